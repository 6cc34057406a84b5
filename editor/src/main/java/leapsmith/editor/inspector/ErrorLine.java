package leapsmith.editor.inspector;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Message;

/** The error of a field's input; it takes no room without an error. */
final class ErrorLine extends Label {
    private static final PseudoClass INVALID = PseudoClass.getPseudoClass("invalid");

    private final Texts texts;
    private final Node control;
    private final String help;

    /**
     * @param control the control of the field, which is marked as invalid
     * @param help the accessible help of the control without an error
     */
    ErrorLine(Texts texts, Field field, Node control, String help) {
        this.texts = texts;
        this.control = control;
        this.help = help;
        getStyleClass().add("field-error");
        setWrapText(true);
        setId("error-" + field.key());
        field.errorProperty().subscribe(this::show);
    }

    private void show(Message error) {
        control.pseudoClassStateChanged(INVALID, error != null);
        setText(error == null ? "" : texts.get(error));
        Nodes.show(this, error != null);
        control.setAccessibleHelp(error == null ? help : getText());
    }
}
