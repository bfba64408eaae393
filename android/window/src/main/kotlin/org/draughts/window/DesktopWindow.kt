package org.draughts.window

import android.graphics.Bitmap
import java.awt.AWTEvent
import java.awt.Dimension
import java.awt.EventQueue
import java.awt.Graphics
import java.awt.event.ComponentAdapter
import java.awt.event.ComponentEvent
import java.awt.event.KeyEvent
import java.awt.event.KeyListener
import java.awt.event.MouseAdapter
import java.awt.event.MouseEvent
import java.awt.event.WindowAdapter
import java.awt.event.WindowEvent
import java.awt.image.BufferedImage
import java.awt.image.DataBufferInt
import javax.swing.JFrame
import javax.swing.JPanel
import javax.swing.Timer

/**
 * The desktop's side: a Swing window with a picture in it that reports what mouse and keyboard do.
 *
 * @param onEvent told of mouse and key events, on Swing's thread
 * @param onResize told of another size in pixels, once the hand has come to rest
 */
internal class DesktopWindow(
    title: String,
    width: Int,
    height: Int,
    private val onEvent: (AWTEvent) -> Unit,
    private val onResize: (Int, Int) -> Unit,
) {
    @Volatile
    var isClosed = false
        private set

    @Volatile
    private var image = BufferedImage(width, height, BufferedImage.TYPE_INT_RGB)

    val imageWidth get() = image.width
    val imageHeight get() = image.height

    val surface = object : JPanel() {
        override fun paintComponent(graphics: Graphics) {
            synchronized(this@DesktopWindow) { graphics.drawImage(image, 0, 0, null) }
        }
    }.apply {
        preferredSize = Dimension(width, height)
        isFocusable = true
        // Tab is Android's.
        focusTraversalKeysEnabled = false
    }

    private val frame = JFrame(title)
    private val resized = Timer(RESIZE_REST_MS) { onResize(surface.width, surface.height) }.apply { isRepeats = false }

    fun show() = EventQueue.invokeAndWait {
        val mouse = object : MouseAdapter() {
            override fun mousePressed(event: MouseEvent) = onEvent(event)
            override fun mouseDragged(event: MouseEvent) = onEvent(event)
            override fun mouseReleased(event: MouseEvent) = onEvent(event)
            override fun mouseWheelMoved(event: java.awt.event.MouseWheelEvent) = onEvent(event)
        }
        surface.addMouseListener(mouse)
        surface.addMouseMotionListener(mouse)
        surface.addMouseWheelListener(mouse)
        surface.addKeyListener(object : KeyListener {
            override fun keyPressed(event: KeyEvent) = onEvent(event)
            override fun keyReleased(event: KeyEvent) = onEvent(event)
            override fun keyTyped(event: KeyEvent) = Unit
        })
        surface.addComponentListener(object : ComponentAdapter() {
            override fun componentResized(event: ComponentEvent) = resized.restart()
        })
        frame.defaultCloseOperation = JFrame.DO_NOTHING_ON_CLOSE
        frame.addWindowListener(object : WindowAdapter() {
            override fun windowClosing(event: WindowEvent) = close()
        })
        frame.contentPane.add(surface)
        frame.pack()
        frame.setLocationRelativeTo(null)
        frame.isVisible = true
        surface.requestFocusInWindow()
    }

    fun draw(bitmap: Bitmap) {
        synchronized(this) {
            val target = image
            val width = minOf(bitmap.width, target.width)
            val height = minOf(bitmap.height, target.height)
            bitmap.getPixels((target.raster.dataBuffer as DataBufferInt).data, 0, target.width, 0, 0, width, height)
        }
        surface.repaint()
    }

    fun resizeImage(width: Int, height: Int) = synchronized(this) {
        image = BufferedImage(width, height, BufferedImage.TYPE_INT_RGB)
    }

    /** Asks for the end; the host closes the app and then disposes of the window. */
    fun close() {
        isClosed = true
    }

    fun dispose() = EventQueue.invokeAndWait {
        resized.stop()
        frame.dispose()
    }

    private companion object {
        const val RESIZE_REST_MS = 150
    }
}
