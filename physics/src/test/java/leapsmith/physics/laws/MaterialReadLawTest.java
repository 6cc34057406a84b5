package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.scene.RandomMaterials;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.Inputs;
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

    @Test
    void bodiesOfAllSizesMeetSparseMaterials() {
        for (int seed = 0; seed < 3_000; seed++) {
            List<Material> table = seed % 2 == 0 ? WITHOUT_EFFECTS : RandomMaterials.TABLE;
            World quick = sparse(new SplittableRandom(seed), table);
            World reading = sparse(new SplittableRandom(seed), table);
            reading.setTileReadListener((column, row) -> {});
            World listing = sparse(new SplittableRandom(seed), table);
            addEffects(listing);
            SplittableRandom random = new SplittableRandom(seed);
            for (int tick = 0; tick < 12; tick++) {
                Inputs inputs = new Inputs(random.nextInt(32));
                for (World world : List.of(quick, reading, listing)) {
                    world.step(inputs);
                }
                String at = "seed " + seed + ", tick " + tick;
                assertEquals(events(reading), events(quick), at);
                assertEquals(reading.hash(), quick.hash(), at);
                assertEquals(events(listing), events(quick), at);
                assertEquals(listing.hash(), quick.hash(), at);
            }
        }
    }

    /** A floor and some bodies at quarters of tiles, with few materials among them. */
    private static World sparse(SplittableRandom random, List<Material> table) {
        int quarter = 1 << random.nextInt(4);
        int columns = 24;
        int rows = 16;
        int floor = 12;
        int[] materials = new int[columns * rows];
        for (int few = 1 + random.nextInt(12); few > 0; few--) {
            int row = random.nextBoolean() ? floor : random.nextInt(rows);
            materials[row * columns + random.nextInt(columns)] = 1 + random.nextInt(table.size());
        }
        boolean isOneWay = random.nextInt(4) == 0;
        TileType ground = isOneWay ? TileType.ONE_WAY : TileType.BLOCK;
        World world = World.builder(columns, rows)
                .tileSize(4 * quarter)
                .tiles((column, row) -> row == floor ? ground : TileType.EMPTY)
                .materials(table)
                .materialTiles((column, row) -> materials[row * columns + column])
                .build();
        for (int bodies = 1 + random.nextInt(4); bodies > 0; bodies--) {
            int width = quarter * (1 + random.nextInt(24));
            int height = quarter * (1 + random.nextInt(24));
            int x = quarter * random.nextInt(4 * columns - width / quarter);
            boolean stands = random.nextInt(3) > 0;
            int y = stands ? 4 * quarter * floor - height : quarter * random.nextInt(4 * floor - height / quarter);
            world.spawn(BodyDef.box(x, y, width, height)
                    .control(Control.values()[random.nextInt(Control.values().length)])
                    .velocity(60.0 * quarter * (random.nextInt(9) - 4), 60.0 * quarter * (random.nextInt(9) - 4)));
        }
        return world;
    }

    private static List<String> events(World world) {
        EventList events = world.events();
        return IntStream.range(0, events.count())
                .mapToObj(i -> events.type(i) + " of " + events.body(i) + " at " + events.column(i) + ", "
                        + events.row(i) + ": " + events.material(i))
                .toList();
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
