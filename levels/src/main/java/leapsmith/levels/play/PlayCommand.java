package leapsmith.levels.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ObjectTypes;

/**
 * A change of a running level between two ticks. Commands are immutable, so they can be created on one thread and
 * applied on another, and the same commands before the same ticks give the same play. Each applies itself and describes
 * its name and fields in files.
 */
public sealed interface PlayCommand permits LevelCommand, CharacterCommand {
    /**
     * Applies it to a running level. A command that doesn't fit the current level does nothing.
     *
     * @param running the level that it changes
     */
    void applyTo(RunningLevel running);

    /**
     * {@return the level after the command; unchanged unless it is a level command}
     *
     * @param level a level
     */
    default Level applyTo(Level level) {
        return level;
    }

    /** {@return its name and fields in files; null if files hold another command instead, see {@link #portable}} */
    CommandType<?> type();

    /** {@return an equivalent command that can be read without the level this one was made in} */
    default PlayCommand portable() {
        return this;
    }

    /**
     * {@return what it sets: the last command with a target decides its value} Null for an event, such as a respawn,
     * and for commands that set several things.
     */
    default Object target() {
        return null;
    }

    /**
     * {@return what is left of this recorded command if a newer one is inserted at an earlier tick} An edit in the past
     * holds to the end of the run, as it does in the document: a command recorded later no longer sets what the edit
     * sets, and keeps the rest.
     *
     * @param newer the command that is inserted
     */
    default Optional<PlayCommand> without(PlayCommand newer) {
        boolean isReplaced = target() != null && target().equals(newer.target());
        return isReplaced ? Optional.empty() : Optional.of(this);
    }

    /** {@return whether the user controls the player with it, so that play continues live from here} */
    default boolean takesOver() {
        return false;
    }

    /**
     * {@return all commands in files, for these object types}
     *
     * @param objects the types of objects that levels have
     */
    static List<CommandType<?>> types(ObjectTypes objects) {
        List<CommandType<?>> types = new ArrayList<>(LevelCommand.types());
        types.addAll(CharacterCommand.types());
        objects.all().forEach(type -> types.add(LevelCommand.PutObject.type(type)));
        return types;
    }
}
