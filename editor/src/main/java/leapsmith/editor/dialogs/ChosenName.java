package leapsmith.editor.dialogs;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The name that a file is saved under: the typed name with the ending of its format. File choosers select the name up
 * to the last dot, so that a name typed over {@code untitled.level.json} keeps {@code .json} only, and a whole file name gets it twice.
 */
final class ChosenName {
    private ChosenName() {}

    /**
     * The file with one of these endings. A name without one gets the first ending; a part of it that the name already
     * has is not repeated. The name of an existing file is not changed.
     */
    static Path withEnding(Path chosen, List<String> endings) {
        String name = chosen.getFileName().toString();
        if (endings.stream().anyMatch(ending -> hasEnding(name, ending)) || Files.exists(chosen)) {
            return chosen;
        }
        String ending = endings.get(0);
        String last = ending.substring(ending.lastIndexOf('.'));
        String stem = hasEnding(name, last) ? name.substring(0, name.length() - last.length()) : name;
        if (hasEnding(stem, ending)) {
            return chosen.resolveSibling(stem);
        }
        String first = ending.substring(0, ending.length() - last.length());
        return chosen.resolveSibling(hasEnding(stem, first) ? stem + last : stem + ending);
    }

    /**
     * The file without an ending that the chooser has added to the one that was typed: GTK's adds that of its filter to a name with
     * the ending of another format.
     *
     * @param endings those of all formats
     */
    static Path asTyped(Path chosen, List<String> endings) {
        String name = chosen.getFileName().toString();
        for (String added : endings) {
            String typed = hasEnding(name, added) ? name.substring(0, name.length() - added.length()) : "";
            boolean hasStem =
                    endings.stream().anyMatch(ending -> hasEnding(typed, ending) && typed.length() > ending.length());
            if (hasStem && !Files.exists(chosen)) {
                return chosen.resolveSibling(typed);
            }
        }
        return chosen;
    }

    private static boolean hasEnding(String name, String ending) {
        return name.regionMatches(true, name.length() - ending.length(), ending, 0, ending.length());
    }
}
