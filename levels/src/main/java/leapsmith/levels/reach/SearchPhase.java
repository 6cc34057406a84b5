package leapsmith.levels.reach;

import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectPhysics;

/**
 * The part of a level's state that changes by itself, as a number: the same place at another phase is another place. In
 * a level where nothing but the player moves it is always 0; elsewhere it is the time, in steps of some ticks.
 */
final class SearchPhase {
    /** How many ticks count as one. */
    private static final int TICKS = 8;

    private final boolean isStill;

    /**
     * The phases of a level.
     *
     * @param level a level without what can't affect its player
     */
    SearchPhase(Level level) {
        LevelObject player = level.player().orElse(null);
        isStill = level.objects().stream().allMatch(object -> object == player || isStill(object));
    }

    /** Whether nothing but the player moves. */
    boolean isStill() {
        return isStill;
    }

    /** The phase at a tick, 0 to 65,535. */
    long at(long tick) {
        return isStill ? 0 : tick / TICKS & 0xFFFF;
    }

    private static boolean isStill(LevelObject object) {
        ObjectPhysics physics = object.physics();
        return physics instanceof ObjectPhysics.None
                || physics instanceof ObjectPhysics.OfBody body
                        && body.def().sensor()
                        && !object.is(ObjectKind.Role.PLAYER);
    }
}
