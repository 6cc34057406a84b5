package leapsmith.levels.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.play.CommandField.Type;
import leapsmith.physics.tile.TileView;

/** A command that sets tiles. */
public sealed interface TileCommand extends LevelCommand {
    /** {@return the tiles that it sets; some may be outside the level} */
    TileSet tiles();

    /**
     * {@return the tiles of a level with a legend after the command}
     *
     * @param grid the tiles of the level
     * @param legend the legend of the level
     */
    TileGrid applyTo(TileGrid grid, Legend legend);

    /**
     * As {@link #without(PlayCommand)}, for a newer command that sets tiles too.
     *
     * @param newer the command that is inserted
     * @return what is left of this command; empty if nothing is
     */
    Optional<PlayCommand> without(TileCommand newer);

    @Override
    default Level applyTo(Level level) {
        return level.withTiles(applyTo(level.tiles(), level.legend()));
    }

    @Override
    default Optional<PlayCommand> without(PlayCommand newer) {
        return newer instanceof TileCommand tileCommand ? without(tileCommand) : LevelCommand.super.without(newer);
    }

    /**
     * Sets tiles to their values after a change, interpreted by the legend. Tiles outside the level are ignored.
     *
     * @param change a change of a grid of the level's size
     * @param legend the legend to extend
     */
    record SetTiles(TileChange change, Legend legend) implements TileCommand {
        /** Checks the values. */
        public SetTiles {
            Objects.requireNonNull(change);
            Objects.requireNonNull(legend);
        }

        @Override
        public void applyTo(RunningLevel running) {
            change.forEach((column, row, before, after) -> running.setTile(column, row, legend.kindOf(after)));
        }

        @Override
        public TileSet tiles() {
            return change.tiles();
        }

        @Override
        public TileGrid applyTo(TileGrid grid, Legend of) {
            boolean fits = of.equals(legend) && grid.columns() == change.columns() && grid.rows() == change.rows();
            return fits ? grid.with(change) : portable().applyTo(grid, of);
        }

        @Override
        public Optional<PlayCommand> without(TileCommand newer) {
            TileChange left = change.without(newer.tiles());
            return left.isEmpty() ? Optional.empty() : Optional.of(left == change ? this : new SetTiles(left, legend));
        }

        @Override
        public CommandType<?> type() {
            return null;
        }

        @Override
        public FillTiles portable() {
            return new FillTiles(TileFill.Merger.fills(change, legend));
        }
    }

    /**
     * Sets every tile to its shape in a grid of the level's size and a legend.
     *
     * @param grid the grid before the change
     * @param legend the legend to extend
     */
    record SetAllTiles(TileGrid grid, Legend legend) implements TileCommand {
        /** Checks the values. */
        public SetAllTiles {
            Objects.requireNonNull(grid);
            Objects.requireNonNull(legend);
        }

        @Override
        public void applyTo(RunningLevel running) {
            byte[] values = new byte[grid.columns()];
            for (int row = 0; row < grid.rows(); row++) {
                grid.copyRow(row, 0, values.length, values);
                for (int column = 0; column < values.length; column++) {
                    running.setTile(column, row, legend.kindOf(values[column] & 0xFF));
                }
            }
        }

        @Override
        public TileSet tiles() {
            return TileSet.of(grid.region());
        }

        @Override
        public TileGrid applyTo(TileGrid other, Legend of) {
            boolean fits = of.equals(legend) && other.region().equals(grid.region());
            return fits ? grid : portable().applyTo(other, of);
        }

        @Override
        public Level applyTo(Level level) {
            boolean fits = level.tiles().region().equals(grid.region());
            return fits ? level.withLegend(legend).withTiles(grid) : TileCommand.super.applyTo(level);
        }

        @Override
        public Optional<PlayCommand> without(TileCommand newer) {
            return newer instanceof SetAllTiles
                    ? Optional.empty()
                    : Optional.of(new SetAllTiles(newer.applyTo(grid, legend), legend));
        }

        @Override
        public CommandType<?> type() {
            return null;
        }

        @Override
        public FillTiles portable() {
            return new FillTiles(TileFill.Merger.fills(grid, legend));
        }
    }

    /**
     * Fills rectangles of tiles with a kind each, in order. Parts outside the level are ignored.
     *
     * @param fills later ones overwrite earlier ones
     */
    record FillTiles(List<TileFill> fills) implements TileCommand {
        static final CommandType<FillTiles> TYPE = new CommandType<>(
                "fill-tiles",
                List.of(new CommandField<>("fills", new Type.OfFills(), FillTiles::fills)),
                values -> new FillTiles(values.get("fills")));

        /** Checks the values. */
        public FillTiles {
            fills = List.copyOf(fills);
        }

        @Override
        public void applyTo(RunningLevel running) {
            TileView tiles = running.world().tiles();
            TileRegion all = new TileRegion(0, 0, tiles.columns(), tiles.rows());
            for (TileFill fill : fills) {
                TileRegion region = fill.region().intersect(all);
                TileKind kind = running.kindOf(fill.type(), fill.kind());
                for (int row = region.row(); row < region.endRow(); row++) {
                    for (int column = region.column(); column < region.endColumn(); column++) {
                        running.setTile(column, row, kind);
                    }
                }
            }
        }

        @Override
        public TileSet tiles() {
            TileSet.Builder tiles = new TileSet.Builder();
            fills.forEach(fill -> tiles.add(fill.region()));
            return tiles.build();
        }

        @Override
        public TileGrid applyTo(TileGrid grid, Legend legend) {
            TileDraft filled = grid.draft();
            fills.forEach(fill -> filled.fill(fill.region(), legend.indexOf(fill.type(), fill.kind())));
            return filled.build();
        }

        @Override
        public Optional<PlayCommand> without(TileCommand newer) {
            TileSet taken = newer.tiles();
            List<TileFill> left = new ArrayList<>();
            for (TileFill fill : fills) {
                TileSet rest = TileSet.of(fill.region()).minus(taken);
                rest.forEachRun(
                        rest.bounds(),
                        (row, from, to) -> left.add(
                                new TileFill(new TileRegion(from, row, to - from, 1), fill.type(), fill.kind())));
            }
            return left.isEmpty() ? Optional.empty() : Optional.of(new FillTiles(left));
        }

        @Override
        public CommandType<?> type() {
            return TYPE;
        }
    }
}
