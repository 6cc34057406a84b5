package leapsmith.levels.art;

import java.util.List;

/** What the ground of a style is made of: soil below grass, rock, or bricks. */
final class GroundPaint {
    private GroundPaint() {}

    /** That of a style. */
    static TerrainArt.Paint of(ArtStyle style) {
        return switch (style.material) {
            case SOIL -> new SoilPaint(style.top, style.body);
            case ROCK -> new RockPaint(style.top, style.body, style.leaf);
            case BRICK -> new BrickPaint(style.top, style.body);
        };
    }

    /**
     * Spots of the interior: for each variant, one of the shapes for each quarter of a tile, so that none is cut where
     * another quarter has a border.
     */
    private static char spot(List<List<String>> shapes, int[][] quarters, TerrainArt.Place p) {
        List<String> shape = shapes.get(quarters[p.variant()][p.y() / 8 * 2 + p.x() / 8]);
        int y = p.y() % 8;
        return y < shape.size() ? shape.get(y).charAt(p.x() % 8) : '.';
    }

    /** How far the lighter ground reaches inward from its border, in thirds of a pixel, along a tile. */
    private static final int[] LUMPS = {15, 17, 19, 20, 20, 19, 17, 15, 14, 15, 17, 19, 20, 19, 16, 14};

    /** How much wider the ground is that is neither lit nor dark, in thirds of a pixel: together less than half a tile. */
    private static final int DUSK = 5;

    /** Whether a pixel is near enough to the border to be lit; the edge of what is lit is lumpy. */
    private static boolean isOuter(TerrainArt.Place p) {
        return p.depth() < lumps(p) + 1;
    }

    /** How dark the ground is at a place: 0 where it is lit, 2 deep inside. */
    private static int darkness(TerrainArt.Place p) {
        return isOuter(p) ? 0 : p.depth() <= lumps(p) + DUSK ? 1 : 2;
    }

    private static int lumps(TerrainArt.Place p) {
        return (LUMPS[p.x()] + LUMPS[p.y()]) / 2;
    }

    /** Grass that hangs over soil. */
    record SoilPaint(ColorRamp top, ColorRamp body) implements TerrainArt.Paint {
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
        public int color(TerrainArt.Place p) {
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

        private int grass(TerrainArt.Place p, int blades) {
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
            boolean light = p.up() == 2 && BLADES[(p.x() + 1) % TerrainArt.TILE] > 4 && p.x() % 3 != 0;
            return top.get(light ? 3 : p.up() == blades - 2 ? 1 : 2);
        }
    }

    /** Rock with a light rim, cracks and some crystals. */
    record RockPaint(ColorRamp top, ColorRamp body, ColorRamp crystal) implements TerrainArt.Paint {
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
        public int color(TerrainArt.Place p) {
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

        private int rim(TerrainArt.Place p, int rim) {
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
    record BrickPaint(ColorRamp top, ColorRamp body) implements TerrainArt.Paint {
        @Override
        public int color(TerrainArt.Place p) {
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
            int x = p.y() < 8 ? p.x() : (p.x() + 8) % TerrainArt.TILE;
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
        private int shade(TerrainArt.Place p, int shade, int light) {
            double dim = new double[] {0, 0.22, 0.4}[darkness(p)];
            return ColorRamp.mix(body.get(shade + light), body.get(shade + light - 1), dim);
        }

        /** A brick of which a corner has come off. */
        private int crack(TerrainArt.Place p, int x, int y) {
            boolean isLine = x == 8 + y / 2 || y == 3 && x > 9 && x < 13;
            return shade(p, isLine ? 1 : x > 8 + y / 2 ? 2 : y == 6 ? 1 : 2, 0);
        }

        /** A brick with a groove around its middle. */
        private int carving(TerrainArt.Place p, int x, int y) {
            boolean isGroove = (y == 2 || y == 5) && x > 2 && x < 12 || (x == 3 || x == 11) && y > 1 && y < 6;
            return shade(p, isGroove ? 1 : y == 3 && x > 3 && x < 11 ? 3 : 2, 0);
        }
    }
}
