package leapsmith.editor.view.canvas;

import java.util.List;
import leapsmith.editor.model.Selection;
import leapsmith.editor.tool.Preview;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.EmitterKey;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.raster.Camera;
import leapsmith.levels.raster.Look;
import leapsmith.levels.raster.Picture;

/**
 * What is drawn over the level for the person who works on it: what a tool would change, what is selected and where it
 * can be taken, what was picked. Drawn straight into the picture, since JavaFX takes a tenth of a millisecond for
 * every line in software.
 */
final class LevelMarks {
    private static final int CELL_ALPHA = 0x8c000000;
    private static final int GHOST_ALPHA = 0x80000000;
    private static final int BAND_ALPHA = 0x26000000;
    private static final int LINE_ALPHA = 0xb0000000;

    /** Cells get lines between them from this size on, in device pixels. */
    private static final int CELL_LINES_FROM = 6;

    /** How far the line of an emitter goes beyond its plate, in dashes: not quite to its handle. */
    private static final int AIM_DASHES = 6;

    private final PixelPen pen = new PixelPen();

    private Camera camera;
    private Look look;
    private int tileSize;
    private int accent;
    private int panel;
    private int warning;
    private int line;
    private int dash;

    /** Chooses what to draw into and how. */
    void begin(Picture picture, Camera deviceCamera, double outputScale, Look newLook, int newTileSize) {
        pen.into(picture);
        camera = deviceCamera;
        look = newLook;
        tileSize = newTileSize;
        Ink ink = Ink.of(newLook);
        accent = Ink.argb(ink.accent());
        panel = Ink.argb(ink.panel());
        warning = Ink.argb(ink.warning());
        line = (int) Math.max(1, Math.round(outputScale));
        dash = 4 * line;
    }

    /** What a tool would do, or is doing. */
    void preview(Preview preview) {
        for (Preview.Cells cells : preview.cells()) {
            cells(cells);
        }
        for (var ghost : preview.ghosts()) {
            int colour = ghostColour(ghost);
            box(ghost.x(), ghost.y(), ghost.width(), ghost.height(), 0, colour & 0xffffff | GHOST_ALPHA, false);
            box(ghost.x(), ghost.y(), ghost.width(), ghost.height(), 0, accent, true);
        }
        Preview.Band band = preview.band();
        if (band != null) {
            box(band.x(), band.y(), band.width(), band.height(), 0, accent & 0xffffff | BAND_ALPHA, false);
            box(band.x(), band.y(), band.width(), band.height(), 0, accent, true);
        }
    }

    /** Outlines of what is selected; while the level is played with where platforms and bullets go, which isn't drawn then. */
    void selection(Level level, Selection selection, boolean playing) {
        for (String id : selection.objectIds()) {
            level.object(id).ifPresent(object -> selected(object, playing));
        }
    }

    private void selected(LevelObject object, boolean playing) {
        box(object.x(), object.y(), object.width(), object.height(), 3 * line, accent, true);
        if (playing && object instanceof Platform platform) {
            path(platform);
        } else if (playing && object instanceof Emitter emitter) {
            aim(emitter);
        }
    }

    /** Where the selected object can be taken. */
    void handles(Preview preview) {
        int half = 3 * line;
        for (Preview.HandleSpot spot : preview.handles()) {
            int x = camera.edgeX(spot.x());
            int y = camera.edgeY(spot.y());
            switch (spot.form()) {
                case SIDE -> {
                    pen.fill(x - half - line, y - half - line, x + half + line, y + half + line, accent);
                    pen.fill(x - half, y - half, x + half, y + half, panel);
                }
                case STOP, AIM -> {
                    pen.disc(x, y, half + 2 * line, accent);
                    pen.disc(x, y, half, panel);
                }
                case CHOSEN_STOP -> {
                    pen.disc(x, y, half + 4 * line, accent);
                    pen.disc(x, y, half + 2 * line, panel);
                    pen.disc(x, y, half, accent);
                }
                case NEW_STOP -> {
                    pen.disc(x, y, half + 3 * line, accent);
                    pen.fill(x - half, y - line, x + half, y + line, panel);
                    pen.fill(x - line, y - half, x + line, y + half, panel);
                }
            }
        }
    }

    private void path(Platform platform) {
        List<PlatformPath.Stop> stops = platform.path().allStops();
        for (int i = 1; i < stops.size(); i++) {
            leg(platform, stops.get(i - 1), stops.get(i));
        }
        if (platform.path().loop() && stops.size() > 2) {
            leg(platform, stops.get(stops.size() - 1), stops.get(0));
        }
        for (PlatformPath.Stop stop : stops) {
            double x = platform.x() + stop.x();
            double y = platform.y() + stop.y();
            box(x, y, platform.width(), platform.height(), 0, accent, true);
        }
    }

    /** Where an emitter fires to, which is not drawn while the level is played. */
    private void aim(Emitter emitter) {
        double angle = Math.toRadians(emitter.numbers().get(EmitterKey.DIRECTION));
        double reach = Math.hypot(emitter.width(), emitter.height()) / 2 * camera.scale() + AIM_DASHES * dash;
        double x = camera.toScreenX(emitter.middleX());
        double y = camera.toScreenY(emitter.middleY());
        pen.dots(x, y, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 2 * line, dash, accent);
    }

