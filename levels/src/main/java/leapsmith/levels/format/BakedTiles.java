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
import leapsmith.levels.external.TileImages;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Scatter;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
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
 * and {@link Layout#BLOB} are joined at corners and edges, and those of {@link Layout#EDGE} at edges. Those of {@link
 * Layout#CORNER} lie between the tiles: they are a layer of their own, a {@link CornerLayer}, and left out here.
 *
 * <p>Tiles of an animated kind take turns with those that the level shows at the times of the other frames.
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
    /** The same without the kinds that have a layer of their own. */
    private final Look blackRest;

    private final Look whiteRest;
    private final boolean hasRest;
    /** For what is no tile: at the border of a level, pieces that lie between tiles are seen without any tile of theirs. */
    private final Look blackLoose;

    private final Look whiteLoose;
    /** By the value of a tile; null if it stands still. */
    private final Timing[] timings;

    private final Map<Tile, Integer> numbers = new HashMap<>();
    private final List<Tile> tiles = new ArrayList<>();
    /** By the value of a tile: its skin if that makes a terrain; null for none. */
    private final Skin[] skins;

    /**
     * A tile of the picture.
     *
     * @param terrain the value and the mask of the level's tile, or {@link #NO_TERRAIN}
     * @param frames the numbers of the tiles that take turns with it; empty if it stands still
     * @param ms how long each is shown
     */
    private record Tile(Pixels pixels, int terrain, List<Integer> frames, int ms) {}

    /** The frames of an animation, and how long each is shown. */
    private record Timing(int frames, int ms) {}

    /**
     * A picture without tiles.
     *
     * @param apart the values of tiles that have a layer of their own
     * @param isAnimated whether tiles may be animated
     */
    BakedTiles(Level level, Look look, Set<Integer> apart, boolean isAnimated) {
        this.look = look;
        legend = level.legend();
        tileSize = level.tileSize();
        black = withSky(look, 0, look.theme().scatter());
        white = withSky(look, RGB, look.theme().scatter());
        Look rest = CornerLayer.without(look, legend, apart);
        blackRest = withSky(rest, 0, look.theme().scatter());
        whiteRest = withSky(rest, RGB, look.theme().scatter());
        hasRest = !apart.isEmpty();
        Look loose = CornerLayer.without(look, legend, CornerLayer.values(legend, look));
        blackLoose = withSky(loose, 0, look.theme().scatter());
        whiteLoose = withSky(loose, RGB, look.theme().scatter());
        timings = new Timing[legend.size()];
        skins = new Skin[legend.size()];
        for (int value = 0; value < skins.length; value++) {
            List<Skin> found = look.skins(legend.kindOf(value));
            skins[value] = found.isEmpty() || joint(found.get(0).layout()).isEmpty() ? null : found.get(0);
            boolean moves = isAnimated && !found.isEmpty() && found.get(0).frames() > 1 && !apart.contains(value);
            timings[value] =
                    moves ? new Timing(found.get(0).frames(), found.get(0).ms()) : null;
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

    /** A rectangle of the picture of a level without tiles and background, in level pixels within the level. */
    Pixels draw(Level part, int x, int y, int width, int height) {
        return draw(part, blackLoose, whiteLoose, x, y, width, height);
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

    /**
     * The tiles of the picture of a level, by their numbers from 1; 0 where it is transparent.
     *
     * @param hasTiles whether to draw the tiles of the level, which has none otherwise
     */
    CellArray bake(Level part, boolean hasTiles) {
        CellArray cells = new CellArray(part.tiles().region());
        for (int row = 0; row < part.rows(); row += BLOCK) {
            for (int column = 0; column < part.columns(); column += BLOCK) {
                int columns = Math.min(BLOCK, part.columns() - column);
                int rows = Math.min(BLOCK, part.rows() - row);
                bake(part, hasTiles, new TileRegion(column, row, columns, rows), cells);
            }
        }
        return cells;
    }

    private void bake(Level part, boolean hasTiles, TileRegion block, CellArray cells) {
        Pixels still = hasTiles ? draw(part, black, white, block) : draw(part, blackLoose, whiteLoose, block);
        Pixels rest = hasTiles && hasRest ? draw(part, blackRest, whiteRest, block) : still;
        Map<Timing, List<Pixels>> frames = new HashMap<>();
        for (int row = block.row(); row < block.endRow(); row++) {
            for (int column = block.column(); column < block.endColumn(); column++) {
                // The last pieces between the tiles would be outside of the map.
                boolean isLast = column == part.columns() - 1 || row == part.rows() - 1;
                Pixels first = tile(isLast ? still : rest, block, column, row);
                Timing timing = timings[part.tiles().at(column, row)];
                List<Pixels> shown = new ArrayList<>();
                if (timing != null) {
                    shown.add(first);
                    for (Pixels later : frames.computeIfAbsent(timing, it -> later(part, it, block))) {
                        shown.add(tile(later, block, column, row));
                    }
                }
                if (!first.isClear() || shown.stream().anyMatch(it -> !it.isClear())) {
                    cells.set(column, row, add(first, terrain(part, column, row), shown, timing) + 1);
                }
            }
        }
    }

    private Pixels draw(Level part, Look dark, Look light, TileRegion block) {
        return draw(
                part,
                dark,
                light,
                block.column() * tileSize,
                block.row() * tileSize,
                block.columns() * tileSize,
                block.rows() * tileSize);
    }

    private Pixels tile(Pixels of, TileRegion block, int column, int row) {
        return of.part((column - block.column()) * tileSize, (row - block.row()) * tileSize, tileSize, tileSize);
    }

    /** What is shown at the times of the later frames of an animation. */
    private List<Pixels> later(Level part, Timing timing, TileRegion block) {
        List<Pixels> later = new ArrayList<>();
        for (int frame = 1; frame < timing.frames(); frame++) {
            later.add(draw(part, at(blackRest, timing, frame), at(whiteRest, timing, frame), block));
        }
        return later;
    }

    /** A look in which the kinds with a timing show another frame first. */
    private Look at(Look of, Timing timing, int frame) {
        Theme theme = of.theme();
        for (int value = 0; value < timings.length; value++) {
            if (timing.equals(timings[value])) {
                TileKind kind = legend.kindOf(value);
                List<Skin> moved = new ArrayList<>();
                for (Skin skin : look.skins(kind)) {
                    moved.add(skin.frames() > frame ? skin.atFrame(frame) : skin);
                }
                theme = theme.withTiles(kind.name(), moved);
            }
        }
        return of.withTheme(theme);
    }

    private int add(Pixels pixels, int terrain, List<Pixels> shown, Timing timing) {
        boolean moves = shown.stream().anyMatch(it -> !it.equals(pixels));
        List<Integer> frames = new ArrayList<>();
        for (int i = 0; moves && i < shown.size(); i++) {
            frames.add(add(new Tile(shown.get(i), NO_TERRAIN, List.of(), 0)));
        }
        return add(new Tile(pixels, terrain, List.copyOf(frames), moves ? timing.ms() : 0));
    }

    private int add(Tile tile) {
        return numbers.computeIfAbsent(tile, it -> {
            tiles.add(it);
            return tiles.size() - 1;
        });
    }

    /** The tiles that take turns, by the number of the one that is in the level. */
    Map<Integer, List<TileImages.Frame>> animations() {
        Map<Integer, List<TileImages.Frame>> animations = new HashMap<>();
        for (int i = 0; i < tiles.size(); i++) {
            Tile tile = tiles.get(i);
            if (!tile.frames.isEmpty()) {
                animations.put(
                        i,
                        tile.frames.stream()
                                .map(frame -> new TileImages.Frame(frame, tile.ms))
                                .toList());
            }
        }
        return animations;
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
                    TileRegion middle = new TileRegion(SMALL / 2, SMALL / 2, 1, 1);
                    List<Pixels> shown = new ArrayList<>(List.of(draw(small, dark, light, middle)));
                    Timing timing = timings[value];
                    for (int frame = 1; timing != null && frame < timing.frames(); frame++) {
                        shown.add(draw(small, at(dark, timing, frame), at(light, timing, frame), middle));
                    }
                    add(shown.get(0), value << 8 | mask, shown, timing);
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
