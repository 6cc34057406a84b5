package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.ExactContacts;
import leapsmith.physics.laws.oracle.Rational;
import leapsmith.physics.laws.scene.BodySpec;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.PairList;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Bodies solid to bodies are moved apart by exact fractions, never into a wall, and their contacts are exact. */
class ResponseLawTest {
    private record Crowd(Scene scene) implements Case<Crowd> {
        Run start(int cell) {
            Run run = new Run(
                    scene.withSetting(scene.setting().withCell(cell, cell)).withBodies(List.of()));
            for (BodySpec spec : scene.bodies()) {
                run.world().spawn(spec.toDef(scene.setting().ticksPerSecond()).solidToBodies(true));
            }
            return run;
        }

        @Override
        public Stream<Crowd> smaller() {
            return scene.smaller().map(Crowd::new);
        }
    }

    /** Two boxes in empty space, and the distances that they move. */
    private record Two(Box a, Box b, int ax, int ay, int bx, int by) implements Case<Two> {
        @Override
        public Stream<Two> smaller() {
            return Stream.of(new Two(a, b, 0, ay, bx, by), new Two(a, b, ax, 0, bx, by))
                    .filter(two -> !two.equals(this));
        }
    }

    @Test
    void noBodyIsPushedIntoABlockForAnyCellSize() {
        Recipe recipe = Recipe.UNDISTURBED.withBodies(14).withTicks(16).withGhosts(false);
        Property.holds(
                "bodies solid to bodies stay out of Blocks",
                1500,
                random -> new Crowd(RandomScene.draw(random, recipe)),
                crowd -> {
                    Run run = crowd.start(3);
                    Run other = crowd.start(16);
                    while (!run.isOver()) {
                        run.step();
                        other.step();
                        assertEquals(run.world().hash(), other.world().hash());
                        for (Body body : run.world().bodies()) {
                            assertFalse(body.toDef().tiles()
                                    && !body.isSensor()
                                    && run.obstacles().isInsideBlock(box(body)));
                        }
                    }
                });
    }

    @Test
    void contactsOfBodiesSolidToBodiesCoverTilesAndEachOther() {
        Recipe recipe = Recipe.UNDISTURBED.withBodies(14).withTicks(16).withGhosts(false);
        Property.holds(
                "contacts of bodies solid to bodies",
                1500,
                random -> new Crowd(RandomScene.draw(random, recipe)),
                crowd -> {
                    Run run = crowd.start(16);
                    while (!run.isOver()) {
                        run.step();
                        for (Body body : run.world().bodies()) {
                            if (body.toDef().tiles() && !body.isSensor()) {
                                checkContacts(body, run);
                            }
                        }
                    }
                });
    }

    private static void checkContacts(Body body, Run run) {
        int byBodies = 0;
        PairList pairs = run.world().pairs();
        for (int i = 0; i < pairs.count(); i++) {
            boolean isFirst = pairs.a(i) == body.index();
            Body other = run.world().body(isFirst ? pairs.b(i) : pairs.a(i));
            boolean concerned = isFirst || pairs.b(i) == body.index();
            // A body that was crushed in this tick touches nothing.
            if (concerned && other != null && !other.isSensor()) {
                byBodies |= touchedOf(box(body), box(other));
            }
        }
        int reported = body.contacts();
        int least = ExactContacts.of(box(body), false, run.obstacles()) | byBodies;
        int most = ExactContacts.of(box(body), true, run.obstacles()) | byBodies;
        assertEquals(least, reported & least);
        assertEquals(reported, reported & most);
        assertFalse(body.onGround() && body.subVy() > 0);
        assertFalse(body.onOneWay() && (least & Contacts.GROUND) != 0);
    }

    private static int touchedOf(Box body, Box other) {
        int sides = 0;
        if (body.overlapsX(other)) {
            sides |= body.bottom() == other.y() ? Contacts.GROUND : 0;
            sides |= body.y() == other.bottom() ? Contacts.CEILING : 0;
        }
        if (body.overlapsY(other)) {
            sides |= body.right() == other.x() ? Contacts.RIGHT_WALL : 0;
            sides |= body.x() == other.right() ? Contacts.LEFT_WALL : 0;
        }
        return sides;
    }

    @Test
    void twoBodiesSeparateInProportionToTheirMovements() {
        Property.holds("two bodies are separated in proportion to their movements", 3000, ResponseLawTest::two, two -> {
            World world = World.builder(64, 64).build();
            Body a = world.spawn(def(two.a, two.ax, two.ay));
            Body b = world.spawn(def(two.b, two.bx, two.by));
            world.step(Inputs.NONE);
            Box endA = two.a.at(two.a.x() + two.ax, two.a.y() + two.ay);
            Box endB = two.b.at(two.b.x() + two.bx, two.b.y() + two.by);
            if (!endA.isInside(endB)) {
                assertEquals(endA, box(a));
                assertEquals(endB, box(b));
                return;
            }
            long x = depth(endA.x(), endA.width(), endB.x(), endB.width());
            long y = depth(endA.y(), endA.height(), endB.y(), endB.height());
            boolean newX = !two.a.overlapsX(two.b);
            boolean newY = !two.a.overlapsY(two.b);
            boolean alongX = newX && !newY || newX == newY && Math.abs(x) < Math.abs(y);
            long depth = alongX ? x : y;
            long distanceA = Math.abs(alongX ? two.ax : two.ay);
            long distanceB = Math.abs(alongX ? two.bx : two.by);
            Rational share = distanceA + distanceB == 0
                    ? Rational.of(depth, 2)
                    : Rational.of(depth * distanceA, distanceA + distanceB);
            long own = share.towardZero();
            long rest = own - depth;
            assertEquals(endA.at(endA.x() + (alongX ? own : 0), endA.y() + (alongX ? 0 : own)), box(a));
            assertEquals(endB.at(endB.x() + (alongX ? rest : 0), endB.y() + (alongX ? 0 : rest)), box(b));
        });
    }

    /** How far a moves to be clear of b, by trying both directions. */
    private static long depth(long a, long sizeA, long b, long sizeB) {
        long toPositive = b + sizeB - a;
        long toNegative = b - a - sizeA;
        return 2 * a + sizeA >= 2 * b + sizeB ? toPositive : toNegative;
    }

    private static Two two(SplittableRandom random) {
        long origin = 400L * SubPixels.PER_PIXEL;
        int spread = 1 + random.nextInt(40_000);
        Box a = new Box(
                origin + random.nextInt(spread),
                origin + random.nextInt(spread),
                1 + random.nextInt(spread),
                1 + random.nextInt(spread));
        Box b = new Box(
                origin + random.nextInt(spread),
                origin + random.nextInt(spread),
                1 + random.nextInt(spread),
                1 + random.nextInt(spread));
        return new Two(
                a,
                b,
                distance(random, spread),
                distance(random, spread),
                distance(random, spread),
                distance(random, spread));
    }

    private static int distance(SplittableRandom random, int spread) {
        return random.nextInt(3) == 0 ? 0 : random.nextInt(-spread, spread);
    }

    private static BodyDef def(Box box, int vx, int vy) {
        return BodyDef.box(px(box.x()), px(box.y()), px(box.width()), px(box.height()))
                .velocity(SubPixels.toPxPerSecond(vx, 60), SubPixels.toPxPerSecond(vy, 60))
                .gravity(false)
                .solidToBodies(true);
    }

    private static Box box(Body body) {
        return new Box(body.subX(), body.subY(), body.subWidth(), body.subHeight());
    }

    private static double px(long sub) {
        return (double) sub / SubPixels.PER_PIXEL;
    }
}
