package leapsmith.editor.cli;

/** What a command says to the shell by its exit status. */
public final class ExitStatus {
    /** Done, and all is well. */
    public static final int FINE = 0;
    /** Done, and something was found. */
    public static final int FINDINGS = 1;
    /** It could not be done. */
    public static final int FAILED = 2;

    private ExitStatus() {}
}
