package leapsmith.editor.inspector;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** Groups of fields, one below the other. The focused field keeps the focus when others are shown. */
public final class PageView extends VBox {
    private final Texts texts;
    private final Supplier<Optional<String>> chooseFile;

    /** A page without fields of own kinds of objects. */
    public PageView(Texts texts, ObservableValue<List<Section>> page) {
        this(texts, page, Optional::empty);
    }

    /** @param chooseFile asks for the path of a file; empty if the user cancels */
    PageView(Texts texts, ObservableValue<List<Section>> page, Supplier<Optional<String>> chooseFile) {
        this.texts = texts;
        this.chooseFile = chooseFile;
        page.subscribe(sections -> KeptFocus.during(this, () -> show(sections)));
    }

    private void show(List<Section> sections) {
        getChildren().setAll(sections.stream().map(this::box).toList());
    }

    private VBox box(Section section) {
        VBox box = Nodes.styled(new VBox(), "inspector-section");
        if (section.caption() != null) {
            Label caption = Nodes.styled(new Label(texts.get(section.caption())), "caption");
            box.getChildren().add(caption);
        }
        section.fields().forEach(field -> box.getChildren().add(new FieldRow(texts, field, chooseFile)));
        if (section.stops() != null) {
            box.getChildren().add(new StopListView(texts, section.stops()));
        }
        if (section.properties() != null) {
            box.getChildren().add(new FreePropertiesView(texts, section.properties()));
        }
        return box;
    }

    /** The table of a platform's stops: a row per stop with its offset and buttons, and a button to add a stop. */
    private static final class StopListView extends VBox {
        private final Texts texts;

        StopListView(Texts texts, StopList stops) {
            this.texts = texts;
            getStyleClass().add("stops");
            for (int i = 0; i < stops.rows.size(); i++) {
                addRow(stops, i);
            }
            Button add = new Button(texts.get("inspector.stops.add"), FontIcon.of(MaterialDesignP.PLUS));
            add.setId("add-stop");
            add.setMaxWidth(Double.MAX_VALUE);
            add.setDisable(!stops.hasRoom());
            add.setOnAction(event -> stops.add());
            getChildren().add(add);
        }

        private void addRow(StopList stops, int index) {
            StopList.Row row = stops.rows.get(index);
            // The first stop is the position of the platform.
            int number = index + 2;
            Label label = Nodes.styled(new Label(texts.get("inspector.stop", number)), "row-label");
            FieldInput x = input(row.x(), texts.get("inspector.stop.x", number));
            FieldInput y = input(row.y(), texts.get("inspector.stop.y", number));
            Button insert = new IconButton(
                    "insert-stop-" + number, MaterialDesignP.PLAYLIST_PLUS, texts.get("inspector.stop.insert", number));
            insert.setDisable(!stops.hasRoom());
            insert.setOnAction(event -> stops.insertBefore(index));
            Button remove = new IconButton(
                    "remove-stop-" + number,
                    MaterialDesignC.CLOSE,
                    texts.get("inspector.stop.remove", number),
                    () -> stops.remove(index));
            HBox line = Nodes.styled(new HBox(label, x, y, insert, remove), "inspector-row");
            getChildren().addAll(line, new ErrorLine(texts, row.x(), x, ""), new ErrorLine(texts, row.y(), y, ""));
        }

        private FieldInput input(Field field, String name) {
            FieldInput input = new FieldInput(texts, field);
            input.setId("field-" + field.key());
            input.setAccessibleText(name);
            input.setPrefColumnCount(4);
            HBox.setHgrow(input, Priority.ALWAYS);
            return input;
        }
    }

    /** A row with the label, control and unit of a field, and below it the error. */
    private static final class FieldRow extends VBox {
        private final Texts texts;
        private final Field field;
        private final Supplier<Optional<String>> chooseFile;

        FieldRow(Texts texts, Field field, Supplier<Optional<String>> chooseFile) {
            this.texts = texts;
            this.chooseFile = chooseFile;
            this.field = field;
            String name =
                    field.words().map(FieldSpec.Words::name).orElseGet(() -> texts.get("property." + field.key()));
            Node control = FieldControls.of(texts, field, name);
            control.setId("field-" + field.key());
            control.setAccessibleText(name);
            String help = field.words()
                    .map(FieldSpec.Words::help)
                    .orElseGet(() -> texts.get("property." + field.key() + ".help"));
            HBox row = row(name, control);
            if (!help.isEmpty()) {
                Tooltips.help(row, help);
            }
            getChildren().addAll(row, new ErrorLine(texts, field, control, help));
        }

        private HBox row(String name, Node control) {
            HBox row = Nodes.styled(new HBox(), "inspector-row");
            if (field.type() instanceof InputType.Flag) {
                row.getChildren().add(control);
                return row;
            }
            Label label = Nodes.styled(new Label(name), "row-label");
            label.setLabelFor(control);
            HBox.setHgrow(control, Priority.ALWAYS);
            row.getChildren().addAll(label, control);
            if (field.type() instanceof InputType.Color) {
                row.getChildren().add(new ColorButton(field, name));
            }
            if (field.type() instanceof OwnFields.Value value && value.isFile()) {
                row.getChildren()
                        .add(new IconButton(
                                "choose-" + field.key(),
                                MaterialDesignF.FOLDER_OPEN_OUTLINE,
                                texts.get("inspector.chooseFile", name),
                                () -> chooseFile.get().ifPresent(field::set)));
            }
            String unit = unit();
            if (unit != null) {
                Label unitLabel = Nodes.styled(new Label(unit), "row-unit");
                row.getChildren().add(unitLabel);
            }
            return row;
        }

        /**
         * The words after a number, empty if it has no unit, so that all numbers are equally wide; null after other fields.
         */
        private String unit() {
            if (field.type() instanceof InputType.Numeric number) {
                return number.unitKey() == null ? "" : texts.get(number.unitKey());
            }
            if (field.type() instanceof OwnFields.Value value && value.isNumber()) {
                return field.words().map(FieldSpec.Words::unit).orElse("");
            }
            return null;
        }
    }
}
