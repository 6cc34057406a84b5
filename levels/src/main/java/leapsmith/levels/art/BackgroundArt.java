package leapsmith.levels.art;

import java.util.ArrayList;
import java.util.List;

/**
 * Two backgrounds of a theme: a far one with the sky, and a nearer one without. Both are paler than the ground and have
 * less contrast, and their left and right ends match.
 */
final class BackgroundArt {
    static final int WIDTH = 480;
    static final int FAR_HEIGHT = 400;
    static final int NEAR_HEIGHT = 208;

    /** The shades of a solid thing that is lit from the left. */
    private record Shades(int light, int middle, int dark) {}

    private final ArtStyle style;

    BackgroundArt(ArtStyle style) {
        this.style = style;
    }

    Drawing far() {
        Drawing d = new Drawing(WIDTH, FAR_HEIGHT);
        switch (style.material) {
            case SOIL -> farHills(d);
            case ROCK -> farCave(d);
            case BRICK -> farTowers(d);
        }
        return d;
    }

    Drawing near() {
        Drawing d = new Drawing(WIDTH, NEAR_HEIGHT);
        switch (style.material) {
            case SOIL -> nearHills(d);
            case ROCK -> nearCave(d);
            case BRICK -> nearCastle(d);
        }
        return d;
    }

    /** A parabola from 0 over 256 back to 0, again and again. */
    private static int bump(int x, int period) {
        int t = Math.floorMod(x, period);
        return 1024 * t * (period - t) / (period * period);
    }

    /**
     * A value that changes smoothly along x, from 0 to n - 1, with a new random one every few pixels. It repeats after the
     * width of a background if the spacing divides that.
     */
    private static int drift(int x, int spacing, int n, int seed) {
        int i = Math.floorDiv(x, spacing);
        int t = Math.floorMod(x, spacing);
        int from = ColorRamp.pick(n, Math.floorMod(i, WIDTH / spacing), 11, seed);
        int to = ColorRamp.pick(n, Math.floorMod(i + 1, WIDTH / spacing), 11, seed);
        return (from * (spacing - t) + to * t) / spacing;
    }

    /** A ramp as it looks from far away. */
    private ColorRamp hazy(ColorRamp ramp, double weight) {
        return ramp.toward(style.haze, weight + (1 - weight) * style.paleness);
    }

    /** Bands of the sky, each with a stepped border to the next. */
    private void sky(Drawing d, int[] ends) {
        for (int x = 0; x < d.width(); x++) {
            int y = 0;
            for (int band = 0; band < 5; band++) {
                int wobble = (bump(x + band * 97, 160) + bump(x * 2 + band * 31, 96)) / 90;
                int end = band == 4 ? d.height() : ends[band] + wobble - 3;
                d.fill(x, y, 1, end - y, style.sky.get(band));
                y = end;
            }
        }
    }

    /** Draws a piece where it may reach over the right end, which goes on at the left. */
    private static void drawAround(Drawing d, Drawing piece, int x, int y) {
        int start = Math.floorMod(x, d.width());
        d.draw(piece, start, y);
        if (start + piece.width() > d.width()) {
            d.draw(piece, start - d.width(), y);
        }
    }

