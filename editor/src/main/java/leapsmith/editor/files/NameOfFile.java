package leapsmith.editor.files;

import java.nio.file.Path;
import leapsmith.editor.document.FileNames;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;

/** The name that a level gets from its file when it is saved, unless the designer set one. */
final class NameOfFile {
    private NameOfFile() {}

    /** The level with the name of its file, without the extension; the same level if it has a name. */
    static Level named(Texts texts, Level level, Path file) {
        String fileName = file.getFileName().toString();
        if (!new UntitledNames(texts).contains(level.name()) || fileName.equals(FileNames.ofLevel(level.name()))) {
            return level;
        }
        return level.withName(LevelFiles.stem(file));
    }
}
