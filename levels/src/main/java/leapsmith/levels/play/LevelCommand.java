package leapsmith.levels.play;

import java.util.List;
import java.util.Objects;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.NumberType;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.Unit;
import leapsmith.levels.play.CommandField.Type;
import leapsmith.physics.tile.TileView;

/**
 * A command that changes the level itself, like an edit of a document. When a recording runs in the current level, such
 * commands are left out, because that level already contains the edits.
 */
public sealed interface LevelCommand extends PlayCommand {
    /** The types with one name each; {@link PutObject} has a name for each object type. */
    List<CommandType<?>> TYPES =
            List.of(FillTiles.TYPE, RemoveObject.TYPE, SetGravity.TYPE, SetMaxFallSpeed.TYPE, SetPartitionCell.TYPE);

    /** Sets tiles to their values after a change, interpreted by the legend. Tiles outside the level are ignored. */
    record SetTiles(TileChange change, Legend legend) implements LevelCommand {
        public SetTiles {
            Objects.requireNonNull(change);
            Objects.requireNonNull(legend);
        }

        @Override
        public void applyTo(RunningLevel running) {
            change.forEach((column, row, before, after) -> running.setTile(column, row, legend.typeOf(after)));
        }

        @Override
        public Level applyTo(Level level) {
            return legend.equals(level.legend())
                    ? level.withTiles(change)
                    : portable().applyTo(level);
        }

        @Override
        public CommandType<?> type() {
            return null;
        }

        @Override
        public PlayCommand portable() {
            return new FillTiles(FillMerger.fills(change, legend));
        }
    }

    /** Sets every tile to its shape in a grid of the level's size and a legend. */
    record SetAllTiles(TileGrid tiles, Legend legend) implements LevelCommand {
        public SetAllTiles {
            Objects.requireNonNull(tiles);
            Objects.requireNonNull(legend);
        }

        @Override
        public void applyTo(RunningLevel running) {
            byte[] values = new byte[tiles.columns()];
            for (int row = 0; row < tiles.rows(); row++) {
                tiles.copyRow(row, 0, values.length, values);
                for (int column = 0; column < values.length; column++) {
                    running.setTile(column, row, legend.typeOf(values[column] & 0xFF));
                }
            }
        }

        @Override
        public Level applyTo(Level level) {
            return level.withLegend(legend).withTiles(tiles);
        }

        @Override
        public CommandType<?> type() {
            return null;
        }

        @Override
        public PlayCommand portable() {
            return new FillTiles(FillMerger.fills(tiles, legend));
        }
    }

    /** Fills rectangles of tiles with a kind each, in order. Parts outside the level are ignored. */
    record FillTiles(List<TileFill> fills) implements LevelCommand {
        static final CommandType<FillTiles> TYPE = new CommandType<>(
                "fill-tiles",
                List.of(new CommandField<>("fills", new Type.OfFills(), FillTiles::fills)),
                values -> new FillTiles(values.get("fills")));

        public FillTiles {
            fills = List.copyOf(fills);
        }

        @Override
        public void applyTo(RunningLevel running) {
            TileView tiles = running.world().tiles();
            TileRegion all = new TileRegion(0, 0, tiles.columns(), tiles.rows());
            for (TileFill fill : fills) {
                TileRegion region = fill.region().intersect(all);
                for (int row = region.row(); row < region.endRow(); row++) {
                    for (int column = region.column(); column < region.endColumn(); column++) {
                        running.setTile(column, row, fill.type());
                    }
                }
            }
        }

        @Override
        public Level applyTo(Level level) {
            Level filled = level;
            for (TileFill fill : fills) {
                TileRegion inside = fill.region().intersect(filled.tiles().region());
                if (!inside.isEmpty()) {
                    int value = filled.legend().indexOf(fill.type(), fill.kind());
                    filled = filled.withTiles(TileChange.builder(filled.tiles())
                            .fill(inside, value)
                            .build());
                }
            }
            return filled;
        }

        @Override
        public CommandType<?> type() {
            return TYPE;
        }
    }

    /**
     * Adds or replaces an object of the level. A freely moving body whose position and kind in the level are unchanged
     * stays where it is and gets the new size and movement; a size that would overlap a wall is refused, and nothing
     * changes. Any other body appears at its position in the level, platforms at their first stop. An emitter fires as
     * if it had been there from the start.
     */
    record PutObject(LevelObject object) implements LevelCommand {
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

    /** Removes the object with an id; does nothing if there is none. Bullets already fired keep flying. */
    record RemoveObject(String id) implements LevelCommand {
        static final CommandType<RemoveObject> TYPE = new CommandType<>(
                "remove-object",
                List.of(new CommandField<>("id", new Type.OfId(), RemoveObject::id)),
                values -> new RemoveObject(values.get("id")));

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
        public CommandType<?> type() {
            return TYPE;
        }
    }

    /** Sets the gravity, in px per second squared, downward. */
    record SetGravity(double gravity) implements LevelCommand {
        static final CommandType<SetGravity> TYPE = new CommandType<>(
                "set-gravity",
                List.of(CommandField.number(
                        "gravity",
                        NumberType.upTo(Limits.MAX_GRAVITY, Unit.PX_PER_SECOND_SQUARED),
                        SetGravity::gravity)),
                values -> new SetGravity(values.get("gravity")));

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
        public CommandType<?> type() {
            return TYPE;
        }
    }

    /** Sets the maximum fall speed, in px per second. */
    record SetMaxFallSpeed(double maxFallSpeed) implements LevelCommand {
        static final CommandType<SetMaxFallSpeed> TYPE = new CommandType<>(
                "set-max-fall-speed",
                List.of(CommandField.number(
                        "maxFallSpeed",
                        NumberType.upTo(Limits.MAX_SPEED, Unit.PX_PER_SECOND),
                        SetMaxFallSpeed::maxFallSpeed)),
                values -> new SetMaxFallSpeed(values.get("maxFallSpeed")));

        public SetMaxFallSpeed {
            CommandField.requireFinite(maxFallSpeed, "maxFallSpeed");
            if (maxFallSpeed < 0) {
                throw new IllegalArgumentException("maxFallSpeed is " + maxFallSpeed);
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
        public CommandType<?> type() {
            return TYPE;
        }
    }

    /** Sets the size of the partition's cells in tiles, each at least 1; it doesn't affect motion. */
    record SetPartitionCell(int width, int height) implements LevelCommand {
        private static final NumberType SIDE = NumberType.whole(1, Limits.MAX_CELL_SIDE, Unit.TILES);

        static final CommandType<SetPartitionCell> TYPE = new CommandType<>(
                "set-partition",
                List.of(
                        CommandField.number("cellWidth", SIDE, command -> (double) command.width),
                        CommandField.number("cellHeight", SIDE, command -> (double) command.height)),
                values -> new SetPartitionCell(values.whole("cellWidth"), values.whole("cellHeight")));

        public SetPartitionCell {
            if (width < 1 || height < 1) {
                throw new IllegalArgumentException("cell of " + width + " x " + height + " tiles");
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
        public CommandType<?> type() {
            return TYPE;
        }
    }

    /** Restarts play in another level or the same one. Only a session does this, not a running level. */
    record Restart(Level level) implements LevelCommand {
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
        public CommandType<?> type() {
            return null;
        }
    }
}
