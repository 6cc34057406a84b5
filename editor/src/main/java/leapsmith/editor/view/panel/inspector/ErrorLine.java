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

    /** @param control in which the field is typed; it is marked too */
    ErrorLine(Texts texts, Field field, Node control) {
        this.texts = texts;
        this.control = control;
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
        control.setAccessibleHelp(getText());
    }
}
