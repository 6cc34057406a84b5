package leapsmith.bench.scene;

/**
 * W2 and W3: characters of 20 x 30 px that walk on floors, turn at pillars, and detect all overlaps.
 *
 * @param tiles floors and pillars
 * @param characters in their initial state, each standing on a floor
 */
public record CrowdScene(Tiles tiles, Movers characters) {
    public static final float WIDTH = 20;
    public static final float HEIGHT = 30;
    public static final float GRAVITY = 1030;
    public static final float MAX_FALL_SPEED = 900;

    private static final int PILLAR_SPACING = 32;

    /** W2: 1024 x 256, or wider for more than 100,000 characters; of the same density for every count. */
    public static CrowdScene dense(int count) {
        int columns = Math.max(10, (int) Math.round(count * 13.33 / 85 / Tiles.SIZE));
        return of(count, Math.max(1024, columns + 2), 256, 3, columns + 1);
    }

    /** W3: characters all over a square level of a given side in tiles, with a floor every 6 rows. */
    public static CrowdScene spread(int count, int side) {
        return of(count, side, side, 6, side - 1);
    }

    /** Characters in one spot, all overlapping each other, between two walls that they can't leave. */
    public static CrowdScene pile(int count) {
        Tiles tiles = new Tiles(80, 60);
        tiles.fill(0, 59, 80, 1);
        tiles.fill(39, 50, 1, 9);
        tiles.fill(42, 50, 1, 9);
        SplitMix64 random = new SplitMix64(5);
        Movers characters = new Movers(count);
        float left = 40 * (float) Tiles.SIZE;
        float slack = 2 * Tiles.SIZE - WIDTH;
        for (int i = 0; i < count; i++) {
            float x = random.between(left, left + slack);
            characters.set(i, x, 59 * (float) Tiles.SIZE - HEIGHT, WIDTH, HEIGHT, random.between(60, 120), 0);
        }
        return new CrowdScene(tiles, characters);
    }

    private static CrowdScene of(int count, int columns, int rows, int floorSpacing, int wall) {
        Tiles tiles = new Tiles(columns, rows);
        for (int row = floorSpacing - 1; row < rows; row += floorSpacing) {
            tiles.fill(0, row, columns, 1);
        }
        for (int column = 0; column < columns; column += PILLAR_SPACING) {
            tiles.fill(column, 0, 1, rows);
        }
        tiles.fill(wall, 0, 1, rows);
        SplitMix64 random = new SplitMix64(2);
        Movers characters = new Movers(count);
        int floors = rows / floorSpacing;
        for (int i = 0; i < count; i++) {
            float floorTop = (random.below(floors) * floorSpacing + floorSpacing - 1) * (float) Tiles.SIZE;
            float y = floorTop - HEIGHT;
            float x;
            do {
                x = random.between(Tiles.SIZE, wall * (float) Tiles.SIZE - WIDTH);
                // The middle too: a pillar fits between the sides.
            } while (tiles.isSolidAt(x, y) || tiles.isSolidAt(x + WIDTH / 2, y) || tiles.isSolidAt(x + WIDTH, y));
            float speed = random.between(60, 120);
            characters.set(i, x, y, WIDTH, HEIGHT, random.nextFloat() < 0.5f ? -speed : speed, 0);
        }
        return new CrowdScene(tiles, characters);
    }
}
