package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.play.Trail;

/**
 * A trail to be drawn.
 *
 * @param from the first point that is drawn
 * @param to the point after the last
 * @param notes labels at some of its points; the first ones are placed first, nearest to their points
 */
public record VisibleTrail(Trail trail, Role role, int from, int to, List<Note> notes) {

    /** Which run a trail belongs to; each role has its own color and form. */
    public enum Role {
        /** The current run: round dots. */
        RUN(Overlay.TRAIL, ColorRole.PLAYER),
        /** The run before the last edit: hollow squares. */
        PREVIOUS(Overlay.TRAIL, ColorRole.GHOST),
        /** The run as it was recorded: small crosses. */
        PLAYED(Overlay.TRAIL, ColorRole.PLAYED),
        /** A kept run: short upright strokes. */
        KEPT(Overlay.TRAIL, ColorRole.KEPT),
        /** The kept run that is chosen: a line with dots. */
        CHOSEN(Overlay.TRAIL, ColorRole.KEPT),
        /** A run that a search found: short dashes. */
        REACH(Overlay.REACH, ColorRole.REACH);

        private final Overlay overlay;
        private final ColorRole color;

        Role(Overlay overlay, ColorRole color) {
            this.overlay = overlay;
            this.color = color;
        }

        public Overlay overlay() {
            return overlay;
        }

        public ColorRole color() {
            return color;
        }
    }

    /** What surrounds the point of a label, the weakest first. Each mark has its own form, and may have its own color. */
    public enum Mark {
        /** A ring in the color of the trail. */
        RING(null),
        /** A square that stands on a corner. */
        DIAMOND(ColorRole.WARNING),
        /** A triangle, for what needs attention most. */
        TRIANGLE(ColorRole.DANGER);

        /** Null for that of the trail. */
        private final ColorRole color;

        Mark(ColorRole color) {
            this.color = color;
        }

        ColorRole color(Role trail) {
            return color == null ? trail.color() : color;
        }
    }

    /** A label at a point, with a mark around it; limited to the characters of the picture font, mostly ASCII. */
    public record Note(int point, String text, Mark mark) {

        /** A label with a ring. */
        public Note(int point, String text) {
            this(point, text, Mark.RING);
        }
    }

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if a point is not part of the trail
     */
    public VisibleTrail {
        notes = List.copyOf(notes);
        if (from < 0 || to < from || to > trail.length()) {
            throw new IllegalArgumentException("points " + from + " to " + to + " of " + trail.length());
        }
    }

    public static VisibleTrail of(Trail trail, Role role) {
        return new VisibleTrail(trail, role, 0, trail.length(), List.of());
    }
}
