package leapsmith.levels.art;

import leapsmith.levels.art.TerrainArt.Paint;
import leapsmith.levels.art.TerrainArt.Place;

/** Tiles that do something: water, ice, ladders, spikes, springs and the like. */
final class KindArt {
    private static final int TILE = TerrainArt.TILE;
    /** How many pictures a moving surface has before it repeats. */
    static final int FRAMES = 4;

    private static final ColorRamp ICE = ColorRamp.of(0x2f4a94, 0x5c93d1, 0x8fcbee, 0xc3edf8, 0xfbffff);
    private static final ColorRamp MUD = ColorRamp.of(0x2b1830, 0x4b2c39, 0x6d4640, 0x936a4f, 0xc79c72);
    private static final ColorRamp LAVA = ColorRamp.of(0x6a1238, 0xc22f2f, 0xf2642b, 0xffb02f, 0xfff3a0);
    private static final ColorRamp GOO = ColorRamp.of(0x3f1d5c, 0x7b3496, 0xb856c4, 0xe58fdc, 0xffd9f0);

    private final ArtStyle style;
    private final Paint ground;

    KindArt(ArtStyle style) {
        this.style = style;
        ground = GroundPaint.of(style);
    }

    static Paint ice() {
        return new IcePaint(ICE);
    }

    Paint mud() {
        return new CoatPaint(MUD, ground);
    }

    Paint goo() {
        return new CoatPaint(GOO, ground);
    }

    /** Clear ice with slanting glints. */
    record IcePaint(ColorRamp ice) implements Paint {
        @Override
        public int color(Place p) {
            if (p.up() == 0) {
                return ice.get(4);
            }
            if (p.isBorder()) {
                return ice.get(0);
            }
            if (p.up() < 3 + (p.x() * 5 % 16 < 6 ? 1 : 0)) {
                return ice.get(p.up() == 1 ? 4 : 3);
            }
            if (p.down() == 1 || p.right() == 1) {
                return ice.get(1);
            }
            if (p.left() == 1) {
                return ice.get(3);
            }
            int slant = p.x() + p.y() & 15;
            boolean glint = p.x() > 1 && p.y() > 1 && p.x() < 15 && p.y() < 15;
            return ice.get(glint && (slant == 2 || slant == 3 || slant == 6) ? 3 : slant > 8 && slant < 12 ? 1 : 2);
        }
    }

    /** A sticky coat that drips over the ground. */
    record CoatPaint(ColorRamp coat, Paint ground) implements Paint {
        private static final int[] DRIPS = {6, 6, 5, 4, 4, 5, 7, 8, 8, 7, 5, 4, 4, 4, 5, 6};

        @Override
        public int color(Place p) {
            int drip = DRIPS[p.x()];
            if (p.up() >= drip) {
                return ground.color(p.below());
            }
            if (p.side() == 0 || p.up() == drip - 1) {
                return coat.get(p.up() == 0 ? 2 : 0);
            }
            if (p.up() == 0) {
                return coat.get(p.x() % 8 == 1 || p.x() % 8 == 2 ? 4 : 3);
            }
            boolean glint = p.up() == 2 && (p.x() > 4 && p.x() < 8 || p.x() == 14) || p.x() == 6 && p.up() < 5;
            return coat.get(glint ? 4 : p.up() < drip - 2 ? 2 : 1);
        }
    }

    /** Water: surface, middle, bottom, alone; one frame. */
    Drawing water(int frame) {
        Drawing column = new Drawing(TILE, 4 * TILE);
        for (int y = 0; y < column.height(); y++) {
            int piece = y / TILE;
            for (int x = 0; x < TILE; x++) {
                int depth = piece == 0 || piece == 3 ? y % TILE - WAVE[x + 4 * frame & 15] : TILE;
                column.set(x, y, depth < 0 ? 0 : water(x + 4 * frame & 15, y % TILE, depth));
            }
        }
        return column;
    }

    private int water(int x, int y, int depth) {
        boolean swell = depth == 2 && WAVE[x + 8 & 15] > 2;
        if (depth < 2 || swell) {
            return ColorRamp.alpha(style.water.get(depth == 0 ? 4 : 3), 240 - 20 * depth);
        }
        int shade = RIPPLES[y].charAt(x) - '0';
        return ColorRamp.alpha(style.water.get(shade), shade == 2 ? 165 : 180);
    }

    /** Light and dark ripples in water, which drift sideways. */
    private static final String[] RIPPLES = HandDrawn.rows("ripples");

