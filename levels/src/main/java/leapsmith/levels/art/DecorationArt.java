package leapsmith.levels.art;

/** Larger pieces to decorate a level with by hand. */
final class DecorationArt {
    private static final int TILE = TerrainArt.TILE;

    private final ArtStyle style;

    DecorationArt(ArtStyle style) {
        this.style = style;
    }

    /** A round bush of two tiles by one and a half. */
    Drawing bush() {
        Drawing bush = new Drawing(3 * TILE, 2 * TILE);
        PlantArt.crown(bush, style.leaf, 2, 12, 18, 19, 1);
        PlantArt.crown(bush, style.leaf, 26, 14, 18, 17, 2);
        PlantArt.crown(bush, style.leaf, 12, 5, 22, 26, 3);
        bush.outline(style.leaf.get(0));
        return bush.fill(0, 31, 48, 1, 0);
    }

    /** A tree of four tiles by five. */
    Drawing tree() {
        Drawing tree = new Drawing(4 * TILE, 5 * TILE);
        for (int y = 40; y < 80; y++) {
            int half = y > 76 ? 7 : y > 72 ? 5 : 4;
            for (int x = -half; x < half; x++) {
                char c = x < -half + 2 ? 'o' : x > half - 3 ? 'l' : (y * 3 + x * 5) % 11 < 2 ? 'm' : 'n';
                tree.set(32 + x, y, style.color(c));
            }
        }
        tree.line(32, 54, 20, 42, 3, style.color('n')).line(33, 50, 44, 40, 3, style.color('m'));
        tree.fill(29, 46, 6, 5, style.color('l'));
        tree.outline(style.outline);
        Drawing leaves = new Drawing(4 * TILE, 5 * TILE);
        PlantArt.crown(leaves, style.leaf, 3, 18, 28, 26, 1);
        PlantArt.crown(leaves, style.leaf, 34, 19, 27, 26, 2);
        PlantArt.crown(leaves, style.leaf, 20, 25, 26, 24, 5);
        PlantArt.crown(leaves, style.leaf, 12, 3, 40, 32, 3);
        leaves.outline(style.leaf.get(0));
        return tree.draw(leaves, 0, 0);
    }

    /** A fence that goes on at both sides. */
    Drawing fence() {
        Drawing fence = HandDrawn.picture(style, "fence");
        return new Drawing(TILE, TILE).draw(fence, 0, TILE - fence.height());
    }

    /** A column of stone, one tile wide and four high. */
    Drawing column() {
        ColorRamp stone = style.metal();
        Drawing column = new Drawing(TILE, 4 * TILE);
        int[] shades = {3, 4, 3, 2, 2, 2, 1, 2, 1, 1};
        for (int y = 0; y < 64; y++) {
            boolean wide = y < 6 || y > 57;
            for (int x = wide ? 1 : 3; x < (wide ? 15 : 13); x++) {
                int shade = wide ? y == 0 || y == 58 ? 4 : x < 4 ? 3 : x > 11 ? 1 : 2 : shades[x - 3];
                column.set(x, y, stone.get(y == 6 || y == 7 || y == 5 || y == 63 ? shade - 1 : shade));
            }
        }
        for (int x = 3; x < 13; x++) {
            column.set(x, 27, stone.get(1)).set(x, 45, stone.get(1));
        }
        column.outline(style.outline);
        return column;
    }

    /** A window with light behind it, one tile wide and two high. */
    Drawing window() {
        ColorRamp stone = style.metal();
        Drawing window = new Drawing(TILE, 2 * TILE);
        window.fill(1, 8, 14, 24, stone.get(2)).ellipse(1, 1, 14, 14, stone.get(2));
        window.fill(1, 8, 1, 22, stone.get(4))
                .fill(0, 29, TILE, 2, stone.get(3))
                .fill(0, 31, TILE, 1, stone.get(1));
        window.fill(3, 9, 10, 20, style.outline).ellipse(3, 3, 10, 12, style.outline);
        window.fill(4, 9, 8, 20, style.color('M')).ellipse(4, 4, 8, 12, style.color('M'));
        window.fill(4, 10, 4, 8, style.color('N'))
                .fill(5, 7, 3, 4, style.color('N'))
                .fill(5, 11, 2, 4, style.color('O'));
        window.fill(7, 4, 2, 25, style.outline).fill(4, 18, 8, 1, style.outline).fill(4, 11, 8, 1, style.outline);
        return window;
    }

    /** A banner that hangs on a wall, one tile wide and two high. */
    Drawing banner() {
        Drawing banner = new Drawing(TILE, 2 * TILE);
        banner.fill(2, 2, 12, 26, style.color('S'))
                .fill(2, 2, 2, 26, style.color('T'))
                .fill(11, 2, 3, 26, style.color('R'));
        for (int y = 28; y < 31; y++) {
            banner.fill(2, y, 31 - y + 2, 1, style.color('S')).fill(14 - (31 - y) - 2, y, 33 - y, 1, style.color('R'));
        }
        banner.fill(2, 2, 12, 1, style.color('Q')).fill(2, 24, 12, 1, style.color('N'));
        banner.draw(Drawing.of(style, "..NN..", ".NOON.", "NOwONM", "NNONNM", ".NNNM.", "..MM.."), 5, 9);
        banner.outline(style.outline);
        banner.fill(0, 0, TILE, 3, style.outline)
                .fill(1, 1, 14, 1, style.color('N'))
                .set(1, 1, style.color('w'));
        return banner;
    }

    /** A torch; one of four frames. */
    Drawing torch(int frame) {
        Drawing torch = new Drawing(TILE, TILE);
        torch.draw(HandDrawn.pictures(style, "flame").get(frame), 1, 0);
        torch.draw(Drawing.of(style, ".kkkkkk.", ".kponmk.", "..konk..", "..konk..", "..konk..", "...kk..."), 4, 7);
        return torch;
    }
}
