package leapsmith.editor.inspector;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.util.StringConverter;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;

/** The controls that show and change fields, by the type of the field. */
final class FieldControls {
    private static final int LINES = 3;

    private FieldControls() {}

    /**
     * The control of a field.
     *
     * @param label the text of a check box; null for none
     */
    static Node of(Texts texts, Field field, String label) {
        if (field.type() instanceof InputType.Choice choice) {
            return comboBox(texts, field, choice);
        }
        if (field.type() instanceof InputType.Flag) {
            return checkBox(field, label);
        }
        if (field.type() instanceof InputType.Info info) {
            Label value = new Label();
            value.getStyleClass().add("number");
            value.setMaxWidth(Double.MAX_VALUE);
            // With its unit, as it needs the room of the unit column.
            String unit = info.unitKey() == null ? "" : " " + texts.get(info.unitKey());
            value.textProperty().bind(field.textProperty().map(text -> text + unit));
            Tooltips.wholeText(value);
            return value;
        }
        if (field.type() instanceof OwnFields.Value value && value.hasLines()) {
            return area(texts, field);
        }
        return new FieldInput(texts, field);
    }

    /** Some lines of text, which are committed when the focus leaves. */
    private static TextArea area(Texts texts, Field field) {
        TextArea area = new TextArea(field.textProperty().get());
        area.setPrefRowCount(LINES);
        area.setPrefColumnCount(8);
        area.setWrapText(true);
        area.textProperty().addListener((property, before, now) -> field.type(now));
        field.textProperty().addListener((property, before, now) -> {
            if (!now.equals(area.getText())) {
                area.setText(now);
            }
        });
        field.mixedProperty().subscribe(mixed -> area.setPromptText(mixed ? texts.get("inspector.mixed") : ""));
        Nodes.whenLeft(area, field::commit);
        return area;
    }

    private static ComboBox<String> comboBox(Texts texts, Field field, InputType.Choice choice) {
        ComboBox<String> box = new ComboBox<>();
        box.setMaxWidth(Double.MAX_VALUE);
        box.setEditable(choice.isOpen());
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(String word) {
                String key = choice.textPrefix() + word;
                return word == null ? "" : texts.getOr(key, word);
            }

            @Override
            public String fromString(String text) {
                return choice.words().stream()
                        .filter(word -> toString(word).equalsIgnoreCase(text.strip()))
                        .findFirst()
                        .orElse(text.strip());
            }
        });
        List<String> further = new ArrayList<>();
        Runnable show = () -> {
            String word =
                    field.mixedProperty().get() ? null : field.textProperty().get();
            Set<String> words = new LinkedHashSet<>(choice.words());
            words.addAll(further);
            // An open list needs no empty line: its text can be deleted.
            if (word != null && !(choice.isOpen() && word.isEmpty())) {
                words.add(word);
            }
            if (!box.getItems().equals(List.copyOf(words))) {
                box.getItems().setAll(words);
            }
            box.setValue(word);
        };
        box.setOnShowing(event -> choice.further().accept(found -> {
            if (!further.equals(found)) {
                further.clear();
                further.addAll(found);
                show.run();
            }
        }));
        field.textProperty().subscribe(text -> show.run());
        field.mixedProperty().subscribe(mixed -> {
            // Before the value, with which the box reads it.
            box.setPromptText(mixed ? texts.get("inspector.mixed") : null);
            show.run();
        });
        box.valueProperty().addListener((property, before, now) -> {
            if (now != null
                    && (choice.isOpen() || !now.isEmpty())
                    && !now.equals(field.textProperty().get())) {
                field.set(now);
            }
        });
        return box;
    }

    private static CheckBox checkBox(Field field, String label) {
        CheckBox box = new CheckBox(label);
        field.mixedProperty().subscribe(box::setIndeterminate);
        field.textProperty().subscribe(text -> box.setSelected("true".equals(text)));
        // Not a listener of the property, which also changes with the document.
        box.setOnAction(event -> field.set(String.valueOf(box.isSelected())));
        return box;
    }
}
