package leapsmith.editor.canvas;

import javafx.scene.Node;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;

/** Pans and zooms the view by wheel, touchpad and pinch. */
final class ViewScrolling {
    private final Node view;
    private final ViewportModel viewport;
    private final RunningPlay play;
    private final CanvasSettings settings;
    private final ScrollReading reading = new ScrollReading();

    ViewScrolling(Node view, CanvasContext context) {
        this.view = view;
        viewport = context.viewport;
        play = context.play;
        settings = context.settings;
    }

    void listen() {
        view.setOnScrollStarted(event -> reading.swipeBegins());
        view.setOnScrollFinished(event -> reading.swipeEnds(System.currentTimeMillis()));
        view.setOnScroll(this::scrolled);
        view.setOnZoom(this::pinched);
    }

    private void scrolled(ScrollEvent event) {
        boolean fingers = event.isDirect() || event.isInertia() || event.getTouchCount() > 0;
        ScrollReading.Reading asked = reading.read(
                new ScrollReading.Scroll(
                        event.getDeltaX(),
                        event.getDeltaY(),
                        event.getMultiplierX(),
                        event.getMultiplierY(),
                        SceneLink.outputScale(view),
                        fingers,
                        event.isShiftDown(),
                        event.isShortcutDown(),
                        System.currentTimeMillis()),
                settings.scrollingProperty().get());
        switch (asked.kind()) {
            case STEP_ZOOM -> viewport.zoomSteps(anchorX(event.getX()), anchorY(event.getY()), asked.steps());
            case SMOOTH_ZOOM -> viewport.zoomBy(anchorX(event.getX()), anchorY(event.getY()), asked.factor());
            case PAN -> {
                play.pauseFollowing();
                viewport.pan(asked.dx(), asked.dy());
            }
            case NONE -> {
                // A fraction of a notch.
            }
        }
        event.consume();
    }

    private void pinched(ZoomEvent event) {
        if (event.getZoomFactor() > 0) {
            viewport.zoomBy(anchorX(event.getX()), anchorY(event.getY()), event.getZoomFactor());
        }
        event.consume();
    }

    /**
     * Zooming keeps the player in place while the camera follows it, because the camera would undo zooming at the
     * pointer.
     */
    private double anchorX(double pointerX) {
        return play.isFollowing() ? viewport.camera().toScreenX(play.frame().playerX()) : pointerX;
    }

    private double anchorY(double pointerY) {
        return play.isFollowing() ? viewport.camera().toScreenY(play.frame().playerY()) : pointerY;
    }
}
