package leapsmith.editor.tool;

import leapsmith.editor.model.Message;
import leapsmith.levels.model.ObjectType;

/** The names of the steps that tools make. */
final class StepNames {
    static final Message BRUSH = Message.of("edit.brush");
    static final Message ERASE = Message.of("edit.erase");
    static final Message LINE = Message.of("edit.line");
    static final Message RECTANGLE = Message.of("edit.rectangle");
    static final Message FILL = Message.of("edit.fill");
    static final Message MOVE_PLAYER = Message.of("edit.movePlayer");
    static final Message MOVE = Message.of("edit.move");
    static final Message NUDGE = Message.of("edit.nudge");
    static final Message RESIZE = Message.of("edit.resize");
    static final Message AIM = Message.of("edit.aim");
    static final Message DELETE = Message.of("edit.delete");
    static final Message DUPLICATE = Message.of("edit.duplicate");

    private StepNames() {}

    /** Places an object of a type. */
    static Message place(ObjectType type) {
        return Message.of("edit.place", Message.of("type." + type));
    }
}
