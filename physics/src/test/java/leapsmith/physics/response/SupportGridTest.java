package leapsmith.physics.response;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.store.BodyStore;
import org.junit.jupiter.api.Test;

class SupportGridTest {
    private static final int MOST = 40;

    private record Area(long left, long top, long right, long bottom) {
        boolean touches(Area other) {
            return left <= other.right && right >= other.left && top <= other.bottom && bottom >= other.top;
        }
    }

    private final BodyStore store = new BodyStore();
    private final SupportGrid grid = new SupportGrid();
    private final Supports.SupportMarks marks = new Supports.SupportMarks();

    @Test
    void itFindsEachBodyWhosePathTouchesARectangleOnce() {
        for (int i = 0; i < MOST; i++) {
            store.add(i, BodyDef.box(0, 0, 0, 0), 60);
        }
        SplittableRandom random = new SplittableRandom(7);
        for (int round = 0; round < 300; round++) {
            int side = 1 << 10 + random.nextInt(20);
            List<Area> areas = drawSupports(random, side);
            for (int number = 0; number < 20; number++) {
                Area query = drawQuery(random, side, areas);
                List<Integer> expected = IntStream.range(0, areas.size())
                        .filter(i -> areas.get(i).touches(query))
                        .boxed()
                        .toList();
                assertEquals(expected, find(query), "round " + round + ", query " + number + ": " + query);
            }
        }
    }

    @Test
    void onlyBodiesThatOverlapABoxAllTheWayAreLeftOut() {
        int many = 300;
        for (int i = 0; i < many; i++) {
            store.add(i, BodyDef.box(0, 0, 0, 0), 60);
        }
        SplittableRandom random = new SplittableRandom(8);
        int leftOut = 0;
        for (int round = 0; round < 200; round++) {
            int spread = 1 << 8 + random.nextInt(12);
            List<Area> areas = drawCrowd(random, many, spread);
            int[] into = new int[many];
            for (int number = 0; number < 20; number++) {
                Area box = drawQuery(random, spread, areas);
                Area query = drawQuery(random, spread, areas);
                int found = grid.findExceptCovered(
                        box.left,
                        box.top,
                        box.right,
                        box.bottom,
                        query.left,
                        query.top,
                        query.right,
                        query.bottom,
                        into);
                List<Integer> bodies = IntStream.of(into).limit(found).boxed().toList();
                assertEquals(found, bodies.stream().distinct().count());
                for (int i = 0; i < many; i++) {
                    if (areas.get(i).touches(query) != bodies.contains(i)) {
                        assertTrue(areas.get(i).touches(query), i + " doesn't touch " + query);
                        assertOverlapsAllTheWay(i, areas.get(i), box, random);
                        leftOut++;
                    }
                }
            }
        }
        assertTrue(leftOut > 10_000, leftOut + " left out");
    }

    private List<Area> drawCrowd(SplittableRandom random, int count, int spread) {
        List<Area> areas = new ArrayList<>();
        grid.clear();
        for (int i = 0; i < count; i++) {
            // Most are in one spot, the others anywhere around it.
            int around = random.nextInt(8) == 0 ? 40 * spread : spread;
            store.x[i] = random.nextInt(around);
            store.y[i] = random.nextInt(around);
            store.width[i] = 2 * spread + random.nextInt(4 * spread);
            store.height[i] = 2 * spread + random.nextInt(4 * spread);
            int dx = random.nextBoolean() ? 0 : random.nextInt(-spread / 4, spread / 4);
            int dy = random.nextBoolean() ? 0 : random.nextInt(-spread / 4, spread / 4);
            grid.add(store, i, dx, dy);
            areas.add(new Area(
                    store.x[i] + Math.min(dx, 0),
                    store.y[i] + Math.min(dy, 0),
                    store.x[i] + store.width[i] + Math.max(dx, 0),
                    store.y[i] + store.height[i] + Math.max(dy, 0)));
        }
        grid.build();
        grid.findCrowds(store);
        return areas;
    }

    private void assertOverlapsAllTheWay(int i, Area path, Area box, SplittableRandom random) {
        for (int place = 0; place < 8; place++) {
            long x = random.nextLong(path.left, path.right - store.width[i] + 1);
            long y = random.nextLong(path.top, path.bottom - store.height[i] + 1);
            assertTrue(
                    x < box.right && box.left < x + store.width[i] && y < box.bottom && box.top < y + store.height[i],
                    i + " at " + x + "," + y + " is outside of " + box);
        }
    }

    @Test
    void clearedBodiesAreNotFound() {
        store.add(0, BodyDef.box(0, 0, 1, 1), 60);
        grid.add(store, 0, 0, 0);
        grid.build();
        marks.build(grid);
        assertEquals(List.of(0), find(new Area(0, 0, 1, 1)));
        grid.clear();
        grid.build();
        marks.build(grid);
        assertEquals(List.of(), find(new Area(0, 0, 1, 1)));
    }

