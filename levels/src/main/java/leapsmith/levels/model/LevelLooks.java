package leapsmith.levels.model;

import java.util.Objects;

/**
 * How a level looks in a game. It has no effect on play, and so it is not part of {@link LevelHash}.
 *
 * @param theme name of the theme; empty for flat shapes
 */
public record LevelLooks(String theme) {
    /** Flat shapes, without any picture. */
    public static final LevelLooks FLAT = new LevelLooks("");

    /** What new levels look like. */
    public static final LevelLooks STANDARD = new LevelLooks("meadow");

    /** Checks the values. */
    public LevelLooks {
        Objects.requireNonNull(theme);
    }

    /**
     * {@return a copy with another theme}
     *
     * @param newTheme name of the theme; empty for flat shapes
     */
    public LevelLooks withTheme(String newTheme) {
        return new LevelLooks(newTheme);
    }
}
