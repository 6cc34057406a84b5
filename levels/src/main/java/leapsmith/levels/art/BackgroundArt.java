package leapsmith.levels.art;

import java.util.ArrayList;
import java.util.List;

/**
 * Two backgrounds of a theme: a far one with the sky, and a nearer one without. Both are paler than the ground and have
 * less contrast, and their left and right ends match.
 */
final class BackgroundArt {
    static final int WIDTH = 480;
    static final int FAR_HEIGHT = 320;
    static final int NEAR_HEIGHT = 208;

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

    private static void ellipseAround(Drawing d, int x, int y, int w, int h, int argb) {
        d.ellipse(x, y, w, h, argb).ellipse(x - d.width(), y, w, h, argb).ellipse(x + d.width(), y, w, h, argb);
    }

    /** A cloud with a flat underside. */
    private void cloud(Drawing d, int x, int y, int size, int light, int middle, int dark) {
        int[][] puffs = {{0, 6, 16, 10}, {9, 2, 18, 14}, {22, 0, 20, 16}, {37, 4, 17, 12}, {50, 8, 12, 8}};
        int[] shades = {dark, middle, light};
        Drawing cloud = new Drawing(70 * size / 2 + 4, 18 * size / 2);
        for (int shade = 0; shade < 3; shade++) {
            for (int[] p : puffs) {
                int lift = shade * (shade == 2 ? 3 : 2);
                cloud.ellipse(
                        p[0] * size / 2 + 2 - shade,
                        p[1] * size / 2 + 2 - lift / 2,
                        p[2] * size / 2 - shade,
                        p[3] * size / 2 - lift,
                        shades[shade]);
            }
        }
        int bottom = 13 * size / 2;
        for (int row = 0; row < bottom; row++) {
            for (int col = 0; col < cloud.width(); col++) {
                int argb = cloud.get(col, row);
                if (argb != 0) {
                    d.set(Math.floorMod(x + col, d.width()), y + row, row > bottom - 3 ? dark : argb);
                }
            }
        }
    }

    /** Heights of a row of hills. */
    private static int[] hills(int width, int base, int[]... waves) {
        int[] tops = new int[width];
        for (int x = 0; x < width; x++) {
            int top = base;
            for (int[] wave : waves) {
                top -= bump(x + wave[0], wave[1]) * wave[2] / 256;
            }
            tops[x] = top;
        }
        return tops;
    }

    private static void ground(Drawing d, int[] tops, int light, int middle, int dark) {
        for (int x = 0; x < d.width(); x++) {
            d.fill(x, tops[x], 1, d.height() - tops[x], middle);
            d.fill(x, tops[x], 1, 2, light);
            int next = tops[(x + 3) % d.width()];
            if (next > tops[x]) {
                d.fill(x, tops[x] + 3, 1, 8 + (next - tops[x]) * 6, dark);
            }
        }
    }

    /** Pointed mountains with a light and a shaded side. */
    private static void mountains(Drawing d, int base, int[][] peaks, int light, int dark, int snow, int snowDark) {
        for (int[] peak : peaks) {
            for (int dx = -peak[2]; dx <= peak[2]; dx++) {
                int x = Math.floorMod(peak[0] + dx, d.width());
                int jag = Ramp.pick(3, (peak[0] + dx) / 3, 1, peak[1]);
                int top = peak[1] + Math.abs(dx) * (base - peak[1]) / peak[2] + (dx == 0 ? 0 : jag);
                int ridge = Ramp.pick(5, (peak[0] + dx) / 4, 2, 5);
                for (int y = top; y < base; y++) {
                    boolean lit = dx + (y - peak[1]) / 5 - ridge / 2 + (y / 7 % 2) < 2;
                    boolean white = y < peak[1] + 14 + ridge * 2;
                    d.set(x, y, white ? lit ? snow : snowDark : lit ? light : dark);
                }
            }
            d.fill(0, base, d.width(), d.height() - base, light);
        }
    }

