package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.Moved;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Recipe.More;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import org.junit.jupiter.api.Test;

/**
 * Law 7, translation: a scene moved by whole tiles, anywhere up to the far corner of the largest level, gives the same
 * bits moved.
 */
class TranslationLawTest {
    private static final Recipe EDITED = Recipe.EVERYTHING.withOpenSides(false).withGhosts(false);
    private static final Recipe WALLED = EDITED.withEdits(false);
    // A path of a few larger tiles would lead further beyond the level than a body may be.
    private static final int[] TILE_SIZES = {1, 2, 3, 7, 8, 16, 16, 16, 17, 32, 100};

    @Test
    void aSceneInTheFarCornerOfTheLargestLevelEqualsOneAtTheOrigin() {
        Property.holds(
                "a scene in the far corner of the largest level gives the results of the origin",
                8,
                60,
                random -> toFarCorner(
                        RandomScene.draw(random, WALLED.with(More.SHAPES, More.SOLID_TO_BODIES, More.BULLETS), 1024),
                        256,
                        256),
                TranslationLawTest::checkEveryTick);
    }

    @Test
    void aSceneAtTheFarRightOfTheWidestLevelEqualsOneAtTheOrigin() {
        Property.holds(
                "a scene at the far right of the widest level gives the results of the origin",
                12,
                60,
                random -> toFarCorner(RandomScene.draw(random, WALLED, 16), SubPixels.MAX_PX / 16, 20),
                TranslationLawTest::checkEveryTick);
    }

    @Test
    void aSceneAtTheBottomOfTheHighestLevelEqualsOneAtTheOrigin() {
        Property.holds(
                "a scene at the bottom of the highest level gives the results of the origin",
                12,
                60,
                random -> toFarCorner(RandomScene.draw(random, WALLED, 16), 20, SubPixels.MAX_PX / 16),
                TranslationLawTest::checkEveryTick);
    }

    @Test
    void resultsDoNotDependOnThePlaceOfAScene() {
        Property.holds(
                "a scene gives the same results anywhere",
                100,
                1500,
                random -> toSomewhere(random, WALLED),
                TranslationLawTest::checkEveryTick);
    }

    @Test
    void resultsDoNotDependOnThePlaceOfAnEditedScene() {
        Property.holds(
                "a scene with edits gives the same results anywhere",
                80,
                1500,
                random -> toSomewhere(random, EDITED),
                TranslationLawTest::checkEveryTick);
    }

    /** A scene in a level at two places. */
    private record Journey(Scene scene, int columns, int rows, int fromColumn, int fromRow, int toColumn, int toRow)
            implements Case<Journey> {
        @Override
        public Stream<Journey> smaller() {
            return scene.smaller().map(less -> new Journey(less, columns, rows, fromColumn, fromRow, toColumn, toRow));
        }
    }

    private static Journey toFarCorner(Scene scene, int columns, int rows) {
        int column = columns - 1 - scene.tiles().columns();
        int row = rows - 1 - scene.tiles().rows();
        return new Journey(scene, columns, rows, 1, 1, column, row);
    }

    private static Journey toSomewhere(SplittableRandom random, Recipe recipe) {
        Scene scene = RandomScene.draw(random, recipe, TILE_SIZES[random.nextInt(TILE_SIZES.length)]);
        int columns = random.nextInt(40);
        int rows = random.nextInt(40);
        return new Journey(
                scene,
                scene.tiles().columns() + columns + 2,
                scene.tiles().rows() + rows + 2,
                1,
                1,
                1 + columns,
                1 + rows);
    }

    private static void checkEveryTick(Journey journey) {
        Scene scene = journey.scene();
        Run here =
                new Run(Moved.into(scene, journey.columns(), journey.rows(), journey.fromColumn(), journey.fromRow()));
        Run there = new Run(Moved.into(scene, journey.columns(), journey.rows(), journey.toColumn(), journey.toRow()));
        long size = scene.setting().tileSize() * 4096L;
        long dx = (journey.toColumn() - journey.fromColumn()) * size;
        long dy = (journey.toRow() - journey.fromRow()) * size;
        while (!here.isOver()) {
            here.step();
            there.step();
            List<BodyState> expected = here.states().stream()
                    .map(state -> Moved.moved(state, dx, dy))
                    .toList();
            assertEquals(
                    expected, there.states(), () -> "after tick " + here.world().tick());
            assertEquals(here.pairs(), there.pairs(), "pairs");
            assertEquals(here.events(), there.events(), "events");
            assertEquals(
                    here.bullets().stream()
                            .map(bullet -> Moved.moved(bullet, dx, dy))
                            .toList(),
                    there.bullets());
            assertEquals(here.hits(), there.hits(), "hits");
        }
    }
}
