package leapsmith.editor.inspector;

import leapsmith.levels.model.Message;

/** A well-formed value was refused by the subject; holds the message. */
final class RefusedException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    final transient Message error;

    RefusedException(Message error) {
        super(error.key());
        this.error = error;
    }
}
