package leapsmith.levels.reach.bound;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileView;

/** The places of a level: those that are not reached yet, those to leave, and those that were left. */
final class PlaceQueue {
    /** How far positions next to slopes may be from their exact surface: rounding, with much to spare. */
    static final int SLOPE_MARGIN = 16;
    /** The highest step onto or off a slope. */
    private static final int STEP = 4 * SubPixels.PER_PIXEL;

    private final CellGrid grid;
    private final TileMasks masks;
    private final boolean hasSlopes;
    private final PlaceRows ground;
    private final PlaceRows slopes;
    private final PlaceRows ledges;
    private final Deque<Place> queue = new ArrayDeque<>();

    PlaceQueue(CellGrid grid, TileView tiles, TileMasks masks) {
        this.grid = grid;
        this.masks = masks;
        hasSlopes = tiles.hasSlopes();
        PlaceFinder finder = new PlaceFinder(grid, tiles, masks, SLOPE_MARGIN);
        int rows = tiles.rows() + 1;
        ground = new PlaceRows(grid, rows, finder::ground);
        slopes = new PlaceRows(grid, rows, finder::slopes);
        ledges = new PlaceRows(grid, rows, finder::ledges);
    }

    /** The level ground by rows. */
    PlaceRows ground() {
        return ground;
    }

    /** The floor slopes by rows. */
    PlaceRows slopes() {
        return slopes;
    }

    /** The ledges by rows. */
    PlaceRows ledges() {
        return ledges;
    }

    /** Adds places that are reached from another one. */
    void add(List<Place> places, Place from, Move how, int hold) {
        for (Place place : places) {
            place.reached(from, how, hold);
            queue.add(place);
        }
    }

    /** The next place to leave; null if there is none. */
    Place next() {
        return queue.poll();
    }

    /** A reached place on a tile. */
    Optional<Place> on(int column, int row) {
        boolean isSlope = masks.isFloorSlope(column, row);
        if (!isSlope && !masks.carries(column, row)) {
            return Optional.empty();
        }
        return (isSlope ? slopes : ground)
                .reached(row).stream()
                        .filter(place -> place.left <= grid.lastOver(column) && place.right >= grid.firstOver(column))
                        .findFirst();
    }

    /** Adds the places to which the player can walk from one without jumping or falling. */
    void walkFrom(Place place) {
        if (!hasSlopes) {
            return;
        }
        int reach = grid.speed + STEP + 1;
        int left = place.left - reach;
        int right = place.right + reach;
        int last = grid.tileOf(place.high + grid.height + reach);
        for (int row = grid.tileOf(place.low + grid.height - reach); row <= last; row++) {
            add(slopes.take(row, left, right), place, Move.WALK, 0);
            if (place.kind() == Place.Kind.SLOPE && row * grid.tile >= place.low + grid.height - reach) {
                add(ground.take(row, left, right), place, Move.WALK, 0);
            }
        }
    }
}
