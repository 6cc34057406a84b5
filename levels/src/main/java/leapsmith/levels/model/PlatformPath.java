package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The way of a platform: straight from each stop to the next. The first stop is where the platform is placed, so that
 * moving the platform moves its way.
 *
 * @param stops the stops after the first, at most {@link Limits#MAX_STOPS}; without any the platform stands still
 * @param speed in pixels a second; with 0 the platform stands still
 * @param loop whether it goes from the last stop straight to the first; if not it goes back stop by stop
 * @param waitTicks how long it stays at each stop
 */
public record PlatformPath(List<Stop> stops, double speed, boolean loop, int waitTicks) {
    public static final double STANDARD_SPEED = 60;

    /** No way: the platform stands still. */
    public static final PlatformPath STILL = new PlatformPath(List.of(), STANDARD_SPEED, false, 0);

    /**
     * A place on the way, in pixels from the first stop.
     *
     * @param extras unknown keys of the file's object
     */
    public record Stop(double x, double y, Extras extras) {
        public Stop {
            x = Limits.require(x, -Limits.MAX_STOP_PX, Limits.MAX_STOP_PX, "x of a stop");
            y = Limits.require(y, -Limits.MAX_STOP_PX, Limits.MAX_STOP_PX, "y of a stop");
            Objects.requireNonNull(extras);
        }

        /** A stop without unknown keys. */
        public static Stop of(double x, double y) {
            return new Stop(x, y, Extras.EMPTY);
        }
    }

    public PlatformPath {
        stops = List.copyOf(stops);
        Limits.require(stops.size(), 0, Limits.MAX_STOPS, "number of stops");
        speed = Limits.require(speed, 0, Limits.MAX_SPEED, "speed");
        Limits.require(waitTicks, 0, Limits.MAX_TICKS, "wait");
    }

    /** To one stop and back, again and again, at the standard speed. */
    public static PlatformPath to(double x, double y) {
        return STILL.withStops(List.of(Stop.of(x, y)));
    }

    /** The stops with the first one, which is at 0, 0. */
    public List<Stop> allStops() {
        Stop[] all = new Stop[stops.size() + 1];
        all[0] = Stop.of(0, 0);
        for (int i = 1; i < all.length; i++) {
            all[i] = stops.get(i - 1);
        }
        return List.of(all);
    }

    public PlatformPath withStops(List<Stop> newStops) {
        return new PlatformPath(newStops, speed, loop, waitTicks);
    }

    /** With another stop in the place of one, which is counted from 0 without the first. */
    public PlatformPath withStop(int index, Stop stop) {
        List<Stop> changed = new ArrayList<>(stops);
        changed.set(index, stop);
        return withStops(changed);
    }

    /** With one stop more, which is the one of that number then, counted from 0 without the first. */
    public PlatformPath withStopInserted(int index, Stop stop) {
        List<Stop> changed = new ArrayList<>(stops);
        changed.add(index, stop);
        return withStops(changed);
    }

    /** Without one of the stops, which is counted from 0 without the first. */
    public PlatformPath withoutStop(int index) {
        List<Stop> changed = new ArrayList<>(stops);
        changed.remove(index);
        return withStops(changed);
    }

    public PlatformPath withSpeed(double newSpeed) {
        return new PlatformPath(stops, newSpeed, loop, waitTicks);
    }

    public PlatformPath withLoop(boolean newLoop) {
        return new PlatformPath(stops, speed, newLoop, waitTicks);
    }

    public PlatformPath withWaitTicks(int newWaitTicks) {
        return new PlatformPath(stops, speed, loop, newWaitTicks);
    }
}
