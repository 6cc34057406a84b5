package leapsmith.bench.scene;

/**
 * W1: bullets of 4 x 4 px that fly at 600 px/s, bounce off Blocks, ignore each other, and detect five targets.
 *
 * @param tiles 80 x 60 with a border and eight platforms
 * @param bullets in their initial state
 */
public record BulletScene(Tiles tiles, Movers bullets) {
    public static final float SIZE = 4;
    public static final float TARGET_WIDTH = 20;
    public static final float TARGET_HEIGHT = 30;

    private static final float SPEED = 600;
    private static final int[][] TARGETS = {{200, 80}, {400, 300}, {600, 500}, {800, 700}, {1000, 860}};

    public static BulletScene of(int count) {
        Tiles tiles = new Tiles(80, 60);
        tiles.fill(0, 0, 80, 1);
        tiles.fill(0, 59, 80, 1);
        tiles.fill(0, 0, 1, 60);
        tiles.fill(79, 0, 1, 60);
        for (int k = 0; k < 8; k++) {
            tiles.fill(10 + (17 * k) % 50, 8 + 6 * k, 12, 1);
        }
        SplitMix64 random = new SplitMix64(1);
        Movers bullets = new Movers(count);
        for (int i = 0; i < count; i++) {
            float x;
            float y;
            do {
                x = random.between(20, 1260);
                y = random.between(20, 940);
            } while (isNearBlock(tiles, x, y));
            double angle = random.nextFloat() * 2 * Math.PI;
            bullets.set(i, x - SIZE / 2, y - SIZE / 2, SIZE, SIZE, (float) (SPEED * Math.cos(angle)), (float)
                    (SPEED * Math.sin(angle)));
        }
        return new BulletScene(tiles, bullets);
    }

    private static boolean isNearBlock(Tiles tiles, float x, float y) {
        return tiles.isSolidAt(x - 3, y - 3)
                || tiles.isSolidAt(x + 3, y - 3)
                || tiles.isSolidAt(x - 3, y + 3)
                || tiles.isSolidAt(x + 3, y + 3);
    }

    public static int targetCount() {
        return TARGETS.length;
    }

    /** Left edge of a target after a number of ticks, px: a triangle wave of 0..50 px at 1 px per tick. */
    public static float targetX(int target, long tick) {
        long phase = tick % 100;
        return TARGETS[target][0] + (phase <= 50 ? phase : 100 - phase);
    }

    /** Top edge of a target, px. */
    public static float targetY(int target) {
        return TARGETS[target][1];
    }
}
