package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.TestKinds;
import leapsmith.levels.TestLevels;
import leapsmith.levels.ThrusterType;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;

/** Small levels of platforms with a player of any movement, all of whose parts a bound covers. */
public final class RandomCourses {
    private static final TileType[] SLOPES =
            Arrays.stream(TileType.values()).filter(TileType::isSlope).toArray(TileType[]::new);
    private static final TileType[] CEILINGS =
            Arrays.stream(SLOPES).filter(type -> type.slope().ceiling()).toArray(TileType[]::new);
    private static final int[] TILE_SIZES = {8, 16, 16, 16, 16, 24, 32};
    private static final int[] RATES = {60, 60, 60, 30, 120, 50};
    private static final int[] ALL_RATES = {10, 20, 30, 60, 60, 144, 240};

    private final SplittableRandom random;

    public RandomCourses(SplittableRandom random) {
        this.random = random;
    }

    public Level level() {
        return level(false);
    }

    private Level level(boolean isNarrow) {
        int tileSize = TILE_SIZES[random.nextInt(TILE_SIZES.length)];
        int columns = isNarrow ? 2 + random.nextInt(4) : 6 + random.nextInt(30);
        int rows = 6 + random.nextInt(24);
        Level empty = Level.empty("course", columns, rows, tileSize);
        Level level = empty.withTiles(tiles(empty));
        level = level.withPhysics(level.physics()
                .withTicksPerSecond(RATES[random.nextInt(RATES.length)])
                .withGravity(
                        random.nextInt(4) == 0
                                ? 500 + random.nextInt(1500)
                                : level.physics().gravity())
                .withMaxFallSpeed(random.nextInt(6) == 0 ? 250 + random.nextInt(2000) : 900)
                .withBorders(
                        random.nextInt(3) == 0
                                ? new Borders(
                                        random.nextBoolean(),
                                        random.nextBoolean(),
                                        random.nextBoolean(),
                                        random.nextBoolean())
                                : Borders.CLOSED));
        level = level.withObjects(ObjectLists.none(ThrusterType.WITH_THRUSTERS));
        for (int i = random.nextInt(4) - 2; i > 0; i--) {
            level = TestLevels.with(level, thruster(level, i));
        }
        return TestLevels.with(level, hero(level));
    }

    /** A level with many patches of tile kinds. */
    Level withKinds() {
        Level level = level(false);
        return TestKinds.painted(random, level, level.columns() * level.rows() / (4 + random.nextInt(60)));
    }

    /** A level with platforms that move, or rest. */
    Level withPlatforms() {
        Level level = level(false);
        while (!hasRoom(level)) {
            level = level(false);
        }
        LevelObject hero = level.object(TestLevels.HERO).orElseThrow();
        for (int i = 2 + random.nextInt(5); i > 0; i--) {
            LevelObject platform = platform(level, i);
            boolean isApart = platform.x() >= hero.x() + hero.width()
                    || hero.x() >= platform.x() + platform.width()
                    || platform.y() >= hero.y() + hero.height()
                    || hero.y() >= platform.y() + platform.height();
            level = isApart ? TestLevels.with(level, platform) : level;
        }
        return level;
    }

    /** Whether the hero is not in a wall. */
    private static boolean hasRoom(Level level) {
        LevelObject hero = level.object(TestLevels.HERO).orElseThrow();
        for (int row = level.rowAt(hero.y()); row <= level.rowAt(hero.y() + hero.height()); row++) {
            for (int column = level.columnAt(hero.x()); column <= level.columnAt(hero.x() + hero.width()); column++) {
                boolean isInside = level.tiles().region().contains(column, row);
                if (isInside && level.legend().typeOf(level.tiles().at(column, row)) != TileType.EMPTY) {
                    return false;
                }
            }
        }
        return true;
    }

