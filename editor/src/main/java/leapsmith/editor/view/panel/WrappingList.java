package leapsmith.editor.view.panel;

import java.util.function.Function;
import javafx.scene.control.ListCell;

/** A cell with a text in several lines, and with the whole text as its tooltip. */
public final class WrappingCell<T> extends ListCell<T> {
    private final Function<T, String> text;

    /** @param text of an item */
    public WrappingCell(Function<T, String> text) {
        this.text = text;
        setWrapText(true);
        // As wide as the list, whatever the text needs.
        setPrefWidth(0);
        WholeText.on(this);
    }

    @Override
    protected void updateItem(T item, boolean empty) {
        super.updateItem(item, empty);
        setText(empty || item == null ? null : text.apply(item));
    }
}
