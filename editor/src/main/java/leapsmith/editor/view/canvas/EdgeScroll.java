package leapsmith.editor.view.canvas;

import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;

/**
 * Moves the view while a gesture has left it, the faster the further, so that a stroke or a rubber band can go on where
 * nothing is seen yet. It goes no further than the end of the level.
 */
final class EdgeScroll extends AnimationTimer {
    /** From this distance on it goes no faster, in screen pixels. */
    private static final double FASTEST_FROM = 80;

    /** Screen pixels a second for every pixel of distance. */
    private static final double SPEED = 10;

    private static final double LONGEST_PULSE = 0.1;

    private final ViewportModel viewport;
    private final PointerInput pointer;
    private final BooleanSupplier wanted;
    private boolean running;
    private long last;

    /** Scrolls during those gestures for which the answer of {@code wanted} is true. */
    EdgeScroll(ViewportModel viewport, PointerInput pointer, BooleanSupplier wanted) {
        this.viewport = viewport;
        this.pointer = pointer;
        this.wanted = wanted;
    }

    /** Starts or stops, as the pointer and its gesture are now. */
    void check() {
        boolean run = pointer.isGesture() && wanted.getAsBoolean() && (beyondX() != 0 || beyondY() != 0);
        if (run && !running) {
            last = 0;
            start();
        } else if (!run && running) {
            stop();
        }
        running = run;
    }

    @Override
    public void handle(long now) {
        double seconds = last == 0 ? 0 : Math.min(LONGEST_PULSE, (now - last) / 1e9);
        last = now;
        check();
        if (running) {
            double scale = viewport.camera().scale();
            double x = within(
                    beyondX() * SPEED * seconds,
                    viewport.camera().x() * scale,
                    viewport.width(),
                    viewport.levelWidth() * scale);
            double y = within(
                    beyondY() * SPEED * seconds,
                    viewport.camera().y() * scale,
                    viewport.height(),
                    viewport.levelHeight() * scale);
            viewport.pan(-x, -y);
        }
    }

    private double beyondX() {
        return beyond(pointer.screenX(), viewport.width());
    }

    private double beyondY() {
        return beyond(pointer.screenY(), viewport.height());
    }

    /** How far a place is before the view, less than 0, or behind it; 0 inside. */
    private static double beyond(double place, double size) {
        double distance = place - Math.max(0, Math.min(size, place));
        return Math.max(-FASTEST_FROM, Math.min(FASTEST_FROM, distance));
    }

    /** The part of a way that doesn't leave the level; all in screen pixels. */
    private static double within(double way, double begin, double view, double level) {
        return way < 0 ? Math.max(way, Math.min(0, -begin)) : Math.min(way, Math.max(0, level - view - begin));
    }
}
