package leapsmith.editor.canvas;

import leapsmith.levels.scene.Camera;

/**
 * A camera that follows a character. It rests while the character is inside a dead zone in the middle of the view and
 * glides after it otherwise, at a speed independent of the frame rate. It shows nothing outside the level if the level
 * fills the view.
 */
final class FollowCamera {
    /** Half the size of the dead zone, as a fraction of the view. */
    private static final double ZONE_X = 0.12;

    private static final double ZONE_Y = 0.18;

    /** Exponential decay rate of the remaining distance, per second. */
    private static final double PACE = 7;

    private FollowCamera() {}

    /** The camera one frame later; x and y are the center of the character in level pixels. */
    static Camera next(ViewportModel view, double x, double y, double seconds) {
        Camera now = view.camera();
        double part = 1 - Math.exp(-PACE * Math.max(0, seconds));
        double width = view.width() / now.scale();
        double height = view.height() / now.scale();
        return new Camera(
                along(now.x(), width, view.levelWidth(), x, ZONE_X, part),
                along(now.y(), height, view.levelHeight(), y, ZONE_Y, part),
                now.scale());
    }

    private static double along(double begin, double view, double level, double target, double zone, double part) {
        if (view >= level) {
            return begin;
        }
        double next = begin + beyond(begin, view, target, zone) * part;
        return Math.max(0, Math.min(level - view, next));
    }

    /** The left edge of a view of this width after a character, without gliding. */
    static double followX(double begin, double view, double target) {
        return begin + beyond(begin, view, target, ZONE_X);
    }

    /** The top edge of a view of this height after a character, without gliding. */
    static double followY(double begin, double view, double target) {
        return begin + beyond(begin, view, target, ZONE_Y);
    }

    /** How far the target is outside the dead zone. */
    private static double beyond(double begin, double view, double target, double zone) {
        double offset = target - (begin + view / 2);
        return offset - Math.max(-zone * view, Math.min(zone * view, offset));
    }
}
