package leapsmith.editor.app;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import leapsmith.levels.check.Problem;

/** The texts of the status bar: the pointer's place, the tool's status, the first problem, reach, and the view. */
final class StatusModel {
    /** The place of the pointer; empty if it is outside the view. */
    final StringProperty place = new SimpleStringProperty(this, "place", "");

    final StringProperty message = new SimpleStringProperty(this, "message", "");
    /** Whether the message is a notice for a moment, which matters more than the rest of the line. */
    final BooleanProperty notice = new SimpleBooleanProperty(this, "notice");
    /** What the player can reach, as far as it was searched; empty while it isn't shown. */
    final StringProperty reach = new SimpleStringProperty(this, "reach", "");
    /** What is selected, zoom, size of the level, and counts while playing. */
    final StringProperty view = new SimpleStringProperty(this, "view", "");
    /** Whether repairs can be proposed for the problem. */
    final BooleanProperty canRepair = new SimpleBooleanProperty(this, "canRepair");
    /** The first problem of the level; null for none. */
    final ObjectProperty<Problem> problem = new SimpleObjectProperty<>(this, "problem");
}
