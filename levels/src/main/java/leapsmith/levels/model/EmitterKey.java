package leapsmith.levels.model;

import java.util.Arrays;
import java.util.Optional;

/** The numbers of an emitter in a file, in the order in which they are written. */
public enum EmitterKey {
    /** Side of a bullet, in pixels. */
    BULLET_SIZE("bulletSize", 1, Limits.MAX_BULLET_PX, 4, false),
    /** Where the middle of a volley flies to, in degrees: 0 is to the right, 90 downward. */
    DIRECTION("direction", -360, 360, 0, false),
    /** Of each bullet, in pixels a second. */
    SPEED("speed", 0, Limits.MAX_SPEED, 120, false),
    /** Ticks from one volley to the next. */
    INTERVAL("interval", 1, Limits.MAX_TICKS, 60, true),
    /** Ticks until the first volley. */
    PHASE("phase", 0, Limits.MAX_TICKS, 0, true),
    /** Bullets of a volley. */
    COUNT("count", 1, Limits.MAX_VOLLEY, 1, true),
    /** The angle over which a volley is spread, in degrees; with 360 over the full circle. */
    SPREAD("spread", 0, 360, 0, false),
    /** Ticks that a bullet lives, unless something ends it before. */
    LIFE("life", 1, Limits.MAX_TICKS, 600, true);

    private final String key;
    private final double least;
    private final double most;
    private final double standard;
    private final boolean whole;

    EmitterKey(String key, double least, double most, double standard, boolean whole) {
        this.key = key;
        this.least = least;
        this.most = most;
        this.standard = standard;
        this.whole = whole;
    }

    /** What it is called in a file. */
    public String key() {
        return key;
    }

    /** The smallest value that it may have. */
    public double least() {
        return least;
    }

    /** The largest value that it may have. */
    public double most() {
        return most;
    }

    /** The value that it has unless a file says otherwise. */
    public double standard() {
        return standard;
    }

    /** Whether it is a whole number. */
    public boolean isWhole() {
        return whole;
    }

    /** The number that is called so in a file. */
    public static Optional<EmitterKey> ofKey(String key) {
        return Arrays.stream(values()).filter(one -> one.key.equals(key)).findFirst();
    }
}
