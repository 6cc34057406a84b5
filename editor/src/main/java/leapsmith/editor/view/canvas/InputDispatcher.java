package leapsmith.editor.view.canvas;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Inputs;

/**
 * Dispatches keys to the game or the canvas before actions. While playing, the game gets its own keys;
 * while editing, arrows and Enter may move the tile cursor; a focused text field keeps every key. Keys with Ctrl, Alt
 * or Meta go to actions, except Ctrl with an arrow, which pans while playing.
 *
 * <p>The key filter of the scene calls {@link #handle} first and consumes the event if it returns true.
 */
public final class InputDispatcher {
    /** The canvas operations that keys trigger. */
    interface Target {
        /** Whether Space pans now: the pointer is over the canvas, or the canvas has the focus. */
        boolean takesSpace();

        /** Cancels the current gesture; false if there is none. */
        boolean cancelGesture();

        /** Pans the view by whole steps to the right and down. */
        void panView(int right, int down);

        /** Whether arrows and Enter move the tile cursor now. */
        boolean takesCursorKeys();

        /** Moves the tile cursor by whole tiles to the right and down. */
        void moveCursor(int right, int down);

        /** Presses or releases the button at the tile cursor. */
        void pressCursor(boolean down);

        /** The held modifier keys changed, which may switch the tool. */
        void modifiers(boolean shift, boolean control);
    }

    private final Target target;
    private final GameKeys keys;
    private final ReadOnlyBooleanWrapper panKeyHeld = new ReadOnlyBooleanWrapper(this, "panKeyHeld");
    private final Set<KeyCode> held = EnumSet.noneOf(KeyCode.class);

    private Consumer<Inputs> game;
    private Runnable cloneOne = () -> {};
    private Consumer<Boolean> rewind = held -> {};
    private boolean rewinding;

    InputDispatcher(Target target, GameKeys keys) {
        this.target = target;
        this.keys = keys;
    }

    /** Whether Space is held to pan while editing. */
    public ReadOnlyBooleanProperty panKeyHeldProperty() {
        return panKeyHeld.getReadOnlyProperty();
    }

    /** The held buttons of the game, on channel 0. */
    public Inputs held() {
        Set<Button> down = EnumSet.noneOf(Button.class);
        for (KeyCode key : held) {
            Button button = keys.buttons().get(key);
            if (button != null) {
                down.add(button);
            }
        }
        return Inputs.of(down.toArray(Button[]::new));
    }

    /**
     * Starts sending keys to the game: {@code inputs} receives every change, {@code cloneKey} runs for each clone, and
     * {@code rewindKey} receives true and false when the rewind key is pressed and released.
     */
    void play(Consumer<Inputs> inputs, Runnable cloneKey, Consumer<Boolean> rewindKey) {
        releaseAll();
        game = inputs;
        cloneOne = cloneKey;
        rewind = rewindKey;
    }

    /** Stops sending keys to the game. */
    void stop() {
        releaseAll();
        game = null;
        cloneOne = () -> {};
        rewind = held -> {};
    }

    /** Releases every key, for example when the window loses the focus and will not receive their releases. */
    public void releaseAll() {
        panKeyHeld.set(false);
        endRewind();
        if (!held.isEmpty()) {
            held.clear();
            sendInputs();
        }
    }

    /** Handles a key event of the game or the canvas; returns true if it should be consumed. */
    public boolean handle(KeyEvent event) {
        if (event.getCode().isModifierKey()) {
            target.modifiers(event.isShiftDown(), event.isShortcutDown());
            return false;
        }
        if (event.getEventType() == KeyEvent.KEY_RELEASED) {
            return released(event);
        }
        if (event.getTarget() instanceof TextInputControl) {
            return false;
        }
        return event.getEventType() == KeyEvent.KEY_PRESSED ? pressed(event) : typed(event);
    }

    private boolean pressed(KeyEvent event) {
        KeyCode key = event.getCode();
        if (key == KeyCode.ESCAPE) {
            return target.cancelGesture();
        }
        if (hasCommandModifier(event)) {
            return isPlaying() && event.isControlDown() && !event.isShiftDown() && arrow(key, target::panView);
        }
        if (!isPlaying()) {
            return pressedWhileEditing(event);
        }
        if (key == keys.rewindKey()) {
            if (!rewinding) {
                rewinding = true;
                rewind.accept(true);
            }
            return true;
        }
        if (key == keys.cloneKey()) {
            if (held.add(key)) {
                cloneOne.run();
            }
            return true;
        }
        if (keys.buttons().containsKey(key)) {
            if (held.add(key)) {
                sendInputs();
            }
            return true;
        }
        return false;
    }

    private boolean pressedWhileEditing(KeyEvent event) {
        KeyCode key = event.getCode();
        if (!event.isShiftDown() && target.takesCursorKeys()) {
            if (key == KeyCode.ENTER) {
                if (held.add(key)) {
                    target.pressCursor(true);
                }
                return true;
            }
            if (arrow(key, target::moveCursor)) {
                return true;
            }
        }
        if (key != KeyCode.SPACE || !(panKeyHeld.get() || target.takesSpace())) {
            return false;
        }
        panKeyHeld.set(true);
        return true;
    }

    private boolean typed(KeyEvent event) {
        if (hasCommandModifier(event)) {
            return false;
        }
        String text = event.getCharacter();
        boolean letterOrSpace = !text.isEmpty() && (Character.isLetter(text.codePointAt(0)) || text.equals(" "));
        return letterOrSpace && (isPlaying() || panKeyHeld.get());
    }

    /** Releases are always handled, or a key would stay down after the focus has moved. */
    private boolean released(KeyEvent event) {
        KeyCode key = event.getCode();
        if (key == KeyCode.SPACE && panKeyHeld.get()) {
            panKeyHeld.set(false);
            return true;
        }
        if (key == keys.rewindKey() && rewinding) {
            endRewind();
            return true;
        }
        if (!held.remove(key)) {
            return false;
        }
        if (key == KeyCode.ENTER) {
            target.pressCursor(false);
        }
        sendInputs();
        return true;
    }

    private void endRewind() {
        if (rewinding) {
            rewinding = false;
            rewind.accept(false);
        }
    }

    /** An operation with a step to the right and down. */
    private interface Step {
        void go(int right, int down);
    }

    private static boolean arrow(KeyCode key, Step step) {
        switch (key) {
            case LEFT -> step.go(-1, 0);
            case RIGHT -> step.go(1, 0);
            case UP -> step.go(0, -1);
            case DOWN -> step.go(0, 1);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void sendInputs() {
        if (isPlaying()) {
            game.accept(held());
        }
    }

    private boolean isPlaying() {
        return game != null;
    }

    private static boolean hasCommandModifier(KeyEvent event) {
        return event.isControlDown() || event.isAltDown() || event.isMetaDown();
    }
}
