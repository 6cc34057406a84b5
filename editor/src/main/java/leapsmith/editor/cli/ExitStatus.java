package leapsmith.editor.cli;

/** The exit statuses of the program. */
public final class ExitStatus {
    public static final int FINE = 0;
    /** The command succeeded and found problems, a replay failed, or a goal is not proven. */
    public static final int FINDINGS = 1;
    /** The command failed, or its output could not be written. */
    public static final int FAILED = 2;
    /** The reader of the output has closed it, as {@code head} does: the status of a program that SIGPIPE ends. */
    public static final int CLOSED_OUTPUT = 141;

    private ExitStatus() {}
}
