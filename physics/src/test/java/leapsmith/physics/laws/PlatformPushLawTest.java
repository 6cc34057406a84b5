package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/**
 * System O7: what one platform does to one floating body at rest in empty space, computed from the rules alone. A rider
 * moves with it. Otherwise the platform moves along x and then along y, and a body in front of it ends flush with it.
 */
class PlatformPushLawTest {
    private static final int PX = 4096;

    private record Meeting(Box platform, boolean solid, Box body, boolean collidesWithTops, int dx, int dy, int speed)
            implements Case<Meeting> {
        static Meeting draw(SplittableRandom random) {
            Box platform = new Box(300 * PX, 300 * PX, side(random), side(random));
            Box body = new Box(0, 0, side(random), side(random));
            long x = place(random, platform.x(), platform.width(), body.width());
            long y = place(random, platform.y(), platform.height(), body.height());
            return new Meeting(
                    platform,
                    random.nextInt(4) > 0,
                    body.at(x, y),
                    random.nextInt(4) > 0,
                    random.nextInt(3) == 0 ? 0 : random.nextInt(-60, 61),
                    random.nextInt(3) == 0 ? 0 : random.nextInt(-60, 61),
                    60 + random.nextInt(1200));
        }

        private static long side(SplittableRandom random) {
            return (1 + random.nextInt(20)) * (random.nextBoolean() ? PX : 1777);
        }

        /** Flush on either side, or anywhere near. */
        private static long place(SplittableRandom random, long other, long otherSide, long side) {
            return switch (random.nextInt(5)) {
                case 0 -> other - side;
                case 1 -> other + otherSide;
                default -> other - side + random.nextLong(-30L * PX, otherSide + side + 30L * PX);
            };
        }

        boolean stands() {
            return (solid || collidesWithTops) && body.bottom() == platform.y() && body.overlapsX(platform);
        }

        @Override
        public Stream<Meeting> smaller() {
            return Stream.of(
                            new Meeting(platform, solid, body, collidesWithTops, 0, dy, speed),
                            new Meeting(platform, solid, body, collidesWithTops, dx, 0, speed),
                            new Meeting(platform, true, body, collidesWithTops, dx, dy, speed))
                    .filter(other -> !other.equals(this));
        }
    }

    @Test
    void aBodyIsCarriedOrPushedByExactlyTheRequiredDistance() {
        Property.holds(
                "a rider moves with its platform; a body in front of a solid one, or above a rising one, is pushed flush",
                6000,
                Meeting::draw,
                PlatformPushLawTest::check);
    }

    private static void check(Meeting meeting) {
        if (meeting.dx == 0 && meeting.dy == 0 || meeting.body.isInside(meeting.platform)) {
            return;
        }
        World world = World.builder(64, 64).build();
        Body platform = world.spawn(def(meeting.platform)
                .solidity(meeting.solid ? Solidity.ALL : Solidity.TOP)
                .path(PathDef.backAndForth(meeting.dx, meeting.dy, meeting.speed)));
        Body body = world.spawn(def(meeting.body).gravity(false).oneWays(meeting.collidesWithTops));
        Box at = meeting.platform;
        Box expected = meeting.body;
        for (int tick = 0; tick < 4; tick++) {
            world.step(Inputs.NONE);
            Box now = box(platform);
            expected = expected(meeting, expected, at, now);
            assertEquals(expected, box(body), "tick " + tick);
            at = now;
        }
    }

    private static Box expected(Meeting meeting, Box body, Box before, Box now) {
        Meeting state = new Meeting(before, meeting.solid, body, meeting.collidesWithTops, 0, 0, 1);
        if (state.stands()) {
            return body.at(body.x() + now.x() - before.x(), body.y() + now.y() - before.y());
        }
        Box end = body;
        Box afterX = before.at(now.x(), before.y());
        if (meeting.solid && end.isInside(before.union(afterX))) {
            long x = now.x() > before.x() ? afterX.right() : afterX.x() - end.width();
            end = end.at(x, end.y());
        }
        boolean rises = now.y() < before.y();
        boolean wasAbove = end.bottom() <= before.y();
        boolean isMet = meeting.solid || rises && wasAbove && meeting.collidesWithTops;
        if (isMet && end.isInside(afterX.union(now))) {
            long y = rises ? now.y() - end.height() : now.bottom();
            end = end.at(end.x(), y);
        }
        return end;
    }

    private static BodyDef def(Box box) {
        return BodyDef.box(px(box.x()), px(box.y()), px(box.width()), px(box.height()));
    }

    private static double px(long sub) {
        return (double) sub / PX;
    }

    private static Box box(Body body) {
        return new Box(body.subX(), body.subY(), body.subWidth(), body.subHeight());
    }
}
