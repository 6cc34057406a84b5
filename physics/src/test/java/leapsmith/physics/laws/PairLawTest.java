package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.AllPairs;
import leapsmith.physics.laws.oracle.AllPairs.Member;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.ExactShapes;
import leapsmith.physics.laws.scene.BodySpec;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.PairState;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Recipe.More;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.PairList;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Law 5, pairs: equal to brute force over all bodies, in the same order, for any cell size. */
class PairLawTest {
    @Test
    void pairsEqualBruteForceInTheSameOrder() {
        Property.holds(
                "the pairs are those of brute force, with their overlaps, in the same order",
                830,
                2500,
                random -> RandomScene.draw(random, Recipe.ALL.withBodies(40).withTicks(6)),
                PairLawTest::checkEveryTick);
    }

    @Test
    void pairsOfAllShapesEqualBruteForce() {
        Property.holds(
                "the pairs are those whose shapes overlap by exact fractions, in the same order",
                50,
                1200,
                random -> RandomScene.draw(
                        random,
                        Recipe.EVERYTHING
                                .with(More.SHAPES, More.PLATFORMS)
                                .withBodies(24)
                                .withTicks(6)),
                PairLawTest::checkEveryTick);
    }

    @Test
    void pairsInTheLargestLevelEqualBruteForce() {
        Property.holds(
                "in the largest level, and beyond its open sides, the pairs are those of brute force",
                100,
                random -> RandomScene.drawLargest(
                        random, Recipe.UNDISTURBED.withBodies(40).withTicks(6)),
                PairLawTest::checkEveryTick);
    }

    @Test
    void exactlyTouchingBodiesAreFound() {
        Property.holds(
                "bodies that touch by an edge or a corner, contain or equal each other are pairs with exact overlaps",
                800,
                2500,
                PairLawTest::touching,
                PairLawTest::checkEveryTick);
    }

    @Test
    void aPairKeepsTheStateAtItsDetection() {
        Property.holds(
                "a pair holds places, speeds and old places of its bodies as they were at its detection",
                1000,
                random -> RandomScene.draw(
                        random, Recipe.UNDISTURBED.withBodies(16).withTicks(6)),
                scene -> {
                    Run run = new Run(scene);
                    for (int tick = 1; tick < scene.ticks(); tick++) {
                        run.step();
                    }
                    List<BodyState> before = run.states();
                    run.step();
                    List<BodyState> after = run.states();
                    // Later changes of the bodies don't matter.
                    run.world().bodies().forEach(body -> run.world().moveTo(body, 1, 1));
                    checkDetection(run.world(), before, after);
                });
    }

    private static void checkDetection(World world, List<BodyState> before, List<BodyState> after) {
        PairList pairs = world.pairs();
        int ticksPerSecond = world.ticksPerSecond();
        for (int i = 0; i < pairs.count(); i++) {
            BodyState a = after.get(pairs.a(i));
            BodyState b = after.get(pairs.b(i));
            assertEquals(SubPixels.toPx((int) a.box().x()), pairs.aX(i));
            assertEquals(SubPixels.toPx((int) a.box().y()), pairs.aY(i));
            assertEquals(SubPixels.toPx((int) b.box().x()), pairs.bX(i));
            assertEquals(SubPixels.toPx((int) b.box().y()), pairs.bY(i));
            assertEquals(SubPixels.toPxPerSecond(a.vx(), ticksPerSecond), pairs.aVx(i));
            assertEquals(SubPixels.toPxPerSecond(a.vy(), ticksPerSecond), pairs.aVy(i));
            assertEquals(SubPixels.toPxPerSecond(b.vx(), ticksPerSecond), pairs.bVx(i));
            assertEquals(SubPixels.toPxPerSecond(b.vy(), ticksPerSecond), pairs.bVy(i));
            Box oldA = before.get(pairs.a(i)).box();
            Box oldB = before.get(pairs.b(i)).box();
            assertEquals(SubPixels.toPx((int) oldA.x()), pairs.aOldX(i));
            assertEquals(SubPixels.toPx((int) oldA.y()), pairs.aOldY(i));
            assertEquals(SubPixels.toPx((int) oldB.x()), pairs.bOldX(i));
            assertEquals(SubPixels.toPx((int) oldB.y()), pairs.bOldY(i));
            assertTrue(pairs.contains(b.index(), a.index()) && pairs.involves(a.index()));
        }
    }

    private static void checkEveryTick(Scene scene) {
        Run run = new Run(scene);
        while (!run.isOver()) {
            run.step();
            List<Integer> crushed = run.events().stream()
                    .filter(event -> event.type() == EventType.CRUSHED)
                    .map(event -> event.body())
                    .toList();
            List<Member> members = run.states().stream()
                    .map(BodyState::index)
                    .map(index -> new Member(
                            index,
                            run.state(index).orElseThrow().box(),
                            run.def(index).filter()))
                    .toList();
            List<PairState> seen = run.pairs().stream()
                    .filter(pair -> !crushed.contains(pair.a()) && !crushed.contains(pair.b()))
                    .toList();
            assertEquals(
                    AllPairs.of(members).stream()
                            .filter(pair -> shapesOverlap(run.world(), pair))
                            .toList(),
                    seen,
                    () -> "after tick " + run.world().tick());
        }
    }

    private static boolean shapesOverlap(World world, PairState pair) {
        Body a = world.body(pair.a());
        Body b = world.body(pair.b());
        return ExactShapes.overlap(a.shape(), box(a), b.shape(), box(b));
    }

    private static Box box(Body body) {
        return new Box(body.subX(), body.subY(), body.subWidth(), body.subHeight());
    }

    /** Bodies at rest, each placed at an edge of another, some without area. */
    private static Scene touching(SplittableRandom random) {
        Scene scene = RandomScene.draw(random, Recipe.UNDISTURBED.withBodies(40).withTicks(2));
        List<BodySpec> bodies = new ArrayList<>();
        for (BodySpec body : scene.bodies()) {
            Box box = body.box();
            if (!bodies.isEmpty()) {
                Box other = bodies.get(random.nextInt(bodies.size())).box();
                long width = side(random, box.width(), other.width());
                long height = side(random, box.height(), other.height());
                box = new Box(
                        place(random, box.x(), width, other.x(), other.width()),
                        place(random, box.y(), height, other.y(), other.height()),
                        width,
                        height);
            }
            BodySpec.Traits traits = new BodySpec.Traits(false, false, false, false, random.nextInt(4) == 0);
            bodies.add(body.in(box).moving(0, 0).with(traits));
        }
        return scene.withBodies(bodies);
    }

    private static long side(SplittableRandom random, long own, long other) {
        return switch (random.nextInt(8)) {
            case 0 -> 0;
            case 1, 2 -> other;
            case 3 -> other + 2;
            default -> own;
        };
    }

    private static long place(SplittableRandom random, long own, long side, long other, long otherSide) {
        return switch (random.nextInt(8)) {
            case 0 -> other - side;
            case 1 -> other + otherSide;
            case 2 -> other - side - 1;
            case 3 -> other + otherSide + 1;
            case 4 -> other + (otherSide - side) / 2;
            case 5 -> other;
            default -> own;
        };
    }
}
