package leapsmith.editor.canvas;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.Selection;
import leapsmith.editor.tools.PointerShape;
import leapsmith.editor.tools.Preview;
import leapsmith.editor.tools.ToolId;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;

/**
 * Paints the visible part of the level: the rasteriser draws the level with what the layers add to its scene, then the
 * layers, the selection and the tool draw their marks above it. It draws at most once per pulse, however many drawings
 * are requested.
 */
final class CanvasPainter {
    private static final double MIN_DENSITY = 0.5;
    private static final double MAX_DENSITY = 8;

    /** The smallest tiles that are drawn in pieces of the theme, in device pixels. */
    private static final double PIECES_FROM = 6;

    /** Objects of a stamp up to which they are drawn by pictures. */
    private static final int MAX_GHOSTS = 100;

    /** Objects of a level up to which their lists are copied while the pointer moves. */
    private static final int MAX_COPIED = 2_000;

    private final CanvasContext context;
    private final Rasteriser rasteriser;
    private final LevelMarks marks = new LevelMarks();
    private final TileMarks tileMarks = new TileMarks();
    private final StampPicture stamps = new StampPicture();
    private final ViewPicture picture = new ViewPicture();
    private final ReadOnlyObjectWrapper<Message> status = new ReadOnlyObjectWrapper<>(this, "status");

    private List<Bounds> underNodes = List.of();
    private long count;

    CanvasPainter(CanvasContext context) {
        this.context = context;
        rasteriser = new Rasteriser(context.texts.numbers().decimalSeparator());
    }

    Node node() {
        return picture.node();
    }

    /** Resizes the picture; the size is in JavaFX pixels, {@code outputScale} in device pixels per JavaFX pixel. */
    void resize(double width, double height, double outputScale) {
        picture.resize(width, height, outputScale);
    }

    /** Keeps labels out of these areas of the view, because nodes are shown over them. */
    void keepLabelsOut(List<Bounds> areas) {
        underNodes = areas;
    }

    long count() {
        return count;
    }

    /** The status line of the last drawn preview. */
    ReadOnlyObjectProperty<Message> statusProperty() {
        return status.getReadOnlyProperty();
    }

    /** Draws if a drawing was requested, and sets the cursor of the region. */
    void drawIfStale(Region surface, Rulers rulers) {
        if (surface.getWidth() < 1 || surface.getHeight() < 1 || !context.takeRequest()) {
            return;
        }
        CanvasPointer pointer = context.pointer;
        pointer.catchUp();
        Preview preview = context.tools.preview();
        draw(preview);
        rulers.draw(
                context.viewport.camera(),
                surface.getWidth(),
                surface.getHeight(),
                context.level(),
                pointer.placeIn(context.shownLevel()),
                colors());
        Point2D hover = pointer.hover();
        boolean overButton = hover != null
                && context.layers.stream().anyMatch(layer -> layer.isButtonAt(hover.getX(), hover.getY()));
        surface.setCursor(overButton ? Cursor.HAND : cursor(preview.pointer()));
        status.set(preview.status());
        count++;
    }

    private void draw(Preview preview) {
        keepLabelsOut();
        boolean isPreviewed = preview.level() != null && context.pointer.isShown() && !context.play.isOn();
        Camera camera = cameraInDevicePixels();
        Level shown = isPreviewed ? context.withoutHiddenLayers(preview.level()) : context.shownLevel();
        Level painted = context.pointer.isShown() ? asPainted(shown, preview, camera) : shown;
        Level placed = context.pointer.isShown() ? withGhosts(painted, preview) : painted;
        CanvasScene content = new CanvasScene(placed, context.settings.overlays(), context.pointer.hover());
        context.layers.forEach(layer -> layer.addTo(content));
        double density = Math.max(MIN_DENSITY, Math.min(MAX_DENSITY, picture.outputScale()));
        Scene scene = content.in(colors(), context.shownLook(), density);
        rasteriser.draw(scene, camera, picture.picture());

        CanvasPicture above =
                new CanvasPicture(picture.picture(), camera, picture.outputScale(), colors(), context.level());
        context.layers.forEach(layer -> layer.draw(above));
        marks.drawOn(above);
        tileMarks.drawOn(above);
        boolean isPlaying = context.play.isOn();
        boolean objects = !isPlaying || context.tools.chosenTool() == ToolId.SELECT;
        Selection selection = objects ? context.document.selection() : Selection.NONE;
        tileMarks.selection(selection.tiles());
        marks.selection(context.shownLevel(), selection, context.play.frame() != null);
        if (!isPlaying) {
            locks(selection);
        }
        if (context.pointer.isShown()) {
            stamp(preview.stamp(), painted != shown, scene, camera);
        }
        // A layer of decoration is seen elsewhere than its places are.
        marks.drawOn(new CanvasPicture(
                picture.picture(), onLayer(camera), picture.outputScale(), colors(), context.level()));
        if (context.pointer.isShown()) {
            marks.preview(preview, painted != shown, placed != painted);
        }
        if (objects) {
            marks.handles(preview);
        }
        marks.drawOn(above);
        marks.picked(context.play.pickedProperty().get());
        marks.cursor(context.pointer.cursor.tile());
        picture.upload();
    }