    private void leg(Platform platform, PlatformPath.Stop from, PlatformPath.Stop to) {
        double middleX = platform.x() + platform.width() / 2;
        double middleY = platform.y() + platform.height() / 2;
        pen.dots(
                camera.toScreenX(middleX + from.x()),
                camera.toScreenY(middleY + from.y()),
                camera.toScreenX(middleX + to.x()),
                camera.toScreenY(middleY + to.y()),
                2 * line,
                dash,
                accent);
    }

    /** What was picked in the running level. */
    void picked(Pick pick) {
        if (pick == null || !pick.current()) {
            return;
        }
        if (pick instanceof Pick.OfBody body) {
            picked(body, accent);
        } else if (pick instanceof Pick.OfPair pair) {
            picked(pair.a(), look.pair());
            picked(pair.b(), look.pair());
        }
    }

    /** The tile to which keys have led the pointer, framed so that it stands out from any ground; null for none. */
    void cursor(TileRegion tile) {
        if (tile == null) {
            return;
        }
        int left = camera.edgeX((double) tile.column() * tileSize);
        int top = camera.edgeY((double) tile.row() * tileSize);
        int right = Math.max(left + line, camera.edgeX((double) tile.endColumn() * tileSize));
        int bottom = Math.max(top + line, camera.edgeY((double) tile.endRow() * tileSize));
        int gap = 3 * line;
        pen.frame(left - gap, top - gap, right + gap, bottom + gap, 4 * line, panel);
        pen.frame(left - gap + line, top - gap + line, right + gap - line, bottom + gap - line, 2 * line, accent);
    }

    private void picked(Pick.OfBody body, int colour) {
        int gap = 3 * line;
        pen.frame(
                camera.edgeX(body.x()) - gap,
                camera.edgeY(body.y()) - gap,
                camera.edgeX(body.x() + body.width()) + gap,
                camera.edgeY(body.y() + body.height()) + gap,
                2 * line,
                colour);
    }

    private void cells(Preview.Cells cells) {
        TileRegion region = cells.region();
        int left = camera.edgeX((double) region.column() * tileSize);
        int top = camera.edgeY((double) region.row() * tileSize);
        int right = Math.max(left + 1, camera.edgeX((double) region.endColumn() * tileSize));
        int bottom = Math.max(top + 1, camera.edgeY((double) region.endRow() * tileSize));
        int frame = accent;
        switch (cells.type()) {
            case ONE_WAY -> planks(region, left, right);
            case EMPTY -> {
                pen.fill(left, top, right, bottom, look.canvas() & 0xffffff | CELL_ALPHA);
                frame = warning;
            }
            default -> pen.fill(left, top, right, bottom, look.block() & 0xffffff | CELL_ALPHA);
        }
        if (camera.scale() * tileSize >= CELL_LINES_FROM) {
            lines(region, left, top, right, bottom, frame & 0xffffff | LINE_ALPHA);
        }
        pen.frame(left, top, right, bottom, line, frame);
    }

    private void planks(TileRegion region, int left, int right) {
        for (int row = firstRow(region); row < endRow(region); row++) {
            int top = camera.edgeY((double) row * tileSize);
            int next = camera.edgeY((row + 1.0) * tileSize);
            pen.fill(left, top, right, top + Math.max(1, (next - top) / 4), look.oneWay() & 0xffffff | 0xc0000000);
        }
    }

    private void lines(TileRegion region, int left, int top, int right, int bottom, int colour) {
        int firstColumn = Math.max(region.column(), (int) Math.floor(camera.x() / tileSize));
        int endColumn = Math.min(region.endColumn(), (int) Math.ceil(camera.toLevelX(pen.width()) / tileSize));
        for (int column = Math.max(firstColumn, region.column() + 1); column < endColumn; column++) {
            int x = camera.edgeX((double) column * tileSize);
            pen.fill(x, top, x + line, bottom, colour);
        }
        for (int row = Math.max(firstRow(region), region.row() + 1); row < endRow(region); row++) {
            int y = camera.edgeY((double) row * tileSize);
            pen.fill(left, y, right, y + line, colour);
        }
    }

    /** Only rows in sight, so that a large region costs no more than the picture. */
    private int firstRow(TileRegion region) {
        return Math.max(region.row(), (int) Math.floor(camera.y() / tileSize));
    }

    private int endRow(TileRegion region) {
        return Math.min(region.endRow(), (int) Math.ceil(camera.toLevelY(pen.height()) / tileSize));
    }

    private void box(double x, double y, double width, double height, int gap, int colour, boolean dashed) {
        int left = camera.edgeX(x) - gap;
        int top = camera.edgeY(y) - gap;
        int right = Math.max(left + line, camera.edgeX(x + width) + gap);
        int bottom = Math.max(top + line, camera.edgeY(y + height) + gap);
        if (dashed) {
            pen.dashedFrame(left, top, right, bottom, line, dash, colour);
        } else {
            pen.fill(left, top, right, bottom, colour);
        }
    }

    private int ghostColour(LevelObject ghost) {
        return switch (ghost.sort()) {
            case CHARACTER -> characterColour(ghost.kind());
            case ZONE -> look.goal();
            case PLATFORM -> ghost.kind().equals(Platform.ONE_WAY) ? look.oneWay() : look.platform();
            case EMITTER -> look.bullet();
        };
    }

    private int characterColour(String kind) {
        return switch (kind) {
            case "player" -> look.player();
            case "patrol" -> look.patrol();
            default -> look.idle();
        };
    }
}
