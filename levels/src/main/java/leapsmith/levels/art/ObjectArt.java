package leapsmith.levels.art;

/** Objects of a level: platforms, crates, the goal, doors and keys, and what is picked up. */
final class ObjectArt {
    private static final int TILE = TerrainArt.TILE;

    private final ArtStyle style;

    ObjectArt(ArtStyle style) {
        this.style = style;
    }

    /** A platform as 3 x 3 pieces; it also looks right if only a few pixels of its top and underside are shown. */
    Drawing platform() {
        ColorRamp ramp = style.platform();
        int size = 3 * TILE;
        Drawing box = new Drawing(size, size).fill(0, 0, size, size, style.outline);
        box.fill(1, 1, size - 2, size - 2, ramp.get(2));
        box.fill(1, 1, size - 2, 1, ramp.get(4)).fill(1, 2, size - 2, 2, ramp.get(3));
        box.fill(1, size - 4, size - 2, 1, ramp.get(1)).fill(1, size - 3, size - 2, 2, ramp.get(1));
        for (int y = 7; y < size - 5; y += 8) {
            box.fill(1, y, size - 2, 1, ramp.get(1)).fill(1, y + 1, size - 2, 1, ramp.get(3));
        }
        for (int x = 0; x < size; x += TILE) {
            box.set(x + 7, 2, style.color('N')).set(x + 7, 3, style.color('L'));
            box.set(x + 8, 2, style.color('M')).set(x + 8, 3, style.color('L'));
        }
        box.fill(1, 1, 1, size - 2, ramp.get(3)).fill(size - 2, 2, 1, size - 3, ramp.get(1));
        clearCorners(box);
        return box;
    }

    /** A thin platform that can be jumped through: left, middle, right, alone. */
    Drawing thinPlatform() {
        ColorRamp ramp = style.platform();
        Drawing row = new Drawing(4 * TILE, TILE);
        for (int i = 0; i < 4; i++) {
            int x = i * TILE;
            row.fill(x, 0, TILE, 6, style.outline)
                    .fill(x, 1, TILE, 1, ramp.get(4))
                    .fill(x, 2, TILE, 2, ramp.get(3));
            row.fill(x, 4, TILE, 1, ramp.get(1));
            row.fill(x + 7, 2, 2, 2, style.color('L')).fill(x + 7, 2, 2, 1, style.color('N'));
            if (i == 0 || i == 3) {
                closePlatform(row, x, x + 1);
            }
            if (i == 2 || i == 3) {
                closePlatform(row, x + 15, x + 13);
            }
        }
        return row;
    }

    /** An end of a thin platform, with a fitting beside it. */
    private void closePlatform(Drawing row, int end, int fitting) {
        row.fill(end, 0, 1, 6, style.outline).set(end, 0, 0).set(end, 5, 0);
        row.fill(fitting, 1, 2, 4, style.color('M')).fill(fitting, 1, 2, 1, style.color('O'));
        row.fill(fitting, 4, 2, 1, style.color('L'));
    }

    private static void clearCorners(Drawing box) {
        int right = box.width() - 1;
        int bottom = box.height() - 1;
        box.set(0, 0, 0).set(right, 0, 0).set(0, bottom, 0).set(right, bottom, 0);
    }

    /** A crate as 3 x 3 pieces. */
    Drawing crate() {
        int size = 3 * TILE;
        int l = style.color('l');
        Drawing box = new Drawing(size, size).fill(0, 0, size, size, style.outline);
        box.fill(1, 1, size - 2, size - 2, style.color('n'));
        for (int y = 4; y < size - 4; y++) {
            for (int x = 4; x < size - 4; x++) {
                int plank = (y - 4) % 5;
                box.set(x, y, style.color(plank == 4 ? 'l' : plank == 0 ? 'n' : 'm'));
            }
        }
        frame(box, 1, style.color('p'), style.color('o'), style.color('n'));
        frame(box, 2, style.color('o'), style.color('o'), style.color('n'));
        frame(box, 3, style.color('n'), style.color('n'), style.color('m'));
        frame(box, 4, l, l, l);
        for (int corner = 0; corner < 4; corner++) {
            int x = corner % 2 == 0 ? 2 : size - 4;
            int y = corner < 2 ? 2 : size - 4;
            box.fill(x, y, 2, 2, style.color('r')).set(x, y, style.color('u')).set(x + 1, y + 1, style.color('q'));
        }
        clearCorners(box);
        return box;
    }

