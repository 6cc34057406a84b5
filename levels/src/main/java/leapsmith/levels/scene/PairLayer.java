package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.TextLine;
import leapsmith.physics.world.Frame;

/**
 * The pairs of bodies: a line from center to center with a dot at each end, and beside it the signed overlap of the
 * first body, which is the correction that would move it out. A pair that only touches, such as a rider and its
 * platform, has just a thin line.
 */
final class PairLayer implements Rasteriser.Layer {
    private static final double LINE = 2;
    private static final double THIN_LINE = 1;
    private static final double DOT = 3.2;

    /** The largest dot in level px, so that it doesn't hide a small body when zoomed out. */
    private static final double DOT_IN_LEVEL = 2.5;

    /** With more pairs than this in view, numbers are left out as unreadable. */
    private static final int MAX_TAGGED = 300;

    /** Distances of a number from the centers of its pair, in points: multiples of the gap. */
    private static final double TAG_GAP = 10;

    private static final int FARTHEST_TAG = 8;

    /** The sides around a pair in the order in which they are tried, each in x and y. */
    private static final int[] SIDES = {1, -1, -1, -1, 1, 1, -1, 1, 0, -1, 0, 1, 1, 0, -1, 0};

    private final TextLine text = new TextLine();
    private final Tags tags;
    private final char decimalSeparator;

    PairLayer(Tags tags, char decimalSeparator) {
        this.tags = tags;
        this.decimalSeparator = decimalSeparator;
    }

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        Frame frame = scene.frame();
        if (frame == null || !scene.shows(Overlay.PAIRS)) {
            return;
        }
        int color = scene.colors().color(ColorRole.PAIR);
        Camera camera = view.camera();
        double dot = Math.min(view.points(DOT), Math.max(1.2, DOT_IN_LEVEL * camera.scale()));
        double line = Math.min(view.points(LINE), dot);
        for (int i = 0; i < frame.pairCount(); i++) {
            double ax = camera.toScreenX(frame.pairAx(i));
            double ay = camera.toScreenY(frame.pairAy(i));
            double bx = camera.toScreenX(frame.pairBx(i));
            double by = camera.toScreenY(frame.pairBy(i));
            if (touches(frame, i)) {
                pen.line(ax, ay, bx, by, Math.min(line, view.points(THIN_LINE)), color, Pen.OPAQUE / 2);
                continue;
            }
            pen.line(ax, ay, bx, by, line, color);
            pen.disc(ax, ay, dot, color);
            pen.disc(bx, by, dot, color);
        }
        // After all lines, so that no line crosses a number.
        for (int i = 0; i < frame.pairCount() && frame.pairCount() <= MAX_TAGGED && !tags.isFull(); i++) {
            if (!touches(frame, i)) {
                text.clear()
                        .addHundredths(frame.overlapX(i), decimalSeparator)
                        .add(decimalSeparator == ',' ? "; " : ", ")
                        .addHundredths(frame.overlapY(i), decimalSeparator);
                placeTag(frame, i, view, color);
            }
        }
    }

    /** Whether the bodies of a pair share only an edge or a corner. */
    static boolean touches(Frame frame, int pair) {
        return frame.overlapX(pair) == 0 || frame.overlapY(pair) == 0;
    }

    /** Places the number around the centers of the pair where it covers no body, as near as possible. */
    private void placeTag(Frame frame, int pair, View view, int color) {
        Camera camera = view.camera();
        double left = camera.toScreenX(Math.min(frame.pairAx(pair), frame.pairBx(pair)));
        double right = camera.toScreenX(Math.max(frame.pairAx(pair), frame.pairBx(pair)));
        double top = camera.toScreenY(Math.min(frame.pairAy(pair), frame.pairBy(pair)));
        double bottom = camera.toScreenY(Math.max(frame.pairAy(pair), frame.pairBy(pair)));
        for (int away = 1; away <= FARTHEST_TAG; away++) {
            double gap = view.points(away * TAG_GAP);
            for (int side = 0; side < SIDES.length; side += 2) {
                int x = beside(SIDES[side], left - gap, right + gap, tags.widthOf(text));
                int y = beside(SIDES[side + 1], top - gap, bottom + gap, tags.height());
                if (tags.isClear(text, x, y)) {
                    tags.place(text, x, y, color);
                    return;
                }
            }
        }
    }

    /** Where an extent begins that lies before (-1), in the middle of (0) or after (1) two places. */
    private static int beside(int side, double before, double after, int extent) {
        return (int) (side < 0 ? before - extent : side > 0 ? after : (before + after - extent) / 2);
    }
}
