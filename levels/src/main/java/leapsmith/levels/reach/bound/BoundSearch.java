package leapsmith.levels.reach.bound;

import java.util.List;
import java.util.Optional;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.SubPixels;

/** Spreads from place to place: each is left once, in every way and with its whole range of positions. */
final class BoundSearch {
    /** How far above a ledge the top edge may be. */
    private static final int LEDGE_REACH = 4 * SubPixels.PER_PIXEL;

    private final CellGrid grid;
    private final TileMasks masks;
    private final Flights flights;
    private final WorkLimit work;
    private final boolean grabsLedges;
    private final BoundPlaces places;
    private final VisitedBoxes visited;
    private final FreeHeights heights;
    private final FlightSpread spread;
    private final CeilingStops stops;
    private final CoyoteJumps coyote;
    private final LaunchZones zones;
    private final PlatformRides rides;
    private final MediumAreas areas;
    private final CellSet standing;
    private final CellSet start;
    private final CellSet stopped;
    private final CellSet jumping;
    private final CellSet leaving;

    /** The place that is left. */
    private BoundPlace current;

    /** Within how many ticks after the flight began the player may jump. */
    private int jumpTicks;

    /** A search of a level. */
    BoundSearch(TileMasks masks, Movement movement, Flights flights, CoveredLevel level, WorkLimit work) {
        this.masks = masks;
        grid = masks.grid;
        this.flights = flights;
        this.work = work;
        grabsLedges = movement.grabsLedges();
        places = new BoundPlaces(masks);
        visited = new VisitedBoxes(grid, masks.tiles.rows());
        heights = new FreeHeights(masks, visited);
        spread = new FlightSpread(
                masks, places, flights, SubPixels.fromPx(movement.forgiveness().cornerPx()), work, this);
        stops = new CeilingStops(masks, flights, work);
        coyote = new CoyoteJumps(masks, flights, work);
        zones = new LaunchZones(grid, level.zones, flights, visited);
        rides = new PlatformRides(level.platforms, grid, flights.fastest(), visited);
        areas = new MediumAreas(level, masks, flights, visited);
        standing = new CellSet(grid.count);
        start = new CellSet(grid.count);
        stopped = new CellSet(grid.count);
        jumping = new CellSet(grid.count);
        leaving = new CellSet(grid.count);
    }

    /** Finds all places that can be reached from a position of the player's top left corner, in sub-pixels. */
    void run(int x, int y) {
        BoundPlace first = new BoundPlace(BoundPlace.Kind.START, grid.tileOf(y), x, x, y, y);
        places.add(List.of(first), null);
        do {
            for (current = places.next(); current != null && work.continues(); current = places.next()) {
                leave();
                finish();
                launch();
            }
        } while (work.continues()
                && (coyote.takeLate(jumping, this) || rides.boardNew(first, this) || areas.enterNew(first, this)));
    }

    VisitedBoxes visited() {
        return visited;
    }

    FreeHeights heights() {
        return heights;
    }

    Optional<BoundPlace> placeOn(int column, int row) {
        return places.on(column, row);
    }

    private void leave() {
        switch (current.kind()) {
            case START -> {
                // Where it can't get out of a wall, it stays in it.
                start.clear();
                addToStart(current.left, current.right);
                visited.add(current.low, current.high, start);
                fall();
                if (masks.hasDeadlyTiles()) {
                    // Moved out of a deadly wall, it may jump before it dies, although it can't stand there.
                    leave(current.low, current.high);
                }
            }
            case GROUND -> {
                places.walkFrom(current);
                leave(current.low, current.high);
                drop();
            }
            case DEADLY_GROUND -> slideOff();
            case SLOPE -> {
                places.walkFrom(current);
                leaveSlopes();
            }
            case LEDGE -> {
                fall();
                startAt(current, current.low, current.high);
                if (flights.ledgeJump != null) {
                    follow(flights.ledgeJump, current.low, current.high, start);
                }
            }
            default -> throw new IllegalStateException(current + " is left at once");
        }
    }

    private void fall() {
        startAt(current, current.low, current.high);
        follow(flights.fall, current.low, current.high, start);
    }

    /** Leaves a run of slopes: all of its parts at the same height together. */
    private void leaveSlopes() {
        List<BoundPlaces.Box> parts = places.parts(current);
        for (int from = 0; from < parts.size(); ) {
            int low = parts.get(from).low();
            int high = parts.get(from).high();
            start.clear();
            for (; from < parts.size() && parts.get(from).low() == low; from++) {
                addToStart(parts.get(from).left(), parts.get(from).right());
            }
            heights.removeBlocked(start, low, high);
            leaveStart(low, high);
        }
    }

