package leapsmith.levels.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.ReadOnlyFileSystemException;
import java.util.Locale;
import java.util.stream.Stream;

/** A file could not be saved. Its message names the file and the reason in one line; the old file is unchanged. */
public final class SaveException extends IOException {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    /** Why a file could not be saved, as far as a user can do something about it. */
    public enum Reason {
        /** The disk is full, or the user's part of it. */
        NO_SPACE,
        /** The file must not be changed. */
        READ_ONLY_FILE,
        /** No file can be created in the folder. */
        READ_ONLY_FOLDER,
        /** The folder is gone, for example because a drive was removed. */
        NO_FOLDER,
        /** Anything else; the message says what. */
        OTHER
    }

    SaveException(Reason reason, String message) {
        this(reason, message, null);
    }

    SaveException(Reason reason, String message, Throwable cause) {
        super(message, cause);
        this.reason = reason;
    }

    /** {@return why the file could not be saved} */
    public Reason reason() {
        return reason;
    }

    /** The reason of a failure: the first that is known among its causes. */
    static Reason reasonOf(Throwable failure) {
        return Stream.iterate(failure, it -> it != null, Throwable::getCause)
                .map(SaveException::ownReason)
                .filter(it -> it != Reason.OTHER)
                .findFirst()
                .orElse(Reason.OTHER);
    }

    private static Reason ownReason(Throwable failure) {
        if (failure instanceof SaveException it) {
            return it.reason;
        }
        if (failure instanceof NoSuchFileException) {
            return Reason.NO_FOLDER;
        }
        if (failure instanceof AccessDeniedException || failure instanceof ReadOnlyFileSystemException) {
            return Reason.READ_ONLY_FOLDER;
        }
        // Java has no type for these; the words are those of Linux, macOS and Windows.
        String words = String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
        if (words.contains("no space left")
                || words.contains("not enough space")
                || words.contains("quota exceeded")
                || words.contains("disk full")) {
            return Reason.NO_SPACE;
        }
        return words.contains("read-only file system") ? Reason.READ_ONLY_FOLDER : Reason.OTHER;
    }
}
