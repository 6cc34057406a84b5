package leapsmith.levels.check;

import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Fix;
import leapsmith.levels.model.FreeSpot;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;

/** Places the objects that a level lacks, on the ground near a point. */
public final class Placing {
    /** Places a player near a point. */
    public static final Fix PLAYER = Fix.of("place-player", Placing::player);

    /** How far a goal is placed from the wanted point, in tiles: the player often is at that point. */
    private static final int GOAL_DISTANCE = 8;

    private Placing() {}

    /** The level with a player whose feet are near this point, in level pixels. */
    static Level player(Level level, double nearX, double nearY) {
        return placed(
                level, CharacterType.TYPE.create(freeId(level, "player"), CharacterType.PLAYER, 0, 0), nearX, nearY);
    }

    /** The level with a goal as tall as the player. */
    static Level goal(Level level, double nearX, double nearY) {
        double height = level.player().map(LevelObject::height).orElse(2.0 * level.tileSize());
        LevelObject goal = ZoneType.TYPE.create(freeId(level, "goal"), ZoneType.GOAL, 0, 0, level.tileSize(), height);
        return placed(level, goal, nearX + (double) GOAL_DISTANCE * level.tileSize(), nearY);
    }

    private static Level placed(Level level, LevelObject object, double nearX, double nearY) {
        FreeSpot places = new FreeSpot(level, object);
        LevelObject there = places.nearestOnGround(nearX, nearY)
                .or(() -> places.nearest(nearX, nearY))
                .orElseGet(() -> object.withPosition(nearX, nearY));
        return level.withObjects(level.objects().plus(there));
    }

    private static String freeId(Level level, String kind) {
        return level.object(kind).isEmpty() ? kind : level.freeId(kind);
    }
}
