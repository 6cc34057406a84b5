package leapsmith.physics.world;

import java.util.Arrays;

/** A list of rows, each of a fixed number of fractions and of whole numbers. It keeps its memory when emptied. */
final class FrameRows {
    private final int fractionsPerRow;
    private final int wholesPerRow;
    private double[] fractions = new double[0];
    private int[] wholes = new int[0];
    private int count;

    FrameRows(int fractionsPerRow, int wholesPerRow) {
        this.fractionsPerRow = fractionsPerRow;
        this.wholesPerRow = wholesPerRow;
    }

    int count() {
        return count;
    }

    double fraction(int row, int which) {
        return fractions[checked(row) * fractionsPerRow + which];
    }

    int whole(int row, int which) {
        return wholes[checked(row) * wholesPerRow + which];
    }

    void clear() {
        count = 0;
    }

    /** Adds a row; what it holds is set with the methods below. */
    int add() {
        int row = count++;
        if (count * fractionsPerRow > fractions.length) {
            fractions = Arrays.copyOf(fractions, 2 * count * fractionsPerRow);
        }
        if (count * wholesPerRow > wholes.length) {
            wholes = Arrays.copyOf(wholes, 2 * count * wholesPerRow);
        }
        return row;
    }

    void setFraction(int row, int which, double value) {
        fractions[row * fractionsPerRow + which] = value;
    }

    void setWhole(int row, int which, int value) {
        wholes[row * wholesPerRow + which] = value;
    }

    private int checked(int row) {
        if (row < 0 || row >= count) {
            throw new IndexOutOfBoundsException(row + " of " + count);
        }
        return row;
    }
}
