package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.ExactContacts;
import leapsmith.physics.laws.oracle.Surroundings;
import leapsmith.physics.laws.scene.BodySpec;
import leapsmith.physics.laws.scene.BodySpec.Gait;
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
 * System C6, patrols: an NPC walks and turns at walls and edges. One that stands on its ground with both edges never
 * hangs over an end of it, and it stands still only where neither way is open.
 */
class PatrolLawTest {
    private static final int TILE = 16 * 4096;

    @Test
    void aPatrolStaysOnItsGroundAndWalksWhereItCan() {
        Property.holds(
                "a patrol keeps both edges over ground, and stands only if there is no room for a step to either side",
                3000,
                PatrolLawTest::scene,
                PatrolLawTest::checkEveryTick);
    }

    private static void checkEveryTick(Scene scene) {
        Run run = new Run(scene);
        Surroundings surroundings = scene.surroundings();
        BodySpec body = scene.bodies().get(0);
        long walk = body.gait().walk();
        Box before = body.box();
        while (!run.isOver()) {
            run.step();
            BodyState state = run.state(0).orElseThrow();
            Box box = state.box();
            assertEquals(before.y(), box.y(), "height");
            assertTrue(
                    isGroundBelow(box.x(), 1, box, surroundings)
                            && isGroundBelow(box.right() - 1, 1, box, surroundings),
                    () -> "hangs over: " + state);
            assertTrue(Math.abs(box.x() - before.x()) <= walk, () -> "faster than its walk: " + state);
            if (box.equals(before)) {
                assertTrue(
                        !isOpen(before, -walk, surroundings) && !isOpen(before, walk, surroundings),
                        () -> "stands though a way is open: " + state);
            } else {
                assertEquals(box.x() < before.x(), state.facingLeft(), "faces where it walks");
            }
            before = box;
        }
    }

    /** Whether a whole step is free of walls at its beginning and over ground all along. */
    private static boolean isOpen(Box box, long step, Surroundings surroundings) {
        int wall = step < 0 ? Contacts.LEFT_WALL : Contacts.RIGHT_WALL;
        long from = step < 0 ? box.x() + step : box.right() - 1;
        return (ExactContacts.of(box, true, surroundings) & wall) == 0
                && isGroundBelow(from, Math.abs(step) + 1, box, surroundings);
    }

    /** Whether each sub-pixel of a stretch at the height of a box's bottom is carried by a tile or the level's bottom. */
    private static boolean isGroundBelow(long x, long length, Box box, Surroundings surroundings) {
        // Tiles are wider than any step, so the ends and the borders in between say it all.
        return isCarried(x, box, surroundings)
                && isCarried(x + length - 1, box, surroundings)
                && isCarried(Math.floorDiv(x + length - 1, TILE) * TILE, box, surroundings);
    }

    private static boolean isCarried(long x, Box box, Surroundings surroundings) {
        Box foot = new Box(x, box.bottom() - 1, 1, 1);
        return (ExactContacts.of(foot, true, surroundings) & Contacts.GROUND) != 0;
    }

    /** A patrol on a floor of Blocks and one-ways with holes and walls in it. */
    private static Scene scene(SplittableRandom random) {
        int holes = random.nextInt(4);
        int walls = random.nextInt(3);
        Tiles tiles = Tiles.of(20, 6, (column, row) -> {
            boolean start = column >= 8 && column <= 11;
            if (row == 4) {
                boolean hole = !start && random.nextInt(10) < holes;
                return hole ? TileType.EMPTY : TileType.ofCode(1 + random.nextInt(2));
            }
            return !start && row < 4 && random.nextInt(12) < walls ? TileType.BLOCK : TileType.EMPTY;
        });
        long width = 1 + random.nextLong(4 * TILE);
        long height = 1 + random.nextLong(4 * TILE);
        long x = 8 * TILE + random.nextLong(4 * TILE - width + 1);
        Gait gait = new Gait(1 + random.nextInt(TILE), 0, 0);
        BodySpec patrol = new BodySpec(
                new Box(x, 4 * TILE - height, width, height),
                0,
                0,
                Control.PATROL,
                0,
                gait,
                Filter.ALL,
                Traits.PLAIN.facing(random.nextBoolean()));
        List<Long> inputs = IntStream.range(0, 40).mapToObj(i -> 0L).toList();
        Setting setting = new Setting(16, Borders.CLOSED, 60, 1172, 61440, 16, 16);
        return new Scene(setting, tiles, List.of(patrol), inputs, List.of());
    }
}
