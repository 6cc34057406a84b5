package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;

import leapsmith.editor.canvas.ViewScrolling.ScrollReading.Kind;
import leapsmith.editor.canvas.ViewScrolling.ScrollReading.Reading;
import leapsmith.editor.canvas.ViewScrolling.ScrollReading.Scroll;
import org.junit.jupiter.api.Test;

class ScrollReadingTest {
    private static final double MULTIPLIER = 40;

    private final ViewScrolling.ScrollReading reading = new ViewScrolling.ScrollReading();
    private CanvasSettings.Scrolling plain = CanvasSettings.Scrolling.AUTOMATIC;
    private long now = 10_000;

    @Test
    void wheelZoomsByWholeSteps() {
        assertEquals(new Reading(Kind.STEP_ZOOM, 1, 1, 0, 0), wheel(40));
        assertEquals(new Reading(Kind.STEP_ZOOM, -2, 1, 0, 0), wheel(-80));
    }

    @Test
    void wheelWithControlZoomsToo() {
        assertEquals(Kind.STEP_ZOOM, read(0, 40, false, false, true).kind());
    }

    @Test
    void wheelWithShiftPansHorizontally() {
        assertEquals(new Reading(Kind.PAN, 0, 1, -60, 0), read(0, -40, false, true, false));
        assertEquals(new Reading(Kind.PAN, 0, 1, -60, 0), read(-40, 0, false, true, false));
    }

    @Test
    void unknownMultiplierCountsAsOneNotch() {
        Reading one = reading.read(new Scroll(0, -1, 0, 0, 1, false, false, false, now), plain);
        assertEquals(new Reading(Kind.STEP_ZOOM, -1, 1, 0, 0), one);
    }

    @Test
    void notchesOfAScaledScreenAreWhole() {
        Reading up = reading.read(new Scroll(0, 20, MULTIPLIER, MULTIPLIER, 2, false, false, false, now), plain);
        assertEquals(new Reading(Kind.STEP_ZOOM, 1, 1, 0, 0), up);
        Reading down =
                reading.read(new Scroll(0, -40 / 1.5, MULTIPLIER, MULTIPLIER, 1.5, false, false, false, now), plain);
        assertEquals(new Reading(Kind.STEP_ZOOM, -1, 1, 0, 0), down);
    }

    @Test
    void fingersPan() {
        assertEquals(new Reading(Kind.PAN, 0, 1, 3, -40), read(3, -40, true, false, false));
    }

    @Test
    void fingersWithControlZoomSmoothly() {
        Reading zoom = read(0, 160, true, false, true);
        assertEquals(Kind.SMOOTH_ZOOM, zoom.kind());
        assertEquals(2, zoom.factor(), 1e-9);
    }

    @Test
    void horizontalOrFractionalDistanceMeansFingers() {
        assertEquals(Kind.PAN, read(40, 0, false, false, false).kind());
        now += 1000;
        assertEquals(Kind.PAN, read(0, 13.5, false, false, false).kind());
    }

    @Test
    void swipeStaysASwipeWhenOneEventLooksLikeAWheel() {
        read(0, 13.5, false, false, false);
        now += 16;
        assertEquals(Kind.PAN, wheel(40).kind());
        now += 5000;
        assertEquals(Kind.STEP_ZOOM, wheel(40).kind());
    }

    @Test
    void everythingBetweenStartAndEndOfASwipeIsFingers() {
        reading.swipeBegins();
        now += 5000;
        assertEquals(Kind.PAN, wheel(40).kind());
        reading.swipeEnds(now);
        now += 5000;
        assertEquals(Kind.STEP_ZOOM, wheel(40).kind());
    }

    @Test
    void plainScrollingCanPanAlways() {
        plain = CanvasSettings.Scrolling.PAN;
        assertEquals(new Reading(Kind.PAN, 0, 1, 0, -60), wheel(-40));
        assertEquals(new Reading(Kind.PAN, 0, 1, -60, 0), read(0, -40, false, true, false), "Shift");
        assertEquals(Kind.STEP_ZOOM, read(0, 40, false, false, true).kind(), "Ctrl");
        assertEquals(Kind.PAN, read(0, 13, true, false, false).kind(), "fingers");
    }

    @Test
    void plainScrollingCanZoomAlways() {
        plain = CanvasSettings.Scrolling.ZOOM;
        assertEquals(Kind.STEP_ZOOM, wheel(40).kind());
        now += 1000;
        assertEquals(Kind.SMOOTH_ZOOM, read(0, 13, true, false, false).kind());
        assertEquals(Kind.PAN, read(20, 13, true, true, false).kind(), "Shift");
    }

    @Test
    void anEmptyEventHasNoEffect() {
        assertEquals(Reading.NONE, read(0, 0, true, false, false));
    }

    private Reading wheel(double dy) {
        return read(0, dy, false, false, false);
    }

    private Reading read(double dx, double dy, boolean fingers, boolean shift, boolean control) {
        return reading.read(new Scroll(dx, dy, MULTIPLIER, MULTIPLIER, 1, fingers, shift, control, now), plain);
    }
}
