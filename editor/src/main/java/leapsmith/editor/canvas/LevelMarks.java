package leapsmith.editor.canvas;

import java.util.List;
import leapsmith.editor.document.Selection;
import leapsmith.editor.tools.Preview;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/**
 * Editor marks over the level: tool previews, the selection and its handles, and the pick.
 */
final class LevelMarks extends Marks {
    // Opacities over the level, of 256.
    private static final int CELL_WEIGHT = 141;
    private static final int GHOST_WEIGHT = 128;
    private static final int BAND_WEIGHT = 38;
    private static final int LINE_WEIGHT = 177;
    private static final int PLANK_WEIGHT = 193;

    /** Smallest cell size with lines between cells, in device pixels. */
    private static final int CELL_LINES_FROM = 6;

    /** Length of an emitter's aim line beyond its plate, in dashes: it ends just before the handle. */
    private static final int AIM_DASHES = 6;

    /**
     * Draws what a tool would do.
     *
     * @param isPainted whether the level is drawn with its cells, so that only their frames are missing
     * @param isPlaced whether the level is drawn with its ghosts
     */
    void preview(Preview preview, boolean isPainted, boolean isPlaced) {
        for (Preview.Cells cells : preview.cells()) {
            if (isPainted) {
                frame(cells);
            } else {
                cells(cells);
            }
        }
        for (LevelObject ghost : preview.ghosts()) {
            if (!isPlaced) {
                fill(ghost, colors.color(ghost.kindOrFallback().color()), GHOST_WEIGHT);
            }
            outline(ghost, 0);
        }
        Preview.Band band = preview.band();
        if (band != null) {
            fill(band.x(), band.y(), band.width(), band.height(), accent, BAND_WEIGHT);
            outline(band.x(), band.y(), band.width(), band.height(), 0);
        }
    }

    /** Draws the outlines of the selection; while playing also its paths and aims, which are otherwise hidden then. */
    void selection(Level level, Selection selection, boolean playing) {
        for (String id : selection.objectIds()) {
            level.object(id).ifPresent(object -> selected(object, playing));
        }
    }

    private void selected(LevelObject object, boolean playing) {
        outline(object, 3 * line);
        if (playing) {
            path(object);
            object.type().aim().filter(aim -> aim.isShownFor(object)).ifPresent(aim -> aim(object, object.get(aim)));
        }
    }

    /** Draws a small lock at the upper right corner of an object, where an object that is not locked has a handle. */
    void lock(LevelObject object) {
        int x = right(object.x(), object.width(), 3 * line);
        int y = top(object.y(), 3 * line);
        int muted = colors.color(ColorRole.MUTED);
        pen.disc(x, y, 8 * line, muted, Pen.OPAQUE);
        pen.disc(x, y, 7 * line, panel, Pen.OPAQUE);
        pen.frame(x - 3 * line, y - 5 * line, x + 3 * line, y + line, line, muted, Pen.OPAQUE);
        pen.box(x - 4 * line, y - line, x + 4 * line, y + 4 * line, muted, Pen.OPAQUE);
    }

    /** Draws handles, and the frame that they belong to. */
    void handles(Preview preview) {
        Preview.Band box = preview.frame();
        if (box != null) {
            outline(box.x(), box.y(), box.width(), box.height(), line);
        }
        int half = 3 * line;
        for (Preview.HandleSpot spot : preview.handles()) {
            int x = camera.edgeX(spot.x());
            int y = camera.edgeY(spot.y());
            switch (spot.form()) {
                case SIDE -> {
                    pen.box(x - half - line, y - half - line, x + half + line, y + half + line, accent, Pen.OPAQUE);
                    pen.box(x - half, y - half, x + half, y + half, panel, Pen.OPAQUE);
                }
                case LINK -> {
                    pen.disc(x, y, half + 3 * line, colors.color(ColorRole.SIGNAL), Pen.OPAQUE);
                    pen.line(x - half, y, x + half, y, 2.0 * line, panel, Pen.OPAQUE);
                    pen.line(x + half, y, x, y - half, 2.0 * line, panel, Pen.OPAQUE);
                    pen.line(x + half, y, x, y + half, 2.0 * line, panel, Pen.OPAQUE);
                }
                case STOP, AIM -> {
                    pen.disc(x, y, half + 2 * line, accent, Pen.OPAQUE);
                    pen.disc(x, y, half, panel, Pen.OPAQUE);
                }
                case CHOSEN_STOP -> {
                    pen.disc(x, y, half + 4 * line, accent, Pen.OPAQUE);
                    pen.disc(x, y, half + 2 * line, panel, Pen.OPAQUE);
                    pen.disc(x, y, half, accent, Pen.OPAQUE);
                }
                case NEW_STOP -> {
                    pen.disc(x, y, half + 3 * line, accent, Pen.OPAQUE);
                    pen.box(x - half, y - line, x + half, y + line, panel, Pen.OPAQUE);
                    pen.box(x - line, y - half, x + line, y + half, panel, Pen.OPAQUE);
                }
            }
        }
    }

