package leapsmith.levels.art;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The ground of a theme: pieces of blocks, slopes and planks.
 *
 * <p>A scene of solid and empty pixels is painted as a whole, each pixel by how far it is from the surface above, the
 * sides and the underside; the pieces are cut out of it. All textures repeat after one tile, what depends on the border
 * ends before the middle of a tile, and variants are equal where tiles meet, so the quarters of all pieces fit each other.
 */
final class TerrainArt {
    static final int TILE = 16;
    /** How many kinds of interior the ground has. */
    static final int VARIANTS = 8;

    /** How deep a slope's rim may hang into the tile below. */
    private static final int FAR = 20;

    /** How a pixel of the ground is painted, by where it is. */
    interface Paint {
        int color(Place place);
    }

    /**
     * Where a pixel is: its place in the texture, how many solid pixels are between it and what is empty in each direction,
     * and its distance from what is empty, in thirds of a pixel.
     */
    record Place(int x, int y, int up, int down, int left, int right, int depth, int variant) {
        int side() {
            return Math.min(left, right);
        }

        /** The same place as if it were far below the surface. */
        Place below() {
            return new Place(x, y, FAR, down, left, right, depth, variant);
        }

        /** Whether it touches what is empty, also if only by a corner. */
        boolean isBorder() {
            return depth <= 4;
        }
    }

    private final ArtStyle style;
    private final Paint ground;

    TerrainArt(ArtStyle style) {
        this.style = style;
        ground = ground(style);
    }

    /** The paint of the ground of a style. */
    static Paint ground(ArtStyle style) {
        return switch (style.material) {
            case SOIL -> new SoilPaint(style.top, style.body);
            case ROCK -> new RockPaint(style.top, style.body, style.leaf);
            case BRICK -> new BrickPaint(style.top, style.body);
        };
    }

    /** A scene of which pieces are cut. */
    private static final class Mask {
        final int width;
        final int height;
        final boolean[] solid;
        final int[] depth;
        /** How many solid pixels are above each pixel before an empty one, up to {@link #FAR}; and in other directions. */
        final int[] up;

        final int[] down;
        final int[] left;
        final int[] right;

        Mask(int tileColumns, int tileRows) {
            width = tileColumns * TILE;
            height = tileRows * TILE;
            solid = new boolean[width * height];
            depth = new int[width * height];
            up = new int[width * height];
            down = new int[width * height];
            left = new int[width * height];
            right = new int[width * height];
        }

        /** Measures the distances from what is empty. The depth counts 3 for a step, 4 for a slanting one. */
        void measure() {
            for (int i = 0; i < depth.length; i++) {
                depth[i] = solid[i] ? 99 : 0;
            }
            for (int i = 0; i < depth.length; i++) {
                relax(i, -1);
                up[i] = run(up, i, i >= width, -width);
                left[i] = run(left, i, i % width > 0, -1);
            }
            for (int i = depth.length - 1; i >= 0; i--) {
                relax(i, 1);
                down[i] = run(down, i, i + width < depth.length, width);
                right[i] = run(right, i, i % width < width - 1, 1);
            }
        }

        private int run(int[] runs, int i, boolean inside, int step) {
            return !inside ? FAR : solid[i + step] ? Math.min(FAR, runs[i + step] + 1) : 0;
        }

        private void relax(int i, int step) {
            int x = i % width;
            int y = i / width;
            int near = Math.min(depthAt(x + step, y), depthAt(x, y + step)) + 3;
            int slanting = Math.min(depthAt(x + step, y + step), depthAt(x - step, y + step)) + 4;
            depth[i] = Math.min(depth[i], Math.min(near, slanting));
        }

        private int depthAt(int x, int y) {
            return x < 0 || y < 0 || x >= width || y >= height ? 99 : depth[y * width + x];
        }

