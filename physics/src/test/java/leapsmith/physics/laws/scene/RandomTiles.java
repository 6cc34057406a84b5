package leapsmith.physics.laws.scene;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.physics.tile.TileType;

/** Draws tiles of many kinds: noise at several densities, floors, walls, stairs, caves, pillars, platforms. */
final class RandomTiles {
    private static final List<TileType> SLOPES =
            Arrays.stream(TileType.values()).filter(TileType::isSlope).toList();

    private final SplittableRandom random;
    private final boolean oneWays;
    private final int columns;
    private final int rows;

    /** Draws with or without one-ways. */
    RandomTiles(SplittableRandom random, int columns, int rows, boolean oneWays) {
        this.random = random;
        this.columns = columns;
        this.rows = rows;
        this.oneWays = oneWays;
    }

    Tiles draw() {
        return switch (random.nextInt(10)) {
            case 0 -> Tiles.of(columns, rows, (c, r) -> TileType.EMPTY);
            case 1 -> noise(0.05);
            case 2 -> noise(0.15 + 0.3 * random.nextDouble());
            case 3 -> floors();
            case 4 -> pillars();
            case 5 -> stairs();
            case 6 -> cave();
            case 7 -> platforms();
            case 8 -> wallsWithGaps();
            default -> sprinkled(floors(), 0.08);
        };
    }

    /** Tiles as {@link #draw} returns them, with some slopes, or hills of them. */
    Tiles drawWithSlopes() {
        if (random.nextInt(3) == 0) {
            return hills();
        }
        Tiles tiles = draw();
        double density = 0.4 * random.nextDouble();
        return Tiles.of(
                columns,
                rows,
                (c, r) -> tiles.at(c, r) == TileType.EMPTY && random.nextDouble() < density
                        ? slope(random)
                        : tiles.at(c, r));
    }

    /** Any slope. */
    static TileType slope(SplittableRandom random) {
        return SLOPES.get(random.nextInt(SLOPES.size()));
    }

    /** Hills of slopes of both kinds, with some noise above. */
    private Tiles hills() {
        TileType[][] ground = new TileType[columns][rows];
        int level = random.nextInt(rows + 1);
        int column = 0;
        while (column < columns) {
            int kind = random.nextInt(6);
            boolean up = kind % 2 == 0;
            if (kind < 2 && column + 1 < columns) {
                level -= up ? 1 : 0;
                fill(ground[column], level, up ? TileType.SLOPE_RIGHT_LOW : TileType.SLOPE_LEFT_HIGH);
                fill(ground[column + 1], level, up ? TileType.SLOPE_RIGHT_HIGH : TileType.SLOPE_LEFT_LOW);
                level += up ? 0 : 1;
                column++;
            } else if (kind < 4) {
                level -= up ? 1 : 0;
                fill(ground[column], level, up ? TileType.SLOPE_RIGHT : TileType.SLOPE_LEFT);
                level += up ? 0 : 1;
            } else {
                fill(ground[column], level, TileType.BLOCK);
            }
            column++;
        }
        double noise = random.nextInt(2) * 0.1;
        return Tiles.of(
                columns,
                rows,
                (c, r) -> ground[c][r] == null
                        ? random.nextDouble() < noise ? slope(random) : TileType.EMPTY
                        : ground[c][r]);
    }

    private void fill(TileType[] column, int level, TileType top) {
        for (int row = 0; row < rows; row++) {
            column[row] = row == level ? top : row > level ? TileType.BLOCK : null;
        }
    }

    private Tiles noise(double density) {
        return Tiles.of(columns, rows, (c, r) -> random.nextDouble() < density ? solidOrOneWay() : TileType.EMPTY);
    }

    private Tiles floors() {
        int every = 2 + random.nextInt(4);
        int hole = random.nextInt(columns + 1);
        return Tiles.of(
                columns,
                rows,
                (c, r) -> (r + 1) % every == 0 && Math.floorMod(c - hole, 7) != 0 ? TileType.BLOCK : TileType.EMPTY);
    }

    private Tiles pillars() {
        int every = 2 + random.nextInt(4);
        int gap = random.nextInt(rows + 1);
        return Tiles.of(
                columns,
                rows,
                (c, r) -> c % every == every - 1 && (r < gap || r > gap + 2) ? TileType.BLOCK : TileType.EMPTY);
    }

    private Tiles wallsWithGaps() {
        int every = 2 + random.nextInt(4);
        boolean[] open = new boolean[rows];
        for (int row = 0; row < rows; row++) {
            open[row] = random.nextInt(3) == 0;
        }
        return Tiles.of(columns, rows, (c, r) -> c % every != 0 && !open[r] ? TileType.BLOCK : TileType.EMPTY);
    }

    private Tiles stairs() {
        boolean up = random.nextBoolean();
        int start = random.nextInt(rows);
        boolean thin = random.nextBoolean();
        TileType type = solidOrOneWay();
        return Tiles.of(columns, rows, (c, r) -> {
            int step = up ? rows - 1 - c + start : c - start;
            return thin ? r == step ? type : TileType.EMPTY : r >= step ? TileType.BLOCK : TileType.EMPTY;
        });
    }

    private Tiles cave() {
        Tiles cave = Tiles.of(columns, rows, (c, r) -> random.nextDouble() < 0.45 ? TileType.BLOCK : TileType.EMPTY);
        for (int i = 0; i < 2; i++) {
            Tiles before = cave;
            cave = Tiles.of(columns, rows, (c, r) -> neighbors(before, c, r) >= 5 ? TileType.BLOCK : TileType.EMPTY);
        }
        return cave;
    }

    private static int neighbors(Tiles tiles, int column, int row) {
        int count = 0;
        for (int r = row - 1; r <= row + 1; r++) {
            for (int c = column - 1; c <= column + 1; c++) {
                if (tiles.has(c, r) && tiles.at(c, r) == TileType.BLOCK) {
                    count++;
                }
            }
        }
        return count;
    }

    private Tiles platforms() {
        int every = 1 + random.nextInt(3);
        return Tiles.of(
                columns, rows, (c, r) -> r % every == 0 && random.nextInt(3) == 0 ? oneWayIfAny() : TileType.EMPTY);
    }

    private Tiles sprinkled(Tiles tiles, double density) {
        return Tiles.of(columns, rows, (c, r) -> random.nextDouble() < density ? solidOrOneWay() : tiles.at(c, r));
    }

    private TileType solidOrOneWay() {
        return oneWays && random.nextInt(3) == 0 ? TileType.ONE_WAY : TileType.BLOCK;
    }

    private TileType oneWayIfAny() {
        return oneWays ? TileType.ONE_WAY : TileType.BLOCK;
    }
}