    private LevelObject platform(Level level, int number) {
        List<PathStop> stops = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            boolean isDiagonal = random.nextInt(4) == 0;
            boolean isLevel = isDiagonal || random.nextBoolean();
            double x = isLevel ? random.nextInt(200) - 100 : 0;
            stops.add(PathStop.of(x, isDiagonal || !isLevel ? random.nextInt(160) - 80 : 0));
        }
        return PlatformType.TYPE
                .create(
                        "platform-" + number,
                        random.nextInt(3) == 0 ? PlatformType.ONE_WAY : PlatformType.SOLID,
                        random.nextInt(level.widthPx()),
                        random.nextInt(level.heightPx()),
                        4 + random.nextInt(140),
                        4 + random.nextInt(random.nextInt(4) == 0 ? 80 : 12))
                .with(PlatformType.STOPS, stops)
                .with(PlatformType.LOOP, random.nextInt(3) == 0)
                .with(PlatformType.SPEED, (double) oneOf(20, 60, 60, 120, 400))
                .with(PlatformType.WAIT, (double) oneOf(0, 0, 30));
    }

    /** A level with numbers at or near the ends of what a bound covers, or beyond them; many are narrow. */
    Level extremes() {
        Level level = level(random.nextInt(3) == 0);
        int rate = random.nextInt(3) == 0 ? ALL_RATES[random.nextInt(ALL_RATES.length)] : 10 + random.nextInt(231);
        level = level.withPhysics(level.physics()
                .withTicksPerSecond(rate)
                .withGravity(oneOf(60, 300, 1030, 1030, 4000, 12_000))
                .withMaxFallSpeed(oneOf(rate, 2 * rate, 200, 900, 4000)));
        LevelObject hero = level.object(TestLevels.HERO).orElseThrow();
        Forgiveness forgiveness = new Forgiveness(
                oneOf(0, 50, 100, 500) / 1000.0, oneOf(0, 100) / 1000.0, oneOf(0, 4, 40), oneOf(0, 30, 300));
        Movement movement = (random.nextBoolean() ? Movement.CLASSIC : Movement.MODERN)
                .withGrabsLedges(random.nextInt(4) == 0)
                .withForgiveness(forgiveness)
                .withWalkSpeed(oneOf(0, 1, 40, 160, 900))
                .withJumpSpeed(oneOf(0, 1, rate / 4, 100, 410, 1200))
                .withJumpReleaseSpeed(oneOf(0, 1, 200, 2000));
        double width = Math.min(hero.width(), level.widthPx() - 1);
        double x = Math.max(0, Math.min(hero.x(), level.widthPx() - width));
        LevelObject changed = hero.withBox(x, hero.y(), width, hero.height());
        return level.withObject(TestLevels.HERO, CharacterType.withMovement(changed, movement));
    }

    private int oneOf(int... numbers) {
        return numbers[random.nextInt(numbers.length)];
    }

    /** A level of walls with gaps, some of which the player fits, and shafts between them, in which it falls and rises. */
    Level shafts() {
        Level empty = Level.empty("shafts", 8 + random.nextInt(16), 8 + random.nextInt(24), 16);
        TileDraft change = empty.tiles().draft();
        int block = empty.legend().indexOf(TileType.BLOCK);
        int oneWay = empty.legend().indexOf(TileType.ONE_WAY);
        int column = 1 + random.nextInt(4);
        while (column < empty.columns()) {
            int width = 1 + random.nextInt(3);
            for (int row = 0; row < empty.rows(); row++) {
                boolean open = random.nextInt(3) == 0;
                if (!open || random.nextInt(8) == 0) {
                    TileRegion part = new TileRegion(column, row, width, 1);
                    change.fill(part.intersect(empty.tiles().region()), open ? oneWay : block);
                }
            }
            column += width + 1 + random.nextInt(4);
        }
        Level level = empty.withTiles(change.build());
        level = level.withPhysics(level.physics()
                .withTicksPerSecond(ALL_RATES[random.nextInt(ALL_RATES.length)])
                .withMaxFallSpeed(300 << random.nextInt(4)));
        double height = random.nextInt(3) == 0 ? 16 : 6 + random.nextInt(28);
        LevelObject hero = CharacterType.TYPE.create(TestLevels.HERO, CharacterType.PLAYER, 0, 0, 12, height);
        int place = random.nextInt(level.columns());
        return TestLevels.with(
                level.withObjects(ObjectLists.none(ThrusterType.WITH_THRUSTERS)),
                CharacterType.withMovement(
                        hero.withPosition(Math.min(16 * place, level.widthPx() - 12), 0), movement()));
    }

    /**
     * A level of hills and valleys, ramps and steps of all slopes, at any rate. The player often walks as fast as it rises
     * at some tick of a jump, so that it stays on a slope while it rises.
     */
    Level hills() {
        int tileSize = TILE_SIZES[random.nextInt(TILE_SIZES.length)];
        Level empty = Level.empty("hills", 4 + random.nextInt(20), 6 + random.nextInt(12), tileSize);
        int rate = ALL_RATES[random.nextInt(ALL_RATES.length)];
        Level level = empty.withTiles(hillTiles(empty));
        level = level.withPhysics(level.physics()
                .withTicksPerSecond(rate)
                .withGravity(oneOf(500, 1030, 1030, 1030, 2000, 12_000))
                .withMaxFallSpeed(oneOf(300, 900, 900, 2000))
                .withBorders(
                        random.nextInt(3) == 0
                                ? new Borders(
                                        random.nextBoolean(),
                                        random.nextBoolean(),
                                        random.nextBoolean(),
                                        random.nextBoolean())
                                : Borders.CLOSED));
        level = level.withObjects(ObjectLists.none(ThrusterType.WITH_THRUSTERS));
        LevelObject hero = hero(level);
        Movement movement = CharacterType.movement(hero);
        if (random.nextBoolean()) {
            double ticks = random.nextInt(12);
            double rise = movement.jumpSpeed() - ticks * level.physics().gravity() / rate;
            double release = movement.jumpReleaseSpeed()
                    - random.nextInt(4) * level.physics().gravity() / rate;
            double speed = (random.nextBoolean() ? rise : release) * (1 + random.nextInt(2));
            movement = movement.withWalkSpeed(Math.max(20, Math.min(speed, 900)))
                    .withForgiveness(movement.forgiveness().withCoyoteSeconds(oneOf(0, 100, 300) / 1000.0));
        }
        return TestLevels.with(level, CharacterType.withMovement(hero, movement));
    }

    private TileGrid hillTiles(Level level) {
        TileDraft change = level.tiles().draft();
        int row = level.rows() - 1 - random.nextInt(3);
        for (int column = 0; column < level.columns(); column++) {
            row = Math.max(2, Math.min(row + random.nextInt(3) - 1, level.rows() - 1));
            boolean isSlope = random.nextInt(4) > 0;
            TileType[] choices = random.nextInt(6) == 0 ? CEILINGS : SLOPES;
            change.set(
                    column,
                    row,
                    level.legend().indexOf(isSlope ? choices[random.nextInt(choices.length)] : TileType.BLOCK));
            int below = random.nextInt(4);
            for (int under = row + 1; under < level.rows() && below > 0; under++) {
                change.set(column, under, level.legend().indexOf(below == 1 ? TileType.ONE_WAY : TileType.BLOCK));
            }
        }
        for (int i = random.nextInt(level.columns() * level.rows() / 12 + 1); i > 0; i--) {
            TileType type = oneOf(0, 1, 2) == 0 ? TileType.ONE_WAY : SLOPES[random.nextInt(SLOPES.length)];
            change.set(
                    random.nextInt(level.columns()),
                    random.nextInt(level.rows()),
                    level.legend().indexOf(type));
        }
        if (random.nextInt(3) == 0) {
            addSlopingCeiling(level, change);
        }
        return change.build();
    }

    private TileGrid tiles(Level level) {
        int columns = level.columns();
        int rows = level.rows();
        TileDraft change = level.tiles().draft();
        if (random.nextInt(4) > 0) {
            change.fill(new TileRegion(0, rows - 1, columns, 1), level.legend().indexOf(TileType.BLOCK));
        }
        for (int i = random.nextInt(columns * rows / 12 + 1); i > 0; i--) {
            int value = level.legend().indexOf(random.nextInt(3) == 0 ? TileType.ONE_WAY : TileType.BLOCK);
            boolean isPillar = random.nextInt(4) == 0;
            int length = 1 + random.nextInt(5);
            change.fill(
                    new TileRegion(
                                    random.nextInt(columns),
                                    random.nextInt(rows),
                                    isPillar ? 1 : length,
                                    isPillar ? length : 1)
                            .intersect(level.tiles().region()),
                    value);
        }
        if (random.nextInt(4) == 0) {
            for (int i = random.nextInt(columns * rows / 20 + 1); i > 0; i--) {
                change.set(
                        random.nextInt(columns),
                        random.nextInt(rows),
                        level.legend().indexOf(SLOPES[random.nextInt(SLOPES.length)]));
            }
            addSlopingCeiling(level, change);
        }
        return change.build();
    }

    private void addSlopingCeiling(Level level, TileDraft change) {
        int row = random.nextInt(level.rows());
        int first = random.nextInt(level.columns());
        int last = Math.min(level.columns() - 1, first + random.nextInt(8));
        for (int column = first; column <= last; column++) {
            TileType type = CEILINGS[random.nextInt(CEILINGS.length)];
            change.set(column, row, level.legend().indexOf(type));
        }
    }

    private LevelObject hero(Level level) {
        double width = random.nextInt(3) > 0 ? 12 : 4 + random.nextInt(30);
        double height = random.nextInt(3) > 0 ? 40 : 8 + random.nextInt(50);
        if (random.nextInt(5) == 0) {
            width += random.nextInt(4096) / 4096.0;
        }
        double x = random.nextDouble() * (level.widthPx() - width);
        double y = random.nextDouble() * (level.heightPx() - height);
        LevelObject hero = CharacterType.TYPE.create(
                TestLevels.HERO, CharacterType.PLAYER, Math.max(0, x), Math.max(0, y), width, height);
        return CharacterType.withMovement(hero, movement());
    }

    private Movement movement() {
        Movement preset = random.nextBoolean() ? Movement.CLASSIC : Movement.MODERN;
        Movement movement = preset.withGrabsLedges(random.nextInt(3) == 0);
        if (random.nextInt(3) > 0) {
            return movement;
        }
        Forgiveness forgiveness = new Forgiveness(
                random.nextBoolean() ? 0 : random.nextInt(200) / 1000.0,
                random.nextBoolean() ? 0 : random.nextInt(200) / 1000.0,
                random.nextBoolean() ? 0 : random.nextInt(20),
                random.nextBoolean() ? 0 : random.nextInt(random.nextInt(6) == 0 ? 150 : 60));
        return movement.withForgiveness(forgiveness)
                .withWalkSpeed(40 + random.nextInt(400))
                .withJumpSpeed(200 + random.nextInt(500))
                .withJumpReleaseSpeed(random.nextInt(400));
    }

    private LevelObject thruster(Level level, int number) {
        return ThrusterType.TYPE
                .create(
                        "thruster-" + number,
                        ThrusterType.PAD,
                        random.nextInt(level.widthPx()),
                        random.nextInt(level.heightPx()))
                .with(ThrusterType.POWER, (double) random.nextInt(900))
                .with(ThrusterType.STOPS_PLAYER, random.nextBoolean());
    }
}
