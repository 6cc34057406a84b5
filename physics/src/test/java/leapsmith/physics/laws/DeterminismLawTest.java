package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.laws.scene.Setting;
import org.junit.jupiter.api.Test;

/**
 * Law 6, determinism: the same hash per tick for any cell size and any order of adding bodies with the same ids. Golden
 * hashes of named scenes show that it is the same on each JDK.
 */
class DeterminismLawTest {
    private static final int[] CELLS = {1, 2, 3, 5, 16, 64, 1000};
    private static final Recipe CROWD = Recipe.EVERYTHING.withBodies(16);

    @Test
    void theSameSceneGivesTheSameHashes() {
        Property.holds(
                "a scene played twice gives the same hash after each tick",
                40,
                1000,
                random -> RandomScene.draw(random, CROWD),
                scene -> assertSameHashes(new Run(scene), new Run(scene)));
    }

    @Test
    void resultsDoNotDependOnTheCellSize() {
        Property.holds(
                "any cell size gives the same hash after each tick",
                60,
                1500,
                random -> RandomScene.draw(random, CROWD),
                scene -> {
                    SplittableRandom random = new SplittableRandom(scene.hashCode());
                    Setting other = scene.setting().withCell(anyCell(random), anyCell(random));
                    assertSameHashes(new Run(scene), new Run(scene.withSetting(other)));
                });
    }

    @Test
    void resultsDoNotDependOnChangesOfTheCellSize() {
        Property.holds(
                "a change of the cell size between ticks changes no hash",
                100,
                1000,
                random -> RandomScene.draw(random, CROWD),
                scene -> {
                    SplittableRandom random = new SplittableRandom(scene.hashCode());
                    Run steady = new Run(scene);
                    Run changing = new Run(scene);
                    while (!steady.isOver()) {
                        changing.world().setPartitionCell(anyCell(random), anyCell(random));
                        stepBoth(steady, changing);
                    }
                });
    }

    @Test
    void resultsDoNotDependOnTheOrderOfSpawns() {
        Property.holds(
                "bodies added in any order at the same indices give the same hash after each tick",
                50,
                1500,
                random -> RandomScene.draw(random, CROWD),
                scene -> assertSameHashes(new Run(scene), new Run(scene, anyOrder(scene))));
    }

    private static int anyCell(SplittableRandom random) {
        return CELLS[random.nextInt(CELLS.length)];
    }

    private static int[] anyOrder(Scene scene) {
        SplittableRandom random = new SplittableRandom(scene.hashCode());
        int[] order = IntStream.range(0, scene.bodies().size()).toArray();
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int swapped = order[i];
            order[i] = order[j];
            order[j] = swapped;
        }
        return order;
    }

    private static void assertSameHashes(Run one, Run other) {
        assertEquals(one.world().hash(), other.world().hash(), "before the first tick");
        while (!one.isOver()) {
            stepBoth(one, other);
        }
    }

    private static void stepBoth(Run one, Run other) {
        one.step();
        other.step();
        String when = "after tick " + one.world().tick();
        assertEquals(one.states(), other.states(), when);
        assertEquals(one.pairs(), other.pairs(), when);
        assertEquals(one.events(), other.events(), when);
        assertEquals(one.bullets(), other.bullets(), when);
        assertEquals(one.hits(), other.hits(), when);
        assertEquals(one.world().hash(), other.world().hash(), when);
    }
}
