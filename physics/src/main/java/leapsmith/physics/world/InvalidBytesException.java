package leapsmith.physics.world;

/**
 * Bytes that can't be read: they are damaged or incomplete, of another kind or version, or of a world built differently. The
 * message says which.
 */
public final class InvalidBytesException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /**
     * Creates one.
     *
     * @param message what is wrong
     * @param cause where it was noticed; may be null
     */
    public InvalidBytesException(String message, Throwable cause) {
        super(message, cause);
    }
}
