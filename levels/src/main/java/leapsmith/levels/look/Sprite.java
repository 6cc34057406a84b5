package leapsmith.levels.look;

import java.util.List;
import java.util.Map;
import leapsmith.levels.look.Theme.Cell;

/**
 * An animated figure in states, such as {@code idle} and {@code run}. It faces right.
 *
 * @param sheet the picture with all frames
 * @param frames all frames
 * @param states the indexes of the frames of each state, in the order in which they are shown; never empty
 * @param feet the pixel of a frame that is at the middle of the bottom of the object
 */
public record Sprite(Sheet sheet, List<Frame> frames, Map<String, List<Integer>> states, Cell feet) {
    /** The state of a figure that has no picture of its own for what it does. */
    public static final String IDLE = "idle";

    /** Checks the values. */
    public Sprite {
        frames = List.copyOf(frames);
        states = Map.copyOf(states);
        if (frames.isEmpty()) {
            throw new IllegalArgumentException("a sprite without frames");
        }
    }

    /**
     * A frame, which may be cut down to what isn't transparent.
     *
     * @param x left edge in the sheet in pixels
     * @param y top edge in the sheet
     * @param width in pixels
     * @param height in pixels
     * @param left transparent pixels that were cut off at the left
     * @param top transparent pixels that were cut off at the top
     * @param ms duration in milliseconds, at least 1
     */
    public record Frame(int x, int y, int width, int height, int left, int top, int ms) {}

    /** {@return whether it has frames for a state}
     *
     * @param state as {@code run}
     */
    public boolean has(String state) {
        return states.containsKey(state);
    }

    /**
     * {@return the frame that is shown at a time}
     *
     * @param state as {@code run}; one that is missing is {@link #IDLE}, and without that all frames are shown in turn
     * @param ms milliseconds since the state began, or since the start of the run
     */
    public Frame at(String state, long ms) {
        List<Integer> shown = states.get(states.containsKey(state) ? state : IDLE);
        int count = shown == null ? frames.size() : shown.size();
        long total = 0;
        for (int i = 0; i < count; i++) {
            total += frame(shown, i).ms;
        }
        long rest = Math.floorMod(ms, total);
        for (int i = 0; ; i++) {
            Frame frame = frame(shown, i);
            rest -= frame.ms;
            if (rest < 0) {
                return frame;
            }
        }
    }

    private Frame frame(List<Integer> shown, int i) {
        return frames.get(shown == null ? i : shown.get(i));
    }
}
