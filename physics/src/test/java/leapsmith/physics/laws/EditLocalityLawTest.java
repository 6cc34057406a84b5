package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.Edit;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** Law 10, edit locality: painting a tile that no body's path meets changes nothing. */
class EditLocalityLawTest {
    /** Slow bodies, so that a good part of the level stays untouched. */
    private static final Recipe CALM = Recipe.UNDISTURBED.withFast(false).withBodies(3);

    @Test
    void paintingWhereNoPathGoesChangesNothing() {
        Property.holds(
                "painting a tile that no path meets changes no body, pair or event",
                4000,
                random -> RandomScene.draw(random, CALM),
                scene -> {
                    List<Edit> far = farEdits(scene);
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
                    }
                });
    }

    @Test
    void paintingBackLeavesNoTrace() {
        Property.holds(
                "a tile painted and painted back before the next tick leaves the same hash",
                1000,
                random -> RandomScene.draw(random, CALM),
                scene -> {
                    SplittableRandom random = new SplittableRandom(scene.hashCode());
                    Run plain = new Run(scene);
                    Run painted = new Run(scene);
                    while (!plain.isOver()) {
                        int column = random.nextInt(scene.tiles().columns());
                        int row = random.nextInt(scene.tiles().rows());
                        painted.world().setTile(column, row, TileType.ofCode(random.nextInt(3)));
                        painted.world().setTile(column, row, scene.tiles().at(column, row));
                        plain.step();
                        painted.step();
                        assertEquals(plain.states(), painted.states());
                        assertEquals(plain.world().hash(), painted.world().hash());
                    }
                });
    }

    /** Random paint on tiles that no body comes near: neither its path, nor where a patrol looks for ground. */
    private static List<Edit> farEdits(Scene scene) {
        List<Box> near = new ArrayList<>();
        Run run = new Run(scene);
        while (!run.isOver()) {
            List<BodyState> before = run.states();
            run.step();
            for (BodyState state : before) {
                Box end = run.state(state.index()).orElseThrow().box();
                long look = 1 + scene.bodies().get(state.index()).gait().walk();
                near.add(state.box().union(end).grown(look));
            }
        }
        long size = scene.setting().tileSize() * 4096L;
        SplittableRandom random = new SplittableRandom(scene.hashCode());
        List<Edit> edits = new ArrayList<>();
        scene.tiles().forEach((column, row, type) -> {
            Box tile = new Box(column * size, row * size, size, size);
            if (random.nextBoolean() && near.stream().noneMatch(tile::isInside)) {
                edits.add(
                        new Edit.Paint(random.nextInt(scene.ticks()), column, row, TileType.ofCode(random.nextInt(3))));
            }
        });
        return edits;
    }
}
