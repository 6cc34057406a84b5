package leapsmith.levels.model;

/** The severity of a problem, the worst first. */
public enum Severity {
    /** The level can't be played as it is. */
    ERROR,
    /** The level can be played, but something in it doesn't work as intended. */
    WARNING,
    /** Possibly intended. */
    HINT
}
