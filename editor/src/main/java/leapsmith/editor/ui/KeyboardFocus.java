package leapsmith.editor.ui;

import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;

/**
 * Moves the focus because of a key, so that the node shows its focus ring. {@link Node#requestFocus} alone does not:
 * JavaFX itself sets the pseudo-class {@code focus-visible} only for Tab.
 */
public final class KeyboardFocus {
    private static final PseudoClass FOCUS_VISIBLE = PseudoClass.getPseudoClass("focus-visible");

    private KeyboardFocus() {}

    /** Focuses a node and shows its focus ring until it loses the focus. */
    public static void moveTo(Node node) {
        node.requestFocus();
        if (!node.isFocused()) {
            return;
        }
        node.pseudoClassStateChanged(FOCUS_VISIBLE, true);
        node.focusedProperty().addListener(new ChangeListener<>() {
            @Override
            public void changed(ObservableValue<? extends Boolean> property, Boolean before, Boolean focused) {
                node.pseudoClassStateChanged(FOCUS_VISIBLE, false);
                node.focusedProperty().removeListener(this);
            }
        });
    }
}
