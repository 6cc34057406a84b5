package leapsmith.editor.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import leapsmith.editor.canvas.CanvasLayer;
import leapsmith.editor.canvas.CanvasPicture;
import leapsmith.editor.canvas.CanvasScene;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.canvas.Marks;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.editor.runs.OddsText;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.reach.repair.Repair;
import leapsmith.levels.reach.repair.RepairChange;
import leapsmith.levels.scene.VisibleTrail;

/** The repair that the canvas previews while editing: its change, and the run to the goal after it. */
final class RepairLayer implements CanvasLayer {
    /** The width of the line around a place, in screen pixels. */
    private static final double BORDER = 2;

    private final LevelCanvas canvas;
    private final Texts texts;
    private final RepairMarks marks = new RepairMarks();
    /** Null for none. */
    private ProposedRepair shown;

    RepairLayer(LevelCanvas canvas, Texts texts) {
        this.canvas = canvas;
        this.texts = texts;
        canvas.add(this);
    }

    void show(ProposedRepair repair) {
        shown = repair;
        canvas.redraw();
    }

    /** Brings the place of a change of the level into view. */
    void reveal(RepairChange change) {
        ViewportModel viewport = canvas.viewport();
        places(change, viewport)
                .findFirst()
                .ifPresent(place -> viewport.reveal(
                        viewport.camera().toLevelX(place.getCenterX()),
                        viewport.camera().toLevelY(place.getCenterY())));
    }

    private boolean isSeen() {
        return shown != null && !canvas.playingProperty().get();
    }

    @Override
    public void addTo(CanvasScene scene) {
        if (isSeen()) {
            scene.add(List.of(trail()));
        }
    }

    @Override
    public void draw(CanvasPicture picture) {
        if (isSeen()) {
            marks.drawOn(picture);
            marks.draw(shown.repair().change());
        }
    }

    @Override
    public Stream<Bounds> freeOfLabels() {
        return isSeen() ? places(shown.repair().change(), canvas.viewport()) : Stream.empty();
    }

    /** Where the changed tiles, or the new place of an object, are in a view. */
    static Stream<Bounds> places(RepairChange change, ViewportModel viewport) {
        if (change.kind().isOfTiles()) {
            double side = change.delta().after().tileSize();
            return change.regions().stream()
                    .map(it -> viewport.boundsOf(
                            it.column() * side, it.row() * side, it.columns() * side, it.rows() * side, BORDER));
        }
        return change.object().stream()
                .filter(it -> change.kind().number().isEmpty())
                .flatMap(it -> it.after().stream())
                .map(it -> viewport.boundsOf(it.x(), it.y(), it.width(), it.height(), BORDER));
    }

    /** The trail of its run, with the odds of its jumps and the time at the end. */
    private VisibleTrail trail() {
        int end = shown.trail().length();
        List<VisibleTrail.Note> notes = new ArrayList<>();
        notes.add(new VisibleTrail.Note(end - 1, RepairText.end(texts, shown.repair())));
        notes.addAll(OddsText.notes(texts, shown.repair().odds(), shown.trail(), 0, end));
        return new VisibleTrail(shown.trail(), VisibleTrail.Role.REACH, 0, end, notes);
    }

    /**
     * Draws a repair over the level: a plus in each tile that is added, a cross in each that is removed, and an arrow from
     * the old place of an object to its new one.
     */
    private static final class RepairMarks extends Marks {
        // Opacities over the level, of 256.
        private static final int ADDED_WEIGHT = 160;
        private static final int REMOVED_WEIGHT = 190;
        private static final int GHOST_WEIGHT = 128;

        /** Smallest tile with a sign in it, in device pixels. */
        private static final int SIGN_FROM = 7;
        /** The arms of the head of an arrow, in widths of a line. */
        private static final int HEAD = 5;

        /** Draws a change over the level before it. */
        void draw(RepairChange change) {
            if (change.kind().isOfTiles()) {
                boolean removes = change.kind() == Repair.Kind.REMOVE_TILES;
                int fill = removes
                        ? colors.color(ColorRole.CANVAS)
                        : colors.fillOf(change.delta().after().legend().kindOf(change.tile()));
                for (TileRegion region : change.regions()) {
                    tiles(region, fill, removes);
                }
                return;
            }
            LevelObject object = change.object().orElseThrow().before().orElseThrow();
            if (change.kind().number().isPresent()) {
                frame(object, 0, 0, 2 * line);
            } else {
                move(object, change.dx(), change.dy());
            }
        }

