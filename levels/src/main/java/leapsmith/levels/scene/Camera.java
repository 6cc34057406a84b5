package leapsmith.levels.scene;

import leapsmith.levels.model.Level;

/**
 * The part of the level that a picture shows: the level position of its top-left corner, and the scale.
 *
 * @param x level px at the picture's left edge
 * @param y level px at the picture's top edge
 * @param scale picture px per level px, more than 0
 */
public record Camera(double x, double y, double scale) {
    /** The smallest scale: the widest level still covers more than a pixel. */
    public static final double MIN_SCALE = 1.0 / 65_536;

    /** The largest scale: a level px covers more than a screen, and picture coordinates stay far from overflow. */
    public static final double MAX_SCALE = 4_096;

    /** Half the width of the zone in the middle of a view in which a character moves without moving the camera, in widths. */
    public static final double ZONE_X = 0.12;

    /** Half the height of that zone, in heights. */
    public static final double ZONE_Y = 0.18;

    /** Exponential decay rate of the distance to where a camera glides, per second. */
    public static final double PACE = 7;

    /** A little more than a half, so that cameras that are whole pixels apart round it in the same way. */
    private static final double HALF = 0.5 + 1e-6;

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if a value isn't finite or the scale is out of its range
     */
    public Camera {
        if (!Double.isFinite(x) || !Double.isFinite(y) || !(scale >= MIN_SCALE && scale <= MAX_SCALE)) {
            throw new IllegalArgumentException("no camera at " + x + ", " + y + " with scale " + scale);
        }
    }

    /** The place in level pixels at a place in the picture. */
    public double toLevelX(double pictureX) {
        return x + pictureX / scale;
    }

    public double toLevelY(double pictureY) {
        return y + pictureY / scale;
    }

    /** The place in the picture at a place in level pixels. */
    public double toScreenX(double levelX) {
        return (levelX - x) * scale;
    }

    public double toScreenY(double levelY) {
        return (levelY - y) * scale;
    }

    /** The picture px at which an edge at a level px is drawn: every edge at the same place falls on the same pixel. */
    public int edgeX(double levelX) {
        return nearest((levelX - x) * scale);
    }

    public int edgeY(double levelY) {
        return nearest((levelY - y) * scale);
    }

    /**
     * The camera that shows a whole rectangle from (0, 0), centered in the picture and as large as fits.
     *
     * @param levelWidth level px, more than 0
     * @param levelHeight level px, more than 0
     * @param margin picture px to leave free on each side
     */
    public static Camera fit(double levelWidth, double levelHeight, int width, int height, double margin) {
        double wanted =
                Math.min(Math.max(1, width - 2 * margin) / levelWidth, Math.max(1, height - 2 * margin) / levelHeight);
        double scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, wanted));
        return new Camera((levelWidth - width / scale) / 2, (levelHeight - height / scale) / 2, scale);
    }

    /**
     * As {@link #fit(double, double, int, int, double)}, for a whole level.
     *
     * @param margin pixels of the picture to leave free on each side
     */
    public static Camera fit(Level level, int width, int height, double margin) {
        return fit(level.widthPx(), level.heightPx(), width, height, margin);
    }

    /**
     * Where a view begins that glides after a character, in one direction.
     *
     * @param begin where it began before, in level px
     * @param size of the view, in level px
     * @param target the middle of the character, in level px
     * @param zone {@link #ZONE_X} or {@link #ZONE_Y}
     * @param part of the distance that it glides: with {@link #PACE} for all frame rates alike, or 1 to be there at once
     */
    public static double following(double begin, double size, double target, double zone, double part) {
        double offset = target - (begin + size / 2);
        double beyond = offset - Math.max(-zone * size, Math.min(zone * size, offset));
        return begin + beyond * part;
    }

    private static int nearest(double value) {
        // Far outside the picture only the side matters; the bound leaves room for sums.
        return (int) Math.floor(Math.min(1 << 28, Math.max(-(1 << 28), value)) + HALF);
    }
}
