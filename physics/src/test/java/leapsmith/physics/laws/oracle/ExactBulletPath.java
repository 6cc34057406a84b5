package leapsmith.physics.laws.oracle;

import java.util.Optional;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.laws.oracle.SlopeMeeting.Face;
import leapsmith.physics.laws.oracle.SlopeShapes.Point;
import leapsmith.physics.laws.scene.Shot;
import leapsmith.physics.laws.scene.Tiles;

/**
 * The path of a bullet in one tick among Blocks and slopes, without bodies, computed from the specification alone. Each
 * axis keeps its velocity until a Block stops it, and both end at the same time where the bullet stops.
 */
public final class ExactBulletPath {
    private final Shot rules;
    private final Box start;
    private final long vx;
    private final long vy;
    private final Tiles tiles;
    private final int tileSize;

    private Rational stopX = Rational.ONE;
    private Rational stopY = Rational.ONE;
    private Rational firstStop = Rational.ONE;
    private Rational end = Rational.ONE;
    private boolean blocked;
    private Outcome outcome;

    /** Its place at the end, and its velocity; whether a tile removed it, or stopped it. */
    record Outcome(boolean gone, Box box, long vx, long vy, boolean hit) {}

    private ExactBulletPath(Shot rules, Box start, long vx, long vy, Tiles tiles, int tileSizePx) {
        this.rules = rules;
        this.start = start;
        this.vx = vx;
        this.vy = vy;
        this.tiles = tiles;
        tileSize = tileSizePx;
    }

    /** The path of a bullet from a place, with its velocity there. */
    public static ExactBulletPath of(
            Shot rules, Box start, long vx, long vy, Obstacles obstacles, Tiles tiles, int tileSizePx) {
        ExactBulletPath path = new ExactBulletPath(rules, start, vx, vy, tiles, tileSizePx);
        if (obstacles.isInsideBlock(start) || SlopeShapes.isInside(tiles, tileSizePx, start)) {
            path.blocked = true;
            path.outcome = new Outcome(true, start, 0, 0, true);
        } else {
            path.compute(ExactSweep.sweep(start, vx, vy, obstacles, !rules.oneWays()));
        }
        return path;
    }

    Box start() {
        return start;
    }

    /** The result of the path. */
    Outcome outcome() {
        return outcome;
    }

    /** Whether it starts in a tile, and so has no path. */
    boolean startsInTile() {
        return blocked;
    }

    /** The time at which it stops, as a part of the tick. */
    Rational end() {
        return end;
    }

    /** Whether a tile stopped it on any axis before a time. */
    boolean isStoppedBefore(Rational time) {
        return outcome.hit && firstStop.compareTo(time) < 0;
    }

    /** Its left edge at a time up to the end. */
    Rational xAt(Rational time) {
        return Rational.of(start.x()).plus(Rational.of(vx).times(Rational.min(time, stopX)));
    }

    /** Its top edge at a time up to the end. */
    Rational yAt(Rational time) {
        return Rational.of(start.y()).plus(Rational.of(vy).times(Rational.min(time, stopY)));
    }

    /** The nearest whole numbers to its place at a time, toward the start. */
    Box placeAt(Rational time) {
        long dx = xAt(time).minus(Rational.of(start.x())).towardZero();
        long dy = yAt(time).minus(Rational.of(start.y())).towardZero();
        return start.at(start.x() + dx, start.y() + dy);
    }

    /** The velocity at the start. */
    long vx() {
        return vx;
    }

    /** The velocity at the start. */
    long vy() {
        return vy;
    }