    /**
     * A heaped cloud with a flat underside: round puffs, the highest near the middle, lit from above.
     *
     * @param size half of the height of its highest puff in about 4 px; its shape depends on its place
     */
    private void cloud(Drawing d, int x, int y, int size, int light, int middle, int dark) {
        int unit = 4 * size;
        int puffs = 3 + size + ColorRamp.pick(3, x, y, 1);
        int width = unit * (puffs + 1);
        int height = unit * 2;
        Drawing cloud = new Drawing(width + 4, height + 2);
        int[] shades = {dark, middle, light};
        for (int shade = 0; shade < 3; shade++) {
            for (int i = 0; i < puffs; i++) {
                int fromEnd = Math.min(i, puffs - 1 - i);
                int tall = Math.min(4, 2 + fromEnd) * unit / 3 + ColorRamp.pick(unit / 2, i, x, y);
                int wide = tall * 3 / 2 + ColorRamp.pick(unit / 2, i, y, x);
                int left = 2 + (width - wide) * i / (puffs - 1);
                // The shade of a puff is what the next lighter one, raised and moved toward the sun, leaves of it.
                int in = shade * (1 + size / 3);
                cloud.ellipse(left, 2 + height - tall, wide - in, 2 * tall - 3 * in, shades[shade]);
            }
        }
        for (int col = 0; col < cloud.width(); col++) {
            for (int row = height - 1 - size / 2; row < height + 2; row++) {
                boolean isCut = row > height || row == height && ColorRamp.pick(3, col / 5, x, 5) > 0;
                cloud.set(col, row, cloud.isEmpty(col, row) || isCut ? 0 : dark);
            }
        }
        drawAround(d, cloud, x, y);
    }

    /** Heights of a row of hills: waves of offset, length and height. */
    private static int[] hills(int base, int[]... waves) {
        int[] tops = new int[WIDTH];
        for (int x = 0; x < WIDTH; x++) {
            int top = base;
            for (int[] wave : waves) {
                top -= bump(x + wave[0], wave[1]) * wave[2] / 256;
            }
            tops[x] = top;
        }
        return tops;
    }

    /** A hill with a light crest; it gets paler downward, as if mist lay below. */
    private void hill(Drawing d, int[] tops, ColorRamp ramp, int seed) {
        for (int x = 0; x < WIDTH; x++) {
            int top = tops[x];
            int light = top + 4 + drift(x, 8, 6, seed) + (x / 3 & 1);
            int mist = top + 34 + drift(x, 24, 16, seed + 1) + (x / 2 & 1);
            d.fill(x, top, 1, d.height() - top, ramp.get(2));
            d.fill(x, top, 1, light - top, ramp.get(3));
            d.fill(x, top, 1, 1, ramp.get(4));
            d.fill(x, mist, 1, d.height() - mist, ColorRamp.mix(ramp.get(2), style.haze, 0.16));
            mist += 26 + drift(x, 30, 12, seed + 2);
            d.fill(x, mist, 1, d.height() - mist, ColorRamp.mix(ramp.get(2), style.haze, 0.32));
        }
        for (int i = 0; i < 34; i++) {
            int x = i * WIDTH / 34 + ColorRamp.pick(10, i, 4, seed);
            int y = tops[x % WIDTH] + 14 + ColorRamp.pick(22, i, 5, seed);
            int shade = ramp.get(i % 3 == 0 ? 3 : 1);
            for (int dx = 0; dx < 5; dx++) {
                d.set((x + dx) % WIDTH, y - (dx == 1 || dx == 3 ? 1 : 0), ColorRamp.mix(shade, ramp.get(2), 0.45));
            }
        }
    }

    /** Round and tall trees that stand on a hill. */
    private void trees(Drawing d, int[] tops, int count, int size, ColorRamp leaf, ColorRamp trunk, int seed) {
        for (int i = 0; i < count; i++) {
            int x = i * WIDTH / count + ColorRamp.pick(WIDTH / count, i, 0, seed);
            int w = size + ColorRamp.pick(size / 2, i, 1, seed);
            boolean tall = ColorRamp.pick(4, i, 3, seed) == 0;
            int h = tall ? w * 2 : w;
            w = tall ? w * 2 / 3 : w;
            Drawing tree = new Drawing(w + 2, h + 12);
            int thick = Math.max(2, w / 8);
            tree.fill(w / 2 - thick / 2, h - 8, thick, 20, trunk.get(2))
                    .fill(w / 2, h - 8, (thick + 1) / 2, 20, trunk.get(1));
            if (tall) {
                PlantArt.crown(tree, leaf, 1, 1, w, h, i);
            } else {
                PlantArt.crown(tree, leaf, 1, h * 3 / 8, w * 5 / 9, h * 5 / 9, i);
                PlantArt.crown(tree, leaf, 1 + w * 4 / 9, h * 3 / 8, w * 5 / 9, h * 5 / 9, i + 1);
                PlantArt.crown(tree, leaf, 1 + w / 8, 1, w * 3 / 4, h * 3 / 4, i + 2);
            }
            drawAround(d, tree, x, tops[(x + w / 2) % WIDTH] - h - 5 + ColorRamp.pick(4, i, 5, seed));
        }
    }

