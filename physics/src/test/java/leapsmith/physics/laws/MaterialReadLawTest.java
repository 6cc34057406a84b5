package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.List;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.scene.RandomMaterials;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** What a world leaves out when it looks for materials makes no difference: one that reads every tile gives the same results. */
class MaterialReadLawTest {
    private static final List<Material> WITHOUT_EFFECTS = RandomMaterials.TABLE.stream()
            .map(material -> hasEffects(material) ? Material.PLAIN : material)
            .toList();

    @Test
    void aWorldThatReportsEachTileItReadsGivesTheSameResults() {
        Property.holds(
                "a world gives the same results whether it reads all tiles around bodies or only where materials may be",
                300,
                10_000,
                random -> RandomScene.draw(random, Recipe.EVERYTHING),
                scene -> {
                    Run all = new Run(scene);
                    all.world().setTileReadListener((column, row) -> {});
                    assertSame(all, new Run(scene));
                });
    }

    @Test
    void aRestoredWorldFindsTheSameMaterials() {
        Property.holds(
                "a world into which a snapshot of another is restored finds the same materials",
                100,
                4_000,
                random -> RandomScene.draw(random, Recipe.EVERYTHING),
                scene -> {
                    Run first = new Run(scene);
                    while (first.world().tick() < scene.ticks() / 2) {
                        first.step();
                    }
                    Snapshot half = first.world().snapshot();
                    Run second = new Run(scene);
                    second.world().restore(half);
                    second.rewindTiles();
                    assertSame(first, second);
                });
    }

    @Test
    void materialsThatNoTileHasMakeNoDifference() {
        Property.holds(
                "a world gives the same results if its table has materials with effects that no tile has",
                300,
                10_000,
                random -> RandomScene.draw(random, Recipe.EVERYTHING),
                scene -> {
                    Run more = new Run(scene, WITHOUT_EFFECTS);
                    addEffects(more.world());
                    assertSame(more, new Run(scene, WITHOUT_EFFECTS));
                });
    }

    private static void assertSame(Run expected, Run actual) {
        while (!expected.isOver()) {
            expected.step();
            actual.step();
            assertEquals(expected.events(), actual.events());
            assertEquals(expected.states(), actual.states());
            assertEquals(
                    expected.world().hash(),
                    actual.world().hash(),
                    () -> "in tick " + actual.world().tick());
        }
    }

    private static boolean hasEffects(Material material) {
        return material.launch() > 0
                || material.belt() != 0
                || material.hasDeadlySide()
                || material.crumbleSeconds() > 0
                || material.breaking() != Material.Breaking.NEVER;
    }

    private static void addEffects(World world) {
        world.materialIndex(Material.builder()
                .launch(100)
                .belt(10)
                .deadly(EnumSet.allOf(TileSide.class))
                .crumbleSeconds(1)
                .breaking(Material.Breaking.TOUCH)
                .build());
    }
}
