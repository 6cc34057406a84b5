package leapsmith.editor.app.file;

import java.nio.file.Path;
import leapsmith.editor.edit.LevelNumbers;
import leapsmith.editor.edit.LevelNumbersEdit;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Message;
import leapsmith.editor.view.Texts;
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

    /** Gives the document the name of the file that it was saved to, as a step. */
    static void putInto(Texts texts, LevelDocument document, Path file) {
        Level level = document.level();
        String name = named(texts, level, file).name();
        document.apply(LevelNumbersEdit.of(
                Message.of("edit.nameOfFile"), level, LevelNumbers.of(level).withName(name)));
    }
}
