package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.NearestFreePlace;
import leapsmith.physics.laws.oracle.NearestFreePlaceWithSlopes;
import leapsmith.physics.laws.oracle.Obstacles;
import leapsmith.physics.laws.oracle.SlopeShapes;
import leapsmith.physics.laws.scene.BodySpec;
import leapsmith.physics.laws.scene.BodySpec.Traits;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.Edit;
import leapsmith.physics.laws.scene.EventState;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.world.EventType;
import org.junit.jupiter.api.Test;

/**
 * System T9, live edits: a body inside a new Block is pushed out by the shortest distance or reported as crushed, never
 * left inside, never accelerated.
 */
class LiveEditLawTest {
    private static final Recipe EDITED = Recipe.ALL.withTicks(6);
    private static final Recipe SLOPES = EDITED.withSlopes(true).withControl(false);

    @Test
    void bodiesInAPaintedSlopeAreMovedOutByTheShortestDistanceOrCrushed() {
        Property.holds(
                "a body in a wall after an edit moves to the nearest sub-pixel outside Blocks and slopes, or is crushed",
                60,
                600,
                // Small tiles and bodies, as each sub-pixel along x is tried.
                random -> small(resting(RandomScene.draw(random, SLOPES, 1))),
                scene -> {
                    Run run = new Run(scene);
                    while (!run.isOver()) {
                        run.makeEdits();
                        List<BodyState> before = run.states();
                        List<Boolean> meetTiles = before.stream()
                                .map(state -> run.meetsTiles(state.index()))
                                .toList();
                        run.stepOnly();
                        for (int i = 0; i < before.size(); i++) {
                            checkOffSlopes(run, before.get(i), meetTiles.get(i));
                        }
                    }
                });
    }

    private static Scene small(Scene scene) {
        return scene.withBodies(scene.bodies().stream()
                        .filter(body -> isSmall(body.box()))
                        .toList())
                .withEdits(scene.edits().stream()
                        .filter(edit -> !(edit instanceof Edit.Spawn spawn)
                                || isSmall(spawn.body().box()))
                        .filter(edit -> !(edit instanceof Edit.Resize))
                        .toList());
    }

    private static boolean isSmall(Box box) {
        return Math.max(box.width(), box.height()) <= 3 * 4096;
    }

    private static void checkOffSlopes(Run run, BodyState before, boolean meetsTiles) {
        int index = before.index();
        Optional<BodyState> after = run.state(index);
        Box box = before.box();
        boolean inside = meetsTiles && overlapsSolid(run, box);
        if (!inside) {
            assertEquals(box, after.orElseThrow().box());
            return;
        }
        long reach = Math.max(box.width(), box.height()) + 2 * 4096L;
        long least = NearestFreePlaceWithSlopes.leastSquaredDistance(box, run.tiles(), 1, run.obstacles(), reach);
        EventType reported = least < 0 ? EventType.CRUSHED : EventType.PUSHED_OUT;
        assertTrue(run.events().contains(new EventState(reported, index, -1)), () -> reported + " of " + before);
        assertEquals(least < 0, after.isEmpty());
        if (least >= 0) {
            Box end = after.orElseThrow().box();
            assertEquals(least, NearestFreePlace.squaredDistance(box, end), () -> before + " to " + end);
            assertFalse(overlapsSolid(run, end), () -> "still in a wall: " + end);
        }
    }

    private static boolean overlapsSolid(Run run, Box box) {
        return run.obstacles().isInsideBlock(box) || SlopeShapes.isInside(run.tiles(), 1, box);
    }

    @Test
    void bodiesInAWallAfterAnEditAreMovedOutByTheShortestDistanceOrCrushed() {
        Property.holds(
                "a body in a wall after an edit moves to the nearest free place within its larger side and two tiles, or is"
                        + " crushed; any other body stays",
                1330,
                4000,
                LiveEditLawTest::resting,
                scene -> {
                    Run run = new Run(scene);
                    while (!run.isOver()) {
                        run.makeEdits();
                        List<BodyState> before = run.states();
                        List<Boolean> meetTiles = before.stream()
                                .map(state -> run.meetsTiles(state.index()))
                                .toList();
                        run.stepOnly();
                        for (int i = 0; i < before.size(); i++) {
                            checkSettled(scene, run, before.get(i), meetTiles.get(i));
                        }
                    }
                });
    }

    /** The scene with floating bodies at rest, so that only edits move them. */
    private static Scene resting(SplittableRandom random) {
        return resting(RandomScene.draw(random, EDITED.withControl(false)));
    }

    private static Scene resting(Scene scene) {
        List<BodySpec> bodies =
                scene.bodies().stream().map(LiveEditLawTest::resting).toList();
        List<Edit> edits = new ArrayList<>();
        for (Edit edit : scene.edits()) {
            if (edit instanceof Edit.Spawn spawn) {
                edits.add(new Edit.Spawn(spawn.tick(), resting(spawn.body())));
            } else if (!(edit instanceof Edit.SetVelocity)) {
                edits.add(edit);
            }
        }
        return scene.withBodies(bodies).withEdits(edits);
    }

    private static BodySpec resting(BodySpec body) {
        Traits traits = body.traits();
        return body.moving(0, 0)
                .with(new Traits(false, traits.tiles(), traits.oneWays(), traits.facingLeft(), traits.sensor()));
    }

    private static void checkSettled(Scene scene, Run run, BodyState before, boolean meetsTiles) {
        int index = before.index();
        boolean pushed = run.events().contains(new EventState(EventType.PUSHED_OUT, index, -1));
        boolean crushed = run.events().contains(new EventState(EventType.CRUSHED, index, -1));
        Optional<BodyState> after = run.state(index);
        Obstacles obstacles = run.obstacles();
        assertEquals(crushed, after.isEmpty(), "crushed is gone");
        if (!meetsTiles || !obstacles.isInsideBlock(before.box())) {
            assertFalse(pushed || crushed, () -> "not in a wall: " + before);
            assertEquals(before.box(), after.orElseThrow().box());
            return;
        }
        Box box = before.box();
        long reach = Math.max(box.width(), box.height())
                + 2 * 4096L * scene.setting().tileSize();
        long least =
                NearestFreePlace.leastSquaredDistance(box, obstacles, reach).orElse(-1L);
        assertEquals(least < 0, crushed, () -> "crushed: " + before);
        assertEquals(least >= 0, pushed, () -> "pushed out: " + before);
        if (pushed) {
            Box end = after.orElseThrow().box();
            assertEquals(least, NearestFreePlace.squaredDistance(box, end), () -> before + " to " + end);
            assertFalse(obstacles.isInsideBlock(end));
        }
    }
}
