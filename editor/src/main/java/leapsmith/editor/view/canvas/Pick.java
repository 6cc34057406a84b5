package leapsmith.editor.view.canvas;

import java.util.Optional;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;

/** The numbers of what was picked in the running level, as they were at one tick. */
public sealed interface Pick {
    /** The tick that the numbers belong to. */
    long tick();

    /** Whether what was picked is still there and in sight; if not, the numbers are the last that were seen. */
    boolean current();

    /**
     * A body.
     *
     * @param tick the tick of the numbers
     * @param current false when the body has left the view or the world
     * @param index its index in the world
     * @param generation tells it from bodies that had the same index before or later
     * @param objectId the character or zone that it came from; none for a copy
     * @param x left edge in level pixels
     * @param y top edge in level pixels
     * @param width in level pixels
     * @param height in level pixels
     * @param vx pixels a second to the right
     * @param vy pixels a second down
     * @param control who moves it
     * @param state what its controller is doing
     * @param contacts bits of {@link leapsmith.physics.body.Contacts}
     * @param sensor whether it only detects
     * @param inCollision whether it overlaps another body
     */
    record OfBody(
            long tick,
            boolean current,
            int index,
            int generation,
            Optional<String> objectId,
            double x,
            double y,
            double width,
            double height,
            double vx,
            double vy,
            Control control,
            ControllerState state,
            int contacts,
            boolean sensor,
            boolean inCollision)
            implements Pick {
        OfBody gone() {
            return new OfBody(
                    tick,
                    false,
                    index,
                    generation,
                    objectId,
                    x,
                    y,
                    width,
                    height,
                    vx,
                    vy,
                    control,
                    state,
                    contacts,
                    sensor,
                    inCollision);
        }
    }

    /**
     * Two bodies that overlap.
     *
     * @param tick the tick of the numbers
     * @param current false when they don't overlap any more, or left the view
     * @param since the tick in which they began to overlap
     * @param a the body of the lower index
     * @param b the body of the higher index
     * @param overlapX the way that moves {@code a} out sideways, in pixels; turn the sign for {@code b}
     * @param overlapY the way that moves {@code a} out up or down, in pixels
     */
    record OfPair(long tick, boolean current, long since, OfBody a, OfBody b, double overlapX, double overlapY)
            implements Pick {
        OfPair gone() {
            return new OfPair(tick, false, since, a.gone(), b.gone(), overlapX, overlapY);
        }
    }
}
