package leapsmith.levels.whatif;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.fixed.SubPixels;

/**
 * The path of one jump: where the character's box is at the end of each tick, from the ground it stands on to where it
 * lands, or to where it leaves the simulated window.
 */
public final class JumpArc {
    private final int[] x;
    private final int[] y;
    private final BodyDef body;
    private final int direction;
    private final int holdTicks;
    private final boolean lands;

    JumpArc(int[] x, int[] y, BodyDef body, int direction, int holdTicks, boolean lands) {
        this.x = x;
        this.y = y;
        this.body = body;
        this.direction = direction;
        this.holdTicks = holdTicks;
        this.lands = lands;
    }

    /** The number of points: the start, and one for each tick. */
    public int length() {
        return x.length;
    }

    /**
     * The left edge of the box in level pixels.
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public double x(int i) {
        return SubPixels.toPx(x[i]);
    }

    /**
     * The top edge of the box in level pixels.
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public double y(int i) {
        return SubPixels.toPx(y[i]);
    }

    /** The width of the box, in pixels. */
    public double width() {
        return body.width();
    }

    /** The height of the box, in pixels. */
    public double height() {
        return body.height();
    }

    /** The walk button that is held: -1 left, 0 none, 1 right. */
    public int direction() {
        return direction;
    }

    /** The ticks for which the jump button is held; the length of the arc if it is held all the time. */
    public int holdTicks() {
        return holdTicks;
    }

    /** Whether the last point is on ground. */
    public boolean lands() {
        return lands;
    }
}
