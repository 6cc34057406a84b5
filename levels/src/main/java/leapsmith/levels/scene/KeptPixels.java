package leapsmith.levels.scene;

import leapsmith.levels.look.Look;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.tile.Borders;

/** A copy of what the first layers of a picture have drawn, valid as long as the view stays where it is. */
final class KeptPixels {
    /** Whether tiles and decoration are part of it, and not only what is behind them. */
    private final boolean hasTiles;

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
    private TileGrid tiles;
    private Legend legend;
    private LevelLooks looks;
    private Borders borders;
    private double density;
    private long millis;

    /** Whether the pixels are those of the picture that was asked for last. */
    private boolean isKept;

    KeptPixels(boolean hasTiles) {
        this.hasTiles = hasTiles;
    }

    /** Copies the kept pixels into a picture, or returns false if they are others. */
    boolean restore(Scene scene, View view, Pen pen) {
        if (isKept && isSame(scene, view, pen)) {
            System.arraycopy(pixels, 0, pen.pixels(), 0, width * height);
            return true;
        }
        return false;
    }

    /** Keeps what a picture shows now, if it would have been the same the last time: copying costs too much else. */
    void keep(Scene scene, View view, Pen pen) {
        if (isSame(scene, view, pen)) {
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
        if (hasTiles) {
            tiles = scene.level().tiles();
            legend = scene.level().legend();
            looks = scene.level().looks();
            borders = scene.level().physics().borders();
            density = view.density();
            millis = scene.millis();
        }
    }

    private boolean isSame(Scene scene, View view, Pen pen) {
        return scene.look() == look
                && view.camera().equals(camera)
                && scene.level().columns() == columns
                && scene.level().rows() == rows
                && scene.level().tileSize() == tileSize
                && scene.colors() == colors
                && scene.shows(Overlay.GRID) == hasGrid
                && pen.width() == width
                && pen.height() == height
                && (!hasTiles
                        || scene.level().tiles() == tiles
                                && scene.level().legend() == legend
                                && scene.level().looks() == looks
                                && scene.level().physics().borders().equals(borders)
                                && view.density() == density
                                && scene.millis() == millis);
    }
}
