package leapsmith.levels.play;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ObjectTypes;

/**
 * A change of a running level between two ticks. Commands are immutable, so they can be created on one thread and
 * applied on another, and the same commands before the same ticks give the same play. Each applies itself and describes
 * its name and fields in files.
 */
public sealed interface PlayCommand permits LevelCommand, CharacterCommand {
    /** Applies it to a running level. A command that doesn't fit the current level does nothing. */
    void applyTo(RunningLevel running);

    /** The level after the command; unchanged unless it is a level command. */
    default Level applyTo(Level level) {
        return level;
    }

    /** Its name and fields in files; null if files hold another command instead, see {@link #portable}. */
    CommandType<?> type();

    /** An equivalent command that can be read without the level this one was made in. */
    default PlayCommand portable() {
        return this;
    }

    /** Whether the user controls the player with it, so that play continues live from here. */
    default boolean takesOver() {
        return false;
    }

    /** All commands in files, for these object types. */
    static List<CommandType<?>> types(ObjectTypes objects) {
        List<CommandType<?>> types = new ArrayList<>(LevelCommand.TYPES);
        types.addAll(CharacterCommand.TYPES);
        objects.all().forEach(type -> types.add(LevelCommand.PutObject.type(type)));
        return types;
    }
}
