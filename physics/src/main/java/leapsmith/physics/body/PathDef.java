package leapsmith.physics.body;

import java.util.ArrayList;
import java.util.List;

/**
 * The path of a moving platform: a straight line from each stop to the next. Stops are relative to where the body is
 * spawned, which is the first of them. Immutable.
 *
 * <p>Each leg takes a whole number of ticks, the nearest to what its speed requires, so every stop is reached exactly,
 * and the path repeats exactly forever.
 *
 * @param stops the stops after the first, at least 1 and at most {@link #MAX_STOPS}
 * @param speed pixels per second, more than 0
 * @param pingPong whether it returns stop by stop after the last; if not, it moves from the last straight to the first
 * @param waitTicks how long it stays at each stop, 0 to 2^20
 */
public record PathDef(List<Stop> stops, double speed, boolean pingPong, int waitTicks) {
    /** The most stops of a path. */
    public static final int MAX_STOPS = 1024;

    private static final int MAX_WAIT_TICKS = 1 << 20;

    /**
     * A stop, relative to where the body is spawned.
     *
     * @param x pixels to the right
     * @param y pixels downward
     */
    public record Stop(double x, double y) {}

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is out of range
     */
    public PathDef {
        stops = List.copyOf(stops);
        if (stops.isEmpty() || stops.size() > MAX_STOPS) {
            throw new IllegalArgumentException("stops are " + stops.size() + ", not from 1 to " + MAX_STOPS);
        }
        if (!(speed > 0) || Double.isInfinite(speed)) {
            throw new IllegalArgumentException("speed is " + speed + " px/s, not finite and more than 0");
        }
        if (waitTicks < 0 || waitTicks > MAX_WAIT_TICKS) {
            throw new IllegalArgumentException("waitTicks is " + waitTicks + ", not from 0 to " + MAX_WAIT_TICKS);
        }
    }

    /**
     * {@return a path to one stop and back, repeated}
     *
     * @param x of the stop, in pixels from where the body is spawned
     * @param y of the stop, likewise
     * @param speed pixels per second, more than 0
     * @throws IllegalArgumentException if the speed is not more than 0, or infinite
     */
    public static PathDef backAndForth(double x, double y, double speed) {
        return new PathDef(List.of(new Stop(x, y)), speed, true, 0);
    }

    /**
     * {@return a copy with one more stop}
     *
     * @param x of the stop, in pixels from where the body is spawned
     * @param y of the stop, likewise
     * @throws IllegalArgumentException if there are {@link #MAX_STOPS} already
     */
    public PathDef then(double x, double y) {
        List<Stop> more = new ArrayList<>(stops);
        more.add(new Stop(x, y));
        return new PathDef(more, speed, pingPong, waitTicks);
    }

    /** {@return a copy that moves from the last stop straight to the first} */
    public PathDef loop() {
        return new PathDef(stops, speed, false, waitTicks);
    }

    /**
     * {@return a copy that waits at each stop}
     * @param ticks 0 to 2^20
     * @throws IllegalArgumentException if it is out of range
     */
    public PathDef waiting(int ticks) {
        return new PathDef(stops, speed, pingPong, ticks);
    }
}
