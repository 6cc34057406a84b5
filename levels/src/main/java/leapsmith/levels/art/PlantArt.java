package leapsmith.levels.art;

import java.util.List;

/** What grows and hangs on the ground, and larger pieces to decorate a level with. */
final class PlantArt {
    private static final int TILE = TerrainArt.TILE;

    private final ArtStyle style;

    PlantArt(ArtStyle style) {
        this.style = style;
    }

    /** Grass tufts and what else is often found on the ground: one tile each. */
    List<Drawing> common() {
        return standing("common", TILE);
    }

    /** Flowers, mushrooms, stones, lights: the rarer finds, one tile each. */
    List<Drawing> rare() {
        return standing("rare", TILE);
    }

    /** What stands on the ground and is two tiles high. */
    List<Drawing> tall() {
        return standing("tall", 2 * TILE);
    }

    /** What hangs from the underside of the ground: one tile each, from its top. */
    List<Drawing> hanging() {
        return drawn("hanging").stream()
                .map(drawing -> new Drawing(TILE, TILE).draw(drawing, 0, 0))
                .toList();
    }

    private List<Drawing> standing(String group, int height) {
        return drawn(group).stream()
                .map(drawing -> new Drawing(TILE, height).draw(drawing, 0, height - drawing.height()))
                .toList();
    }

    private List<Drawing> drawn(String group) {
        return HandDrawn.pictures(style, style.material + " " + group);
    }

    /** Leaves in a round clump, light at the upper left. */
    static void crown(Drawing d, ColorRamp leaf, int x, int y, int w, int h, int seed) {
        d.ellipse(x, y, w, h, leaf.get(1));
        int[][] clumps = {{0, 0, 0}, {6, 0, 1}, {3, 3, 0}, {8, 4, 2}, {1, 6, 1}, {5, 7, 2}, {9, 8, 3}, {2, 9, 3}};
        for (int[] clump : clumps) {
            int cx = x + clump[0] * w / 16 + ColorRamp.pick(2, clump[0], clump[1], seed);
            int cy = y + clump[1] * h / 16 + ColorRamp.pick(2, clump[1], clump[0], seed);
            int cw = Math.max(4, w * 7 / 16);
            int ch = Math.max(3, h * 5 / 16);
            for (int row = 0; row < ch; row++) {
                for (int col = 0; col < cw; col++) {
                    if (Drawing.isInEllipse(col, row, cw, ch)
                            && Drawing.isInEllipse(cx + col - x, cy + row - y, w, h)) {
                        boolean low = !Drawing.isInEllipse(col, row + 2, cw, ch);
                        boolean high = !Drawing.isInEllipse(col - 1, row - 2, cw, ch);
                        int shade = low ? 1 : clump[2] == 3 ? 2 : high && clump[2] < 2 ? 3 : 2;
                        if (high && row == 0 && clump[2] == 0) {
                            shade = 4;
                        }
                        d.set(cx + col, cy + row, leaf.get(shade));
                    }
                }
            }
        }
    }
}
