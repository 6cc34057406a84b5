package leapsmith.editor.canvas;

import leapsmith.levels.scene.Camera;

/**
 * A camera that follows a character. It rests while the character is inside a dead zone in the middle of the view and
 * glides after it otherwise, at a speed independent of the frame rate. It shows nothing outside the level if the level
 * fills the view.
 */
final class FollowCamera {
    private FollowCamera() {}

    /** The camera one frame later; x and y are the center of the character in level pixels. */
    static Camera next(ViewportModel view, double x, double y, double seconds) {
        Camera now = view.camera();
        double part = 1 - Math.exp(-Camera.PACE * Math.max(0, seconds));
        double width = view.width() / now.scale();
        double height = view.height() / now.scale();
        return new Camera(
                along(now.x(), width, view.levelWidth(), x, Camera.ZONE_X, part),
                along(now.y(), height, view.levelHeight(), y, Camera.ZONE_Y, part),
                now.scale());
    }

    private static double along(double begin, double view, double level, double target, double zone, double part) {
        if (view >= level) {
            return begin;
        }
        return Math.max(0, Math.min(level - view, Camera.following(begin, view, target, zone, part)));
    }

    /** The left edge of a view of this width after a character, without gliding. */
    static double followX(double begin, double view, double target) {
        return Camera.following(begin, view, target, Camera.ZONE_X, 1);
    }

    /** The top edge of a view of this height after a character, without gliding. */
    static double followY(double begin, double view, double target) {
        return Camera.following(begin, view, target, Camera.ZONE_Y, 1);
    }
}
