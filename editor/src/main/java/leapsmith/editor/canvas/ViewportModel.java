package leapsmith.editor.canvas;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import leapsmith.editor.tools.CameraHand;
import leapsmith.levels.scene.Camera;

/**
 * The visible part of the level and its zoom. Screen lengths are in JavaFX pixels, so 100 % has the same size on dense
 * screens. Part of the level always stays visible.
 */
public final class ViewportModel implements CameraHand {
    /** The largest zoom, in screen pixels per level pixel. */
    public static final double MAX_SCALE = 64;

    /** The largest zoom for fitting a level. */
    private static final double MAX_FIT = 4;

    /** Margin around a fitted level, in screen pixels. */
    private static final double FIT_MARGIN = 24;

    /** The part of the level that stays visible, in screen pixels. */
    private static final double IN_SIGHT = 48;

    /** Minimum tile size of a level that is shown whole at first, in screen pixels. */
    private static final double CLEAR_TILE = 12;

    /** Minimum tile size after {@link #goTo}, in screen pixels. */
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
    private boolean fitsFirst;
    /** What was shown first; null before, and once the user has moved the view. */
    private Camera first;

    /** What showed the whole level; null if nothing did. */
    private Camera fitted;

    private Camera editingView;

    /** The level pixel at the top-left corner of the view, and the screen pixels per level pixel. */
    public ReadOnlyObjectProperty<Camera> cameraProperty() {
        return camera.getReadOnlyProperty();
    }

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

    /** Zooms in one step around the center of the view. */
    public void zoomIn() {
        zoomSteps(width / 2, height / 2, 1);
    }

    /** Zooms out one step around the center of the view. */
    public void zoomOut() {
        zoomSteps(width / 2, height / 2, -1);
    }

    /**
     * Zooms by whole steps around a point of the screen. Steps are powers of two and one and a half times these, which
     * keeps tiles of 16 px at whole pixels down to 3 px.
     *
     * @param steps more than 0 zooms in, less zooms out
     */
    void zoomSteps(double screenX, double screenY, int steps) {
        double scale = camera().scale();
        for (int i = 0; i < Math.abs(steps); i++) {
            scale = steps > 0 ? stepAbove(scale) : stepBelow(scale);
        }
        zoomTo(screenX, screenY, scale);
    }

    void zoomBy(double screenX, double screenY, double factor) {
        zoomTo(screenX, screenY, camera().scale() * factor);
    }

    /** Shows a level pixel as one screen pixel, around the center of the view. */
    public void actualSize() {
        zoomTo(width / 2, height / 2, 1);
    }

    /** Shows the whole level, with a margin if there is room for one. */
    public void fit() {
        double scale = clampScale(Math.min(scaleToFit(), MAX_FIT));
        set(levelWidth / 2 - width / scale / 2, levelHeight / 2 - height / scale / 2, scale);
        placed = width > 0 && height > 0;
        first = null;
        fitted = camera();
    }

    /** Centers the view on a tile, and zooms in if the tile would be too small. */
    void goTo(int column, int row) {
        double x = (column + 0.5) * tileSize;
        double y = (row + 0.5) * tileSize;
        double scale = camera().scale();
        if (scale * tileSize < READABLE_TILE) {
            scale = clampScale(stepAbove(READABLE_TILE / tileSize * 0.999));
        }
        set(x - width / scale / 2, y - height / scale / 2, scale);
    }

    /** Centers the view on a level pixel. */
    public void centerOn(double x, double y) {
        double scale = camera().scale();
        set(x - width / scale / 2, y - height / scale / 2, scale);
    }

    /** Centers the view on a level pixel that it doesn't show. */
    public void reveal(double x, double y) {
        double scale = camera().scale();
        boolean isShown = Math.abs(x - middleX()) <= width / scale / 2 && Math.abs(y - middleY()) <= height / scale / 2;
        if (!isShown) {
            centerOn(x, y);
        }
    }

