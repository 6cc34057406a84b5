package leapsmith.editor.tools;

import leapsmith.levels.model.Message;
import leapsmith.levels.model.Symmetry;

/** The names of history steps made by tools. */
public final class StepNames {
    public static final Message MOVE_PLAYER = Message.of("edit.movePlayer");
    public static final Message MOVE = Message.of("edit.move");
    public static final Message NUDGE = Message.of("edit.nudge");
    public static final Message RESIZE = Message.of("edit.resize");
    public static final Message AIM = Message.of("edit.aim");
    public static final Message LINK = Message.of("edit.link");
    public static final Message DELETE = Message.of("edit.delete");
    public static final Message DUPLICATE = Message.of("edit.duplicate");

    private StepNames() {}

    static Message turn(Symmetry symmetry, Message size) {
        return switch (symmetry) {
            case FLIP_X -> Message.of("edit.flipX", size);
            case FLIP_Y -> Message.of("edit.flipY", size);
            case ROTATE_RIGHT -> Message.of("edit.rotateRight", size);
            case ROTATE_LEFT -> Message.of("edit.rotateLeft", size);
        };
    }

    /** Paints random tiles of a part along a stroke. */
    static Message random(long tiles) {
        return Message.of("edit.random", tiles);
    }

    static Message place(PaletteEntry.OfObject kind) {
        return Message.of("edit.place", kind.own().isPresent() ? kind.name() : kind.fullName());
    }
}
