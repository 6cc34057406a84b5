package leapsmith.levels.art;

/** The members of a JSON object in one line, in the order in which they are added. */
final class ArtJson {
    private final StringBuilder text = new StringBuilder();

    ArtJson add(String key, String value) {
        return addJson(key, quoted(value));
    }

    ArtJson add(String key, int value) {
        return addJson(key, Integer.toString(value));
    }

    /** Adds a pair of numbers, such as a place or a size. */
    ArtJson add(String key, int first, int second) {
        return addJson(key, "[" + first + ", " + second + "]");
    }

    ArtJson add(String key, ArtSheet.Cell cell) {
        return add(key, cell.column(), cell.row());
    }

    /** Adds a value that is JSON already. */
    ArtJson addJson(String key, String json) {
        text.append(text.isEmpty() ? "" : ", ").append(quoted(key)).append(": ").append(json);
        return this;
    }

    private static String quoted(String word) {
        return '"' + word + '"';
    }

    /** The whole object. */
    @Override
    public String toString() {
        return "{ " + text + " }";
    }
}
