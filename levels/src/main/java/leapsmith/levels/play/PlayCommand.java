package leapsmith.levels.play;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ObjectTypes;

/**
 * Something that happens in a running level between two ticks. Commands are immutable, so they may be made on one thread
 * and applied on another, and the same commands before the same ticks give the same play. Each applies itself, and
 * describes its name and fields in files.
 */
public sealed interface PlayCommand permits LevelCommand, CharacterCommand {
    /** Applies it to a running level. A command that makes no sense in the level as it is does nothing. */
    void applyTo(RunningLevel running);

    /** The level as it is after the command, for those that change what the level is. */
    default Level applyTo(Level level) {
        return level;
    }

    /** Its name and fields in files; null if files hold another command in its place, see {@link #portable}. */
    CommandType<?> type();

    /** A command that does the same and can be read without the level that this one was made in. */
    default PlayCommand portable() {
        return this;
    }

    /** Whether the person who plays does it with the player, and so wants to play from here. */
    default boolean takesOver() {
        return false;
    }

    /** All commands that files hold, for these types of objects. */
    static List<CommandType<?>> types(ObjectTypes objects) {
        List<CommandType<?>> types = new ArrayList<>(LevelCommand.TYPES);
        types.addAll(CharacterCommand.TYPES);
        objects.all().forEach(type -> types.add(LevelCommand.PutObject.type(type)));
        return types;
    }
}
