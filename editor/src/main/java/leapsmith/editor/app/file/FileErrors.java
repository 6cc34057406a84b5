package leapsmith.editor.app.file;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import leapsmith.editor.view.Texts;
import leapsmith.levels.json.LevelFormatException;

/** One clear sentence for what went wrong with a file. */
final class FileErrors {
    private FileErrors() {}

    static String message(Texts texts, Path file, Throwable cause) {
        if (cause instanceof LevelFormatException) {
            // It says file, line, column, path and what was expected.
            return cause.getMessage();
        }
        if (cause instanceof NoSuchFileException) {
            return texts.get("error.file.missing", file);
        }
        if (cause instanceof AccessDeniedException) {
            return texts.get("error.file.denied", file);
        }
        if (cause instanceof CharacterCodingException) {
            return texts.get("error.file.encoding", file);
        }
        if (cause instanceof FileSystemException failure && failure.getReason() != null) {
            return texts.get("error.file.reason", file, failure.getReason());
        }
        if (cause instanceof IOException && cause.getMessage() != null) {
            if (cause.getMessage().startsWith(file.toString())) {
                return cause.getMessage();
            }
            return texts.get("error.file.reason", file, cause.getMessage());
        }
        return texts.get("error.file.reason", file, cause);
    }
}
