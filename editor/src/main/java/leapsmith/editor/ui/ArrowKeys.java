package leapsmith.editor.ui;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;

/**
 * Makes a group of buttons one stop of the Tab key: arrow keys, Home and End move the focus inside the group, and Tab
 * leaves it. Tab returns to the button that had the focus last.
 */
public final class ArrowKeys {
    private final Supplier<List<? extends Node>> buttons;

    private ArrowKeys(Supplier<List<? extends Node>> buttons) {
        this.buttons = buttons;
    }

    /**
     * Starts to handle the keys of a group.
     *
     * @param buttons the current buttons, in their order
     */
    public static ArrowKeys in(Parent group, Supplier<List<? extends Node>> buttons) {
        ArrowKeys keys = new ArrowKeys(buttons);
        group.addEventFilter(KeyEvent.KEY_PRESSED, keys::pressed);
        return keys;
    }

    /** Makes {@code node} the button that Tab reaches; call it also when the buttons change. */
    public void setStop(Node node) {
        buttons.get().forEach(it -> it.setFocusTraversable(it == node));
    }

    private void pressed(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
            return;
        }
        List<? extends Node> all = buttons.get().stream()
                .filter(it -> it.isVisible() && !it.isDisabled())
                .toList();
        int at = -1;
        for (int i = 0; i < all.size(); i++) {
            if (event.getTarget() instanceof Node target && FocusOrder.isWithin(all.get(i), target)) {
                at = i;
            }
        }
        if (at < 0) {
            return;
        }
        int wanted = switch (event.getCode()) {
            case UP, LEFT, KP_UP, KP_LEFT -> Math.floorMod(at - 1, all.size());
            case DOWN, RIGHT, KP_DOWN, KP_RIGHT -> Math.floorMod(at + 1, all.size());
            case HOME -> 0;
            case END -> all.size() - 1;
            default -> at;
        };
        if (wanted != at) {
            event.consume();
            setStop(all.get(wanted));
            KeyboardFocus.moveTo(all.get(wanted));
        }
    }
}
