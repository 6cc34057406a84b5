package leapsmith.levels.check;

/** How much a problem matters, the worst first. */
public enum Severity {
    /** The level can't be played as it is. */
    ERROR,
    /** It can be played, but something in it will surely not do what it was placed for. */
    WARNING,
    /** Perhaps meant so. */
    HINT
}
