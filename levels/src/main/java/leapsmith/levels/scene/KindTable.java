package leapsmith.levels.scene;

import java.util.Arrays;
import java.util.List;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.reach.ground.StandingRoom;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/** The shape, colors and skins of each tile value, from the legend, the color scheme and the look. */
final class KindTable {
    private static final int VALUES = 256;
    /** The value of what is outside the level, as a neighbor. */
    static final int OUTSIDE = VALUES;

    /** How far the pixels of a piece are apart of which its mean color is made. */
    private static final int SAMPLES = 4;

    /** How much lighter, or darker in the light scheme, the top edge of a kind with a custom color is. */
    private static final int EDGE_SHADE = 112;

    /** Opacity of an empty kind with a custom color, to be paler than a wall. */
    static final int EMPTY_WEIGHT = 96;

    private final TileType[] shapes = new TileType[VALUES];
    private final int[] fills = new int[VALUES];
    private final int[] edges = new int[VALUES];
    private final Skin[][] skins = new Skin[VALUES][];
    private final boolean[] isHidden = new boolean[VALUES];
    private final boolean[] isSolidBelow = new boolean[VALUES];
    private final boolean[] isSlope = new boolean[VALUES];
    /** Whether something is drawn of a value besides skins. */
    private final boolean[] isFlat = new boolean[VALUES];
    /** The colors of tiles that aren't there, to be drawn over pictures; 0 for others. */
    private final int[] shades = new int[VALUES];
    /** By value and neighbor, whether the neighbor continues the form of the value. */
    private final boolean[] joins = new boolean[VALUES * (VALUES + 1)];

    private Legend known;
    private ColorScheme knownColors;
    private Look look;
    private boolean hasSkins;
    private boolean hasSlopes;
    private int version;

    /**
     * Uses these from now on.
     *
     * @param newLook null for flat shapes
     */
    void use(Legend legend, ColorScheme colors, Look newLook) {
        if (legend == known && colors == knownColors && newLook == look) {
            return;
        }
        look = newLook;
        version++;
        hasSkins = false;
        hasSlopes = false;
        Arrays.fill(skins, null);
        Arrays.fill(shapes, TileType.EMPTY);
        Arrays.fill(isSolidBelow, false);
        Arrays.fill(isSlope, false);
        Arrays.fill(shades, 0);
        Arrays.fill(fills, colors.color(ColorRole.CANVAS));
        for (int value = 0; value < Math.min(VALUES, legend.size()); value++) {
            TileKind kind = legend.kindOf(value);
            shapes[value] = kind.shape();
            isSlope[value] = kind.shape().isSlope();
            hasSlopes |= isSlope[value];
            isSolidBelow[value] = StandingRoom.isSolidBelow(kind.shape());
            fills[value] = fillOf(kind, colors);
            edges[value] = edgeOf(kind, colors);
            if (look != null && Rasteriser.isGone(kind)) {
                shades[value] = 0xff000000 | kind.color().getAsInt();
            }
            isHidden[value] = look != null && look.hidesRest();
            if (look != null) {
                useSkins(legend, value);
            }
            if (isHidden[value]) {
                fills[value] = colors.color(ColorRole.CANVAS);
                edges[value] = fills[value];
            }
        }
        if (hasSkins && hasSlopes) {
            colorSlopes(legend, colors);
        }
        int canvas = colors.color(ColorRole.CANVAS);
        for (int value = 0; value < VALUES; value++) {
            boolean isSeen = shapes[value] != TileType.EMPTY || fills[value] != canvas;
            isFlat[value] = isSeen && !isHidden[value] && skins[value] == null;
        }
        known = legend;
        knownColors = colors;
    }

    /** Whether any of some tiles is drawn as a flat shape where there are skins. */
    boolean drawsFlat(byte[] values, int count) {
        boolean draws = false;
        for (int i = 0; i < count; i++) {
            draws |= isFlat[values[i] & 0xff];
        }
        return draws;
    }

