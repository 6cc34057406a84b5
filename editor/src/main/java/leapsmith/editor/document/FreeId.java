package leapsmith.editor.document;

import java.util.Set;

/** Ids for new objects: the stem with the lowest number that is free, such as {@code patrol-2}. */
public final class FreeId {
    private FreeId() {}

    /** A free id with the stem of another id; it is added to the taken ones. */
    public static String like(String id, Set<String> taken) {
        String stem = id.replaceFirst("-\\d+$", "");
        return of(stem.isEmpty() ? id : stem, taken);
    }

    /** The stem itself if it is free, or the stem with the lowest free number from 2; it is added to the taken ones. */
    static String of(String stem, Set<String> taken) {
        String id = stem;
        for (int number = 2; !taken.add(id); number++) {
            id = stem + "-" + number;
        }
        return id;
    }
}
