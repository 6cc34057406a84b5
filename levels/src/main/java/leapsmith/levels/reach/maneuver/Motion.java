package leapsmith.levels.reach.maneuver;

import java.util.Arrays;

/** Where the player is in each tick of some maneuvers, all from the same start. Immutable. */
final class Motion {
    private final int[] ticks;
    /** The left edges of the player, in sub-pixels. */
    private final int[] x;
    /** The top edges of the player, in sub-pixels. */
    private final int[] y;

    final int left;
    final int right;
    final int top;
    final int bottom;

    private Motion(Recorder from) {
        ticks = Arrays.copyOf(from.ticks, from.count);
        x = Arrays.copyOf(from.x, from.count);
        y = Arrays.copyOf(from.y, from.count);
        left = Arrays.stream(x).min().orElse(0);
        right = Arrays.stream(x).max().orElse(0);
        top = Arrays.stream(y).min().orElse(0);
        bottom = Arrays.stream(y).max().orElse(0);
    }

    /** The number of positions. */
    int count() {
        return ticks.length;
    }

    /** The tick of a position, 1 for that after the first step. */
    int tick(int i) {
        return ticks[i];
    }

    int x(int i) {
        return x[i];
    }

    int y(int i) {
        return y[i];
    }

    /** Records positions. */
    static final class Recorder {
        private int[] ticks = new int[256];
        private int[] x = new int[256];
        private int[] y = new int[256];
        private int count;

        /** Starts a new motion. */
        void clear() {
            count = 0;
        }

        /** Adds a position. */
        void add(int tick, int atX, int atY) {
            if (count == ticks.length) {
                ticks = Arrays.copyOf(ticks, 2 * count);
                x = Arrays.copyOf(x, 2 * count);
                y = Arrays.copyOf(y, 2 * count);
            }
            ticks[count] = tick;
            x[count] = atX;
            y[count++] = atY;
        }

        Motion recorded() {
            return new Motion(this);
        }
    }
}