    private void compute(ExactSweep.Outcome sweep) {
        stopX = sweep.xBlocked() ? Rational.of(Math.abs(sweep.x() - start.x()), Math.abs(vx)) : Rational.ONE;
        stopY = sweep.yBlocked() ? Rational.of(Math.abs(sweep.y() - start.y()), Math.abs(vy)) : Rational.ONE;
        firstStop = Rational.min(stopX, stopY);
        boolean isBlocked = sweep.xBlocked() || sweep.yBlocked();
        Optional<SlopeMeeting> slope = meeting(start, vx, vy);
        if (slope.isPresent() && (!isBlocked || slope.get().time().isUpTo(firstStop))) {
            firstStop = slope.get().time();
            end = firstStop;
            outcome = offSlope(slope.get(), place(slope.get(), start, vx, vy), vx, vy);
        } else if (!isBlocked) {
            outcome = new Outcome(false, start.at(sweep.x(), sweep.y()), vx, vy, false);
        } else if (rules.onTile() != OnTile.BOUNCE) {
            end = firstStop;
            outcome = stopped(along(start, vx, vy, end));
        } else {
            continueAlongBlock(sweep);
        }
    }

    /** Continues along a Block, to the end of the sweep or the first slope before it. */
    private void continueAlongBlock(ExactSweep.Outcome sweep) {
        Box turn = along(start, vx, vy, firstStop);
        long dx = sweep.x() - turn.x();
        long dy = sweep.y() - turn.y();
        Optional<SlopeMeeting> slope = meeting(turn, dx, dy);
        if (slope.isEmpty()) {
            outcome = new Outcome(
                    false,
                    start.at(sweep.x(), sweep.y()),
                    sweep.xBlocked() ? -vx : vx,
                    sweep.yBlocked() ? -vy : vy,
                    true);
            return;
        }
        // Along one axis only, and from the whole number before the turn.
        boolean alongX = dx != 0;
        Rational leg = slope.get().time().times(Rational.of(dx + dy));
        Rational total = leg.plus(Rational.of(alongX ? turn.x() - start.x() : turn.y() - start.y()));
        end = Rational.max(firstStop, total.over(alongX ? vx : vy));
        outcome = offSlope(
                slope.get(),
                place(slope.get(), turn, dx, dy),
                sweep.xBlocked() && stopX.isUpTo(firstStop) ? -vx : vx,
                sweep.yBlocked() && stopY.isUpTo(firstStop) ? -vy : vy);
    }

    private Optional<SlopeMeeting> meeting(Box box, long dx, long dy) {
        return SlopeMeeting.first(tiles, tileSize, box, dx, dy, rules.oneWays());
    }

    private Outcome stopped(Box place) {
        return new Outcome(rules.onTile() == OnTile.VANISH, place, 0, 0, true);
    }

    /** The place at a slope between whole numbers: the one before, or if that is in the slope the next along y. */
    private static Box place(SlopeMeeting slope, Box box, long dx, long dy) {
        Box before = along(box, dx, dy, slope.time());
        boolean inside = slope.shapes().stream().anyMatch(shape -> SlopeShapes.overlaps(shape, before));
        return inside ? before.at(before.x(), before.y() + Long.signum(dy)) : before;
    }

    private static Box along(Box box, long dx, long dy, Rational time) {
        return box.at(
                box.x() + Rational.of(dx).times(time).towardZero(),
                box.y() + Rational.of(dy).times(time).towardZero());
    }

    /** The result of meeting a slope with a velocity that may be reflected already. */
    private Outcome offSlope(SlopeMeeting slope, Box place, long metVx, long metVy) {
        if (rules.onTile() != OnTile.BOUNCE) {
            return stopped(place);
        } else if (slope.face() == Face.VERTICAL) {
            return new Outcome(false, place, -vx, metVy, true);
        } else if (slope.face() == Face.HORIZONTAL) {
            return new Outcome(false, place, metVx, -vy, true);
        } else if (slope.normals().size() > 1) {
            return new Outcome(false, place, -vx, -vy, true);
        }
        Point normal = slope.normals().get(0);
        long toward = metVx * normal.x() + metVy * normal.y();
        if (toward >= 0) {
            return new Outcome(false, place, metVx, metVy, true);
        }
        long square = normal.x() * normal.x() + normal.y() * normal.y();
        return new Outcome(
                false,
                place,
                Rational.of(metVx * square - 2 * toward * normal.x(), square).nearest(),
                Rational.of(metVy * square - 2 * toward * normal.y(), square).nearest(),
                true);
    }
}
