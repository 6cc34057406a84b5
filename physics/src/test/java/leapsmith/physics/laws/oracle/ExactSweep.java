package leapsmith.physics.laws.oracle;

import java.math.BigInteger;
import java.util.stream.LongStream;

/**
 * The end of a box that moves along a straight path for one tick, by brute force over all obstacles.
 *
 * <p>For every obstacle this computes the time span during which the two overlap on x, and the one on y. They overlap
 * while both spans last. The axis whose span begins later is the one on whose face they meet; if both begin at the same
 * time it is an exact corner. The earliest meeting stops its axis, the other one continues, and everything is computed
 * again. At equal times faces precede corners; a corner met moving down stops y, one met moving up stops x.
 */
public final class ExactSweep {
    private final Obstacles obstacles;
    private final boolean passesOneWays;
    private final Axis x;
    private final Axis y;
    /** Top edge at which the box began to slide along a wall; null if it didn't. */
    private Long slideY;

    private ExactSweep(Box body, long dx, long dy, Obstacles obstacles, boolean passesOneWays) {
        this.obstacles = obstacles;
        this.passesOneWays = passesOneWays;
        x = new Axis(body.x(), body.width(), dx);
        y = new Axis(body.y(), body.height(), dy);
    }

    /** Where a sweep ended, and which axes were stopped. */
    public record Outcome(long x, long y, boolean xBlocked, boolean yBlocked) {}

    /**
     * Moves a box.
     *
     * @param body outside all Blocks
     * @param dx wanted distance in sub-pixels
     * @param dy wanted distance in sub-pixels
     */
    public static Outcome sweep(Box body, long dx, long dy, Obstacles obstacles, boolean passesOneWays) {
        if (obstacles.isInsideBlock(body)) {
            throw new IllegalArgumentException("starts inside a Block: " + body);
        }
        return new ExactSweep(body, dx, dy, obstacles, passesOneWays).run();
    }

    /**
     * As {@link #sweep}, but where the box would pass a gap in a wall along which it slides, it enters the first one that
     * it fits: the slide ends there, and the rest of the path begins.
     */
    public static Outcome sweepIntoGaps(Box body, long dx, long dy, Obstacles obstacles, boolean passesOneWays) {
        Box from = body;
        long restX = dx;
        long restY = dy;
        while (true) {
            ExactSweep sweep = new ExactSweep(from, restX, restY, obstacles, passesOneWays);
            Outcome outcome = sweep.run();
            Long gap = sweep.slideY == null ? null : sweep.firstGap(outcome, from);
            if (gap == null) {
                return outcome;
            }
            from = from.at(outcome.x, gap);
            restY = body.y() + dy - gap;
            restX = ceilOfProduct(dx, Math.abs(restY), Math.abs(dy));
        }
    }

    /** The first top edge at which a box that slid fits a gap that it passed; null if there is none. */
    private Long firstGap(Outcome end, Box body) {
        long toWall = Long.signum(x.distance);
        boolean down = y.distance > 0;
        // A wall opens only where the box is level with the side of an obstacle.
        LongStream sides =
                obstacles.blocks().stream().mapToLong(block -> down ? block.bottom() : block.y() - body.height());
        return LongStream.concat(LongStream.of(slideY), sides)
                .filter(top -> down ? slideY <= top && top < end.y : end.y < top && top <= slideY)
                .map(top -> down ? top : -top)
                .sorted()
                .map(top -> down ? top : -top)
                .filter(top -> !obstacles.isInsideBlock(body.at(end.x + toWall, top)))
                // A rising box is stopped by the corner of a gap that is as high as the box.
                .filter(top -> down || movedInGap(body.at(end.x + toWall, top), -1).y < top)
                .limit(1)
                .filter(top -> movedInGap(body.at(end.x + toWall, top), end.y - top).yBlocked)
                .boxed()
                .findFirst()
                .orElse(null);
    }

    /** Moves a box along y, of which only the sub-pixel in front counts. */
    private Outcome movedInGap(Box inGap, long distance) {
        long front = x.distance > 0 ? inGap.right() - 1 : inGap.x();
        return sweep(new Box(front, inGap.y(), 1, inGap.height()), 0, distance, obstacles, passesOneWays);
    }

    /** A number times a fraction, rounded away from 0. */
    private static long ceilOfProduct(long number, long numerator, long denominator) {
        BigInteger product = BigInteger.valueOf(Math.abs(number)).multiply(BigInteger.valueOf(numerator));
        BigInteger[] parts = product.divideAndRemainder(BigInteger.valueOf(denominator));
        return Long.signum(number) * (parts[0].longValueExact() + parts[1].signum());
    }

