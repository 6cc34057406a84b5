package leapsmith.physics.laws.oracle;

import java.util.Optional;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.laws.oracle.SlopeMeeting.Face;
import leapsmith.physics.laws.oracle.SlopeShapes.Point;
import leapsmith.physics.laws.scene.Shot;
import leapsmith.physics.laws.scene.Tiles;

/**
 * The way of a bullet in one tick among Blocks and slopes, without bodies, told once more from the specification. Each
 * axis goes on with its velocity until a Block stops it, and both end together where the bullet stays.
 */
public final class BulletWay {
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
    private boolean caught;
    private Outcome outcome;

    /** Where it is in the end, and how it goes on; whether a tile ended it, or stopped it. */
    record Outcome(boolean gone, Box box, long vx, long vy, boolean hit) {}

    private BulletWay(Shot rules, Box start, long vx, long vy, Tiles tiles, int tileSizePx) {
        this.rules = rules;
        this.start = start;
        this.vx = vx;
        this.vy = vy;
        this.tiles = tiles;
        tileSize = tileSizePx;
    }

    /** The way of a bullet from a place, with the velocity that it has there. */
    public static BulletWay of(
            Shot rules, Box start, long vx, long vy, Surroundings surroundings, Tiles tiles, int tileSizePx) {
        BulletWay way = new BulletWay(rules, start, vx, vy, tiles, tileSizePx);
        if (surroundings.isInsideBlock(start) || SlopeShapes.isInside(tiles, tileSizePx, start)) {
            way.caught = true;
            way.outcome = new Outcome(true, start, 0, 0, true);
        } else {
            way.go(ExactSweep.sweep(start, vx, vy, surroundings, !rules.oneWays()));
        }
        return way;
    }

    Box start() {
        return start;
    }

    /** What tiles make of it. */
    Outcome outcome() {
        return outcome;
    }

    /** Whether it is in a tile to begin with, and so has no way. */
    boolean isCaught() {
        return caught;
    }

    /** When it is where it stays, as a part of the tick. */
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

    /** The whole numbers that are nearest to its place at a time, toward the start. */
    Box placeAt(Rational time) {
        long wayX = xAt(time).minus(Rational.of(start.x())).towardZero();
        long wayY = yAt(time).minus(Rational.of(start.y())).towardZero();
        return start.at(start.x() + wayX, start.y() + wayY);
    }

    /** The velocity that it has at the start. */
    long vx() {
        return vx;
    }

    /** The velocity that it has at the start. */
    long vy() {
        return vy;
    }

    private void go(ExactSweep.Outcome sweep) {
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
            goOn(sweep);
        }
    }

    /** Goes on along a Block, to where the sweep ended or the first slope before. */
    private void goOn(ExactSweep.Outcome sweep) {
        Box turn = along(start, vx, vy, firstStop);
        long wayX = sweep.x() - turn.x();
        long wayY = sweep.y() - turn.y();
        Optional<SlopeMeeting> slope = meeting(turn, wayX, wayY);
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
        boolean alongX = wayX != 0;
        Rational way = slope.get().time().times(Rational.of(wayX + wayY));
        Rational gone = way.plus(Rational.of(alongX ? turn.x() - start.x() : turn.y() - start.y()));
        end = Rational.max(firstStop, gone.over(alongX ? vx : vy));
        outcome = offSlope(
                slope.get(),
                place(slope.get(), turn, wayX, wayY),
                sweep.xBlocked() && stopX.isUpTo(firstStop) ? -vx : vx,
                sweep.yBlocked() && stopY.isUpTo(firstStop) ? -vy : vy);
    }

    private Optional<SlopeMeeting> meeting(Box box, long wayX, long wayY) {
        return SlopeMeeting.first(tiles, tileSize, box, wayX, wayY, rules.oneWays());
    }

    private Outcome stopped(Box place) {
        return new Outcome(rules.onTile() == OnTile.VANISH, place, 0, 0, true);
    }

    /** The place at a slope between whole numbers: the one before, or if it is in the slope the next along y. */
    private static Box place(SlopeMeeting slope, Box box, long wayX, long wayY) {
        Box before = along(box, wayX, wayY, slope.time());
        boolean inside = slope.shapes().stream().anyMatch(shape -> SlopeShapes.overlaps(shape, before));
        return inside ? before.at(before.x(), before.y() + Long.signum(wayY)) : before;
    }

    private static Box along(Box box, long wayX, long wayY, Rational time) {
        return box.at(
                box.x() + Rational.of(wayX).times(time).towardZero(),
                box.y() + Rational.of(wayY).times(time).towardZero());
    }

    /** What is met with a velocity, which may be turned already, by a bullet that began the tick with {@link #vx}. */
    private Outcome offSlope(SlopeMeeting slope, Box place, long metVx, long metVy) {
        if (rules.onTile() != OnTile.BOUNCE) {
            return stopped(place);
        } else if (slope.face() == Face.UPRIGHT) {
            return new Outcome(false, place, -vx, metVy, true);
        } else if (slope.face() == Face.LEVEL) {
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
