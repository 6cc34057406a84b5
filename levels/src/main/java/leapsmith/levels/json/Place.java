package leapsmith.levels.json;

/** A place in a file: line and column in characters, both from 1, and the path of the value there. */
record Place(int line, int column, String path) {
    /** The same line and column under another path. */
    Place at(String otherPath) {
        return new Place(line, column, otherPath);
    }
}
