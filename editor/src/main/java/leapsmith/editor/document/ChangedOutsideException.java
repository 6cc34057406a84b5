package leapsmith.editor.document;

import java.io.IOException;
import java.nio.file.Path;

/** Another program changed a file that was to be saved. Nothing was written. */
public final class ChangedOutsideException extends IOException {
    private static final long serialVersionUID = 1;

    ChangedOutsideException(Path file) {
        super(file + " was changed by another program");
    }
}
