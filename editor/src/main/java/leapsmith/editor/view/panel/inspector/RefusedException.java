package leapsmith.editor.view.panel.inspector;

/** Why a value that is well written can't be taken by what it is for. */
final class RefusedException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient FieldError error;

    RefusedException(FieldError error) {
        super(error.key());
        this.error = error;
    }

    FieldError error() {
        return error;
    }
}
