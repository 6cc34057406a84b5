package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Shape;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.ExactShapes;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Law 5 for shapes: boxes, circles and triangles overlap exactly when whole numbers of any size say so. */
class ShapeLawTest {
    private static final long LARGEST = (long) BodyDef.MAX_SIDE_PX * SubPixels.PER_PIXEL;

    private record Form(Shape shape, Box box) {}

    private record Forms(List<Form> forms) implements Case<Forms> {
        @Override
        public Stream<Forms> smaller() {
            return IntStream.range(0, forms.size()).mapToObj(i -> {
                List<Form> fewer = new ArrayList<>(forms);
                fewer.remove(i);
                return new Forms(fewer);
            });
        }
    }

    @Test
    void smallShapesOverlapExactly() {
        // On such a small grid nearly every kind of contact is drawn.
        Property.holds("small shapes", 90, 4000, random -> draw(random, 8, 12), ShapeLawTest::check);
    }

    @Test
    void largeShapesOverlapExactly() {
        Property.holds("large shapes", 60, 2000, random -> draw(random, LARGEST, 2 * LARGEST), ShapeLawTest::check);
    }

    @Test
    void oneSubPixelDecidesForLargeShapes() {
        Property.holds(
                "a large shape at the middle of another's long side",
                60,
                2000,
                random -> {
                    long side = LARGEST / 2 - random.nextInt(1000);
                    Form triangle = new Form(anyTriangle(random), new Box(0, 0, side, side - random.nextInt(1000)));
                    long own = 1 + random.nextLong(side);
                    long x = side / 2 - own / 2 + random.nextLong(-own, own) / 2;
                    long y = side - x - own + random.nextInt(9) - 4;
                    return new Forms(List.of(triangle, form(random, x, Math.max(0, y), own, own)));
                },
                ShapeLawTest::check);
    }

    private static void check(Forms forms) {
        World world = World.builder(1024, 1024).tileSize(256).build();
        for (Form form : forms.forms) {
            Box box = form.box;
            world.spawn(BodyDef.box(px(box.x()), px(box.y()), px(box.width()), px(box.height()))
                    .shape(form.shape)
                    .gravity(false)
                    .tiles(false));
        }
        world.step(Inputs.NONE);
        List<String> expected = new ArrayList<>();
        for (int a = 0; a < forms.forms.size(); a++) {
            for (int b = a + 1; b < forms.forms.size(); b++) {
                Form one = forms.forms.get(a);
                Form other = forms.forms.get(b);
                if (ExactShapes.overlap(one.shape, one.box, other.shape, other.box)) {
                    expected.add(a + " " + b);
                }
            }
        }
        List<String> seen = IntStream.range(0, world.pairs().count())
                .mapToObj(i -> world.pairs().a(i) + " " + world.pairs().b(i))
                .toList();
        assertEquals(expected, seen);
    }

    private static Forms draw(SplittableRandom random, long largestSide, long room) {
        List<Form> forms = new ArrayList<>();
        int count = 2 + random.nextInt(7);
        for (int i = 0; i < count; i++) {
            long width = 1 + random.nextLong(largestSide);
            long height = 1 + random.nextLong(largestSide);
            long x = random.nextLong(room - width + 1);
            long y = random.nextLong(room - height + 1);
            forms.add(form(random, x, y, width, height));
        }
        return new Forms(forms);
    }

    private static Form form(SplittableRandom random, long x, long y, long width, long height) {
        Shape shape = Shape.values()[random.nextInt(Shape.values().length)];
        long side = Math.min(width, height);
        return new Form(shape, shape == Shape.CIRCLE ? new Box(x, y, side, side) : new Box(x, y, width, height));
    }

    private static Shape anyTriangle(SplittableRandom random) {
        return Shape.values()[2 + random.nextInt(4)];
    }

    private static double px(long sub) {
        return SubPixels.toPx((int) sub);
    }
}
