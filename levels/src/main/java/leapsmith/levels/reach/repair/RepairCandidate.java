package leapsmith.levels.reach.repair;

import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;

/**
 * A change of a level that may make a goal reachable. There can be very many, so the changed level is made when a
 * candidate is tried.
 *
 * @param regions the rectangles of tiles that it changes; empty if it changes an object
 * @param place where it is; candidates of the same place are variants of each other
 * @param cost how unnatural it is
 * @param detour how far it is from where a change is probably needed
 */
record RepairCandidate(
        Repair.Kind kind, List<TileRegion> regions, UnaryOperator<Level> change, Place place, int cost, int detour) {
    /** The side of the squares of tiles that count as one place. */
    private static final int SQUARE = 6;

    /**
     * A place, or an object.
     *
     * @param what the kind of change, or the id of the object
     * @param column column of a square; 0 for an object
     * @param row row of a square; 0 for an object
     */
    record Place(Object what, int column, int row) {}

    /** The change of the tiles of some regions, of which the first has this middle, to a value. */
    static RepairCandidate ofTiles(
            Repair.Kind kind, List<TileRegion> regions, int value, double column, double row, int cost, int detour) {
        UnaryOperator<Level> change = level -> {
            TileDraft tiles = level.tiles().draft();
            regions.forEach(region -> tiles.fill(region, value));
            return level.withTiles(tiles.build());
        };
        Place place = new Place(kind, (int) column / SQUARE, (int) row / SQUARE);
        return new RepairCandidate(kind, regions, change, place, cost, detour);
    }

    /** The change of the tiles of a region to a standard kind, which is added to the legend if it isn't there. */
    static RepairCandidate ofKind(Repair.Kind kind, TileRegion region, StandardKind standard, int cost, int detour) {
        UnaryOperator<Level> change = level -> {
            Legend legend = level.legend();
            int value = valueOf(legend, standard.kind());
            if (value < 0) {
                value = legend.size();
                int symbol = Legend.freeSymbol(legend.entries(), standard.symbol());
                legend = legend.plus(new LegendEntry(symbol, standard.kind()));
            }
            TileDraft tiles = level.tiles().draft().fill(region, value);
            return level.withLegend(legend).withTiles(tiles.build());
        };
        Place place = new Place(kind, region.column() / SQUARE, region.endRow() / SQUARE);
        return new RepairCandidate(kind, List.of(region), change, place, cost, detour);
    }

    private static int valueOf(Legend legend, TileKind kind) {
        for (int value = 0; value < legend.size(); value++) {
            if (legend.kindOf(value).equals(kind)) {
                return value;
            }
        }
        return -1;
    }

    /** The replacement of the object with the same id. */
    static RepairCandidate ofObject(Repair.Kind kind, LevelObject changed, int cost, int detour) {
        Place place = new Place(changed.id(), 0, 0);
        return new RepairCandidate(
                kind, List.of(), level -> level.withObject(changed.id(), changed), place, cost, detour);
    }

    Level applyTo(Level level) {
        return change.apply(level);
    }

    RepairChange in(Level level) {
        return new RepairChange(kind, LevelDelta.between(level, applyTo(level)), regions);
    }

    /** The smaller, the earlier it is tried. */
    int rank() {
        return cost + detour;
    }
}
