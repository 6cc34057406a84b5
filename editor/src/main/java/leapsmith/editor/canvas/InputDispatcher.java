package leapsmith.editor.canvas;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import leapsmith.editor.ui.HeldKey;
import leapsmith.editor.ui.Keymap;
import leapsmith.editor.ui.Scope;
import leapsmith.editor.ui.ValueInput;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Inputs;

/**
 * Dispatches keys to the game or the canvas before actions. While playing, the game gets its own keys; while editing,
 * some keys move the tile cursor; a focused text field keeps every key. Keys with Ctrl, Alt or Meta go to actions.
 *
 * <p>The key filter of the scene calls {@link #handle} first and consumes the event if it returns true.
 */
public final class InputDispatcher {
    /** The canvas operations that keys trigger. */
    interface Target {
        /** Whether the key that pans does so now: the pointer is over the canvas, or the canvas has the focus. */
        boolean takesSpace();

        /** Cancels the current gesture; false if there is none. */
        boolean cancelGesture();

        boolean takesCursorKeys();

        /** Moves the tile cursor by whole tiles to the right and down. */
        void moveCursor(int right, int down);

        void pressCursor(boolean down);

        /** The held modifier keys changed, which may switch the tool. */
        void modifiers(boolean shift, boolean control);
    }

    private final Target target;
    private final Supplier<Keymap> keymap;
    private final ReadOnlyBooleanWrapper panKeyHeld = new ReadOnlyBooleanWrapper(this, "panKeyHeld");
    /** The meaning of each key that is down, as it was when the key was pressed. */
    private final Map<KeyCode, HeldKey> held = new EnumMap<>(KeyCode.class);

    private Consumer<Inputs> game;
    private Runnable cloneOne = () -> {};
    private Consumer<Boolean> rewind = held -> {};

    InputDispatcher(Target target, Supplier<Keymap> keymap) {
        this.target = target;
        this.keymap = keymap;
    }

    ReadOnlyBooleanProperty panKeyHeldProperty() {
        return panKeyHeld.getReadOnlyProperty();
    }

    /** The held buttons of the game, on channel 0. */
    Inputs held() {
        Set<Button> down = EnumSet.noneOf(Button.class);
        held.values().forEach(key -> down.addAll(key.buttons()));
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

    void stop() {
        releaseAll();
        game = null;
        cloneOne = () -> {};
        rewind = held -> {};
    }

    /** Releases every key, for example when the window loses the focus and will not receive their releases. */
    void releaseAll() {
        for (KeyCode code : List.copyOf(held.keySet())) {
            release(code);
        }
    }

    /** Handles a key event of the game or the canvas; returns true if it should be consumed. */
    public boolean handle(KeyEvent event) {
        if (event.getCode().isModifierKey()) {
            target.modifiers(event.isShiftDown(), event.isShortcutDown());
            return false;
        }
        if (event.getEventType() == KeyEvent.KEY_RELEASED) {
            // Always handled, or a key would stay down after the focus has moved.
            return release(event.getCode());
        }
        if (ValueInput.isTyped(event.getTarget())) {
            return false;
        }
        return event.getEventType() == KeyEvent.KEY_PRESSED ? pressed(event) : typed(event);
    }

    private boolean pressed(KeyEvent event) {
        KeyCode code = event.getCode();
        if (code == KeyCode.ESCAPE) {
            return target.cancelGesture();
        }
        if (hasCommandModifier(event)) {
            return false;
        }
        return isPlaying() ? pressedWhilePlaying(code) : pressedWhileEditing(event);
    }

    private boolean pressedWhilePlaying(KeyCode code) {
        Optional<HeldKey> key = keymap.get().held(Scope.GAME, code);
        key.ifPresent(it -> press(code, it));
        return key.isPresent();
    }

    private boolean pressedWhileEditing(KeyEvent event) {
        KeyCode code = event.getCode();
        if (!event.isShiftDown() && target.takesCursorKeys()) {
            Optional<HeldKey> key = keymap.get().held(Scope.TILE_CURSOR, code);
            if (key.isPresent()) {
                press(code, key.get());
                return true;
            }
        }
        Optional<HeldKey> pan =
                keymap.get().held(Scope.CANVAS_EDITING, code).filter(key -> panKeyHeld.get() || target.takesSpace());
        pan.ifPresent(key -> press(code, key));
        return pan.isPresent();
    }

    private void press(KeyCode code, HeldKey key) {
        boolean repeats = held.put(code, key) != null;
        switch (key) {
            case CURSOR_LEFT -> target.moveCursor(-1, 0);
            case CURSOR_RIGHT -> target.moveCursor(1, 0);
            case CURSOR_UP -> target.moveCursor(0, -1);
            case CURSOR_DOWN -> target.moveCursor(0, 1);
            default -> {
                if (!repeats) {
                    begin(key);
                }
            }
        }
    }

    private void begin(HeldKey key) {
        switch (key) {
            case CURSOR_PRESS -> target.pressCursor(true);
            case PAN -> panKeyHeld.set(true);
            case GAME_CLONE -> cloneOne.run();
            case GAME_REWIND -> rewind.accept(true);
            default -> sendInputs();
        }
    }

    /** A key goes up; false if it was not down. */
    private boolean release(KeyCode code) {
        HeldKey key = held.remove(code);
        if (key == null) {
            return false;
        }
        if (!held.containsValue(key)) {
            switch (key) {
                case CURSOR_PRESS -> target.pressCursor(false);
                case PAN -> panKeyHeld.set(false);
                case GAME_REWIND -> rewind.accept(false);
                default -> {
                    if (!key.buttons().isEmpty()) {
                        sendInputs();
                    }
                }
            }
        }
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
