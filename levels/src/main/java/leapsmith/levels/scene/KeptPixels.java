package leapsmith.levels.scene;

import leapsmith.levels.look.Look;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.raster.Pen;

/** A copy of what the first layers of a picture have drawn, valid as long as the view stays where it is. */
final class KeptPixels {
    private int[] pixels = new int[0];
    private Look look;
    private Camera camera;
    private int columns;
    private int rows;
    private int tileSize;
    private ColorScheme colors;
    private boolean hasGrid;
    private int width;
    private int height;
    private LevelLooks looks;
    private double density;
    private int version;
    private long millis;

    /** Whether the pixels are those of the picture that was asked for last. */
    private boolean isKept;

    /**
     * Copies the kept pixels into a picture, or returns false if they are others.
     *
     * @param wantedVersion of what is drawn and not compared otherwise
     * @param wantedLooks of the level, if something else depends on them; null if not
     * @param wantedMillis the time, if something else depends on it; 0 if not
     */
    boolean restore(Scene scene, View view, Pen pen, int wantedVersion, LevelLooks wantedLooks, long wantedMillis) {
        if (isKept && isSame(scene, view, pen, wantedVersion, wantedLooks, wantedMillis)) {
            System.arraycopy(pixels, 0, pen.pixels(), 0, width * height);
            return true;
        }
        return false;
    }

    /** Copies a part of the kept pixels into a picture, or returns false if they are others. */
    boolean restore(Scene scene, View view, Pen pen, int wantedVersion, int[] part) {
        if (!isKept || !isSame(scene, view, pen, wantedVersion, null, 0)) {
            return false;
        }
        copy(pixels, pen.pixels(), part);
        return true;
    }

    /** Keeps what a part of the picture shows now, in which alone it differs from the one before. */
    void keepPart(Pen pen, int newVersion, int[] part) {
        copy(pen.pixels(), pixels, part);
        version = newVersion;
    }

    /** @param part its left, top, right and bottom edge */
    private void copy(int[] from, int[] into, int[] part) {
        for (int y = part[1]; y < part[3]; y++) {
            int at = y * width + part[0];
            System.arraycopy(from, at, into, at, part[2] - part[0]);
        }
    }

    /** Keeps what a picture shows now, if it would have been the same the last time: copying costs too much else. */
    void keep(Scene scene, View view, Pen pen, int newVersion, LevelLooks newLooks, long newMillis) {
        if (isSame(scene, view, pen, newVersion, newLooks, newMillis)) {
            if (pixels.length < width * height) {
                pixels = new int[width * height];
            }
            System.arraycopy(pen.pixels(), 0, pixels, 0, width * height);
            isKept = true;
            return;
        }
        isKept = false;
        look = scene.look();
        camera = view.camera();
        columns = scene.level().columns();
        rows = scene.level().rows();
        tileSize = scene.level().tileSize();
        colors = scene.colors();
        hasGrid = scene.shows(Overlay.GRID);
        width = pen.width();
        height = pen.height();
        looks = newLooks;
        density = view.density();
        version = newVersion;
        millis = newMillis;
    }

    private boolean isSame(
            Scene scene, View view, Pen pen, int wantedVersion, LevelLooks wantedLooks, long wantedMillis) {
        return scene.look() == look
                && view.camera().equals(camera)
                && scene.level().columns() == columns
                && scene.level().rows() == rows
                && scene.level().tileSize() == tileSize
                && scene.colors() == colors
                && scene.shows(Overlay.GRID) == hasGrid
                && pen.width() == width
                && pen.height() == height
                && looks == wantedLooks
                && view.density() == density
                && version == wantedVersion
                && millis == wantedMillis;
    }
}