    private static void frame(Drawing box, int inset, int top, int side, int bottom) {
        int size = box.width() - 2 * inset;
        box.fill(inset, inset, 1, size, side).fill(box.width() - 1 - inset, inset, 1, size, bottom);
        box.fill(inset, box.height() - 1 - inset, size, 1, bottom).fill(inset, inset, size, 1, top);
    }

    /** The gate that a player has to reach, with light behind it; one of four frames. */
    Drawing goal(int frame) {
        Drawing gate = new Drawing(32, 48);
        ColorRamp stone = style.metal();
        // The arch, with the opening cut out of it.
        gate.fill(2, 14, 28, 34, stone.get(2)).ellipse(2, 1, 28, 28, stone.get(2));
        gate.fill(2, 15, 2, 33, stone.get(4)).fill(4, 15, 2, 33, stone.get(3)).fill(27, 15, 3, 33, stone.get(1));
        for (int y = 1; y < 15; y++) {
            for (int x = 2; x < 30; x++) {
                if (Drawing.isInEllipse(x - 2, y - 1, 28, 28)) {
                    boolean rim = !Drawing.isInEllipse(x - 3, y - 3, 28, 28);
                    gate.set(x, y, stone.get(rim ? 4 : x > 23 ? 1 : x < 10 ? 3 : 2));
                }
            }
        }
        for (int y = 19; y < 48; y += 7) {
            gate.fill(2, y, 28, 1, stone.get(1));
        }
        gate.line(7, 6, 10, 9, 1, stone.get(1)).line(24, 6, 21, 9, 1, stone.get(1));
        gate.fill(7, 16, 18, 32, style.outline).ellipse(7, 7, 18, 18, style.outline);
        int[] glow = {style.color('L'), style.color('M'), style.color('N'), style.color('O')};
        for (int i = 0; i < 4; i++) {
            int inset = i * 2 + (i > 0 && frame % 2 == 1 ? 1 : 0);
            gate.fill(8 + inset, 16 + inset * 2, 16 - 2 * inset, 32 - inset * 2, glow[i]);
            gate.ellipse(8 + inset, 8 + inset * 2, 16 - 2 * inset, 16, glow[i]);
        }
        for (int i = 0; i < 5; i++) {
            int x = 10 + ColorRamp.pick(12, i, 3, 1);
            int y = 44 - Math.floorMod(ColorRamp.pick(28, i, 5, 2) + frame * 7, 28);
            gate.set(x, y, style.color('w')).set(x, y + 1, style.color('O'));
        }
        gate.outline(style.outline);
        gate.draw(Drawing.of(style, "..kkk..", ".kNONk.", "kNNOONk", "kMNNNMk", ".kMNMk.", "..kkk.."), 12, 0);
        gate.fill(0, 45, 7, 3, style.outline).fill(1, 45, 5, 1, stone.get(4)).fill(1, 46, 5, 1, stone.get(2));
        gate.fill(25, 45, 7, 3, style.outline).fill(26, 45, 5, 1, stone.get(3)).fill(26, 46, 5, 1, stone.get(1));
        return gate;
    }

    /** A door with a lock, of one tile by two; open, only its frame is left. */
    Drawing door(boolean open) {
        Drawing door = new Drawing(TILE, 2 * TILE).fill(0, 0, TILE, 2 * TILE, style.outline);
        if (open) {
            return new Drawing(TILE, 2 * TILE)
                    .fill(0, 0, TILE, 3, style.outline)
                    .fill(1, 1, 14, 1, style.color('n'))
                    .fill(0, 3, 2, 27, style.outline)
                    .fill(14, 3, 2, 27, style.outline)
                    .fill(0, 30, TILE, 2, style.outline);
        }
        for (int x = 1; x < 15; x++) {
            int board = (x - 1) % 4;
            door.fill(x, 1, 1, 30, style.color(board == 3 ? 'l' : board == 0 ? 'o' : 'n'));
        }
        door.fill(1, 1, 14, 1, style.color('p')).fill(1, 30, 14, 1, style.color('m'));
        for (int y = 4; y < 32; y += 20) {
            door.fill(0, y, TILE, 4, style.outline)
                    .fill(1, y + 1, 14, 1, style.color('t'))
                    .fill(1, y + 2, 14, 1, style.color('r'));
            door.set(3, y + 1, style.color('w')).set(12, y + 1, style.color('w'));
        }
        door.draw(HandDrawn.picture(style, "lock"), 4, 12);
        return door;
    }

