package leapsmith.levels.reach.bound;

import java.util.Arrays;
import java.util.SplittableRandom;
import leapsmith.levels.TestKinds;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;

/** Tiny levels with a player and a goal, whose states are few: 30 ticks per second, and speeds of whole pixels. */
public final class SmallCourses {
    private static final TileType[] SLOPES =
            Arrays.stream(TileType.values()).filter(TileType::isSlope).toArray(TileType[]::new);
    private static final int TICKS_PER_SECOND = 30;
    private static final int TILE_SIZE = 16;
    private static final int[][] BOXES = {{12, 20}, {12, 28}, {8, 12}, {20, 24}, {16, 32}};
    private static final int[] WALK_SPEEDS = {240, 240, 240, 240, 480, 480, 480, 480, 120, 160};

    private final SplittableRandom random;

    public SmallCourses(SplittableRandom random) {
        this.random = random;
    }

    public Level level() {
        Level level = Level.empty("small", 8 + random.nextInt(2), 6 + random.nextInt(4) / 3, TILE_SIZE);
        level = level.withTiles(tiles(level));
        level = level.withPhysics(level.physics()
                .withTicksPerSecond(TICKS_PER_SECOND)
                .withBorders(random.nextInt(3) == 0 ? new Borders(false, false, true, true) : Borders.CLOSED));
        LevelObject goal = ZoneType.TYPE.create(
                "goal",
                ZoneType.GOAL,
                random.nextInt(level.widthPx() - 8),
                random.nextInt(level.heightPx() - 8),
                4 + random.nextInt(12),
                4 + random.nextInt(12));
        return TestLevels.with(level, hero(level), goal);
    }

    /** A level with patches of tile kinds. */
    Level withKinds() {
        Level level = level();
        return TestKinds.simplyPainted(random, level, 2 + random.nextInt(4));
    }

    private TileGrid tiles(Level level) {
        TileDraft change = level.tiles().draft();
        int columns = level.columns();
        int rows = level.rows();
        if (random.nextInt(3) > 0) {
            fill(level, change, new TileRegion(0, rows - 1, columns, 1), TileType.BLOCK);
        }
        for (int i = 2 + random.nextInt(7); i > 0; i--) {
            boolean isPillar = random.nextInt(3) == 0;
            int length = 1 + random.nextInt(4);
            TileRegion region = new TileRegion(
                    random.nextInt(columns),
                    1 + random.nextInt(rows - 1),
                    isPillar ? 1 : length,
                    isPillar ? length : 1);
            fill(level, change, region, random.nextInt(3) == 0 ? TileType.ONE_WAY : TileType.BLOCK);
        }
        if (random.nextInt(3) == 0) {
            for (int i = 1 + random.nextInt(5); i > 0; i--) {
                TileRegion tile = new TileRegion(random.nextInt(columns), random.nextInt(rows), 1, 1);
                fill(level, change, tile, SLOPES[random.nextInt(SLOPES.length)]);
            }
        }
        return change.build();
    }

    private static void fill(Level level, TileDraft change, TileRegion region, TileType type) {
        change.fill(region.intersect(level.tiles().region()), level.legend().indexOf(type));
    }

    private LevelObject hero(Level level) {
        int[] box = BOXES[random.nextInt(BOXES.length)];
        double x = 4 * random.nextInt((level.widthPx() - box[0]) / 4);
        double y = random.nextInt(level.heightPx() - box[1]);
        LevelObject hero = CharacterType.TYPE.create(TestLevels.HERO, CharacterType.PLAYER, x, y, box[0], box[1]);
        return CharacterType.withMovement(hero, movement());
    }

    private Movement movement() {
        boolean isModern = random.nextInt(3) == 0;
        int jumpSpeed = 180 + random.nextInt(isModern ? 100 : 200);
        Movement movement = new Movement(
                WALK_SPEEDS[random.nextInt(isModern ? 8 : WALK_SPEEDS.length)],
                jumpSpeed,
                jumpSpeed - random.nextInt(isModern ? 40 : 80));
        if (isModern) {
            // It has its full speed in the first or second tick.
            double acceleration = movement.walkSpeed() * TICKS_PER_SECOND / (1 + random.nextInt(2));
            movement = movement.withAcceleration(acceleration)
                    .withDeceleration(acceleration)
                    .withForgiveness(forgiveness());
        }
        return movement.withGrabsLedges(random.nextInt(4) == 0);
    }

    /** One or two tolerances: with more, there are too many states. */
    private Forgiveness forgiveness() {
        Forgiveness forgiveness = Forgiveness.NONE;
        for (int i = 0; i < 2; i++) {
            switch (random.nextInt(6)) {
                case 0, 1 -> forgiveness = forgiveness.withCoyoteSeconds((1 + random.nextInt(3)) / 30.0);
                case 2 -> forgiveness = forgiveness.withJumpBufferSeconds((1 + random.nextInt(2)) / 30.0);
                case 3, 4 -> forgiveness = forgiveness.withCornerPx(1 + random.nextInt(6));
                default -> forgiveness = forgiveness.withApexSpeed(20 + random.nextInt(30));
            }
        }
        return forgiveness;
    }
}