    /** Falls off ground on which it landed within the tick, and would have died. */
    private void slideOff() {
        start.clear();
        addToStart(current.left, current.right);
        start.widen(grid.speedCells);
        heights.removeBlocked(start, current.low, current.high);
        stopped.clear();
        stopped.addRange(grid.cellOf(current.left - 1) + 1, grid.cellOf(current.right + 1) - 1);
        start.remove(stopped);
        follow(flights.fall, current.low, current.high, start);
    }

    /** Falls off ground and jumps from it, also within the coyote time. */
    private void leave(int low, int high) {
        startAt(current, low, high);
        leaveStart(low, high);
    }

    private void leaveStart(int low, int high) {
        if (start.isEmpty()) {
            return;
        }
        standing.set(start);
        start.widen(grid.speedCells);
        heights.removeBlocked(start, low, high);
        jumpTicks = flights.coyoteTicks;
        spread.slide(start, low, high, low, 0, 0, 0);
        follow(flights.leave, low, high, start);
        if (!coyote.canAllFall(low, high, standing)) {
            jump(low, high, standing);
        }
        jumpFalling();
    }

    /** Sets the start to all cells of a place in which the box is free. */
    private void startAt(BoundPlace place, int low, int high) {
        start.clear();
        addToStart(place.left, place.right);
        heights.removeBlocked(start, low, high);
    }

    private void addToStart(int left, int right) {
        start.addRange(grid.cellOf(left), grid.cellOf(right));
    }

    private void drop() {
        startAt(current, current.low, current.high);
        start.remove(masks.solid(current.row()));
        if (start.meets(masks.oneWay(current.row()))) {
            // In the first tick it falls past the one-way.
            int fallen = flights.drop.fastest[0];
            spread.drop(start, current.row(), current.low, current.high, fallen);
            follow(flights.drop, current.low + fallen, current.high + fallen, start);
        }
    }

    private void jump(int low, int high, CellSet from) {
        if (flights.jump != null) {
            follow(flights.jump, low, high, from);
        }
    }

    private void launch() {
        while (zones.launchNew(this)) {
            // A launch may touch more zones.
        }
    }

    /**
     * Called with boxes beside, on and below a platform: all of these may be carried and pushed, with any velocity.
     *
     * @param from a place from which it is reached
     * @param left the least left edge of the boxes, in sub-pixels
     * @param right the greatest left edge
     */
    void ride(BoundPlace from, int left, int right, int low, int high) {
        BoundPlace platform = new BoundPlace(BoundPlace.Kind.PLATFORM, grid.tileOf(low), left, right, low, high);
        platform.reached(from);
        current = platform;
        places.walkFrom(platform);
        for (int top = low; top <= high && work.continues(); top += grid.tile) {
            int bottom = Math.min(top + grid.tile - 1, high);
            leave(top, bottom);
            startAt(platform, top, bottom);
            for (Flight plunge : flights.plunges) {
                follow(plunge, top, bottom, start);
            }
        }
        if (flights.liftedJump != null) {
            jumpLifted(platform);
        }
        jumping.clear();
        jumping.addRange(grid.cellOf(left), grid.cellOf(right));
        for (Flight rise : flights.rises()) {
            spread.join(rise, low, high, jumping);
        }
        finish();
        launch();
    }

    /** Called when the player gets into an area of tiles in which it moves otherwise, before {@link #inside}. */
    void enter(BoundPlace from, BoundPlace area) {
        area.reached(from);
        current = area;
    }

    /**
     * Called with boxes inside such an area or next to it, at all heights of a range.
     *
     * @param all where they may be
     * @param leaving those of them that may leave the area in a tick, at any velocity
     */
    void inside(int low, int high, CellSet all, CellSet leaving) {
        for (int top = low; top <= high && work.continues(); top += grid.tile) {
            int bottom = Math.min(top + grid.tile - 1, high);
            start.set(all);
            heights.removeBlocked(start, top, bottom);
            spread.touch(start, top, bottom);
            at(Integer.MAX_VALUE, 1, top, bottom, start);
            start.set(leaving);
            heights.removeBlocked(start, top, bottom);
            if (start.isEmpty()) {
                continue;
            }
            for (Flight plunge : flights.plunges) {
                follow(plunge, top, bottom, start);
            }
            for (Flight surge : flights.surges) {
                follow(surge, top, bottom, start);
            }
        }
        finish();
        launch();
    }

    /** Called with boxes that a zone launches and whose top edges are in a range. */
    void launch(Flight flight, int low, int high, CellSet cells) {
        BoundPlace before = current;
        int left = grid.startOf(cells.least());
        int right = grid.startOf(cells.greatest() + 1) - 1;
        BoundPlace zone = new BoundPlace(BoundPlace.Kind.ZONE, grid.tileOf(low), left, right, low, high);
        zone.reached(before);
        current = zone;
        standing.set(cells);
        // The tick in which it takes off counts as one on the ground.
        jumpTicks = flights.coyoteTicks == 0 ? 0 : flights.coyoteTicks + 1;
        follow(flight, low, high, cells);
        jumpFalling();
        finish();
        current = before;
    }