    private Outcome run() {
        Fraction now = Fraction.ZERO;
        Meetings meetings = earliestAfter(now);
        while (meetings.time.isBefore(Fraction.ONE)) {
            now = meetings.time;
            if (meetings.xFace != null) {
                x.stopAt(meetings.xFace);
            }
            if (meetings.yFace != null) {
                y.stopAt(meetings.yFace);
            }
            if (meetings.xFace == null && meetings.yFace == null) {
                if (y.distance > 0) {
                    y.stopAt(meetings.cornerY);
                } else {
                    x.stopAt(meetings.cornerX);
                }
            }
            if (x.stopped && !y.stopped && y.distance != 0 && slideY == null) {
                slideY = y.start + ceilOfProduct(y.distance, now.numerator(), now.denominator());
            }
            meetings = earliestAfter(now);
        }
        return new Outcome(x.end(), y.end(), x.stopped, y.stopped);
    }

    private Meetings earliestAfter(Fraction now) {
        Meetings found = new Meetings();
        for (Box block : obstacles.blocks()) {
            Span spanX = x.overlapWith(block.x(), block.right());
            Span spanY = y.overlapWith(block.y(), block.bottom());
            if (spanX != null && spanY != null) {
                Fraction begin = Fraction.later(spanX.begin, spanY.begin);
                Fraction end = Fraction.earlier(spanX.end, spanY.end);
                if (begin.isBefore(end) && !begin.isBefore(now)) {
                    found.add(
                            begin,
                            spanX,
                            spanY,
                            x.faceOf(block.x(), block.right()),
                            y.faceOf(block.y(), block.bottom()));
                }
            }
        }
        if (!passesOneWays && y.distance > 0 && !y.stopped) {
            addOneWays(found, now);
        }
        return found;
    }

    /** Only the top of a one-way matters: the test is where the box is when its bottom reaches that height. */
    private void addOneWays(Meetings found, Fraction now) {
        for (Box oneWay : obstacles.oneWays()) {
            Span spanX = x.overlapWith(oneWay.x(), oneWay.right());
            Span spanY = y.overlapWith(oneWay.y(), oneWay.bottom());
            Fraction arrival = spanY.begin;
            if (spanX != null
                    && !arrival.isBefore(now)
                    && !arrival.isBefore(spanX.begin)
                    && arrival.isBefore(spanX.end)) {
                found.add(arrival, spanX, spanY, x.faceOf(oneWay.x(), oneWay.right()), oneWay.y());
            }
        }
    }

    /** The open span of time during which two boxes overlap on one axis. */
    private record Span(Fraction begin, Fraction end) {}

    /** One axis of the moving box. */
    private static final class Axis {
        private final long start;
        private final long length;
        private final long distance;
        private boolean stopped;
        private long stop;

        Axis(long start, long length, long distance) {
            this.start = start;
            this.length = length;
            this.distance = distance;
        }

        /** The coordinate at which this axis would touch an obstacle ahead. */
        long faceOf(long low, long high) {
            return distance > 0 ? low : high;
        }

        void stopAt(long face) {
            stopped = true;
            stop = distance > 0 ? face - length : face;
        }

        long end() {
            return stopped ? stop : start + distance;
        }

        /** When it overlaps the obstacle's extent, or null if never. */
        Span overlapWith(long low, long high) {
            if (stopped || distance == 0) {
                long at = stopped ? stop : start;
                return at < high && at + length > low ? new Span(Fraction.ALWAYS, Fraction.NEVER) : null;
            }
            return distance > 0
                    ? new Span(new Fraction(low - length - start, distance), new Fraction(high - start, distance))
                    : new Span(new Fraction(start - high, -distance), new Fraction(start + length - low, -distance));
        }
    }

    /** The earliest meetings found so far, all at the same time. */
    private static final class Meetings {
        private Fraction time = Fraction.ONE;
        private Long xFace;
        private Long yFace;
        private long cornerX;
        private long cornerY;

        void add(Fraction when, Span spanX, Span spanY, long faceX, long faceY) {
            if (time.isBefore(when) || !when.isBefore(Fraction.ONE)) {
                return;
            }
            if (when.isBefore(time)) {
                time = when;
                xFace = null;
                yFace = null;
            }
            int order = spanX.begin.compareTo(spanY.begin);
            if (order > 0) {
                xFace = faceX;
            } else if (order < 0) {
                yFace = faceY;
            } else {
                cornerX = faceX;
                cornerY = faceY;
            }
        }
    }
}
