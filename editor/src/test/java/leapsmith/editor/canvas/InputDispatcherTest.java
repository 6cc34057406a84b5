package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import leapsmith.editor.ui.KeyText;
import leapsmith.editor.ui.Keymap;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class InputDispatcherTest {
    private final List<Inputs> received = new ArrayList<>();
    private final List<Boolean> rewinds = new ArrayList<>();
    private final List<String> canvas = new ArrayList<>();
    private boolean takesSpace;
    private boolean takesCursorKeys;
    private boolean hasGesture;
    private int clones;

    private final InputDispatcher.Target target = new InputDispatcher.Target() {
        @Override
        public boolean takesSpace() {
            return takesSpace;
        }

        @Override
        public boolean cancelGesture() {
            boolean had = hasGesture;
            hasGesture = false;
            return had;
        }

        @Override
        public boolean takesCursorKeys() {
            return takesCursorKeys;
        }

        @Override
        public void moveCursor(int right, int down) {
            canvas.add("cursor " + right + "," + down);
        }

        @Override
        public void pressCursor(boolean down) {
            canvas.add(down ? "down" : "up");
        }

        @Override
        public void modifiers(boolean shift, boolean control) {
            canvas.add(shift ? "shift" : control ? "control" : "none");
        }
    };

    private Keymap keymap = Keymap.of(List.of());
    private final InputDispatcher dispatcher = new InputDispatcher(target, () -> keymap);

    @Test
    void gameKeysAreHeldUntilReleased() {
        play();
        assertTrue(press(KeyCode.D));
        assertTrue(press(KeyCode.UP));
        assertTrue(release(KeyCode.D));
        assertTrue(release(KeyCode.UP));
        assertEquals(
                List.of(
                        Inputs.of(Button.RIGHT),
                        Inputs.of(Button.RIGHT, Button.JUMP, Button.UP),
                        Inputs.of(Button.JUMP, Button.UP),
                        Inputs.NONE),
                received);
    }

    @Test
    void theRewindKeyRewindsWhileHeld() {
        play();
        assertTrue(press(KeyCode.BACK_SPACE));
        assertTrue(press(KeyCode.BACK_SPACE));
        assertTrue(release(KeyCode.BACK_SPACE));
        assertEquals(List.of(true, false), rewinds);
        press(KeyCode.BACK_SPACE);
        dispatcher.releaseAll();
        assertEquals(List.of(true, false, true, false), rewinds);
        assertEquals(List.of(), received);
    }

    @Test
    void arrowsAndEnterMoveTheTileCursorWhenAllowed() {
        assertFalse(press(KeyCode.LEFT));
        assertFalse(press(KeyCode.ENTER));
        takesCursorKeys = true;
        assertTrue(press(KeyCode.LEFT));
        assertTrue(press(KeyCode.DOWN));
        assertTrue(press(KeyCode.ENTER));
        assertTrue(press(KeyCode.ENTER), "the key repeats");
        assertTrue(press(KeyCode.UP));
        assertTrue(release(KeyCode.ENTER));
        assertEquals(List.of("cursor -1,0", "cursor 0,1", "down", "cursor 0,-1", "up"), canvas);
        assertFalse(press(KeyCode.E), "letters are for actions");
        canvas.clear();
        play();
        press(KeyCode.LEFT);
        assertEquals(List.of(), canvas, "the game has the arrows");
    }

    @Test
    void keyRepeatIsNotANewPress() {
        play();
        press(KeyCode.A);
        press(KeyCode.A);
        press(KeyCode.SPACE);
        press(KeyCode.SPACE);
        assertEquals(List.of(Inputs.of(Button.LEFT)), received);
        assertEquals(1, clones);
    }

    @Test
    void aButtonWithTwoKeysIsHeldWhileOneIs() {
        play();
        press(KeyCode.W);
        press(KeyCode.UP);
        release(KeyCode.W);
        assertEquals(Inputs.of(Button.JUMP, Button.UP), dispatcher.held());
    }

    @Test
    void keysThatTheGameDoesNotUseAreForActionsWhilePlaying() {
        play();
        assertFalse(press(KeyCode.B));
        assertFalse(press(KeyCode.DIGIT1));
        assertFalse(press(KeyCode.F5));
        assertTrue(press(KeyCode.W));
        assertTrue(press(KeyCode.SPACE));
        assertTrue(typed("b"), "a focused control doesn't get the letter");
    }

    @Test
    void lettersAndArrowsBelongToTheEditorWhileEditing() {
        assertFalse(press(KeyCode.B));
        assertFalse(press(KeyCode.LEFT));
        assertFalse(typed("b"));
        play();
        dispatcher.stop();
        assertFalse(press(KeyCode.A));
        assertEquals(Inputs.NONE, dispatcher.held());
    }

    @Test
    void keysWithControlAreActions() {
        play();
        assertFalse(dispatcher.handle(event(KeyEvent.KEY_PRESSED, KeyCode.A, "", true)));
        assertFalse(dispatcher.handle(event(KeyEvent.KEY_PRESSED, KeyCode.LEFT, "", true)));
        assertEquals(Inputs.NONE, dispatcher.held());
    }

    @Test
    void losingTheFocusReleasesEverything() {
        play();
        press(KeyCode.D);
        dispatcher.releaseAll();
        assertEquals(List.of(Inputs.of(Button.RIGHT), Inputs.NONE), received);
        assertFalse(release(KeyCode.D));
    }

    @Test
    void escapeCancelsAGestureBeforeActions() {
        hasGesture = true;
        assertTrue(press(KeyCode.ESCAPE));
        assertFalse(press(KeyCode.ESCAPE));
    }

    @Test
    void modifiersArePassedOnAndNotConsumed() {
        assertFalse(press(KeyCode.SHIFT));
        assertFalse(dispatcher.handle(event(KeyEvent.KEY_PRESSED, KeyCode.CONTROL, "", true)));
        assertEquals(List.of("none", "control"), canvas);
    }

    @Test
    void spacePansIfTheCanvasAcceptsIt() {
        assertFalse(press(KeyCode.SPACE));
        takesSpace = true;
        assertTrue(press(KeyCode.SPACE));
        assertTrue(dispatcher.panKeyHeldProperty().get());
        assertTrue(typed(" "));
        assertTrue(release(KeyCode.SPACE));
        assertFalse(dispatcher.panKeyHeldProperty().get());
    }

    @Test
    void theKeysCanBeChanged() {
        keymap = Keymap.of(
                List.of(),
                Map.of("game.left", KeyText.readAll("Q"), "game.clone", KeyText.readAll("X")),
                Map.of("cursor.left", KeyText.readAll("NUMPAD4")));
        takesCursorKeys = true;
        assertTrue(press(KeyCode.NUMPAD4));
        assertFalse(press(KeyCode.LEFT));
        assertEquals(List.of("cursor -1,0"), canvas);
        play();
        press(KeyCode.Q);
        press(KeyCode.X);
        press(KeyCode.A);
        assertEquals(List.of(Inputs.of(Button.LEFT)), received);
        assertEquals(1, clones);
    }

    @Test
    void aKeyIsReleasedAlsoIfItsMeaningChangedMeanwhile() {
        play();
        press(KeyCode.A);
        keymap = Keymap.of(List.of(), Map.of("game.left", KeyText.readAll("Q")), Map.of());
        assertTrue(release(KeyCode.A));
        assertEquals(Inputs.NONE, dispatcher.held());
    }

    private void play() {
        dispatcher.play(received::add, () -> clones++, rewinds::add);
    }

    private boolean press(KeyCode code) {
        return dispatcher.handle(event(KeyEvent.KEY_PRESSED, code, "", false));
    }

    private boolean release(KeyCode code) {
        return dispatcher.handle(event(KeyEvent.KEY_RELEASED, code, "", false));
    }

    private boolean typed(String text) {
        return dispatcher.handle(event(KeyEvent.KEY_TYPED, KeyCode.UNDEFINED, text, false));
    }

    private static KeyEvent event(EventType<KeyEvent> type, KeyCode code, String text, boolean control) {
        return new KeyEvent(type, text, text, code, false, control, false, false);
    }
}
