package leapsmith.editor.dialogs;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import leapsmith.editor.canvas.FrameSize;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;

/** The fields of the dialog that asks for the resolution of the camera frame, with buttons for common ones. */
final class FrameSizeForm extends VBox {
    private static final double SPACING = 8;

    private final Texts texts;
    private final ReadOnlyObjectWrapper<FrameSize> value = new ReadOnlyObjectWrapper<>(this, "value");
    private final WholeNumberField width;
    private final WholeNumberField height;
    private final Label error = Nodes.styled(new Label(), "field-error");

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
        getChildren().addAll(presets, row("width", width), row("height", height), error);
        check();
    }

    /** The entered resolution; null while a field has no valid number. */
    ReadOnlyObjectProperty<FrameSize> valueProperty() {
        return value.getReadOnlyProperty();
    }

    private WholeNumberField field(String key, int current) {
        WholeNumberField field = new WholeNumberField(texts, "frame-" + key, 6);
        field.setText(String.valueOf(current));
        field.textProperty().addListener((it, before, now) -> check());
        return field;
    }

    private HBox row(String key, WholeNumberField field) {
        Label label = new Label(texts.get("dialog.frame." + key));
        label.setMinWidth(80);
        label.setLabelFor(field);
        Label unit = Nodes.styled(new Label(texts.get("unit.px")), "quiet");
        HBox row = new HBox(SPACING, label, field, unit);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void check() {
        int wide = width.number(1, FrameSize.MAX).orElse(0);
        int high = height.number(1, FrameSize.MAX).orElse(0);
        boolean valid = wide > 0 && high > 0;
        error.setText(valid ? "" : texts.get("error.range", 1, FrameSize.MAX));
        value.set(valid ? new FrameSize(wide, high) : null);
    }
}
