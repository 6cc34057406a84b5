package leapsmith.editor.files;

import java.util.Set;
import leapsmith.editor.ui.Texts;

/** The names of new levels: "Untitled", and with a number while levels with such names are open. */
final class UntitledNames {
    private final String first;

    UntitledNames(Texts texts) {
        first = texts.get("app.untitled");
    }

    /** The first of these names that is not taken. */
    String free(Set<String> taken) {
        String name = first;
        for (int number = 2; taken.contains(name); number++) {
            name = first + " " + number;
        }
        return name;
    }

    /** Whether a name is one of these. */
    boolean contains(String name) {
        return name.startsWith(first) && name.substring(first.length()).matches("( [1-9][0-9]*)?");
    }
}
