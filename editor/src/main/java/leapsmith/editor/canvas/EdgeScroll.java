package leapsmith.editor.canvas;

import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;

/**
 * Scrolls the view while a gesture is outside it, faster with distance, so that a stroke or a rubber band can continue
 * beyond the view. It stops at the end of the level.
 */
final class EdgeScroll extends AnimationTimer {
    /** The distance of maximum speed, in screen pixels. */
    private static final double FASTEST_FROM = 80;

    /** Speed in screen pixels per second for each pixel of distance. */
    private static final double SPEED = 10;

    private static final double LONGEST_PULSE = 0.1;

    private final ViewportModel viewport;
    private final PointerInput pointer;
    private final BooleanSupplier wanted;
    private boolean running;
    private long last;

    /** Scrolls during gestures for which {@code wanted} returns true. */
    EdgeScroll(ViewportModel viewport, PointerInput pointer, BooleanSupplier wanted) {
        this.viewport = viewport;
        this.pointer = pointer;
        this.wanted = wanted;
    }

    /** Starts or stops, depending on the pointer and its gesture. */
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

    /** The distance of a coordinate before the view, negative, or after it; 0 inside. */
    private static double beyond(double place, double size) {
        double distance = place - Math.max(0, Math.min(size, place));
        return Math.max(-FASTEST_FROM, Math.min(FASTEST_FROM, distance));
    }

    /** A distance limited so that the view doesn't leave the level; all in screen pixels. */
    private static double within(double distance, double begin, double view, double level) {
        return distance < 0
                ? Math.max(distance, Math.min(0, -begin))
                : Math.min(distance, Math.max(0, level - view - begin));
    }
}
