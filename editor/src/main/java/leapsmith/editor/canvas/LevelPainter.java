package leapsmith.editor.canvas;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Cursor;
import leapsmith.editor.document.Selection;
import leapsmith.editor.play.Pick;
import leapsmith.editor.play.PlayFrame;
import leapsmith.editor.reach.RepairMarks;
import leapsmith.editor.reach.SearchStartMark;
import leapsmith.editor.tools.PointerShape;
import leapsmith.editor.tools.Preview;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.repair.RepairChange;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.Paths;
import leapsmith.levels.scene.PictureArea;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.levels.scene.ShownReach;

/** Paints the picture of the view: the level by the rasteriser, then marks, then the upload. */
final class LevelPainter {
    private static final double LEAST_DENSITY = 0.5;
    private static final double MOST_DENSITY = 8;

    private final Rasteriser rasteriser;
    private final LevelMarks marks = new LevelMarks();
    private final TileMarks tileMarks = new TileMarks();
    private final RepairMarks repairMarks = new RepairMarks();
    private final SearchStartMark startMark = new SearchStartMark();
    private final List<Marks> allMarks = List.of(marks, tileMarks, repairMarks, startMark);
    private final StampPicture stamps = new StampPicture();
    private final LevelPicture picture = new LevelPicture();

    /** @param decimalSeparator what numbers have before their decimals */
    LevelPainter(char decimalSeparator) {
        rasteriser = new Rasteriser(decimalSeparator);
    }

    /**
     * The content of a picture besides the settings.
     *
     * @param frame the frame of the running level, null while editing
     * @param selection the objects and tiles to outline
     * @param preview the preview of the tool
     * @param handles whether the handles of the preview are drawn
     * @param under whether the rest of the preview is drawn: the pointer is over the view
     * @param cursor the tile cursor; null for none
     * @param picked null for none
     * @param paths trails of runs and possible jumps
     * @param reach what the player can reach
     * @param searchStart where it starts for that, if not at its place in the level
     * @param repair what is proposed to be changed; null for none
     */
    record Content(
            Level level,
            PlayFrame frame,
            Selection selection,
            Preview preview,
            boolean handles,
            boolean under,
            TileRegion cursor,
            Pick picked,
            Paths paths,
            ShownReach reach,
            Optional<StartPoint> searchStart,
            RepairChange repair) {}

    LevelPicture picture() {
        return picture;
    }

    /** Keeps labels out of these areas of the view, in JavaFX px, because something else is shown over them. */
    void keepLabelsOut(List<Bounds> areas) {
        double scale = picture.outputScale();
        rasteriser.keepLabelsOut(areas.stream()
                .map(area -> new PictureArea(
                        (int) Math.floor(area.getMinX() * scale),
                        (int) Math.floor(area.getMinY() * scale),
                        (int) Math.ceil(area.getMaxX() * scale),
                        (int) Math.ceil(area.getMaxY() * scale)))
                .toList());
    }

    void draw(Content content, CanvasSettings settings, Camera view) {
        Camera camera = inDevicePixels(view);
        double density = Math.max(LEAST_DENSITY, Math.min(MOST_DENSITY, picture.outputScale()));
        Scene scene = new Scene(
                content.level(),
                content.frame() == null ? null : content.frame().frame(),
                settings.overlays(),
                content.paths(),
                content.reach(),
                settings.colorsProperty().get(),
                density);
        rasteriser.draw(scene, camera, picture.picture());
        for (Marks each : allMarks) {
            each.begin(
                    picture.picture(),
                    camera,
                    picture.outputScale(),
                    settings.colorsProperty().get(),
                    content.level().tileSize());
        }
        content.searchStart().ifPresent(startMark::draw);
        if (content.repair() != null) {
            repairMarks.draw(content.repair());
        }
        tileMarks.selection(content.selection().tiles());
        marks.selection(content.level(), content.selection(), content.frame() != null);
        if (content.under()) {
            stamp(content.preview().stamp(), scene, camera);
            marks.preview(content.preview());
        }
        if (content.handles()) {
            marks.handles(content.preview());
        }
        marks.picked(content.picked());
        marks.cursor(content.cursor());
        picture.upload();
    }

    private void stamp(Preview.Stamp stamp, Scene scene, Camera camera) {
        if (stamp != null) {
            stamps.draw(stamp, scene, camera, picture.picture());
            tileMarks.outline(stamp.part().tiles().moved(stamp.column(), stamp.row()));
        }
    }

    /** Rounded to whole pixels, so that tiles don't change their size while panning. */
    private Camera inDevicePixels(Camera view) {
        double scale = view.scale() * picture.outputScale();
        return new Camera(Math.rint(view.x() * scale) / scale, Math.rint(view.y() * scale) / scale, scale);
    }

    static Cursor cursor(PointerShape shape) {
        return switch (shape) {
            case ARROW, FORBIDDEN -> Cursor.DEFAULT;
            case CROSSHAIR, PICK -> Cursor.CROSSHAIR;
            case MOVE -> Cursor.MOVE;
            case OPEN_HAND -> Cursor.OPEN_HAND;
            case CLOSED_HAND -> Cursor.CLOSED_HAND;
            case RESIZE_HORIZONTAL -> Cursor.H_RESIZE;
            case RESIZE_VERTICAL -> Cursor.V_RESIZE;
            case RESIZE_DIAGONAL -> Cursor.NW_RESIZE;
            case RESIZE_ANTIDIAGONAL -> Cursor.NE_RESIZE;
        };
    }
}
