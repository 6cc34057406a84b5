package leapsmith.editor.view.panel.inspector;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import leapsmith.editor.model.Message;
import leapsmith.editor.view.Texts;

/** What is wrong with what is typed into a field; takes no room while nothing is. */
final class ErrorLine extends Label {
    private static final PseudoClass INVALID = PseudoClass.getPseudoClass("invalid");

    private final Texts texts;
    private final Node control;
    private final String help;

    /**
     * @param control in which the field is typed; it is marked too
     * @param help what a screen reader says of the control while nothing is wrong
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
        setVisible(error != null);
        setManaged(error != null);
        control.setAccessibleHelp(error == null ? help : getText());
    }
}
