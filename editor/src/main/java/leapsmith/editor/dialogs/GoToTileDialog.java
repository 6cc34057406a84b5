package leapsmith.editor.dialogs;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.Texts;

/** The fields of the dialog that asks for a tile of the level by column and row. */
final class GoToTileDialog extends VBox {
    private static final PseudoClass INVALID = PseudoClass.getPseudoClass("invalid");
    private static final Pattern TWO_NUMBERS = Pattern.compile("\\s*(\\d{1,6})(?:\\s*[,;]\\s*|\\s+)(\\d{1,6})\\s*");
    private static final double SPACING = 8;

    private final ReadOnlyObjectWrapper<Dialogs.Tile> value = new ReadOnlyObjectWrapper<>(this, "value");

    /**
     * Fields for a tile of a level of this size.
     *
     * @param suggested the initial values
     */
    GoToTileDialog(Texts texts, Dialogs.Tile suggested, int columns, int rows) {
        super(SPACING);
        TextField field = new TextField(suggested.column() + ", " + suggested.row());
        field.setId("tile");
        field.getStyleClass().add("number-field");
        Label label = new Label(texts.get("dialog.tile.place"));
        label.setLabelFor(field);
        Label error = new Label();
        error.getStyleClass().add("field-error");
        HBox line = new HBox(SPACING, label, field);
        line.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(line, error);
        field.selectAll();
        field.textProperty().subscribe(text -> {
            value.set(parse(text, columns, rows));
            boolean wrong = value.get() == null;
            field.pseudoClassStateChanged(INVALID, wrong);
            error.setText(wrong ? texts.get("error.tile", columns - 1, rows - 1) : "");
        });
    }

    /** The typed tile; null while the text is not a tile of the level. */
    ReadOnlyObjectProperty<Dialogs.Tile> valueProperty() {
        return value.getReadOnlyProperty();
    }

    private static Dialogs.Tile parse(String text, int columns, int rows) {
        Matcher numbers = TWO_NUMBERS.matcher(text);
        if (!numbers.matches()) {
            return null;
        }
        int column = Integer.parseInt(numbers.group(1));
        int row = Integer.parseInt(numbers.group(2));
        return column < columns && row < rows ? new Dialogs.Tile(column, row) : null;
    }
}
