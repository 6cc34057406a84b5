package leapsmith.physics.laws.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.laws.scene.Shot;

/**
 * The result of one tick for a single bullet, computed from the specification alone. Its place is a function of the
 * exact time. A body is touched if it is at one of the times at which edges meet, or at either end; all of these are
 * tried.
 */
public final class BulletTick {
    private final ExactBulletPath path;

    /** A body that may be hit, at the end of its tick. */
    public record Target(int index, Box box) {}

    /** A body that was hit, whether the bullet overlaps it at the end, and by how far to separate them then. */
    public record BodyHit(int index, boolean overlaps, long overlapX, long overlapY) {}

    /**
     * The result of the tick.
     *
     * @param box its place at the end, or where it vanished
     * @param bodies the bodies that it hit
     * @param tile whether it hit a tile
     */
    public record Outcome(boolean gone, Box box, long vx, long vy, List<BodyHit> bodies, boolean tile) {}

    private BulletTick(ExactBulletPath path) {
        this.path = path;
    }

    /**
     * Advances a bullet by one tick. Open sides of the level are left to the caller.
     *
     * @param path its path among tiles
     * @param targets the bodies that its filter accepts, by ascending index
     * @param held limits a place that is too far beyond the level
     */
    public static Outcome of(Shot rules, ExactBulletPath path, List<Target> targets, UnaryOperator<Box> held) {
        if (path.startsInTile()) {
            return new Outcome(true, path.start(), 0, 0, List.of(), true);
        }
        BulletTick tick = new BulletTick(path);
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
        Box place = held.apply(path.placeAt(firstTime));
        return Optional.of(new Outcome(true, place, 0, 0, List.of(hit(first, place)), path.isStoppedBefore(firstTime)));
    }

    private Outcome passed(List<Target> targets, UnaryOperator<Box> held) {
        ExactBulletPath.Outcome outcome = path.outcome();
        Box place = held.apply(outcome.box());
        List<BodyHit> hits = new ArrayList<>();
        for (Target target : targets) {
            firstTouch(target.box).ifPresent(time -> hits.add(hit(target, place)));
        }
        return new Outcome(outcome.gone(), place, outcome.vx(), outcome.vy(), hits, outcome.hit());
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

    /** To the side of its center; to the positive side if the centers are equal. */
    private static long parting(long start, long end, long otherStart, long otherEnd) {
        return start + end < otherStart + otherEnd ? otherStart - end : otherEnd - start;
    }

    private Optional<Rational> firstTouch(Box box) {
        Box start = path.start();
        List<Rational> times = new ArrayList<>(List.of(Rational.ZERO, path.end()));
        if (path.vx() != 0) {
            times.add(Rational.of(box.x() - start.right(), path.vx()));
            times.add(Rational.of(box.right() - start.x(), path.vx()));
        }
        if (path.vy() != 0) {
            times.add(Rational.of(box.y() - start.bottom(), path.vy()));
            times.add(Rational.of(box.bottom() - start.y(), path.vy()));
        }
        return times.stream()
                .filter(time -> Rational.ZERO.isUpTo(time) && time.isUpTo(path.end()) && touchesAt(time, box))
                .min(Rational::compareTo);
    }

    private boolean touchesAt(Rational time, Box box) {
        Rational x = path.xAt(time);
        Rational y = path.yAt(time);
        return x.isUpTo(Rational.of(box.right()))
                && Rational.of(box.x() - path.start().width()).isUpTo(x)
                && y.isUpTo(Rational.of(box.bottom()))
                && Rational.of(box.y() - path.start().height()).isUpTo(y);
    }
}
