package leapsmith.levels.scene;

import java.util.List;
import java.util.Objects;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.play.Trail;

/**
 * A trail as it is to be drawn.
 *
 * @param role how it looks
 * @param from the first point that is drawn
 * @param to the point after the last
 * @param notes words at some of its points
 */
public record ShownTrail(Trail trail, Role role, int from, int to, List<Note> notes) {

    /** Which run a trail belongs to; each has a color and a form of its own. */
    public enum Role {
        /** The run as it is now: round dots. */
        RUN(ColorRole.PLAYER),
        /** The run before the last edit: hollow squares. */
        PREVIOUS(ColorRole.GHOST),
        /** The run as it was recorded: small crosses. */
        PLAYED(ColorRole.PLAYED),
        /** A run that was kept to compare with: short upright strokes. */
        KEPT(ColorRole.KEPT);

        private final ColorRole color;

        Role(ColorRole color) {
            this.color = color;
        }

        /** The color of the trail. */
        public ColorRole color() {
            return color;
        }
    }

    /** Words at a point, on a ring around it; in the characters that the pictures know, which are mostly those of ASCII. */
    public record Note(int point, String text) {
        public Note {
            Objects.requireNonNull(text);
        }
    }

    /** @throws IllegalArgumentException if the points are not of the trail */
    public ShownTrail {
        Objects.requireNonNull(role);
        notes = List.copyOf(notes);
        if (from < 0 || to < from || to > trail.length()) {
            throw new IllegalArgumentException("points " + from + " to " + to + " of " + trail.length());
        }
    }

    /** All of a trail, without words. */
    public static ShownTrail of(Trail trail, Role role) {
        return new ShownTrail(trail, role, 0, trail.length(), List.of());
    }
}
