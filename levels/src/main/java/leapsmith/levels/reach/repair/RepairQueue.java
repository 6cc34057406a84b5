package leapsmith.levels.reach.repair;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/**
 * The order in which candidates are tried: the most promising first, but after each failure at a place, others come
 * before it. So a place where nothing helps doesn't hold up the rest.
 */
final class RepairQueue {
    /** How much a failure counts, in the unit of ranks. */
    private static final int FAILURE_COST = 6;
    /** After a success with tiles, so many variants at the same place are tried, as they may be easier. */
    private static final int VARIANTS = 2;

    private final PriorityQueue<Group> groups =
            new PriorityQueue<>(Comparator.comparingInt(Group::rank).thenComparingInt(group -> group.number));
    private Group current;

    /** The candidates of one place that are left. */
    private static final class Group {
        private final int number;
        private final Deque<RepairCandidate> left;
        private int failures;
        private int successes;

        Group(int number, List<RepairCandidate> candidates) {
            this.number = number;
            candidates.sort(Comparator.comparingInt(RepairCandidate::rank));
            left = new ArrayDeque<>(candidates);
        }

        int rank() {
            return left.getFirst().rank() + FAILURE_COST * failures;
        }
    }

    /** @param candidates in a fixed order, which decides between equal ones */
    RepairQueue(List<RepairCandidate> candidates) {
        Map<RepairCandidate.Place, List<RepairCandidate>> places = new LinkedHashMap<>();
        for (RepairCandidate candidate : candidates) {
            places.computeIfAbsent(candidate.place(), place -> new ArrayList<>())
                    .add(candidate);
        }
        places.values().forEach(list -> groups.add(new Group(groups.size(), list)));
    }

    /** The next candidate; null if none is left. Its result must be reported before the next call. */
    RepairCandidate next() {
        current = groups.poll();
        return current == null ? null : current.left.removeFirst();
    }

    /** Reports whether the last candidate is a repair. */
    void tried(boolean repairs) {
        if (repairs) {
            current.successes++;
        } else {
            current.failures++;
        }
        if (!current.left.isEmpty() && current.successes <= variants(current.left.getFirst())) {
            groups.add(current);
        }
    }

    /** Drops the rest of the last candidate's place. */
    void drop() {
        current = null;
    }

    /** Of moves and numbers, the smallest that helps is the best. */
    private static int variants(RepairCandidate candidate) {
        return candidate.kind().isOfTiles() ? VARIANTS : 0;
    }
}
