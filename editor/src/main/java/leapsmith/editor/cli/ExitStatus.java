package leapsmith.editor.cli;

/** The exit statuses of the program. */
public final class ExitStatus {
    /** Success. */
    public static final int FINE = 0;
    /** Done, and problems were found, or a replay failed. */
    public static final int FINDINGS = 1;
    /** The command could not be done, or its output could not be written. */
    public static final int FAILED = 2;

    private ExitStatus() {}
}
