package leapsmith.levels.model;

import java.util.List;
import java.util.Objects;

/**
 * A stop of a path, as an offset in pixels from the first stop, which is the object's position.
 *
 * @param x pixels to the right of the first stop
 * @param y pixels below the first stop
 * @param unknownKeys unknown keys of the file's object
 */
public record PathStop(double x, double y, RawMembers unknownKeys) {
    private static final PathStop ORIGIN = of(0, 0);

    /** Checks the values. */
    public PathStop {
        x = Limits.require(x, -Limits.MAX_STOP_PX, Limits.MAX_STOP_PX, "x of a stop");
        y = Limits.require(y, -Limits.MAX_STOP_PX, Limits.MAX_STOP_PX, "y of a stop");
        Objects.requireNonNull(unknownKeys);
    }

    /**
     * {@return a stop without unknown keys}
     *
     * @param x pixels to the right of the first stop
     * @param y pixels below the first stop
     */
    public static PathStop of(double x, double y) {
        return new PathStop(x, y, RawMembers.EMPTY);
    }

    /**
     * {@return the stops of a path with the first one, at 0, 0, in front}
     *
     * @param stops the stops after the first one
     */
    public static List<PathStop> withOrigin(List<PathStop> stops) {
        PathStop[] all = new PathStop[stops.size() + 1];
        all[0] = ORIGIN;
        for (int i = 1; i < all.length; i++) {
            all[i] = stops.get(i - 1);
        }
        return List.of(all);
    }

    /**
     * {@return a copy at another place, with the same unknown keys}
     *
     * @param newX pixels to the right of the first stop
     * @param newY pixels below the first stop
     */
    public PathStop at(double newX, double newY) {
        return new PathStop(newX, newY, unknownKeys);
    }
}
