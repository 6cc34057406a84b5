package leapsmith.levels.scene;

import java.util.Arrays;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.raster.Colors;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/** The shape and colors of each tile value, from the legend and the color scheme. */
final class KindTable {
    private static final int VALUES = 256;
    /** How much lighter, or darker in the light scheme, the top edge of a kind with a custom color is. */
    private static final int EDGE_SHADE = 112;

    /** Opacity of an empty kind with a custom color, to be paler than a wall. */
    private static final int EMPTY_WEIGHT = 96;

    private final TileType[] shapes = new TileType[VALUES];
    private final int[] fills = new int[VALUES];
    private final int[] edges = new int[VALUES];
    private Legend known;
    private ColorScheme knownColors;

    void use(Legend legend, ColorScheme colors) {
        if (legend == known && colors == knownColors) {
            return;
        }
        Arrays.fill(shapes, TileType.EMPTY);
        Arrays.fill(fills, colors.color(ColorRole.CANVAS));
        for (int value = 0; value < Math.min(VALUES, legend.size()); value++) {
            TileKind kind = legend.kindOf(value);
            shapes[value] = kind.shape();
            fills[value] = fillOf(kind, colors);
            edges[value] = edgeOf(kind, colors);
        }
        known = legend;
        knownColors = colors;
    }

    /** The fill color of a kind; for a one-way the color of its plank. */
    static int fillOf(TileKind kind, ColorScheme colors) {
        int canvas = colors.color(ColorRole.CANVAS);
        boolean isEmpty = kind.shape() == TileType.EMPTY;
        if (kind.color().isPresent()) {
            int own = 0xff000000 | kind.color().getAsInt();
            return isEmpty ? Colors.mix(canvas, own, EMPTY_WEIGHT) : own;
        }
        if (isEmpty) {
            return canvas;
        }
        return colors.color(isOneWay(kind.shape()) ? ColorRole.ONE_WAY : ColorRole.BLOCK);
    }

    /** The color of the top edge of a solid kind. */
    static int edgeOf(TileKind kind, ColorScheme colors) {
        if (kind.color().isEmpty()) {
            return colors.color(ColorRole.BLOCK_EDGE);
        }
        return Colors.mix(fillOf(kind, colors), colors.isDark() ? 0xffffffff : 0xff000000, EDGE_SHADE);
    }

    private static boolean isOneWay(TileType shape) {
        return shape.isOneWay();
    }

    TileType shape(byte value) {
        return shapes[value & 0xff];
    }

    /** The slope of a value, or null if it isn't a slope. */
    Slope slope(byte value) {
        return shapes[value & 0xff].slope();
    }

    int fill(byte value) {
        return fills[value & 0xff];
    }

    int edge(byte value) {
        return edges[value & 0xff];
    }

    /** Whether the whole top edge of a shape is solid. */
    static boolean isSolidAbove(TileType shape) {
        return shape == TileType.BLOCK || shape.shape().isCeiling();
    }
}
