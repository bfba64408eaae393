package org.draughts.window

import org.junit.runner.JUnitCore
import kotlin.system.exitProcess

/**
 * Opens an Activity in a desktop window. What and how is said by system properties, see [Options].
 *
 * Robolectric's JUnit runner builds the sandbox that Android's classes run in, and nothing else builds it so simply:
 * the window is a "test" that ends when it is closed.
 */
fun main() {
    val result = JUnitCore.runClasses(WindowHost::class.java)
    result.failures.forEach { System.err.println(it.trace) }
    exitProcess(if (result.wasSuccessful()) 0 else 1)
}
