package leapsmith.editor;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.TileType;

/** Levels with nothing but a floor, of tiles of 16 px, and what is put into them. */
public final class Rooms {
    public static final String HERO = "hero";

    private Rooms() {}

    /** An empty level whose lowest row is a floor. */
    public static Level floored(int columns, int rows) {
        Level empty = Level.empty("Test", columns, rows, 16);
        return empty.withTiles(fill(empty, new TileRegion(0, rows - 1, columns, 1), TileType.BLOCK));
    }

    /** 20 x 10 tiles with a floor whose top is at 144 px, and the hero standing on it at 40 px. */
    public static Level room() {
        return with(floored(20, 10), hero(40, 104));
    }

    /** 30 x 20 tiles with ground below row 5, the hero at its left, a goal, and a pit between that it can't get out of. */
    public static Level pit() {
        Level ground = floored(30, 20);
        ground = ground.withTiles(fill(ground, new TileRegion(0, 6, 30, 13), TileType.BLOCK));
        return with(
                ground.withTiles(fill(ground, new TileRegion(10, 6, 4, 13), TileType.EMPTY)),
                hero(20, 56),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 400, 48, 16, 48));
    }

    public static LevelObject hero(double x, double y) {
        return CharacterType.TYPE.create(HERO, CharacterType.PLAYER, x, y);
    }

    /** The level with more objects in it. */
    public static Level with(Level level, LevelObject... objects) {
        Level result = level;
        for (LevelObject object : objects) {
            List<LevelObject> list = new ArrayList<>(result.objects(object.type()));
            list.add(object);
            result = result.withObjects(object.type(), list);
        }
        return result;
    }

    /** The change of a level that fills a region with a type. */
    public static TileChange fill(Level level, TileRegion region, TileType type) {
        TileGrid filled =
                level.tiles().draft().fill(region, level.legend().indexOf(type)).build();
        return TileChange.between(level.tiles(), filled);
    }

    /** The change of a level that puts a wall on its floor, too high to jump over. */
    public static TileChange wall(Level level, int column) {
        return fill(level, new TileRegion(column, 0, 1, level.rows() - 1), TileType.BLOCK);
    }
}