    /** Gives slopes without pictures the mean color of the blocks or planks that they continue. */
    private void colorSlopes(Legend legend, ColorScheme colors) {
        for (int value = 0; value < Math.min(VALUES, legend.size()); value++) {
            TileKind kind = legend.kindOf(value);
            if (!kind.shape().isSlope()
                    || skins[value] != null
                    || isHidden[value]
                    || kind.color().isPresent()) {
                continue;
            }
            int other = legend.indexOf(kind.shape().isOneWay() ? TileType.ONE_WAY : TileType.BLOCK);
            if (skins[other] != null) {
                fills[value] = fills[other];
                edges[value] = Colors.mix(fills[other], colors.isDark() ? 0xffffffff : 0xff000000, EDGE_SHADE);
            }
        }
    }

    private void useSkins(Legend legend, int value) {
        TileKind kind = legend.kindOf(value);
        List<Skin> found = look.skins(kind);
        if (found.isEmpty()) {
            return;
        }
        hasSkins = true;
        isHidden[value] = false;
        skins[value] = found.toArray(Skin[]::new);
        Skin first = skins[value][0];
        int at = value * (VALUES + 1);
        for (int other = 0; other < legend.size(); other++) {
            joins[at + other] = look.joins(first, kind, legend.kindOf(other));
        }
        joins[at + OUTSIDE] = first.joins().contains("#edge");
        int mean = mean(first);
        int opacity = mean >>> 24;
        fills[value] = Colors.mix(fills[value], mean, opacity + (opacity >> 7));
        edges[value] = fills[value];
    }

    /** The mean color of the middle piece of a skin, with its opacity; not premultiplied. */
    private int mean(Skin skin) {
        int[] pixels = new int[SAMPLES * SAMPLES];
        Sheet sheet = look.sheets().get(skin.sheet());
        int piece = skin.layout().piece(Layout.ALL & skin.layout().relevant(Layout.ALL), 0, true, false);
        Cell cell = sheet.cell(skin, piece, 0);
        int apart = sheet.tileWidth() / SAMPLES;
        int alpha = 0;
        int red = 0;
        int green = 0;
        int blue = 0;
        for (int i = 0; i < pixels.length; i++) {
            sheet.copy(cell, i % SAMPLES * apart + apart / 2, i / SAMPLES * apart + apart / 2, 1, 1, pixels, i, 1);
            alpha += pixels[i] >>> 24;
            red += pixels[i] >> 16 & 0xff;
            green += pixels[i] >> 8 & 0xff;
            blue += pixels[i] & 0xff;
        }
        return alpha == 0
                ? 0
                : alpha / pixels.length << 24 | red * 255 / alpha << 16 | green * 255 / alpha << 8 | blue * 255 / alpha;
    }

    /** Whether tiles of a value aren't drawn, as decoration shows them. */
    boolean isHidden(byte value) {
        return isHidden[value & 0xff];
    }

    /** Changes whenever anything else here does. */
    int version() {
        return version;
    }

    /** Whether any value has a skin. */
    boolean hasSkins() {
        return hasSkins;
    }

    /** The variants of the skin of a value; null if it is drawn flat. */
    Skin[] skins(int value) {
        return skins[value];
    }

    /** Whether a neighbor, which may be {@link #OUTSIDE}, continues the form of a value that has a skin. */
    boolean joins(int value, int neighbor) {
        return joins[value * (VALUES + 1) + neighbor];
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
        return colors.color(kind.shape().isOneWay() ? ColorRole.ONE_WAY : ColorRole.BLOCK);
    }

    /** The color of the top edge of a solid kind. */
    static int edgeOf(TileKind kind, ColorScheme colors) {
        if (kind.color().isEmpty()) {
            return colors.color(ColorRole.BLOCK_EDGE);
        }
        return Colors.mix(fillOf(kind, colors), colors.isDark() ? 0xffffffff : 0xff000000, EDGE_SHADE);
    }

    TileType shape(byte value) {
        return shapes[value & 0xff];
    }

    boolean hasSlopes() {
        return hasSlopes;
    }

    /** The color of a tile that isn't there, to be drawn over pictures; 0 for one that is. */
    int shade(byte value) {
        return shades[value & 0xff];
    }

    /** Whether the whole bottom edge of a value is solid. */
    boolean isSolidBelow(byte value) {
        return isSolidBelow[value & 0xff];
    }

    boolean isSlope(byte value) {
        return isSlope[value & 0xff];
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
