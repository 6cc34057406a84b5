package leapsmith.editor.canvas;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.GroundMark;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.ReachShading;
import leapsmith.levels.scene.ShownReach;
import leapsmith.levels.scene.ShownTrail;

/** A line of the legend: one overlay or kind of trail with its color and form. */
enum LegendLine {
    CELLS(Overlay.CELLS, "canvas.legend.cells", 12, 12, "M0 0H12V12H0Z M1.5 1.5V10.5H10.5V1.5Z"),
    PAIRS(Overlay.PAIRS, "canvas.legend.pairs", 16, 6, "M0 3A3 3 0 0 1 5.8 2H10.2A3 3 0 1 1 10.2 4H5.8A3 3 0 0 1 0 3Z"),
    CONTACTS(Overlay.CONTACTS, "canvas.legend.contacts", 16, 3, "M0 0H14V3H0Z"),
    SPEEDS(Overlay.SPEEDS, "canvas.legend.speeds", 16, 8, "M0 3H9V0L14 4L9 8V5H0Z"),
    RUN(
            ShownTrail.Role.RUN,
            "canvas.legend.trail",
            16,
            4,
            "M0 2A2 2 0 0 1 4 2A2 2 0 0 1 0 2ZM5 2A2 2 0 0 1 9 2A2 2 0 0 1 5 2ZM10 2A2 2 0 0 1 14 2A2 2 0 0 1 10 2Z"),
    PREVIOUS(
            ShownTrail.Role.PREVIOUS,
            "canvas.legend.previous",
            16,
            4,
            "M0 0H4V4H0ZM1 1V3H3V1ZM6 0H10V4H6ZM7 1V3H9V1ZM12 0H16V4H12ZM13 1V3H15V1Z"),
    PLAYED(
            ShownTrail.Role.PLAYED,
            "canvas.legend.played",
            16,
            5,
            "M0 1L1 0L2.5 1.5L4 0L5 1L3.5 2.5L5 4L4 5L2.5 3.5L1 5L0 4L1.5 2.5Z"
                    + "M9 1L10 0L11.5 1.5L13 0L14 1L12.5 2.5L14 4L13 5L11.5 3.5L10 5L9 4L10.5 2.5Z"),
    CHOSEN(ShownTrail.Role.CHOSEN, "canvas.legend.chosen", 16, 3, "M0 0H16V3H0Z"),
    KEPT(ShownTrail.Role.KEPT, "canvas.legend.kept", 14, 5, "M0 0H2V5H0ZM4 0H6V5H4ZM8 0H10V5H8ZM12 0H14V5H12Z"),
    JUMPS(Overlay.JUMPS, "canvas.legend.jumps", 16, 8, "M0 8Q7 -8 14 8L12.5 8Q7 -5 1.5 8Z"),
    REACHED_BY_JUMPS(ReachShading.JUMPS, "canvas.legend.reached.jumps"),
    REACHED_BY_TIME(ReachShading.TIME, "canvas.legend.reached.time"),
    UNREACHED(
            GroundMark.UNREACHED,
            "canvas.legend.unreached",
            14,
            7,
            "M0 7L3 0H5L2 7ZM5 7L8 0H10L7 7ZM10 7L13 0H15L12 7Z"),
    SOFT_LOCK(
            GroundMark.LOCKED,
            "canvas.legend.softLock",
            16,
            6,
            "M0 1L1 0L3 3.5L5 0L6 1L3 6ZM10 1L11 0L13 3.5L15 0L16 1L13 6Z"),
    GAINED(
            GroundMark.GAINED,
            "canvas.legend.gained",
            16,
            6,
            "M2 0H4V2H6V4H4V6H2V4H0V2H2ZM12 0H14V2H16V4H14V6H12V4H10V2H12Z"),
    LOST(GroundMark.LOST, "canvas.legend.lost", 16, 2, "M0 0H6V2H0ZM10 0H16V2H10Z"),
    SEARCH_START(
            Overlay.REACH,
            ColorRole.REACH,
            ColorRole.REACH,
            null,
            reach -> true,
            "canvas.legend.start",
            8,
            10,
            "M0 0H1.5L8 3L1.5 6V10H0Z");

    private static final Set<Overlay> EDITING = EnumSet.of(Overlay.JUMPS, Overlay.REACH);

    private final Overlay overlay;
    /** The trails that it explains; null for others. */
    private final ShownTrail.Role trail;

    private final Predicate<ShownReach> shown;
    private final ColorRole color;
    private final ColorRole endColor;
    private final String key;
    private final double width;
    private final double height;
    private final String shape;

    LegendLine(Overlay overlay, String key, double width, double height, String shape) {
        this(overlay, overlay.color(), overlay.color(), null, reach -> true, key, width, height, shape);
    }

    LegendLine(ShownTrail.Role trail, String key, double width, double height, String shape) {
        this(Overlay.TRAIL, trail.color(), trail.color(), trail, reach -> true, key, width, height, shape);
    }

    LegendLine(GroundMark mark, String key, double width, double height, String shape) {
        this(
                Overlay.REACH,
                mark.color(),
                mark.color(),
                null,
                reach -> reach.kinds().contains(mark),
                key,
                width,
                height,
                shape);
    }

    LegendLine(ReachShading shading, String key) {
        this(
                Overlay.REACH,
                ColorRole.REACH,
                ColorRole.REACH_FAR,
                null,
                reach -> reach.shading() == shading,
                key,
                16,
                4,
                "M0 0H16V4H0Z");
    }

    LegendLine(
            Overlay overlay,
            ColorRole color,
            ColorRole endColor,
            ShownTrail.Role trail,
            Predicate<ShownReach> shown,
            String key,
            double width,
            double height,
            String shape) {
        this.overlay = overlay;
        this.color = color;
        this.endColor = endColor;
        this.trail = trail;
        this.shown = shown;
        this.key = key;
        this.width = width;
        this.height = height;
        this.shape = shape;
    }

    /**
     * The lines for the current drawing: overlays of a running level while playing, jumps and reach while
     * editing.
     *
     * @param trails the roles of the shown trails
     * @param reach what is shown of the ground that the player reaches
     * @param elsewhere whether that was searched from another place than the player's
     */
    static List<LegendLine> of(
            Set<Overlay> overlays, Set<ShownTrail.Role> trails, ShownReach reach, boolean elsewhere, boolean playing) {
        return Arrays.stream(values())
                .filter(line -> elsewhere || line != SEARCH_START)
                .filter(line -> overlays.contains(line.overlay))
                .filter(line -> line.shown.test(reach))
                .filter(line ->
                        line.trail != null ? trails.contains(line.trail) : playing == !EDITING.contains(line.overlay))
                .toList();
    }

    /** Its text key. */
    String textKey() {
        return key;
    }

    /** Its color in the picture. */
    int color(ColorScheme colors) {
        return colors.color(color);
    }

    /** The color at its right end: as {@link #color}, unless colors between them are drawn. */
    int endColor(ColorScheme colors) {
        return colors.color(endColor);
    }

    /** Width of {@link #shape} in the legend, in pixels. */
    double width() {
        return width;
    }

    /** Height of {@link #shape} in the legend, in pixels. */
    double height() {
        return height;
    }

    /** Its form in the picture, as a small SVG path. */
    String shape() {
        return shape;
    }
}
