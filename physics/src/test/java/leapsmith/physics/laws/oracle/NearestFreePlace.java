package leapsmith.physics.laws.oracle;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The shortest distance from a box to a place where it is outside all Blocks, by trying every place that could be the
 * nearest. Blocks are axis-aligned boxes, so the nearest free place keeps the coordinate on an axis or puts an edge
 * there flush with the edge of a Block.
 */
public final class NearestFreePlace {
    private NearestFreePlace() {}

    /** The least squared distance within a reach, if there is any. */
    public static Optional<Long> leastSquaredDistance(Box body, Obstacles obstacles, long reach) {
        Set<Long> xs = new HashSet<>();
        Set<Long> ys = new HashSet<>();
        xs.add(body.x());
        ys.add(body.y());
        for (Box block : obstacles.blocks()) {
            xs.add(block.x() - body.width());
            xs.add(block.right());
            ys.add(block.y() - body.height());
            ys.add(block.bottom());
        }
        Stream<Long> nearXs = xs.stream().filter(x -> isNear(body.x(), x, reach));
        return nearXs.flatMap(
                        x -> ys.stream().filter(y -> isNear(body.y(), y, reach)).map(y -> body.at(x, y)))
                .filter(place -> !obstacles.isInsideBlock(place))
                .map(place -> squaredDistance(body, place))
                .filter(distance -> distance <= reach * reach)
                .min(Long::compare);
    }

    /** The square of the straight distance between two places of a box. */
    public static long squaredDistance(Box from, Box to) {
        long dx = to.x() - from.x();
        long dy = to.y() - from.y();
        return dx * dx + dy * dy;
    }

    private static boolean isNear(long from, long to, long reach) {
        return Math.abs(to - from) <= reach;
    }
}
