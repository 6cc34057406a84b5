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
}
