package leapsmith.editor.view.canvas;

import java.util.Arrays;

/** How long the last drawings of the canvas, or events in it, have taken. Kept for measuring; draws nothing. */
public final class FrameTimes {
    private static final int KEPT = 512;

    private final long[] nanos = new long[KEPT];
    private long count;

    void add(long duration) {
        nanos[(int) (count % KEPT)] = duration;
        count++;
    }

    /** How many were measured since the start or the last {@link #reset()}. */
    public long count() {
        return count;
    }

    /** The last one in nanoseconds, 0 if there is none. */
    public long lastNanos() {
        return count == 0 ? 0 : nanos[(int) ((count - 1) % KEPT)];
    }

    /**
     * The duration that a part of the last 512 did not exceed, in nanoseconds; 0 if there is none.
     *
     * @param part from 0 for the shortest to 1 for the longest
     */
    public long quantileNanos(double part) {
        int kept = (int) Math.min(count, KEPT);
        if (kept == 0) {
            return 0;
        }
        long[] sorted = Arrays.copyOf(nanos, kept);
        Arrays.sort(sorted);
        return sorted[(int) Math.round(part * (kept - 1))];
    }

    /** Forgets everything measured. */
    public void reset() {
        count = 0;
    }
}
