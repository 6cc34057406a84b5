package leapsmith.editor.ui;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;

/** The whole text of a label as its tooltip, because the label may be cut off. */
public final class WholeText {
    private static final double MAX_WIDTH_PX = 480;

    private WholeText() {}

    /** Gives a label, which may become as narrow as its container needs, a tooltip with its text. */
    public static void on(Labeled label) {
        label.setMinWidth(0);
        Tooltip whole = new Tooltip();
        whole.setWrapText(true);
        whole.setMaxWidth(MAX_WIDTH_PX);
        whole.textProperty().bind(label.textProperty());
        // Without a text there would be an empty box.
        label.tooltipProperty()
                .bind(Bindings.createObjectBinding(
                        () -> label.getText() == null || label.getText().isEmpty() ? null : whole,
                        label.textProperty()));
    }
}
