package leapsmith.levels.build;

import leapsmith.levels.model.Level;

/** Makes worlds from levels. */
public final class WorldBuilder {
    private WorldBuilder() {}

    /** The world of a level before its first tick. */
    public static LevelWorld build(Level level) {
        throw new UnsupportedOperationException();
    }

    /** The same with the player's top-left corner at another place, in pixels; a level without player gets one. */
    public static LevelWorld build(Level level, double playerX, double playerY) {
        throw new UnsupportedOperationException();
    }
}
