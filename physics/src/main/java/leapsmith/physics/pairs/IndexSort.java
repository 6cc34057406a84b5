package leapsmith.physics.pairs;

/** Sorts the first numbers of an array in ascending order, in place: short arrays by insertion, others by heapsort. */
final class IndexSort {
    private static final int FEW = 24;

    private IndexSort() {}

    static void sort(int[] numbers, int count) {
        if (count <= FEW) {
            for (int i = 1; i < count; i++) {
                int number = numbers[i];
                int to = i;
                while (to > 0 && numbers[to - 1] > number) {
                    numbers[to] = numbers[to - 1];
                    to--;
                }
                numbers[to] = number;
            }
            return;
        }
        for (int i = count / 2 - 1; i >= 0; i--) {
            sink(numbers, i, count);
        }
        for (int end = count - 1; end > 0; end--) {
            int largest = numbers[0];
            numbers[0] = numbers[end];
            numbers[end] = largest;
            sink(numbers, 0, end);
        }
    }

    private static void sink(int[] numbers, int start, int count) {
        int number = numbers[start];
        int at = start;
        int child = 2 * at + 1;
        while (child < count) {
            if (child + 1 < count && numbers[child + 1] > numbers[child]) {
                child++;
            }
            if (numbers[child] <= number) {
                break;
            }
            numbers[at] = numbers[child];
            at = child;
            child = 2 * at + 1;
        }
        numbers[at] = number;
    }
}
