package leapsmith.levels.art;

import java.util.LinkedHashMap;
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
        ground = GroundPaint.of(style);
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
}
