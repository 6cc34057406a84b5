package leapsmith.physics.pairs;

import java.util.Arrays;

/**
 * The bands of a level with the bodies in them. A body is in each band that it touches.
 *
 * <pre>
 *   run           0             1        2 ...      a band with bodies
 *   numbers       3             4        9 ...
 *   ends          3             5        9 ...
 *   members    [ 7  9  2 ]  [ 2  4 ]  [ 1 ...      body indices by left edge
 * </pre>
 *
 * <p>Between two ticks few bodies change their band, and few pass others. So the members are kept in the order of the
 * last tick: bodies that are in other bands than before are collected as arrivals, and each band is filled with its
 * members and arrivals, and sorted again by insertion. The bands are filled one after the other, so that all data of one
 * are in the cache while it is searched for pairs.
 *
 * <p>The order only saves time: no result depends on it.
 */
final class BandList {
    private static final int NO_SPAN = -1;
    private static final int SPAN_SHIFT = 16;
    private static final int LAST_BAND = (1 << SPAN_SHIFT) - 1;

    private final CoarseSort sort = new CoarseSort();
    private final Band band = new Band(sort);
    private BodyBoxes boxes;

    /** By body, its first and last band in the last tick. */
    private int[] spans = new int[0];

    private int spanCount;

    private long[] arrivals = new long[16];
    private int arrivalCount;
    private int nextArrival;

    private Runs runs = new Runs();
    private int nextRun;
    private Runs newRuns = new Runs();

    /** The members of all bands. */
    private static final class Runs {
        private int count;
        private int[] numbers = new int[16];
        private int[] ends = new int[16];
        private int[] members = new int[16];

        int start(int run) {
            return run == 0 ? 0 : ends[run - 1];
        }

        int memberCount() {
            return start(count);
        }

        /** The number of a run's band; that of no band behind the last one. */
        int numberOf(int run) {
            return run < count ? numbers[run] : Integer.MAX_VALUE;
        }

        void require(int places) {
            if (members.length < places) {
                members = new int[Math.max(places, 2 * members.length)];
            }
        }

        void add(int number, Band band) {
            int start = memberCount();
            if (count == numbers.length) {
                numbers = Arrays.copyOf(numbers, 2 * count);
                ends = Arrays.copyOf(ends, 2 * count);
            }
            System.arraycopy(band.bodies(), 0, members, start, band.count());
            numbers[count] = number;
            ends[count] = start + band.count();
            count++;
        }
    }

    /** Starts to fill the bands with the boxes of bodies, which must not change until {@link #next} returns null. */
    void begin(BodyBoxes newBoxes) {
        boxes = newBoxes;
        collectArrivals();
        arrivals = sort.sort(arrivals, arrivalCount);
        nextRun = 0;
        nextArrival = 0;
        newRuns.count = 0;
        newRuns.require(runs.memberCount() + arrivalCount);
    }

    /** The next band with bodies, which is valid until the next call; null behind the last one. */
    Band next() {
        while (nextRun < runs.count || nextArrival < arrivalCount) {
            int number = fillNext();
            if (band.count() > 0) {
                newRuns.add(number, band);
                return band;
            }
        }
        Runs swap = runs;
        runs = newRuns;
        newRuns = swap;
        return null;
    }

    private int fillNext() {
        int arrivalNumber = nextArrival < arrivalCount ? Band.numberOf(arrivals[nextArrival]) : Integer.MAX_VALUE;
        int number = Math.min(runs.numberOf(nextRun), arrivalNumber);
        int from = 0;
        int to = 0;
        if (runs.numberOf(nextRun) == number) {
            from = runs.start(nextRun);
            to = runs.ends[nextRun];
            nextRun++;
        }
        int firstArrival = nextArrival;
        while (nextArrival < arrivalCount && Band.numberOf(arrivals[nextArrival]) == number) {
            nextArrival++;
        }
        band.fill(number, boxes, runs.members, from, to, arrivals, firstArrival, nextArrival);
        return number;
    }

    private void collectArrivals() {
        int limit = boxes.limit();
        if (spans.length < limit) {
            int length = spans.length;
            spans = Arrays.copyOf(spans, Math.max(limit, 2 * length));
            Arrays.fill(spans, length, spans.length, NO_SPAN);
        }
        if (limit < spanCount) {
            Arrays.fill(spans, limit, spanCount, NO_SPAN);
        }
        spanCount = limit;
        arrivalCount = 0;
        long[] corners = boxes.corners();
        int[] spansBefore = spans;
        for (int i = 0; i < limit; i++) {
            int top = BodyBoxes.y(corners[2 * i]);
            int bottom = BodyBoxes.y(corners[2 * i + 1]);
            int span = Band.numberOf(top) << SPAN_SHIFT | Band.numberOf(bottom);
            if (span != spansBefore[i]) {
                arrive(i, boxes.hasArea(i) ? span : NO_SPAN);
            }
        }
    }

    private void arrive(int body, int span) {
        int before = spans[body];
        spans[body] = span;
        if (span == NO_SPAN) {
            return;
        }
        boolean isNew = before == NO_SPAN;
        for (int number = span >>> SPAN_SHIFT; number <= (span & LAST_BAND); number++) {
            if (isNew || number < before >>> SPAN_SHIFT || number > (before & LAST_BAND)) {
                if (arrivalCount == arrivals.length) {
                    arrivals = Arrays.copyOf(arrivals, 2 * arrivalCount);
                }
                arrivals[arrivalCount++] = Band.arrival(number, boxes.left(body), body);
            }
        }
    }
}
