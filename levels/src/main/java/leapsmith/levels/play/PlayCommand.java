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

    /**
     * What it sets: the last command with a target decides its value. Null for an event, such as a respawn, and for
     * commands that set several things.
     */
    default Object target() {
        return null;
    }

    /**
     * What is left of this recorded command if a newer one is inserted at an earlier tick. An edit in the past holds to
     * the end of the run, as it does in the document: a command recorded later no longer sets what the edit sets, and
     * keeps the rest.
     */
    default Optional<PlayCommand> without(PlayCommand newer) {
        boolean isReplaced = target() != null && target().equals(newer.target());
        return isReplaced ? Optional.empty() : Optional.of(this);
    }

    /** Whether the user controls the player with it, so that play continues live from here. */
    default boolean takesOver() {
        return false;
    }

    /** All commands in files, for these object types. */
    static List<CommandType<?>> types(ObjectTypes objects) {
        List<CommandType<?>> types = new ArrayList<>(LevelCommand.types());
        types.addAll(CharacterCommand.types());
        objects.all().forEach(type -> types.add(LevelCommand.PutObject.type(type)));
        return types;
    }
}
