package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.SlopeShapes;
import leapsmith.physics.laws.scene.BodySpec;
import leapsmith.physics.laws.scene.BodySpec.MovementSpec;
import leapsmith.physics.laws.scene.BodySpec.Traits;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Refined;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.laws.scene.Setting;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/**
 * Law 3, no seams: on a flat floor or along a flat wall nothing changes at tile borders; the same floor as one large
 * rectangle gives the same bits.
 */
class SeamLawTest {
    private static final int TILE = 16 * 4096;
    private static final int[] BIG_TILES = {16, 24, 48, 64, 100, 1024};
    private static final int LENGTH = 40;

    @Test
    void largeTilesAndEqualSmallTilesGiveTheSameBits() {
        Property.holds(
                "a level of big tiles and the same level of small ones give the same bits",
                2500,
                random -> new Cut(
                        RandomScene.draw(random, Recipe.UNDISTURBED, BIG_TILES[random.nextInt(BIG_TILES.length)]),
                        random.nextBoolean() ? 2 : 4),
                jumpRelease -> {
                    Run coarse = new Run(jumpRelease.scene);
                    Run fine = new Run(Refined.of(jumpRelease.scene, jumpRelease.times));
                    assertSameStates(coarse, fine);
                });
    }

    @Test
    void largeSlopesAndEqualSmallSlopesGiveTheSameBits() {
        Property.holds(
                "a level of large slopes and the same level of small ones give the same bits",
                830,
                2500,
                random -> new Cut(
                        comparable(RandomScene.draw(
                                random,
                                Recipe.UNDISTURBED.withSlopes(true),
                                BIG_TILES[random.nextInt(BIG_TILES.length)])),
                        random.nextBoolean() ? 2 : 4),
                jumpRelease -> {
                    Run coarse = new Run(jumpRelease.scene);
                    Run fine = new Run(Refined.of(jumpRelease.scene, jumpRelease.times));
                    // A body in a one-way slope passes through it, whichever part it is in.
                    while (!coarse.isOver() && coarse.states().stream().noneMatch(body -> isInOneWay(body, coarse))) {
                        assertSameTick(coarse, fine);
                    }
                });
    }

    private static boolean isInOneWay(BodyState body, Run run) {
        return SlopeShapes.isInsideOneWay(run.tiles(), run.world().tiles().tileSize(), body.box());
    }

    /**
     * The scene without bodies that start in a slope, as the reach of pushing out is counted in tiles; without one-way
     * slopes that can be entered through their thick sides: a body in one is in the whole of a large slope, but above some
     * of the parts of a divided one; and without upper half slopes whose thin side is open: there a low step onto a large
     * slope is climbed also in the air, but of a divided one it is a Block, which isn't.
     */
    private static Scene comparable(Scene scene) {
        Tiles drawn = scene.tiles();
        int tileSize = scene.setting().tileSize();
        Tiles tiles = Tiles.of(
                drawn.columns(),
                drawn.rows(),
                (column, row) -> isOpenOneWay(drawn, column, row) || isOpenStep(drawn, column, row)
                        ? TileType.EMPTY
                        : drawn.at(column, row));
        return scene.withTiles(tiles)
                .withBodies(scene.bodies().stream()
                        .filter(body -> !SlopeShapes.isInside(tiles, tileSize, body.box())
                                && !SlopeShapes.isInsideOneWay(tiles, tileSize, body.box()))
                        .toList());
    }

    /** Whether a tile is the upper half of a floor slope without a Block, or its lower half, at its thin side. */
    private static boolean isOpenStep(Tiles tiles, int column, int row) {
        TileType type = tiles.at(column, row);
        if (!type.isSlope() || type.slope().ceiling() || type.slope().thinHalves() == 0) {
            return false;
        }
        int adjacent = column - (type.slope().thickRight() ? 1 : -1);
        TileType neighbor = tiles.has(adjacent, row) ? tiles.at(adjacent, row) : TileType.BLOCK;
        return neighbor != TileType.BLOCK && !neighbor.name().equals(type.name().replace("_HIGH", "_LOW"));
    }

    /** Whether a tile is a one-way slope without a Block, or its other half, at its thick side. */
    private static boolean isOpenOneWay(Tiles tiles, int column, int row) {
        TileType type = tiles.at(column, row);
        if (!type.isSlope() || !type.slope().oneWay()) {
            return false;
        }
        int adjacent = column + (type.slope().thickRight() ? 1 : -1);
        if (!tiles.has(adjacent, row)) {
            return true;
        }
        TileType neighbor = tiles.at(adjacent, row);
        boolean continues = type.name().endsWith("_LOW")
                && neighbor.name().equals(type.name().replace("_LOW", "_HIGH"));
        return neighbor != TileType.BLOCK && !(continues && !isOpenOneWay(tiles, adjacent, row));
    }

    @Test
    void aFloorOfTilesAndTheBottomOfTheLevelGiveTheSameBits() {
        Property.holds(
                "a floor, walls and a ceiling of tiles act as the sides of the level",
                1500,
                random -> RandomScene.draw(
                        random, Recipe.UNDISTURBED.withOpenSides(false).withGhosts(false)),
                scene -> assertSameStates(new Run(scene), new Run(withRows(scene, 2))));
    }

