package leapsmith.editor.ui;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import leapsmith.editor.document.SafeStorage;
import leapsmith.levels.file.SaveException;
import leapsmith.levels.json.LevelFormatException;

/** Failures of reading and writing files: the message for the user, and the report of bugs. */
public final class FileErrors {
    private FileErrors() {}

    /**
     * Reports a failure unrelated to the file and to memory, as an uncaught exception of the current
     * thread.
     */
    public static void reportUnexpected(Throwable failure) {
        if (!(failure instanceof IOException || failure instanceof OutOfMemoryError)) {
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, failure);
        }
    }

    /** Why nothing can be written in the folder for unsaved changes and backups. */
    public static String ofStateFolder(Texts texts, Path folder, IOException cause) {
        Throwable root = cause;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        boolean hasReason = root instanceof FileSystemException failure && failure.getReason() != null;
        String reason = hasReason ? ((FileSystemException) root).getReason() : root.getMessage();
        return texts.get("error.state", folder, reason == null ? root : reason);
    }

    public static String message(Texts texts, Path file, Throwable cause) {
        if (cause instanceof LevelFormatException && cause.getCause() instanceof FileSystemException failure) {
            return message(texts, file, failure);
        }
        if (cause instanceof LevelFormatException format) {
            return message(texts, format);
        }
        if (cause instanceof SafeStorage.ChangedOutsideException) {
            return texts.get("error.outside.save", file);
        }
        if (cause instanceof SaveException failure && failure.reason() != SaveException.Reason.OTHER) {
            return texts.get(
                    switch (failure.reason()) {
                        case NO_SPACE -> "error.save.noSpace";
                        case READ_ONLY_FILE -> "error.save.readOnlyFile";
                        case READ_ONLY_FOLDER -> "error.save.readOnlyFolder";
                        default -> "error.save.noFolder";
                    },
                    file.toAbsolutePath().getParent(),
                    file.getFileName());
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
        if (cause instanceof OutOfMemoryError) {
            return texts.get("error.file.memory", file);
        }
        if (cause instanceof IOException && cause.getMessage() != null) {
            if (cause.getMessage().startsWith(file.toString())) {
                return cause.getMessage();
            }
            return texts.get("error.file.reason", file, cause.getMessage());
        }
        return texts.get("error.file.reason", file, cause);
    }

    private static String message(Texts texts, LevelFormatException cause) {
        String reason = texts.get(cause.text());
        if (cause.reason().equals(cause.getMessage())) {
            return reason;
        }
        String place = cause.line() == 0
                ? cause.file()
                : texts.get("error.format.place", cause.file(), cause.line(), cause.column());
        String member = cause.path().isEmpty() ? place : texts.get("error.format.path", place, cause.path());
        return texts.get("error.file.reason", member, reason);
    }
}
