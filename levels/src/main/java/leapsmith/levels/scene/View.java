package leapsmith.levels.scene;

import leapsmith.levels.model.Level;
import leapsmith.physics.fixed.PortableMath;

/** The part of a level that a picture shows: which tiles, and at which pixels their edges lie. */
final class View {
    private Camera camera = new Camera(0, 0, 1);
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
        Level level = scene.level();
        camera = by;
        density = scene.density();
        tileSize = level.tileSize();
        int columns = level.tiles().columns();
        int rows = level.tiles().rows();
        // One more tile on each side: rounding an edge may show a sliver of it.
        firstColumn = within(Math.floor(by.x() / tileSize) - 1, columns);
        endColumn = within(Math.ceil(by.toLevelX(width) / tileSize) + 1, columns);
        firstRow = within(Math.floor(by.y() / tileSize) - 1, rows);
        endRow = within(Math.ceil(by.toLevelY(height) / tileSize) + 1, rows);
        left = columnEdge(0);
        top = rowEdge(0);
        right = columnEdge(columns);
        bottom = rowEdge(rows);
    }

    private static int within(double value, int most) {
        return (int) Math.min(most, Math.max(0, value));
    }

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
        return camera.edgeX((double) column * tileSize);
    }

    int rowEdge(int row) {
        return camera.edgeY((double) row * tileSize);
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
