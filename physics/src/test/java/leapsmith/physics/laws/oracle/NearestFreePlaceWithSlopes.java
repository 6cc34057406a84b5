package leapsmith.physics.laws.oracle;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.TileType;

/**
 * The shortest distance from a box to a place where it is outside all Blocks and slopes, by trying every sub-pixel
 * along x. For each of them an obstacle excludes one interval along y, which makes the nearest place outside all of
 * these simple.
 */
public final class NearestFreePlaceWithSlopes {
    private static final long NONE = Long.MAX_VALUE;

    private final Box body;
    private final List<Obstacle> obstacles = new ArrayList<>();

    /** The box may not be between these heights, the ends not included. Doubled, as slopes have halves. */
    private record Forbidden(long twiceTop, long twiceBottom) {}

    /** Something solid, with a shape along x that {@link #forbidden} knows. */
    private record Obstacle(Box box, String slope) {
        boolean affects(long x, long width) {
            return x < box.right() && box.x() < x + width;
        }

        Forbidden forbidden(long x, Box body) {
            long above = 2 * (box.y() - body.height());
            long below = 2 * box.bottom();
            if (slope.isEmpty()) {
                return new Forbidden(above, below);
            }
            boolean right = slope.contains("RIGHT");
            long deep = right ? Math.min(x + body.width(), box.right()) - box.x() : box.right() - Math.max(x, box.x());
            boolean half = slope.endsWith("LOW") || slope.endsWith("HIGH");
            long twiceHeight = (slope.endsWith("HIGH") ? box.height() : 0) + (half ? deep : 2 * deep);
            return slope.startsWith("CEILING")
                    ? new Forbidden(above, 2 * box.y() + twiceHeight)
                    : new Forbidden(2 * (box.bottom() - body.height()) - twiceHeight, below);
        }
    }

    private NearestFreePlaceWithSlopes(Box body, Tiles tiles, int tileSizePx, Obstacles all, long reach) {
        this.body = body;
        Box area = body.grown(reach + 1);
        all.blocks().stream().filter(area::isInside).forEach(box -> obstacles.add(new Obstacle(box, "")));
        long size = tileSizePx * 4096L;
        tiles.forEach((column, row, type) -> {
            Box box = new Box(column * size, row * size, size, size);
            if (isSolidSlope(type) && area.isInside(box)) {
                obstacles.add(new Obstacle(box, type.name()));
            }
        });
    }

    /** The least squared distance, or -1 if there is none up to a reach. */
    public static long leastSquaredDistance(Box body, Tiles tiles, int tileSizePx, Obstacles obstacles, long reach) {
        return new NearestFreePlaceWithSlopes(body, tiles, tileSizePx, obstacles, reach).least(reach);
    }

    private static boolean isSolidSlope(TileType type) {
        return type.isSlope() && !type.name().startsWith("ONE_WAY");
    }

    private long least(long reach) {
        long best = reach * reach + 1;
        for (long distance = 0; distance * distance < best; distance++) {
            for (long dx : new long[] {distance, -distance}) {
                long dy = Math.min(nearest(body.x() + dx, true, reach), nearest(body.x() + dx, false, reach));
                if (dy != NONE) {
                    best = Math.min(best, dx * dx + dy * dy);
                }
            }
        }
        return best > reach * reach ? -1 : best;
    }

    /** How far the box at a place moves up or down to be free. */
    private long nearest(long x, boolean upward, long reach) {
        long y = body.y();
        boolean moved = true;
        while (moved) {
            moved = false;
            for (Obstacle obstacle : obstacles) {
                if (obstacle.affects(x, body.width())) {
                    Forbidden forbidden = obstacle.forbidden(x, body);
                    if (2 * y > forbidden.twiceTop && 2 * y < forbidden.twiceBottom) {
                        y = upward ? Math.floorDiv(forbidden.twiceTop, 2) : -Math.floorDiv(-forbidden.twiceBottom, 2);
                        moved = true;
                    }
                }
            }
            if (Math.abs(y - body.y()) > reach) {
                return NONE;
            }
        }
        return Math.abs(y - body.y());
    }
}
