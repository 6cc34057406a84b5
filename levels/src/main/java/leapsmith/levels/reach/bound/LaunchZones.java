package leapsmith.levels.reach.bound;

import java.util.Arrays;
import java.util.List;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.TouchEffect;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.fixed.SubPixels;

/** The zones of a level that launch its player, and from where they launched it already. */
final class LaunchZones {
    /** Boxes are launched together if their top edges are in the same slice of a zone. */
    private static final int SLICE = 4 * SubPixels.PER_PIXEL;

    private final CellGrid grid;
    private final List<Zone> zones;
    private final Flights flights;
    private final VisitedBoxes visited;
    private final CellSet[][] done;

    LaunchZones(CellGrid grid, List<Zone> zones, Flights flights, VisitedBoxes visited) {
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
    boolean launchNew(BoundSearch search) {
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
                    search.launch(flights.launches.get(zone), low, low + SLICE - 1, fresh);
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

    /**
     * A zone that launches the player upward when it starts touching it.
     *
     * @param up the upward speed, in pixels per second, not negative
     * @param aside the greatest speed along x, in pixels per second
     */
    record Zone(BodyDef body, double up, double aside) {
        /** Velocities of the player with which the effect of a zone is tried. */
        private static final double[][] TRIED = {{0, 0}, {160, 0}, {-160, 300}, {7.5, -410}};

        /** Records what an effect does to a player. */
        private static final class Probe implements TouchEffect.Player {
            private final double vx;
            private final double vy;
            private double newVx;
            private double newVy;
            private int launches;
            /** Whether it moves the player otherwise. */
            private boolean moves;

            Probe(double vx, double vy) {
                this.vx = vx;
                this.vy = vy;
            }

            @Override
            public double vx() {
                return vx;
            }

            @Override
            public double vy() {
                return vy;
            }

            @Override
            public void setVelocity(double toVx, double toVy) {
                moves = true;
            }

            @Override
            public void die() {
                // A flight that ends leads nowhere else.
            }

            @Override
            public void respawnAt(LevelObject checkpoint) {
                // What is reached after a death was reached before.
            }

            @Override
            public void enter(LevelObject portal) {
                moves = true;
            }

            @Override
            public void launch(double toVx, double toVy) {
                launches++;
                newVx = toVx;
                newVy = toVy;
            }
        }

        /** The zone of an object that touches; null if its effect may depend on the player or is another one. */
        static Zone of(LevelObject object, BodyDef body) {
            Probe first = probe(object, TRIED[0]);
            boolean isLaunch = !first.moves && first.launches == 1 && first.newVy <= 0;
            boolean keepsVx = true;
            boolean setsVx = true;
            for (double[] tried : TRIED) {
                Probe probe = probe(object, tried);
                isLaunch &= !probe.moves && probe.launches == 1 && probe.newVy == first.newVy;
                keepsVx &= probe.newVx == probe.vx;
                setsVx &= probe.newVx == first.newVx;
            }
            boolean isFixed = isLaunch && (keepsVx || setsVx) && body.sensor() && body.path() == null;
            return isFixed ? new Zone(body, -first.newVy, Math.abs(first.newVx)) : null;
        }

        /** Whether touching an object may move the player. */
        static boolean touches(LevelObject object) {
            return object.type().touch(object) != TouchEffect.NONE
                    && object.physics() instanceof ObjectPhysics.OfBody
                    && Arrays.stream(TRIED)
                            .map(velocity -> probe(object, velocity))
                            .anyMatch(probe -> probe.moves || probe.launches > 0);
        }

        private static Probe probe(LevelObject object, double[] velocity) {
            Probe probe = new Probe(velocity[0], velocity[1]);
            object.type().touch(object).apply(object, probe);
            return probe;
        }
    }
}
