package leapsmith.editor.ui;

import javafx.scene.control.ListCell;

/** A cell that shows an item, and nothing without one. */
public abstract class ItemCell<T> extends ListCell<T> {
    /** Shows an item, which is not null. */
    protected abstract void show(T item);

    /** Shows nothing. */
    protected void clear() {
        setText(null);
        setGraphic(null);
        setAccessibleText(null);
        setContextMenu(null);
    }

    @Override
    protected final void updateItem(T item, boolean empty) {
        super.updateItem(item, empty);
        if (empty || item == null) {
            clear();
        } else {
            show(item);
        }
    }
}
