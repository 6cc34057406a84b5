package leapsmith.physics.pairs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import org.junit.jupiter.api.Test;

class BodyQueryTest {
    private static final int PIXEL = 4096;
    private static final int WIDTH = 80 * 16 * PIXEL;

    private final SplittableRandom random = new SplittableRandom(8);
    private final BodyStore store = new BodyStore();
    private final Partition partition = new Partition(new TileMap(80, 80, 16, Borders.CLOSED), 16, 16);
    private final BodyQuery query = new BodyQuery(store, partition);

    @Test
    void itFindsWhatTouchesARectangleByAscendingIndex() {
        for (int round = 0; round < 100; round++) {
            int bodies = 1 + random.nextInt(60);
            for (int i = 0; i < bodies; i++) {
                add(i, drawn(), drawn(), side(), side());
            }
            partition.setCellSize(1 + random.nextInt(20), 1 + random.nextInt(20));
            query.changed();
            for (int i = 0; i < 40; i++) {
                int body = random.nextInt(bodies);
                long left = edge(store.x[body], store.width[body]);
                long top = edge(store.y[body], store.height[body]);
                check(left, top, left + side(), top + side());
            }
            check(Long.MIN_VALUE / 2, Long.MIN_VALUE / 2, Long.MAX_VALUE / 2, Long.MAX_VALUE / 2);
            while (store.limit() > 0) {
                store.remove(store.limit() - 1);
            }
        }
    }

    @Test
    void touchingOnAnySideIsEnough() {
        add(0, 100, 100, 50, 60);
        query.changed();
        check(90, 110, 100, 120);
        check(150, 110, 160, 120);
        check(110, 90, 120, 100);
        check(110, 160, 120, 170);
        assertEquals(1, query.count());
        check(110, 161, 120, 170);
        assertEquals(0, query.count());
    }

    @Test
    void aRectangleBeyondTheRangeOfIntIsClamped() {
        add(0, 100, 100, 50, 60);
        query.changed();
        query.find(1L << 32 | 100, 100, 1L << 32 | 120, 120);
        assertEquals(0, query.count());
        query.find(-1L << 40, 100, 1L << 40, 120);
        assertEquals(1, query.count());
    }

    private void check(long left, long top, long right, long bottom) {
        query.find(left, top, right, bottom);
        List<Integer> found = new ArrayList<>();
        for (int q = 0; q < query.count(); q++) {
            found.add(query.body(q));
        }
        List<Integer> expected = new ArrayList<>();
        for (int i = 0; i < store.limit(); i++) {
            boolean x = store.x[i] <= right && store.x[i] + store.width[i] >= left;
            boolean y = store.y[i] <= bottom && store.y[i] + store.height[i] >= top;
            if (x && y) {
                expected.add(i);
            }
        }
        assertEquals(expected, found);
    }

    private void add(int index, int x, int y, int width, int height) {
        store.add(index, BodyDef.box(0, 0, 1, 1), 60);
        store.place(index, x, y);
        store.width[index] = width;
        store.height[index] = height;
    }

    private int drawn() {
        return random.nextInt(-40 * PIXEL, WIDTH + 40 * PIXEL);
    }

    private int side() {
        return 1 + random.nextInt((random.nextInt(5) == 0 ? 600 : 40) * PIXEL);
    }

    private long edge(int start, int side) {
        return switch (random.nextInt(4)) {
            case 0 -> start + side;
            case 1 -> start + side + 1;
            case 2 -> start - random.nextInt(20 * PIXEL);
            default -> drawn();
        };
    }
}
