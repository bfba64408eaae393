package org.draughts.app

import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class ShotsTest {
    @Test
    fun phone() = Harness().start().shot("phone-light-en")
}

internal const val PHONE = "en-w360dp-h800dp-port-notnight-xhdpi"
