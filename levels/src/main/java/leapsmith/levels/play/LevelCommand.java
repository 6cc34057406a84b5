package leapsmith.levels.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.PartitionSize;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.Unit;
import leapsmith.levels.model.ValueType;
import leapsmith.levels.play.CommandField.Type;

/**
 * A command that changes the level itself, like an edit of a document. When a recording runs in the current level, such
 * commands are left out, because that level already contains the edits.
 */
public sealed interface LevelCommand extends PlayCommand
        permits TileCommand,
                LevelCommand.PutObject,
                LevelCommand.RemoveObject,
                LevelCommand.SetGravity,
                LevelCommand.SetMaxFallSpeed,
                LevelCommand.SetPartitionCell,
                LevelCommand.Restart {
    /**
     * {@return the types with one name each; {@link PutObject} has a name for each object type} A method, because a
     * constant would be initialized before those of the commands that implement this interface.
     */
    static List<CommandType<?>> types() {
        return List.of(
                TileCommand.FillTiles.TYPE,
                RemoveObject.TYPE,
                SetGravity.TYPE,
                SetMaxFallSpeed.TYPE,
                SetPartitionCell.TYPE);
    }

    /**
     * {@return the commands that change a running level to another version of it} A change that a running world can't take, such
     * as another size or number of ticks per second, is a {@link Restart}.
     *
     * @param delta from the level that runs to the other version
     */
    static List<LevelCommand> of(LevelDelta delta) {
        PhysicsNumbers old = delta.before().physics();
        PhysicsNumbers now = delta.after().physics();
        if (delta.isResized()
                || old.ticksPerSecond() != now.ticksPerSecond()
                || !old.borders().equals(now.borders())) {
            return List.of(new Restart(delta.after()));
        }
        List<LevelCommand> commands = new ArrayList<>();
        if (old.gravity() != now.gravity()) {
            commands.add(new SetGravity(now.gravity()));
        }
        if (old.maxFallSpeed() != now.maxFallSpeed()) {
            commands.add(new SetMaxFallSpeed(now.maxFallSpeed()));
        }
        PartitionSize partition = delta.after().partition();
        if (!delta.before().partition().equals(partition)) {
            commands.add(new SetPartitionCell(partition.cellWidth(), partition.cellHeight()));
        }
        Legend legend = delta.after().legend();
        // Another legend may explain each value in another way, so with it all tiles are set.
        if (!delta.before().legend().equals(legend)) {
            commands.add(new TileCommand.SetAllTiles(delta.after().tiles(), legend));
        } else if (delta.changesTiles()) {
            commands.add(new TileCommand.SetTiles(delta.tiles(), legend));
        }
        // Sorted, because replays depend on the order of the commands, and undo should give the same as the edit.
        delta.objectIds().stream()
                .sorted()
                .map(id -> delta.after()
                        .object(id)
                        .<LevelCommand>map(PutObject::new)
                        .orElseGet(() -> new RemoveObject(id)))
                .forEach(commands::add);
        return commands;
    }

    @Override
    default Optional<PlayCommand> without(PlayCommand newer) {
        return newer instanceof Restart ? Optional.empty() : PlayCommand.super.without(newer);
    }

    /**
     * Adds or replaces an object of the level. A freely moving body whose position and kind in the level are unchanged
     * stays where it is and gets the new size and movement; a size that would overlap a wall is refused, and nothing
     * changes. Any other body appears at its position in the level, platforms at their first stop. An emitter fires as
     * if it had been there from the start.
     *
     * @param object an object of a level
     */
    record PutObject(LevelObject object) implements LevelCommand {
        /** Checks the values. */
        public PutObject {
            Objects.requireNonNull(object);
        }

        @Override
        public void applyTo(RunningLevel running) {
            running.put(object);
        }

        @Override
        public Level applyTo(Level level) {
            boolean sameType = level.object(object.id())
                    .filter(known -> known.type() == object.type())
                    .isPresent();
            return sameType
                    ? level.withObject(object.id(), object)
                    : level.withObjects(level.objects().without(object.id()).plus(object));
        }

        @Override
        public Object target() {
            return object.id();
        }

        @Override
        public CommandType<?> type() {
            return type(object.type());
        }

        static CommandType<PutObject> type(ObjectType type) {
            return new CommandType<>(
                    "put-" + type,
                    List.of(new CommandField<>(type.name(), new Type.OfObject(type), PutObject::object)),
                    values -> new PutObject(values.get(type.name())));
        }
    }

    /**
     * Removes the object with an id; does nothing if there is none. Bullets already fired keep flying.
     *
     * @param id id of an object
     */
    record RemoveObject(String id) implements LevelCommand {
        static final CommandType<RemoveObject> TYPE = new CommandType<>(
                "remove-object",
                List.of(new CommandField<>("id", new Type.OfId(), RemoveObject::id)),
                values -> new RemoveObject(values.get("id")));

        /** Checks the values. */
        public RemoveObject {
            Objects.requireNonNull(id);
        }

        @Override
        public void applyTo(RunningLevel running) {
            running.remove(id);
        }

        @Override
        public Level applyTo(Level level) {
            return level.withObjects(level.objects().without(id));
        }

        @Override
        public Object target() {
            return id;
        }

        @Override
        public CommandType<?> type() {
            return TYPE;
        }
    }

    /**
     * Sets the gravity, in px per second squared, downward.
     *
     * @param gravity downward, in pixels per second squared
     */
    record SetGravity(double gravity) implements LevelCommand {
        static final CommandType<SetGravity> TYPE = new CommandType<>(
                "set-gravity",
                List.of(CommandField.number(
                        "gravity",
                        ValueType.Number.upTo(Limits.MAX_GRAVITY, Unit.PX_PER_SECOND_SQUARED),
                        SetGravity::gravity)),
                values -> new SetGravity(values.get("gravity")));

        /** Checks the values. */
        public SetGravity {
            CommandField.requireFinite(gravity, "gravity");
        }

        @Override
        public void applyTo(RunningLevel running) {
            running.setGravity(gravity);
        }

        @Override
        public Level applyTo(Level level) {
            return level.withPhysics(level.physics().withGravity(gravity));
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
     * Sets the maximum fall speed, in px per second.
     *
     * @param maxFallSpeed in pixels per second
     */
    record SetMaxFallSpeed(double maxFallSpeed) implements LevelCommand {
        static final CommandType<SetMaxFallSpeed> TYPE = new CommandType<>(
                "set-max-fall-speed",
                List.of(CommandField.number(
                        "maxFallSpeed",
                        ValueType.Number.upTo(Limits.MAX_SPEED, Unit.PX_PER_SECOND),
                        SetMaxFallSpeed::maxFallSpeed)),
                values -> new SetMaxFallSpeed(values.get("maxFallSpeed")));

        /** Checks the values. */
        public SetMaxFallSpeed {
            CommandField.requireFinite(maxFallSpeed, "maxFallSpeed");
            if (maxFallSpeed < 0) {
                throw new IllegalArgumentException("maxFallSpeed is " + maxFallSpeed + ", less than 0");
            }
        }

        @Override
        public void applyTo(RunningLevel running) {
            running.setMaxFallSpeed(maxFallSpeed);
        }

        @Override
        public Level applyTo(Level level) {
            return level.withPhysics(level.physics().withMaxFallSpeed(maxFallSpeed));
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
     * Sets the size of the partition's cells in tiles, each at least 1; it doesn't affect motion.
     *
     * @param width in pixels
     * @param height in pixels
     */
    record SetPartitionCell(int width, int height) implements LevelCommand {
        private static final ValueType.Number SIDE = ValueType.Number.whole(1, Limits.MAX_CELL_SIDE, Unit.TILES);

        static final CommandType<SetPartitionCell> TYPE = new CommandType<>(
                "set-partition",
                List.of(
                        CommandField.number("cellWidth", SIDE, command -> (double) command.width),
                        CommandField.number("cellHeight", SIDE, command -> (double) command.height)),
                values -> new SetPartitionCell(values.whole("cellWidth"), values.whole("cellHeight")));

        /** Checks the values. */
        public SetPartitionCell {
            if (width < 1 || height < 1) {
                throw new IllegalArgumentException(
                        "width and height are " + width + " x " + height + " tiles, less than 1");
            }
        }

        @Override
        public void applyTo(RunningLevel running) {
            running.setPartitionCell(width, height);
        }

        @Override
        public Level applyTo(Level level) {
            return level.withPartition(level.partition().withCells(width, height));
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
     * Restarts play in another level or the same one. Only a session does this, not a running level.
     *
     * @param level a level
     */
    record Restart(Level level) implements LevelCommand {
        /** Checks the values. */
        public Restart {
            Objects.requireNonNull(level);
        }

        @Override
        public void applyTo(RunningLevel running) {
            throw new IllegalArgumentException("a running level can't be replaced by another");
        }

        @Override
        public Level applyTo(Level before) {
            return level;
        }

        @Override
        public Optional<PlayCommand> without(PlayCommand newer) {
            if (newer instanceof Restart) {
                return Optional.empty();
            }
            Level edited = newer.applyTo(level);
            return Optional.of(edited == level ? this : new Restart(edited));
        }

        @Override
        public CommandType<?> type() {
            return null;
        }
    }
}
