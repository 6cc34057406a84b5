package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.TileReadListener;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/**
 * A world reports every tile that its result depends on: with all other tiles changed, everything in it stays the same.
 */
class TileReadLawTest {
    private record Tile(int column, int row) {}

    /**
     * What the run of a scene did, but for its tiles.
     *
     * @param slopes whether there were any, before the run and after each tick
     */
    private record Result(List<List<?>> ticks, List<Boolean> slopes) {
        static Result of(Run run) {
            List<List<?>> ticks = new ArrayList<>();
            List<Boolean> slopes = new ArrayList<>(List.of(run.world().tiles().hasSlopes()));
            while (!run.isOver()) {
                run.step();
                ticks.add(List.of(run.states(), run.pairs(), run.events(), run.bullets(), run.hits()));
                slopes.add(run.world().tiles().hasSlopes());
            }
            return new Result(ticks, slopes);
        }
    }

    @Test
    void tilesThatAreNotReadDoNotMatter() {
        Property.holds(
                "a run stays the same if every tile changes that it never read",
                200,
                8_000,
                random -> RandomScene.draw(random, Recipe.EVERYTHING),
                scene -> compare(scene, tile -> true));
    }

    @Test
    void aWorldWithReplacedTilesIsOneThatWasBuiltWithThem() {
        Property.holds(
                "replacing tiles that no step has read gives the state of a world built with them",
                80,
                2500,
                random -> RandomScene.draw(random, Recipe.EVERYTHING),
                scene -> compareBuilt(scene, world -> {}, world -> {}));
    }

    @Test
    void aStateRestoredExceptTilesIsThatOfAWorldBuiltWithTheNewOnes() {
        Property.holds(
                "restoring all but the tiles gives the state of a world built with the new ones",
                80,
                2500,
                random -> RandomScene.draw(random, Recipe.EVERYTHING),
                scene -> {
                    Snapshot[] saved = new Snapshot[1];
                    compareBuilt(scene, world -> saved[0] = world.snapshot(), world -> {
                        world.step(Inputs.NONE);
                        world.restoreExceptTiles(saved[0]);
                    });
                });
    }

    /**
     * Compares a world with replaced tiles, halfway through a scene, and one built with them.
     *
     * @param before done with the first before its tiles are replaced
     * @param after done with it after that
     */
    private static void compareBuilt(Scene scene, Consumer<World> before, Consumer<World> after) {
        Set<Tile> read = new HashSet<>();
        Run run = new Run(scene);
        run.world().setTileReadListener((column, row) -> read.add(new Tile(column, row)));
        while (run.world().tick() < scene.ticks() / 2) {
            run.step();
        }
        run.world().setTileReadListener(null);
        before.accept(run.world());
        Tiles changed = changedBut(read, scene);
        changed.forEach((column, row, type) -> {
            int material = changed.materialAt(column, row);
            if (scene.tiles().at(column, row) != type || scene.tiles().materialAt(column, row) != material) {
                run.world().replaceTile(column, row, type, material);
            }
        });
        after.accept(run.world());
        Run built = new Run(scene.withTiles(changed));
        while (built.world().tick() < run.world().tick()) {
            built.step();
        }
        assertEquals(built.world().hash(), run.world().hash());
        assertEquals(Result.of(built).ticks, Result.of(run).ticks);
        assertEquals(built.world().hash(), run.world().hash());
    }

    /** Each tile next to a body matters to some scene: so the law finds any that isn't reported. */
    @Test
    void aReportThatLeavesOutSomeTilesIsFoundOut() {
        for (int missing = 0; missing < 4; missing++) {
            int remainder = missing;
            AssertionError found = assertThrows(
                    AssertionError.class,
                    () -> Property.holds(
                            "with every fourth column unreported",
                            1500,
                            random -> new Unshrunk(RandomScene.draw(random, Recipe.EVERYTHING)),
                            it -> compare(it.scene, tile -> tile.column % 4 != remainder)));
            assertTrue(found.getMessage().startsWith("broken law"), found.getMessage());
        }
    }

    /** A scene that is reported as it was drawn. */
    private record Unshrunk(Scene scene) implements Case<Unshrunk> {
        @Override
        public Stream<Unshrunk> smaller() {
            return Stream.empty();
        }
    }

    /** Compares a run with one in which all tiles are different that it didn't read. */
    private static void compare(Scene scene, Predicate<Tile> isReported) {
        Set<Tile> read = new HashSet<>();
        Run run = new Run(scene);
        TileReadListener reads = (column, row) -> {
            Tile tile = new Tile(column, row);
            if (isReported.test(tile)) {
                read.add(tile);
            }
        };
        run.world().setTileReadListener(reads);
        Result result = Result.of(run);
        Result changed = Result.of(new Run(scene.withTiles(changedBut(read, scene))));
        // Without a slope nothing reads what only slopes make it read. An edit may remove the last one.
        if (IntStream.range(0, result.slopes.size())
                .noneMatch(tick -> changed.slopes.get(tick) && !result.slopes.get(tick))) {
            assertEquals(result.ticks, changed.ticks);
        }
    }

    /** The tiles of a scene, each changed at random but for those that were read. */
    private static Tiles changedBut(Set<Tile> read, Scene scene) {
        SplittableRandom random = new SplittableRandom(scene.hashCode());
        boolean slopes = hasSlopes(scene.tiles());
        Tiles changed = Tiles.of(
                        scene.tiles().columns(),
                        scene.tiles().rows(),
                        (column, row) -> read.contains(new Tile(column, row))
                                ? scene.tiles().at(column, row)
                                : random(random, slopes))
                .withMaterials((column, row) -> read.contains(new Tile(column, row))
                        ? scene.tiles().materialAt(column, row)
                        : random.nextInt(3) * random.nextInt(8));
        // Whether there are slopes at all must stay the same.
        return hasSlopes(changed) == slopes ? changed : scene.tiles();
    }

    private static boolean hasSlopes(Tiles tiles) {
        boolean[] any = new boolean[1];
        tiles.forEach((column, row, type) -> any[0] |= type.isSlope());
        return any[0];
    }

    private static TileType random(SplittableRandom random, boolean slopes) {
        TileType[] types = TileType.values();
        return types[random.nextInt(slopes ? types.length : 3)];
    }
}
