package leapsmith.editor.ui;

import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;

/** A list of texts, each in as many lines as it needs. */
public final class WrappingList extends ListView<String> {
    public WrappingList() {
        getStyleClass().add("wrapping-list");
        setCellFactory(list -> new Cell());
    }

    private static final class Cell extends ListCell<String> {
        Cell() {
            setWrapText(true);
            // As wide as the list, whatever the text needs.
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(String text, boolean empty) {
            super.updateItem(text, empty);
            setText(empty ? null : text);
        }
    }
}
