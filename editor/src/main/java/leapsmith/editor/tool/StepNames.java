package leapsmith.editor.tool;

import leapsmith.editor.model.Message;
import leapsmith.levels.model.ObjectType;

/** The names of history steps made by tools. */
public final class StepNames {
    public static final Message BRUSH = Message.of("edit.brush");
    public static final Message ERASE = Message.of("edit.erase");
    public static final Message LINE = Message.of("edit.line");
    public static final Message RECTANGLE = Message.of("edit.rectangle");
    public static final Message FILL = Message.of("edit.fill");
    public static final Message MOVE_PLAYER = Message.of("edit.movePlayer");
    public static final Message MOVE = Message.of("edit.move");
    public static final Message NUDGE = Message.of("edit.nudge");
    public static final Message RESIZE = Message.of("edit.resize");
    public static final Message AIM = Message.of("edit.aim");
    public static final Message DELETE = Message.of("edit.delete");
    public static final Message DUPLICATE = Message.of("edit.duplicate");

    private StepNames() {}

    /** Places an object of a type. */
    public static Message place(ObjectType type) {
        return Message.of("edit.place", Message.of("type." + type));
    }
}
