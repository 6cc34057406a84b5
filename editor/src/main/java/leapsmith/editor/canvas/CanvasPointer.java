package leapsmith.editor.canvas;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import leapsmith.editor.tools.Gesture;
import leapsmith.editor.tools.ToolId;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.Camera;

/**
 * The pointer over the view of a level. Its events become gestures for the tools, the view scrolls when a gesture
 * leaves it, and the pointer's place in the level is published. If the level moves under a resting pointer, its target
 * is updated once per drawing.
 */
final class CanvasPointer {
    private final CanvasContext context;
    private final ViewportModel viewport;
    private final PointerInput input;
    private final EdgeScroll edgeScroll;
    final TileCursor cursor;
    private final ReadOnlyObjectWrapper<PointerPlace> place = new ReadOnlyObjectWrapper<>(this, "place");

    private boolean inEvent;
    /** Whether the target of the pointer, or the effect of the tool, may have changed. */
    private boolean stale;

    CanvasPointer(CanvasContext context) {
        this.context = context;
        viewport = context.viewport;
        input = new PointerInput(context.tools, viewport::camera, this::click);
        cursor = new TileCursor(context::level, viewport, input);
        edgeScroll = new EdgeScroll(viewport, input, () -> context.tools.activeTool() != ToolId.HAND);
    }

    /** What a click does in place of the tool: the layer drawn last decides first. */
    private Optional<Runnable> click(Gesture press) {
        for (int i = context.layers.size() - 1; i >= 0; i--) {
            Optional<Runnable> found = context.layers.get(i).click(press);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** Listens to the pointer over a node; {@code pressed} runs before a press is handled. */
    void listen(Node view, Runnable pressed) {
        view.setOnMouseMoved(event -> take(event, input::moved));
        view.setOnMousePressed(event -> {
            pressed.run();
            take(event, input::pressed);
        });
        view.setOnMouseDragged(event -> take(event, input::dragged));
        view.setOnMouseReleased(event -> take(event, input::released));
        view.setOnMouseEntered(event -> input.entered());
        view.setOnMouseExited(event -> {
            input.exited();
            context.redraw();
        });
    }

    private void take(MouseEvent event, Consumer<MouseEvent> receiver) {
        inEvent = true;
        try {
            receiver.accept(event);
        } finally {
            inEvent = false;
        }
        edgeScroll.check();
        context.redraw();
        event.consume();
    }

    boolean isInside() {
        return input.isInside();
    }

    /** Whether the tool's preview is shown: the pointer is over the view, or a gesture is active. */
    boolean isShown() {
        return input.isInside() || input.isGesture();
    }

    /** Whether the pointer is over the view without a gesture. */
    boolean isHovering() {
        return input.isInside() && !input.isGesture();
    }

    /** Where the pointer is, in level pixels; null if it isn't over the view, or during a gesture. */
    Point2D hover() {
        return isHovering() ? place() : null;
    }

    private Point2D place() {
        Camera camera = viewport.camera();
        return new Point2D(camera.toLevelX(input.screenX()), camera.toLevelY(input.screenY()));
    }

    /** The place of the pointer in the last drawn level; null if it is outside the view. */
    ReadOnlyObjectProperty<PointerPlace> placeProperty() {
        return place.getReadOnlyProperty();
    }

    /** Computes the place in the level being drawn; null if the pointer is outside the view. */
    PointerPlace placeIn(Level level) {
        place.set(isShown() ? PointerPlace.in(level, place().getX(), place().getY()) : null);
        return place.get();
    }

    /** The camera moved, so the target of the pointer may have changed. */
    void cameraMoved() {
        stale |= !inEvent;
        cursor.stay();
    }

    /** The tool changed, so the effect at the pointer may have changed. */
    void toolChanged() {
        stale = true;
    }

    /** Sends the tools a hover or drag if the target of the pointer may have changed. */
    void catchUp() {
        if (stale) {
            stale = false;
            input.repeatMove();
        }
    }

    boolean isGesture() {
        return input.isGesture();
    }

    void byKeys(Runnable what) {
        what.run();
        context.redraw();
    }

    void modifiers(boolean shift, boolean control) {
        input.modifiers(shift, control);
        context.redraw();
    }

    /** Cancels the current gesture; false if there is none. */
    boolean cancel() {
        boolean isCancelled = input.cancel();
        if (isCancelled) {
            context.redraw();
        }
        return isCancelled;
    }

    /** Ends the current gesture at the pointer. */
    void end() {
        input.end();
    }

    /**
     * Scrolls the view while a gesture is outside it, faster with distance, so that a stroke or a rubber band can continue
     * beyond the view. It stops at the end of the level.
     */
    private static final class EdgeScroll extends AnimationTimer {
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
}
