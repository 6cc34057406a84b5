package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.scene.BodySpec;
import leapsmith.physics.laws.scene.BodySpec.MovementSpec;
import leapsmith.physics.laws.scene.BodySpec.Nature;
import leapsmith.physics.laws.scene.BodySpec.Traits;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Recipe.More;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.laws.scene.Setting;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

/** The second half of law 11, quiet: bodies at rest stay exactly in place for 100,000 ticks. */
class QuietLawTest {
    private static final int TICKS = 100_000;
    private static final long TILE = 16 * 4096;
    private static final MovementSpec GAIT = new MovementSpec(10923, 27989, 13653);

    @Test
    void bodiesAtRestNeverMove() {
        Tiles tiles = Tiles.of(
                "....................",
                "....................",
                "....................",
                "#..#.....====.......",
                "#..#................",
                "#..#..=....####....=",
                "####..=....#..#....=");
        List<BodySpec> bodies = new ArrayList<>();
        // In a pit that it fills, and one that is enclosed there.
        bodies.add(resting(new Box(TILE, 4 * TILE, 2 * TILE, 2 * TILE), Control.NONE));
        bodies.add(resting(new Box(TILE, 5 * TILE, 2 * TILE, TILE), Control.PATROL));
        // On the very edge of a one-way, across its seam, and next to it on the floor of the level.
        bodies.add(resting(new Box(13 * TILE - 1, 2 * TILE, TILE, TILE), Control.PLAYER));
        bodies.add(resting(new Box(10 * TILE + 7, 3 * TILE - 4095, 333, 4095), Control.NONE));
        bodies.add(resting(new Box(5 * TILE, 6 * TILE, TILE, TILE), Control.PLAYER));
        // In the corners of the level, in a hole, floating without gravity.
        bodies.add(resting(new Box(0, 3 * TILE - 1, 1, 1), Control.NONE));
        bodies.add(resting(new Box(19 * TILE, 4 * TILE, TILE, TILE), Control.NONE));
        bodies.add(resting(new Box(12 * TILE, 6 * TILE, 2 * TILE, TILE), Control.PLAYER));
        bodies.add(resting(new Box(12345, 6789, 1000, 5000), Control.NONE).with(Traits.FLOATING));
        assertQuiet(new Scene(
                new Setting(16, Borders.CLOSED, 60, 1172, 61440, 16, 16), tiles, bodies, List.of(0L), List.of()));
    }

    @Test
    void bodiesThatCameToRestStayAtRest() {
        Property.holds(
                "once two ticks are alike, all further ones are",
                400,
                1500,
                random -> RandomScene.draw(
                        random, Recipe.UNDISTURBED.withControl(false).withTicks(4)),
                QuietLawTest::checkRest);
    }

    @Test
    void bodiesThatCameToRestOnSlopesAndPlatformsStayAtRest() {
        Property.holds(
                "once two ticks are alike, all further ones are, on slopes, among bodies solid to bodies and on platforms too",
                100,
                1500,
                random -> still(RandomScene.draw(
                        random,
                        Recipe.EVERYTHING
                                .with(More.SHAPES, More.SOLID_TO_BODIES, More.PLATFORMS)
                                .withControl(false)
                                .withEdits(false)
                                .withTicks(4))),
                QuietLawTest::checkRest);
    }

    /** The scene with its platforms at rest. */
    private static Scene still(Scene scene) {
        return scene.withBodies(scene.bodies().stream()
                .map(body -> body.with(new Nature(
                        body.nature().shape(),
                        body.nature().solidity(),
                        body.nature().solidToBodies(),
                        null,
                        body.nature().grip())))
                .toList());
    }

    private static void checkRest(Scene scene) {
        Run run = new Run(scene);
        List<BodyState> before = List.of();
        boolean rests = false;
        for (int i = 0; i < 200; i++) {
            run.world().step(Inputs.NONE);
            List<BodyState> now = run.states();
            if (rests) {
                assertEquals(before, now, "tick " + i);
            }
            rests = now.equals(before);
            before = now;
        }
    }

    private static void assertQuiet(Scene scene) {
        Run run = new Run(scene);
        run.world().step(Inputs.NONE);
        run.world().step(Inputs.NONE);
        List<BodyState> start = run.states();
        for (int i = 0; i < scene.bodies().size(); i++) {
            assertEquals(scene.bodies().get(i).box(), start.get(i).box(), "body " + i);
        }
        for (int i = 0; i < TICKS; i++) {
            run.world().step(Inputs.NONE);
        }
        assertEquals(start, run.states());
    }

    private static BodySpec resting(Box box, Control control) {
        return new BodySpec(box, 0, 0, control, 0, GAIT, Filter.ALL, Traits.PLAIN);
    }
}
