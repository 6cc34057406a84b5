package leapsmith.levels.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import leapsmith.levels.external.CellArray;
import leapsmith.levels.external.ExternalTileset.Joint;
import leapsmith.levels.external.ExternalTileset.Terrain;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Theme.Scatter;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.physics.tile.TileType;

/**
 * The picture of a level, cut into tiles, of which equal ones are one. Each part is drawn twice, over black and over white,
 * from which its opacity follows.
 *
 * <p>Tiles of a kind whose pieces depend on its neighbors are a terrain: equal ones with other neighbors stay apart, and
 * those that the level doesn't have are drawn too, so that a brush can paint them. There the pieces of {@link Layout#NINE}
 * and {@link Layout#BLOB} are joined at corners and edges, and those of {@link Layout#EDGE} at edges.
 */
final class BakedTiles {
    /** Columns of the picture, at least. */
    private static final int MIN_COLUMNS = 16;

    /** Tiles of a side that are drawn at a time. */
    private static final int BLOCK = 48;

    /** Side of a small level with one tile and its neighbors in the middle. */
    private static final int SMALL = 5;

    private static final int RGB = 0xffffff;
    private static final int NO_TERRAIN = -1;

    private final Look look;
    private final Legend legend;
    private final int tileSize;
    private final Rasteriser overBlack = new Rasteriser();
    private final Rasteriser overWhite = new Rasteriser();
    private final Look black;
    private final Look white;
    private final Map<Tile, Integer> numbers = new HashMap<>();
    private final List<Tile> tiles = new ArrayList<>();
    /** By the value of a tile: its skin if that makes a terrain; null for none. */
    private final Skin[] skins;

    /**
     * A tile of the picture.
     *
     * @param terrain the value and the mask of the level's tile, or {@link #NO_TERRAIN}
     */
    private record Tile(Pixels pixels, int terrain) {}

    BakedTiles(Level level, Look look) {
        this.look = look;
        legend = level.legend();
        tileSize = level.tileSize();
        black = withSky(look, 0, look.theme().scatter());
        white = withSky(look, RGB, look.theme().scatter());
        skins = new Skin[legend.size()];
        for (int value = 0; value < skins.length; value++) {
            List<Skin> found = look.skins(legend.kindOf(value));
            skins[value] = found.isEmpty() || joint(found.get(0).layout()).isEmpty() ? null : found.get(0);
        }
    }

    private static Look withSky(Look look, int sky, List<Scatter> scatter) {
        return look.withTheme(
                look.theme().withSky(OptionalInt.of(sky)).withScatter(scatter).withBackgrounds(List.of()));
    }

    private static Optional<Joint> joint(Layout layout) {
        return switch (layout) {
            case NINE, BLOB -> Optional.of(Joint.MIXED);
            case EDGE -> Optional.of(Joint.EDGE);
            default -> Optional.empty();
        };
    }

    /** A rectangle of the picture of a level without its background, in level pixels within the level. */
    Pixels draw(Level part, int x, int y, int width, int height) {
        return draw(part, black, white, x, y, width, height);
    }

    private Pixels draw(Level part, Look dark, Look light, int x, int y, int width, int height) {
        Picture below = new Picture(width, height);
        Picture above = new Picture(width, height);
        Camera camera = new Camera(x, y, 1);
        overBlack.draw(scene(part, dark), camera, below);
        overWhite.draw(scene(part, light), camera, above);
        int[] pixels = new int[width * height];
        for (int i = 0; i < pixels.length; i++) {
            int over = below.argb()[i];
            int clear = (above.argb()[i] >> 8 & 0xff) - (over >> 8 & 0xff);
            pixels[i] = 255 - Math.max(0, clear) << 24 | over & RGB;
        }
        return Pixels.ofPremultiplied(width, height, pixels);
    }

    private static Scene scene(Level part, Look of) {
        return Scene.editing(part, Set.of(), ColorScheme.DARK).withLook(of).asGame();
    }

    /** The tiles of the picture of a level, by their numbers from 1; 0 where it is transparent. */
    CellArray bake(Level part) {
        CellArray cells = new CellArray(part.tiles().region());
        for (int row = 0; row < part.rows(); row += BLOCK) {
            for (int column = 0; column < part.columns(); column += BLOCK) {
                int columns = Math.min(BLOCK, part.columns() - column);
                int rows = Math.min(BLOCK, part.rows() - row);
                Pixels block = draw(part, column * tileSize, row * tileSize, columns * tileSize, rows * tileSize);
                for (int i = 0; i < columns * rows; i++) {
                    int c = i % columns;
                    int r = i / columns;
                    Pixels tile = block.part(c * tileSize, r * tileSize, tileSize, tileSize);
                    if (!tile.isClear()) {
                        cells.set(column + c, row + r, add(tile, terrain(part, column + c, row + r)) + 1);
                    }
                }
            }
        }
        return cells;
    }

