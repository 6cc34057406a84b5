package leapsmith.levels.reach.bound;

import java.util.List;
import leapsmith.physics.body.BodyDef;

/** The zones of a level that launch its player, and from where they launched it already. */
final class LaunchZones {
    /** Boxes are launched together if their top edges are in the same slice of a zone. */
    private static final int SLICE = VisitedBoxes.BAND;

    private final CellGrid grid;
    private final List<LaunchZone> zones;
    private final Flights flights;
    private final VisitedBoxes visited;
    private final CellSet[][] done;

    /** Receives what is launched. */
    interface Listener {
        /**
         * Called with boxes that a zone launches.
         *
         * @param low the lowest value of the top edge
         * @param high the highest value of the top edge
         */
        void launch(Flight flight, int low, int high, CellSet cells);
    }

    LaunchZones(CellGrid grid, List<LaunchZone> zones, Flights flights, VisitedBoxes visited) {
        this.grid = grid;
        this.zones = zones;
        this.flights = flights;
        this.visited = visited;
        done = new CellSet[zones.size()][];
        for (int zone = 0; zone < done.length; zone++) {
            done[zone] = new CellSet[(bottomOf(zone) - firstOf(zone)) / SLICE + 1];
        }
    }

    /**
     * Publishes visited boxes that touch a zone and were not launched by it before.
     *
     * @return whether there were any
     */
    boolean launchNew(Listener listener) {
        boolean any = false;
        for (int zone = 0; zone < done.length; zone++) {
            BodyDef body = zones.get(zone).body();
            int left = CellGrid.subOf(body.x());
            int right = CellGrid.subOf(body.x() + body.width());
            for (int slice = 0; slice < done[zone].length; slice++) {
                int low = firstOf(zone) + slice * SLICE;
                CellSet fresh = new CellSet(grid.count);
                visited.addTouching(left, right, low, low + SLICE - 1, fresh);
                if (done[zone][slice] == null) {
                    done[zone][slice] = new CellSet(grid.count);
                }
                fresh.remove(done[zone][slice]);
                if (!fresh.isEmpty()) {
                    done[zone][slice].add(fresh);
                    listener.launch(flights.launches().get(zone), low, low + SLICE - 1, fresh);
                    any = true;
                }
            }
        }
        return any;
    }

    /** The least top edge of a box that touches a zone, rounded down to a slice. */
    private int firstOf(int zone) {
        int top = CellGrid.subOf(zones.get(zone).body().y()) - grid.height;
        return Math.floorDiv(top, SLICE) * SLICE;
    }

    private int bottomOf(int zone) {
        return CellGrid.subOf(
                zones.get(zone).body().y() + zones.get(zone).body().height());
    }
}