    @Test
    void nothingChangesAlongAFlatFloor() {
        Property.holds(
                "along a flat floor a body moves as if there were no tile borders",
                1500,
                random -> {
                    TileType type = random.nextBoolean() ? TileType.BLOCK : TileType.ONE_WAY;
                    Tiles floor = Tiles.of(LENGTH, 6, (c, r) -> r == 5 ? type : TileType.EMPTY);
                    long height = 1 + random.nextLong(5 * TILE);
                    Box box = new Box(
                            random.nextLong(20 * TILE), 5 * TILE - height, 1 + random.nextLong(5 * TILE), height);
                    int speed = random.nextInt(4 * TILE);
                    return alone(floor, BodySpec.plain(box, random.nextBoolean() ? speed : -speed, 0, Traits.PLAIN), 0);
                },
                scene -> {
                    BodySpec body = scene.bodies().get(0);
                    checkPath(scene, body.vx(), Contacts.GROUND);
                });
    }

    @Test
    void nothingChangesAlongAFlatCeiling() {
        Property.holds(
                "a player that walks and jumps between a floor and a ceiling keeps its speed",
                1500,
                random -> {
                    int rows = 1 + random.nextInt(4);
                    Tiles corridor = Tiles.of(
                            LENGTH, rows + 2, (c, r) -> r == 0 || r == rows + 1 ? TileType.BLOCK : TileType.EMPTY);
                    Box box = new Box(
                            random.nextLong(20 * TILE), TILE, 1 + random.nextLong(5 * TILE), rows * (long) TILE);
                    return alone(
                            corridor, player(random, box), (random.nextBoolean() ? Button.LEFT : Button.RIGHT).bit());
                },
                scene -> {
                    List<Long> jumping = IntStream.range(0, scene.ticks())
                            .mapToObj(i -> scene.inputs().get(i) | (i % 2 == 0 ? Button.JUMP.bit() : 0))
                            .toList();
                    int walk = scene.bodies().get(0).movement().walk();
                    boolean left = (scene.inputs().get(0) & Button.LEFT.bit()) != 0;
                    checkPath(scene.withInputs(jumping), left ? -walk : walk, Contacts.GROUND | Contacts.CEILING);
                });
    }

    @Test
    void nothingChangesAlongAFlatWall() {
        Property.holds(
                "a player that pushes against a flat wall falls and jumps as one that doesn't",
                1500,
                random -> {
                    int columns = 1 + random.nextInt(4);
                    Tiles shaft = Tiles.of(
                            columns + 2,
                            LENGTH,
                            (c, r) -> c == 0 || c == columns + 1 ? TileType.BLOCK : TileType.EMPTY);
                    long height = 1 + random.nextLong(5 * TILE);
                    Box box = new Box(TILE, random.nextLong(30 * TILE), columns * (long) TILE, height);
                    return alone(shaft, player(random, box), random.nextInt(16) & ~Button.DOWN.bit());
                },
                scene -> {
                    List<Long> still = scene.inputs().stream()
                            .map(bits -> bits & Button.JUMP.bit())
                            .toList();
                    Run pressing = new Run(scene);
                    Run falling = new Run(scene.withInputs(still));
                    while (!pressing.isOver()) {
                        pressing.step();
                        falling.step();
                        BodyState expected = falling.state(0).orElseThrow();
                        BodyState seen = pressing.state(0).orElseThrow();
                        assertEquals(expected.box(), seen.box());
                        assertEquals(expected.vy(), seen.vy());
                        assertEquals(expected.contacts(), seen.contacts());
                    }
                });
    }

    /** A scene and the number of parts into which its tiles are divided along each side. */
    private record Cut(Scene scene, int times) implements Case<Cut> {
        @Override
        public Stream<Cut> smaller() {
            return scene.smaller().map(less -> new Cut(less, times));
        }
    }

    private static void assertSameStates(Run one, Run other) {
        while (!one.isOver()) {
            assertSameTick(one, other);
        }
    }

    private static void assertSameTick(Run one, Run other) {
        one.step();
        other.step();
        assertEquals(
                one.states(), other.states(), () -> "after tick " + one.world().tick());
        assertEquals(one.pairs(), other.pairs(), "pairs");
        assertEquals(one.events(), other.events(), "events");
    }

    /** The scene in a level with more rows and columns of Blocks at the far sides. */
    private static Scene withRows(Scene scene, int more) {
        Tiles tiles = scene.tiles();
        return scene.withTiles(Tiles.of(
                tiles.columns() + more,
                tiles.rows() + more,
                (column, row) -> tiles.has(column, row) ? tiles.at(column, row) : TileType.BLOCK));
    }

    /** Checks that the only body moves along x at an even speed, at the same height, until a wall stops it. */
    private static void checkPath(Scene scene, long speed, int contacts) {
        Box start = scene.bodies().get(0).box();
        long end = scene.tiles().columns() * (long) TILE - start.width();
        Run run = new Run(scene);
        for (long tick = 1; !run.isOver(); tick++) {
            run.step();
            BodyState state = run.state(0).orElseThrow();
            long x = Math.max(0, Math.min(end, start.x() + tick * speed));
            assertEquals(start.at(x, start.y()), state.box(), "tick " + tick);
            assertEquals(contacts, state.contacts() & (Contacts.GROUND | Contacts.CEILING), "tick " + tick);
        }
    }

    private static BodySpec player(SplittableRandom random, Box box) {
        MovementSpec movement = new MovementSpec(random.nextInt(4 * TILE), random.nextInt(TILE), random.nextInt(TILE));
        return new BodySpec(box, 0, 0, Control.PLAYER, 0, movement, Filter.ALL, Traits.PLAIN);
    }

    private static Scene alone(Tiles tiles, BodySpec body, long buttons) {
        Setting setting = new Setting(16, Borders.CLOSED, 60, 1172, 61440, 16, 16);
        List<Long> inputs = IntStream.range(0, 30).mapToObj(i -> buttons).toList();
        return new Scene(setting, tiles, List.of(body), inputs, List.of());
    }
}
