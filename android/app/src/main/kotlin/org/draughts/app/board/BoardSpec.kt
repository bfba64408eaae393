package org.draughts.app.board

import android.view.animation.Interpolator
import android.view.animation.PathInterpolator

/**
 * The measures of everything on the board, as fractions of one square, and the timing of its motion.
 *
 * Code, not resources: they are the drawing itself and differ neither by language nor by screen.
 */
internal object BoardSpec {
    /** Resting pieces. */
    object PieceSize {
        const val RADIUS = 0.39f
        const val OUTLINE = 0.095f
        const val OUTLINE_BOLD = 0.12f
        const val OUTLINE_BOLD_TEXT = 0.105f
        const val GROOVE_MAN = 0.27f
        const val GROOVE_KING = 0.33f
        const val GROOVE_WIDTH = 0.022f
        const val SECOND_GROOVE = 0.17f
        const val THIN_RING_WIDTH = 0.03f
    }

    /** A crown, drawn in a square of its own; on an outlined piece it is scaled about the middle. */
    object Crown {
        val POINTS = arrayOf(
            0.27f to 0.36f,
            0.385f to 0.465f,
            0.5f to 0.315f,
            0.615f to 0.465f,
            0.73f to 0.36f,
            0.69f to 0.585f,
            0.31f to 0.585f,
        )
        const val JOIN = 0.03f
        const val OUTLINED_SCALE = 0.86f
        const val BAR_LEFT = 0.31f
        const val BAR_TOP = 0.63f
        const val BAR_WIDTH = 0.38f
        const val BAR_HEIGHT = 0.055f
        const val BAR_CORNER = 0.02f
        const val GROWS_FROM = 0.6f
    }

    /** The disc under a piece: how much lower it lies, and how dark it is. */
    enum class Shadow(val dy: Float, val alpha: Float) {
        NONE(0f, 0f),
        RESTING(0.035f, 0.38f),
        PICKED(0.11f, 0.42f),
        CARRIED(0.14f, 0.45f),
    }

    object Must {
        const val RADIUS = 0.452f
        const val WIDTH = 0.055f
        const val WIDTH_POINTED_AT = 0.08f
        const val CASING = 0.02f
    }

    object Picked {
        const val FRAME = 0.04f
        const val SCALE = 1.1f
        const val DY = -0.05f
    }

    object Targets {
        const val CASING = 0.025f
        const val QUIET_DOT = 0.15f
        const val VIA_RING = 0.15f
        const val VIA_WIDTH = 0.06f
        const val CAPTURE_RING = 0.29f
        const val CAPTURE_WIDTH = 0.075f
        const val CAPTURE_DOT = 0.1f
        const val POINTED_AT_SCALE = 1.25f
    }

    object Taken {
        const val ALPHA = 0.45f
        const val CROSS = 0.17f
        const val WIDTH = 0.075f
        const val CASING = 0.03f
    }

    object Last {
        const val ARM = 0.26f
        const val INSET = 0.045f
        const val WIDTH = 0.06f
        const val CASING = 0.018f
        const val FROM_RING = 0.09f
        const val FROM_RING_WIDTH = 0.04f
        const val INSET_UNDER_CURSOR = 0.12f
        const val ARM_UNDER_CURSOR = 0.16f
    }

    object Cursor {
        const val INSET = 0.022f
        const val WIDTH = 0.058f
        const val CASING = 0.02f
        const val CORNER = 0.1f
    }

    /** An arrow from the middle of one square to the middle of another. */
    object Hint {
        const val SHAFT = 0.1f
        const val CASING = 0.03f

        /** How far off the middle of the start it begins, and how far before that of the end its shaft ends. */
        const val FROM_START = 0.46f
        const val BEFORE_END = 0.2f
        const val HEAD = 0.3f
    }

    object Drag {
        const val TOUCH_SCALE = 1.6f
        const val TOUCH_DY = -1.05f
        const val MOUSE_SCALE = 1.12f
        const val MOUSE_DY = -0.05f
        const val HALO_RADIUS = 0.98f
        const val HALO_ALPHA = 0.34f
        const val HALO_EDGE = 0.05f
        const val HALO_CASING = 0.02f
        const val GHOST_ALPHA = 0.35f
    }

    object Refusal {
        const val SWING = 0.06f
        const val SWINGS = 3
        const val BADGE = 0.17f
        const val BADGE_X = 0.78f
        const val BADGE_Y = 0.22f
        const val BADGE_EDGE = 0.04f
        const val BADGE_CROSS = 0.42f
        const val BADGE_WIDTH = 0.06f
    }

    object Labels {
        const val SIZE_DP = 12f
        const val LARGEST_DP = 14f
        const val INSIDE = 0.16f
        const val INSIDE_X = 0.04f
        const val INSIDE_BASELINE = 0.16f
        const val INSIDE_FROM_DP = 72f
    }

    /** Milliseconds. */
    object Time {
        const val MOVE_BASE = 120L
        const val MOVE_PER_SQUARE = 30L
        const val MOVE_MOST = 280L
        const val JUMP = 200L
        const val JUMP_PAUSE = 60L
        const val STEP_REDUCED = 350L
        const val TAKEN_FADE = 160L
        const val CROWN = 240L
        const val LIFT = 90L
        const val RETURN = 180L
        const val MARKS_IN = 100L
        const val SWING = 300L
        const val POINT_AT = 900L
        const val TURN = 320L
    }

    /** Marks beside bold pieces or bold text. */
    const val BOLD_MARKS = 1.15f

    /** How much larger a jumping piece is at the top of its jump. */
    const val JUMP_ARC = 0.18f

    val MOVE_EASING: Interpolator = PathInterpolator(0.3f, 0f, 0.2f, 1f)
    val JUMP_EASING: Interpolator = PathInterpolator(0.35f, 0f, 0.25f, 1f)
    val TAKEN_EASING: Interpolator = PathInterpolator(0.4f, 0f, 1f, 1f)
    val CROWN_EASING: Interpolator = PathInterpolator(0.2f, 0.9f, 0.3f, 1f)
}
