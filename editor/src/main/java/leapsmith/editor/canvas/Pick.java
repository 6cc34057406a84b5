package leapsmith.editor.canvas;

import java.util.Optional;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;

/** The values of a picked body or pair at one tick. */
public sealed interface Pick {
    /** The tick of the values. */
    long tick();

    /** Whether the body or pair still exists in view; if not, the values are the last ones seen. */
    boolean current();

    /**
     * A body.
     *
     * @param current false if the body has left the view or the world
     * @param generation distinguishes it from other bodies with the same index
     * @param objectId the id of its character or zone; none for a copy
     * @param x left edge in level pixels
     * @param y top edge in level pixels
     * @param width in level pixels
     * @param height in level pixels
     * @param vx pixels per second to the right
     * @param vy pixels per second down
     * @param contacts bits of {@link leapsmith.physics.body.Contacts}
     * @param sensor whether it only detects
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
     * A pair of overlapping bodies.
     *
     * @param current false if they no longer overlap or have left the view
     * @param since the tick in which the overlap began
     * @param a the body with the lower index
     * @param b the body with the higher index
     * @param overlapX the horizontal correction that moves {@code a} out, in pixels; negate it for {@code b}
     * @param overlapY the vertical correction that moves {@code a} out, in pixels
     */
    record OfPair(long tick, boolean current, long since, OfBody a, OfBody b, double overlapX, double overlapY)
            implements Pick {
        OfPair gone() {
            return new OfPair(tick, false, since, a.gone(), b.gone(), overlapX, overlapY);
        }
    }
}
