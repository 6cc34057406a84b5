package leapsmith.levels.play;

/** A text as a field of comma-separated values, as RFC 4180 has it. */
public final class CsvField {
    private CsvField() {}

    /** The text, in quotes only where it must be. */
    public static String of(String text) {
        boolean isPlain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return isPlain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
