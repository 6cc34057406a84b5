package leapsmith.editor.canvas;

import java.util.Set;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import leapsmith.editor.ui.UiColors;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;

/**
 * A small picture of the whole level in a corner of the canvas, with a frame around the visible part, shown while a part
 * isn't visible. A click or drag moves the view. It fades under the pointer, and more while a gesture in the level passes
 * under it. It is drawn at most once per pulse; the cost depends on its size and not on that of the level.
 */
final class Minimap extends Pane {
    private static final double MAX_WIDTH = 220;
    private static final double MAX_HEIGHT = 150;
    /** The largest part of the view that it covers, along each side. */
    private static final double MAX_PART = 0.4;

    private static final double FADED = 0.15;
    /** The opacity under a pointer that isn't pressed, at which both the picture and what it covers are seen. */
    private static final double HALF_FADED = 0.5;

    private static final double MIN_SIDE = 8;
    private static final double INSET = 16;
    /** The width of the edge around the picture, which sets it off from the level behind it. */
    private static final int EDGE = 4;

    private static final double MIN_DENSITY = 0.5;
    private static final double MAX_DENSITY = 8;

    private final CanvasContext context;
    private final CanvasSettings settings;
    private final ViewportModel viewport;
    private final ViewPicture picture = new ViewPicture();
    private final Rasteriser rasteriser = new Rasteriser();
    private final Region frame = new Region();
    private boolean stale = true;
    /** The view at the press of a drag that moves it; null if there is none. */
    private Camera before;

    Minimap(CanvasContext context) {
        this.context = context;
        settings = context.settings;
        viewport = context.viewport;
        setId("minimap");
        setManaged(false);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(context.texts.get("canvas.minimap"));
        setCursor(Cursor.CROSSHAIR);
        frame.setManaged(false);
        frame.setMouseTransparent(true);
        getChildren().addAll(picture.node(), frame);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            before = viewport.camera();
            setOpacity(1);
            moveView(event);
        });
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::moveView);
        addEventHandler(MouseEvent.MOUSE_RELEASED, event -> before = null);
        addEventHandler(MouseEvent.ANY, MouseEvent::consume);
    }

    /** The level has changed: it is drawn again at the next pulse. */
    void levelChanged() {
        stale = true;
    }

    void applySettings() {
        setVisible(settings.shows(ViewSwitch.MINIMAP) && !isAllInView());
        frame.setStyle("-fx-border-width: 2; -fx-border-color: "
                + UiColors.css(settings.colorsProperty().get(), ColorRole.ACCENT));
        setStyle("-fx-border-color: " + UiColors.css(settings.colorsProperty().get(), ColorRole.LINE)
                + "; -fx-background-color: "
                + UiColors.css(settings.colorsProperty().get(), ColorRole.PANEL)
                + "; -fx-background-insets: " + -EDGE + "; -fx-border-insets: " + -EDGE
                + "; -fx-background-radius: " + EDGE + "; -fx-border-radius: " + EDGE);
        stale = true;
    }

    /** Places it in the lower right corner of a view. */
    void place(double left, double top, double width, double height, double outputScale) {
        double scale = Math.min(
                Math.min(MAX_WIDTH, width * MAX_PART) / viewport.levelWidth(),
                Math.min(MAX_HEIGHT, height * MAX_PART) / viewport.levelHeight());
        double wide = Math.max(MIN_SIDE, Math.rint(viewport.levelWidth() * scale));
        double high = Math.max(MIN_SIDE, Math.rint(viewport.levelHeight() * scale));
        resizeRelocate(Math.rint(left + width - wide - INSET), Math.rint(top + height - high - INSET), wide, high);
        if (picture.resize(wide, high, outputScale)) {
            stale = true;
        }
        placeFrame();
    }

    /** Whether the view shows the whole level, so that there is nothing to find on a small picture. */
    private boolean isAllInView() {
        Camera camera = viewport.camera();
        return camera.x() <= 0
                && camera.y() <= 0
                && camera.toLevelX(viewport.width()) >= viewport.levelWidth()
                && camera.toLevelY(viewport.height()) >= viewport.levelHeight();
    }

    /** Places the frame around the visible part of the level. */
    void placeFrame() {
        setVisible(settings.shows(ViewSwitch.MINIMAP) && !isAllInView());
        Camera camera = viewport.camera();
        double scaleX = getWidth() / viewport.levelWidth();
        double scaleY = getHeight() / viewport.levelHeight();
        double x = Math.max(0, camera.x() * scaleX);
        double y = Math.max(0, camera.y() * scaleY);
        double endX = Math.min(getWidth(), camera.toLevelX(viewport.width()) * scaleX);
        double endY = Math.min(getHeight(), camera.toLevelY(viewport.height()) * scaleY);
        frame.resizeRelocate(x, y, Math.max(4, endX - x), Math.max(4, endY - y));
    }

    void drawIfStale() {
        if (!stale || !isVisible()) {
            return;
        }
        stale = false;
        double density = Math.max(MIN_DENSITY, Math.min(MAX_DENSITY, picture.outputScale()));
        Scene scene = new CanvasScene(context.shownLevel(), Set.of(), null)
                .in(settings.colorsProperty().get(), context.shownLook(), density);
        int width = picture.picture().width();
        int height = picture.picture().height();
        rasteriser.draw(scene, Camera.fit(context.level(), width, height, 0), picture.picture());
        picture.upload();
    }

    /** Fades if a gesture in the level is under it, at a point in coordinates of the parent. */
    void pointerAt(double x, double y, boolean isDrawing) {
        boolean isInTheWay =
                before == null && isVisible() && getBoundsInParent().contains(x, y);
        setOpacity(!isInTheWay ? 1 : isDrawing ? FADED : HALF_FADED);
    }

    /** Takes the drag back that moves the view; false if there is none. */
    boolean cancel() {
        if (before == null) {
            return false;
        }
        viewport.panBy(
                before.x() - viewport.camera().x(),
                before.y() - viewport.camera().y());
        before = null;
        return true;
    }

    private void moveView(MouseEvent event) {
        if (before == null) {
            return;
        }
        context.play.pauseFollowing();
        viewport.centerOn(
                event.getX() / getWidth() * viewport.levelWidth(), event.getY() / getHeight() * viewport.levelHeight());
    }
}
