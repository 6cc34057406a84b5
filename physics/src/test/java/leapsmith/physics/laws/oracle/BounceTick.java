package leapsmith.physics.laws.oracle;

import java.util.Optional;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.laws.oracle.SlopeMeeting.Face;
import leapsmith.physics.laws.oracle.SlopeShapes.Point;
import leapsmith.physics.laws.scene.Shot;
import leapsmith.physics.laws.scene.Tiles;

/** What one tick makes of a bullet among Blocks and slopes, told once more from the specification. */
public final class BounceTick {
    private final Shot rules;
    private final Tiles tiles;
    private final int tileSize;
    private final long vx;
    private final long vy;

    /** Where it is in the end, and how it goes on. */
    public record Outcome(boolean gone, Box box, long vx, long vy, boolean hit) {}

    private BounceTick(Shot rules, Tiles tiles, int tileSize, long vx, long vy) {
        this.rules = rules;
        this.tiles = tiles;
        this.tileSize = tileSize;
        this.vx = vx;
        this.vy = vy;
    }

    /** Takes a bullet one tick further, in a level that is closed and without bodies. */
    public static Outcome of(
            Shot rules, Box box, long vx, long vy, Surroundings surroundings, Tiles tiles, int tileSizePx) {
        if (surroundings.isInsideBlock(box) || SlopeShapes.isInside(tiles, tileSizePx, box)) {
            return new Outcome(true, box, 0, 0, true);
        }
        ExactSweep.Outcome sweep = ExactSweep.sweep(box, vx, vy, surroundings, !rules.oneWays());
        return new BounceTick(rules, tiles, tileSizePx, vx, vy).outcome(box, sweep);
    }

    private Outcome outcome(Box box, ExactSweep.Outcome sweep) {
        Rational stopX = sweep.xBlocked() ? Rational.of(Math.abs(sweep.x() - box.x()), Math.abs(vx)) : Rational.ONE;
        Rational stopY = sweep.yBlocked() ? Rational.of(Math.abs(sweep.y() - box.y()), Math.abs(vy)) : Rational.ONE;
        Rational stop = Rational.min(stopX, stopY);
        boolean isBlocked = sweep.xBlocked() || sweep.yBlocked();
        Optional<SlopeMeeting> slope = meeting(box, vx, vy);
        if (slope.isPresent() && (!isBlocked || slope.get().time().isUpTo(stop))) {
            return offSlope(slope.get(), place(slope.get(), box, vx, vy), vx, vy);
        } else if (!isBlocked) {
            return new Outcome(false, box.at(sweep.x(), sweep.y()), vx, vy, false);
        }
        Box turn = along(box, vx, vy, stop);
        if (rules.onTile() != OnTile.BOUNCE) {
            return stopped(turn);
        }
        Box end = box.at(sweep.x(), sweep.y());
        long wayX = end.x() - turn.x();
        long wayY = end.y() - turn.y();
        Optional<SlopeMeeting> second = meeting(turn, wayX, wayY);
        if (second.isEmpty()) {
            return new Outcome(false, end, sweep.xBlocked() ? -vx : vx, sweep.yBlocked() ? -vy : vy, true);
        }
        long turnedVx = sweep.xBlocked() && stopX.isUpTo(stop) ? -vx : vx;
        long turnedVy = sweep.yBlocked() && stopY.isUpTo(stop) ? -vy : vy;
        return offSlope(second.get(), place(second.get(), turn, wayX, wayY), turnedVx, turnedVy);
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