        private void tiles(TileRegion region, int fill, boolean removes) {
            for (int row = region.row(); row < region.endRow(); row++) {
                for (int column = region.column(); column < region.endColumn(); column++) {
                    tile(column, row, fill, removes);
                }
            }
            pen.frame(
                    x(region.column()) - line,
                    y(region.row()) - line,
                    x(region.endColumn()) + line,
                    y(region.endRow()) + line,
                    2 * line,
                    removes ? warning : accent,
                    Pen.OPAQUE);
        }

        private void tile(int column, int row, int fill, boolean removes) {
            int left = x(column);
            int top = y(row);
            int right = x(column + 1);
            int bottom = y(row + 1);
            pen.box(left, top, right, bottom, fill, removes ? REMOVED_WEIGHT : ADDED_WEIGHT);
            if (right - left < SIGN_FROM) {
                return;
            }
            double middleX = (left + right) / 2.0;
            double middleY = (top + bottom) / 2.0;
            double arm = (right - left) * 0.28;
            double thickness = 2.0 * line;
            if (removes) {
                pen.line(middleX - arm, middleY - arm, middleX + arm, middleY + arm, thickness, warning, Pen.OPAQUE);
                pen.line(middleX - arm, middleY + arm, middleX + arm, middleY - arm, thickness, warning, Pen.OPAQUE);
            } else {
                int sign = colors.color(ColorRole.PANEL);
                pen.line(middleX - arm, middleY, middleX + arm, middleY, thickness, sign, Pen.OPAQUE);
                pen.line(middleX, middleY - arm, middleX, middleY + arm, thickness, sign, Pen.OPAQUE);
            }
        }

        private void move(LevelObject object, double dx, double dy) {
            for (PathStop stop : PathStop.withOrigin(object.stops())) {
                int left = camera.edgeX(object.x() + stop.x());
                int top = camera.edgeY(object.y() + stop.y());
                int right = camera.edgeX(object.x() + stop.x() + object.width());
                int bottom = camera.edgeY(object.y() + stop.y() + object.height());
                pen.dashedFrame(left, top, right, bottom, line, 3 * line, 3 * line, warning);
                pen.box(
                        camera.edgeX(object.x() + stop.x() + dx),
                        camera.edgeY(object.y() + stop.y() + dy),
                        camera.edgeX(object.x() + stop.x() + dx + object.width()),
                        camera.edgeY(object.y() + stop.y() + dy + object.height()),
                        colors.color(object.kindOrFallback().color()),
                        GHOST_WEIGHT);
                frame(object, stop.x() + dx, stop.y() + dy, 0);
            }
            arrow(object.middleX(), object.middleY(), object.middleX() + dx, object.middleY() + dy);
        }

        private void arrow(double fromX, double fromY, double toX, double toY) {
            double x0 = camera.toScreenX(fromX);
            double y0 = camera.toScreenY(fromY);
            double x1 = camera.toScreenX(toX);
            double y1 = camera.toScreenY(toY);
            double length = Math.max(1, Math.hypot(x1 - x0, y1 - y0));
            double dx = (x1 - x0) / length * HEAD * line;
            double dy = (y1 - y0) / length * HEAD * line;
            pen.line(x0, y0, x1, y1, 2.0 * line, accent, Pen.OPAQUE);
            pen.line(x1, y1, x1 - dx - dy, y1 - dy + dx, 2.0 * line, accent, Pen.OPAQUE);
            pen.line(x1, y1, x1 - dx + dy, y1 - dy - dx, 2.0 * line, accent, Pen.OPAQUE);
        }

        /** A frame around an object that is moved by some pixels of the level. */
        private void frame(LevelObject object, double dx, double dy, int gap) {
            pen.frame(
                    camera.edgeX(object.x() + dx) - gap,
                    camera.edgeY(object.y() + dy) - gap,
                    camera.edgeX(object.x() + dx + object.width()) + gap,
                    camera.edgeY(object.y() + dy + object.height()) + gap,
                    2 * line,
                    accent,
                    Pen.OPAQUE);
        }

        private int x(int column) {
            return camera.edgeX((double) column * tileSize);
        }

        private int y(int row) {
            return camera.edgeY((double) row * tileSize);
        }
    }
}