    private void farHills(Drawing d) {
        sky(d, new int[] {60, 115, 165, 205});
        int white = Ramp.mix(style.sky.get(4), 0xffffff, 0.75);
        int shade = Ramp.mix(style.sky.get(3), 0xffffff, 0.45);
        int under = Ramp.mix(style.sky.get(2), 0xffffff, 0.25);
        cloud(d, 40, 62, 3, white, shade, under);
        cloud(d, 230, 30, 4, white, shade, under);
        cloud(d, 395, 92, 2, white, shade, under);
        cloud(d, 150, 118, 2, white, shade, under);
        cloud(d, 330, 140, 2, white, shade, under);
        int haze = style.haze;
        int rock = Ramp.mix(style.body.get(2), haze, 0.5);
        mountains(
                d,
                300,
                new int[][] {{60, 178, 90}, {190, 196, 80}, {290, 164, 100}, {420, 186, 90}},
                Ramp.mix(haze, style.sky.get(0), 0.35),
                Ramp.mix(Ramp.mix(haze, style.sky.get(0), 0.6), rock, 0.18),
                Ramp.mix(haze, 0xffffff, 0.7),
                Ramp.mix(haze, style.sky.get(0), 0.15));
        int green = style.leaf.get(2);
        int[] tops = hills(WIDTH, 262, new int[] {20, 240, 22}, new int[] {90, 160, 10});
        ground(
                d,
                tops,
                mixed(style.leaf.get(4), haze, 0.62),
                mixed(green, haze, 0.72),
                mixed(style.leaf.get(1), haze, 0.74));
        tops = hills(WIDTH, 290, new int[] {130, 160, 16}, new int[] {0, 480, 18});
        for (int i = 0; i < 26; i++) {
            int x = Ramp.pick(WIDTH, i, 1, 9);
            pine(
                    d,
                    x,
                    tops[x] + 2,
                    8 + Ramp.pick(7, i, 2, 9),
                    mixed(green, haze, 0.62),
                    mixed(style.leaf.get(1), haze, 0.66));
        }
        ground(
                d,
                tops,
                mixed(style.leaf.get(4), haze, 0.55),
                mixed(green, haze, 0.62),
                mixed(style.leaf.get(1), haze, 0.66));
    }

    private static int mixed(int color, int haze, double weight) {
        return Ramp.mix(color, haze, weight);
    }

    /** A small fir. */
    private static void pine(Drawing d, int x, int foot, int height, int light, int dark) {
        for (int y = 0; y < height; y++) {
            int half = (y % 4 + 1 + y * 2 / 4) * 2 / 3;
            for (int dx = -half; dx <= half; dx++) {
                d.set(Math.floorMod(x + dx, d.width()), foot - height + y, dx < 0 ? light : dark);
            }
        }
    }

    private void nearHills(Drawing d) {
        int haze = style.haze;
        int[] back = hills(WIDTH, 120, new int[] {40, 240, 30}, new int[] {10, 120, 8});
        trees(d, back, 20, 14, 0.50, 3);
        ground(
                d,
                back,
                mixed(style.leaf.get(4), haze, 0.42),
                mixed(style.leaf.get(2), haze, 0.50),
                mixed(style.leaf.get(1), haze, 0.54));
        int[] front = hills(WIDTH, 166, new int[] {200, 480, 26}, new int[] {70, 160, 12});
        trees(d, front, 13, 24, 0.38, 7);
        ground(
                d,
                front,
                mixed(style.leaf.get(4), haze, 0.36),
                mixed(style.leaf.get(2), haze, 0.40),
                mixed(style.leaf.get(1), haze, 0.44));
        for (int i = 0; i < 40; i++) {
            int x = Ramp.pick(WIDTH, i, 4, 3);
            int y = front[x] + 8 + Ramp.pick(30, i, 5, 3);
            d.fill(x, y, 3 + i % 3, 1, mixed(style.leaf.get(i % 2 == 0 ? 3 : 1), haze, 0.42));
        }
    }

    /** Round trees on the top of hills. */
    private void trees(Drawing d, int[] tops, int count, int size, double haze, int seed) {
        for (int i = 0; i < count; i++) {
            int x = Ramp.pick(WIDTH, i, 0, seed);
            int w = size + Ramp.pick(size / 2, i, 1, seed);
            int h = w + Ramp.pick(size / 2, i, 2, seed);
            int y = tops[x] - h + 4 - Ramp.pick(size / 2, i, 3, seed);
            int dark = mixed(style.leaf.get(1), style.haze, haze);
            int middle = mixed(style.leaf.get(2), style.haze, haze);
            int light = mixed(style.leaf.get(3), style.haze, haze);
            int trunk = mixed(style.body.get(1), style.haze, haze);
            d.fill(Math.floorMod(x - 1, WIDTH), y + h - 4, 3, tops[x] - y - h + 8, trunk);
            ellipseAround(d, x - w / 2, y, w, h, dark);
            ellipseAround(d, x - w / 2, y, w * 7 / 8, h * 7 / 8, middle);
            ellipseAround(d, x - w * 2 / 5, y + 1, w / 2, h * 2 / 5, light);
            ellipseAround(d, x + w / 10, y + h * 2 / 5, w / 4, h / 6, light);
            ellipseAround(d, x - w * 3 / 8, y + h * 5 / 9, w / 3, h / 6, light);
        }
    }

