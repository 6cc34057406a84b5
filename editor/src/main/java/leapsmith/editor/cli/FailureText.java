package leapsmith.editor.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import leapsmith.levels.json.LevelFormatException;

/** Why something failed, as one line for the user. */
final class FailureText {
    private static final int MAX_LENGTH = 600;

    private FailureText() {}

    static String of(Throwable problem) {
        if (problem instanceof LevelFormatException) {
            return oneLine(problem.getMessage());
        }
        if (problem instanceof FileSystemException file) {
            return oneLine(
                    file instanceof NoSuchFileException
                            ? "File not found: " + file.getFile()
                            : file.getFile() + ": " + reason(file));
        }
        if (problem instanceof InvalidPathException path) {
            return oneLine("not a valid path: \"" + path.getInput() + "\" (" + path.getReason() + ")");
        }
        boolean isForUsers = problem instanceof IOException || problem instanceof IllegalArgumentException;
        if (isForUsers && problem.getMessage() != null) {
            return oneLine(problem.getMessage());
        }
        String detail = problem.getMessage() == null ? "" : ": " + problem.getMessage();
        return oneLine("unexpected " + problem.getClass().getSimpleName() + detail);
    }

    static String oneLine(String text) {
        String line = text.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
        return line.length() <= MAX_LENGTH ? line : line.substring(0, MAX_LENGTH) + "...";
    }

    private static String reason(FileSystemException file) {
        if (file instanceof AccessDeniedException) {
            return "access denied";
        }
        if (file instanceof NotDirectoryException) {
            return "it is not a folder";
        }
        return file.getReason() == null ? "it can't be used" : file.getReason();
    }
}
