package leapsmith.editor.app;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import leapsmith.editor.view.panel.Action;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.editor.view.panel.Actions;
import leapsmith.editor.view.panel.ValueInput;

/**
 * Hears every key of the window before anything else and decides whose it is: first the game and the canvas are asked,
 * then text fields keep what edits text, and what is left asks for an action. In a field of the inspector undo takes
 * back what is typed and not in the document yet, or else the last step of the document. Nothing else in the window has a key of
 * its own.
 */
final class ActionDispatcher {
    private final Actions actions;
    private final Predicate<KeyEvent> first;
    private final BooleanSupplier asking;
    private final BooleanSupplier playing;
    private final BooleanSupplier canvasFocused;
    private final Runnable focusCanvas;

    /**
     * A dispatcher for a table of actions.
     *
     * @param first gets each event before any action, and answers whether it was for it
     * @param asking whether a question is open, which has all keys then
     * @param playing whether a level is played now
     * @param canvasFocused whether the canvas has the focus now
     * @param focusCanvas gives it the focus
     */
    ActionDispatcher(
            Actions actions,
            Predicate<KeyEvent> first,
            BooleanSupplier asking,
            BooleanSupplier playing,
            BooleanSupplier canvasFocused,
            Runnable focusCanvas) {
        this.actions = actions;
        this.first = first;
        this.asking = asking;
        this.playing = playing;
        this.canvasFocused = canvasFocused;
        this.focusCanvas = focusCanvas;
    }

    /** Hears the keys of this scene from now on. */
    void listenTo(Scene scene) {
        scene.addEventFilter(KeyEvent.ANY, event -> handle(scene.getFocusOwner(), event));
    }

    private void handle(Node focused, KeyEvent event) {
        if (asking.getAsBoolean()) {
            if (event.getEventType() == KeyEvent.KEY_RELEASED) {
                // What was pressed before the question would stay down.
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
        if (focused instanceof TextInputControl && editsText(event)) {
            ValueInput value = focused instanceof ValueInput it ? it : null;
            boolean undoesDocument =
                    value != null && !value.isPending() && (asks(ActionId.UNDO, event) || asks(ActionId.REDO, event));
            if (!undoesDocument) {
                inText(value, event);
                return;
            }
        }
        actionFor(event).ifPresent(action -> {
            // Also when it is disabled: a key must not mean now this and now that.
            event.consume();
            action.run();
        });
    }

    private Optional<Action> actionFor(KeyEvent event) {
        for (Action action : actions.all()) {
            if (isHeard(action.id()) && asks(action.id(), event)) {
                return Optional.of(action);
            }
        }
        return Optional.empty();
    }

    private boolean isHeard(ActionId id) {
        return switch (id.scope()) {
            case ALWAYS -> true;
            case EDITING -> !playing.getAsBoolean();
            case PLAYING -> playing.getAsBoolean();
            case CANVAS -> canvasFocused.getAsBoolean();
        };
    }

    /** A key for a text field, which may be that of a value. */
    private void inText(ValueInput value, KeyEvent event) {
        boolean leaves = event.getCode() == KeyCode.ESCAPE;
        if (value != null && (leaves || asks(ActionId.UNDO, event))) {
            event.consume();
            value.takeBack();
        }
        if (leaves) {
            event.consume();
            focusCanvas.run();
        }
    }

    private static boolean asks(ActionId action, KeyEvent event) {
        return action.keys().stream().anyMatch(key -> key.match(event));
    }

    /** Whether a text field would do something with this key. Function keys and the other shortcuts it leaves. */
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
