package leapsmith.levels.play;

import java.util.List;
import java.util.Objects;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Unit;
import leapsmith.levels.model.ValueType;
import leapsmith.levels.play.CommandField.Type;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Movement;

/** A command that changes the characters of a running level, but not the level itself. */
public sealed interface CharacterCommand extends PlayCommand {
    /** {@return all types of character commands in files} */
    static List<CommandType<?>> types() {
        return List.of(
                SetMovement.TYPE,
                SetPlayerMovement.TYPE,
                ResizePlayer.TYPE,
                MovePlayer.TYPE,
                ClonePlayer.TYPE,
                RemoveClones.TYPE,
                RespawnPlayer.TYPE);
    }

    /**
     * Changes the movement values of a character; does nothing if no character has the id.
     *
     * @param id id of an object
     * @param movement the new values
     */
    record SetMovement(String id, Movement movement) implements CharacterCommand {
        static final CommandType<SetMovement> TYPE = new CommandType<>(
                "set-movement",
                List.of(
                        new CommandField<>("id", new Type.OfId(), SetMovement::id),
                        new CommandField<>("movement", new Type.OfMovement(), SetMovement::movement)),
                values -> new SetMovement(values.get("id"), values.get("movement")));

        /** Checks the values. */
        public SetMovement {
            Objects.requireNonNull(id);
            Objects.requireNonNull(movement);
        }

        @Override
        public void applyTo(RunningLevel running) {
            running.setMovement(id, movement);
        }

        @Override
        public Object target() {
            return List.of(TYPE, id);
        }

        @Override
        public CommandType<?> type() {
            return TYPE;
        }
    }

    /**
     * Changes the movement values of the player, also after a respawn.
     *
     * @param movement the new values
     */
    record SetPlayerMovement(Movement movement) implements CharacterCommand {
        static final CommandType<SetPlayerMovement> TYPE = new CommandType<>(
                "set-player-movement",
                List.of(new CommandField<>("movement", new Type.OfMovement(), SetPlayerMovement::movement)),
                values -> new SetPlayerMovement(values.get("movement")));

        /** Checks the values. */
        public SetPlayerMovement {
            Objects.requireNonNull(movement);
        }

        @Override
        public void applyTo(RunningLevel running) {
            running.player().setMovement(movement);
        }

        @Override
        public Object target() {
            return TYPE;
        }

        @Override
        public CommandType<?> type() {
            return TYPE;
        }
    }

    /**
     * Changes the size of the player in px, also after a respawn. Its feet stay in place. A size that would overlap a
     * wall is refused, as are different sides of a circle, and nothing changes.
     *
     * @param width in pixels
     * @param height in pixels
     */
    record ResizePlayer(double width, double height) implements CharacterCommand {
        private static final ValueType.Number SIDE = ValueType.Number.positive(BodyDef.MAX_SIDE_PX, Unit.PX);

        static final CommandType<ResizePlayer> TYPE = new CommandType<>(
                "resize-player",
                List.of(
                        CommandField.number("width", SIDE, ResizePlayer::width),
                        CommandField.number("height", SIDE, ResizePlayer::height)),
                values -> new ResizePlayer(values.get("width"), values.get("height")));

        /** Checks the values. */
        public ResizePlayer {
            requireSide(width, "width");
            requireSide(height, "height");
        }

        @Override
        public void applyTo(RunningLevel running) {
            running.player().resize(width, height);
        }

        @Override
        public Object target() {
            return TYPE;
        }

        @Override
        public CommandType<?> type() {
            return TYPE;
        }
    }

    /**
     * Moves the player's top-left corner to a place in level px. The respawn point stays the same.
     *
     * @param x left edge in level pixels
     * @param y top edge in level pixels
     */
    record MovePlayer(double x, double y) implements CharacterCommand {
        private static final ValueType.Number COORDINATE =
                new ValueType.Number(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX, false, Unit.PX);

        static final CommandType<MovePlayer> TYPE = new CommandType<>(
                "move-player",
                List.of(
                        CommandField.number("x", COORDINATE, MovePlayer::x),
                        CommandField.number("y", COORDINATE, MovePlayer::y)),
                values -> new MovePlayer(values.get("x"), values.get("y")));

        /** Checks the values. */
        public MovePlayer {
            CommandField.requireFinite(x, "x");
            CommandField.requireFinite(y, "y");
        }

        @Override
        public void applyTo(RunningLevel running) {
            running.movePlayer(x, y);
        }

        @Override
        public CommandType<?> type() {
            return TYPE;
        }
    }

    /**
     * Creates a copy of the player's character at its position. Copies get no input: they fall, stand and collide. Does
     * nothing without a living player.
     */
    record ClonePlayer() implements CharacterCommand {
        static final CommandType<ClonePlayer> TYPE = CommandType.of("clone-player", new ClonePlayer());

        @Override
        public void applyTo(RunningLevel running) {
            running.clonePlayer();
        }

        @Override
        public CommandType<?> type() {
            return TYPE;
        }

        @Override
        public boolean takesOver() {
            return true;
        }
    }

    /** Removes all copies. */
    record RemoveClones() implements CharacterCommand {
        static final CommandType<RemoveClones> TYPE = CommandType.of("remove-clones", new RemoveClones());

        @Override
        public void applyTo(RunningLevel running) {
            running.removeClones();
        }

        @Override
        public CommandType<?> type() {
            return TYPE;
        }

        @Override
        public boolean takesOver() {
            return true;
        }
    }

    /** Respawns the player immediately. */
    record RespawnPlayer() implements CharacterCommand {
        static final CommandType<RespawnPlayer> TYPE = CommandType.of("respawn-player", new RespawnPlayer());

        @Override
        public void applyTo(RunningLevel running) {
            running.player().respawn();
        }

        @Override
        public CommandType<?> type() {
            return TYPE;
        }

        @Override
        public boolean takesOver() {
            return true;
        }
    }

    private static void requireSide(double value, String name) {
        if (!(value > 0 && value <= BodyDef.MAX_SIDE_PX)) {
            throw new IllegalArgumentException(
                    name + " is " + value + " px, not more than 0 and at most " + BodyDef.MAX_SIDE_PX);
        }
    }
}
