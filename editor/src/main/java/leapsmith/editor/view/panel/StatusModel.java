package leapsmith.editor.view.panel;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import leapsmith.levels.check.Problem;

/** The lines of the status bar: where the pointer is, what a tool does, the first problem, and what is seen. */
public final class StatusModel {
    private final StringProperty place = new SimpleStringProperty(this, "place", "");
    private final StringProperty message = new SimpleStringProperty(this, "message", "");
    private final StringProperty view = new SimpleStringProperty(this, "view", "");
    private final ObjectProperty<Problem> problem = new SimpleObjectProperty<>(this, "problem");

    /** What is under the pointer, or while playing how far the game is. */
    public StringProperty placeProperty() {
        return place;
    }

    /** What was done last, as a file saved. */
    public StringProperty messageProperty() {
        return message;
    }

    /** Zoom, size of the level, and counts while playing. */
    public StringProperty viewProperty() {
        return view;
    }

    /** The first problem of the level; null for none. */
    public ObjectProperty<Problem> problemProperty() {
        return problem;
    }
}
