package org.draughts.window

import android.app.Activity
import android.content.res.Configuration
import android.os.Looper
import android.view.inspector.WindowInspector
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import org.robolectric.shadows.ShadowSystemClock
import java.lang.management.ManagementFactory
import java.time.Duration
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread

/**
 * Runs Android's main thread for a desktop window: hands it events, moves its clock on with the real one, and shows a
 * frame whenever something has become dirty.
 */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35])
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class WindowHost {
    private val options = Options()
    private val tasks = LinkedBlockingQueue<() -> Unit>()
    private val frames = Frames(options.verbose)
    private lateinit var controller: ActivityController<out Activity>
    private lateinit var window: DesktopWindow
    private var last = System.nanoTime()

    private val activity: Activity get() = controller.get()

    @Test
    fun run() {
        RuntimeEnvironment.setQualifiers(options.qualifiers())
        options.data?.let { keepAppData(it) }
        val type = Class.forName(options.activity).asSubclass(Activity::class.java)
        controller = Robolectric.buildActivity(type).setup()
        open()
        startScript()
        while (!window.isClosed && !activity.isFinishing && !activity.isDestroyed) turn()
        close()
    }

    private fun open() {
        val metrics = RuntimeEnvironment.getApplication().resources.displayMetrics
        val injector = Injector { activity }
        window = DesktopWindow(
            activity.title.toString(),
            metrics.widthPixels,
            metrics.heightPixels,
            onEvent = { event -> tasks.add { injector.inject(event) } },
            onResize = { width, height -> tasks.add { resize(width, height) } },
        )
        window.show()
        val started = ManagementFactory.getRuntimeMXBean().startTime
        if (options.verbose) {
            println("open ${System.currentTimeMillis() - started} ms after the start")
        }
    }

    /** One turn of the main thread: what is due, then what has happened, then a picture if it is another. */
    private fun turn() {
        val task = tasks.poll(FRAME_MS, TimeUnit.MILLISECONDS)
        moveClock()
        task?.invoke()
        while (true) (tasks.poll() ?: break).invoke()
        shadowOf(Looper.getMainLooper()).idle()
        showRebuilt()
        if (frames.isDirty()) window.draw(frames.render(window.imageWidth, window.imageHeight))
    }

    private fun moveClock() {
        val now = System.nanoTime()
        ShadowSystemClock.advanceBy(Duration.ofNanos(now - last))
        last = now
    }

    /** Another size is another configuration, as when a phone is turned. */
    private fun resize(width: Int, height: Int) {
        if (width == window.imageWidth && height == window.imageHeight) return
        val dp = { pixels: Int -> (pixels * Options.DP / options.density).coerceAtLeast(LEAST_DP) }
        RuntimeEnvironment.setQualifiers(options.qualifiers(dp(width), dp(height)))
        val resources = RuntimeEnvironment.getApplication().resources
        controller.configurationChange(Configuration(resources.configuration))
        showRebuilt()
        window.resizeImage(resources.displayMetrics.widthPixels, resources.displayMetrics.heightPixels)
        frames.markDirty()
    }

    /** An Activity was built again, for another size or in another light: Robolectric leaves its window out of sight. */
    private fun showRebuilt() {
        if (activity.isFinishing || activity.isDestroyed || activity.window.decorView.parent != null) return
        controller.visible()
        frames.markDirty()
    }

    private fun startScript() {
        val script =
            options.script?.let { Class.forName(it).getDeclaredConstructor().newInstance() as WindowScript } ?: return
        thread(name = "script", isDaemon = true) {
            try {
                script.play(Remote(window, { activity }, tasks::add, frames::picture))
            } catch (@Suppress("TooGenericExceptionCaught") failure: Throwable) {
                scriptFailure = failure
            } finally {
                window.close()
            }
        }
    }

    @Volatile
    private var scriptFailure: Throwable? = null

    private fun close() {
        controller.pause().stop().destroy()
        shadowOf(Looper.getMainLooper()).idle()
        // The process ends here, which Android tells an app in emulated environments only.
        RuntimeEnvironment.getApplication().onTerminate()
        window.dispose()
        check(WindowInspector.getGlobalWindowViews().isEmpty()) { "a window was left open" }
        scriptFailure?.let { throw it }
    }

    private companion object {
        const val FRAME_MS = 12L
        const val LEAST_DP = 200
    }
}