    private static List<int[]> spread(int count, int seed, int minimum, int range) {
        List<int[]> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int x = i * WIDTH / count + Ramp.pick(WIDTH / count, i, 1, seed);
            list.add(new int[] {x, minimum + Ramp.pick(range, i, 2, seed)});
        }
        return list;
    }

    /** A pointed rock from a floor (direction 1) or a ceiling (direction -1). */
    private static void spire(
            Drawing d, int x, int base, int length, int half, int direction, int light, int middle, int dark) {
        for (int i = 0; i < length; i++) {
            int w = half * (length - i) * (length - i) / (length * length) + (length - i) * half / (2 * length) + 1;
            int y = base - direction * i;
            int notch = Ramp.pick(3, i / 4, x, 4) - 1;
            for (int dx = -w; dx <= w + notch; dx++) {
                int shade = dx < -w / 3 + notch ? light : dx > w / 3 + notch ? dark : middle;
                d.set(Math.floorMod(x + dx, d.width()), y, shade);
            }
        }
    }

    private void farCave(Drawing d) {
        sky(d, new int[] {70, 130, 180, 225});
        int glow = Ramp.mix(style.sky.get(4), style.leaf.get(3), 0.25);
        ellipseAround(d, 130, 130, 220, 150, Ramp.mix(style.sky.get(3), glow, 0.35));
        ellipseAround(d, 165, 155, 150, 100, Ramp.mix(style.sky.get(4), glow, 0.4));
        ellipseAround(d, 200, 175, 80, 60, glow);
        int[][] depths = {{13, 40, 70, 10, 4}, {9, 50, 90, 16, 2}, {7, 40, 80, 22, 0}};
        for (int layer = 0; layer < 3; layer++) {
            int[] depth = depths[layer];
            int middle = Ramp.mix(style.sky.get(depth[4]), style.sky.get(layer), 0.5);
            int light = Ramp.mix(middle, style.sky.get(4), 0.22);
            int dark = Ramp.mix(middle, style.body.get(0), 0.2);
            for (int[] s : spread(depth[0], layer * 7 + 1, depth[1], depth[2])) {
                spire(d, s[0], 0, s[1] * (layer == 2 ? 3 : 4) / 4, depth[3], -1, light, middle, dark);
            }
            for (int[] s : spread(depth[0], layer * 7 + 2, depth[1], depth[2])) {
                spire(d, s[0], FAR_HEIGHT - 1, s[1], depth[3] + 4, 1, light, middle, dark);
            }
        }
    }

    private void nearCave(Drawing d) {
        int middle = Ramp.mix(style.sky.get(1), style.body.get(2), 0.4);
        int light = Ramp.mix(middle, style.sky.get(4), 0.3);
        int dark = Ramp.mix(middle, style.body.get(0), 0.3);
        for (int[] s : spread(8, 31, 50, 90)) {
            spire(d, s[0], NEAR_HEIGHT - 1, s[1], 26, 1, light, middle, dark);
        }
        for (int[] s : spread(10, 41, 10, 30)) {
            int crystal = Ramp.mix(style.leaf.get(3), middle, 0.45);
            spire(
                    d,
                    s[0],
                    NEAR_HEIGHT - 1,
                    s[1] + 12,
                    4,
                    1,
                    Ramp.mix(crystal, 0xffffff, 0.25),
                    crystal,
                    Ramp.mix(crystal, middle, 0.5));
            spire(
                    d,
                    s[0] + 8,
                    NEAR_HEIGHT - 1,
                    s[1],
                    3,
                    1,
                    Ramp.mix(crystal, 0xffffff, 0.25),
                    crystal,
                    Ramp.mix(crystal, middle, 0.5));
        }
    }

    private void farTowers(Drawing d) {
        sky(d, new int[] {70, 125, 175, 220});
        int sun = Ramp.mix(style.sky.get(4), 0xffffff, 0.5);
        ellipseAround(d, 290, 120, 92, 92, Ramp.mix(style.sky.get(3), sun, 0.35));
        ellipseAround(d, 300, 130, 72, 72, sun);
        int light = Ramp.mix(style.sky.get(4), 0xffffff, 0.2);
        cloud(d, 60, 70, 4, light, style.sky.get(3), style.sky.get(2));
        cloud(d, 330, 60, 3, light, style.sky.get(3), style.sky.get(2));
        cloud(d, 230, 150, 2, light, style.sky.get(3), style.sky.get(2));
        int haze = style.haze;
        int far = Ramp.mix(haze, style.sky.get(0), 0.55);
        mountains(
                d,
                312,
                new int[][] {{40, 200, 110}, {180, 220, 100}, {330, 208, 120}, {440, 224, 80}},
                Ramp.mix(haze, style.sky.get(0), 0.35),
                far,
                Ramp.mix(haze, 0xffffff, 0.15),
                Ramp.mix(haze, style.sky.get(0), 0.2));
        int wall = Ramp.mix(style.body.get(3), haze, 0.42);
        for (int[] t : spread(9, 5, 40, 70)) {
            tower(
                    d,
                    t[0],
                    FAR_HEIGHT - t[1],
                    8 + t[1] % 7,
                    Ramp.mix(wall, 0xffffff, 0.08),
                    wall,
                    Ramp.mix(wall, style.body.get(1), 0.15),
                    t[1] % 3 > 0);
        }
    }

    /** A tower with a roof or battlements and a lit window. */
    private void tower(Drawing d, int x, int top, int half, int light, int middle, int dark, boolean roof) {
        for (int dx = -half; dx <= half; dx++) {
            int column = Math.floorMod(x + dx, d.width());
            int shade = dx < -half / 2 ? light : dx > half / 3 ? dark : middle;
            d.fill(column, top, 1, d.height() - top, shade);
            if (!roof && (dx + half) % 5 < 3) {
                d.fill(column, top - 4, 1, 4, shade);
            }
        }
        if (roof) {
            int tiles = Ramp.mix(style.color('R'), middle, 0.55);
            int height = half * 2 + 4;
            for (int y = 0; y < height; y++) {
                int w = (half + 2) * y / height;
                for (int dx = -w; dx <= w; dx++) {
                    int shade =
                            dx < -w / 3 ? Ramp.mix(tiles, light, 0.3) : dx > w / 3 ? Ramp.mix(tiles, dark, 0.4) : tiles;
                    d.set(Math.floorMod(x + dx, d.width()), top - height + y, shade);
                }
            }
        }
        int glow = Ramp.mix(style.color('N'), middle, 0.35);
        for (int dx = -1; dx <= 1; dx++) {
            int column = Math.floorMod(x + dx, d.width());
            d.fill(column, top + 8, 1, 6, glow);
            if (half > 11) {
                d.fill(column, top + 30, 1, 6, glow);
            }
        }
    }

    private void nearCastle(Drawing d) {
        int haze = style.haze;
        int middle = Ramp.mix(style.body.get(2), haze, 0.4);
        int light = Ramp.mix(style.body.get(3), haze, 0.42);
        int dark = Ramp.mix(style.body.get(1), haze, 0.36);
        int wallTop = 120;
        for (int x = 0; x < WIDTH; x++) {
            d.fill(x, wallTop, 1, NEAR_HEIGHT - wallTop, middle);
            if (x % 20 < 12) {
                d.fill(x, wallTop - 9, 1, 9, middle);
                d.fill(x, wallTop - 9, 1, 2, light);
            } else {
                d.fill(x, wallTop, 1, 2, light);
            }
            d.fill(x, wallTop + 8, 1, 2, dark);
        }
        for (int row = 0; row < 9; row++) {
            for (int x = 0; x < WIDTH; x += 20) {
                if (Ramp.pick(3, x, row, 6) == 0) {
                    d.fill(x + row % 2 * 10, wallTop + 14 + row * 8, 9, 1, light);
                } else if (Ramp.pick(4, x, row, 8) == 0) {
                    d.fill(x + row % 2 * 10, wallTop + 20 + row * 8, 9, 1, dark);
                }
            }
        }
        int[][] towers = {{50, 60, 20}, {190, 84, 15}, {300, 40, 24}, {420, 78, 17}};
        for (int[] t : towers) {
            tower(d, t[0], t[1], t[2], light, middle, dark, t[2] % 2 == 0);
        }
    }
}
