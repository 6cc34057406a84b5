package leapsmith.levels.reach.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.HashSet;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SplittableRandom;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.levels.reach.maneuver.Maneuver;
import leapsmith.levels.reach.maneuver.Maneuver.Kind;
import org.junit.jupiter.api.Test;

/** A frontier takes ways in the order of a plain priority queue. */
class FrontierTest {
    private static final Maneuver STEP = Maneuver.of(Kind.WALK, new int[1]);

    private record Way(long place, int rank, int number, Arc arc) {}

    @Test
    void placesAreTakenByRankAndThenInTheOrderOfAdding() {
        for (int seed = 0; seed < 20; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Frontier frontier = new Frontier();
            PriorityQueue<Way> expected =
                    new PriorityQueue<>(Comparator.comparingInt(Way::rank).thenComparingInt(Way::number));
            Set<Long> taken = new HashSet<>();
            for (int i = 0; i < 20_000; i++) {
                if (random.nextInt(4) > 0) {
                    // Few places and ranks, so that many are equal.
                    long place = random.nextLong(-3000, 3000);
                    Arc arc = arc(place);
                    Way way = new Way(place, random.nextInt(50), i, arc);
                    expected.add(way);
                    frontier.add(place, way.rank, null, arc);
                } else {
                    Way next = expected.poll();
                    while (next != null && !taken.add(next.place)) {
                        next = expected.poll();
                    }
                    assertEquals(next != null, frontier.next(), "seed " + seed);
                    if (next != null) {
                        assertSame(next.arc, frontier.arc(), "seed " + seed);
                    }
                }
            }
        }
    }

    @Test
    void aPlaceIsTakenOnce() {
        Frontier frontier = new Frontier();
        frontier.add(-1, 5, null, null);
        frontier.add(-1, 3, null, arc(-1));
        assertTrue(frontier.next());
        assertEquals(arc(-1), frontier.arc());
        frontier.add(-1, 0, null, null);
        assertFalse(frontier.next());
    }

    private static Arc arc(long place) {
        return new Arc(STEP, 1, place, place, 0, 0, true);
    }
}
