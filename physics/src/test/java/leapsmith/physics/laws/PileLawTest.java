package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Bodies solid to bodies that are placed in a heap part, and then rest, in a pit that is too narrow for all too. */
class PileLawTest {
    private static final int PX = SubPixels.PER_PIXEL;
    private static final int TILE = 16 * PX;
    private static final int ROWS = 40;

    /** Boxes in a heap above a floor. */
    private record Pile(int columns, List<Box> boxes) implements Case<Pile> {
        static Pile draw(SplittableRandom random, int most) {
            List<Box> boxes = drawBoxes(random, most);
            // Room for all beside each other: on each side, or only between the borders of the level.
            long widths = boxes.stream().mapToLong(Box::width).sum();
            long pile = boxes.stream().mapToLong(Box::right).max().orElseThrow();
            boolean narrow = random.nextBoolean();
            int columns = (int) (Math.max(narrow ? widths : 3 * widths, pile) / TILE) + 2;
            long left = narrow ? random.nextLong((long) columns * TILE - pile + 1) : ((long) columns * TILE - pile) / 2;
            return new Pile(
                    columns,
                    boxes.stream().map(box -> box.at(box.x() + left, box.y())).toList());
        }

        /** A pile between walls that may be too near for all bodies beside each other, but not for one. */
        static Pile drawInPit(SplittableRandom random, int most) {
            int columns = 3 + random.nextInt(4);
            long right = columns * TILE;
            return new Pile(
                    columns,
                    drawBoxes(random, most).stream()
                            .map(box -> box.at(Math.min(box.x(), right - box.width()), box.y()))
                            .toList());
        }

        private static List<Box> drawBoxes(SplittableRandom random, int most) {
            int count = 2 + random.nextInt(most - 1);
            boolean alike = random.nextBoolean();
            int unit = random.nextBoolean() ? PX : 1;
            int side = 16;
            int spread = 1 + random.nextInt(4 * side);
            // A row without gaps, but for the first and the last body.
            boolean row = random.nextInt(4) == 0;
            List<Box> boxes = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                int width = (alike ? side : 2 + random.nextInt(31)) * PX;
                int height = (alike ? side : 2 + random.nextInt(31)) * PX;
                int x = row && i > 0 && i < count - 1
                        ? (int) boxes.get(i - 1).right()
                        : random.nextInt(spread * PX / unit) * unit;
                int y = random.nextInt(3) == 0 ? 0 : random.nextInt(spread * PX / unit) * unit;
                boxes.add(new Box(x, (ROWS - 1) * TILE - height - y, width, height));
            }
            return boxes;
        }

        @Override
        public Stream<Pile> smaller() {
            return IntStream.range(0, boxes.size())
                    .filter(i -> boxes.size() > 2)
                    .mapToObj(left -> {
                        List<Box> others = new ArrayList<>(boxes);
                        others.remove(left);
                        return new Pile(columns, others);
                    });
        }
    }

    @Test
    void aPileOfBodiesParts() {
        Property.holds(
                "a pile of bodies with room for all has no overlaps after a while, and then rests",
                2_000,
                50_000,
                random -> Pile.draw(random, 12),
                PileLawTest::check);
    }

    @Test
    void aPileInANarrowPitIsStacked() {
        Property.holds(
                "a pile of bodies in a pit has no overlaps after a while, and then rests",
                2_000,
                50_000,
                random -> Pile.drawInPit(random, 8),
                PileLawTest::check);
    }

    @Test
    void aLargePileOfBodiesParts() {
        Property.holds(
                "a large pile of bodies with room for all has no overlaps after a while, and then rests",
                5,
                200,
                random -> Pile.draw(random, 200),
                PileLawTest::check);
    }

    @Test
    void aBodyThatIsMovedFromOneIntoAnotherAndBackPartsFromBoth() {
        check(new Pile(
                6,
                List.of(
                        new Box(22993, 2461696, 40960, 94208),
                        new Box(18897, 2498560, 110592, 57344),
                        new Box(27089, 2506752, 114688, 49152),
                        new Box(22993, 2416640, 28672, 131072),
                        new Box(27089, 2506752, 16384, 49152))));
    }

    private static void check(Pile pile) {
        World world = World.builder(pile.columns(), ROWS).build();
        IntStream.range(0, pile.columns()).forEach(column -> world.setTile(column, ROWS - 1, TileType.BLOCK));
        List<Body> bodies = pile.boxes().stream()
                .map(box -> world.spawn(BodyDef.box(px(box.x()), px(box.y()), px(box.width()), px(box.height()))
                        .solidToBodies(true)))
                .toList();
        int ticks = 60 + 4 * bodies.size();
        for (int i = 0; i < ticks; i++) {
            world.step(Inputs.NONE);
        }
        List<Box> rest = boxes(bodies);
        for (int a = 0; a < rest.size(); a++) {
            for (int b = 0; b < a; b++) {
                if (rest.get(a).isInside(rest.get(b))) {
                    throw new AssertionError("bodies " + b + " and " + a + " overlap: " + rest.get(b) + rest.get(a));
                }
            }
        }
        for (int i = 0; i < 30; i++) {
            world.step(Inputs.NONE);
            assertEquals(rest, boxes(bodies), "moves in tick " + world.tick());
        }
    }

    private static List<Box> boxes(List<Body> bodies) {
        return bodies.stream()
                .map(it -> new Box(it.subX(), it.subY(), it.subWidth(), it.subHeight()))
                .toList();
    }

    private static double px(long sub) {
        return sub / (double) PX;
    }
}
