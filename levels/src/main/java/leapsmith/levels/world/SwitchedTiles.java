package leapsmith.levels.world;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileSet;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.World;

/**
 * The tiles of a running world that are there only while {@linkplain TileKind#when conditions on signals} are met. When they
 * appear and vanish they are edits of the world, so bodies inside a tile that appears are pushed out or crushed. A world without
 * such kinds pays nothing.
 */
public final class SwitchedTiles {
    private final World world;
    /** The kinds with conditions that the world has, or had. */
    private List<TileKind> kinds = List.of();
    /** By tile 0, or 1 plus the index of its kind; null while there are no kinds. */
    private TileGrid cells;
    /** By index, whether the tiles of a kind are there. */
    private BitSet shown = new BitSet();
    /** By index, the tiles of a kind; null for one that isn't known. */
    private TileSet[] tiles = {};
    /** The last saved state; null if something has changed since. */
    private State saved;

    /**
     * An immutable copy of the state.
     *
     * @param kinds the kinds with conditions that the world has, or had
     * @param cells by tile 0, or 1 plus the index of its kind; null while there are no kinds
     * @param shown by index, whether the tiles of a kind are there
     */
    public record State(List<TileKind> kinds, TileGrid cells, BitSet shown) {}

    /**
     * The tiles of a world that was just built, while nothing is on.
     *
     * @param world the world
     * @param level of which it was built
     */
    public SwitchedTiles(World world, Level level) {
        this.world = world;
        Legend legend = level.legend();
        long[] counts = null;
        int[] indices = new int[256];
        for (int value = 0; value < legend.size(); value++) {
            TileKind kind = legend.kindOf(value);
            if (kind.when().isEmpty()) {
                continue;
            }
            counts = counts == null ? level.tiles().counts() : counts;
            if (counts[value] > 0) {
                indices[value] = 1 + indexOf(kind, conditions -> ObjectSignals.areMet(conditions, level, id -> false));
            }
        }
        if (!kinds.isEmpty()) {
            cells = level.tiles().mapped(indices);
        }
    }

    /** {@return whether the world has no such tiles} */
    public boolean isEmpty() {
        return kinds.isEmpty();
    }

    /** {@return the kinds with conditions that the world has, or had} */
    public List<TileKind> kinds() {
        return kinds;
    }

    /** {@return the state} */
    public State save() {
        if (saved == null) {
            saved = new State(kinds, cells, (BitSet) shown.clone());
        }
        return saved;
    }

    /**
     * Restores a state after that of the world.
     *
     * @param state one of a world of the same size
     */
    public void restore(State state) {
        if (state != saved) {
            kinds = state.kinds;
            cells = state.cells;
            shown = (BitSet) state.shown.clone();
            tiles = new TileSet[kinds.size()];
            saved = state;
        }
    }

    /**
     * Has tiles be there or not as in a state of the world that was restored without its tiles; see {@link World#replaceTile}.
     *
     * @param areMet whether conditions are met in that state
     */
    public void replace(Predicate<List<SignalCondition>> areMet) {
        change(areMet, world::replaceTile);
    }

    /**
     * Has tiles appear and vanish.
     *
     * @param areMet whether conditions are met from now on
     */
    public void update(Predicate<List<SignalCondition>> areMet) {
        change(areMet, world::setTile);
    }

    /**
     * Notes that a tile is of another kind from now on.
     *
     * @param column of a tile of the world
     * @param row of this tile
     * @param kind its new kind
     * @param areMet whether conditions are met
     * @return whether the tile is there; if not, it is empty
     */
    public boolean put(int column, int row, TileKind kind, Predicate<List<SignalCondition>> areMet) {
        if (kind.when().isEmpty() && (cells == null || cells.at(column, row) == 0)) {
            return true;
        }
        int index = kind.when().isEmpty() ? -1 : indexOf(kind, areMet);
        if (cells == null) {
            cells = TileGrid.filled(world.tiles().columns(), world.tiles().rows(), 0);
        }
        if (cells.at(column, row) != 1 + index) {
            cells = cells.draft().set(column, row, 1 + index).build();
            tiles = new TileSet[kinds.size()];
            saved = null;
        }
        return index < 0 || shown.get(index);
    }

    /** The index of a kind, which it adds if it is new. */
    private int indexOf(TileKind kind, Predicate<List<SignalCondition>> areMet) {
        int known = kinds.indexOf(kind);
        if (known >= 0) {
            return known;
        }
        List<TileKind> more = new ArrayList<>(kinds);
        more.add(Objects.requireNonNull(kind));
        kinds = List.copyOf(more);
        tiles = new TileSet[kinds.size()];
        shown.set(kinds.size() - 1, areMet.test(kind.when()));
        saved = null;
        return kinds.size() - 1;
    }

    /** Changes a tile of the world. */
    private interface Setter {
        void set(int column, int row, TileType type, int material);
    }

    // Kinds in the order of the legend, and the tiles of each row by row: replays depend on it.
    private void change(Predicate<List<SignalCondition>> areMet, Setter setter) {
        for (int index = 0; index < kinds.size(); index++) {
            TileKind kind = kinds.get(index);
            boolean isShown = areMet.test(kind.when());
            if (isShown == shown.get(index)) {
                continue;
            }
            shown.set(index, isShown);
            saved = null;
            if (tiles[index] == null) {
                tiles[index] = cells.tilesWith(1 + index);
            }
            TileType type = isShown ? kind.shape() : TileType.EMPTY;
            int material = isShown ? world.materialIndex(kind.activeMaterial()) : 0;
            TileSet all = tiles[index];
            all.forEachRun(all.bounds(), (row, from, to) -> {
                for (int column = from; column < to; column++) {
                    setter.set(column, row, type, material);
                }
            });
        }
    }
}
