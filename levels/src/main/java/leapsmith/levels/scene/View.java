package leapsmith.levels.scene;

import leapsmith.levels.model.Level;
import leapsmith.physics.fixed.PortableMath;

/** The part of a level that a picture shows: which tiles, and at which pixels their edges lie. */
final class View {
    private Camera camera = new Camera(0, 0, 1);
    /** Where the picture begins, in pixels of what the camera shows: not at 0 if it is a part of that. */
    private int originX;

    private int originY;
    private int tileSize = 1;
    private double density = 1;

    /** Tiles in view, the last exclusive; equal if there are none. */
    private int firstColumn;

    private int endColumn;
    private int firstRow;
    private int endRow;

    private int left;
    private int top;
    private int right;
    private int bottom;

    void show(Scene scene, Camera by, int width, int height) {
        show(scene, by, 0, 0, width, height);
    }

    /** Shows a part of what a camera shows, whose first pixel is there at {@code x} and {@code y}. */
    void show(Scene scene, Camera by, int x, int y, int width, int height) {
        Level level = scene.level();
        camera = by;
        originX = x;
        originY = y;
        density = scene.density();
        tileSize = level.tileSize();
        int columns = level.tiles().columns();
        int rows = level.tiles().rows();
        // One more tile on each side: rounding an edge may show a sliver of it.
        firstColumn = within(Math.floor(toLevelX(0) / tileSize) - 1, columns);
        endColumn = within(Math.ceil(toLevelX(width) / tileSize) + 1, columns);
        firstRow = within(Math.floor(toLevelY(0) / tileSize) - 1, rows);
        endRow = within(Math.ceil(toLevelY(height) / tileSize) + 1, rows);
        left = columnEdge(0);
        top = rowEdge(0);
        right = columnEdge(columns);
        bottom = rowEdge(rows);
    }

    private static int within(double value, int most) {
        return (int) Math.min(most, Math.max(0, value));
    }

    /** What the whole picture shows, of which this may be a part. */
    Camera camera() {
        return camera;
    }

    /** Picture px per tile. */
    double tilePx() {
        return tileSize * camera.scale();
    }

    int tileSize() {
        return tileSize;
    }

    int firstColumn() {
        return firstColumn;
    }

    int endColumn() {
        return endColumn;
    }

    int firstRow() {
        return firstRow;
    }

    int endRow() {
        return endRow;
    }

    int columnEdge(int column) {
        return edgeX((double) column * tileSize);
    }

    int rowEdge(int row) {
        return edgeY((double) row * tileSize);
    }

    /** As {@link Camera#edgeX}, in the picture. */
    int edgeX(double levelX) {
        return camera.edgeX(levelX) - originX;
    }

    int edgeY(double levelY) {
        return camera.edgeY(levelY) - originY;
    }

    /** As {@link Camera#toLevelX}, for a place in the picture. */
    double toLevelX(double pictureX) {
        return camera.toLevelX(originX + pictureX);
    }

    double toLevelY(double pictureY) {
        return camera.toLevelY(originY + pictureY);
    }

    double toScreenX(double levelX) {
        return camera.toScreenX(levelX) - originX;
    }

    double toScreenY(double levelY) {
        return camera.toScreenY(levelY) - originY;
    }

    /** Pixels of the level's sides; they may lie far outside the picture. */
    int left() {
        return left;
    }

    int top() {
        return top;
    }

    int right() {
        return right;
    }

    int bottom() {
        return bottom;
    }

    /** Picture px of a length in screen points, which doesn't grow with zoom. */
    double points(double length) {
        return length * density;
    }

    /** Whole picture px of a length in points, at least 1. */
    int wholePoints(double length) {
        return Math.max(1, (int) PortableMath.round(length * density));
    }

    /** Whole picture px of a length in the level, at least 1. */
    int wholeLength(double levelPx) {
        return Math.max(1, (int) PortableMath.round(levelPx * camera.scale()));
    }

    /** The thinnest line: one pixel, or more on dense displays. */
    int hairline() {
        return Math.max(1, (int) density);
    }

    double density() {
        return density;
    }
}
