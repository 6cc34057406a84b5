package leapsmith.levels.convert;

import java.util.Arrays;

/** A row of tiles that is being made: for each tile the first rule that decides it, and its value. */
final class TileRow {
    private final int[] rules;
    private final int[] values;
    private final int emptyValue;
    private boolean touched = true;

    TileRow(int columns, int emptyValue) {
        rules = new int[columns];
        values = new int[columns];
        this.emptyValue = emptyValue;
    }

    int columns() {
        return rules.length;
    }

    /** Begins a row without tiles. */
    void clear() {
        if (!touched) {
            return;
        }
        touched = false;
        Arrays.fill(rules, Integer.MAX_VALUE);
        Arrays.fill(values, emptyValue);
    }

    /** Sets a tile unless an earlier rule has; of equal ones the later caller, which is in front, decides. */
    void set(int column, int rule, int value) {
        if (rule <= rules[column]) {
            touched = true;
            rules[column] = rule;
            values[column] = value;
        }
    }

    /** Whether a tile was set since the row began; an empty row of a huge level is cheap. */
    boolean isTouched() {
        return touched;
    }

    /** The rule that has decided a tile; more than any rule if none has. */
    int rule(int column) {
        return rules[column];
    }

    /** The value of a tile, or {@link CellPlan#PLACED}. */
    int value(int column) {
        return values[column];
    }

    void copyTo(byte[] line) {
        if (!touched) {
            Arrays.fill(line, (byte) emptyValue);
            return;
        }
        for (int column = 0; column < values.length; column++) {
            line[column] = (byte) (values[column] < 0 ? emptyValue : values[column]);
        }
    }
}
