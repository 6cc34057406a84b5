package leapsmith.editor.tool;

import leapsmith.editor.model.Message;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.Symmetry;

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

    /** Moves selected tiles, with their size as text. */
    public static Message movePart(Message size) {
        return Message.of("edit.movePart", size);
    }

    /** Copies selected tiles by dragging them. */
    public static Message copyPart(Message size) {
        return Message.of("edit.copyPart", size);
    }

    /** Deletes selected tiles. */
    public static Message deletePart(Message size) {
        return Message.of("edit.deletePart", size);
    }

    /** Puts what was copied into the level. */
    public static Message paste(Message size) {
        return Message.of("edit.paste", size);
    }

    /** Copies the selection and deletes it. */
    public static Message cut(Message size) {
        return Message.of("edit.cut", size);
    }

    /** Duplicates selected tiles. */
    public static Message duplicatePart(Message size) {
        return Message.of("edit.duplicatePart", size);
    }

    /** Flips or turns the selection. */
    public static Message turn(Symmetry symmetry, Message size) {
        return switch (symmetry) {
            case FLIP_X -> Message.of("edit.flipX", size);
            case FLIP_Y -> Message.of("edit.flipY", size);
            case ROTATE_RIGHT -> Message.of("edit.rotateRight", size);
            case ROTATE_LEFT -> Message.of("edit.rotateLeft", size);
        };
    }

    /** Places an object of a type. */
    public static Message place(ObjectType type) {
        return Message.of("edit.place", Message.of("type." + type));
    }
}