    /** How far the surface of a fluid is below the top of its tile, along the tile. */
    private static final int[] WAVE = {2, 2, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 3, 3};

    /** Lava as 3 x 3 pieces to fill a box of any size; one frame. */
    Drawing lava(int frame) {
        Drawing box = new Drawing(3 * TILE, 3 * TILE);
        for (int y = 0; y < box.height(); y++) {
            for (int x = 0; x < box.width(); x++) {
                box.set(x, y, lava(x & 15, y, frame));
            }
        }
        return box;
    }

    private static int lava(int x, int y, int frame) {
        int wave = WAVE[x + 4 * frame & 15] - 1;
        if (y < wave) {
            return 0;
        }
        if (y < TILE) {
            int depth = y - wave;
            if (depth == 0) {
                return LAVA.get(4);
            }
            if (depth < 3) {
                return LAVA.get(depth == 1 ? 4 : 3);
            }
            if (depth < 3 + WAVE[x * 3 + 4 * frame + 5 & 15] / 2) {
                return LAVA.get(3);
            }
        }
        return LAVA.get(STREAKS[y & 15].charAt(x + frame * 4 & 15) - '0');
    }

    /** Streaks in lava, which drift sideways. */
    private static final String[] STREAKS = HandDrawn.rows("streaks");

    /** A ladder of wood or iron: top, middle, bottom, alone. */
    Drawing ladder() {
        boolean iron = style.material == ArtStyle.Material.BRICK;
        Drawing half = HandDrawn.picture(style, "ladder");
        if (iron) {
            half = half.recolored(style, "lmnop", "qrstu");
        }
        Drawing column = new Drawing(TILE, 4 * TILE);
        for (int i = 0; i < 8; i++) {
            column.draw(half, 0, i * 8);
        }
        for (int i = 0; i < 4; i += 3) {
            for (int x = 1; x < 5; x++) {
                column.set(x, i * TILE, x == 1 || x == 4 ? 0 : style.outline);
                column.set(x + 10, i * TILE, x == 1 || x == 4 ? 0 : style.outline);
            }
        }
        for (int i = 2; i < 4; i++) {
            for (int x = 1; x < 15; x++) {
                column.set(x, i * TILE + 15, x > 1 && x < 4 || x > 11 && x < 14 ? style.outline : 0);
            }
        }
        return column;
    }

    /** A vine to climb: top, middle, bottom, alone. */
    Drawing vine() {
        Drawing middle = HandDrawn.picture(style, "vine");
        Drawing end = HandDrawn.picture(style, "vine-end");
        Drawing column = new Drawing(TILE, 4 * TILE);
        column.draw(middle, 0, 0).draw(middle, 0, TILE).draw(end, 0, 2 * TILE).draw(end, 0, 3 * TILE);
        return column;
    }

    /** Spikes that point up. The others are turned, with the light still from above. */
    Drawing spikesUp() {
        return spikes("tus", "srq");
    }

    Drawing spikesDown() {
        return spikes("srq", "rqq").flipped();
    }

    Drawing spikesRight() {
        return spikes("tut", "srq").turned();
    }

    Drawing spikesLeft() {
        return spikes("tut", "srq").turned().mirrored();
    }

    /** Spikes of two slants, each with an edge, a middle and an inner shade. */
    private Drawing spikes(String left, String right) {
        Drawing spikes = new Drawing(TILE, TILE);
        for (int i = 0; i < 2; i++) {
            int middle = 4 + i * 8;
            for (int y = 2; y < TILE - 2; y++) {
                int half = (y + 1) / 4;
                for (int x = -half; x < half; x++) {
                    int color = x < 0
                            ? style.color(left.charAt(x == -half ? 0 : x == -1 && y > 6 ? 2 : 1))
                            : style.color(right.charAt(x == half - 1 ? 2 : x == 0 && y < 10 ? 0 : 1));
                    spikes.set(middle + x, y, color);
                }
            }
        }
        spikes.outline(style.outline);
        spikes.fill(0, 13, TILE, 1, style.outline);
        spikes.fill(0, 14, TILE, 1, style.color('s')).fill(0, 15, TILE, 1, style.color('q'));
        spikes.set(0, 14, style.color('r')).set(7, 14, style.color('t')).set(8, 14, style.color('t'));
        return spikes;
    }

    /** A spring that fills its tile; a strong one has a golden pad. */
    Drawing spring(boolean strong) {
        Drawing spring = HandDrawn.picture(style, "spring");
        if (strong) {
            spring = spring.recolored(style, "QRSTU", "LMNOP");
            spring.draw(Drawing.of(style, ".RR.", "RSSR", "R..R"), 6, 1);
        }
        return spring;
    }