    /** A flag on a pole; it is pale until it was reached. Two frames. */
    Drawing checkpoint(boolean reached, int frame) {
        Drawing flag = new Drawing(TILE, 2 * TILE);
        flag.fill(3, 2, 2, 29, style.color('s'))
                .fill(4, 2, 1, 29, style.color('q'))
                .fill(3, 2, 1, 6, style.color('u'));
        flag.fill(2, 0, 4, 3, style.color('M')).fill(2, 0, 2, 1, style.color('O'));
        String shades = reached ? "STUR" : "stur";
        int[] wave = frame == 0 ? new int[] {0, 0, -1, -1, 0, 0, 1, 1, 0} : new int[] {0, 1, 1, 0, 0, -1, -1, 0, 0};
        for (int x = 0; x < 9; x++) {
            int y = (reached ? 4 : 14) + wave[x] + (x > 6 ? 1 : 0);
            int h = x > 7 ? 5 : x > 6 ? 7 : 9;
            int slope = x == 0 ? 0 : wave[x] - wave[x - 1];
            flag.fill(5 + x, y, 1, h, style.color(shades.charAt(slope < 0 ? 1 : slope > 0 ? 3 : 0)));
            flag.set(5 + x, y, style.color(shades.charAt(1))).set(5 + x, y + h - 1, style.color(shades.charAt(3)));
        }
        flag.fill(1, 29, 6, 3, style.color('r')).fill(1, 29, 6, 1, style.color('t'));
        return flag.outline(style.outline);
    }

    /** A lever in its box. */
    Drawing lever(boolean on) {
        Drawing lever = HandDrawn.picture(style, "lever");
        if (!on) {
            return lever;
        }
        Drawing thrown = lever.part(0, 0, TILE, 10).mirrored().recolored(style, "QRSTU", "56789");
        return lever.fill(0, 0, TILE, 10, 0).draw(thrown, 0, 0);
    }

    /** A coin that turns; one of six frames. */
    Drawing coin(int frame) {
        int[] widths = {12, 10, 6, 2, 6, 10};
        int w = widths[frame];
        int x = 8 - w / 2;
        Drawing coin = new Drawing(TILE, TILE);
        coin.ellipse(x, 2, w, 12, style.color('M'));
        if (w > 2) {
            for (int y = 2; y < 14; y++) {
                for (int i = x; i < x + w; i++) {
                    if (Drawing.isInEllipse(i - x, y - 2, w, 12)) {
                        boolean lit = !Drawing.isInEllipse(i - x - 1, y - 3, w, 12);
                        boolean dark = !Drawing.isInEllipse(i - x + 1, y - 1, w, 12);
                        coin.set(i, y, style.color(lit ? 'O' : dark ? 'L' : 'N'));
                    }
                }
            }
            if (w > 6) {
                int m = w > 10 ? 2 : 1;
                coin.fill(8 - m, 5, 2 * m, 6, style.color('M')).fill(8 - m, 5, 1, 6, style.color('O'));
            } else {
                coin.fill(8, 5, 1, 6, style.color('M'));
            }
        } else {
            coin.fill(7, 2, 2, 12, style.color('N')).fill(7, 2, 1, 12, style.color('O'));
        }
        if (frame == 1) {
            coin.set(11, 4, style.color('w'));
        }
        return coin.outline(style.outline);
    }

    /** A swirl of light to go through; one of four frames. */
    Drawing portal(int frame) {
        Drawing portal = new Drawing(32, 48);
        int[] arms = {3, 3, 2, 2, 1, 1, 1, 2};
        for (int y = 1; y < 47; y++) {
            for (int x = 4; x < 28; x++) {
                int dx = (x * 2 - 31) * 2;
                int dy = y * 2 - 47;
                int square = dx * dx + dy * dy;
                int ring = 0;
                while ((ring + 1) * (ring + 1) * 16 <= square) {
                    ring++;
                }
                if (square < 46 * 46) {
                    int turn = octant(dx, dy) + ring + frame * 2 & 7;
                    int shade = ring > 10 ? 4 : ring > 9 ? 2 : ring < 3 ? 4 : arms[turn];
                    portal.set(x, y, style.color((char) ('0' + shade)));
                }
            }
        }
        return portal.outline(style.outline);
    }

    /** Which eighth of a turn a direction is in. */
    private static int octant(int dx, int dy) {
        boolean steep = Math.abs(dy) > Math.abs(dx);
        if (dy < 0) {
            return dx >= 0 ? steep ? 1 : 0 : steep ? 2 : 3;
        }
        return dx < 0 ? steep ? 5 : 4 : steep ? 6 : 7;
    }

    /** A ball of fire, at the bottom of its tile. */
    Drawing bullet() {
        return new Drawing(TILE, TILE).draw(HandDrawn.picture(style, "bullet"), 4, 8);
    }
}
