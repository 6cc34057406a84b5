package leapsmith.physics.pairs;

import leapsmith.physics.body.Shape;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.store.BodyStore;

/**
 * Tests whether the shapes of two bodies overlap whose boxes do, touching included. Exact: all numbers are whole, and
 * the one product that exceeds 64 bits is compared in 128.
 *
 * <p>Lengths are doubled here, so that the center of a circle is a whole number. A triangle is described from the
 * corner of its right angle, with u and v along its legs, by {@code u >= 0, v >= 0, u h + v w <= w h}. Boxes and
 * triangles are tested by separating axes (the sides of the boxes do not separate them, so only the long sides remain),
 * circles by the nearest point. As the boxes overlap and their sides are below 2^30, differences are below 2^31, and
 * their products with a side below 2^61.
 */
final class ShapeOverlap {
    private static final int BOX = Shape.BOX.ordinal();
    private static final int CIRCLE = Shape.CIRCLE.ordinal();

    private ShapeOverlap() {}

    /** Whether the shapes of two bodies overlap. Their boxes do, and have an area. */
    static boolean test(BodyStore store, int a, int b) {
        int shapeA = store.shape[a];
        int shapeB = store.shape[b];
        // The order of shapes is box, circle, triangles.
        if ((shapeA | shapeB) == BOX) {
            return true;
        }
        if (shapeA > shapeB) {
            return test(store, b, a);
        }
        if (shapeB == CIRCLE) {
            return shapeA == CIRCLE ? circles(store, a, b) : circleBox(store, b, a);
        }
        if (shapeA == BOX) {
            return triangleBox(store, b, a);
        }
        return shapeA == CIRCLE
                ? circleTriangle(store, a, b)
                : reachesTriangle(store, a, b) && reachesTriangle(store, b, a);
    }

    private static boolean circles(BodyStore store, int a, int b) {
        long dx = centerX(store, a) - centerX(store, b);
        long dy = centerY(store, a) - centerY(store, b);
        long reach = (long) store.width[a] + store.width[b];
        return isWithin(dx, dy, reach);
    }

    private static boolean circleBox(BodyStore store, int circle, int box) {
        long x = centerX(store, circle);
        long y = centerY(store, circle);
        long left = 2L * store.x[box];
        long top = 2L * store.y[box];
        long dx = x - clamp(x, left, left + 2L * store.width[box]);
        long dy = y - clamp(y, top, top + 2L * store.height[box]);
        return isWithin(dx, dy, store.width[circle]);
    }

    /** Tests a box against the long side by the corner of the box that is nearest to the right angle. */
    private static boolean triangleBox(BodyStore store, int triangle, int box) {
        long w = store.width[triangle];
        long h = store.height[triangle];
        long u = pointsLeft(store, triangle)
                ? store.x[triangle] + w - store.x[box] - store.width[box]
                : (long) store.x[box] - store.x[triangle];
        long v = pointsUp(store, triangle)
                ? store.y[triangle] + h - store.y[box] - store.height[box]
                : (long) store.y[box] - store.y[triangle];
        return u * h + v * w <= w * h;
    }

    private static boolean circleTriangle(BodyStore store, int circle, int triangle) {
        long w = 2L * store.width[triangle];
        long h = 2L * store.height[triangle];
        long u = centerX(store, circle) - 2L * store.x[triangle];
        long v = centerY(store, circle) - 2L * store.y[triangle];
        u = pointsLeft(store, triangle) ? w - u : u;
        v = pointsUp(store, triangle) ? h - v : v;
        long radius = store.width[circle];
        long beyond = u * h + v * w - w * h;
        if (u >= 0 && v >= 0 && beyond <= 0) {
            return true;
        }
        if (isWithin(u - clamp(u, 0, w), v, radius) || isWithin(u, v - clamp(v, 0, h), radius)) {
            return true;
        }
        // The foot of the perpendicular from the center to the long side, from (w, 0) to (0, h), if it lies on it.
        long lengthSquared = w * w + h * h;
        long foot = (w - u) * w + v * h;
        return foot >= 0
                && foot <= lengthSquared
                && isProductUpTo(Math.abs(beyond), Math.abs(beyond), radius * radius, lengthSquared);
    }

    /** Whether a triangle's long side does not separate it from another triangle. */
    private static boolean reachesTriangle(BodyStore store, int triangle, int other) {
        long w = store.width[triangle];
        long h = store.height[triangle];
        long left = (long) store.x[other] - store.x[triangle];
        long top = (long) store.y[other] - store.y[triangle];
        boolean mirroredX = pointsLeft(store, triangle);
        boolean mirroredY = pointsUp(store, triangle);
        // The other's box in the coordinates of this triangle, and the corner of it that the other triangle lacks.
        long u0 = mirroredX ? w - left - store.width[other] : left;
        long v0 = mirroredY ? h - top - store.height[other] : top;
        long u1 = u0 + store.width[other];
        long v1 = v0 + store.height[other];
        boolean lacksHighU = pointsLeft(store, other) == mirroredX;
        boolean lacksHighV = pointsUp(store, other) == mirroredY;
        long least = Long.MAX_VALUE;
        long most = Long.MIN_VALUE;
        for (int corner = 0; corner < 4; corner++) {
            boolean highU = (corner & 1) != 0;
            boolean highV = (corner & 2) != 0;
            if (highU != lacksHighU || highV != lacksHighV) {
                long at = (highU ? u1 : u0) * h + (highV ? v1 : v0) * w;
                least = Math.min(least, at);
                most = Math.max(most, at);
            }
        }
        return least <= w * h && most >= 0;
    }

    /** Whether the right angle is on the right, so that the triangle extends to the left. */
    private static boolean pointsLeft(BodyStore store, int triangle) {
        int shape = store.shape[triangle];
        return shape == Shape.TRIANGLE_TOP_RIGHT.ordinal() || shape == Shape.TRIANGLE_BOTTOM_RIGHT.ordinal();
    }

    /** Whether the right angle is at the bottom, so that the triangle extends upward. */
    private static boolean pointsUp(BodyStore store, int triangle) {
        return store.shape[triangle] >= Shape.TRIANGLE_BOTTOM_LEFT.ordinal();
    }

    private static long centerX(BodyStore store, int body) {
        return 2L * store.x[body] + store.width[body];
    }

    private static long centerY(BodyStore store, int body) {
        return 2L * store.y[body] + store.height[body];
    }

    private static long clamp(long value, long least, long most) {
        return Math.max(least, Math.min(value, most));
    }

    private static boolean isWithin(long dx, long dy, long reach) {
        // The sum of two squares below 2^62 may exceed 2^63, but not 2^64.
        return Long.compareUnsigned(dx * dx + dy * dy, reach * reach) <= 0;
    }

    /** Whether a b <= c d, all not negative. */
    private static boolean isProductUpTo(long a, long b, long c, long d) {
        int high = Long.compare(PortableMath.multiplyHigh(a, b), PortableMath.multiplyHigh(c, d));
        return high != 0 ? high < 0 : Long.compareUnsigned(a * b, c * d) <= 0;
    }
}
