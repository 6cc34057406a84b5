package leapsmith.editor.play;

import leapsmith.physics.world.Frame;

/** Finds the body or pair at a point of a frame. */
public final class FramePick {
    /** No body or pair. */
    public static final int NONE = -1;

    private FramePick() {}

    /**
     * The body at a point. A body that contains the point is preferred to one near it, and any other body to a sensor;
     * among equals, the one drawn last is picked.
     *
     * @param x in level px
     * @param y in level px
     * @param reachPx distance from a body at which the point still hits it, so that small bodies can be picked
     * @return its index in the frame's list of bodies, or {@link #NONE}
     */
    public static int bodyAt(Frame frame, double x, double y, double reachPx) {
        int best = NONE;
        int bestMerit = 0;
        for (int i = 0; i < frame.bodyCount(); i++) {
            int merit = (contains(frame, i, x, y, 0) ? 2 : 0) + (frame.sensor(i) ? 0 : 1);
            if (contains(frame, i, x, y, reachPx) && (best == NONE || merit >= bestMerit)) {
                best = i;
                bestMerit = merit;
            }
        }
        return best;
    }

    /**
     * The pair whose line from center to center is nearest to a point.
     *
     * @param x in level px
     * @param y in level px
     * @param reachPx how far from the line the point may be
     * @return its index in the frame's list of pairs, or {@link #NONE}
     */
    public static int pairNear(Frame frame, double x, double y, double reachPx) {
        int best = NONE;
        double bestDistance = reachPx;
        for (int i = 0; i < frame.pairCount(); i++) {
            double distance = distanceToPair(frame, i, x, y);
            if (distance < bestDistance || best == NONE && distance <= bestDistance) {
                best = i;
                bestDistance = distance;
            }
        }
        return best;
    }

    private static boolean contains(Frame frame, int i, double x, double y, double reachPx) {
        return x >= frame.x(i) - reachPx
                && x <= frame.x(i) + frame.width(i) + reachPx
                && y >= frame.y(i) - reachPx
                && y <= frame.y(i) + frame.height(i) + reachPx;
    }

    private static double distanceToPair(Frame frame, int i, double x, double y) {
        double ax = frame.pairAx(i);
        double ay = frame.pairAy(i);
        double dx = frame.pairBx(i) - ax;
        double dy = frame.pairBy(i) - ay;
        double lengthSquared = dx * dx + dy * dy;
        double along = lengthSquared == 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / lengthSquared;
        double nearest = Math.max(0, Math.min(1, along));
        return Math.hypot(x - ax - nearest * dx, y - ay - nearest * dy);
    }
}
