package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;

/**
 * The moving platforms of a level, and which of them the player boarded. The bound doesn't follow their time: wherever a
 * box touches a platform at any time, it may be next to every place of the path later, at any height of it and with any
 * velocity along y that a flight has. In the air it is followed exactly again.
 */
final class PlatformRides {
    /** Rounding, with much to spare; a box may step down onto a slope by a few pixels, too. */
    private static final int MARGIN = 8 * SubPixels.PER_PIXEL;

    private final List<Platform> platforms;
    private final CellGrid grid;
    private final VisitedBoxes visited;
    private final int reach;
    private final boolean[] boarded;

    /**
     * The platforms of a level.
     *
     * @param fastest the greatest velocity of the player along y, up or down, in sub-pixels per tick
     */
    PlatformRides(List<Platform> platforms, CellGrid grid, int fastest, VisitedBoxes visited) {
        this.platforms = platforms;
        this.grid = grid;
        this.visited = visited;
        reach = Math.max(grid.speed, fastest);
        boarded = new boolean[platforms.size()];
    }

    /**
     * Publishes the places of the platforms that visited boxes may touch within a tick and that were not boarded before.
     *
     * @param from where the player is before
     * @return whether there were any
     */
    boolean boardNew(BoundPlace from, BoundSearch search) {
        boolean any = false;
        for (int number = 0; number < boarded.length; number++) {
            Platform platform = platforms.get(number);
            int margin = platform.step + MARGIN;
            if (!boarded[number] && platform.legs.stream().anyMatch(leg -> isTouched(leg, margin + reach))) {
                boarded[number] = true;
                any = true;
                for (Leg leg : platform.legs) {
                    search.ride(
                            from,
                            leg.left - grid.width - margin,
                            leg.right + margin,
                            leg.top - grid.height - margin,
                            leg.bottom + margin);
                }
            }
        }
        return any;
    }

    private boolean isTouched(Leg leg, int margin) {
        return visited.hasTouching(
                leg.left - margin, leg.right + margin, leg.top - grid.height - margin, leg.bottom + margin);
    }

    /** The rectangle that a platform covers while it moves from one stop to the next, in sub-pixels. */
    private record Leg(int left, int top, int right, int bottom) {
        /** At least how far the platform moves. */
        double lengthPx() {
            return SubPixels.toPx(right - left) + SubPixels.toPx(bottom - top);
        }
    }

    /**
     * A platform.
     *
     * @param step how far it moves in a tick, at most, along either axis
     */
    record Platform(BodyDef body, List<Leg> legs, int step) {
        /** How far beyond a side of the level platforms stay on their paths. */
        private static final double BEYOND_PX = 1000;
        /** The longest round of a path that is measured. */
        private static final int MAX_ROUND_TICKS = 20_000;

        /** The platform of a body; null if it is none whose places are known. */
        static Platform of(BodyDef body, int ticksPerSecond, double widthPx, double heightPx) {
            if (body.control() != Control.NONE || body.gravity() || body.tiles() || body.vx() != 0 || body.vy() != 0) {
                return null;
            }
            PathDef path = body.path();
            List<double[]> stops = new ArrayList<>(List.of(new double[] {0, 0}));
            if (path != null) {
                path.stops().forEach(stop -> stops.add(new double[] {stop.x(), stop.y()}));
            }
            List<Leg> legs = new ArrayList<>();
            for (int i = 0; i < stops.size(); i++) {
                double[] from = stops.get(i);
                double[] to = stops.get((i + 1) % stops.size());
                boolean isUsed = i + 1 < stops.size() || stops.size() == 1 || !path.pingPong();
                if (isUsed) {
                    legs.add(leg(body, from, to));
                }
            }
            boolean isNear = legs.stream()
                    .allMatch(leg -> leg.left > -CellGrid.subOf(BEYOND_PX)
                            && leg.top > -CellGrid.subOf(BEYOND_PX)
                            && leg.right < CellGrid.subOf(widthPx + BEYOND_PX)
                            && leg.bottom < CellGrid.subOf(heightPx + BEYOND_PX));
            // A leg takes a whole number of ticks, so it may be faster than its speed, by less than a half.
            int step = path == null ? 0 : 3 * SubPixels.perTick(path.speed(), ticksPerSecond) / 2 + 2;
            return isNear ? new Platform(body, legs, step) : null;
        }

        private static Leg leg(BodyDef body, double[] from, double[] to) {
            return new Leg(
                    CellGrid.subOf(body.x() + Math.min(from[0], to[0])),
                    CellGrid.subOf(body.y() + Math.min(from[1], to[1])),
                    CellGrid.subOf(body.x() + Math.max(from[0], to[0]) + body.width()),
                    CellGrid.subOf(body.y() + Math.max(from[1], to[1]) + body.height()));
        }

        /**
         * The velocities with which it rises, in sub-pixels per tick, as a world moves it; empty if its round takes too
         * long to measure.
         */
        Optional<Set<Integer>> risingSpeeds(int ticksPerSecond) {
            PathDef path = body.path();
            Set<Integer> speeds = new TreeSet<>();
            if (path == null
                    || legs.stream().allMatch(leg -> leg.bottom - leg.top == SubPixels.fromPx(body.height()))) {
                return Optional.of(speeds);
            }
            double lengthPx = legs.stream().mapToDouble(Leg::lengthPx).sum();
            double ticks = 2
                    * (2 * lengthPx / path.speed() * ticksPerSecond
                            + 2 * path.stops().size()
                            + 2);
            if (ticks > MAX_ROUND_TICKS) {
                return Optional.empty();
            }
            World world = World.builder(1, 1).ticksPerSecond(ticksPerSecond).build();
            Body measured = world.spawn(body.path(new PathDef(path.stops(), path.speed(), path.pingPong(), 0)));
            for (int tick = 0; tick < ticks; tick++) {
                world.step(Inputs.NONE);
                if (measured.subVy() < 0) {
                    speeds.add(-measured.subVy());
                }
            }
            return Optional.of(speeds);
        }

        /** Whether it overlaps a box before it moves. */
        boolean overlaps(BodyDef box) {
            return body.x() < box.x() + box.width()
                    && box.x() < body.x() + body.width()
                    && body.y() < box.y() + box.height()
                    && box.y() < body.y() + body.height();
        }
    }
}
