package leapsmith.editor.ui;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** A cell with a name at the left and its keys at the right; both are cut off in a narrow list. */
public abstract class NameAndKeyCell<T> extends ListCell<T> {
    private static final double SPACING = 8;

    protected final Label name = new Label();
    protected final Label keys = new Label();
    private final HBox line;

    protected NameAndKeyCell() {
        setPrefWidth(0);
        Region between = Nodes.spring();
        line = new HBox(SPACING, name, between, keys);
        line.setAlignment(Pos.CENTER_LEFT);
        name.setMinWidth(0);
        keys.setMinWidth(0);
        keys.getStyleClass().add("key-text");
    }

    /** Shows an item in the labels, and returns its text for screen readers. */
    protected abstract String show(T item);

    @Override
    protected final void updateItem(T item, boolean empty) {
        super.updateItem(item, empty);
        boolean isShown = !empty && item != null;
        setAccessibleText(isShown ? show(item) : "");
        setGraphic(isShown ? line : null);
    }
}
