package leapsmith.editor.app;

import java.util.ArrayList;
import java.util.List;

/**
 * Shares the width of a line among parts that may be cut off. If not all fit, the parts are cut off one after another in
 * the order in which they were added, each down to its least width; if that is not enough, down to nothing.
 */
final class SharedWidth {
    private final List<double[]> parts = new ArrayList<>();

    /**
     * Adds a part that is cut off before all that are added later.
     *
     * @param wanted the width at which all of it is seen
     * @param least the width that it keeps as long as others can be cut off
     */
    void add(double wanted, double least) {
        parts.add(new double[] {wanted, Math.min(wanted, least)});
    }

    /** The widths of the parts, in the order in which they were added; their sum is at most {@code available}. */
    double[] in(double available) {
        double[] widths = parts.stream().mapToDouble(part -> part[0]).toArray();
        double missing = -Math.max(0, available);
        for (double width : widths) {
            missing += width;
        }
        for (int i = 0; i < widths.length; i++) {
            missing -= cutOff(widths, i, parts.get(i)[1], missing);
        }
        for (int i = 0; i < widths.length; i++) {
            missing -= cutOff(widths, i, 0, missing);
        }
        return widths;
    }

    private static double cutOff(double[] widths, int part, double least, double missing) {
        double cut = Math.max(0, Math.min(missing, widths[part] - least));
        widths[part] -= cut;
        return cut;
    }
}
