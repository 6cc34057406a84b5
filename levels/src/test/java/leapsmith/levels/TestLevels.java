package leapsmith.levels;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.TileCommand;
import leapsmith.physics.tile.TileType;

/** Small levels with the standard legend and tiles of 16 px, and what is put into them. */
public final class TestLevels {
    public static final String HERO = "hero";

    private TestLevels() {}

    /** A level of these rows, drawn by the symbols of the standard legend. */
    public static Level of(String... rows) {
        Level empty = Level.empty("test", rows[0].length(), rows.length, 16);
        TileDraft change = empty.tiles().draft();
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                change.set(column, row, empty.legend().indexOfSymbol(rows[row].charAt(column)));
            }
        }
        return empty.withTiles(change.build());
    }

    /** An empty level whose lowest row is a floor. */
    public static Level floored(int columns, int rows) {
        Level empty = Level.empty("test", columns, rows, 16);
        return empty.withTiles(fill(empty, new TileRegion(0, rows - 1, columns, 1), TileType.BLOCK));
    }

    /** A level with a floor and tiles of all types strewn about. */
    public static Level strewn(SplittableRandom random, int columns, int rows) {
        Level level = floored(columns, rows);
        TileDraft change = level.tiles().draft();
        TileType[] types = TileType.values();
        for (int row = 0; row < rows - 1; row++) {
            for (int column = 0; column < columns; column++) {
                if (random.nextInt(9) == 0) {
                    TileType type = random.nextInt(4) == 0 ? types[random.nextInt(types.length)] : TileType.BLOCK;
                    change.set(column, row, level.legend().indexOf(type));
                }
            }
        }
        return level.withTiles(change.build());
    }

    /** 20 x 10 tiles with a floor whose top is at 144 px, and the hero standing on it at 40 px. */
    public static Level room() {
        return with(emptyRoom(), hero(40, 104));
    }

    /** The room without characters. */
    public static Level emptyRoom() {
        return floored(20, 10);
    }

    public static LevelObject hero(double x, double y) {
        return CharacterType.TYPE.create(HERO, CharacterType.PLAYER, x, y);
    }

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

    /** The command that fills a region with a type. */
    public static PlayCommand paint(Level level, int column, int row, int columns, int rows, TileType type) {
        TileChange change = fill(level, new TileRegion(column, row, columns, rows), type);
        return new TileCommand.SetTiles(change, level.legend());
    }
}
