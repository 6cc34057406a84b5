package leapsmith.editor.inspector;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.HelpTooltip;
import leapsmith.editor.ui.Texts;

/** A row with the label, control and unit of a field, and below it the error. */
final class FieldRow extends VBox {
    private final Texts texts;
    private final Field field;

    FieldRow(Texts texts, Field field) {
        this.texts = texts;
        this.field = field;
        String name = texts.get("property." + field.key());
        Node control = FieldControls.of(texts, field, name);
        control.setId("field-" + field.key());
        control.setAccessibleText(name);
        String help = texts.get("property." + field.key() + ".help");
        HBox row = row(name, control);
        Tooltip.install(row, new HelpTooltip(help));
        getChildren().addAll(row, new ErrorLine(texts, field, control, help));
    }

    private HBox row(String name, Node control) {
        HBox row = new HBox();
        row.getStyleClass().add("inspector-row");
        if (field.type() instanceof FieldType.Flag) {
            row.getChildren().add(control);
            return row;
        }
        Label label = new Label(name);
        label.getStyleClass().add("row-label");
        label.setLabelFor(control);
        HBox.setHgrow(control, Priority.ALWAYS);
        row.getChildren().addAll(label, control);
        if (field.type() instanceof FieldType.Color) {
            row.getChildren().add(new ColorButton(field, name));
        }
        String unit = unit();
        if (unit != null) {
            Label unitLabel = new Label(unit);
            unitLabel.getStyleClass().add("row-unit");
            row.getChildren().add(unitLabel);
        }
        return row;
    }

    /**
     * The words after a number, empty if it has no unit, so that all numbers are equally wide; null after other fields.
     */
    private String unit() {
        if (field.type() instanceof FieldType.Numeric number) {
            return number.unitKey() == null ? "" : texts.get(number.unitKey());
        }
        return null;
    }
}
