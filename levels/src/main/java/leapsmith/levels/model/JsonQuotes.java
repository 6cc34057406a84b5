package leapsmith.levels.model;

/** Texts as JSON strings, with the same escapes as in level files, so that a value that is read again is equal. */
public final class JsonQuotes {
    /** The letters of the short escapes, and the characters they stand for. */
    private static final String LETTERS = "\"\\/bfnrt";

    private static final String CHARACTERS = "\"\\/\b\f\n\r\t";

    private JsonQuotes() {}

    /**
     * {@return a text as a JSON string}
     *
     * @param text well-formed Unicode
     */
    public static String quote(String text) {
        StringBuilder json = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int escape = c == '/' ? -1 : CHARACTERS.indexOf(c);
            if (escape >= 0) {
                json.append('\\').append(LETTERS.charAt(escape));
            } else if (c < ' ') {
                json.append(String.format("\\u%04X", (int) c));
            } else {
                json.append(c);
            }
        }
        return json.append('"').toString();
    }

    /**
     * {@return the text of a JSON string}
     *
     * @param json a well-formed JSON string
     */
    public static String unquote(String json) {
        StringBuilder text = new StringBuilder(json.length());
        for (int i = 1; i < json.length() - 1; i++) {
            char c = json.charAt(i);
            if (c != '\\') {
                text.append(c);
            } else if (json.charAt(++i) == 'u') {
                text.append((char) Integer.parseInt(json, i + 1, i + 5, 16));
                i += 4;
            } else {
                text.append(CHARACTERS.charAt(LETTERS.indexOf(json.charAt(i))));
            }
        }
        return text.toString();
    }
}
