package leapsmith.levels.model;

/** The unit of a number, with the symbol that follows it. */
public enum Unit {
    /** Numbers without a unit, such as counts. */
    NONE("", ""),
    /** Level pixels. */
    PX("px", "px"),
    /** Tiles of the level. */
    TILES("tiles", "tiles"),
    /** Level pixels per second, of speeds. */
    PX_PER_SECOND("pxPerSecond", "px/s"),
    /** Level pixels per second squared, of accelerations. */
    PX_PER_SECOND_SQUARED("pxPerSecond2", "px/s^2"),
    /** Times per second. */
    PER_SECOND("perSecond", "/s"),
    /** Seconds of play. */
    SECONDS("seconds", "s"),
    /** Ticks of the simulation. */
    TICKS("ticks", "ticks"),
    /** Degrees of an angle. */
    DEGREES("degrees", "degrees");

    private final String key;
    private final String symbol;

    Unit(String key, String symbol) {
        this.key = key;
        this.symbol = symbol;
    }

    /** {@return the last part of its text key, {@code unit.KEY}; empty for {@link #NONE}} */
    public String key() {
        return key;
    }

    /** {@return the symbol in English, as the command line prints it} */
    public String symbol() {
        return symbol;
    }
}
