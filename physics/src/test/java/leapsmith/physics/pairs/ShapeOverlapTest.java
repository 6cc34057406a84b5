package leapsmith.physics.pairs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Shape;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.ExactShapes;
import leapsmith.physics.store.BodyStore;
import org.junit.jupiter.api.Test;

class ShapeOverlapTest {
    private static final int LARGEST = BodyDef.MAX_SIDE_PX * 4096;

    private final SplittableRandom random = new SplittableRandom(4);
    private final BodyStore store = new BodyStore();

    ShapeOverlapTest() {
        store.add(0, BodyDef.box(0, 0, 1, 1), 60);
        store.add(1, BodyDef.box(0, 0, 1, 1), 60);
    }

    @Test
    void smallShapesOverlapLikeExactOnes() {
        int apart = 0;
        for (int i = 0; i < 60_000; i++) {
            apart += check(draw(0, 7), draw(random.nextInt(9) - 1, 7));
        }
        assertTrue(apart > 4000, apart + " apart");
    }

    @Test
    void theLargestShapesOverlapLikeExactOnes() {
        int apart = 0;
        for (int i = 0; i < 5_000; i++) {
            apart += check(draw(0, LARGEST), draw(random.nextInt(LARGEST), LARGEST));
        }
        assertTrue(apart > 300, apart + " apart");
    }

    @Test
    void aSubPixelDecidesForALargeCircleAtALongSide() {
        for (int i = 0; i < 2000; i++) {
            int side = LARGEST - random.nextInt(1 << 20);
            int width = side - random.nextInt(side / 2);
            Box triangle = new Box(0, 0, width, side);
            int diameter = side - random.nextInt(side / 2);
            // Its center is as far beyond the long side as its radius, except for rounding.
            double t = random.nextDouble();
            double length = Math.hypot(width, side);
            long x = Math.round(t * width + diameter / 2.0 * side / length - diameter / 2.0) + random.nextInt(3) - 1;
            long y = Math.round((1 - t) * side + diameter / 2.0 * width / length - diameter / 2.0);
            check(Shape.TRIANGLE_TOP_LEFT, triangle, Shape.CIRCLE, new Box(x, y, diameter, diameter));
        }
    }

    private Box draw(int at, int most) {
        return new Box(at, random.nextInt(most + 1), 1 + random.nextInt(most), 1 + random.nextInt(most));
    }

    private int check(Box a, Box b) {
        Shape[] shapes = Shape.values();
        Shape shapeA = shapes[random.nextInt(shapes.length)];
        Shape shapeB = shapes[random.nextInt(shapes.length)];
        return check(shapeA, round(shapeA, a), shapeB, round(shapeB, b));
    }

    /** 1 if they don't overlap although their boxes do. */
    private int check(Shape shapeA, Box a, Shape shapeB, Box b) {
        if (a.x() > b.right() || b.x() > a.right() || a.y() > b.bottom() || b.y() > a.bottom()) {
            return 0;
        }
        put(0, shapeA, a);
        put(1, shapeB, b);
        boolean expected = ExactShapes.overlap(shapeA, a, shapeB, b);
        assertEquals(expected, ShapeOverlap.test(store, 0, 1), () -> shapeA + " " + a + ", " + shapeB + " " + b);
        assertEquals(expected, ShapeOverlap.test(store, 1, 0), () -> shapeB + " " + b + ", " + shapeA + " " + a);
        return expected ? 0 : 1;
    }

    private static Box round(Shape shape, Box box) {
        return shape == Shape.CIRCLE ? new Box(box.x(), box.y(), box.width(), box.width()) : box;
    }

    private void put(int index, Shape shape, Box box) {
        store.place(index, (int) box.x(), (int) box.y());
        store.width[index] = (int) box.width();
        store.height[index] = (int) box.height();
        store.shape[index] = shape.ordinal();
    }
}
