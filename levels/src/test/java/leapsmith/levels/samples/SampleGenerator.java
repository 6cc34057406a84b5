package leapsmith.levels.samples;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;

/**
 * Generates the sample levels that are too large to draw by hand, always the same ones. To write them again:
 *
 * <pre>./mvnw -pl levels -am test -Dtest=SamplesTest -Dsurefire.failIfNoSpecifiedTests=false -Dleapsmith.samples.write=true</pre>
 */
final class SampleGenerator {
    private static final int TILE = 16;
    private static final int BLOCK = 1;
    private static final int ONE_WAY = 2;

    private static final int PIT_DEPTH = 3;
    private static final int CAVES = 196;
    private static final int CAVES_END = 236;

    private final String name;
    private final String theme;
    private final int columns;
    private final int rows;
    private final SplittableRandom random;
    private final TileDraft tiles;
    private final List<LevelObject> characters = new ArrayList<>();
    private final List<TileRegion> shafts = new ArrayList<>();
    private LevelObject goal;

    private SampleGenerator(String name, String theme, int columns, int rows, long seed) {
        this.name = name;
        this.theme = theme;
        this.columns = columns;
        this.rows = rows;
        this.random = new SplittableRandom(seed);
        this.tiles = Level.empty(name, columns, rows, TILE).tiles().draft();
    }

    /** 300 patrols on fifteen floors; the path up goes through the one-ways in each. */
    static Level crowd() {
        return new SampleGenerator("Crowd", "castle", 128, 64, 300).makeCrowd();
    }

    /** 1000 characters that fall on hills at the same time. */
    static Level storm() {
        return new SampleGenerator("Storm", "castle", 200, 100, 1000).makeStorm();
    }

    /** A long path over hills and pits, with islands above and caves below. */
    static Level wideWorld() {
        return new SampleGenerator("Wide World", "meadow", 1024, 256, 1024).makeWideWorld();
    }

    private Level makeCrowd() {
        int floorHeight = 4;
        int slots = 20;
        for (int floor = 0; floor < 15; floor++) {
            int row = rows - 2 - floor * floorHeight;
            fill(0, row, columns, floor == 0 ? 2 : 1, BLOCK);
            for (int slot = 0; slot < slots; slot++) {
                int column = 4 + 6 * slot;
                patrol(column, row, 2 + from(0, 10), 8 + from(0, 5), 14 + from(0, 26), 30 + from(0, 90));
                int feature = from(0, 8);
                if (floor > 0 && (feature < 2 || slot == floor % slots)) {
                    fill(column + 2, row, 4, 1, ONE_WAY);
                } else if (floor > 0 && feature == 2) {
                    fill(column + 3, row, 2, 1, 0);
                } else if (feature == 3) {
                    fill(column + 5, row - 1 - from(0, 2), 1, 2, BLOCK);
                }
            }
        }
        player(1, rows - 2);
        goal(columns - 3, rows - 2 - 14 * floorHeight);
        return level();
    }

    private Level makeStorm() {
        int surface = 84;
        for (int column = 0; column < columns; column++) {
            if (column > 6 && column < columns - 6 && column % 3 == 0) {
                surface = Math.max(74, Math.min(94, surface + from(-2, 3)));
            }
            fill(column, surface, 1, rows - surface, BLOCK);
            if (column % 24 == 12) {
                fill(column, 68, 6, 1, ONE_WAY);
            }
            if (column == 1) {
                player(column, surface);
            } else if (column == columns - 2) {
                goal(column, surface);
            }
        }
        for (int i = 0; i < 1000; i++) {
            int width = 8 + from(0, 17);
            int height = 8 + from(0, 25);
            int x = i % 40 * 80 + from(0, 80 - width);
            int y = i / 40 * 40 + from(0, 40 - height);
            characters.add(CharacterType.TYPE
                    .create("idle-" + (i + 1), CharacterType.IDLE, 0, 0)
                    .withBox(x, y, width, height));
        }
        return level();
    }

