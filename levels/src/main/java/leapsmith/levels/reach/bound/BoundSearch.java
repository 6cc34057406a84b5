package leapsmith.levels.reach.bound;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileView;

/** Spreads from place to place: each is left once, in every way and with its whole range of positions. */
final class BoundSearch implements FlightSpread.Listener {
    /** How far positions next to slopes may be from their exact surface: rounding, with much to spare. */
    private static final int SLOPE_MARGIN = 16;
    /** The highest step onto or off a slope. */
    private static final int STEP = 4 * SubPixels.PER_PIXEL;
    /** How far above a ledge the top edge may be. */
    private static final int LEDGE_REACH = 4 * SubPixels.PER_PIXEL;

    private static final int SLICES_OF_TILE = 4;

    private final CellGrid grid;
    private final TileMasks masks;
    private final PlaceRows ground;
    private final PlaceRows slopes;
    private final PlaceRows ledges;
    private final VisitedBoxes visited;
    private final FlightSpread spread;
    private final RowCells ceilings;
    private final RowCells passes;
    /** The place from which boxes first passed each row. */
    private final Place[] passedFrom;

    private final Flights flights;
    private final CoyoteJumps coyote;
    private final int coyoteTicks;
    private final LaunchZones zones;
    private final boolean grabsLedges;
    private final boolean hasSlopes;
    private final Deque<Place> queue = new ArrayDeque<>();
    private final CellSet standing;
    private final CellSet start;
    private final CellSet stopped;
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
            List<LaunchZone> launches) {
        this.grid = grid;
        this.flights = flights;
        masks = new TileMasks(grid, tiles);
        PlaceFinder finder = new PlaceFinder(grid, tiles, masks, SLOPE_MARGIN);
        int rows = tiles.rows() + 1;
        ground = new PlaceRows(grid, rows, finder::ground);
        slopes = new PlaceRows(grid, rows, finder::slopes);
        ledges = new PlaceRows(grid, rows, finder::ledges);
        visited = new VisitedBoxes(grid, level);
        ceilings = new RowCells(grid, rows);
        passes = new RowCells(grid, rows);
        passedFrom = new Place[rows];
        coyote = new CoyoteJumps(grid);
        this.coyoteTicks = coyoteTicks;
        zones = new LaunchZones(grid, launches, flights, visited);
        grabsLedges = movement.grabsLedges();
        spread = new FlightSpread(
                grid,
                masks,
                ground,
                slopes,
                new LevelEnds(level, grid),
                tiles.hasSlopes(),
                SLOPE_MARGIN,
                SubPixels.fromPx(movement.forgiveness().cornerPx()),
                flights.numbers(),
                this);
        hasSlopes = tiles.hasSlopes();
        standing = new CellSet(grid.count);
        start = new CellSet(grid.count);
        stopped = new CellSet(grid.count);
    }

    /** Finds all places that can be reached from a position of the player's top left corner, in sub-pixels. */
    void run(int x, int y) {
        Place first = new Place(Place.Kind.START, grid.tileOf(y), x, x, y, y);
        first.reached(null, Move.START, 0);
        queue.add(first);
        do {
            while (!queue.isEmpty()) {
                current = queue.remove();
                leave();
                launch();
            }
        } while (jumpAfterPass());
    }

    /** The boxes that the player may have. */
    VisitedBoxes visited() {
        return visited;
    }

    /** A reached place on a tile. */
    Optional<Place> placeOn(int column, int row) {
        boolean isSlope = masks.isSlope(column, row);
        if (!isSlope && !masks.carries(column, row)) {
            return Optional.empty();
        }
        return (isSlope ? slopes : ground)
                .reached(row).stream()
                        .filter(place -> place.left <= grid.lastOver(column) && place.right >= grid.firstOver(column))
                        .findFirst();
    }

    private void leave() {
        switch (current.kind()) {
            case START -> {
                startAt(current, current.low, current.high);
                follow(Move.FALL, flights.fall(), current.low, current.high, start);
                finish();
            }
            case GROUND -> {
                walkToSlopes(current.low, current.high);
                leave(current.low, current.high);
                drop();
            }
            case SLOPE -> {
                walkToSlopes(current.low, current.high);
                walkToGround();
                int slice = grid.tile / SLICES_OF_TILE;
                for (int low = current.low; low < current.high; low += slice) {
                    leave(low - SLOPE_MARGIN, low + slice + SLOPE_MARGIN);
                }
            }
            case LEDGE -> {
                startAt(current, current.low, current.high);
                follow(Move.FALL, flights.fall(), current.low, current.high, start);
                finish();
                jump(current.low, current.high, start);
                finish();
            }
            default -> throw new IllegalStateException(current + " is left at once");
        }
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
        follow(Move.FALL, flights.leave(), low, high, start);
        finish();
        jump(low, high, standing);
        jumpInCoyoteTime();
        finish();
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
            start.widen(grid.speedCells);
            removeBlocked(current.low + fallen, current.high + fallen);
            follow(Move.DROP, flights.drop(), current.low + fallen, current.high + fallen, start);
            finish();
        }
    }

    private void jump(int low, int high, CellSet from) {
        if (flights.jump() != null) {
            follow(Move.JUMP, flights.jump(), low, high, from);
        }
    }

    private void jumpInCoyoteTime() {
        for (CoyoteJumps.Group group : coyote.take()) {
            jump(group.low(), group.high(), group.cells());
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
        jumpInCoyoteTime();
        finish();
        current = before;
    }

    private void follow(Move how, Flight flight, int low, int high, CellSet cells) {
        move = how;
        spread.follow(flight, low, high, cells, 0);
        jumpTicks = 0;
    }

    /** Follows the falls of the last flights, from ceilings too. */
    private void finish() {
        for (int row = ceilings.take(stopped); !stopped.isEmpty(); row = ceilings.take(stopped)) {
            int top = (row + 1) * grid.tile;
            spread.follow(flights.fall(), top, top, stopped, ceilings.hold(row));
        }
        spread.finishFalls();
    }

    /**
     * Jumps of boxes that rose past the top of a Block, stood on it for a tick, and no longer rise within the coyote
     * time. They are rare, so those of a row are made together, as from the first place.
     *
     * @return whether there were any
     */
    private boolean jumpAfterPass() {
        int row = passes.take(stopped);
        if (stopped.isEmpty()) {
            return false;
        }
        current = passedFrom[row];
        int top = row * grid.tile - grid.height;
        // How far they rise or fall in that time, at most.
        int distance = flights.numbers().gravity() * (coyoteTicks + 1) * (coyoteTicks + 2) / 2;
        stopped.widen(grid.speedCells * (coyoteTicks + 1));
        follow(Move.JUMP, flights.jump(), top - distance, top + distance, stopped);
        finish();
        launch();
        return true;
    }

    private void launch() {
        while (zones.launchNew(this::launch)) {
            // A launch may touch more zones.
        }
    }

    private void walkToSlopes(int low, int high) {
        if (!hasSlopes) {
            return;
        }
        int reach = grid.speed + STEP + 1;
        int last = grid.tileOf(high + grid.height + reach);
        for (int row = grid.tileOf(low + grid.height - reach); row <= last; row++) {
            reach(slopes.take(row, current.left - reach, current.right + reach), Move.WALK, 0);
        }
    }

    private void walkToGround() {
        int reach = grid.speed + STEP + 1;
        int last = grid.tileOf(current.high + grid.height + reach);
        for (int row = grid.rowFrom(current.low + grid.height - reach); row <= last; row++) {
            reach(ground.take(row, current.left - reach, current.right + reach), Move.WALK, 0);
        }
    }

    private void reach(List<Place> places, Move how, int hold) {
        for (Place place : places) {
            place.reached(current, how, hold);
            queue.add(place);
        }
    }

    private void reach(List<Place> places, int hold) {
        reach(places, move, move == Move.JUMP ? hold : 0);
    }

    @Override
    public void at(int ticks, int fastest, int low, int high, CellSet cells, int hold) {
        visited.add(low, high, cells);
        if (ticks < jumpTicks && fastest >= 0) {
            coyote.add(ticks, low, high, cells, standing);
        }
        if (grabsLedges && fastest > 0) {
            int last = grid.tileOf(high + LEDGE_REACH);
            for (int row = grid.rowFrom(low - fastest); row <= last; row++) {
                if (ledges.meets(row, cells)) {
                    reach(ledges.take(row, cells), hold);
                }
            }
        }
    }

    @Override
    public void land(int row, CellSet cells, int hold) {
        reach(ground.take(row, cells), hold);
    }

    @Override
    public void touchSlope(int row, CellSet cells, int hold) {
        reach(slopes.take(row, cells), hold);
    }

    @Override
    public void pass(int row, CellSet cells, int fast, int hold) {
        if (ground.meets(row, cells)) {
            reach(ground.take(row, cells), hold);
        }
        boolean soonFalls = fast >= -flights.numbers().gravity() * (coyoteTicks + 1);
        if (coyoteTicks > 0 && soonFalls && row >= 0 && flights.jump() != null) {
            passes.add(row, cells, hold);
            passedFrom[row] = passedFrom[row] == null ? current : passedFrom[row];
        }
    }

    @Override
    public void stopAt(int row, CellSet cells, int hold) {
        ceilings.add(row, cells, hold);
    }
}