    private void path(LevelObject object) {
        if (object.stops().isEmpty()) {
            return;
        }
        List<PathStop> stops = PathStop.withOrigin(object.stops());
        for (int i = 1; i < stops.size(); i++) {
            leg(object, stops.get(i - 1), stops.get(i));
        }
        if (object.isLoop() && stops.size() > 2) {
            leg(object, stops.get(stops.size() - 1), stops.get(0));
        }
        for (PathStop stop : stops) {
            outline(object.x() + stop.x(), object.y() + stop.y(), object.width(), object.height(), 0);
        }
    }

    private void aim(LevelObject object, double degrees) {
        double angle = Math.toRadians(degrees);
        double reach = Math.hypot(object.width(), object.height()) / 2 * camera.scale() + AIM_DASHES * dash;
        double x = camera.toScreenX(object.middleX());
        double y = camera.toScreenY(object.middleY());
        pen.dots(x, y, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 2 * line, dash, accent);
    }

    private void leg(LevelObject object, PathStop from, PathStop to) {
        pen.dots(
                camera.toScreenX(object.middleX() + from.x()),
                camera.toScreenY(object.middleY() + from.y()),
                camera.toScreenX(object.middleX() + to.x()),
                camera.toScreenY(object.middleY() + to.y()),
                2 * line,
                dash,
                accent);
    }

    void picked(Pick pick) {
        if (pick == null || !pick.current()) {
            return;
        }
        if (pick instanceof Pick.OfBody body) {
            picked(body, accent);
        } else if (pick instanceof Pick.OfPair pair) {
            picked(pair.a(), colors.color(ColorRole.PAIR));
            picked(pair.b(), colors.color(ColorRole.PAIR));
        }
    }

    /** Draws the tile cursor with a frame that contrasts with any background; null for none. */
    void cursor(TileRegion tile) {
        if (tile == null) {
            return;
        }
        int left = camera.edgeX((double) tile.column() * tileSize);
        int top = camera.edgeY((double) tile.row() * tileSize);
        int right = Math.max(left + line, camera.edgeX((double) tile.endColumn() * tileSize));
        int bottom = Math.max(top + line, camera.edgeY((double) tile.endRow() * tileSize));
        int gap = 3 * line;
        pen.frame(left - gap, top - gap, right + gap, bottom + gap, 4 * line, panel, Pen.OPAQUE);
        pen.frame(
                left - gap + line,
                top - gap + line,
                right + gap - line,
                bottom + gap - line,
                2 * line,
                accent,
                Pen.OPAQUE);
    }

    private void picked(Pick.OfBody body, int color) {
        int gap = 3 * line;
        pen.frame(
                camera.edgeX(body.x()) - gap,
                camera.edgeY(body.y()) - gap,
                camera.edgeX(body.x() + body.width()) + gap,
                camera.edgeY(body.y() + body.height()) + gap,
                2 * line,
                color,
                Pen.OPAQUE);
    }

    private int frameColor(Preview.Cells cells) {
        TileKind kind = cells.kind();
        boolean erases = kind.isPlain() && kind.shape() == TileType.EMPTY;
        return erases ? warning : accent;
    }

    private void frame(Preview.Cells cells) {
        TileRegion region = cells.region();
        pen.frame(
                camera.edgeX((double) region.column() * tileSize),
                camera.edgeY((double) region.row() * tileSize),
                camera.edgeX((double) region.endColumn() * tileSize),
                camera.edgeY((double) region.endRow() * tileSize),
                line,
                frameColor(cells),
                Pen.OPAQUE);
    }

    private void cells(Preview.Cells cells) {
        TileRegion region = cells.region();
        int left = camera.edgeX((double) region.column() * tileSize);
        int top = camera.edgeY((double) region.row() * tileSize);
        int right = Math.max(left + 1, camera.edgeX((double) region.endColumn() * tileSize));
        int bottom = Math.max(top + 1, camera.edgeY((double) region.endRow() * tileSize));
        TileKind kind = cells.kind();
        int frame = frameColor(cells);
        int fill = colors.fillOf(kind);
        if (kind.shape().isSlope()) {
            slopes(region, kind.shape().slope(), fill, frame);
            return;
        }
        if (kind.shape() == TileType.ONE_WAY) {
            planks(region, left, right, fill);
        } else {
            pen.box(left, top, right, bottom, fill, CELL_WEIGHT);
        }
        if (camera.scale() * tileSize >= CELL_LINES_FROM) {
            lines(region, left, top, right, bottom, frame);
        }
        pen.frame(left, top, right, bottom, line, frame, Pen.OPAQUE);
    }

