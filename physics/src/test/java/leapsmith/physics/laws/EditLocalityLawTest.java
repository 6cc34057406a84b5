package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.scene.BodySpec;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.BulletState;
import leapsmith.physics.laws.scene.Edit;
import leapsmith.physics.laws.scene.Kicks;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** Law 10, edit locality: painting a tile that is on no body's path changes nothing. */
class EditLocalityLawTest {
    /** Slow bodies, so that much of the level is not reached. */
    private static final Recipe CALM = Recipe.UNDISTURBED.withFast(false).withBodies(3);

    private static final Recipe CALM_SLOPES =
            Recipe.EVERYTHING.withEdits(false).withFast(false).withBodies(3).withTicks(12);
    private static final long STEP = 6 * 4096;
    private static final long BULLET = 1024 * 4096;

    @Test
    void paintingAwayFromAllPathsChangesNothing() {
        Property.holds(
                "painting a tile that no path meets changes no body, pair or event",
                1330,
                4000,
                random -> RandomScene.draw(random, CALM),
                EditLocalityLawTest::checkFarEdits);
    }

    @Test
    void paintingAwayFromAllPathsOfKickedBodiesChangesNothing() {
        Property.holds(
                "painting a tile that no path meets changes nothing, also at the tick at which a velocity is set",
                1330,
                8000,
                random -> Kicks.without(random, RandomScene.draw(random, CALM)),
                EditLocalityLawTest::checkFarEdits);
    }

    private static void checkFarEdits(Scene scene) {
        List<Edit> far = farEdits(scene);
        List<Edit> all = new ArrayList<>(scene.edits());
        all.addAll(far);
        Run plain = new Run(scene);
        Run painted = new Run(scene.withEdits(all));
        while (!plain.isOver()) {
            plain.step();
            painted.step();
            assertEquals(
                    plain.states(),
                    painted.states(),
                    () -> "after tick " + plain.world().tick() + ", painted " + far);
            assertEquals(plain.pairs(), painted.pairs());
            assertEquals(plain.events(), painted.events());
        }
    }

    @Test
    void paintingFarFromEverythingChangesNothing() {
        Property.holds(
                "painting any tile where nothing comes changes no body, bullet, pair or event",
                120,
                4000,
                random -> fewBullets(RandomScene.draw(random, CALM_SLOPES)),
                scene -> {
                    List<Edit> far = new ArrayList<>(scene.edits());
                    far.addAll(veryFarEdits(scene));
                    Run plain = new Run(scene);
                    Run painted = new Run(scene.withEdits(far));
                    while (!plain.isOver()) {
                        plain.step();
                        painted.step();
                        assertEquals(
                                plain.states(),
                                painted.states(),
                                () -> "after tick " + plain.world().tick() + ", painted " + far);
                        assertEquals(plain.pairs(), painted.pairs());
                        assertEquals(plain.events(), painted.events());
                        assertEquals(plain.bullets(), painted.bullets());
                        assertEquals(plain.hits(), painted.hits());
                    }
                });
    }

    /** Few bullets, as fast ones reach every tile. */
    private static Scene fewBullets(Scene scene) {
        List<Edit> shots = scene.edits().stream()
                .filter(edit -> edit instanceof Edit.Fire)
                .limit(2)
                .toList();
        return scene.withEdits(shots);
    }

    /** Random paint on tiles that are further from all bodies than one step, up or down a slope included. */
    private static List<Edit> veryFarEdits(Scene scene) {
        List<Box> near = new ArrayList<>();
        Run run = new Run(scene);
        while (!run.isOver()) {
            List<BodyState> before = run.states();
            run.makeEdits();
            List<BulletState> flying = run.bullets();
            run.stepOnly();
            for (BodyState state : before) {
                Box start = state.box();
                Optional<BodyState> end = run.state(state.index());
                Box swept = end.map(after -> start.union(after.box())).orElse(start);
                BodySpec.MovementSpec movement =
                        scene.bodies().get(state.index()).movement();
                long speed = Math.abs(state.vx()) + Math.abs(state.vy()) + movement.walk() + movement.jump();
                long fall = scene.setting().gravity();
                // A patrol looks down as far as its ground may descend.
                near.add(swept.grown(swept.width()
                        + swept.height()
                        - start.height()
                        + speed
                        + fall
                        + start.width()
                        + STEP
                        + turnRoom(scene, movement)));
            }
            for (BulletState state : flying) {
                near.add(new Box(state.x(), state.y(), 1, 1)
                        .grown(BULLET + Math.abs(state.vx()) + Math.abs(state.vy())));
            }
        }
        long size = scene.setting().tileSize() * 4096L;
        SplittableRandom random = new SplittableRandom(scene.hashCode());
        List<Edit> edits = new ArrayList<>();
        scene.tiles().forEach((column, row, type) -> {
            Box tile = new Box(column * size, row * size, size, size);
            if (random.nextBoolean() && near.stream().noneMatch(tile::isInside)) {
                TileType painted = TileType.values()[random.nextInt(TileType.values().length)];
                edits.add(new Edit.Paint(random.nextInt(scene.ticks()), column, row, painted));
            }
        });
        return edits;
    }

    @Test
    void paintingBackLeavesNoTrace() {
        Property.holds(
                "a tile painted and painted back before the next tick leaves the same hash",
                80,
                1000,
                random -> fewBullets(RandomScene.draw(random, CALM_SLOPES)),
                scene -> {
                    SplittableRandom random = new SplittableRandom(scene.hashCode());
                    Run plain = new Run(scene);
                    Run painted = new Run(scene);
                    while (!plain.isOver()) {
                        int column = random.nextInt(scene.tiles().columns());
                        int row = random.nextInt(scene.tiles().rows());
                        TileType type = TileType.values()[random.nextInt(TileType.values().length)];
                        painted.world().setTile(column, row, type);
                        painted.world()
                                .setTile(
                                        column,
                                        row,
                                        plain.tiles().at(column, row),
                                        plain.tiles().materialAt(column, row));
                        plain.step();
                        painted.step();
                        assertEquals(plain.states(), painted.states());
                        assertEquals(plain.world().hash(), painted.world().hash());
                    }
                });
    }

    /** How far a patrol looks for room before it turns: a fifteenth of a second, rounded up. */
    private static long turnRoom(Scene scene, BodySpec.MovementSpec movement) {
        return (scene.setting().ticksPerSecond() + 14) / 15 * (long) movement.walk();
    }

    /** Random paint on tiles that no body comes near: neither its path, nor the ground that a patrol tests. */
    private static List<Edit> farEdits(Scene scene) {
        List<Box> near = new ArrayList<>();
        Run run = new Run(scene);
        while (!run.isOver()) {
            List<BodyState> before = run.states();
            run.step();
            for (BodyState state : before) {
                Box end = run.state(state.index()).orElseThrow().box();
                long look =
                        1 + turnRoom(scene, scene.bodies().get(state.index()).movement());
                near.add(state.box().union(end).grown(look));
            }
        }
        long size = scene.setting().tileSize() * 4096L;
        SplittableRandom random = new SplittableRandom(scene.hashCode());
        List<Edit> edits = new ArrayList<>();
        scene.tiles().forEach((column, row, type) -> {
            Box tile = new Box(column * size, row * size, size, size);
            if (random.nextBoolean() && near.stream().noneMatch(tile::isInside)) {
                edits.add(new Edit.Paint(
                        random.nextInt(scene.ticks()), column, row, TileType.values()[random.nextInt(3)]));
            }
        });
        return edits;
    }
}
