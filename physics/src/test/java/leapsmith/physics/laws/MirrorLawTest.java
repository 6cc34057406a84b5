package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.body.Shape;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.scene.BodySpec;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.BulletState;
import leapsmith.physics.laws.scene.Edit;
import leapsmith.physics.laws.scene.EventState;
import leapsmith.physics.laws.scene.Kicks;
import leapsmith.physics.laws.scene.Mirrored;
import leapsmith.physics.laws.scene.PairState;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.laws.scene.Source;
import org.junit.jupiter.api.Test;

/**
 * Law 8, mirror: a level and its inputs mirrored left to right give mirrored results (except for ties decided by ids).
 */
class MirrorLawTest {
    @Test
    void aMirroredSceneGivesMirroredResults() {
        Property.holds(
                "a mirrored scene gives mirrored results",
                1000,
                3000,
                random -> RandomScene.draw(random, Recipe.UNDISTURBED),
                MirrorLawTest::checkEveryTick);
    }

    @Test
    void aMirroredSceneWithEditsGivesMirroredResults() {
        Property.holds(
                "a mirrored scene with mirrored edits gives mirrored results",
                1000,
                3000,
                random -> sceneWithEdits(random, Recipe.ALL),
                MirrorLawTest::checkEveryTick);
    }

    @Test
    void kickedBodiesBesidePaintedTilesGiveMirroredResults() {
        Property.holds(
                "a mirrored scene of kicked bodies with tiles painted beside them gives mirrored results",
                1000,
                4000,
                random -> Kicks.withPaint(random, RandomScene.draw(random, Recipe.UNDISTURBED.withFast(false))),
                MirrorLawTest::checkEveryTick);
    }

    @Test
    void slopesPlatformsShapesAndBulletsGiveMirroredResults() {
        Property.holds(
                "a mirrored scene of everything gives mirrored results",
                120,
                4000,
                random -> withoutTies(RandomScene.draw(random, Recipe.EVERYTHING.withEdits(false))),
                MirrorLawTest::checkEveryTick);
    }

    @Test
    void everythingWithEditsGivesMirroredResults() {
        Property.holds(
                "a mirrored scene of everything with mirrored edits gives mirrored results",
                90,
                3000,
                random -> withoutTies(sceneWithEdits(random, Recipe.EVERYTHING)),
                MirrorLawTest::checkEveryTick);
    }

    /**
     * The scene without ties decided by an id or an order. Of two bodies solid to bodies with the same center the lower
     * index moves to the positive side, so there are only two, of widths that exclude that. Volleys have one bullet.
     */
    private static Scene withoutTies(Scene scene) {
        List<BodySpec> bodies = new ArrayList<>();
        int solid = 0;
        for (BodySpec body : scene.bodies()) {
            Box box = body.box();
            boolean keeps = body.nature().solidToBodies() && solid < 2 && box.width() > 2;
            long width = keeps && (box.width() & 1) != solid ? box.width() - 1 : box.width();
            boolean stays = keeps && (width == box.width() || body.nature().shape() != Shape.CIRCLE);
            solid += stays ? 1 : 0;
            bodies.add(body.in(stays ? new Box(box.x(), box.y(), width, box.height()) : box)
                    .with(body.nature().solidToBodies(stays)));
        }
        List<Edit> edits = new ArrayList<>();
        for (Edit edit : scene.edits()) {
            if (edit instanceof Edit.Spawn spawn) {
                edits.add(new Edit.Spawn(
                        spawn.tick(), spawn.body().with(spawn.body().nature().solidToBodies(false))));
            } else if (edit instanceof Edit.AddSource add) {
                Source source = add.source();
                edits.add(new Edit.AddSource(
                        add.tick(), new Source(source.shot(), source.interval(), source.phase(), 1, 0)));
            } else if (!(edit instanceof Edit.Resize)) {
                edits.add(edit);
            }
        }
        return scene.withBodies(bodies).withEdits(edits);
    }

    /** The place of a moved body in the mirror depends on its width, so widths are not changed. */
    private static Scene sceneWithEdits(SplittableRandom random, Recipe recipe) {
        Scene scene = RandomScene.draw(random, recipe);
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
            assertEquals(mirroredBullets(run, scene), mirror.bullets(), "bullets");
            assertEquals(run.hits(), mirror.hits(), "hits");
        }
    }

    private static List<BulletState> mirroredBullets(Run run, Scene scene) {
        return run.bullets().stream()
                .map(state -> {
                    double width = run.world().bullets().get(state.id()).width();
                    return Mirrored.of(state, SubPixels.fromPx(width), scene);
                })
                .toList();
    }

    /** With equal centers the lower index moves to the positive side, in the mirror too. */
    private static List<PairState> mirrored(Run run) {
        return lasting(run)
                .map(pair -> {
                    BodyState a = run.state(pair.a()).orElseThrow();
                    BodyState b = run.state(pair.b()).orElseThrow();
                    // No overlap with equal centers is larger. Places don't show it, as bodies solid to bodies are
                    // moved apart.
                    boolean tie = 2 * Math.abs(pair.overlapX())
                            == (a.box().width() + b.box().width()) / (double) SubPixels.PER_PIXEL;
                    double overlapX = tie ? pair.overlapX() : 0 - pair.overlapX();
                    return new PairState(pair.a(), pair.b(), overlapX, pair.overlapY());
                })
                .toList();
    }

    /** The pairs of bodies that were not crushed in this tick. */
    private static Stream<PairState> lasting(Run run) {
        return run.pairs().stream()
                .filter(pair ->
                        run.state(pair.a()).isPresent() && run.state(pair.b()).isPresent());
    }
}