    /** The level with the pieces that the tool would paint, if it is drawn in pieces. */
    private Level asPainted(Level level, Preview preview, Camera camera) {
        double tilePx = camera.scale() * level.tileSize();
        if (context.shownLook() == null
                || tilePx < PIECES_FROM
                || preview.cells().isEmpty()) {
            return level;
        }
        int column = (int) Math.floor(camera.x() / level.tileSize());
        int row = (int) Math.floor(camera.y() / level.tileSize());
        int columns = (int) Math.ceil(picture.picture().width() / tilePx) + 1;
        int rows = (int) Math.ceil(picture.picture().height() / tilePx) + 1;
        return preview.appliedTo(level, new TileRegion(column, row, columns, rows));
    }

    /** The level with the objects that the tool would place, if objects are drawn by pictures. */
    private Level withGhosts(Level level, Preview preview) {
        List<LevelObject> ghosts = preview.ghosts();
        boolean isDrawn = context.shownLook() != null && !context.play.isOn() && ghosts.size() <= MAX_GHOSTS;
        // Their lists are copied.
        if (!isDrawn
                || ghosts.isEmpty()
                || level.objects().stream().skip(MAX_COPIED).findAny().isPresent()) {
            return level;
        }
        ObjectLists objects = level.objects();
        for (LevelObject ghost : ghosts) {
            objects = objects.plus(ghost);
        }
        return level.withObjects(objects);
    }

    /** The camera that sees places in the layer in which the tool works where the layer shows them. */
    private Camera onLayer(Camera camera) {
        return new Camera(
                camera.x() - context.tools.layerShiftX(), camera.y() - context.tools.layerShiftY(), camera.scale());
    }

    /** Marks the locked objects that are selected or that the tool doesn't take at the pointer. */
    private void locks(Selection selection) {
        Set<String> locked = context.document.flags().locked();
        if (locked.isEmpty()) {
            return;
        }
        Level level = context.shownLevel();
        Stream<LevelObject> selected = selection.objectIds().stream().flatMap(id -> level.object(id).stream());
        Point2D hover = context.tools.activeTool().worksOnSelection() ? context.pointer.hover() : null;
        Stream<LevelObject> hovered =
                Stream.ofNullable(hover).flatMap(at -> LevelObjects.topmostAt(level, at.getX(), at.getY(), 0).stream());
        Stream.concat(selected, hovered)
                .filter(object -> locked.contains(object.id()))
                .distinct()
                .forEach(marks::lock);
    }

    private void stamp(Preview.Stamp stamp, boolean isPainted, Scene scene, Camera camera) {
        if (stamp != null) {
            if (!isPainted) {
                stamps.draw(stamp, scene, camera, picture.picture());
            }
            tileMarks.outline(stamp.part().tiles().moved(stamp.column(), stamp.row()));
        }
    }

    /** Keeps labels out of what is under nodes, and out of what layers want to be seen. */
    private void keepLabelsOut() {
        double scale = picture.outputScale();
        rasteriser.keepLabelsOut(Stream.concat(
                        underNodes.stream(), context.layers.stream().flatMap(CanvasLayer::freeOfLabels))
                .map(area -> new Rasteriser.Area(
                        (int) Math.floor(area.getMinX() * scale),
                        (int) Math.floor(area.getMinY() * scale),
                        (int) Math.ceil(area.getMaxX() * scale),
                        (int) Math.ceil(area.getMaxY() * scale)))
                .toList());
    }

    /** Rounded to whole pixels, so that tiles don't change their size while panning. */
    private Camera cameraInDevicePixels() {
        Camera view = context.viewport.camera();
        double scale = view.scale() * picture.outputScale();
        return new Camera(Math.rint(view.x() * scale) / scale, Math.rint(view.y() * scale) / scale, scale);
    }

    private ColorScheme colors() {
        return context.settings.colorsProperty().get();
    }

    private static Cursor cursor(PointerShape shape) {
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
