package leapsmith.editor.app;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import leapsmith.levels.check.Problem;

/** The texts of the status bar: the pointer's place, the tool's status, the first problem, and the view. */
final class StatusModel {
    private final StringProperty place = new SimpleStringProperty(this, "place", "");
    private final StringProperty message = new SimpleStringProperty(this, "message", "");
    private final BooleanProperty notice = new SimpleBooleanProperty(this, "notice");
    private final StringProperty view = new SimpleStringProperty(this, "view", "");
    private final ObjectProperty<Problem> problem = new SimpleObjectProperty<>(this, "problem");

    /** The place of the pointer; empty if it is outside the view. */
    StringProperty placeProperty() {
        return place;
    }

    StringProperty messageProperty() {
        return message;
    }

    /** Whether the message is a notice for a moment, which matters more than the rest of the line. */
    BooleanProperty noticeProperty() {
        return notice;
    }

    /** Zoom, size of the level, and counts while playing. */
    StringProperty viewProperty() {
        return view;
    }

    /** The first problem of the level; null for none. */
    ObjectProperty<Problem> problemProperty() {
        return problem;
    }
}
