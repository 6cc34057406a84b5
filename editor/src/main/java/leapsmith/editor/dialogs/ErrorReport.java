package leapsmith.editor.dialogs;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/** An unexpected error to be shown. Belongs to the thread of the window. */
public final class ErrorReport {
    private final String summary;
    private final String details;
    private final Path log;
    private final ReadOnlyIntegerWrapper further = new ReadOnlyIntegerWrapper(this, "further");

    /**
     * A report of one error.
     *
     * @param log the file that holds it; null if it could not be written
     */
    public ErrorReport(String summary, String details, Path log) {
        this.summary = Objects.requireNonNull(summary);
        this.details = Objects.requireNonNull(details);
        this.log = log;
    }

    public String summary() {
        return summary;
    }

    /** The stack trace, and how many errors followed. */
    public String details() {
        int count = further.get();
        return count == 0 ? details : details + System.lineSeparator() + "Further errors: " + count;
    }

    /** The log file that holds the details; empty if it could not be written. */
    public Optional<Path> log() {
        return Optional.ofNullable(log);
    }

    /** How many errors followed while the report was shown. */
    public ReadOnlyIntegerProperty furtherProperty() {
        return further.getReadOnlyProperty();
    }

    public void addFurther() {
        further.set(further.get() + 1);
    }
}
