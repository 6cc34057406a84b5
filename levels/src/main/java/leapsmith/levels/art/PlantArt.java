package leapsmith.levels.art;

import java.util.ArrayList;
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
        List<Drawing> list = new ArrayList<>();
        if (style.material == ArtStyle.Material.SOIL) {
            list.add(tile(
                    "....c...........",
                    "..d.cd...d......",
                    "..dc.d..cd......",
                    "..cc.cd.cd.d....",
                    "..bcbccbcc.c...."));
            list.add(tile(
                    "..........d.....",
                    "......d..cd.d...",
                    "...d..cd.cc.dc..",
                    "...cd.cc.cccdc..",
                    "...bccbccbccbb.."));
            list.add(tile(".....d..........", "..d..cd..d......", "..cd.cc.cd......", "...cbccbcc......"));
            list.add(tile(
                    "...d............",
                    "...cd..........d",
                    "d..cc.d......d.c",
                    "cd.ccdc.....dc.c",
                    "bccbccbb....bccb"));
        } else if (style.material == ArtStyle.Material.ROCK) {
            list.add(tile("......kkkk......", "....kkjjihk.....", "...kjjiihhgk....", "...kiiihhggk...."));
            list.add(tile("..........kkk...", "..kkk....kjihk..", ".kjihk.kkjiihgk.", ".kihgkkjiihhggk."));
            list.add(tile(
                    "....8...........",
                    "..8.78...8......",
                    "..78.7..78......",
                    "..67.67.67.8....",
                    "..566566565....."));
            list.add(tile(
                    ".........k......",
                    "....k...kjk.....",
                    "...kjk..kik..k..",
                    "...kihkkjihkkjk.",
                    "..kjihkkiihgkihk"));
        } else {
            list.add(tile("...kkkkkk.......", "..keddccbk......", "..kdccccbk.kkkk.", "..kccbbbbkkedcbk"));
            list.add(tile(
                    "....8...........",
                    "..8.78...8......",
                    "..78.7..78......",
                    "..67.67.67.8....",
                    "..5665665655...."));
            list.add(tile("..........kkk...", "..kkk....kecbk..", ".kedbk..kdccbbk.", ".kcbbk..kcbbbbk."));
            list.add(tile(".......8........", "....8..7.8......", "....78.778......", "....5665665....."));
        }
        return list;
    }

    /** Flowers, mushrooms, stones, lights: the rarer finds, one tile each. */
    List<Drawing> rare() {
        List<Drawing> list = new ArrayList<>();
        if (style.material == ArtStyle.Material.SOIL) {
            list.add(tile(
                    "....kkk.........",
                    "...kUTUk........",
                    "...kTNTk..kkk...",
                    "...kSTSk.kwUwk..",
                    "....kkk..kUNUk..",
                    ".....b...kwUwk..",
                    "..d..c....kkk...",
                    "..cd.c.....b.d..",
                    "...cbc.d...bdc..",
                    "...bbcbc..bcbb.."));
            list.add(tile(
                    "..........kkk...",
                    "...kkk...k434k..",
                    "..kOwOk..k3N3k..",
                    "..kwNwk..k232k..",
                    "..kOwOk...kkk...",
                    "...kkk.....b....",
                    "....b..d...c.d..",
                    "....c.dc...c.c..",
                    "..cbbcc.c.bbcc.."));
            list.add(tile(
                    "....kkkkk.......",
                    "..kkTSSRRkk.....",
                    ".kTwwSSSwRRk....",
                    ".kTwwSSwwRRk....",
                    ".kkSSSSSRRkk....",
                    "...kkkkkkk..kk..",
                    "....kJIGk.kkSRk.",
                    "....kJHGk.kkkkkk",
                    "...bkIHGkb.kIGk.",
                    "..cbkJHGkcbkIGkc"));
            list.add(tile(
                    "......kkkkk.....",
                    "....kktttsskk...",
                    "...kuttssssrrk..",
                    "..kutttssssrrrk.",
                    "..ktttsssrrrrqk.",
                    ".kktssssrrrrqqk.",
                    "kttkssrrrrrqqqkk"));
        } else if (style.material == ArtStyle.Material.ROCK) {
            list.add(tile(
                    ".......kk.......",
                    "......k98k......",
                    "..k...k97k......",
                    ".k9k..k97k.kk...",
                    ".k97k.k87kk98k..",
                    ".k87kkk87kk97k..",
                    "..k87k976k97k...",
                    "..k87k976k76k...",
                    "...k7776676k....",
                    "..kk6666665kk..."));
            list.add(tile(
                    "....kkkkk.......",
                    "..kk43322kk.....",
                    ".k4ww322w11k....",
                    ".k3ww22ww11k....",
                    ".kk222221100k...",
                    "...kkkkkkkk.....",
                    "....kJIGk..kkk..",
                    "....kJHGk.k321k.",
                    "....kIHGk.kkkkk.",
                    "...kkJHGkk.kIGk."));
            list.add(tile(
                    "........k.......",
                    ".......k4k......",
                    "......k43k......",
                    "...k..k432k.....",
                    "..k4k.k432k.k...",
                    "..k32kk432kk4k..",
                    "..k321k321k32k..",
                    "...k21k321k21k..",
                    "...kk11221110k.."));
            list.add(tile(
                    "......kkkk......",
                    "....kkjjjikk....",
                    "...kjjiiiihhk...",
                    "..kjjiiihhhggk..",
                    "..kiiihhhhgggk..",
                    ".kkihhhhgggggkk."));
        } else {
            list.add(tile(
                    "......kkkkk.....",
                    ".....kpooonk....",
                    "....kpoonnnmk...",
                    "....ktsssrrqk...",
                    "....koonnnmmk...",
                    "....konnnnmmk...",
                    "....koonnnmmk...",
                    "....ktsssrrqk...",
                    "....konnnnmmk...",
                    ".....knnmmmk....",
                    "......kkkkk....."));
            list.add(tile(
                    "...kkkk.........",
                    "..kTSRRk........",
                    "..kkkkkk........",
                    "...kSRk...kk....",
                    "..kTSRRk.kNk....",
                    ".kTwSSRRkkMk....",
                    ".kTSSSRRkkwk....",
                    ".kSSSRRQkkwk....",
                    "..kSRRQk.kwk....",
                    "...kkkk.kkkkk..."));
            list.add(tile(
                    "......kkkkk.....",
                    ".....kwwwusk....",
                    "....kwwwuussk...",
                    "....kwkkwkksk...",
                    "....kwkkukksk...",
                    "....kuuukussk...",
                    ".....kuuussk....",
                    "......kukusk....",
                    "..kk..kskskk.kk.",
                    ".kwukkkkkkkkuwsk"));
            list.add(tile(
                    "....kk..........",
                    "...kedk...kkk...",
                    "..kedcbkkkedbk..",
                    "..kdccbkedccbbk.",
                    ".kkcbbbkdcccbbk.",
                    "keedkbbkcccbbbak"));
        }
        return list;
    }

    /** What hangs from the underside of the ground: one tile each, from its top. */
    List<Drawing> hanging() {
        List<Drawing> list = new ArrayList<>();
        if (style.material == ArtStyle.Material.SOIL) {
            list.add(hang(
                    "..k....kk...k...",
                    "..gk...gk..kg...",
                    "..kg...kg..gk...",
                    "...k..kgk..k....",
                    "......kg...k....",
                    ".......k........"));
            list.add(hang(
                    "....gk....k.....",
                    "....kg....gk....",
                    ".....gk...kg....",
                    "....kgk....k....",
                    "....gk..........",
                    "....k..........."));
            list.add(hang(
                    "..6.....67......",
                    "..76....76..6...",
                    "..6.....67..7...",
                    ".76.....76..6...",
                    "..7......7......",
                    ".........6......"));
        } else if (style.material == ArtStyle.Material.ROCK) {
            list.add(hang(
                    "..kjihgk.kihgk..",
                    "..kjihgk.kihgk..",
                    "...kihgk..khk...",
                    "...kihk...khk...",
                    "...kihk....k....",
                    "....khk.........",
                    "....khk.........",
                    ".....k.........."));
            list.add(hang(
                    ".kihk..kjiihgk..",
                    ".kihk..kjiihgk..",
                    "..khk...kjihk...",
                    "..khk...kjihk...",
                    "...k....kjihk...",
                    ".........kihk...",
                    ".........kihk...",
                    "..........kk....",
                    "..........kk...."));
            list.add(hang(
                    "..6.....67......",
                    "..76....76..6...",
                    "..6.....67..7...",
                    ".76......6..8...",
                    "..8......8..9...",
                    "..9......9......"));
        } else {
            list.add(hang(
                    ".......rk.......",
                    "......rkkr......",
                    "......rkkr......",
                    ".......sk.......",
                    "......skks......",
                    "......skks......",
                    ".......sk.......",
                    "......rkkr......",
                    "......rkkr......",
                    ".......sk.......",
                    "......skks......",
                    ".......sk......."));
            list.add(hang(
                    "..6.....67......",
                    "..76....76..6...",
                    "..6.....67..7...",
                    ".76.....76..6...",
                    "..7......7......"));
            list.add(hang(
                    "u..u.u..u.......",
                    ".u.uu.uu........",
                    "..uuuu..........",
                    ".u.uu...........",
                    "u..u............",
                    "...u............"));
        }
        return list;
    }

    /** What stands on the ground and is two tiles high. */
    List<Drawing> tall() {
        return switch (style.material) {
            case SOIL ->
                List.of(
                        high(
                                "......kkk.......",
                                "....kkNONkk.....",
                                "...kNkkNkkNk....",
                                "...kNNmmmNNk....",
                                "..kNkmnnmmkNk...",
                                "..kONmnmmlNMk...",
                                "..kNkmmmllkMk...",
                                "...kNNlllMMk....",
                                "...kMkkMkkMk....",
                                "....kkMLMkk.....",
                                "......kkk.......",
                                ".......67k......",
                                "..kkk..67k......",
                                ".k988k.66k......",
                                ".k7787k67kkkk...",
                                "..k6777677988k..",
                                "...kkk66678877k.",
                                ".......67k6677k.",
                                ".......66kkkkk..",
                                ".......67k......",
                                "..d....67k...d..",
                                "..cd.d.66k.d.c..",
                                "..cc.cb66kbccb.."),
                        high(
                                "........8.......",
                                ".......89...88..",
                                "..88...87..887..",
                                "...887.87.87....",
                                ".....8777776....",
                                ".888...677...88.",
                                "8..887.676.888..",
                                ".....77766776...",
                                "..88..76766.....",
                                ".8..877676...88.",
                                "8.....6776788..8",
                                "....8776667.....",
                                "..887.56756788..",
                                ".87....565...87.",
                                ".7....5665....7.",
                                "......5555......"),
                        high(
                                "......kkkk......",
                                "....kk9988kk....",
                                "...k99988877k...",
                                "..k9988877776k..",
                                "..k8888777766k..",
                                ".k988777887665k.",
                                ".k887779888765k.",
                                ".k777788877665k.",
                                "..k6777777665k..",
                                "..k6667666655k..",
                                "...kk56665kk....",
                                ".....kkkkk......",
                                "......knk.......",
                                "......knk.......",
                                "......kom.......",
                                "......knk...d...",
                                "...d..knk.d.c...",
                                "...cd.knk.cbc...",
                                "..bccbknmbccb..."));
            case ROCK ->
                List.of(
                        high(
                                ".......k........",
                                "......k9k.......",
                                "......k98k......",
                                ".....k998k......",
                                ".....k987k......",
                                ".....k987k..k...",
                                ".....k987k.k9k..",
                                "..k..k987k.k98k.",
                                ".k9k.k987kk998k.",
                                ".k98kk987kk987k.",
                                ".k987kk876k987k.",
                                "..k87kk876k876k.",
                                "..k876k876k76k..",
                                "..k876k876k76k..",
                                "...k76k766k6k...",
                                "...k76k76666k...",
                                "..kkk6666665kk.."),
                        high(
                                ".......k........",
                                "......kjk.......",
                                "......kjk.......",
                                ".....kjihk......",
                                ".....kjihk......",
                                ".....kjihk......",
                                "....kjiihk......",
                                "....kjiihgk.....",
                                "....kjiihgk.k...",
                                "....kjihhgkkjk..",
                                "...kjiiihgkkjhk.",
                                "...kjiiihhgkihk.",
                                "..kkjiiihhgkihgk",
                                ".kjkiiihhhgkihgk",
                                ".kikiiihhhggkhgk",
                                "kjihkiihhhggkhgk"),
                        high(
                                ".....kkkkkk.....",
                                "...kk444332kk...",
                                "..k44ww33322kk..",
                                ".k44wwww332w21k.",
                                ".k333ww332www1k.",
                                "k3333333222w211k",
                                "k22222222222111k",
                                ".kk1111111000kk.",
                                "...kkkJIIGkkk...",
                                ".....kJIHk......",
                                ".....kJIGk......",
                                ".....kIIGk......",
                                "....kJIHGk.kkk..",
                                "....kJIHk.k432k.",
                                "....kIHGk.kk0kk.",
                                "...kJIHGkk.kIk..",
                                "...kIIHGGk.kHk.."));
            case BRICK ->
                List.of(
                        high(
                                "..k....k....k...",
                                "..T....T....T...",
                                ".TNT..TNT..TNT..",
                                ".TOT..TOT..TOT..",
                                ".kOk..kOk..kOk..",
                                ".kwk..kwk..kwk..",
                                ".kwk..kwk..kwk..",
                                "kNNNk.kNk.kNNNk.",
                                ".kMk..kMk..kMk..",
                                ".kMMk.kMk.kMMk..",
                                "..kNMkkMkkNMk...",
                                "...kNNNNNNMk....",
                                "....kkkNMkk.....",
                                "......kNMk......",
                                "......kNMk......",
                                "......kNMk......",
                                "......kNMk......",
                                "......kNMk......",
                                ".....kNNMMk.....",
                                "....kNOMMMLk....",
                                "....kkkkkkkk...."),
                        high(
                                "....kkkkkkkk....",
                                "...kedddcccbk...",
                                "...kbbbbbbbak...",
                                "....kedccbbk....",
                                "....kedccbbk....",
                                "....kedccbbk....",
                                "....kddccbak....",
                                "....kedccbbk....",
                                ".....kdccbk.....",
                                ".....kkcbbk.....",
                                "....k.kkbbak....",
                                "...kck..kbbk....",
                                "....kedccbbk....",
                                "....kedccbbk.kk.",
                                "....kddccbbkkebk",
                                "...kedddcccbkcbk",
                                "..keddddccccbkkk",
                                "..kbbbbbbbbbak..",
                                "..kkkkkkkkkkkk.."),
                        high(
                                ".......k........",
                                "......kNk.......",
                                "......kNk.......",
                                ".....kkkkkkkkk..",
                                ".....kTSSSSSRk..",
                                ".....kTSSNSSRk..",
                                ".....kTSNONSRk..",
                                ".....kTSSNSSRk..",
                                ".....kTSSSSSRk..",
                                ".....kTSSSSSRk..",
                                ".....kTNNNNNMk..",
                                ".....kTSSSSSRk..",
                                ".....kTSkkSSRk..",
                                ".....kSk..kSRk..",
                                "......k....kk...",
                                ".....kok........",
                                ".....kok........",
                                ".....kok........",
                                ".....kok........",
                                ".....kok........",
                                ".....kok........",
                                "....ktsrk.......",
                                "...ktssrrk......"));
        };
    }

    private Drawing tile(String... rows) {
        Drawing drawing = new Drawing(TILE, TILE);
        return drawing.draw(Drawing.of(style, rows), 0, TILE - rows.length);
    }

    private Drawing high(String... rows) {
        Drawing drawing = new Drawing(TILE, 2 * TILE);
        return drawing.draw(Drawing.of(style, rows), 0, 2 * TILE - rows.length);
    }

    private Drawing hang(String... rows) {
        return new Drawing(TILE, TILE).draw(Drawing.of(style, rows), 0, 0);
    }

    /** A round bush of two tiles by one and a half. */
    Drawing bush() {
        Drawing bush = new Drawing(3 * TILE, 2 * TILE);
        crown(bush, style.leaf, 2, 12, 18, 19, 1);
        crown(bush, style.leaf, 26, 14, 18, 17, 2);
        crown(bush, style.leaf, 12, 5, 22, 26, 3);
        bush.outline(style.leaf.get(0));
        return bush.fill(0, 31, 48, 1, 0);
    }

    /** Leaves in a round clump, light at the upper left. */
    static void crown(Drawing d, Ramp leaf, int x, int y, int w, int h, int seed) {
        d.ellipse(x, y, w, h, leaf.get(1));
        int[][] clumps = {{0, 0, 0}, {6, 0, 1}, {3, 3, 0}, {8, 4, 2}, {1, 6, 1}, {5, 7, 2}, {9, 8, 3}, {2, 9, 3}};
        for (int[] clump : clumps) {
            int cx = x + clump[0] * w / 16 + Ramp.pick(2, clump[0], clump[1], seed);
            int cy = y + clump[1] * h / 16 + Ramp.pick(2, clump[1], clump[0], seed);
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
        crown(leaves, style.leaf, 3, 18, 28, 26, 1);
        crown(leaves, style.leaf, 34, 19, 27, 26, 2);
        crown(leaves, style.leaf, 20, 25, 26, 24, 5);
        crown(leaves, style.leaf, 12, 3, 40, 32, 3);
        leaves.outline(style.leaf.get(0));
        return tree.draw(leaves, 0, 0);
    }

    /** A fence that goes on at both sides. */
    Drawing fence() {
        return tile(
                "..kk......kk....",
                ".kpok....kpok...",
                ".kpnk....kpnk...",
                "kkpnkkkkkkpnkkkk",
                "oopnooooooonpooo".replace("np", "pn"),
                "mmpnmmmmmmpnmmmm",
                "kkpnkkkkkkpnkkkk",
                ".kpnk....kpnk...",
                "kkpnkkkkkkpnkkkk",
                "oopnoooooopnoooo",
                "mmpnmmmmmmpnmmmm",
                "kkpnkkkkkkpnkkkk",
                ".kpnk....kpnk...",
                ".konk....konk...");
    }

    /** A column of stone, one tile wide and four high. */
    Drawing column() {
        Ramp stone = style.gate();
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
        Ramp stone = style.gate();
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
        String[][] flames = {
            {
                "......T.........",
                ".....TT.........",
                ".....TNT........",
                "....TNNTT.......",
                "....TNONT.......",
                "....TNOONT......",
                ".....NOON......."
            },
            {
                "................",
                ".......T........",
                "......TT........",
                ".....TNTT.......",
                "....TNNNT.......",
                "....TNOONT......",
                ".....NOON......."
            },
            {
                "........T.......",
                ".......TT.......",
                ".....TTNT.......",
                ".....TNNT.......",
                "....TNOONT......",
                "....TNOONT......",
                ".....NOON......."
            },
            {
                "................",
                ".....T..........",
                ".....TT.T.......",
                "....TTNTT.......",
                "....TNNNT.......",
                "....TNOONT......",
                ".....NOON......."
            }
        };
        Drawing torch = new Drawing(TILE, TILE);
        torch.draw(Drawing.of(style, flames[frame]), 1, 0);
        torch.draw(Drawing.of(style, ".kkkkkk.", ".kponmk.", "..konk..", "..konk..", "..konk..", "...kk..."), 4, 7);
        return torch;
    }
}