    /** Draws each tile as the slope that it will be, with its surface as a line. */
    private void slopes(TileRegion region, Slope slope, int fill, int surface) {
        int firstColumn = Math.max(region.column(), (int) Math.floor(camera.x() / tileSize));
        int endColumn = Math.min(region.endColumn(), (int) Math.ceil(camera.toLevelX(pen.width()) / tileSize));
        for (int row = firstRow(region); row < endRow(region); row++) {
            for (int column = firstColumn; column < endColumn; column++) {
                slope(column, row, slope, fill, surface);
            }
        }
    }

    private void slope(int column, int row, Slope slope, int fill, int surface) {
        int left = camera.edgeX((double) column * tileSize);
        int top = camera.edgeY((double) row * tileSize);
        int right = Math.max(left + 1, camera.edgeX((column + 1.0) * tileSize));
        int bottom = Math.max(top + 1, camera.edgeY((row + 1.0) * tileSize));
        int plank = Math.max(1, (bottom - top) / 4);
        for (int x = Math.max(0, left); x < Math.min(pen.width(), right); x++) {
            double part = (x + 0.5 - left) / (right - left);
            double fromThin = slope.thickRight() ? part : 1 - part;
            double halves = slope.thinHalves() + (slope.thickHalves() - slope.thinHalves()) * fromThin;
            int height = (int) Math.round(halves / 2 * (bottom - top));
            int edge = slope.ceiling() ? top + height : bottom - height;
            if (slope.ceiling()) {
                pen.box(x, top, x + 1, edge, fill, CELL_WEIGHT);
            } else if (slope.oneWay()) {
                pen.box(x, edge, x + 1, edge + plank, fill, PLANK_WEIGHT);
            } else {
                pen.box(x, edge, x + 1, bottom, fill, CELL_WEIGHT);
            }
            pen.box(x, slope.ceiling() ? edge - line : edge, x + 1, slope.ceiling() ? edge : edge + line, surface);
        }
    }

    private void planks(TileRegion region, int left, int right, int color) {
        for (int row = firstRow(region); row < endRow(region); row++) {
            int top = camera.edgeY((double) row * tileSize);
            int next = camera.edgeY((row + 1.0) * tileSize);
            pen.box(left, top, right, top + Math.max(1, (next - top) / 4), color, PLANK_WEIGHT);
        }
    }

    private void lines(TileRegion region, int left, int top, int right, int bottom, int color) {
        int firstColumn = Math.max(region.column(), (int) Math.floor(camera.x() / tileSize));
        int endColumn = Math.min(region.endColumn(), (int) Math.ceil(camera.toLevelX(pen.width()) / tileSize));
        for (int column = Math.max(firstColumn, region.column() + 1); column < endColumn; column++) {
            int x = camera.edgeX((double) column * tileSize);
            pen.box(x, top, x + line, bottom, color, LINE_WEIGHT);
        }
        for (int row = Math.max(firstRow(region), region.row() + 1); row < endRow(region); row++) {
            int y = camera.edgeY((double) row * tileSize);
            pen.box(left, y, right, y + line, color, LINE_WEIGHT);
        }
    }

    /** Limited to visible rows, so that a large region costs no more than the picture. */
    private int firstRow(TileRegion region) {
        return Math.max(region.row(), (int) Math.floor(camera.y() / tileSize));
    }

    private int endRow(TileRegion region) {
        return Math.min(region.endRow(), (int) Math.ceil(camera.toLevelY(pen.height()) / tileSize));
    }

    private void fill(LevelObject object, int color, int weight) {
        fill(object.x(), object.y(), object.width(), object.height(), color, weight);
    }

    private void fill(double x, double y, double width, double height, int color, int weight) {
        pen.box(left(x, 0), top(y, 0), right(x, width, 0), bottom(y, height, 0), color, weight);
    }

    private void outline(LevelObject object, int gap) {
        outline(object.x(), object.y(), object.width(), object.height(), gap);
    }

    private void outline(double x, double y, double width, double height, int gap) {
        pen.dashedFrame(
                left(x, gap), top(y, gap), right(x, width, gap), bottom(y, height, gap), line, dash, dash, accent);
    }

    private int left(double x, int gap) {
        return camera.edgeX(x) - gap;
    }

    private int top(double y, int gap) {
        return camera.edgeY(y) - gap;
    }

    private int right(double x, double width, int gap) {
        return Math.max(left(x, gap) + line, camera.edgeX(x + width) + gap);
    }

    private int bottom(double y, double height, int gap) {
        return Math.max(top(y, gap) + line, camera.edgeY(y + height) + gap);
    }
}
