package leapsmith.editor.document;

import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;

/** What a new level contains. */
public enum LevelTemplate {
    /** Nothing. The bottom is open, so that what falls is gone, as with a floor. */
    EMPTY,
    /** A floor at the bottom, with a player standing on it. The bottom is open, so that a pit in the floor is deadly. */
    FLOOR,
    /** A floor, walls and a ceiling, and a player. */
    ROOM;

    private static final int MAX_THICKNESS = 3;
    /** The column of the player, counted from the inside of the left wall. */
    private static final int PLAYER_COLUMN = 3;

    /**
     * A new level. It has no player if there is no room for one.
     *
     * @param columns number of tiles in a row
     * @param rows number of rows of tiles
     * @param tileSize side of a tile in px
     * @throws IllegalArgumentException if a level can't have this size
     */
    public Level create(String name, int columns, int rows, int tileSize) {
        Level empty = Level.empty(name, columns, rows, tileSize).withLooks(LevelLooks.STANDARD);
        if (this != ROOM) {
            empty = empty.withPhysics(empty.physics().withBorders(new Borders(false, false, false, true)));
        }
        if (this == EMPTY) {
            return empty;
        }
        int floor = Math.max(1, Math.min(MAX_THICKNESS, rows / 10));
        int wall = this == ROOM ? 1 : 0;
        TileDraft tiles = empty.tiles().draft();
        int block = empty.legend().indexOf(TileType.BLOCK);
        tiles.fill(new TileRegion(0, rows - floor, columns, floor), block);
        if (this == ROOM) {
            tiles.fill(new TileRegion(0, 0, columns, 1), block);
            tiles.fill(new TileRegion(0, 0, 1, rows), block);
            tiles.fill(new TileRegion(columns - 1, 0, 1, rows), block);
        }
        Level level = empty.withTiles(tiles.build());
        String id = level.freeId(CharacterType.TYPE.idStem(CharacterType.PLAYER));
        LevelObject player = CharacterType.TYPE.create(id, CharacterType.PLAYER, 0, 0);
        double roomX = (columns - 2.0 * wall) * tileSize;
        double roomY = (rows - floor - (double) wall) * tileSize;
        if (player.width() > roomX || player.height() > roomY) {
            return level;
        }
        double x = Math.min(PLAYER_COLUMN * (double) tileSize, roomX - player.width());
        return level.withObjects(level.objects()
                .plus(player.withPosition(wall * tileSize + x, (rows - floor) * tileSize - player.height())));
    }
}
