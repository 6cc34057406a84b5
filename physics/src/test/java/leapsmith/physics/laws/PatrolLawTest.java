package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.ExactContacts;
import leapsmith.physics.laws.oracle.Obstacles;
import leapsmith.physics.laws.scene.BodySpec;
import leapsmith.physics.laws.scene.BodySpec.MovementSpec;
import leapsmith.physics.laws.scene.BodySpec.Traits;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.laws.scene.Setting;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/**
 * System C6, patrols: a patrol walks and turns at walls and edges. One with both edges on its ground never leaves it,
 * and stands still only where both directions are blocked.
 */
class PatrolLawTest {
    private static final int TILE = 16 * 4096;

    @Test
    void aPatrolStaysOnItsGroundAndWalksWhereItCan() {
        Property.holds(
                "a patrol keeps both edges over ground, and stands only if there is no room for some steps",
                800,
                3000,
                PatrolLawTest::scene,
                PatrolLawTest::checkEveryTick);
    }

    /** A scene with platforms at rest, level with its floor. */
    private record Bridged(Scene scene, List<Box> bridges) implements Case<Bridged> {
        static Bridged draw(SplittableRandom random) {
            List<Box> bridges = IntStream.range(0, 1 + random.nextInt(8))
                    .mapToObj(i -> {
                        long place = random.nextLong(20 * TILE);
                        long x = random.nextBoolean() ? place / TILE * TILE : place;
                        return new Box(x, 4 * TILE, 1 + random.nextLong(2 * TILE), TILE / 2);
                    })
                    .toList();
            return new Bridged(PatrolLawTest.scene(random), bridges);
        }

        @Override
        public Stream<Bridged> smaller() {
            return IntStream.range(0, bridges.size()).mapToObj(i -> {
                List<Box> fewer = new ArrayList<>(bridges);
                fewer.remove(i);
                return new Bridged(scene, fewer);
            });
        }
    }

    @Test
    void aPatrolWalksOnPlatformsAsOnGround() {
        Property.holds(
                "a patrol stays on ground of tiles and platforms, and stands only if both directions are blocked",
                800,
                3000,
                Bridged::draw,
                bridged -> {
                    Run run = new Run(bridged.scene);
                    List<Box> tops = new ArrayList<>(bridged.scene.obstacles().oneWays());
                    for (Box bridge : bridged.bridges) {
                        tops.add(bridge);
                        run.world()
                                .spawn(BodyDef.box(px(bridge.x()), px(bridge.y()), px(bridge.width()), 8)
                                        .gravity(false)
                                        .tiles(false)
                                        .solidity(Solidity.TOP));
                    }
                    check(
                            run,
                            bridged.scene,
                            new Obstacles(bridged.scene.obstacles().blocks(), tops));
                });
    }

    private static double px(long sub) {
        return sub / 4096.0;
    }

    private static void checkEveryTick(Scene scene) {
        check(new Run(scene), scene, scene.obstacles());
    }

    private static void check(Run run, Scene scene, Obstacles obstacles) {
        BodySpec body = scene.bodies().get(0);
        long walk = body.movement().walk();
        Box before = body.box();
        boolean facedLeft = body.traits().facingLeft();
        while (!run.isOver()) {
            run.step();
            BodyState state = run.state(0).orElseThrow();
            Box box = state.box();
            assertEquals(before.y(), box.y(), "height");
            assertTrue(
                    isGroundBelow(box.x(), 1, box, obstacles) && isGroundBelow(box.right() - 1, 1, box, obstacles),
                    () -> "hangs over: " + state);
            assertTrue(Math.abs(box.x() - before.x()) <= walk, () -> "faster than its walk: " + state);
            if (box.equals(before)) {
                long ahead = state.facingLeft() ? -walk : walk;
                assertTrue(
                        !isOpen(before, ahead, obstacles)
                                && !(isOpen(before, -ahead, obstacles) && hasRoom(before, -ahead, obstacles)),
                        () -> "stands though a direction is open: " + state);
            } else {
                boolean turned = state.facingLeft() != facedLeft;
                long moved = Math.abs(box.x() - before.x());
                assertTrue(!turned || moved == walk, () -> "turns without room for its steps: " + state);
                assertEquals(box.x() < before.x(), state.facingLeft(), "faces where it walks");
            }
            before = box;
            facedLeft = state.facingLeft();
        }
    }

