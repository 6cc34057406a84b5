package leapsmith.levels.model;

/** How much a problem matters, the worst first. */
public enum Severity {
    /** The level can't be played as it is. */
    ERROR,
    /** It can be played, but something in it surely does not do what it was placed for. */
    WARNING,
    /** Perhaps intended. */
    HINT
}
