package leapsmith.physics.world;

import java.util.Arrays;

/** A list of rows, each with a fixed number of {@code double} and of {@code int} values. Clearing keeps its memory. */
final class FrameRows {
    private final int fractionsPerRow;
    private final int integersPerRow;
    private double[] fractions = new double[0];
    private int[] integers = new int[0];
    private int count;

    FrameRows(int fractionsPerRow, int integersPerRow) {
        this.fractionsPerRow = fractionsPerRow;
        this.integersPerRow = integersPerRow;
    }

    int count() {
        return count;
    }

    double fraction(int row, int which) {
        return fractions[checked(row) * fractionsPerRow + which];
    }

    int integer(int row, int which) {
        return integers[checked(row) * integersPerRow + which];
    }

    void clear() {
        count = 0;
    }

    /** Adds a row; the methods below set its values. */
    int add() {
        int row = count++;
        if (count * fractionsPerRow > fractions.length) {
            fractions = Arrays.copyOf(fractions, 2 * count * fractionsPerRow);
        }
        if (count * integersPerRow > integers.length) {
            integers = Arrays.copyOf(integers, 2 * count * integersPerRow);
        }
        return row;
    }

    void setFraction(int row, int which, double value) {
        fractions[row * fractionsPerRow + which] = value;
    }

    void setInteger(int row, int which, int value) {
        integers[row * integersPerRow + which] = value;
    }

    private int checked(int row) {
        if (row < 0 || row >= count) {
            throw new IndexOutOfBoundsException(row + " of " + count);
        }
        return row;
    }
}
