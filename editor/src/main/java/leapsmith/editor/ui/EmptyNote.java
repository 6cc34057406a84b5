package leapsmith.editor.ui;

import javafx.scene.control.Label;

/** The text in place of an empty list. */
public final class EmptyNote extends Label {
    public EmptyNote(String text) {
        super(text);
        getStyleClass().add("empty-note");
        setWrapText(true);
    }
}
