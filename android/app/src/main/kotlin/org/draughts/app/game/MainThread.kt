package org.draughts.app.game

import android.os.Handler
import android.os.Looper
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.resume

/** Coroutines on Android's main thread, and by Android's clock. */
internal object MainThread : CoroutineDispatcher() {
    private val handler by lazy { Handler(Looper.getMainLooper()) }

    override fun dispatch(context: CoroutineContext, block: Runnable) {
        handler.post(block)
    }

    /** Waits. `delay` would wait on a thread and a clock of its own, which a test cannot move on. */
    suspend fun pause(milliseconds: Long) {
        if (milliseconds <= 0) return
        suspendCancellableCoroutine { continuation ->
            val resume = Runnable { continuation.resume(Unit) }
            handler.postDelayed(resume, milliseconds)
            continuation.invokeOnCancellation { handler.removeCallbacks(resume) }
        }
    }
}
