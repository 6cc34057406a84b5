package leapsmith.editor.app.dialog;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The name that a file is saved under: what was typed, with the ending that its kind has. Choosers of the desktop mark
 * what stands before the last dot, so that a name typed over {@code untitled.level.json} keeps {@code .json} alone.
 */
final class ChosenName {
    private ChosenName() {}

    /**
     * The file with that ending; a part of it that is there already is not written twice. A file that exists keeps its
     * name: it was chosen.
     */
    static Path withEnding(Path chosen, String ending) {
        String name = chosen.getFileName().toString();
        if (name.endsWith(ending) || Files.exists(chosen)) {
            return chosen;
        }
        String last = ending.substring(ending.lastIndexOf('.'));
        String stem = name.endsWith(last) ? name.substring(0, name.length() - last.length()) : name;
        String first = ending.substring(0, ending.length() - last.length());
        return chosen.resolveSibling(stem.endsWith(first) ? stem + last : stem + ending);
    }
}
