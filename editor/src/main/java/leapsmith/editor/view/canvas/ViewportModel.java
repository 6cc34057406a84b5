package leapsmith.editor.view.canvas;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.tool.CameraHand;
import leapsmith.levels.scene.Camera;

/**
 * What part of the level is seen, and how large. Lengths on screen are JavaFX pixels, so that 100 % is as large on a
 * dense screen as on any other; some part of the level always stays in sight.
 */
public final class ViewportModel implements CameraHand {
    /** The largest zoom, in screen pixels a level pixel. */
    public static final double MAX_SCALE = 64;

    /** Fitting a level enlarges it no further than this. */
    private static final double MAX_FIT = 4;

    /** Free room around a fitted level, in screen pixels. */
    private static final double FIT_MARGIN = 24;

    /** How much of the level stays in sight, in screen pixels. */
    private static final double IN_SIGHT = 48;

    /** A tile that is gone to is shown at least this large, in screen pixels. */
    private static final double READABLE_TILE = 12;

    private final ReadOnlyObjectWrapper<Camera> camera =
            new ReadOnlyObjectWrapper<>(this, "camera", new Camera(0, 0, 1));

    private double width;
    private double height;
    private double levelWidth = 1;
    private double levelHeight = 1;
    private int tileSize = 16;
    private double homeX;
    private double homeY;
    private boolean placed;
    private Camera editingView;

    /** The level pixel at the top-left corner of the view, and the screen pixels a level pixel. */
    public ReadOnlyObjectProperty<Camera> cameraProperty() {
        return camera.getReadOnlyProperty();
    }

    /** The value of {@link #cameraProperty()}. */
    public Camera camera() {
        return camera.get();
    }

    /** Width of the view in screen pixels. */
    public double width() {
        return width;
    }

    /** Height of the view in screen pixels. */
    public double height() {
        return height;
    }

    /** Zooms one step in, around the centre of the view. */
    public void zoomIn() {
        zoomSteps(width / 2, height / 2, 1);
    }

    /** Zooms one step out, around the centre of the view. */
    public void zoomOut() {
        zoomSteps(width / 2, height / 2, -1);
    }

    /**
     * Zooms by whole steps, so that the level stays where it is at a point of the screen. Steps are powers of two and
     * one between each two, which keeps tiles of 16 px at whole pixels down to 3 px.
     *
     * @param steps more than 0 zooms in, less zooms out
     */
    public void zoomSteps(double screenX, double screenY, int steps) {
        double scale = camera().scale();
        for (int i = 0; i < Math.abs(steps); i++) {
            scale = steps > 0 ? stepAbove(scale) : stepBelow(scale);
        }
        zoomTo(screenX, screenY, scale);
    }

    /** Zooms by any factor, so that the level stays where it is at a point of the screen. */
    public void zoomBy(double screenX, double screenY, double factor) {
        zoomTo(screenX, screenY, camera().scale() * factor);
    }

    /** Shows a level pixel as one screen pixel, around the centre of the view. */
    public void actualSize() {
        zoomTo(width / 2, height / 2, 1);
    }

    /** Shows the whole level with some room around it. */
    public void fit() {
        double scale = clampScale(Math.min(fitScale(FIT_MARGIN), MAX_FIT));
        set(levelWidth / 2 - width / scale / 2, levelHeight / 2 - height / scale / 2, scale);
        placed = width > 0 && height > 0;
    }

    /** Brings a tile to the centre of the view, enlarged if it would be too small to be seen. */
    public void goTo(int column, int row) {
        double x = (column + 0.5) * tileSize;
        double y = (row + 0.5) * tileSize;
        double scale = camera().scale();
        if (scale * tileSize < READABLE_TILE) {
            scale = clampScale(stepAbove(READABLE_TILE / tileSize * 0.999));
        }
        set(x - width / scale / 2, y - height / scale / 2, scale);
    }

    /** Brings a level pixel to the centre of the view. */
    public void centreOn(double x, double y) {
        double scale = camera().scale();
        set(x - width / scale / 2, y - height / scale / 2, scale);
    }

