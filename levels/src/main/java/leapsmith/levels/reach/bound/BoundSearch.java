package leapsmith.levels.reach.bound;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileView;

/** Spreads from place to place: each is left once, in every way and with its whole range of positions. */
final class BoundSearch implements FlightSpread.Listener {
    /** How far above a ledge the top edge may be. */
    private static final int LEDGE_REACH = 4 * SubPixels.PER_PIXEL;

    private static final int SLICES_OF_TILE = 2;

    private final CellGrid grid;
    private final TileMasks masks;
    private final PlaceQueue places;
    private final VisitedBoxes visited;
    private final WorkLimit work;
    private final FlightSpread spread;
    private final CeilingHits ceilings;
    private final CeilingStops stops;
    private final LedgePasses passes;
    private final LateJumps lateJumps;
    private final Flights flights;
    private final CoyoteJumps coyote;
    private final int coyoteTicks;
    private final LaunchZones zones;
    private final boolean grabsLedges;
    private final CellSet standing;
    private final CellSet start;
    private final CellSet stopped;
    private final CellSet jumping;
    /** The place that is left, and how. */
    private Place current;

    private Move move;
    /** Within how many ticks after the flight began the player may jump. */
    private int jumpTicks;

    BoundSearch(
            Level level,
            TileView tiles,
            CellGrid grid,
            Movement movement,
            int coyoteTicks,
            Flights flights,
            List<LaunchZone> launches,
            WorkLimit work) {
        this.grid = grid;
        this.flights = flights;
        this.coyoteTicks = coyoteTicks;
        this.work = work;
        masks = new TileMasks(grid, tiles);
        places = new PlaceQueue(grid, tiles, masks);
        visited = new VisitedBoxes(grid, level);
        int rows = tiles.rows() + 1;
        stops = new CeilingStops(grid, rows, flights, PlaceQueue.SLOPE_MARGIN, work);
        int gravity = flights.numbers().gravity();
        lateJumps = new LateJumps(grid, rows, gravity, coyoteTicks, work);
        passes = new LedgePasses(grid, masks, lateJumps, gravity, coyoteTicks);
        coyote = new CoyoteJumps(grid, flights.numbers());
        zones = new LaunchZones(grid, launches, flights, visited);
        grabsLedges = movement.grabsLedges();
        ceilings = new CeilingHits(
                grid,
                masks,
                !flights.slides().isEmpty(),
                PlaceQueue.SLOPE_MARGIN,
                SubPixels.fromPx(movement.forgiveness().cornerPx()),
                this);
        spread = new FlightSpread(
                grid,
                masks,
                places.ground(),
                places.slopes(),
                new LevelEnds(level, grid),
                tiles.hasSlopes(),
                PlaceQueue.SLOPE_MARGIN,
                ceilings,
                flights.numbers(),
                work,
                this);
        standing = new CellSet(grid.count);
        start = new CellSet(grid.count);
        stopped = new CellSet(grid.count);
        jumping = new CellSet(grid.count);
    }

    /** Finds all places that can be reached from a position of the player's top left corner, in sub-pixels. */
    void run(int x, int y) {
        Place first = new Place(Place.Kind.START, grid.tileOf(y), x, x, y, y);
        places.add(List.of(first), null, Move.START, 0);
        do {
            for (current = places.next(); current != null && work.continues(); current = places.next()) {
                leave();
                launch();
            }
        } while (work.continues() && lateJumps.take(jumping, this::jumpLate));
    }

    /** The boxes that the player may have. */
    VisitedBoxes visited() {
        return visited;
    }

    /** A reached place on a tile. */
    Optional<Place> placeOn(int column, int row) {
        return places.on(column, row);
    }

    private void leave() {
        switch (current.kind()) {
            case START -> {
                fall();
                finishAll();
            }
            case GROUND -> {
                places.walkFrom(current);
                leave(current.low, current.high);
                drop();
            }
            case SLOPE -> {
                places.walkFrom(current);
                int slice = grid.tile / SLICES_OF_TILE;
                for (int low = current.low; low < current.high; low += slice) {
                    leave(low - PlaceQueue.SLOPE_MARGIN, low + slice + PlaceQueue.SLOPE_MARGIN);
                }
            }
            case LEDGE -> {
                fall();
                finish();
                startAt(current, current.low, current.high);
                if (flights.ledgeJump() != null) {
                    follow(Move.JUMP, flights.ledgeJump(), current.low, current.high, start);
                }
                finishAll();
            }
            default -> throw new IllegalStateException(current + " is left at once");
        }
    }

    private void fall() {
        startAt(current, current.low, current.high);
        follow(Move.FALL, flights.fall(), current.low, current.high, start);
    }

    /** Falls off ground and jumps from it. */
    private void leave(int low, int high) {
        startAt(current, low, high);
        if (start.isEmpty()) {
            return;
        }
        standing.set(start);
        start.widen(grid.speedCells);
        removeBlocked(low, high);
        jumpTicks = coyoteTicks;
        move = Move.FALL;
        ceilings.slide(start, low, high, low, 0, 0, 0, 0);
        follow(Move.FALL, flights.leave(), low, high, start);
        finish();
        jump(low, high, standing);
        finishAll();
    }

