package leapsmith.editor.tool;

import leapsmith.editor.model.Message;
import leapsmith.levels.model.ObjectType;

/** The names of history steps made by tools. */
public final class StepNames {
    public static final Message MOVE_PLAYER = Message.of("edit.movePlayer");
    public static final Message MOVE = Message.of("edit.move");
    public static final Message NUDGE = Message.of("edit.nudge");
    public static final Message RESIZE = Message.of("edit.resize");
    public static final Message AIM = Message.of("edit.aim");
    public static final Message DELETE = Message.of("edit.delete");
    public static final Message DUPLICATE = Message.of("edit.duplicate");

    private StepNames() {}

    /** Paints tiles of a kind along a stroke. */
    public static Message brush(long tiles, Message kind) {
        return Message.of("edit.brush", tiles, kind);
    }

    /** Erases tiles along a stroke. */
    public static Message erase(long tiles) {
        return Message.of("edit.erase", tiles);
    }

    /** Paints a line. */
    public static Message line(long tiles, Message kind) {
        return Message.of("edit.line", tiles, kind);
    }

    /** Paints a ramp. */
    public static Message ramp(long tiles) {
        return Message.of("edit.ramp", tiles);
    }

    /** Paints a hill. */
    public static Message hill(int columns, int rows) {
        return Message.of("edit.hill", columns, rows);
    }

    /** Paints a rectangle. */
    public static Message rectangle(int columns, int rows, Message kind) {
        return Message.of("edit.rectangle", columns, rows, kind);
    }

    /** Paints an ellipse. */
    public static Message ellipse(int columns, int rows, Message kind) {
        return Message.of("edit.ellipse", columns, rows, kind);
    }

    /** Fills connected tiles. */
    public static Message fill(long tiles, Message kind) {
        return Message.of("edit.fill", tiles, kind);
    }

    /** Replaces all tiles of a kind. */
    public static Message replace(long tiles, Message kind) {
        return Message.of("edit.replace", tiles, kind);
    }

    /** Places an object of a type. */
    public static Message place(ObjectType type) {
        return Message.of("edit.place", Message.of("type." + type));
    }
}
