package leapsmith.editor.app;

import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.ComboBoxListViewSkin;
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
        TypeAhead typeAhead = new TypeAhead();
        scene.addEventFilter(KeyEvent.ANY, event -> {
            if (typeAhead.handle(scene.getFocusOwner(), event)) {
                event.consume();
            } else {
                handle(scene.getFocusOwner(), event);
            }
        });
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

    /** Letters and digits that are typed while the list of a box is open: they choose the next entry that begins with them. */
    private static final class TypeAhead {
        private static final long PAUSE_MILLIS = 1000;

        private String typed = "";
        private long lastMillis;

        boolean handle(Node focused, KeyEvent event) {
            boolean isOpen = focused instanceof ComboBox<?> box && box.isShowing() && !box.isEditable();
            if (!isOpen || event.isShortcutDown() || event.isAltDown()) {
                return false;
            }
            if (event.getEventType() != KeyEvent.KEY_TYPED) {
                return event.getCode().isLetterKey() || event.getCode().isDigitKey();
            }
            String character = event.getCharacter();
            boolean isWord = !character.isEmpty() && Character.isLetterOrDigit(character.codePointAt(0));
            if (isWord) {
                choose((ComboBox<?>) focused, character.toLowerCase(Locale.ROOT));
            }
            return isWord;
        }

        private <T> void choose(ComboBox<T> box, String character) {
            long now = System.currentTimeMillis();
            typed = now - lastMillis > PAUSE_MILLIS ? character : typed + character;
            lastMillis = now;
            int count = box.getItems().size();
            // The first letter again goes on to the next entry; more letters may still mean the same one.
            int from = box.getSelectionModel().getSelectedIndex() + (typed.length() == 1 ? 1 : 0);
            for (int i = 0; i < count; i++) {
                int index = Math.floorMod(from + i, count);
                T entry = box.getItems().get(index);
                if (box.getConverter().toString(entry).toLowerCase(Locale.ROOT).startsWith(typed)) {
                    box.getSelectionModel().select(index);
                    if (box.getSkin() instanceof ComboBoxListViewSkin<?> skin
                            && skin.getPopupContent() instanceof ListView<?> list) {
                        list.scrollTo(index);
                    }
                    return;
                }
            }
        }
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
