package leapsmith.levels.whatif;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.fixed.SubPixels;

/**
 * The path of one jump: where the character's box is at the end of each tick, from the ground it stands on to where it
 * lands, or to where it leaves the simulated window. Point 0 is the start, before the first tick.
 *
 * @param subX the left edge of the box at each point, in sub-pixels
 * @param subY its top edge
 * @param body has the size of the box
 * @param direction the walk button that is held: -1 left, 0 none, 1 right
 * @param holdTicks the ticks for which the jump button is held; the length of the arc if it is held all the time
 * @param lands whether the last point is on ground
 */
public record JumpArc(int[] subX, int[] subY, BodyDef body, int direction, int holdTicks, boolean lands) {
    public int length() {
        return subX.length;
    }

    /** The left edge of the box at a point, in level pixels. */
    public double x(int i) {
        return SubPixels.toPx(subX[i]);
    }

    /** The top edge of the box at a point, in level pixels. */
    public double y(int i) {
        return SubPixels.toPx(subY[i]);
    }

    public double width() {
        return body.width();
    }

    public double height() {
        return body.height();
    }
}