        boolean at(int x, int y) {
            return solid[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))];
        }

        void fill(int col, int row, int cols, int rows, boolean value) {
            for (int y = row * TILE; y < (row + rows) * TILE; y++) {
                for (int x = col * TILE; x < (col + cols) * TILE; x++) {
                    solid[y * width + x] = value;
                }
            }
        }

        /** Takes one pixel off all corners of a block, but none off the steps of a slope. */
        void roundCorners() {
            boolean[] before = solid.clone();
            for (int y = 2; y < height - 2; y++) {
                for (int x = 2; x < width - 2; x++) {
                    if (before[y * width + x] && isCorner(x, y)) {
                        solid[y * width + x] = false;
                    }
                }
            }
        }

        private boolean isCorner(int x, int y) {
            for (int sx = -1; sx <= 1; sx += 2) {
                for (int sy = -1; sy <= 1; sy += 2) {
                    if (!at(x + sx, y) && !at(x, y + sy) && !at(x - 2 * sx, y + sy) && !at(x + sx, y - 2 * sy)) {
                        return true;
                    }
                }
            }
            return false;
        }
    }

    /** Paints the pixels of a part of a scene. */
    private static Drawing paint(Mask mask, Paint paint, int variant, int x, int y, int w, int h) {
        mask.roundCorners();
        mask.measure();
        Drawing part = new Drawing(w, h);
        for (int row = 0; row < h; row++) {
            for (int col = 0; col < w; col++) {
                if (mask.at(x + col, y + row)) {
                    part.set(col, row, paint.color(place(mask, x + col, y + row, variant)));
                }
            }
        }
        return part;
    }

    private static Place place(Mask mask, int x, int y, int variant) {
        int i = y * mask.width + x;
        int up = mask.up[i];
        // The rim goes on a little into the ground beside it, so that it ends round at an inner corner.
        for (int dx = -2; dx <= 2; dx++) {
            if (dx != 0 && mask.at(x + dx, y) && mask.at(x + dx / 2, y)) {
                up = Math.min(up, mask.up[i + dx] + 1 + Math.abs(dx));
            }
        }
        return new Place(x % TILE, y % TILE, up, mask.down[i], mask.left[i], mask.right[i], mask.depth[i], variant);
    }

    /** 3 x 3 pieces of a material: corners, edges and centre. */
    static Drawing nine(Paint paint, int variant) {
        Mask mask = new Mask(5, 5);
        mask.fill(1, 1, 3, 3, true);
        return paint(mask, paint, variant, TILE, TILE, 3 * TILE, 3 * TILE);
    }

    /** The four inner corners around a hole of one tile, put together without the hole. */
    static Drawing inner(Paint paint, int variant) {
        Mask mask = new Mask(5, 5);
        mask.fill(0, 0, 5, 5, true);
        mask.fill(2, 2, 1, 1, false);
        Drawing scene = paint(mask, paint, variant, TILE, TILE, 3 * TILE, 3 * TILE);
        Drawing inner = new Drawing(2 * TILE, 2 * TILE);
        for (int i = 0; i < 4; i++) {
            int col = i % 2;
            int row = i / 2;
            inner.draw(scene.part(2 * col * TILE, 2 * row * TILE, TILE, TILE), col * TILE, row * TILE);
        }
        return inner;
    }

    Drawing nine(int variant) {
        return nine(ground, variant);
    }

    Drawing inner(int variant) {
        return inner(ground, variant);
    }

    /** Where the surface of a slope is in a column of its tile, for slopes that rise to the right. */
    private enum Rise {
        WHOLE("1:1"),
        LOW("1:2-low"),
        HIGH("1:2-high");

        final String suffix;

        Rise(String suffix) {
            this.suffix = suffix;
        }

        /** Rows of the tile above the surface; from 0 to 15. */
        int at(int x) {
            return switch (this) {
                case WHOLE -> TILE - 1 - x;
                case LOW -> TILE - 1 - x / 2;
                case HIGH -> TILE / 2 - 1 - x / 2;
            };
        }

        /** The surface also beside the tile, where the ground goes on. */
        int around(int x) {
            if (this == WHOLE) {
                return x < 0 ? TILE : x < TILE ? at(x) : 0;
            }
            int along = this == LOW ? x : x + TILE;
            return along < 0 ? TILE : along < 2 * TILE ? TILE - 1 - along / 2 : 0;
        }
    }

    /** All slopes by the names of their shapes; floors and planks are two tiles high. */
    Map<String, Drawing> slopes() {
        Map<String, Drawing> slopes = new LinkedHashMap<>();
        for (Rise rise : Rise.values()) {
            add(slopes, "slope", rise, floor(rise));
        }
        for (Rise rise : Rise.values()) {
            add(slopes, "ceiling", rise, ceiling(rise));
        }
        for (Rise rise : Rise.values()) {
            add(slopes, "oneway", rise, plank(rise));
        }
        return slopes;
    }

    private static void add(Map<String, Drawing> slopes, String prefix, Rise rise, Drawing right) {
        slopes.put(prefix + "-right-" + rise.suffix, right);
        slopes.put(prefix + "-left-" + rise.suffix, right.mirrored());
    }

    /** A floor with what of its rim is in the tile below. */
    private Drawing floor(Rise rise) {
        Mask mask = new Mask(7, 6);
        for (int x = 0; x < mask.width; x++) {
            for (int y = 0; y < mask.height; y++) {
                mask.solid[y * mask.width + x] = y - 2 * TILE >= rise.around(x - 3 * TILE);
            }
        }
        Drawing piece = paint(mask, ground, 0, 3 * TILE, 2 * TILE, TILE, 2 * TILE);
        for (int x = 0; x < TILE; x++) {
            for (int y = TILE; y < 2 * TILE; y++) {
                if (y - rise.at(x) > 9) {
                    piece.set(x, y, 0);
                }
            }
        }
        return piece;
    }

    private Drawing ceiling(Rise rise) {
        Mask mask = new Mask(7, 6);
        for (int x = 0; x < mask.width; x++) {
            for (int y = 0; y < mask.height; y++) {
                mask.solid[y * mask.width + x] = 3 * TILE - 1 - y >= rise.around(x - 3 * TILE);
            }
        }
        return paint(mask, ground, 0, 3 * TILE, 2 * TILE, TILE, TILE);
    }

    /** A plank along a slope, with what of it is in the tile below. */
    private Drawing plank(Rise rise) {
        Drawing plank = new Drawing(TILE, 2 * TILE);
        Drawing flat = plank();
        for (int x = 0; x < TILE; x++) {
            for (int y = 0; y < 7; y++) {
                plank.set(x, rise.at(x) + y, flat.get(TILE + x, y));
            }
        }
        return plank;
    }

    /** Planks of wood, or slabs of stone: left end, middle, right end, alone. */
    Drawing plank() {
        boolean wood = style.material == ArtStyle.Material.SOIL;
        ColorRamp ramp = style.plank();
        Drawing row = new Drawing(4 * TILE, TILE);
        for (int i = 0; i < 4; i++) {
            int from = i * TILE;
            row.fill(from, 0, TILE, 1, ramp.get(4)).fill(from, 1, TILE, 2, ramp.get(3));
            row.fill(from, 3, TILE, 1, ramp.get(2)).fill(from, 4, TILE, 1, ramp.get(1));
            row.fill(from, 5, TILE, 1, style.outline);
            if (wood) {
                grain(row, from, ramp);
            } else {
                for (int y = 0; y < 5; y++) {
                    row.set(from + 7, y, ramp.get(y == 0 ? 3 : 1));
                    row.set(from + 15, y, ramp.get(y == 0 ? 3 : 1));
                }
            }
            if (i == 0 || i == 3) {
                end(row, from, 1, ramp);
            }
            if (i == 2 || i == 3) {
                end(row, from + TILE - 1, -1, ramp);
            }
        }
        return row;
    }

    private static void grain(Drawing row, int from, ColorRamp ramp) {
        row.fill(from + 2, 2, 4, 1, ramp.get(2)).fill(from + 10, 1, 3, 1, ramp.get(4));
        row.fill(from + 9, 3, 4, 1, ramp.get(1));
        row.set(from + 7, 0, ramp.get(3));
        row.fill(from + 7, 1, 1, 4, ramp.get(1));
        row.set(from + 15, 0, ramp.get(3));
        row.fill(from + 15, 1, 1, 4, ramp.get(1));
        row.set(from + 8, 1, ramp.get(4)).set(from + 5, 1, ramp.get(1)).set(from + 13, 2, ramp.get(1));
    }

    /** Closes a plank at its end, with a bracket below it. */
    private void end(Drawing row, int x, int inward, ColorRamp ramp) {
        row.fill(x, 0, 1, 6, style.outline).set(x, 0, 0).set(x, 5, 0);
        for (int i = 1; i < 6; i++) {
            int depth = 10 - i;
            row.set(x + i * inward, depth + 1, i == 1 ? 0 : style.outline);
            for (int y = 6; y <= depth; y++) {
                row.set(x + i * inward, y, i == 1 ? style.outline : ramp.get(i == 2 ? 2 : 1));
            }
        }
        row.set(x + inward, 10, style.outline).set(x + 6 * inward, 5, style.outline);
    }

    /**
     * Spots of the interior: for each variant, one of the shapes for each quarter of a tile, so that none is cut where
     * another quarter has a border.
     */
    private static char spot(List<List<String>> shapes, int[][] quarters, Place p) {
        List<String> shape = shapes.get(quarters[p.variant()][p.y() / 8 * 2 + p.x() / 8]);
        int y = p.y() % 8;
        return y < shape.size() ? shape.get(y).charAt(p.x() % 8) : '.';
    }

    /** How far the lighter ground reaches inward from its border, in thirds of a pixel, along a tile. */
    private static final int[] LUMPS = {15, 17, 19, 20, 20, 19, 17, 15, 14, 15, 17, 19, 20, 19, 16, 14};

    /** How much wider the ground is that is neither lit nor dark, in thirds of a pixel: together less than half a tile. */
    private static final int DUSK = 5;

    /** Whether a pixel is near enough to the border to be lit; the edge of what is lit is lumpy. */
    private static boolean isOuter(Place p) {
        return p.depth() < lumps(p) + 1;
    }

    /** How dark the ground is at a place: 0 where it is lit, 2 deep inside. */
    private static int darkness(Place p) {
        return isOuter(p) ? 0 : p.depth() <= lumps(p) + DUSK ? 1 : 2;
    }

    private static int lumps(Place p) {
        return (LUMPS[p.x()] + LUMPS[p.y()]) / 2;
    }

    /** Grass that hangs over soil. */
    record SoilPaint(ColorRamp top, ColorRamp body) implements Paint {
        /** How deep the grass hangs in each column. */
        private static final int[] BLADES = {4, 5, 5, 4, 5, 7, 6, 4, 4, 5, 6, 5, 4, 6, 6, 5};

        private static final List<List<String>> SHAPES = HandDrawn.group("SOIL spot");

        private static final int[][] QUARTERS = {
            {0, 0, 1, 0},
            {0, 6, 0, 0},
            {2, 0, 0, 3},
            {0, 1, 5, 0},
            {0, 7, 2, 0},
            {0, 0, 0, 2},
            {8, 0, 0, 1},
            {0, 2, 9, 0}
        };

        @Override
        public int color(Place p) {
            int blades = BLADES[p.x()];
            if (p.up() < blades) {
                return grass(p, blades);
            }
            if (p.isBorder()) {
                return body.get(0);
            }
            if (p.up() == blades || p.up() == blades + 1 && p.x() % 4 != 1) {
                return body.get(1);
            }
            if (p.down() <= 1 || p.down() == 2 && p.x() % 8 < 5) {
                return body.get(1);
            }
            if (p.left() <= 1 || p.left() == 2 && p.y() % 8 < 4) {
                return body.get(p.y() % 8 == 6 ? 3 : 4);
            }
            boolean outer = isOuter(p);
            return switch (spot(SHAPES, QUARTERS, p)) {
                case 'h' -> body.get(outer ? 4 : 3);
                case 'l' -> body.get(outer ? 3 : 2);
                case 'm' -> outer ? between(2, 3, 0.5) : between(1, 2, 0.6);
                case 's' -> outer ? between(1, 2, 0.25) : between(0, 1, 0.45);
                case 'c' -> outer ? between(2, 3, 0.6) : between(1, 2, 0.6);
                case 'd' -> outer ? between(1, 2, 0.8) : between(0, 1, 0.8);
                case 'b' -> between(2, 3, 0.9);
                case 'B' -> between(2, 3, 0.2);
                default ->
                    switch (darkness(p)) {
                        case 0 -> p.right() > 1 ? between(2, 3, 0.3) : body.get(1);
                        case 1 -> between(1, 2, 0.7);
                        default -> between(1, 2, 0.27);
                    };
            };
        }

        private int between(int dark, int light, double weight) {
            return ColorRamp.mix(body.get(dark), body.get(light), weight);
        }

        private int grass(Place p, int blades) {
            if (p.side() == 0 && p.up() > 0) {
                return top.get(p.up() < 3 ? 1 : 0);
            }
            if (p.up() == 0) {
                return top.get(p.x() % 8 == 3 || p.x() == 12 ? 3 : 4);
            }
            if (p.up() >= blades - 1) {
                return top.get(0);
            }
            if (p.up() == 1) {
                return top.get(3);
            }
            boolean light = p.up() == 2 && BLADES[(p.x() + 1) % TILE] > 4 && p.x() % 3 != 0;
            return top.get(light ? 3 : p.up() == blades - 2 ? 1 : 2);
        }
    }

    /** Rock with a light rim, cracks and some crystals. */
    record RockPaint(ColorRamp top, ColorRamp body, ColorRamp crystal) implements Paint {
        private static final int[] RIM = {3, 3, 4, 4, 4, 3, 2, 3, 4, 5, 4, 4, 3, 3, 2, 2};
        private static final int[] SIDE = {5, 5, 4, 4, 3, 2, 4, 5, 5, 6, 5, 4, 2, 3, 4, 5};

        private static final List<List<String>> SHAPES = HandDrawn.group("ROCK spot");

        private static final int[][] QUARTERS = {
            {0, 0, 6, 0},
            {0, 6, 0, 0},
            {6, 0, 0, 2},
            {0, 5, 6, 0},
            {2, 0, 0, 1},
            {0, 0, 0, 6},
            {0, 7, 1, 0},
            {6, 0, 0, 7}
        };

        @Override
        public int color(Place p) {
            int rim = RIM[p.x()];
            if (p.up() < rim) {
                return rim(p, rim);
            }
            if (p.isBorder() || p.up() == rim) {
                return body.get(0);
            }
            boolean chink = p.x() == 6 || p.x() == 14;
            if (p.up() <= Math.min(7, rim + 4 + (p.x() + 3 & 3) / 2) && p.left() > 1 && p.right() > 1) {
                // Rounded stones below the rim.
                if (chink) {
                    return body.get(1);
                }
                int low = rim + 4 - p.up();
                return body.get(low > 2 && p.x() != 7 && p.x() != 13 && p.x() != 5 ? 4 : low > 0 ? 3 : 2);
            }
            int edge = SIDE[p.y()];
            if (p.left() < edge) {
                return body.get(p.left() == 1 ? p.y() % 8 == 5 ? 3 : 4 : p.y() % 8 == 4 ? 2 : 3);
            }
            if (p.right() < edge) {
                return body.get(p.right() == 1 ? 1 : 2);
            }
            if (p.down() < SIDE[p.x()] - 1) {
                return body.get(p.down() == 1 || p.x() % 8 == 4 ? 1 : 2);
            }
            int darkness = darkness(p);
            return switch (spot(SHAPES, QUARTERS, p)) {
                case 'l' -> body.get(darkness == 0 ? 3 : 2);
                case 'm' -> ColorRamp.mix(body.get(1), body.get(2), darkness == 0 ? 1 : 0.6);
                case 's' -> body.get(0);
                case 'c' -> ColorRamp.mix(body.get(1), body.get(2), darkness == 0 ? 0.9 : 0.32);
                case 'd' -> ColorRamp.mix(body.get(0), body.get(1), 0.55);
                case 'g' -> crystal.get(3);
                case 'G' -> crystal.get(2);
                case 'x' -> crystal.get(1);
                default ->
                    darkness == 1
                            ? ColorRamp.mix(body.get(1), body.get(2), 0.25)
                            : darkness == 0
                                    ? ColorRamp.mix(body.get(1), body.get(2), 0.6)
                                    : ColorRamp.mix(body.get(0), body.get(1), 0.85);
            };
        }

        private int rim(Place p, int rim) {
            if (p.side() == 0) {
                return top.get(p.up() < 2 ? 2 : 0);
            }
            if (p.up() == 0) {
                return top.get(p.x() == 6 || p.x() == 14 || p.x() == 15 ? 3 : 4);
            }
            return p.up() == rim - 1 ? top.get(1) : top.get(p.up() == 1 ? 3 : 2);
        }
    }

    /** Courses of cut stone below a slab. */
    record BrickPaint(ColorRamp top, ColorRamp body) implements Paint {
        @Override
        public int color(Place p) {
            if (p.up() < 5) {
                if (p.side() == 0 && p.up() > 0) {
                    return top.get(p.up() < 4 ? 1 : 0);
                }
                boolean joint = p.x() == 15;
                return switch (p.up()) {
                    case 0 -> top.get(joint ? 3 : 4);
                    case 1 -> top.get(joint ? 1 : p.x() < 5 ? 4 : 3);
                    case 2, 3 -> top.get(joint ? 1 : p.x() == 0 ? 3 : 2);
                    default -> top.get(1);
                };
            }
            if (p.isBorder() || p.up() == 5) {
                return body.get(0);
            }
            int y = p.y() % 8;
            int x = p.y() < 8 ? p.x() : (p.x() + 8) % TILE;
            boolean mortar = y == 7 || x == 15;
            boolean quoin = p.side() < 6 && (p.y() < 8 || p.side() < 4);
            if (quoin && (p.side() == 5 || p.y() >= 8 && p.side() == 3)) {
                return body.get(1);
            }
            if (mortar && !(quoin && y != 7)) {
                return shade(p, 1, 0);
            }
            int light = quoin ? 1 : 0;
            if (p.down() <= 1) {
                return body.get(1 + light);
            }
            if (y == 0 || x == 0) {
                return shade(p, y == 0 ? 3 : 2, light);
            }
            // Only bricks that lie within a tile differ from others.
            boolean isWhole = p.y() < 8 && !quoin;
            return switch (isWhole ? p.variant() : 0) {
                case 1, 5 -> ColorRamp.mix(shade(p, 1, 0), shade(p, 2, 0), 0.45);
                case 3 -> ColorRamp.mix(shade(p, 2, 0), shade(p, 3, 0), 0.35);
                case 2 -> crack(p, x, y);
                case 6 -> body.get(y < 3 || x < 2 ? 0 : 1);
                case 7 -> carving(p, x, y);
                default -> shade(p, y == 6 ? 1 : 2, light);
            };
        }

        /** A shade, darker deep inside. */
        private int shade(Place p, int shade, int light) {
            double dim = new double[] {0, 0.22, 0.4}[darkness(p)];
            return ColorRamp.mix(body.get(shade + light), body.get(shade + light - 1), dim);
        }

        /** A brick of which a corner has come off. */
        private int crack(Place p, int x, int y) {
            boolean isLine = x == 8 + y / 2 || y == 3 && x > 9 && x < 13;
            return shade(p, isLine ? 1 : x > 8 + y / 2 ? 2 : y == 6 ? 1 : 2, 0);
        }

        /** A brick with a groove around its middle. */
        private int carving(Place p, int x, int y) {
            boolean isGroove = (y == 2 || y == 5) && x > 2 && x < 12 || (x == 3 || x == 11) && y > 1 && y < 6;
            return shade(p, isGroove ? 1 : y == 3 && x > 3 && x < 11 ? 3 : 2, 0);
        }
    }
}