    /** Whether no wall is within the steps of a fifteenth of a second, and all of that way is over ground. */
    private static boolean hasRoom(Box box, long step, Obstacles obstacles) {
        long way = 4 * step;
        long from = way < 0 ? box.x() + way : box.right() - 1;
        return !obstacles.isInsideBlock(box.union(box.at(box.x() + way, box.y())))
                && isGroundBelow(from, Math.abs(way) + 1, box, obstacles);
    }

    /** Whether a full step meets no wall at its beginning and is over ground all along. */
    private static boolean isOpen(Box box, long step, Obstacles obstacles) {
        int wall = step < 0 ? Contacts.LEFT_WALL : Contacts.RIGHT_WALL;
        // A step ends at a wall at the feet, whatever that stands on.
        Box foot = new Box(step < 0 ? box.x() : box.right() - 1, box.bottom() - 1, 1, 1);
        long way = 0;
        while (way < Math.abs(step)
                && !obstacles.isInsideBlock(foot.at(foot.x() + Long.signum(step) * (way + 1), foot.y()))) {
            way = Math.min(
                    Math.abs(step),
                    Math.floorDiv(foot.x() + Long.signum(step) * way, TILE)
                                    == Math.floorDiv(foot.x() + Long.signum(step) * (way + 1), TILE)
                            ? toBorder(foot.x() + Long.signum(step) * way, step) + way
                            : way + 1);
        }
        long from = step < 0 ? box.x() - way : box.right() - 1;
        return (ExactContacts.of(box, true, obstacles) & wall) == 0 && isGroundBelow(from, way + 1, box, obstacles);
    }

    /** How far a sub-pixel can move to a side within its tile. */
    private static long toBorder(long x, long step) {
        long within = Math.floorMod(x, TILE);
        return step < 0 ? within : TILE - 1 - within;
    }

    /** Whether each sub-pixel of a range at the height of a box's bottom has ground. */
    private static boolean isGroundBelow(long x, long length, Box box, Obstacles obstacles) {
        // A gap begins at the start of the range, or at the end of something that supports.
        return isCarried(x, box, obstacles)
                && Stream.concat(obstacles.blocks().stream(), obstacles.oneWays().stream())
                        .map(Box::right)
                        .filter(end -> end > x && end < x + length)
                        .allMatch(end -> isCarried(end, box, obstacles));
    }

    private static boolean isCarried(long x, Box box, Obstacles obstacles) {
        Box foot = new Box(x, box.bottom() - 1, 1, 1);
        return (ExactContacts.of(foot, true, obstacles) & Contacts.GROUND) != 0;
    }

    /** A patrol on a floor of Blocks and one-ways with holes and walls in it. */
    private static Scene scene(SplittableRandom random) {
        int holes = random.nextInt(4);
        int walls = random.nextInt(3);
        Tiles tiles = Tiles.of(20, 6, (column, row) -> {
            boolean start = column >= 8 && column <= 11;
            if (row == 4) {
                boolean hole = !start && random.nextInt(10) < holes;
                return hole ? TileType.EMPTY : TileType.values()[1 + random.nextInt(2)];
            }
            return !start && row < 4 && random.nextInt(12) < walls ? TileType.BLOCK : TileType.EMPTY;
        });
        long width = 1 + random.nextLong(4 * TILE);
        long height = 1 + random.nextLong(4 * TILE);
        long x = 8 * TILE + random.nextLong(4 * TILE - width + 1);
        MovementSpec movement = new MovementSpec(1 + random.nextInt(TILE), 0, 0);
        BodySpec patrol = new BodySpec(
                new Box(x, 4 * TILE - height, width, height),
                0,
                0,
                Control.PATROL,
                0,
                movement,
                Filter.ALL,
                Traits.PLAIN.facing(random.nextBoolean()));
        List<Long> inputs = IntStream.range(0, 40).mapToObj(i -> 0L).toList();
        Setting setting = new Setting(16, Borders.CLOSED, 60, 1172, 61440, 16, 16);
        return new Scene(setting, tiles, List.of(patrol), inputs, List.of());
    }
}
