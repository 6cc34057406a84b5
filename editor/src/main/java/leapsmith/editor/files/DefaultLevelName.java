package leapsmith.editor.files;

import java.nio.file.Path;
import java.util.Set;
import leapsmith.editor.document.FileNames;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;

/** The names of levels that the designer hasn't named: "Untitled", with a number, or after their files. */
final class DefaultLevelName {
    private final String first;

    DefaultLevelName(Texts texts) {
        first = texts.get("app.untitled");
    }

    /** The first of the names of new levels that is not taken. */
    String free(Set<String> taken) {
        String name = first;
        for (int number = 2; taken.contains(name); number++) {
            name = first + " " + number;
        }
        return name;
    }

    /** A level with the name of the file that it is saved to, without the extension; the same level if it has a name. */
    Level named(Level level, Path file) {
        String fileName = file.getFileName().toString();
        boolean isNamed = !isDefault(level.name()) || fileName.equals(FileNames.ofLevel(level.name()));
        return isNamed ? level : level.withName(LevelFiles.stem(file));
    }

    private boolean isDefault(String name) {
        return name.startsWith(first) && name.substring(first.length()).matches("( [1-9][0-9]*)?");
    }
}
