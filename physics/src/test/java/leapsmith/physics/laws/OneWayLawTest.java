package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
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
 * Law 4, one-way: a one-way never raises a body, never stops it from the side, and never drops a standing body without
 * input.
 */
class OneWayLawTest {
    private static final int CASES = 2000;
    private static final int TILE = 16 * 4096;
    private static final Borders OPEN = new Borders(true, true, true, true);

    @Test
    void noOneWayRaisesABody() {
        Property.holds(
                "a body that is not sent upward never gets higher",
                CASES,
                random -> scene(random, body(random, random.nextInt(2 * TILE))),
                scene -> {
                    Run run = new Run(scene);
                    long y = scene.bodies().get(0).box().y();
                    while (!run.isOver()) {
                        run.step();
                        BodyState state = run.state(0).orElseThrow();
                        assertTrue(state.box().y() >= y, () -> "raised: " + state);
                        y = state.box().y();
                    }
                });
    }

    @Test
    void noOneWayStopsABodyFromTheSide() {
        Property.holds(
                "nothing but the sides of the level ever changes a speed along x",
                CASES,
                random -> scene(random, body(random, random.nextInt(4 * TILE) - 2 * TILE)),
                scene -> {
                    Run run = new Run(scene);
                    BodySpec body = scene.bodies().get(0);
                    for (long tick = 1; !run.isOver(); tick++) {
                        run.step();
                        BodyState state = run.state(0).orElseThrow();
                        assertEquals(
                                body.box().x() + tick * body.vx(), state.box().x());
                        assertEquals(0, state.contacts() & (Contacts.LEFT_WALL | Contacts.RIGHT_WALL));
                    }
                });
    }

    @Test
    void noOneWayStopsABodyThatRises() {
        Property.holds(
                "a rising body moves as if there were no one-ways",
                CASES,
                random -> scene(random, body(random, -1 - random.nextInt(4 * TILE))),
                scene -> {
                    Run run = new Run(scene);
                    Run free = new Run(scene.withTiles(empty(scene.tiles())));
                    boolean rises = true;
                    while (!run.isOver() && rises) {
                        run.step();
                        free.step();
                        BodyState expected = free.state(0).orElseThrow();
                        rises = expected.vy() < 0;
                        if (rises) {
                            assertEquals(expected, run.state(0).orElseThrow());
                        }
                    }
                });
    }

    @Test
    void noOneWayDropsAStandingBody() {
        Property.holds(
                "a body on one-ways stays at their height as long as any is below it",
                CASES,
                OneWayLawTest::standing,
                OneWayLawTest::checkStanding);
    }

    @Test
    void aOneWayDropsABodyThatPressesDown() {
        Property.holds(
                "a player on one-ways that presses down falls through",
                CASES,
                random -> {
                    Scene scene = standing(random);
                    return scene.withBodies(List.of(scene.bodies().get(0).controlledBy(Control.PLAYER)));
                },
                scene -> {
                    Run run = new Run(scene.withInputs(List.of(0L, (long) Button.DOWN.bit())));
                    run.step();
                    BodyState before = run.state(0).orElseThrow();
                    run.step();
                    BodyState after = run.state(0).orElseThrow();
                    assertTrue(before.touches(Contacts.ONE_WAY), () -> "carried: " + before);
                    assertTrue(after.box().y() > before.box().y(), () -> "still there: " + after);
                });
    }

    private static void checkStanding(Scene scene) {
        Run run = new Run(scene);
        long y = scene.bodies().get(0).box().y();
        boolean stands = true;
        while (!run.isOver() && stands) {
            run.step();
            BodyState state = run.state(0).orElseThrow();
            // The step off an edge ends at this height too.
            assertEquals(y, state.box().y());
            assertEquals(0, state.vy());
            stands = run.obstacles().oneWays().stream().anyMatch(state.box()::overlapsX);
            assertEquals(stands, state.touches(Contacts.ONE_WAY), () -> "carried: " + state);
        }
    }

    /** A body on a row of one-ways with holes in it, the only one-ways of the level. */
    private static Scene standing(SplittableRandom random) {
        int holes = random.nextInt(5);
        Tiles tiles = Tiles.of(
                30,
                12,
                (c, r) -> r == 8 && (c == 14 || random.nextInt(5) >= holes) ? TileType.ONE_WAY : TileType.EMPTY);
        long width = 1 + random.nextLong(4 * TILE);
        long height = 1 + random.nextLong(8 * TILE);
        // So that the one-way of column 14 is below it.
        long x = 14L * TILE - width + 1 + random.nextLong(width + TILE - 1);
        Control control = Control.values()[random.nextInt(3)];
        MovementSpec movement = new MovementSpec(random.nextInt(TILE), random.nextInt(TILE), random.nextInt(TILE));
        int vx = random.nextInt(2 * TILE) - TILE;
        BodySpec body = new BodySpec(
                new Box(x, 8L * TILE - height, width, height),
                control == Control.NONE ? vx : 0,
                0,
                control,
                0,
                movement,
                Filter.ALL,
                Traits.PLAIN);
        List<Long> walking = IntStream.range(0, 12)
                .mapToObj(i -> (long) random.nextInt(2) * Button.LEFT.bit() + random.nextInt(2) * Button.RIGHT.bit())
                .toList();
        return scene(random, body).withTiles(tiles).withInputs(walking);
    }

    private static BodySpec body(SplittableRandom random, int vy) {
        Box box = new Box(
                random.nextLong(20 * TILE),
                random.nextLong(10 * TILE),
                1 + random.nextLong(4 * TILE),
                1 + random.nextLong(4 * TILE));
        int vx = random.nextInt(3) == 0 ? 0 : random.nextInt(2 * TILE) - TILE;
        return BodySpec.plain(box, vx, vy, random.nextInt(4) == 0 ? Traits.FLOATING : Traits.PLAIN);
    }

    private static Scene scene(SplittableRandom random, BodySpec body) {
        int density = random.nextInt(4);
        Tiles tiles = Tiles.of(24, 16, (c, r) -> random.nextInt(4) < density ? TileType.ONE_WAY : TileType.EMPTY);
        int gravity = random.nextInt(3) == 0 ? 1 + random.nextInt(TILE) : 1172;
        Setting setting = new Setting(16, OPEN, 60, gravity, 61440, 16, 16);
        List<Long> inputs = IntStream.range(0, 12).mapToObj(i -> 0L).toList();
        return new Scene(setting, tiles, List.of(body), inputs, List.of());
    }

    private static Tiles empty(Tiles tiles) {
        return Tiles.of(tiles.columns(), tiles.rows(), (c, r) -> TileType.EMPTY);
    }
}
