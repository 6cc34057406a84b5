package leapsmith.levels.play;

/** Quotes a text as a field of comma-separated values, as in RFC 4180. */
public final class CsvField {
    private CsvField() {}

    /**
     * {@return the text, quoted only if necessary}
     *
     * @param text any text
     */
    public static String of(String text) {
        boolean isPlain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return isPlain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