    /** Pointed mountains with a light and a shaded side and snow: for each its middle, top and half width. */
    private static void mountains(Drawing d, int base, int[][] peaks, int light, int dark, int snow, int snowDark) {
        for (int[] peak : peaks) {
            int height = base - peak[1];
            for (int dx = -peak[2]; dx <= peak[2]; dx++) {
                int rough = (dx == 0 ? 0 : drift(dx + 500, 7, 9, peak[0])) + drift(dx + 500, 19, 15, peak[0]);
                int top = peak[1] + Math.abs(dx) * height / peak[2] + Math.min(rough, Math.abs(dx));
                for (int y = top; y < base; y++) {
                    int depth = y - peak[1];
                    int crest = drift(depth, 11, 17, peak[0] + 1) - 8 + depth / 6;
                    boolean lit = dx < Math.min(crest, depth) && dx < peak[2];
                    int spur = Math.floorMod(dx - depth / 3 + drift(depth, 9, 7, peak[0] + 3), 46);
                    boolean fold = lit ? spur < 6 && depth > 34 : spur > 39 && depth > 44;
                    boolean white = depth < 20 + drift(dx + 500, 5, 15, peak[0] + 2);
                    boolean bright = lit != fold;
                    d.set(
                            Math.floorMod(peak[0] + dx, WIDTH),
                            y,
                            white ? bright ? snow : snowDark : bright ? light : dark);
                }
            }
        }
    }

    private void farHills(Drawing d) {
        sky(d, new int[] {96, 168, 232, 282});
        int white = ColorRamp.mix(style.sky.get(4), 0xffffff, 0.75);
        int shade = ColorRamp.mix(style.sky.get(3), 0xffffff, 0.45);
        int under = ColorRamp.mix(style.sky.get(2), 0xffffff, 0.25);
        cloud(d, 40, 122, 3, white, shade, under);
        cloud(d, 230, 84, 4, white, shade, under);
        cloud(d, 395, 160, 2, white, shade, under);
        cloud(d, 150, 192, 2, white, shade, under);
        cloud(d, 330, 218, 2, white, shade, under);
        cloud(d, 380, 34, 3, white, shade, under);
        cloud(d, 100, 20, 2, white, shade, under);
        int blue = ColorRamp.mix(style.haze, style.sky.get(0), 0.62);
        int[][] peaks = {{60, 250, 130}, {178, 272, 100}, {400, 258, 120}, {290, 226, 140}};
        int lit = ColorRamp.mix(style.haze, style.sky.get(0), 0.22);
        mountains(
                d,
                FAR_HEIGHT,
                peaks,
                lit,
                blue,
                ColorRamp.mix(style.haze, 0xffffff, 0.75),
                ColorRamp.mix(lit, 0xffffff, 0.3));
        ColorRamp far = hazy(style.leaf, 0.74);
        int[] tops = hills(346, new int[] {20, 240, 22}, new int[] {90, 160, 10});
        pines(d, tops, 60, far, 4);
        hill(d, tops, far, 3);
        ColorRamp nearer = hazy(style.leaf, 0.64);
        tops = hills(380, new int[] {130, 160, 16}, new int[] {0, 480, 18});
        pines(d, tops, 44, nearer, 9);
        hill(d, tops, nearer, 5);
    }