    /** Where a box of the level is in the view, with a margin in screen pixels. */
    public Bounds boundsOf(double x, double y, double boxWidth, double boxHeight, double margin) {
        Camera now = camera();
        return new BoundingBox(
                now.toScreenX(x) - margin,
                now.toScreenY(y) - margin,
                boxWidth * now.scale() + 2 * margin,
                boxHeight * now.scale() + 2 * margin);
    }

    boolean showsTile(int column, int row) {
        Camera now = camera();
        double x = (double) column * tileSize - now.x();
        double y = (double) row * tileSize - now.y();
        return x >= 0 && y >= 0 && x + tileSize <= width / now.scale() && y + tileSize <= height / now.scale();
    }

    /** Pans by a distance on the screen: the level follows a pointer that moves by it. */
    public void pan(double screenDx, double screenDy) {
        Camera now = camera();
        set(now.x() - screenDx / now.scale(), now.y() - screenDy / now.scale(), now.scale());
    }

    @Override
    public void panBy(double dxPx, double dyPx) {
        Camera now = camera();
        set(now.x() + dxPx, now.y() + dyPx, now.scale());
    }

    /** The x of the middle of the view, in level pixels. */
    public double middleX() {
        return camera().x() + width() / 2 / camera().scale();
    }

    /** The y of the middle of the view, in level pixels. */
    public double middleY() {
        return camera().y() + height() / 2 / camera().scale();
    }

    @Override
    public double levelPxPerScreenPx() {
        return 1 / camera().scale();
    }

    /** Sets the camera, within the limits. */
    public void show(Camera wanted) {
        set(wanted.x(), wanted.y(), clampScale(wanted.scale()));
    }

    /** Saves the view for {@link #endPlay()}. */
    void beginPlay() {
        editingView = camera();
    }

    /** Restores the view from before play; does nothing without {@link #beginPlay()}. */
    void endPlay() {
        if (editingView != null) {
            show(editingView);
            editingView = null;
        }
    }

    /**
     * Sets the size of the view in screen pixels. The first non-empty size shows the whole level if its tiles are clear then or
     * it fits at 100 %, or else the surroundings of its home at 100 %. Until the view is moved, other sizes do the same, because
     * the first layout of a window may not be its last. A level that is fitted stays so, as panels open and close.
     */
    public void resize(double newWidth, double newHeight) {
        if (newWidth == width && newHeight == height) {
            return;
        }
        boolean isFitted = camera().equals(fitted);
        width = newWidth;
        height = newHeight;
        boolean isFirst = !placed || camera().equals(first);
        if (!isFirst || width <= 0 || height <= 0) {
            first = null;
            if (isFitted && width > 0 && height > 0) {
                fit();
            } else {
                show(camera());
            }
            return;
        }
        if (fitsFirst || isFitted || scaleToFit() >= Math.min(1, CLEAR_TILE / tileSize)) {
            fit();
        } else {
            placed = true;
            set(around(homeX, width, levelWidth), around(homeY, height, levelHeight), 1);
        }
        first = camera();
    }

    /** Shows the whole level at first, at any scale. */
    public void fitFirst() {
        fitsFirst = true;
    }

    /** Sets the place in the level that is shown first, in level pixels. */
    void home(double x, double y) {
        homeX = x;
        homeY = y;
    }

    public void levelSize(int columns, int rows, int newTileSize) {
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

    /** The start of a view that centers a coordinate but shows nothing outside the level; all in level pixels. */
    private static double around(double place, double view, double level) {
        return view >= level ? (level - view) / 2 : Math.max(0, Math.min(level - view, place - view / 2));
    }

    /** The start of the view, clamped so that part of the level is visible; all in level pixels. */
    private static double keepInSight(double begin, double view, double level, double part) {
        double least = Math.min(part, Math.min(view / 2, level));
        return Math.max(least - view, Math.min(level - least, begin));
    }

    private double clampScale(double scale) {
        double least = Math.min(0.25, fitScale(0) / 2);
        return Math.max(least, Math.min(MAX_SCALE, scale));
    }

    /** The scale that shows the whole level with a margin; at 100 % it may be smaller, as pixels stay sharp. */
    private double scaleToFit() {
        double scale = fitScale(FIT_MARGIN);
        return scale < 1 && fitScale(0) >= 1 ? 1 : scale;
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
