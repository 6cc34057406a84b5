package leapsmith.editor.canvas;

import javafx.scene.Node;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import leapsmith.editor.tools.GestureKey;

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
                        ViewPicture.outputScale(view),
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

    /**
     * Distinguishes a wheel from a touchpad, which JavaFX reports alike. By default, fingers pan and a wheel zooms. Ctrl
     * zooms with both, and Shift makes a wheel pan horizontally. A touchpad stays recognized while its events follow closely, because
     * a single event may look like a wheel's.
     */
    static final class ScrollReading {
        /** The effect of a scroll event. */
        enum Kind {
            /** Zoom by {@link Reading#steps()} whole steps. */
            STEP_ZOOM,
            /** Zoom by {@link Reading#factor()}. */
            SMOOTH_ZOOM,
            /** Pan by {@link Reading#dx()}, {@link Reading#dy()} screen pixels. */
            PAN,
            /** No effect. */
            NONE
        }

        /** The effect of one event; values that don't belong to its kind are 0 steps, a factor of 1 and no distance. */
        record Reading(Kind kind, int steps, double factor, double dx, double dy) {
            static final Reading NONE = new Reading(Kind.NONE, 0, 1, 0, 0);
        }

        /**
         * The relevant values of a scroll event. Deltas and multipliers are those of JavaFX, which on Linux and Windows
         * divides the deltas, but not the multipliers, by the output scale.
         */
        record Scroll(
                double dx,
                double dy,
                double multiplierX,
                double multiplierY,
                double outputScale,
                boolean fingers,
                boolean shift,
                boolean control,
                long millis) {
            /** Whether the keys of this meaning are held. */
            boolean has(GestureKey key) {
                return key.isHeld(shift, control);
            }
        }

        private static final long SAME_SWIPE_MILLIS = 300;

        /** Scroll distance that doubles the size, in pixels. */
        private static final double PIXELS_A_DOUBLING = 160;

        /** Distance of horizontal panning by a wheel, in pixels per notch. */
        private static final double PIXELS_A_NOTCH = 60;

        private boolean swiping;
        private long lastFingers = Long.MIN_VALUE / 2;
        private double notches;

        /** Marks the start of a swipe; until its end all events come from fingers. */
        void swipeBegins() {
            swiping = true;
        }

        void swipeEnds(long millis) {
            swiping = false;
            lastFingers = millis;
        }

        Reading read(Scroll scroll, CanvasSettings.Scrolling plain) {
            if (scroll.dx() == 0 && scroll.dy() == 0) {
                return Reading.NONE;
            }
            return fromFingers(scroll) ? ofFingers(scroll, plain) : ofWheel(scroll, plain);
        }

        private boolean fromFingers(Scroll scroll) {
            boolean sideways = scroll.dx() != 0 && !scroll.has(GestureKey.SIDEWAYS);
            boolean fractional = !isWhole(notchesOf(scroll.dy(), scroll.multiplierY(), scroll.outputScale()));
            boolean fingers = scroll.fingers() || swiping || sideways || fractional;
            if (!fingers && scroll.millis() - lastFingers >= SAME_SWIPE_MILLIS) {
                return false;
            }
            lastFingers = scroll.millis();
            return true;
        }

        private static Reading ofFingers(Scroll scroll, CanvasSettings.Scrolling plain) {
            if (scroll.has(GestureKey.ZOOM)
                    || plain == CanvasSettings.Scrolling.ZOOM && !scroll.has(GestureKey.SIDEWAYS)) {
                return new Reading(Kind.SMOOTH_ZOOM, 0, Math.pow(2, scroll.dy() / PIXELS_A_DOUBLING), 0, 0);
            }
            return new Reading(Kind.PAN, 0, 1, scroll.dx(), scroll.dy());
        }

        private Reading ofWheel(Scroll scroll, CanvasSettings.Scrolling plain) {
            // JavaFX makes a wheel with Shift horizontal only on some platforms.
            boolean horizontal = scroll.dy() == 0;
            double turned = horizontal
                    ? notchesOf(scroll.dx(), scroll.multiplierX(), scroll.outputScale())
                    : notchesOf(scroll.dy(), scroll.multiplierY(), scroll.outputScale());
            if (scroll.has(GestureKey.SIDEWAYS) && !scroll.has(GestureKey.ZOOM)) {
                return new Reading(Kind.PAN, 0, 1, turned * PIXELS_A_NOTCH, 0);
            }
            if (plain == CanvasSettings.Scrolling.PAN && !scroll.has(GestureKey.ZOOM)) {
                return new Reading(Kind.PAN, 0, 1, 0, turned * PIXELS_A_NOTCH);
            }
            if (notches * turned < 0) {
                notches = 0;
            }
            notches += turned;
            int steps = (int) notches;
            notches -= steps;
            return steps == 0 ? Reading.NONE : new Reading(Kind.STEP_ZOOM, steps, 1, 0, 0);
        }

        private static double notchesOf(double delta, double multiplier, double outputScale) {
            if (multiplier <= 0) {
                return Math.signum(delta);
            }
            double unscaled = delta * outputScale / multiplier;
            return isWhole(unscaled) ? unscaled : delta / multiplier;
        }

        private static boolean isWhole(double value) {
            return Math.abs(value - Math.rint(value)) < 1e-6;
        }
    }
}
