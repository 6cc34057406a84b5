package leapsmith.physics.laws;

import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Obstacles;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import org.junit.jupiter.api.Test;

/**
 * Law 1, solid: a body that starts outside Blocks is never inside one after a tick, whatever its speed, up to a whole
 * level per tick.
 */
class SolidLawTest {
    @Test
    void noBodyIsEverInsideABlock() {
        Property.holds(
                "a body is never inside a Block after a tick",
                4000,
                random -> RandomScene.draw(random, Recipe.UNDISTURBED),
                SolidLawTest::checkEveryTick);
    }

    @Test
    void noBodyIsEverInsideABlockAfterAnyEdit() {
        Property.holds(
                "a body is never inside a Block after a tick, whatever is painted, moved, resized or spawned",
                1330,
                4000,
                random -> RandomScene.draw(random, Recipe.ALL),
                SolidLawTest::checkEveryTick);
    }

    private static void checkEveryTick(Scene scene) {
        Run run = new Run(scene);
        while (!run.isOver()) {
            run.step();
            Obstacles obstacles = run.obstacles();
            for (BodyState state : run.states()) {
                if (run.meetsTiles(state.index()) && obstacles.isInsideBlock(state.box())) {
                    throw new AssertionError(
                            "inside a Block after tick " + run.world().tick() + ": " + state);
                }
            }
        }
    }
}