    /** A block that breaks under the feet. */
    Drawing crumble() {
        ColorRamp ramp = style.material == ArtStyle.Material.SOIL ? style.body : style.top;
        int k = style.outline;
        Drawing block = new Drawing(TILE, TILE).fill(0, 0, TILE, TILE, k).fill(1, 1, 14, 14, ramp.get(2));
        block.fill(1, 1, 14, 1, ramp.get(4)).fill(1, 2, 14, 2, ramp.get(3)).fill(1, 13, 14, 2, ramp.get(1));
        Drawing lines = HandDrawn.picture(style, "cracks");
        for (int y = 1; y < 15; y++) {
            for (int x = 1; x < 15; x++) {
                if (!lines.isEmpty(x, y)) {
                    block.set(x, y, ramp.get(0));
                } else if (!lines.isEmpty(x, y - 1) || !lines.isEmpty(x - 1, y)) {
                    block.set(x, y, ramp.get(3));
                }
            }
        }
        for (int[] corner : new int[][] {{0, 0}, {15, 0}, {0, 15}, {15, 15}}) {
            block.set(corner[0], corner[1], 0);
        }
        return block;
    }

    /** A gate to the right: rails with an arrow, and a bar at the side from which it is closed. */
    Drawing gate() {
        Drawing gate = new Drawing(TILE, TILE);
        for (int y : new int[] {1, 13}) {
            gate.fill(0, y, TILE, 2, style.outline).fill(0, y, TILE, 1, style.color('r'));
        }
        gate.fill(11, 0, 4, TILE, style.outline).fill(12, 0, 2, TILE, style.color('r'));
        gate.fill(12, 0, 1, TILE, style.color('s'));
        for (int step = 0; step < 4; step++) {
            gate.fill(3 + step, 4 + step, 3, 1, style.color('w')).fill(3 + step, 11 - step, 3, 1, style.color('w'));
        }
        return gate;
    }

    /** A moving belt: left end, middle, right end, alone; one frame of a belt that moves right. */
    Drawing belt(int frame) {
        Drawing row = new Drawing(4 * TILE, TILE);
        for (int i = 0; i < 4; i++) {
            boolean leftEnd = i == 0 || i == 3;
            boolean rightEnd = i == 2 || i == 3;
            Drawing piece = new Drawing(TILE, TILE);
            piece.fill(0, 0, TILE, TILE, style.outline);
            piece.fill(0, 5, TILE, 7, style.color('q'));
            for (int x = 0; x < TILE; x++) {
                boolean tread = (x - frame * 2 & 7) < 2;
                piece.set(x, 1, style.color(tread ? 'w' : 'N'));
                piece.set(x, 2, style.color(tread ? 'O' : 'M'));
                piece.set(x, 3, style.color(tread ? 'M' : 'L'));
                tread = (x + frame * 2 & 7) < 2;
                piece.set(x, 13, style.color(tread ? 'N' : 'M'));
                piece.set(x, 14, style.color(tread ? 'M' : 'L'));
            }
            for (int wheel = 0; wheel < 2; wheel++) {
                int x = 1 + wheel * 8;
                piece.ellipse(x, 5, 7, 7, style.color('r')).ellipse(x + 1, 5, 5, 5, style.color('s'));
                boolean upright = frame % 2 == 0;
                piece.fill(x + 3, upright ? 6 : 8, 1, upright ? 5 : 1, style.color('q'));
                piece.fill(x + 1, 8, upright ? 1 : 5, 1, style.color('q'));
                piece.set(x + 3, 8, style.color('u'));
            }
            if (leftEnd) {
                closeBelt(piece, 0, 1);
            }
            if (rightEnd) {
                closeBelt(piece, TILE - 1, -1);
            }
            row.draw(piece, i * TILE, 0);
        }
        return row;
    }

    private void closeBelt(Drawing piece, int x, int inward) {
        piece.fill(x, 0, 1, TILE, style.outline);
        piece.fill(x + inward, 3, 1, 10, style.color('M')).set(x + inward, 7, style.color('O'));
        piece.fill(x + 2 * inward, 5, 1, 6, style.outline);
        for (int y = 0; y < 3; y++) {
            for (int i = 0; i < 3 - y; i++) {
                boolean line = i == 2 - y;
                piece.set(x + i * inward, y, line ? style.outline : 0);
                piece.set(x + i * inward, TILE - 1 - y, line ? style.outline : 0);
            }
        }
    }
}
