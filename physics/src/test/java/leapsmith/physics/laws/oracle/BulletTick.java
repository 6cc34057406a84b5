package leapsmith.physics.laws.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.laws.scene.Shot;

/**
 * What one tick makes of a single bullet, told once more from the specification. Its place is a function of the exact
 * time; a body is touched if it is at one of the times at which edges meet, or at either end, which all are tried.
 */
public final class BulletTick {
    private final Shot rules;
    private final Box start;
    private final ExactSweep.Outcome sweep;
    private final long dx;
    private final long dy;
    private final Rational stopX;
    private final Rational stopY;
    private final Rational end;

    /** A body that may be hit, where it is at the end of the tick. */
    public record Target(int index, Box box) {}

    /** A body that was hit, and whether the bullet overlaps it where it is in the end. */
    public record BodyHit(int index, boolean overlaps) {}

    /**
     * What becomes of it.
     *
     * @param box where it is in the end, or where it vanished
     */
    public record Outcome(boolean gone, Box box, long vx, long vy, List<BodyHit> bodies, boolean tile) {}

    private BulletTick(Shot rules, Box start, long dx, long dy, ExactSweep.Outcome sweep) {
        this.rules = rules;
        this.start = start;
        this.sweep = sweep;
        this.dx = dx;
        this.dy = dy;
        stopX = sweep.xBlocked() ? Rational.of(Math.abs(sweep.x() - start.x()), Math.abs(dx)) : Rational.ONE;
        stopY = sweep.yBlocked() ? Rational.of(Math.abs(sweep.y() - start.y()), Math.abs(dy)) : Rational.ONE;
        end = rules.onTile() == OnTile.BOUNCE ? Rational.ONE : Rational.min(stopX, stopY);
    }

    /**
     * Takes a bullet one tick further. The level's open sides are left to the caller.
     *
     * @param targets the bodies that it meets by its filter, by ascending index
     * @param held where a bullet is kept that would go too far beyond the level
     */
    public static Outcome of(
            Shot rules,
            Box box,
            long dx,
            long dy,
            Surroundings surroundings,
            List<Target> targets,
            UnaryOperator<Box> held) {
        if (surroundings.isInsideBlock(box)) {
            return new Outcome(true, box, 0, 0, List.of(), true);
        }
        ExactSweep.Outcome sweep = ExactSweep.sweep(box, dx, dy, surroundings, !rules.oneWays());
        return new BulletTick(rules, box, dx, dy, sweep).outcome(targets, held);
    }

    private Outcome outcome(List<Target> targets, UnaryOperator<Box> held) {
        boolean stopped = sweep.xBlocked() || sweep.yBlocked();
        if (rules.onBody() == OnBody.VANISH) {
            Target first = null;
            Rational firstTime = null;
            for (Target target : targets) {
                Optional<Rational> time = firstTouch(target.box);
                if (time.isPresent() && (first == null || time.get().compareTo(firstTime) < 0)) {
                    first = target;
                    firstTime = time.get();
                }
            }
            if (first != null) {
                Box place = held.apply(placeAt(firstTime));
                boolean tile = stopped && Rational.min(stopX, stopY).compareTo(firstTime) < 0;
                return new Outcome(true, place, 0, 0, List.of(hit(first, place)), tile);
            }
        }
        Box place = held.apply(rules.onTile() == OnTile.BOUNCE ? start.at(sweep.x(), sweep.y()) : placeAt(end));
        List<BodyHit> hits = new ArrayList<>();
        for (Target target : targets) {
            firstTouch(target.box).ifPresent(time -> hits.add(hit(target, place)));
        }
        long vx = dx;
        long vy = dy;
        if (stopped && rules.onTile() == OnTile.BOUNCE) {
            vx = sweep.xBlocked() ? -dx : dx;
            vy = sweep.yBlocked() ? -dy : dy;
        } else if (stopped) {
            vx = 0;
            vy = 0;
        }
        return new Outcome(stopped && rules.onTile() == OnTile.VANISH, place, vx, vy, hits, stopped);
    }

    private static BodyHit hit(Target target, Box place) {
        Box box = target.box;
        boolean overlaps = place.x() <= box.right()
                && box.x() <= place.right()
                && place.y() <= box.bottom()
                && box.y() <= place.bottom();
        return new BodyHit(target.index, overlaps);
    }

    private Optional<Rational> firstTouch(Box box) {
        List<Rational> times = new ArrayList<>(List.of(Rational.ZERO, end));
        if (dx != 0) {
            times.add(Rational.of(box.x() - start.right(), dx));
            times.add(Rational.of(box.right() - start.x(), dx));
        }
        if (dy != 0) {
            times.add(Rational.of(box.y() - start.bottom(), dy));
            times.add(Rational.of(box.bottom() - start.y(), dy));
        }
        return times.stream()
                .filter(time -> Rational.ZERO.isUpTo(time) && time.isUpTo(end) && touchesAt(time, box))
                .min(Rational::compareTo);
    }

    private boolean touchesAt(Rational time, Box box) {
        Rational x = xAt(time);
        Rational y = yAt(time);
        return x.isUpTo(Rational.of(box.right()))
                && Rational.of(box.x() - start.width()).isUpTo(x)
                && y.isUpTo(Rational.of(box.bottom()))
                && Rational.of(box.y() - start.height()).isUpTo(y);
    }

    private Rational xAt(Rational time) {
        return Rational.of(start.x()).plus(Rational.of(dx).times(Rational.min(time, stopX)));
    }

    private Rational yAt(Rational time) {
        return Rational.of(start.y()).plus(Rational.of(dy).times(Rational.min(time, stopY)));
    }

    /** The place at a time, rounded toward the start. */
    private Box placeAt(Rational time) {
        long wayX = xAt(time).minus(Rational.of(start.x())).towardZero();
        long wayY = yAt(time).minus(Rational.of(start.y())).towardZero();
        return start.at(start.x() + wayX, start.y() + wayY);
    }
}