    @Test
    void supportsBeyondTheRangeOfAMarkAreFoundToo() {
        int count = Short.MAX_VALUE + 2;
        int gap = 100 << 12;
        store.add(0, BodyDef.box(0, 0, 1, 1), 60);
        for (int i = 0; i < count; i++) {
            store.place(0, i % 200 * gap, i / 200 * gap);
            grid.add(store, 0, 0, 0);
        }
        grid.build();
        marks.build(grid);
        assertEquals(0, marks.find(0, 0, 1, 1));
        assertEquals(Short.MAX_VALUE, markOf(Short.MAX_VALUE));
        assertEquals(Supports.SupportMarks.SEVERAL, markOf(Short.MAX_VALUE + 1));
    }

    private int markOf(int c) {
        return marks.find(grid.left(c), grid.top(c), grid.left(c), grid.top(c));
    }

    @Test
    void fewPlacesAreMarkedWhereNothingIs() {
        int side = 2000 << 12;
        for (int i = 0; i < MOST; i++) {
            store.add(i, BodyDef.box(0, 0, 48, 8), 60);
            store.place(i, i * 37 % MOST * (side / MOST), i * (side / MOST));
            grid.add(store, i, 0, 0);
        }
        grid.build();
        marks.build(grid);
        SplittableRandom random = new SplittableRandom(9);
        int near = 0;
        int several = 0;
        for (int number = 0; number < 1000; number++) {
            long left = random.nextLong(-side / 2, 2L * side);
            long top = random.nextLong(-side / 2, 2L * side);
            int marked = marks.find(left, top, left + (20 << 12), top + (30 << 12));
            near += marked == Supports.SupportMarks.NONE ? 0 : 1;
            several += marked == Supports.SupportMarks.SEVERAL ? 1 : 0;
        }
        assertTrue(near < 100, near + " of 1000");
        assertTrue(several < near / 2, several + " of " + near);
        grid.clear();
        grid.build();
        marks.build(grid);
        assertEquals(Supports.SupportMarks.NONE, marks.find(-side, -side, side, side));
    }

    private List<Area> drawSupports(SplittableRandom random, int side) {
        List<Area> areas = new ArrayList<>();
        grid.clear();
        int count = random.nextInt(MOST + 1);
        for (int i = 0; i < count; i++) {
            store.x[i] = random.nextInt(-side / 8, side);
            store.y[i] = random.nextInt(-side / 8, side / (1 + random.nextInt(4)));
            store.width[i] = random.nextInt(side / (1 + random.nextInt(8)));
            store.height[i] = random.nextInt(side / 8);
            int dx = random.nextBoolean() ? 0 : random.nextInt(-side / 8, side / 8);
            int dy = random.nextBoolean() ? 0 : random.nextInt(-side / 8, side / 8);
            grid.add(store, i, dx, dy);
            areas.add(new Area(
                    store.x[i] + Math.min(dx, 0),
                    store.y[i] + Math.min(dy, 0),
                    store.x[i] + store.width[i] + Math.max(dx, 0),
                    store.y[i] + store.height[i] + Math.max(dy, 0)));
        }
        grid.build();
        marks.build(grid);
        return areas;
    }

    /** Anywhere, or next to a support: touching it or with a gap of a sub-pixel. */
    private static Area drawQuery(SplittableRandom random, int side, List<Area> areas) {
        long width = random.nextLong(side);
        long height = random.nextLong(side / 4);
        long left = random.nextLong(-side, 2L * side);
        long top = random.nextLong(-side, 2L * side);
        if (random.nextBoolean() && !areas.isEmpty()) {
            Area near = areas.get(random.nextInt(areas.size()));
            long gap = random.nextLong(2);
            switch (random.nextInt(4)) {
                case 0 -> left = near.right + gap;
                case 1 -> left = near.left - gap - width;
                case 2 -> top = near.bottom + gap;
                default -> top = near.top - gap - height;
            }
        }
        return new Area(left, top, left + width, top + height);
    }

    /** The indices found, sorted; they are written behind the existing ones. */
    private List<Integer> find(Area area) {
        int[] into = new int[MOST + 2];
        into[0] = -1;
        into[1] = -2;
        int found = grid.find(area.left, area.top, area.right, area.bottom, into, 2);
        assertEquals(-1, into[0]);
        assertEquals(-2, into[1]);
        List<Integer> bodies =
                IntStream.range(2, 2 + found).map(i -> into[i]).sorted().boxed().toList();
        assertMarked(area, bodies);
        return bodies;
    }

    /** What touches a rectangle is marked, either alone or as one of several. */
    private void assertMarked(Area area, List<Integer> bodies) {
        int marked = marks.find(area.left, area.top, area.right, area.bottom);
        if (marked >= 0) {
            boolean touches = grid.touches(marked, area.left, area.top, area.right, area.bottom);
            assertEquals(bodies, touches ? List.of(grid.body(marked)) : List.of());
        } else {
            assertTrue(marked == Supports.SupportMarks.SEVERAL || bodies.isEmpty(), bodies.toString());
        }
    }
}