    /** Sets the start to all cells of a place in which the box is free. */
    private void startAt(Place place, int low, int high) {
        start.clear();
        start.addRange(grid.cellOf(place.left), grid.cellOf(place.right));
        removeBlocked(low, high);
    }

    private void removeBlocked(int low, int high) {
        if (high < low + grid.height) {
            start.remove(masks.blocked(grid.tileOf(high), grid.tileOf(low + grid.height - 1)));
        }
    }

    private void drop() {
        startAt(current, current.low, current.high);
        start.remove(masks.solid(current.row()));
        if (start.meets(masks.oneWay(current.row()))) {
            // In the first tick it falls past the one-way.
            int fallen = flights.drop().fastest[0];
            int low = current.low + fallen;
            int high = current.high + fallen;
            start.widen(grid.speedCells);
            removeBlocked(low, high);
            move = Move.DROP;
            ceilings.slide(start, current.low, high, low, 0, fallen, Integer.MAX_VALUE, 0);
            follow(Move.DROP, flights.drop(), low, high, start);
            finishAll();
        }
    }

    private void jump(int low, int high, CellSet from) {
        if (flights.jump() != null) {
            follow(Move.JUMP, flights.jump(), low, high, from);
        }
    }

    private void launch() {
        while (zones.launchNew(this::launch)) {
            // A launch may touch more zones.
        }
    }

    private void launch(Flight flight, int low, int high, CellSet cells) {
        Place before = current;
        int left = grid.startOf(cells.least());
        int right = grid.startOf(cells.greatest() + 1) - 1;
        Place zone = new Place(Place.Kind.ZONE, grid.tileOf(low), left, right, low, high);
        zone.reached(before, move, 0);
        current = zone;
        standing.set(cells);
        // The tick in which it takes off counts as one on the ground.
        jumpTicks = coyoteTicks == 0 ? 0 : coyoteTicks + 1;
        follow(Move.LAUNCH, flight, low, high, cells);
        finish();
        finishAll();
        current = before;
    }

    private void follow(Move how, Flight flight, int low, int high, CellSet cells) {
        move = how;
        spread.follow(flight, low, high, cells, 0, false);
        jumpTicks = 0;
    }

    /** Follows the last flights to their ends, with the jumps in their coyote time. */
    private void finishAll() {
        for (CoyoteJumps.Group group : coyote.take()) {
            jump(group.low(), group.high(), group.cells());
        }
        finish();
    }

    /** Follows the falls of the last flights, from ceilings too. */
    private void finish() {
        do {
            spread.finishFalls();
        } while (work.continues() && stops.take(stopped, this::fallFromCeiling));
    }

    private void fallFromCeiling(Flight flight, int low, int high, CellSet cells, int hold) {
        start.set(cells);
        removeBlocked(low, high);
        spread.follow(flight, low, high, start, hold, true);
    }

    private void jumpLate(Place from, int low, int high, CellSet cells) {
        current = from;
        start.set(cells);
        removeBlocked(low, high);
        jump(low, high, start);
        finishAll();
        launch();
    }

    private void reach(List<Place> reached, int hold) {
        places.add(reached, current, move, move == Move.JUMP ? hold : 0);
    }

    @Override
    public void at(int ticks, int fastest, int low, int high, CellSet cells, int hold) {
        visited.add(low, high, cells);
        if (ticks < jumpTicks && fastest >= 0) {
            if (ticks == 0) {
                coyote.add(low, high, cells, standing);
            } else {
                coyote.add(low, high, cells);
            }
        }
        if (grabsLedges && fastest > 0) {
            int last = grid.tileOf(high + LEDGE_REACH);
            for (int row = grid.rowFrom(low - fastest); row <= last; row++) {
                if (places.ledges().meets(row, cells)) {
                    reach(places.ledges().take(row, cells), hold);
                }
            }
        }
    }

    @Override
    public void land(int row, CellSet cells, int hold) {
        reach(places.ground().take(row, cells), hold);
    }

    @Override
    public void touchSlope(int row, CellSet cells, int hold) {
        reach(places.slopes().take(row, cells), hold);
    }

    @Override
    public void pass(int row, CellSet cells, int slow, int fast, int hold) {
        if (places.ground().meets(row, cells)) {
            reach(places.ground().take(row, cells), hold);
        }
        if (flights.jump() != null) {
            passes.add(row, cells, slow, fast, current);
        }
    }

    @Override
    public void stopAt(int row, CellSet cells, int ticks, int hold) {
        stops.addFlat(row, cells, hold);
        if (mayJump(ticks)) {
            lateJumps.addBelowCeiling(row, cells, (row + 1) * grid.tile, current);
        }
    }

    @Override
    public void slide(int row, CellSet cells, int low, int slow, int fast, int ticks, int hold) {
        stops.addSloping(row, cells, low, slow, fast, hold);
        if (mayJump(ticks)) {
            lateJumps.addBelowCeiling(row, cells, low, current);
        }
    }

    private boolean mayJump(int ticks) {
        return jumpTicks > 0 && ticks <= jumpTicks && flights.jump() != null;
    }
}
