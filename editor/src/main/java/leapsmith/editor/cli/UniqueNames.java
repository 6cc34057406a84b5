package leapsmith.editor.cli;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Names of files that a command writes into a folder. Each is valid on any system, and used once. */
final class UniqueNames {
    private final Set<String> used = new HashSet<>();

    /** A file name without an extension, as similar to a wanted one as possible. */
    String unique(String wanted) {
        String clean =
                wanted.replaceAll("[\\p{Cntrl}\\\\/:*?\"<>|]", "_").strip().replaceAll("^[.]+|[.]+$", "");
        String name = clean.isEmpty() ? "level" : clean;
        String unique = name;
        // Some file systems ignore case.
        for (int i = 2; !used.add(unique.toLowerCase(Locale.ROOT)); i++) {
            unique = name + "-" + i;
        }
        return unique;
    }
}
