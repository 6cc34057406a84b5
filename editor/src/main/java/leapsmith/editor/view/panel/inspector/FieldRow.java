package leapsmith.editor.view.panel.inspector;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.panel.WholeText;

/** A row with the label, control and unit of a field, and below it the error. */
final class FieldRow extends VBox {
    private final Texts texts;
    private final Field field;

    FieldRow(Texts texts, Field field) {
        this.texts = texts;
        this.field = field;
        String name = texts.get("property." + field.key());
        Node control = control();
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

    private Node control() {
        if (field.type() instanceof FieldType.Choice choice) {
            return comboBox(choice);
        }
        if (field.type() instanceof FieldType.Flag) {
            return checkBox();
        }
        if (field.type() instanceof FieldType.Info info) {
            Label label = new Label();
            label.getStyleClass().add("number");
            label.setMaxWidth(Double.MAX_VALUE);
            // With its unit, as it needs the room of the unit column.
            String unit = info.unitKey() == null ? "" : " " + texts.get(info.unitKey());
            label.textProperty().bind(field.textProperty().map(text -> text + unit));
            WholeText.on(label);
            return label;
        }
        return new FieldInput(texts, field);
    }

    private ComboBox<String> comboBox(FieldType.Choice choice) {
        ComboBox<String> box = new ComboBox<>();
        box.setMaxWidth(Double.MAX_VALUE);
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(String word) {
                String key = choice.textPrefix() + word;
                return word == null ? "" : texts.getOr(key, word);
            }

            @Override
            public String fromString(String text) {
                return text;
            }
        });
        Runnable show = () -> {
            String word =
                    field.mixedProperty().get() ? null : field.textProperty().get();
            List<String> words = new ArrayList<>(choice.words());
            if (word != null && !words.contains(word)) {
                words.add(word);
            }
            if (!box.getItems().equals(words)) {
                box.getItems().setAll(words);
            }
            box.setValue(word);
        };
        field.textProperty().subscribe(text -> show.run());
        field.mixedProperty().subscribe(mixed -> show.run());
        box.valueProperty().addListener((property, before, now) -> {
            if (now != null && !now.equals(field.textProperty().get())) {
                field.set(now);
            }
        });
        return box;
    }

    private CheckBox checkBox() {
        CheckBox box = new CheckBox(texts.get("property." + field.key()));
        field.mixedProperty().subscribe(box::setIndeterminate);
        field.textProperty().subscribe(text -> box.setSelected("true".equals(text)));
        // Not a listener of the property, which also changes with the document.
        box.setOnAction(event -> field.set(String.valueOf(box.isSelected())));
        return box;
    }
}