    /** Small firs on a crest. */
    private static void pines(Drawing d, int[] tops, int count, ColorRamp leaf, int seed) {
        for (int i = 0; i < count; i++) {
            int x = ColorRamp.pick(WIDTH, i / 3, 0, seed) + ColorRamp.pick(26, i, 1, seed);
            int foot = tops[x % WIDTH] + 3;
            int height = 10 + ColorRamp.pick(9, i, 2, seed);
            for (int y = 0; y < height; y++) {
                int half = (y % 4 + 1 + y / 2) * 2 / 3;
                for (int dx = -half; dx <= half; dx++) {
                    d.set(Math.floorMod(x + dx, WIDTH), foot - height + y, leaf.get(dx < 0 && y % 4 < 3 ? 2 : 1));
                }
            }
        }
    }

    private void nearHills(Drawing d) {
        int[] back = hills(118, new int[] {40, 240, 30}, new int[] {10, 120, 8});
        ColorRamp far = hazy(style.leaf, 0.56);
        trees(d, back, 16, 17, far, hazy(style.wood(), 0.56), 3);
        hill(d, back, far, 11);
        int[] front = hills(172, new int[] {200, 480, 30}, new int[] {70, 160, 12});
        ColorRamp near = hazy(style.leaf, 0.44);
        trees(d, front, 9, 30, near, hazy(style.wood(), 0.44), 7);
        hill(d, front, near, 17);
    }

