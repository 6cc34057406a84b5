package leapsmith.editor.dialogs;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import leapsmith.editor.canvas.FrameSize;
import leapsmith.editor.ui.NumberText;
import leapsmith.editor.ui.SelectOnFocus;
import leapsmith.editor.ui.Texts;

/** The fields of the dialog that asks for the resolution of the camera frame, with buttons for common ones. */
final class FrameSizeForm extends VBox {
    private static final PseudoClass INVALID = PseudoClass.getPseudoClass("invalid");
    private static final double SPACING = 8;

    private final Texts texts;
    private final ReadOnlyObjectWrapper<FrameSize> value = new ReadOnlyObjectWrapper<>(this, "value");
    private final TextField width;
    private final TextField height;
    private final Label error = new Label();

    FrameSizeForm(Texts texts, FrameSize current) {
        super(SPACING);
        this.texts = texts;
        width = field("width", current.width());
        height = field("height", current.height());
        FlowPane presets = new FlowPane(SPACING, SPACING);
        for (FrameSize preset : FrameSize.PRESETS) {
            Button button = new Button(preset.toString());
            button.setOnAction(event -> {
                width.setText(String.valueOf(preset.width()));
                height.setText(String.valueOf(preset.height()));
            });
            presets.getChildren().add(button);
        }
        error.getStyleClass().add("field-error");
        getChildren().addAll(presets, row("width", width), row("height", height), error);
        check();
    }

    /** The entered resolution; null while a field has no valid number. */
    ReadOnlyObjectProperty<FrameSize> valueProperty() {
        return value.getReadOnlyProperty();
    }

    private TextField field(String key, int current) {
        TextField field = new TextField(String.valueOf(current));
        field.setId("frame-" + key);
        field.getStyleClass().add("number-field");
        field.setPrefColumnCount(6);
        SelectOnFocus.on(field);
        field.textProperty().addListener((it, before, now) -> check());
        return field;
    }

    private HBox row(String key, TextField field) {
        Label label = new Label(texts.get("dialog.frame." + key));
        label.setMinWidth(80);
        label.setLabelFor(field);
        Label unit = new Label(texts.get("unit.px"));
        unit.getStyleClass().add("quiet");
        HBox row = new HBox(SPACING, label, field, unit);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void check() {
        int wide = number(width);
        int high = number(height);
        boolean valid = wide > 0 && high > 0;
        error.setText(valid ? "" : texts.get("error.range", 1, FrameSize.MAX));
        value.set(valid ? new FrameSize(wide, high) : null);
    }

    /** The whole number in a field; 0, and the field is marked, if it has none within the range. */
    private int number(TextField field) {
        double number =
                NumberText.parse(texts.numbers().translate(field.getText())).value();
        boolean fits = number >= 1 && number <= FrameSize.MAX && number == Math.rint(number);
        field.pseudoClassStateChanged(INVALID, !fits);
        return fits ? (int) number : 0;
    }
}
