package leapsmith.editor.view.panel.inspector;

import leapsmith.editor.model.Message;

/** Why a value that is well written can't be taken by what it is for. */
final class RefusedException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Message error;

    RefusedException(Message error) {
        super(error.key());
        this.error = error;
    }

    Message error() {
        return error;
    }
}
