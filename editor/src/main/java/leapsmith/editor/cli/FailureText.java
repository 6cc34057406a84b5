package leapsmith.editor.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import leapsmith.levels.json.LevelFormatException;

/** What went wrong, as one line for a person. */
final class FailureText {
    private static final int MAX_LENGTH = 600;

    private FailureText() {}

    static String of(Throwable problem) {
        if (problem instanceof LevelFormatException) {
            return oneLine(problem.getMessage());
        }
        if (problem instanceof FileSystemException file) {
            return oneLine(file.getFile() + ": " + reason(file));
        }
        if (problem instanceof InvalidPathException path) {
            return oneLine("no path: " + path.getInput());
        }
        boolean speaksForItself = problem instanceof IOException || problem instanceof IllegalArgumentException;
        if (speaksForItself && problem.getMessage() != null) {
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
        if (file instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        if (file instanceof AccessDeniedException) {
            return "access denied";
        }
        if (file instanceof NotDirectoryException) {
            return "no folder";
        }
        return file.getReason() == null ? "can't be used" : file.getReason();
    }
}