    private Level makeWideWorld() {
        int surface = 150;
        int column = 0;
        boolean afterPit = false;
        player(3, surface);
        while (column < columns) {
            boolean edge = column < 16 || column > columns - 32;
            int width = Math.min(6 + from(0, 14), columns - column);
            int kind = edge || afterPit ? 0 : from(0, 7);
            if (kind == 1) {
                width = 3 + from(0, 5);
                ground(column, surface + PIT_DEPTH, width);
            } else {
                if (!edge) {
                    // Never more than four up, also out of a pit: a jump reaches slightly over five.
                    int step = afterPit ? from(PIT_DEPTH - 4, 3) : from(-4, 5);
                    surface = Math.max(120, Math.min(180, surface + step));
                }
                ground(column, surface, width);
                if (!edge && from(0, 3) == 0) {
                    patrol(column + width / 2, surface, 2, 12, 40, 40 + from(0, 60));
                }
                if (kind == 2) {
                    islands(column, surface - 4);
                } else if (kind == 3) {
                    shafts.add(new TileRegion(column + 1, surface, 4, CAVES_END - surface));
                }
            }
            afterPit = kind == 1;
            column += width;
        }
        caves();
        goal(columns - 6, surface);
        return level();
    }

    /** Solid ground from a row down. */
    private void ground(int column, int row, int width) {
        fill(column, row, width, rows - row, BLOCK);
    }

    /** A staircase of one-ways up to an island with a character on it. */
    private void islands(int column, int lowest) {
        int row = lowest;
        int steps = 3 + from(0, 5);
        for (int step = 0; step < steps; step++) {
            fill(column + step % 2 * 5, row, 3, 1, ONE_WAY);
            row -= 4;
        }
        int left = column + steps % 2 * 5;
        int width = 6 + from(0, 8);
        fill(left, row, width, 1, BLOCK);
        fill(left + 1, row + 1, Math.max(0, width - 2), 1, BLOCK);
        if (left + width <= columns) {
            patrol(left + width / 2, row, 2, 12, 40, 30 + from(0, 40));
        }
    }

    /** Galleries far below, and ladders of one-ways down to them. */
    private void caves() {
        for (int row = CAVES; row < CAVES_END; row += 10) {
            fill(4, row, columns - 8, 6, 0);
            for (int column = 16 + from(0, 12); column < columns - 40; column += 24 + from(0, 16)) {
                fill(column, row + 3 + from(0, 2), 3 + from(0, 8), 1, from(0, 2) == 0 ? ONE_WAY : BLOCK);
                patrol(column + 14, row + 6, 2, 12, 40, 50 + from(0, 50));
            }
        }
        for (TileRegion shaft : shafts) {
            tiles.fill(shaft, 0);
            for (int row = shaft.row(); row < shaft.endRow(); row += 4) {
                fill(shaft.column(), row, shaft.columns(), 1, ONE_WAY);
            }
            for (int row = CAVES + 6; row < CAVES_END; row += 10) {
                fill(shaft.column(), row, shaft.columns(), 1, ONE_WAY);
            }
        }
    }

    private void fill(int column, int row, int width, int height, int value) {
        tiles.fill(new TileRegion(column, row, width, height), value);
    }

    private void patrol(int column, int groundRow, int offset, int width, int height, int speed) {
        int number = (int) characters.stream()
                        .filter(character -> character.kind().equals(CharacterType.PATROL))
                        .count()
                + 1;
        characters.add(CharacterType.TYPE
                .create("patrol-" + number, CharacterType.PATROL, 0, 0)
                .withBox(column * TILE + offset, groundRow * TILE - height, width, height)
                .with(CharacterType.WALK_SPEED, (double) speed)
                .with(CharacterType.FACING, from(0, 2) == 0 ? CharacterType.Facing.LEFT : CharacterType.Facing.RIGHT));
    }

    private void player(int column, int groundRow) {
        characters.add(
                0,
                CharacterType.TYPE.create(
                        "hero",
                        CharacterType.PLAYER,
                        column * TILE + 2,
                        groundRow * TILE - CharacterType.TYPE.defaultHeight()));
    }

    private void goal(int column, int groundRow) {
        goal = ZoneType.TYPE.create("exit", ZoneType.GOAL, column * TILE, (groundRow - 3) * TILE, TILE, 3 * TILE);
    }

    /** A random number from the first, inclusive, to the second, exclusive; the same on every JDK. */
    private int from(int first, int end) {
        return first + (int) Long.remainderUnsigned(random.nextLong(), end - first);
    }

    private Level level() {
        return Level.empty(name, columns, rows, TILE)
                .withLooks(LevelLooks.FLAT.withTheme(theme))
                .withTiles(tiles.build())
                .withObjects(CharacterType.TYPE, characters)
                .withObjects(ZoneType.TYPE, List.of(goal));
    }
}
