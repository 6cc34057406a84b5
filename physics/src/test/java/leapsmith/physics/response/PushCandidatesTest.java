package leapsmith.physics.response;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PushCandidatesTest {
    private static final int PLATFORMS = 4;
    private static final int BODIES = 60;

    private final PushCandidates candidates = new PushCandidates();

    @Test
    void candidatesAreReturnedOnceByAscendingIndex() {
        SplittableRandom random = new SplittableRandom(3);
        for (int step = 0; step < 200; step++) {
            List<TreeSet<Integer>> near = drawLists(random, step % 2 == 0 ? 40 : 3);
            TreeSet<Integer> pushed = new TreeSet<>();
            for (int platform = 0; platform < PLATFORMS; platform++) {
                TreeSet<Integer> expected = new TreeSet<>(near.get(platform));
                expected.addAll(pushed);
                TreeSet<Integer> toPush = new TreeSet<>(expected);
                toPush.removeIf(body -> random.nextBoolean());
                assertEquals(new ArrayList<>(expected), goThrough(platform, toPush), "step " + step);
                pushed.addAll(toPush);
                candidates.drop(platform);
                assertEquals(new ArrayList<>(pushed), goThrough(platform, new TreeSet<>()), "list is dropped");
            }
        }
    }

    /** Draws the bodies near each platform, and adds them to the candidates too. */
    private List<TreeSet<Integer>> drawLists(SplittableRandom random, int most) {
        candidates.clear(PLATFORMS);
        List<TreeSet<Integer>> lists = new ArrayList<>();
        for (int platform = 0; platform < PLATFORMS; platform++) {
            TreeSet<Integer> list = new TreeSet<>();
            IntStream.range(0, random.nextInt(most)).forEach(n -> list.add(random.nextInt(BODIES)));
            lists.add(list);
        }
        for (int body = BODIES - 1; body >= 0; body--) {
            for (int platform = 0; platform < PLATFORMS; platform++) {
                if (lists.get(platform).contains(body)) {
                    candidates.add(platform, body);
                }
            }
        }
        return lists;
    }

    private List<Integer> goThrough(int platform, TreeSet<Integer> toPush) {
        List<Integer> found = new ArrayList<>();
        candidates.start(platform);
        for (int body = candidates.next(); body != PushCandidates.END; body = candidates.next()) {
            found.add(body);
            if (toPush.contains(body)) {
                candidates.addPushed(body);
            }
        }
        return found;
    }
}
