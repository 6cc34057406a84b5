package leapsmith.bench.compare;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** A table as Markdown, to which rows are added as they are measured. */
class Table {
    private final StringBuilder text;

    /** A table with its first lines, up to the rule below the titles. */
    Table(String head) {
        text = new StringBuilder(head);
    }

    /** Adds a row and returns it. Integers are grouped, other numbers have three digits, and NaN is left out. */
    final String row(Object... cells) {
        return line(Arrays.stream(cells).map(Table::cell).collect(Collectors.joining(" | ", "| ", " |")));
    }

    /** Adds a line and returns it. */
    final String line(String line) {
        text.append(line).append('\n');
        return line + "\n";
    }

    private static String cell(Object value) {
        if (value instanceof Double number) {
            return number.isNaN() ? "" : digits(number);
        }
        return value instanceof Number ? String.format(Locale.ROOT, "%,d", value) : value.toString();
    }

    /** Three digits, or more if there are more before the point. */
    static String digits(double value) {
        int afterPoint = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
        return String.format(Locale.ROOT, "%,." + afterPoint + "f", value);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
