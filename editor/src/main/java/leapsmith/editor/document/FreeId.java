package leapsmith.editor.document;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Ids for copies of objects, such as {@code patrol-2}. */
public final class FreeId {
    private static final Pattern NUMBERED = Pattern.compile("(.+)-(\\d{1,9})");

    private FreeId() {}

    /**
     * The next free id of the series of another id: after {@code goal-2} {@code goal-3}, and after {@code gun}
     * {@code gun-2}. It is added to the taken ones.
     */
    public static String like(String id, Set<String> taken) {
        Matcher numbered = NUMBERED.matcher(id);
        String stem = id;
        long number = 1;
        if (numbered.matches()) {
            stem = numbered.group(1);
            number = Long.parseLong(numbered.group(2));
        }
        String free = id;
        while (!taken.add(free)) {
            number++;
            free = stem + "-" + number;
        }
        return free;
    }
}
