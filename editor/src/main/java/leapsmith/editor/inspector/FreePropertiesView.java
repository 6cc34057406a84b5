package leapsmith.editor.inspector;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.Texts;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** The table of free properties: a row with name, type and value for each, and a row to add one. */
final class FreePropertiesView extends VBox {
    private static final double WIDTH = 60;
    /** Leaves nine characters beside the button for the color. */
    private static final double COLOR_WIDTH = 84;

    private final Texts texts;
    private final FreeProperties properties;
    private final VBox rows = new VBox();
    private final NewPropertyRow adding;

    FreePropertiesView(Texts texts, FreeProperties properties) {
        this.texts = texts;
        this.properties = properties;
        getStyleClass().add("free-properties");
        rows.getStyleClass().add("free-properties");
        adding = new NewPropertyRow(texts, properties, this::focusValue);
        getChildren().addAll(rows, adding);
        properties.rowsProperty().subscribe(now -> KeptFocus.during(this, () -> show(now)));
    }

    private void show(List<FreeProperties.Row> shown) {
        rows.getChildren().clear();
        for (int i = 0; i < shown.size(); i++) {
            add(shown.get(i), properties.id() + "-" + i);
        }
    }

    private void add(FreeProperties.Row row, String id) {
        FieldInput name = new FieldInput(texts, row.rename());
        name.setId("field-" + row.rename().key());
        name.setAccessibleText(texts.get("inspector.property.name", row.name()));
        name.setTooltip(new Tooltip(row.name()));
        FreeTypeButton type =
                new FreeTypeButton(texts, "inspector.property.type", chosen -> properties.setType(row.name(), chosen));
        type.setId("type-" + id);
        type.show(row.type());
        Button remove = new IconButton(
                "remove-" + id, MaterialDesignC.CLOSE, texts.get("inspector.property.remove", row.name()));
        remove.setOnAction(event -> {
            properties.remove(row.name());
            adding.requestFocus();
        });
        Node value = value(row);
        HBox line = new HBox(equallyWide(name), type, value);
        if (row.type() == FreeType.COLOR) {
            line.getChildren().add(new ColorButton(row.value(), row.name()));
        }
        line.getChildren().add(remove);
        line.getStyleClass().add("inspector-row");
        rows.getChildren().addAll(line, new ErrorLine(texts, row.rename(), name, ""));
        if (row.value() != null) {
            rows.getChildren().add(new ErrorLine(texts, row.value(), value, ""));
        }
    }

    private Node value(FreeProperties.Row row) {
        if (row.value() == null) {
            return equallyWide(new Label(texts.get("inspector.mixed")));
        }
        Control control = (Control) FieldControls.of(texts, row.value(), null);
        control.setId("field-" + row.value().key());
        control.setAccessibleText(row.name());
        equallyWide(control);
        if (row.type() == FreeType.COLOR) {
            control.setPrefWidth(COLOR_WIDTH);
        }
        return control;
    }

    /** Lets a control grow as much as the other one of its line. */
    static <T extends Control> T equallyWide(T control) {
        control.setMinWidth(0);
        control.setPrefWidth(WIDTH);
        control.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(control, Priority.ALWAYS);
        return control;
    }

    /** Focuses the value of the last property. */
    private void focusValue() {
        int last = properties.rowsProperty().get().size() - 1;
        Node value = rows.lookup("#field-" + properties.id() + "-" + last + "-value");
        if (value != null) {
            value.requestFocus();
        }
    }
}
