package leapsmith.levels.scene;

import java.util.Arrays;
import java.util.List;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Frame;

/**
 * What is solid, whatever the pictures show: the outline of all solid tiles together, the surfaces of slopes, a line at the
 * top of one-ways, and the boxes of bodies. A side of a tile has two halves, each solid or not; there is a line where the
 * halves of two neighbors differ.
 *
 * <p>Cost: the tiles in view, and all bodies or objects.
 */
final class OutlineLayer implements Rasteriser.Layer {
    private static final double LINE = 1.5;

    /** Picture px per tile below which outlines would fill the tiles. */
    private static final double MIN_TILE = 4;

    // Solid halves of the sides of a tile.
    private static final int TOP = 1;
    private static final int BOTTOM = 2;
    private static final int LEFT_UPPER = 4;
    private static final int LEFT_LOWER = 8;
    private static final int RIGHT_UPPER = 16;
    private static final int RIGHT_LOWER = 32;
    private static final int ALL = 63;

    private final int[] sides = new int[256];
    private final TileType[] shapes = new TileType[256];
    private Legend legend;
    private byte[] above = new byte[0];
    private byte[] row = new byte[0];
    private int line;
    private int color;

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        if (!scene.shows(Overlay.OUTLINES)) {
            return;
        }
        color = scene.colors().color(Overlay.OUTLINES.color());
        line = view.wholePoints(LINE);
        if (view.tilePx() >= MIN_TILE) {
            use(scene.level().legend());
            drawTiles(scene.level().tiles(), view, pen);
        }
        if (scene.frame() == null) {
            drawObjects(scene, view, pen);
        } else {
            drawBodies(scene.frame(), view, pen);
        }
    }

    /** The pixels below a surface that its outline covers, with its halo; 0 without outlines. */
    static int below(Scene scene, View view) {
        if (!scene.shows(Overlay.OUTLINES) || view.tilePx() < MIN_TILE) {
            return 0;
        }
        int thickness = view.wholePoints(LINE);
        return thickness - thickness / 2 + (scene.look() == null ? 0 : view.wholePoints(1));
    }

    private void use(Legend newLegend) {
        if (newLegend == legend) {
            return;
        }
        legend = newLegend;
        Arrays.fill(sides, 0);
        Arrays.fill(shapes, TileType.EMPTY);
        for (int value = 0; value < legend.size(); value++) {
            shapes[value] = legend.typeOf(value);
            sides[value] = sides(shapes[value]);
        }
    }

    private static int sides(TileType shape) {
        Slope slope = shape.slope();
        if (slope == null) {
            return shape == TileType.BLOCK ? ALL : 0;
        }
        if (slope.oneWay()) {
            return 0;
        }
        int left = slope.thickRight() ? slope.thinHalves() : slope.thickHalves();
        int right = slope.thickRight() ? slope.thickHalves() : slope.thinHalves();
        int solid = slope.ceiling() ? TOP : BOTTOM;
        solid |= left > (slope.ceiling() ? 0 : 1) ? LEFT_UPPER : 0;
        solid |= left > (slope.ceiling() ? 1 : 0) ? LEFT_LOWER : 0;
        solid |= right > (slope.ceiling() ? 0 : 1) ? RIGHT_UPPER : 0;
        return solid | (right > (slope.ceiling() ? 1 : 0) ? RIGHT_LOWER : 0);
    }

    private void drawTiles(TileGrid tiles, View view, Pen pen) {
        int from = view.firstColumn();
        int count = view.endColumn() - from;
        if (row.length < count) {
            row = new byte[count + 64];
            above = new byte[count + 64];
        }
        for (int r = view.firstRow(); r < view.endRow(); r++) {
            tiles.copyRow(r, from, from + count, row);
            int top = view.rowEdge(r);
            int bottom = view.rowEdge(r + 1);
            if (r > view.firstRow()) {
                drawBoundary(from, count, top, view, pen);
            }
            for (int i = 0; i < count; i++) {
                int left = view.columnEdge(from + i);
                if (i > 0) {
                    drawBetween(row[i - 1] & 0xff, row[i] & 0xff, left, top, bottom, pen);
                }
                drawSurface(shapes[row[i] & 0xff], left, top, view.columnEdge(from + i + 1), bottom, pen);
            }
            byte[] used = above;
            above = row;
            row = used;
        }
    }

    /** Draws the lines between two rows, each as long as it goes on. */
    private void drawBoundary(int from, int count, int y, View view, Pen pen) {
        for (int i = 0; i < count; i++) {
            int start = i;
            while (i < count && isEdge(above[i] & 0xff, row[i] & 0xff)) {
                i++;
            }
            if (i > start) {
                drawAcross(view.columnEdge(from + start), view.columnEdge(from + i), y, pen);
            }
        }
    }

    private boolean isEdge(int upper, int lower) {
        boolean isSolidAbove = (sides[upper] & BOTTOM) != 0;
        return isSolidAbove != ((sides[lower] & TOP) != 0) || shapes[lower] == TileType.ONE_WAY && !isSolidAbove;
    }

    private void drawBetween(int left, int right, int x, int top, int bottom, Pen pen) {
        boolean isUpper = (sides[left] & RIGHT_UPPER) != 0 != ((sides[right] & LEFT_UPPER) != 0);
        boolean isLower = (sides[left] & RIGHT_LOWER) != 0 != ((sides[right] & LEFT_LOWER) != 0);
        if (isUpper || isLower) {
            int middle = (top + bottom) / 2;
            int y0 = isUpper ? top : middle;
            int y1 = isLower ? bottom : middle;
            int half = line / 2;
            pen.box(x - half, y0 - half, x - half + line, y1 - half + line, color);
        }
    }

    private void drawSurface(TileType shape, int left, int top, int right, int bottom, Pen pen) {
        Slope slope = shape.slope();
        if (slope == null) {
            return;
        }
        double height = bottom - top;
        double thin = height * slope.thinHalves() / 2;
        double thick = height * slope.thickHalves() / 2;
        double y0 = slope.thickRight() ? thin : thick;
        double y1 = slope.thickRight() ? thick : thin;
        boolean isCeiling = slope.ceiling();
        pen.line(left, isCeiling ? top + y0 : bottom - y0, right, isCeiling ? top + y1 : bottom - y1, line, color);
    }

    private void drawAcross(int left, int right, int y, Pen pen) {
        int half = line / 2;
        pen.box(left - half, y - half, right - half + line, y - half + line, color);
    }

    private void drawObjects(Scene scene, View view, Pen pen) {
        List<ObjectType> types = scene.level().objects().types().all();
        for (int i = 0; i < types.size(); i++) {
            if (types.get(i).hasBody()) {
                List<LevelObject> objects = scene.level().objects(types.get(i));
                for (int k = 0; k < objects.size(); k++) {
                    LevelObject object = objects.get(k);
                    drawBox(object.x(), object.y(), object.width(), object.height(), view.camera(), pen);
                }
            }
        }
    }

    private void drawBodies(Frame frame, View view, Pen pen) {
        for (int i = 0; i < frame.bodyCount(); i++) {
            if (!frame.sensor(i)) {
                drawBox(frame.x(i), frame.y(i), frame.width(i), frame.height(i), view.camera(), pen);
            }
        }
    }

    private void drawBox(double x, double y, double width, double height, Camera camera, Pen pen) {
        int left = camera.edgeX(x);
        int top = camera.edgeY(y);
        int right = camera.edgeX(x + width);
        int bottom = camera.edgeY(y + height);
        if (pen.sees(left, top, right, bottom)) {
            pen.frame(left, top, right, bottom, line, color, Pen.OPAQUE);
        }
    }
}