    /** Jumps with the velocity of a platform, within some ticks after it carried the player. */
    private void jumpLifted(BoundPlace platform) {
        int ticks = flights.liftTicks + 1;
        int aside = ticks * grid.speedCells;
        // It may have walked up a slope, or fallen.
        int low = platform.low - (masks.hasSlopes() ? ticks * grid.speed : 0);
        int high = platform.high
                + ticks * Math.min(flights.numbers.maxFall(), ticks * flights.numbers.gravity() + grid.speed);
        for (int top = low; top <= high && work.continues(); top += grid.tile) {
            int bottom = Math.min(top + grid.tile - 1, high);
            start.clear();
            start.addRange(grid.cellOf(platform.left) - aside, grid.cellOf(platform.right) + aside);
            heights.removeBlocked(start, top, bottom);
            follow(flights.liftedJump, top, bottom, start);
        }
    }

    private void follow(Flight flight, int low, int high, CellSet cells) {
        spread.follow(flight, low, high, cells, false);
        jumpTicks = 0;
    }

    /** Jumps in the coyote time of the last flight. */
    private void jumpFalling() {
        for (CoyoteJumps.Falling group : coyote.takeFalling()) {
            jump(group.low, group.high, group.cells);
        }
    }

    /** Follows the falls of the last flights to their ends, from ceilings too. */
    private void finish() {
        do {
            spread.finishFalls();
        } while (work.continues() && stops.take(stopped, this));
    }

    /** Called with boxes below a ceiling whose top edges are in a range. */
    void fallFromCeiling(Flight flight, int low, int high, CellSet cells) {
        start.set(cells);
        heights.removeBlocked(start, low, high);
        spread.follow(flight, low, high, start, true);
    }

    /** Called with boxes from a place that may jump and whose top edges are in a range. */
    void jumpLate(BoundPlace from, int low, int high, CellSet cells) {
        current = from;
        start.set(cells);
        heights.removeBlocked(start, low, high);
        jump(low, high, start);
        finish();
        launch();
    }

    private void reach(List<BoundPlace> reached) {
        places.add(reached, current);
    }

    /**
     * Called with all cells of a state.
     *
     * @param ticks the fewest ticks since the start of the flight
     */
    void at(int ticks, int fastest, int low, int high, CellSet cells) {
        if (ticks < jumpTicks && fastest >= 0) {
            if (ticks == 0) {
                leaving.set(cells);
                leaving.remove(standing);
                coyote.add(low, high, leaving);
            } else {
                coyote.add(low, high, cells);
            }
        }
        if (grabsLedges && fastest > 0) {
            int last = grid.tileOf(high + LEDGE_REACH);
            for (int row = grid.rowFrom(low - fastest); row <= last; row++) {
                if (places.ledges().meets(row, cells)) {
                    reach(places.ledges().take(row, cells));
                }
            }
        }
    }

    /** Called if boxes may be at ground of a row that wasn't reached. */
    void land(int row, CellSet cells) {
        reach(places.ground().take(row, cells));
    }

    /** Called if boxes with top edges in a range may touch slopes of a row that weren't reached. */
    void touchSlope(int row, CellSet cells, int low, int high) {
        reach(places.takeSlopes(row, cells, low, high));
    }

    /**
     * Called if rising boxes may have their feet exactly level with the top of solid tiles of a row, on which they
     * stand for a tick then.
     *
     * @param slow the least downward velocity, negative
     * @param fast the greatest downward velocity, negative if all rise
     */
    void pass(int row, CellSet cells, int slow, int fast) {
        if (places.ground().meets(row, cells)) {
            reach(places.ground().take(row, cells));
        }
        if (flights.jump != null) {
            coyote.addAtLedge(row, cells, slow, fast, current);
        }
    }

    /** Called if boxes stop at the flat ceilings of a row. */
    void stopAt(int row, CellSet cells, int ticks) {
        stops.addFlat(row, cells);
        if (mayJump(ticks)) {
            coyote.addBelowCeiling(row, cells, (row + 1) * grid.tile, current);
        }
    }

    /**
     * Called if sloping ceilings of a row may stop boxes or push them down.
     *
     * @param low the lowest value of the top edge then; it may be anywhere below that in the row
     * @param slow their least downward velocity then, not negative
     */
    void slide(int row, CellSet cells, int low, int slow, int fast, int ticks) {
        stops.addSloping(row, cells, low, slow, fast);
        if (mayJump(ticks)) {
            coyote.addBelowCeiling(row, cells, low, current);
        }
    }

    private boolean mayJump(int ticks) {
        return jumpTicks > 0 && ticks <= jumpTicks && flights.jump != null;
    }
}
