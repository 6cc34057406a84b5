package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.store.QuantizedPath;

/**
 * How far bodies move along their paths in a tick. It remembers where each was after the last tick, as the next one begins
 * there unless the world was changed in between.
 */
final class PathPlaces {
    // By body: its path and age after the last tick, and where it was then.
    private QuantizedPath[] paths = new QuantizedPath[0];
    private int[] ages = new int[0];
    private int[] x = new int[0];
    private int[] y = new int[0];
    private int dx;
    private int dy;

    /** Makes room for bodies up to an index. */
    void require(int limit) {
        if (paths.length < limit) {
            paths = Arrays.copyOf(paths, Math.max(limit, 2 * paths.length));
            ages = Arrays.copyOf(ages, paths.length);
            x = Arrays.copyOf(x, paths.length);
            y = Arrays.copyOf(y, paths.length);
        }
    }

    /** Finds {@link #dx} and {@link #dy} of a tick that begins at an age. */
    void advance(int body, QuantizedPath path, int age) {
        if (paths[body] != path || ages[body] != age) {
            find(body, path, age);
        }
        int fromX = x[body];
        int fromY = y[body];
        find(body, path, path.next(age));
        dx = x[body] - fromX;
        dy = y[body] - fromY;
    }

    private void find(int body, QuantizedPath path, int age) {
        int leg = path.leg(age);
        paths[body] = path;
        ages[body] = age;
        x[body] = path.x(leg, age);
        y[body] = path.y(leg, age);
    }

    int dx() {
        return dx;
    }

    int dy() {
        return dy;
    }
}
