package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.Edit;
import leapsmith.physics.laws.scene.EventState;
import leapsmith.physics.laws.scene.Mirrored;
import leapsmith.physics.laws.scene.PairState;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import org.junit.jupiter.api.Test;

/**
 * Law 8, mirror: a level and its inputs mirrored left to right give mirrored results (ties that ids must break aside).
 */
class MirrorLawTest {
    @Test
    void aMirroredSceneGoesAsInAMirror() {
        Property.holds(
                "a mirrored scene gives mirrored results",
                3000,
                random -> RandomScene.draw(random, Recipe.UNDISTURBED),
                MirrorLawTest::checkEveryTick);
    }

    @Test
    void aMirroredSceneGoesAsInAMirrorWhateverIsEdited() {
        Property.holds(
                "a mirrored scene with mirrored edits gives mirrored results",
                3000,
                MirrorLawTest::sceneWithEdits,
                MirrorLawTest::checkEveryTick);
    }

    @Test
    void slopesGoAsInAMirror() {
        Property.holds(
                "a mirrored scene with slopes gives mirrored results",
                3000,
                random -> RandomScene.draw(
                        random, Recipe.UNDISTURBED.withSlopes(true).withModern(true)),
                MirrorLawTest::checkEveryTick);
    }

    /** Where a moved body comes to lie in the mirror depends on its width, so widths stay the same then. */
    private static Scene sceneWithEdits(SplittableRandom random) {
        Scene scene = RandomScene.draw(random, Recipe.ALL);
        boolean moves = random.nextBoolean();
        return scene.withEdits(scene.edits().stream()
                .filter(edit -> moves ? !changesWidths(edit) : !(edit instanceof Edit.Move))
                .toList());
    }

    private static boolean changesWidths(Edit edit) {
        return edit instanceof Edit.Resize || edit instanceof Edit.Spawn || edit instanceof Edit.Despawn;
    }

    private static void checkEveryTick(Scene scene) {
        Run run = new Run(scene);
        Run mirror = new Run(Mirrored.of(scene));
        while (!run.isOver()) {
            run.step();
            mirror.step();
            List<BodyState> expected = run.states().stream()
                    .map(state -> Mirrored.of(state, scene))
                    .toList();
            assertEquals(
                    expected, mirror.states(), () -> "after tick " + run.world().tick());
            assertEquals(mirrored(run), lasting(mirror).toList(), "pairs");
            List<EventState> events = run.events();
            assertEquals(events, mirror.events(), "events");
        }
    }

    /** Of coincident centres the lower index goes to the positive side, in the mirror too. */
    private static List<PairState> mirrored(Run run) {
        return lasting(run)
                .map(pair -> {
                    BodyState a = run.state(pair.a()).orElseThrow();
                    BodyState b = run.state(pair.b()).orElseThrow();
                    boolean tie = 2 * a.box().x() + a.box().width()
                            == 2 * b.box().x() + b.box().width();
                    double overlapX = tie ? pair.overlapX() : 0 - pair.overlapX();
                    return new PairState(pair.a(), pair.b(), overlapX, pair.overlapY());
                })
                .toList();
    }

    /** The pairs of which neither was crushed in this tick. */
    private static Stream<PairState> lasting(Run run) {
        return run.pairs().stream()
                .filter(pair ->
                        run.state(pair.a()).isPresent() && run.state(pair.b()).isPresent());
    }
}