    /** Moves what is seen by a distance on the screen: the level follows a pointer that moves by it. */
    public void pan(double screenDx, double screenDy) {
        Camera now = camera();
        set(now.x() - screenDx / now.scale(), now.y() - screenDy / now.scale(), now.scale());
    }

    @Override
    public void panBy(double dxPx, double dyPx) {
        Camera now = camera();
        set(now.x() + dxPx, now.y() + dyPx, now.scale());
    }

    @Override
    public double levelPxPerScreenPx() {
        return 1 / camera().scale();
    }

    /** Takes a camera over, within the limits. */
    public void show(Camera wanted) {
        set(wanted.x(), wanted.y(), clampScale(wanted.scale()));
    }

    /** Remembers the view of editing, to which {@link #endPlay()} goes back. */
    public void beginPlay() {
        editingView = camera();
    }

    /** Goes back to the view that there was before play; nothing happens if none began. */
    public void endPlay() {
        if (editingView != null) {
            show(editingView);
            editingView = null;
        }
    }

    /**
     * Tells the size of the view in screen pixels. The first one that isn't empty shows the whole level if that fits
     * at 100 % or more, or else what lies around its home at 100 %.
     */
    void resize(double newWidth, double newHeight) {
        if (newWidth == width && newHeight == height) {
            return;
        }
        width = newWidth;
        height = newHeight;
        if (placed || width <= 0 || height <= 0) {
            show(camera());
        } else if (fitScale(FIT_MARGIN) >= 1) {
            fit();
        } else {
            placed = true;
            set(around(homeX, width, levelWidth), around(homeY, height, levelHeight), 1);
        }
    }

    /** Tells the place in the level that is seen first, in level pixels. */
    void home(double x, double y) {
        homeX = x;
        homeY = y;
    }

    /** Tells the size of the level in tiles. */
    void levelSize(int columns, int rows, int newTileSize) {
        tileSize = newTileSize;
        levelWidth = (double) columns * newTileSize;
        levelHeight = (double) rows * newTileSize;
        show(camera());
    }

    double levelWidth() {
        return levelWidth;
    }

    double levelHeight() {
        return levelHeight;
    }

    private void zoomTo(double screenX, double screenY, double wanted) {
        Camera now = camera();
        double scale = clampScale(wanted);
        double x = now.x() + screenX / now.scale();
        double y = now.y() + screenY / now.scale();
        set(x - screenX / scale, y - screenY / scale, scale);
    }

    private void set(double x, double y, double scale) {
        Camera next = new Camera(
                keepInSight(x, width / scale, levelWidth, IN_SIGHT / scale),
                keepInSight(y, height / scale, levelHeight, IN_SIGHT / scale),
                scale);
        if (!next.equals(camera())) {
            camera.set(next);
        }
    }

    /** All in level pixels: where a view begins that has a place in its middle and shows nothing beyond the level. */
    private static double around(double place, double view, double level) {
        return view >= level ? (level - view) / 2 : Math.max(0, Math.min(level - view, place - view / 2));
    }

    /** All in level pixels: where the view may begin, so that some of the level is in it. */
    private static double keepInSight(double begin, double view, double level, double part) {
        double least = Math.min(part, Math.min(view / 2, level));
        return Math.max(least - view, Math.min(level - least, begin));
    }

    private double clampScale(double scale) {
        double least = Math.min(0.25, fitScale(0) / 2);
        return Math.max(least, Math.min(MAX_SCALE, scale));
    }

    private double fitScale(double margin) {
        double roomX = Math.max(1, width - 2 * margin);
        double roomY = Math.max(1, height - 2 * margin);
        return Math.min(roomX / levelWidth, roomY / levelHeight);
    }

    /** The smallest step above a scale: a power of two, or one and a half times it. */
    static double stepAbove(double scale) {
        double power = powerOfTwoBelow(scale * 1.0001);
        return scale * 1.0001 < 1.5 * power ? 1.5 * power : 2 * power;
    }

    /** The largest step below a scale. */
    static double stepBelow(double scale) {
        double power = powerOfTwoBelow(scale * 0.9999);
        return scale * 0.9999 > 1.5 * power ? 1.5 * power : power;
    }

    private static double powerOfTwoBelow(double value) {
        return Math.scalb(1.0, Math.getExponent(value));
    }
}
