package leapsmith.levels.ldtk;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** Ids of a project that is written: numbers for definitions, texts for what levels contain. */
final class Uids {
    private int last;

    /** The next number; numbers begin at 1. */
    int next() {
        return ++last;
    }

    /** The number after the last one. */
    int end() {
        return last + 1;
    }

    /** The text for a part of the project, which stays the same when the level is exported again. */
    static String iid(String part) {
        return UUID.nameUUIDFromBytes(part.getBytes(StandardCharsets.UTF_8)).toString();
    }
}
