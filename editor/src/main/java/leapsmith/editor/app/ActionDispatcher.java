package leapsmith.editor.app;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import leapsmith.editor.ui.Action;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.ValueInput;

/**
 * Receives every key of the window first and passes it on: to the game and the canvas, then to a focused text field if
 * it edits text, and else to an action. In a field of the inspector, undo reverts text that is not applied yet, or else
 * undoes the last step of the document. While editing, Escape returns to the canvas from everywhere else.
 *
 * @param first receives each event before any action, and returns whether it handled it
 * @param asking whether a dialog is open, which then receives all keys
 * @param unavailable receives an action whose key is pressed while it is disabled
 * @param commands receives each key without an action, and returns whether it started a command of the user
 */
record ActionDispatcher(
        Actions actions,
        Predicate<KeyEvent> first,
        BooleanSupplier asking,
        BooleanSupplier playing,
        BooleanSupplier canvasFocused,
        Runnable focusCanvas,
        Consumer<ActionId> unavailable,
        Predicate<KeyEvent> commands) {
    void listenTo(Scene scene) {
        scene.addEventFilter(KeyEvent.ANY, event -> handle(scene.getFocusOwner(), event));
    }

    private void handle(Node focused, KeyEvent event) {
        if (asking.getAsBoolean()) {
            if (event.getEventType() == KeyEvent.KEY_RELEASED) {
                // A key that was pressed before the dialog opened would stay down.
                first.test(event);
            }
            return;
        }
        if (first.test(event)) {
            event.consume();
            return;
        }
        if (event.getEventType() != KeyEvent.KEY_PRESSED) {
            return;
        }
        if (ValueInput.isTyped(focused) && editsText(event)) {
            ValueInput value = focused instanceof ValueInput it ? it : null;
            ComboBox<?> box = focused instanceof ComboBox<?> it ? it : null;
            boolean isShown = value != null && !value.isPending() || box != null && !isPending(box);
            boolean undoesDocument = isShown && (matches(ActionId.UNDO, event) || matches(ActionId.REDO, event));
            if (!undoesDocument) {
                if (box != null && (event.getCode() == KeyCode.ESCAPE || matches(ActionId.UNDO, event))) {
                    box.cancelEdit();
                    event.consume();
                }
                inText(value, event);
                return;
            }
        }
        boolean inCanvas = canvasFocused.getAsBoolean();
        if (!inCanvas && event.getCode() == KeyCode.TAB && !event.isControlDown()) {
            // It moves the focus, whatever else it is assigned to.
            return;
        }
        if (!inCanvas && !playing.getAsBoolean() && event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            focusCanvas.run();
            return;
        }
        Optional<Action> action = actionFor(event);
        // Even if the action is disabled, so that nothing else handles the key.
        if (action.isPresent() || commands.test(event)) {
            event.consume();
        }
        action.ifPresent(its -> {
            if (its.enabled().get()) {
                its.run();
            } else {
                unavailable.accept(its.id());
            }
        });
    }

    private Optional<Action> actionFor(KeyEvent event) {
        for (Action action : actions.all()) {
            if (isInScope(action.id()) && matches(action.id(), event)) {
                return Optional.of(action);
            }
        }
        return Optional.empty();
    }

    private boolean isInScope(ActionId id) {
        return switch (id.scope()) {
            case ALWAYS -> true;
            case EDITING -> !playing.getAsBoolean();
            case PLAYING -> playing.getAsBoolean();
            case CANVAS -> canvasFocused.getAsBoolean();
            case SELECTION, TILE_CURSOR, CANVAS_EDITING -> canvasFocused.getAsBoolean() && !playing.getAsBoolean();
            case GAME -> false;
        };
    }

    /** Handles a key in a text field; {@code value} is null if the field shows no value of the document. */
    private void inText(ValueInput value, KeyEvent event) {
        boolean leaves = event.getCode() == KeyCode.ESCAPE;
        if (value != null && (leaves || matches(ActionId.UNDO, event))) {
            event.consume();
            value.revert();
        }
        if (leaves) {
            event.consume();
            focusCanvas.run();
        }
    }

    /** Whether the text in a box isn't its value. */
    private static <T> boolean isPending(ComboBox<T> box) {
        return !box.getEditor().getText().equals(box.getConverter().toString(box.getValue()));
    }

    private boolean matches(ActionId action, KeyEvent event) {
        return actions.keymapProperty().get().matches(action, event);
    }

    /** Whether a text field handles this key. It ignores function keys and other shortcuts. */
    private static boolean editsText(KeyEvent event) {
        KeyCode code = event.getCode();
        if (code.isFunctionKey()) {
            return false;
        }
        if (!event.isShortcutDown()) {
            return true;
        }
        return switch (code) {
            case A, C, V, X, Y, Z, BACK_SPACE, DELETE, INSERT, LEFT, RIGHT, HOME, END -> true;
            default -> false;
        };
    }
}
