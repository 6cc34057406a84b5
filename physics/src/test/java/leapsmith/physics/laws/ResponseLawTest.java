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
    void twoBodiesStopWhereTheyMeet() {
        Property.holds("two bodies stop where they meet", 3000, 300_000, ResponseLawTest::two, two -> {
            World world = World.builder(64, 64).build();
            Body a = world.spawn(def(two.a, two.ax, two.ay));
            Body b = world.spawn(def(two.b, two.bx, two.by));
            world.step(Inputs.NONE);
            if (!two.a.isInside(two.b)) {
                checkMeeting(two, box(a), box(b));
            } else if ((two.ax | two.ay | two.bx | two.by) == 0) {
                checkSeparated(two, box(a), box(b));
            }
        });
    }

    /** Idle bodies that overlap move half of the smaller overlap each. */
    private static void checkSeparated(Two two, Box a, Box b) {
        long x = depth(two.a.x(), two.a.width(), two.b.x(), two.b.width());
        long y = depth(two.a.y(), two.a.height(), two.b.y(), two.b.height());
        boolean alongX = Math.abs(x) < Math.abs(y);
        long depth = alongX ? x : y;
        long own = depth / 2;
        long rest = own - depth;
        assertEquals(two.a.at(two.a.x() + (alongX ? own : 0), two.a.y() + (alongX ? 0 : own)), a);
        assertEquals(two.b.at(two.b.x() + (alongX ? rest : 0), two.b.y() + (alongX ? 0 : rest)), b);
    }

    /** Bodies that are apart stop on the axis on which they meet, and move all the way along the other one. */
    private static void checkMeeting(Two two, Box a, Box b) {
        assertFalse(a.isInside(b));
        int sideX = two.a.x() < two.b.x() ? 1 : -1;
        int sideY = two.a.y() < two.b.y() ? 1 : -1;
        long gapX = Math.max(two.a.x(), two.b.x()) - Math.min(two.a.right(), two.b.right());
        long gapY = Math.max(two.a.y(), two.b.y()) - Math.min(two.a.bottom(), two.b.bottom());
        long closingX = (long) sideX * (two.ax - two.bx);
        long closingY = (long) sideY * (two.ay - two.by);
        boolean corner = gapX >= 0 && gapY >= 0 && gapX * closingY == gapY * closingX;
        if (corner) {
            return;
        }
        boolean alongX = gapX >= 0 && (gapY < 0 || gapX * closingY > gapY * closingX);
        long gap = alongX ? gapX : gapY;
        long closing = alongX ? closingX : closingY;
        long other = alongX ? gapY : gapX;
        long otherClosing = alongX ? closingY : closingX;
        boolean meets = closing > gap && (other < 0 || otherClosing > other) && staysOver(two, alongX, gap, closing);
        Box endA = two.a.at(two.a.x() + two.ax, two.a.y() + two.ay);
        Box endB = two.b.at(two.b.x() + two.bx, two.b.y() + two.by);
        if (!meets) {
            // They move one after the other, so one that just misses the other may be stopped by where it is.
            if (!two.a.union(endA).isInside(two.b.union(endB))) {
                assertEquals(endA, a);
                assertEquals(endB, b);
            }
            return;
        }
        boolean stillMeets = alongX ? endA.overlapsY(endB) : endA.overlapsX(endB);
        if (!stillMeets) {
            // They slid past each other, and then may go on.
            return;
        }
        assertEquals(alongX ? endA.y() : endA.x(), alongX ? a.y() : a.x());
        assertEquals(alongX ? endB.y() : endB.x(), alongX ? b.y() : b.x());
        assertEquals(
                0,
                alongX
                        ? Math.max(a.x(), b.x()) - Math.min(a.right(), b.right())
                        : Math.max(a.y(), b.y()) - Math.min(a.bottom(), b.bottom()));
        int side = alongX ? sideX : sideY;
        long wayA = (long) side * (alongX ? two.ax : two.ay);
        long wayB = (long) -side * (alongX ? two.bx : two.by);
        long movedA = side * (alongX ? a.x() - two.a.x() : a.y() - two.a.y());
        // One that doesn't come toward the other moves all the way; else they meet where both are at the same time.
        long expected = wayA <= 0 ? wayA : wayB <= 0 ? gap - wayB : gap * wayA / (wayA + wayB);
        assertEquals(expected, movedA, wayA > 0 && wayB > 0 ? 1 : 0);
    }

    /** Whether two boxes overlap on the other axis when they touch on one. */
    private static boolean staysOver(Two two, boolean alongX, long gap, long closing) {
        long startA = alongX ? two.a.y() : two.a.x();
        long startB = alongX ? two.b.y() : two.b.x();
        long sizeA = alongX ? two.a.height() : two.a.width();
        long sizeB = alongX ? two.b.height() : two.b.width();
        long relative = alongX ? two.ay - two.by : two.ax - two.bx;
        // At the time gap / closing.
        long difference = (startA - startB) * closing + relative * gap;
        return difference < sizeB * closing && -difference < sizeA * closing;
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
        if (random.nextInt(10) == 0) {
            return new Two(a, b, 0, 0, 0, 0);
        }
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
