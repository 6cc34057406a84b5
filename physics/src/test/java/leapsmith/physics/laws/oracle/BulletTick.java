package leapsmith.physics.laws.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.laws.scene.Shot;

/**
 * What one tick makes of a single bullet, told once more from the specification. Its place is a function of the exact
 * time; a body is touched if it is at one of the times at which edges meet, or at either end, which all are tried.
 */
public final class BulletTick {
    private final BulletWay way;

    /** A body that may be hit, where it is at the end of the tick. */
    public record Target(int index, Box box) {}

    /** A body that was hit, whether the bullet overlaps it where it is in the end, and by how far to part them then. */
    public record BodyHit(int index, boolean overlaps, long overlapX, long overlapY) {}

    /**
     * What becomes of it.
     *
     * @param box where it is in the end, or where it vanished
     * @param bodies those that it hit
     * @param tile whether it hit one
     */
    public record Outcome(boolean gone, Box box, long vx, long vy, List<BodyHit> bodies, boolean tile) {}

    private BulletTick(BulletWay way) {
        this.way = way;
    }

    /**
     * Takes a bullet one tick further. The level's open sides are left to the caller.
     *
     * @param way where tiles lead it
     * @param targets the bodies that it meets by its filter, by ascending index
     * @param held where a bullet is kept that would go too far beyond the level
     */
    public static Outcome of(Shot rules, BulletWay way, List<Target> targets, UnaryOperator<Box> held) {
        if (way.isCaught()) {
            return new Outcome(true, way.start(), 0, 0, List.of(), true);
        }
        BulletTick tick = new BulletTick(way);
        return rules.onBody() == OnBody.VANISH
                ? tick.vanished(targets, held).orElseGet(() -> tick.passed(List.of(), held))
                : tick.passed(targets, held);
    }

    private Optional<Outcome> vanished(List<Target> targets, UnaryOperator<Box> held) {
        Target first = null;
        Rational firstTime = null;
        for (Target target : targets) {
            Optional<Rational> time = firstTouch(target.box);
            if (time.isPresent() && (first == null || time.get().compareTo(firstTime) < 0)) {
                first = target;
                firstTime = time.get();
            }
        }
        if (first == null) {
            return Optional.empty();
        }
        Box place = held.apply(way.placeAt(firstTime));
        return Optional.of(new Outcome(true, place, 0, 0, List.of(hit(first, place)), way.isStoppedBefore(firstTime)));
    }

    private Outcome passed(List<Target> targets, UnaryOperator<Box> held) {
        BulletWay.Outcome led = way.outcome();
        Box place = held.apply(led.box());
        List<BodyHit> hits = new ArrayList<>();
        for (Target target : targets) {
            firstTouch(target.box).ifPresent(time -> hits.add(hit(target, place)));
        }
        return new Outcome(led.gone(), place, led.vx(), led.vy(), hits, led.hit());
    }

    private static BodyHit hit(Target target, Box place) {
        Box box = target.box;
        boolean overlaps = place.x() <= box.right()
                && box.x() <= place.right()
                && place.y() <= box.bottom()
                && box.y() <= place.bottom();
        return new BodyHit(
                target.index,
                overlaps,
                overlaps ? parting(place.x(), place.right(), box.x(), box.right()) : 0,
                overlaps ? parting(place.y(), place.bottom(), box.y(), box.bottom()) : 0);
    }

    /** To the side on which its centre is; to the positive one if centres are the same. */
    private static long parting(long start, long end, long otherStart, long otherEnd) {
        return start + end < otherStart + otherEnd ? otherStart - end : otherEnd - start;
    }

    private Optional<Rational> firstTouch(Box box) {
        Box start = way.start();
        List<Rational> times = new ArrayList<>(List.of(Rational.ZERO, way.end()));
        if (way.vx() != 0) {
            times.add(Rational.of(box.x() - start.right(), way.vx()));
            times.add(Rational.of(box.right() - start.x(), way.vx()));
        }
        if (way.vy() != 0) {
            times.add(Rational.of(box.y() - start.bottom(), way.vy()));
            times.add(Rational.of(box.bottom() - start.y(), way.vy()));
        }
        return times.stream()
                .filter(time -> Rational.ZERO.isUpTo(time) && time.isUpTo(way.end()) && touchesAt(time, box))
                .min(Rational::compareTo);
    }

    private boolean touchesAt(Rational time, Box box) {
        Rational x = way.xAt(time);
        Rational y = way.yAt(time);
        return x.isUpTo(Rational.of(box.right()))
                && Rational.of(box.x() - way.start().width()).isUpTo(x)
                && y.isUpTo(Rational.of(box.bottom()))
                && Rational.of(box.y() - way.start().height()).isUpTo(y);
    }
}
