package leapsmith.editor.kinds;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import leapsmith.editor.toolbars.Swatches;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.ui.Texts;

/** The question what replaces the tiles of a kind that is deleted. */
final class ReplacementBar extends VBox {
    private final Texts texts;
    private final IntConsumer delete;
    private final Runnable cancelled;
    private final Label question = new Label();
    private final ComboBox<PaletteEntry.Tile> kinds = new ComboBox<>();

    /**
     * A bar that is closed.
     *
     * @param delete receives the value that replaces the tiles
     * @param cancelled called when the user doesn't delete
     */
    ReplacementBar(Texts texts, Swatches swatches, IntConsumer delete, Runnable cancelled) {
        this.texts = texts;
        this.delete = delete;
        this.cancelled = cancelled;
        setId("kinds-replacement");
        getStyleClass().add("replacement-bar");
        question.setWrapText(true);
        question.setMinHeight(USE_PREF_SIZE);
        question.setLabelFor(kinds);
        kinds.setId("kinds-replacement-kind");
        kinds.setMaxWidth(Double.MAX_VALUE);
        kinds.setMinHeight(USE_PREF_SIZE);
        kinds.setCellFactory(it -> new Cell(swatches));
        kinds.setButtonCell(new Cell(swatches));
        Button confirm = new Button(texts.get("kinds.delete.confirm"));
        confirm.setId("kinds-replacement-delete");
        confirm.setOnAction(event -> confirm());
        Button cancel = new Button(texts.get("kinds.cancel"));
        cancel.setId("kinds-replacement-cancel");
        cancel.setOnAction(event -> cancel());
        HBox buttons = new HBox(6, cancel, confirm);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        buttons.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(question, kinds, buttons);
        close();
    }

    /** Asks what replaces so many tiles; the first choice is the usual one. */
    void ask(long tiles, List<PaletteEntry.Tile> choices) {
        if (tiles == 0) {
            delete.accept(choices.get(0).value());
            return;
        }
        question.setText(texts.get("kinds.replace", tiles));
        kinds.getItems().setAll(choices);
        kinds.setValue(choices.get(0));
        kinds.setAccessibleText(question.getText());
        setVisible(true);
        setManaged(true);
        kinds.requestFocus();
    }

    void close() {
        setVisible(false);
        setManaged(false);
    }

    private void confirm() {
        delete.accept(kinds.getValue().value());
    }

    private void cancel() {
        close();
        cancelled.run();
    }

    private final class Cell extends ListCell<PaletteEntry.Tile> {
        private final Swatches swatches;

        Cell(Swatches swatches) {
            this.swatches = swatches;
        }

        @Override
        protected void updateItem(PaletteEntry.Tile tile, boolean empty) {
            super.updateItem(tile, empty);
            boolean isNone = empty || tile == null;
            setText(isNone ? null : texts.get(tile.fullName()));
            setGraphic(isNone ? null : swatches.of(tile));
        }
    }
}
