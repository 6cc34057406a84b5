package leapsmith.physics.body;

import java.util.ArrayList;
import java.util.List;

/**
 * The way of a moving platform: straight from each stop to the next. Stops are given from where the body is spawned,
 * which is the first of them. Never changes.
 *
 * <p>Each leg takes a whole number of ticks, the nearest to what its speed asks for, so that every stop is reached
 * exactly, and the whole way repeats exactly for as long as it runs.
 *
 * @param stops the stops after the first, at least 1 and at most {@link #MAX_STOPS}
 * @param speed pixels per second, more than 0
 * @param pingPong whether it goes back stop by stop after the last; if not it goes from the last straight to the first
 * @param waitTicks how long it stays at each stop, not negative
 */
public record PathDef(List<Stop> stops, double speed, boolean pingPong, int waitTicks) {
    /** The most stops of a path. */
    public static final int MAX_STOPS = 1024;

    private static final int MAX_WAIT_TICKS = 1 << 20;

    /** A stop, in pixels from where the body was spawned. */
    public record Stop(double x, double y) {}

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is out of range
     */
    public PathDef {
        stops = List.copyOf(stops);
        if (stops.isEmpty() || stops.size() > MAX_STOPS) {
            throw new IllegalArgumentException("a path of " + stops.size() + " stops after the first");
        }
        if (!(speed > 0) || Double.isInfinite(speed)) {
            throw new IllegalArgumentException("a path with speed " + speed + " px/s");
        }
        if (waitTicks < 0 || waitTicks > MAX_WAIT_TICKS) {
            throw new IllegalArgumentException("a path that waits " + waitTicks + " ticks");
        }
    }

    /** Goes to a stop and back, again and again. */
    public static PathDef backAndForth(double x, double y, double speed) {
        return new PathDef(List.of(new Stop(x, y)), speed, true, 0);
    }

    /** The same with one stop more. */
    public PathDef then(double x, double y) {
        List<Stop> more = new ArrayList<>(stops);
        more.add(new Stop(x, y));
        return new PathDef(more, speed, pingPong, waitTicks);
    }

    /** The same, from the last stop straight to the first. */
    public PathDef loop() {
        return new PathDef(stops, speed, false, waitTicks);
    }

    /** The same, waiting at each stop. */
    public PathDef waiting(int ticks) {
        return new PathDef(stops, speed, pingPong, ticks);
    }
}
