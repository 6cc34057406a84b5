package leapsmith.editor.canvas;

import java.util.List;

/**
 * The resolution of a game's camera.
 *
 * @param width in level px, 1 to {@link #MAX}
 * @param height in level px, 1 to {@link #MAX}
 */
public record FrameSize(int width, int height) {
    public static final int MAX = 8_192;

    /** Common resolutions of 2D games, all with the proportions 16:9. */
    public static final List<FrameSize> PRESETS =
            List.of(new FrameSize(320, 180), new FrameSize(384, 216), new FrameSize(480, 270), new FrameSize(640, 360));

    /** @throws IllegalArgumentException if a side is out of its range */
    public FrameSize {
        if (width < 1 || width > MAX || height < 1 || height > MAX) {
            throw new IllegalArgumentException("no camera frame of " + width + " x " + height);
        }
    }

    @Override
    public String toString() {
        return width + " × " + height;
    }
}