    /** Random places along the picture, evenly spread, each with a size. */
    private static List<int[]> spread(int count, int seed, int minimum, int range) {
        List<int[]> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int x = i * WIDTH / count + ColorRamp.pick(WIDTH / count, i, 1, seed);
            list.add(new int[] {x, minimum + ColorRamp.pick(range, i, 2, seed)});
        }
        return list;
    }

    /** A pointed rock from a floor (direction 1) or a ceiling (direction -1). */
    private static void spire(Drawing d, int x, int base, int length, int half, int direction, Shades shades) {
        for (int i = 0; i < length; i++) {
            int t = length - i;
            int tenths = half * t * t * 6 / (length * length) + half * t * 4 / length;
            if (tenths < 7) {
                break;
            }
            int w = tenths / 10;
            int notch = w > 3 ? ColorRamp.pick(3, i / 5, x, 4) - 1 : 0;
            int bend = drift(i, 24, 5, x) - 2;
            for (int dx = -w; dx <= w + notch; dx++) {
                int shade = dx < -w / 2 + notch ? shades.light : dx > w / 3 + notch ? shades.dark : shades.middle;
                d.set(Math.floorMod(x + dx + (i > 8 ? bend : 0), WIDTH), base - direction * i, shade);
            }
        }
    }

    private void farCave(Drawing d) {
        ColorRamp sky = style.sky;
        int[] ceiling = new int[WIDTH];
        for (int x = 0; x < WIDTH; x++) {
            ceiling[x] = 60 + bump(x + 60, 240) / 6 + bump(x, 96) / 10 + drift(x, 16, 20, 1) + drift(x, 6, 8, 2);
            int y = ceiling[x] + 52 + drift(x, 40, 30, 3);
            int low = y + 70 + drift(x, 48, 30, 4);
            d.fill(x, 0, 1, y, sky.get(2)).fill(x, y, 1, low - y, sky.get(3));
            d.fill(x, low, 1, FAR_HEIGHT - low, sky.get(4));
        }
        shaft(d, 120, 0, 60, 26);
        shaft(d, 200, 0, 30, 12);
        shaft(d, 370, 0, 70, 34);
        int pale = ColorRamp.mix(sky.get(4), sky.get(3), 0.7);
        Shades stalagmite =
                new Shades(ColorRamp.mix(pale, sky.get(4), 0.5), pale, ColorRamp.mix(pale, sky.get(2), 0.4));
        Shades stalactite =
                new Shades(ColorRamp.mix(pale, sky.get(4), 0.4), pale, ColorRamp.mix(pale, sky.get(2), 0.4));
        for (int[] s : spread(6, 3, 150, 100)) {
            spire(d, s[0], FAR_HEIGHT - 1, s[1], 17, 1, stalagmite);
            spire(d, s[0] + 9, 50, s[1] - 20, 12, -1, stalactite);
        }
        int middle = sky.get(2);
        Shades nearer = new Shades(ColorRamp.mix(middle, sky.get(4), 0.3), middle, sky.get(1));
        Shades nearerAbove = new Shades(ColorRamp.mix(middle, sky.get(4), 0.22), middle, sky.get(1));
        for (int[] s : spread(9, 8, 60, 90)) {
            spire(d, s[0], FAR_HEIGHT - 1, s[1] + 20, 22, 1, nearer);
            spire(d, s[0] + 20, 60, s[1] + 34, 13, -1, nearerAbove);
        }
        int dark = sky.get(0);
        for (int[] s : spread(11, 15, 20, 70)) {
            spire(
                    d,
                    s[0],
                    ceiling[s[0]] - 6,
                    s[1] + 10,
                    13,
                    -1,
                    new Shades(ColorRamp.mix(dark, sky.get(1), 0.8), dark, dark));
        }
        for (int x = 0; x < WIDTH; x++) {
            d.fill(x, 0, 1, ceiling[x], dark);
        }
        for (int i = 0; i < 40; i++) {
            int x = i * 12 + ColorRamp.pick(10, i, 1, 77);
            int y = ceiling[x] - 10 - ColorRamp.pick(46, i, 2, 77);
            int w = 4 + ColorRamp.pick(7, i, 3, 77);
            for (int dx = 0; dx < w; dx++) {
                d.set((x + dx) % WIDTH, y + (dx == 0 || dx == w - 1 ? 1 : 0), ColorRamp.mix(dark, sky.get(1), 0.7));
            }
        }
        Shades nearest = new Shades(
                ColorRamp.mix(sky.get(1), sky.get(3), 0.4), sky.get(1), ColorRamp.mix(sky.get(0), sky.get(1), 0.5));
        for (int[] s : spread(8, 19, 30, 50)) {
            spire(d, s[0], FAR_HEIGHT - 1, s[1], 30, 1, nearest);
        }
    }

    /** Light that falls in from above, slanting and getting wider. */
    private void shaft(Drawing d, int x, int y, int half, int slant) {
        for (int row = y; row < FAR_HEIGHT; row++) {
            int left = x - (row - y) * slant / 100 - half / 4 - (row - y) * half / 600;
            int right = x - (row - y) * slant / 100 + half / 4 + (row - y) * half / 600;
            for (int col = left; col < right; col++) {
                int at = Math.floorMod(col, WIDTH);
                boolean core = col > left + 4 && col < right - half / 5;
                d.set(at, row, ColorRamp.mix(d.get(at, row), 0xb4e4f4, core ? 0.15 : 0.08));
            }
        }
    }

    private void nearCave(Drawing d) {
        int middle = ColorRamp.mix(style.sky.get(1), style.body.get(1), 0.35);
        int light = ColorRamp.mix(middle, style.sky.get(4), 0.32);
        int dark = ColorRamp.mix(middle, style.body.get(0), 0.3);
        for (int[] s : spread(7, 31, 60, 90)) {
            spire(d, s[0], NEAR_HEIGHT - 1, s[1], 30, 1, new Shades(light, middle, dark));
        }
        for (int[] s : spread(9, 41, 14, 26)) {
            int color = (s[1] & 1) == 0 ? style.leaf.get(2) : style.color('2');
            int crystal = ColorRamp.mix(color, middle, 0.5);
            int bright = ColorRamp.mix(ColorRamp.mix(crystal, color, 0.5), 0xffffff, 0.2);
            int base = NEAR_HEIGHT - 18;
            Shades shades = new Shades(bright, crystal, ColorRamp.mix(crystal, middle, 0.5));
            spire(d, s[0] - 6, base + 20, s[1] + 8, 4, 1, shades);
            spire(d, s[0] + 7, base + 20, s[1] + 2, 4, 1, shades);
            spire(d, s[0], base + 20, s[1] + 22, 5, 1, shades);
        }
        for (int x = 0; x < WIDTH; x++) {
            int top = NEAR_HEIGHT - 8 - drift(x, 16, 14, 5);
            d.fill(x, top, 1, 2, light).fill(x, top + 2, 1, NEAR_HEIGHT - top, middle);
        }
    }

    private void stars(Drawing d) {
        for (int[] s : spread(26, 21, 2, 96)) {
            int fade = ColorRamp.mix(style.sky.get(0), style.sky.get(4), 0.75 - s[1] * 0.006);
            d.set(s[0], s[1], fade);
            if (s[0] % 5 == 0) {
                int faint = ColorRamp.mix(style.sky.get(0), fade, 0.4);
                d.set(s[0] - 1, s[1], faint)
                        .set(s[0] + 1, s[1], faint)
                        .set(s[0], s[1] - 1, faint)
                        .set(s[0], s[1] + 1, faint);
            }
        }
    }

    private void farTowers(Drawing d) {
        sky(d, new int[] {110, 180, 240, 292});
        stars(d);
        int sun = ColorRamp.mix(style.sky.get(4), 0xffffff, 0.5);
        d.ellipse(286, 186, 100, 100, ColorRamp.mix(style.sky.get(3), sun, 0.25));
        d.ellipse(292, 192, 88, 88, ColorRamp.mix(style.sky.get(3), sun, 0.5)).ellipse(300, 200, 72, 72, sun);
        int light = ColorRamp.mix(style.sky.get(4), 0xffffff, 0.2);
        cloud(d, 60, 132, 4, light, style.sky.get(3), style.sky.get(2));
        cloud(d, 360, 112, 3, light, style.sky.get(3), style.sky.get(2));
        cloud(d, 230, 250, 3, light, style.sky.get(3), style.sky.get(2));
        cloud(d, 20, 216, 2, light, style.sky.get(3), style.sky.get(2));
        int blue = ColorRamp.mix(style.haze, style.sky.get(0), 0.5);
        int lit = ColorRamp.mix(style.haze, style.sky.get(0), 0.22);
        int[][] peaks = {{40, 282, 130}, {180, 300, 110}, {440, 296, 110}, {320, 306, 130}};
        mountains(d, FAR_HEIGHT, peaks, lit, blue, ColorRamp.mix(lit, 0xffffff, 0.25), ColorRamp.mix(lit, blue, 0.4));
        int wall = ColorRamp.mix(style.body.get(3), style.haze, 0.45);
        for (int[] t : spread(10, 5, 40, 70)) {
            int shade = ColorRamp.mix(wall, style.body.get(1), 0.15);
            tower(
                    d,
                    t[0],
                    FAR_HEIGHT - t[1],
                    7 + t[1] % 6,
                    ColorRamp.mix(wall, 0xffffff, 0.1),
                    wall,
                    shade,
                    t[1] % 3 > 0);
        }
    }

    /** A tower with a roof or battlements and lit windows. */
    private void tower(Drawing d, int x, int top, int half, int light, int middle, int dark, boolean roof) {
        for (int dx = -half; dx <= half; dx++) {
            int column = Math.floorMod(x + dx, WIDTH);
            int shade = dx < -half / 2 ? light : dx > half / 3 ? dark : middle;
            d.fill(column, top, 1, d.height() - top, shade);
            if (!roof && (dx + half) % 6 < 4) {
                d.fill(column, top - 5, 1, 5, shade).set(column, top - 5, light);
            }
            d.fill(column, top + 2, 1, 1, dark);
            for (int y = top + 8; y < d.height(); y += 6) {
                if (ColorRamp.pick(7, (dx + half) / 5, y, x) == 0) {
                    d.set(column, y, shade == dark ? middle : shade == middle ? light : middle);
                }
            }
        }
        for (int dx = -half - 2; dx <= half + 2; dx++) {
            d.fill(Math.floorMod(x + dx, WIDTH), top - 1, 1, 3, dx < 0 ? light : middle);
        }
        if (roof) {
            roof(d, x, top, half, light, middle, dark);
        }
        int glow = ColorRamp.mix(style.color('N'), middle, 0.3);
        for (int dx = -1; dx <= 1; dx++) {
            int column = Math.floorMod(x + dx, WIDTH);
            for (int y = top + 9; y < d.height() - 20; y += 26) {
                d.fill(column, y, 1, 7, glow).set(column, y - 1, dx == 0 ? glow : d.get(column, y - 1));
            }
        }
    }

    private void roof(Drawing d, int x, int top, int half, int light, int middle, int dark) {
        int tiles = ColorRamp.mix(style.color('R'), middle, 0.5);
        int height = half * 2 + 6;
        for (int y = 0; y < height; y++) {
            int w = (half + 4) * (y * y + y * height) / (2 * height * height);
            for (int dx = -w; dx <= w; dx++) {
                int shade = dx < -w / 3
                        ? ColorRamp.mix(tiles, light, 0.35)
                        : dx > w / 3 ? ColorRamp.mix(tiles, dark, 0.45) : tiles;
                d.set(
                        Math.floorMod(x + dx, WIDTH),
                        top - 1 - height + y,
                        y % 5 == 4 ? ColorRamp.mix(shade, dark, 0.3) : shade);
            }
        }
        int flag = ColorRamp.mix(style.color('M'), middle, 0.35);
        d.fill(Math.floorMod(x, WIDTH), top - height - 9, 1, 10, dark);
        for (int i = 1; i < 7; i++) {
            d.fill(Math.floorMod(x + i, WIDTH), top - height - 9 + i / 3, 1, 4 - i / 3, flag);
        }
    }

    private void nearCastle(Drawing d) {
        int haze = style.haze;
        int middle = ColorRamp.mix(style.body.get(2), haze, 0.44);
        int light = ColorRamp.mix(style.body.get(3), haze, 0.46);
        int dark = ColorRamp.mix(style.body.get(1), haze, 0.42);
        int wallTop = 124;
        for (int x = 0; x < WIDTH; x++) {
            d.fill(x, wallTop, 1, NEAR_HEIGHT - wallTop, middle);
            boolean tooth = x % 20 < 12;
            d.fill(x, wallTop - (tooth ? 9 : 0), 1, tooth ? 9 : 0, x % 20 < 10 ? middle : dark);
            d.fill(x, wallTop - (tooth ? 9 : 0), 1, 2, light);
            d.fill(x, wallTop + 8, 1, 1, light).fill(x, wallTop + 9, 1, 2, dark);
        }
        for (int row = 0; row < 9; row++) {
            for (int x = 0; x < WIDTH; x += 20) {
                int y = wallTop + 16 + row * 8;
                int brick = ColorRamp.pick(5, x, row, 6);
                int shade = brick == 0 ? light : dark;
                if (brick < 2) {
                    d.fill(x + row % 2 * 10, y, 9, 1, shade)
                            .fill(x + row % 2 * 10, y + (brick == 0 ? 1 : -4), 1, 4, shade);
                }
            }
        }
        for (int x = 120; x < WIDTH; x += 120) {
            arch(d, x, wallTop + 22, light, dark);
        }
        int[][] towers = {{50, 62, 20}, {190, 88, 15}, {300, 48, 24}, {420, 82, 17}};
        for (int[] t : towers) {
            tower(d, t[0], t[1], t[2], light, middle, dark, t[2] % 2 == 0);
        }
    }

    /** A window in a wall, with light behind it. */
    private void arch(Drawing d, int x, int y, int light, int dark) {
        int glow = ColorRamp.mix(style.color('N'), dark, 0.35);
        d.fill(x - 8, y + 8, 16, 24, light).ellipse(x - 8, y, 16, 16, light);
        d.fill(x - 6, y + 8, 12, 24, dark).ellipse(x - 6, y + 2, 12, 14, dark);
        d.fill(x - 5, y + 9, 10, 22, glow).ellipse(x - 5, y + 3, 10, 12, glow);
        d.fill(x - 1, y + 3, 1, 29, dark).fill(x - 5, y + 17, 10, 1, dark).fill(x - 10, y + 31, 20, 2, light);
    }
}
