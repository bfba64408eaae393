package org.draughts.apk;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.os.Looper;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import android.widget.TextView;
import com.sun.jna.Memory;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Structure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.shadows.ShadowSystemClock;

/**
 * The app as it lies in the APK: its shrunk classes play a whole game and catch a panic. In Java and by the framework's own
 * classes, so that nothing that was shrunk away comes back with the test.
 *
 * <p>It runs on the newest and on the oldest Android and, where tools/make-apk has prepared it, with the phone's library.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = {26, 35}, qualifiers = "en-w411dp-h891dp-port-xhdpi")
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class ShrunkGameTest {
    private static final int LARGEST_BOARD = 50;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Random random = new Random(7);
    private ActivityController<? extends Activity> controller;

    private Activity activity() {
        return controller.get();
    }

    private String words(String name) {
        int id = activity().getResources().getIdentifier(name, "string", activity().getPackageName());
        assertTrue("there is no text " + name, id != 0);
        return activity().getString(id);
    }

    private void advance(long milliseconds) {
        ShadowSystemClock.advanceBy(Duration.ofMillis(milliseconds));
        Shadows.shadowOf(Looper.getMainLooper()).idle();
    }

    private void waitFor(String what, BooleanSupplier done) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!done.getAsBoolean()) {
            assertTrue("waited too long for " + what, System.nanoTime() < end);
            Thread.sleep(2);
            advance(16);
        }
    }

    private static void collect(View root, List<View> into) {
        if (!root.isShown()) {
            return;
        }
        into.add(root);
        if (root instanceof ViewGroup) {
            ViewGroup group = (ViewGroup) root;
            for (int i = 0; i < group.getChildCount(); i++) {
                collect(group.getChildAt(i), into);
            }
        }
    }

    private List<View> seen() {
        List<View> views = new ArrayList<>();
        collect(activity().getWindow().getDecorView(), views);
        return views;
    }

    private View find(String name) {
        String words = words(name);
        View found = null;
        for (View view : seen()) {
            boolean written = view instanceof TextView && words.contentEquals(((TextView) view).getText());
            if (written || words.contentEquals(String.valueOf(view.getContentDescription()))) {
                found = view;
            }
        }
        return found;
    }

    private void press(String name) throws InterruptedException {
        waitFor(name, () -> find(name) != null);
        View button = find(name);
        while (button != null && !button.hasOnClickListeners()) {
            button = button.getParent() instanceof View ? (View) button.getParent() : null;
        }
        assertNotNull(name + " is no button", button);
        button.performClick();
        advance(500);
    }

    private AccessibilityNodeProvider board() {
        for (View view : seen()) {
            if (view.getAccessibilityNodeProvider() != null) {
                return view.getAccessibilityNodeProvider();
            }
        }
        throw new AssertionError("there is no board");
    }

    /** The squares that say one of these. */
    private List<Integer> saying(String... names) {
        AccessibilityNodeProvider board = board();
        List<Integer> squares = new ArrayList<>();
        for (int square = 1; square <= LARGEST_BOARD; square++) {
            AccessibilityNodeInfo node = board.createAccessibilityNodeInfo(square);
            String said = ", " + node.getContentDescription() + ",";
            for (String name : names) {
                if (said.contains(", " + words(name) + ",")) {
                    squares.add(square);
                    break;
                }
            }
        }
        return squares;
    }

    private boolean choose(List<Integer> squares) {
        if (squares.isEmpty()) {
            return false;
        }
        int square = squares.get(random.nextInt(squares.size()));
        return board().performAction(square, AccessibilityNodeInfo.ACTION_CLICK, null);
    }

    /** Where the picked piece can go or, if none is picked, what can be picked. */
    private List<Integer> playable() {
        List<Integer> targets = saying("spoken_target", "spoken_via", "spoken_capture");
        return targets.isEmpty() ? saying("spoken_must_capture", "spoken_movable") : targets;
    }

    @Test
    @SuppressWarnings("unchecked")
    public void aWholeGame() throws Exception {
        Class<?> main = Class.forName("org.draughts.app.MainActivity");
        controller = Robolectric.buildActivity((Class<? extends Activity>) main).setup();
        press("new_game");
        press("level_easy");
        press("start");
        int clicks = 0;
        while (find("next_game") == null) {
            assertTrue("the game does not end", clicks < 1000);
            waitFor("the computer's reply", () -> find("next_game") != null || !playable().isEmpty());
            if (find("next_game") == null && choose(playable())) {
                clicks++;
            }
            advance(500);
        }
        assertTrue("a game has more moves than that", clicks > 10);
        press("next_game");
        waitFor("the next game", () -> find("next_game") == null);
        assertLoaded();
    }

    /** An argument that cannot be read makes the library panic; the panic is caught and comes back as a status. */
    @Test
    public void aPanicIsCaught() throws Exception {
        NativeLibrary library = NativeLibrary.getInstance("draughts_bindings");
        Class<?> buffer = Class.forName("org.draughts.core.RustBuffer$ByValue");
        Structure empty = (Structure) buffer.getConstructor().newInstance();
        for (int again = 0; again < 3; again++) {
            // A code in the first byte, then a buffer (capacity, length, data) with the message.
            Memory status = new Memory(32);
            status.clear();
            library.getFunction("uniffi_draughts_fn_func_help_pages").invoke(buffer, new Object[] {empty, status});
            assertEquals("the code of a panic", 2, status.getByte(0));
            byte[] message = status.getPointer(24).getByteArray(0, (int) status.getLong(16));
            String said = new String(message, StandardCharsets.UTF_8);
            assertTrue(said, said.contains("language"));
        }
        assertLoaded();
    }

    /** It was the library that this run is about. */
    private static void assertLoaded() throws IOException {
        boolean phone = Boolean.getBoolean("is.phone.library");
        String maps = new String(Files.readAllBytes(Paths.get("/proc/self/maps")), StandardCharsets.UTF_8);
        assertEquals("the phone's library", phone, maps.contains("/android/x86_64/libdraughts_bindings.so"));
    }
}
