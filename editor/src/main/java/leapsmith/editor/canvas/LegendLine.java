package leapsmith.editor.canvas;

import leapsmith.levels.model.ColorRole;

/**
 * A line of the legend: a kind of trail or mark with its color and form.
 *
 * @param endColor the color at its right end; as {@code color}, unless colors between them are drawn
 * @param width the width of {@code shape} in the legend, in pixels
 * @param height the height of {@code shape} in the legend, in pixels
 * @param shape its form in the picture, as a small SVG path
 */
public record LegendLine(
        String textKey, ColorRole color, ColorRole endColor, double width, double height, String shape) {
    /** A line of one color. */
    public LegendLine(String textKey, ColorRole color, double width, double height, String shape) {
        this(textKey, color, color, width, height, shape);
    }
}
