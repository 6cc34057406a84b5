package leapsmith.levels.scene;

import leapsmith.levels.play.Trail;

/** Where the points of a trail are in a picture: at the middle of the player's feet. */
final class TrailPoints {
    private TrailPoints() {}

    /** The x coordinate of a point at which there is a player. */
    static double x(Trail trail, int point, View view) {
        return view.camera().toScreenX(trail.x(point) + trail.width(point) / 2);
    }

    /** The y coordinate of a point at which there is a player. */
    static double y(Trail trail, int point, View view) {
        return view.camera().toScreenY(trail.y(point) + trail.height(point));
    }

    /** The last point up to that of a note at which there is a player; -1 if there is none. */
    static int of(ShownTrail.Note note, Trail trail) {
        int point = Math.min(note.point(), trail.length() - 1);
        while (point >= 0 && !trail.isPresent(point)) {
            point--;
        }
        return point;
    }
}
