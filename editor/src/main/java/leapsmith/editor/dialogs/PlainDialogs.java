package leapsmith.editor.dialogs;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import leapsmith.editor.dialogs.ModalOverlay.Answer;
import leapsmith.editor.dialogs.ModalOverlay.Kind;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;

/** Dialogs that only inform or ask for a confirmation. */
public record PlainDialogs(Texts texts, ModalOverlay overlay) {
    /** Shows something until it is closed. */
    public void show(String title, Region content) {
        overlay.ask(title, content, List.of(new Answer<>(texts.get("dialog.close"), true, Kind.CANCEL)));
    }

    void error(String title, String message) {
        show(title, words(message));
    }

    /** Asks whether to do something that can't be undone; Enter does not. */
    public boolean confirm(String title, String text, String answerKey) {
        return overlay.askWhether(title, words(text), texts.get("dialog.cancel"), texts.get(answerKey), Kind.OTHER);
    }

    public static Label words(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        Tooltips.wholeText(label);
        label.setMaxWidth(ModalOverlay.TEXT_WIDTH);
        return label;
    }
}