    private int add(Pixels pixels, int terrain) {
        return numbers.computeIfAbsent(new Tile(pixels, terrain), tile -> {
            tiles.add(tile);
            return tiles.size() - 1;
        });
    }

    private int terrain(Level part, int column, int row) {
        int value = part.tiles().at(column, row);
        Skin skin = skins[value];
        if (skin == null) {
            return NO_TERRAIN;
        }
        TileKind kind = legend.kindOf(value);
        int mask = 0;
        for (int i = 0; i < 8; i++) {
            int c = column + (i > 0 && i < 4 ? 1 : i > 4 ? -1 : 0);
            int r = row + (i == 7 || i < 2 ? -1 : i > 2 && i < 6 ? 1 : 0);
            boolean joins = part.tiles().contains(c, r)
                    ? look.joins(skin, kind, legend.kindOf(part.tiles().at(c, r)))
                    : skin.joins().contains("#edge");
            mask |= joins ? 1 << i : 0;
        }
        return value << 8 | skin.layout().relevant(mask);
    }

    /** Adds the tiles of the terrains of a level that it doesn't have itself. */
    void completeTerrains(Level level) {
        Set<Integer> known = new HashSet<>();
        boolean[] isUsed = new boolean[skins.length];
        for (Tile tile : tiles) {
            known.add(tile.terrain);
            if (tile.terrain != NO_TERRAIN) {
                isUsed[tile.terrain >> 8] = true;
            }
        }
        Look dark = withSky(look, 0, List.of());
        Look light = withSky(look, RGB, List.of());
        for (int value = 0; value < skins.length; value++) {
            for (int mask = 1; isUsed[value] && mask <= Layout.ALL; mask++) {
                boolean isOne = skins[value].layout().relevant(mask) == mask;
                if (isOne && !known.contains(value << 8 | mask)) {
                    Level small = level.withTiles(around(value, mask));
                    int middle = SMALL / 2 * tileSize;
                    add(draw(small, dark, light, middle, middle, tileSize, tileSize), value << 8 | mask);
                }
            }
        }
    }

    /** A tile with neighbors of its kind where a mask has them. */
    private TileGrid around(int value, int mask) {
        int[] bits = {7, 0, 1, 6, -1, 2, 5, 4, 3};
        int nothing = legend.indexOf(TileType.EMPTY);
        TileGrid.Builder grid = new TileGrid.Builder(SMALL);
        for (int r = -2; r <= 2; r++) {
            byte[] line = new byte[SMALL];
            for (int c = -2; c <= 2; c++) {
                boolean isNear = Math.abs(c) < 2 && Math.abs(r) < 2;
                int bit = isNear ? bits[(r + 1) * 3 + c + 1] : 0;
                boolean isFilled = isNear && (bit < 0 || (mask & 1 << bit) != 0);
                line[c + 2] = (byte) (isFilled ? value : nothing);
            }
            grid.addRow(line);
        }
        return grid.build();
    }

    int size() {
        return tiles.size();
    }

    /** Tiles in a row of the picture. */
    int columns() {
        return Math.min(tiles.size(), Math.max(MIN_COLUMNS, (int) Math.ceil(Math.sqrt(tiles.size()))));
    }

    /** All tiles, row by row. */
    Picture picture() {
        int columns = columns();
        int rows = (tiles.size() + columns - 1) / columns;
        Picture picture = Pixels.clear(columns * tileSize, rows * tileSize);
        for (int i = 0; i < tiles.size(); i++) {
            tiles.get(i).pixels.copyTo(picture, i % columns * tileSize, i / columns * tileSize);
        }
        return picture;
    }

    /** The terrains; a tile without neighbors is in none, as a brush couldn't know it from an empty one. */
    List<Terrain> terrains() {
        List<Terrain> terrains = new ArrayList<>();
        for (int value = 0; value < skins.length; value++) {
            Map<Integer, Integer> masks = new HashMap<>();
            for (int i = 0; i < tiles.size(); i++) {
                int terrain = tiles.get(i).terrain;
                if (terrain != NO_TERRAIN && terrain >> 8 == value && (terrain & Layout.ALL) != 0) {
                    masks.put(i, terrain & Layout.ALL);
                }
            }
            if (!masks.isEmpty()) {
                TileKind kind = legend.kindOf(value);
                Joint joint = joint(skins[value].layout()).orElseThrow();
                terrains.add(new Terrain(kind.name(), joint, ColorScheme.DARK.fillOf(kind) & RGB, masks));
            }
        }
        return terrains;
    }
}
