package leapsmith.editor.kinds;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import leapsmith.editor.toolbars.Swatches;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.WholeText;

/** A line of the list of tile kinds: picture, symbol, name with shape, and the number of tiles. */
final class TileKindCell extends ListCell<TileKindsModel.Row> {
    private final Texts texts;
    private final Swatches swatches;
    private final StackPane swatch = new StackPane();
    private final Label symbol = new Label();
    private final Label name = new Label();
    private final Label count = new Label();
    private final HBox line = new HBox(6, swatch, symbol, name, count);

    TileKindCell(Texts texts, Swatches swatches) {
        this.texts = texts;
        this.swatches = swatches;
        symbol.getStyleClass().add("symbol");
        count.getStyleClass().add("detail");
        name.setMaxWidth(Double.MAX_VALUE);
        WholeText.on(name);
        // The names of slopes differ at the end.
        name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        count.managedProperty().bind(count.textProperty().isNotEmpty());
        HBox.setHgrow(name, Priority.ALWAYS);
        count.setMinWidth(USE_PREF_SIZE);
        line.setAlignment(Pos.CENTER_LEFT);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(TileKindsModel.Row row, boolean empty) {
        super.updateItem(row, empty);
        if (empty || row == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        PaletteEntry.Tile tile = row.tile();
        swatch.getChildren().setAll(swatches.of(tile));
        symbol.setText(Character.toString(tile.symbol()));
        name.setText(texts.get(tile.fullName()));
        String tiles = texts.get("kinds.count", row.count());
        count.setText(row.count() == 0 ? "" : String.format(texts.locale(), "%,d", row.count()));
        setAccessibleText(texts.get("kinds.cell", name.getText(), symbol.getText(), tiles));
        setGraphic(line);
    }
}
