package leapsmith.levels.model;

/** The unit of a number, with the symbol that follows it. */
public enum Unit {
    NONE("", ""),
    PX("px", "px"),
    TILES("tiles", "tiles"),
    PX_PER_SECOND("pxPerSecond", "px/s"),
    PX_PER_SECOND_SQUARED("pxPerSecond2", "px/s^2"),
    PER_SECOND("perSecond", "/s"),
    SECONDS("seconds", "s"),
    TICKS("ticks", "ticks"),
    DEGREES("degrees", "degrees");

    private final String key;
    private final String symbol;

    Unit(String key, String symbol) {
        this.key = key;
        this.symbol = symbol;
    }

    /** The last part of its text key, {@code unit.KEY}; empty for {@link #NONE}. */
    public String key() {
        return key;
    }

    /** The symbol in English, as the command line prints it. */
    public String symbol() {
        return symbol;
    }
}
