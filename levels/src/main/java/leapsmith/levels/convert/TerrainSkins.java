package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.ExternalTileset.Joint;
import leapsmith.levels.external.ExternalTileset.Terrain;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.fixed.PortableMath;

/**
 * Finds kinds of tiles whose tiles always show what a terrain of the map has for their neighbors, or the same animated
 * tile. They get a skin instead of decoration, so that tiles that are painted later look like the others.
 */
final class TerrainSkins {
    /** By bit of a piece between four tiles, where its tile is: northeast, southeast, southwest, northwest. */
    private static final int[] BETWEEN_X = {0, 0, -1, -1};

    private static final int[] BETWEEN_Y = {-1, 0, 0, -1};

    private final ExternalMap map;
    private final LevelFrame frame;
    private final Level level;

    TerrainSkins(ExternalMap map, LevelFrame frame, Level level) {
        this.map = map;
        this.frame = frame;
        this.level = level;
    }

    /**
     * A kind that a layer of a map shows by some of its tiles.
     *
     * @param kind its name
     * @param tiles the numbers of the tiles in the tileset
     * @param skin of the sheet of the tileset
     */
    record Found(String kind, Set<Integer> tiles, ExternalTileset tileset, Skin skin) {
        /** Whether the tile of a cell is one of them. */
        boolean shows(int cell) {
            return tiles.contains(Cells.idOf(cell) - tileset.firstId());
        }
    }

    /** The kinds that the tiles of a layer show: one by a terrain, others by an animated tile each. */
    List<Found> find(ExternalLayer.Tiles layer, ThemePictures pictures) {
        LayerInfo.Appearance appearance = layer.info().appearance();
        boolean isPlain = layer.cellWidth() == frame.tileSize()
                && layer.cellHeight() == frame.tileSize()
                && frame.stretch().x() == 1
                && frame.stretch().y() == 1
                && layer.pictures().isEmpty()
                && appearance.opacity() == 1
                && appearance.parallax().x() == 1
                && appearance.parallax().y() == 1;
        boolean isOnTiles = isOffset(layer, 0);
        boolean isBetween = isOffset(layer, frame.tileSize() / 2.0);
        List<Found> found = new ArrayList<>();
        boolean hasTerrain = false;
        for (ExternalTileset tileset : isPlain ? map.tilesets() : List.<ExternalTileset>of()) {
            boolean isSame = tileset.tileWidth() == frame.tileSize()
                    && tileset.tileHeight() == frame.tileSize()
                    && tileset.images().offset().x() == 0
                    && tileset.images().offset().y() == 0;
            if (isSame && isOnTiles) {
                found.addAll(findAnimated(layer, tileset, pictures));
            }
            for (Terrain terrain : isSame && !hasTerrain ? tileset.terrains() : List.<Terrain>of()) {
                boolean isCorner = terrain.joint() == Joint.CORNER;
                Optional<Found> shown = isCorner && isBetween
                        ? findBetween(layer, tileset, terrain, pictures)
                        : !isCorner && isOnTiles ? find(layer, tileset, terrain, pictures) : Optional.empty();
                if (shown.isPresent()) {
                    found.add(shown.get());
                    hasTerrain = true;
                    break;
                }
            }
        }
        return found;
    }

    /** The kinds of which each tile shows the same animated tile, which nothing else shows. */
    private List<Found> findAnimated(ExternalLayer.Tiles layer, ExternalTileset tileset, ThemePictures pictures) {
        int shiftX = (int) (frame.x(layer.info().offsetX()) / frame.tileSize());
        int shiftY = (int) (frame.y(layer.info().offsetY()) / frame.tileSize());
        TileGrid tiles = level.tiles();
        Map<Integer, Integer> valueOf = new TreeMap<>();
        Map<Integer, Long> counts = new HashMap<>();
        TileRegion bounds = layer.cells().bounds();
        for (int row = bounds.row(); row < bounds.endRow(); row++) {
            for (int column = bounds.column(); column < bounds.endColumn(); column++) {
                int cell = layer.cells().at(column, row);
                int number = Cells.idOf(cell) - tileset.firstId();
                if (cell == 0 || !tileset.images().animations().containsKey(number)) {
                    continue;
                }
                boolean isInside = tiles.contains(column + shiftX, row + shiftY);
                int value = isInside && Cells.turnOf(cell) == 0 ? tiles.at(column + shiftX, row + shiftY) : -1;
                Integer before = valueOf.putIfAbsent(number, value);
                if (before != null && before != value) {
                    valueOf.put(number, -1);
                }
                counts.merge(number, 1L, Long::sum);
            }
        }
        List<Found> found = new ArrayList<>();
        valueOf.forEach((number, value) -> {
            if (value >= 0 && counts.get(number) == tiles.counts()[value]) {
                skin(tileset, Layout.SINGLE, List.of(number), List.of(), pictures)
                        .ifPresent(skin -> found.add(
                                new Found(level.legend().kindOf(value).name(), Set.of(number), tileset, skin)));
            }
        });
        return found;
    }

    /**
     * A skin of some tiles in the order of a layout; empty if they aren't animated alike, or if there is no picture.
     *
     * @param numbers of the tiles in the tileset
     */
    private static Optional<Skin> skin(
            ExternalTileset tileset, Layout layout, List<Integer> numbers, List<String> joins, ThemePictures pictures) {
        if (tileset.images().sheet().isEmpty()) {
            return Optional.empty();
        }
        List<Integer> order = new ArrayList<>();
        Optional<Frames> all = Optional.empty();
        for (int number : numbers) {
            List<TileImages.Frame> animation = tileset.images().animations().getOrDefault(number, List.of());
            order.add(ThemePictures.tileOnSheet(
                    tileset, animation.isEmpty() ? number : animation.get(0).tile()));
            Optional<Frames> frames = Frames.of(tileset, animation);
            if (frames.isEmpty() || all.isPresent() && !all.equals(frames)) {
                return Optional.empty();
            }
            all = frames;
        }
        Optional<String> sheet = order.stream().allMatch(it -> it >= 0) ? pictures.sheet(tileset) : Optional.empty();
        Frames frames = all.orElse(Frames.STILL);
        return sheet.map(name -> frames.added(ThemePictures.skin(name, Cell.ZERO, layout, order, joins)));
    }

    /**
     * How a tile is animated.
     *
     * @param ms of each frame
     * @param step from a frame to the next one, in columns and rows
     */
    private record Frames(int count, int ms, Cell step) {
        private static final Frames STILL = new Frames(1, 1, Cell.ZERO);

        /** Empty if the frames take different times, or don't follow each other in a straight line. */
        static Optional<Frames> of(ExternalTileset tileset, List<TileImages.Frame> animation) {
            if (animation.size() < 2) {
                return Optional.of(STILL);
            }
            int ms = animation.get(0).ms();
            Cell first = pictureCell(tileset, animation.get(0));
            Cell second = pictureCell(tileset, animation.get(1));
            Cell step = new Cell(second.column() - first.column(), second.row() - first.row());
            for (int i = 0; i < animation.size(); i++) {
                Cell wanted = new Cell(first.column() + i * step.column(), first.row() + i * step.row());
                boolean isInLine = pictureCell(tileset, animation.get(i)).equals(wanted);
                if (!isInLine || animation.get(i).ms() != ms) {
                    return Optional.empty();
                }
            }
            return ms < 1 || step.equals(Cell.ZERO)
                    ? Optional.empty()
                    : Optional.of(new Frames(animation.size(), ms, step));
        }

        private static Cell pictureCell(ExternalTileset tileset, TileImages.Frame frame) {
            int tile = ThemePictures.tileOnSheet(tileset, frame.tile());
            int columns = Math.max(1, ThemePictures.columns(tileset));
            return new Cell(Math.floorMod(tile, columns), Math.floorDiv(tile, columns));
        }

        Skin added(Skin skin) {
            return count == 1 ? skin : skin.withFrames(count, ms, step);
        }
    }

    /** Whether a layer is moved by whole tiles and a rest up and to the left. */
    private boolean isOffset(ExternalLayer.Tiles layer, double rest) {
        return (frame.x(layer.info().offsetX()) + rest) % frame.tileSize() == 0
                && (frame.y(layer.info().offsetY()) + rest) % frame.tileSize() == 0;
    }

    /** A kind whose tiles have the corners of a terrain in their middles: a layer half a tile up and to the left. */
    private Optional<Found> findBetween(
            ExternalLayer.Tiles layer, ExternalTileset tileset, Terrain terrain, ThemePictures pictures) {
        int shiftX =
                (int) PortableMath.rint((frame.x(layer.info().offsetX()) + frame.tileSize() / 2.0) / frame.tileSize());
        int shiftY =
                (int) PortableMath.rint((frame.y(layer.info().offsetY()) + frame.tileSize() / 2.0) / frame.tileSize());
        TileRegion bounds = layer.cells().bounds();
        Map<Integer, Integer> tileOf = new HashMap<>();
        int value = -1;
        long count = 0;
        for (int row = bounds.row(); row < bounds.endRow(); row++) {
            for (int column = bounds.column(); column < bounds.endColumn(); column++) {
                int cell = layer.cells().at(column, row);
                Integer mask = terrain.masks().get(Cells.idOf(cell) - tileset.firstId());
                if (cell == 0 || mask == null) {
                    continue;
                }
                int piece = pieceOf(mask);
                Integer before = tileOf.putIfAbsent(piece, cell);
                if (Cells.turnOf(cell) != 0 || piece == 0 || before != null && before != cell) {
                    return Optional.empty();
                }
                count++;
                for (int bit = 0; bit < 4 && value < 0; bit++) {
                    int c = column + shiftX + BETWEEN_X[bit];
                    int r = row + shiftY + BETWEEN_Y[bit];
                    value = (piece & 1 << bit) != 0 && level.tiles().contains(c, r)
                            ? level.tiles().at(c, r)
                            : -1;
                }
            }
        }
        boolean[] fits = {value >= 0, value >= 0};
        for (int r = 0; r <= level.rows() && (fits[0] || fits[1]); r++) {
            for (int c = 0; c <= level.columns(); c++) {
                boolean isInside = bounds.contains(c - shiftX, r - shiftY);
                int cell = isInside ? layer.cells().at(c - shiftX, r - shiftY) : 0;
                Integer mask = terrain.masks().get(Cells.idOf(cell) - tileset.firstId());
                int found = cell == 0 || mask == null ? 0 : pieceOf(mask);
                count -= found == 0 ? 0 : 1;
                // A layer as large as the map ends before the last pieces.
                boolean isCutOff = !isInside && (c == level.columns() || r == level.rows());
                for (int i = 0; i < fits.length; i++) {
                    fits[i] &= isCutOff || pieceAt(value, c, r, i == 0) == found;
                }
            }
        }
        if (count != 0 || !fits[0] && !fits[1]) {
            return Optional.empty();
        }
        String kind = level.legend().kindOf(value).name();
        List<String> joins = fits[0] ? List.of("#edge") : List.of();
        return skin(tileset, Layout.CORNER, orderBetween(terrain, tileset, tileOf), joins, pictures)
                .map(skin -> new Found(kind, terrain.masks().keySet(), tileset, skin));
    }

    private int pieceAt(int value, int column, int row, boolean joinsEdge) {
        int piece = 0;
        for (int bit = 0; bit < 4; bit++) {
            int c = column + BETWEEN_X[bit];
            int r = row + BETWEEN_Y[bit];
            boolean isFilled = level.tiles().contains(c, r) ? level.tiles().at(c, r) == value : joinsEdge;
            piece |= isFilled ? 1 << bit : 0;
        }
        return piece;
    }

    /** The number of the piece with the corners of a mask. */
    private static int pieceOf(int mask) {
        return mask >> 1 & 1 | mask >> 2 & 2 | mask >> 3 & 4 | mask >> 4 & 8;
    }

    private static List<Integer> orderBetween(Terrain terrain, ExternalTileset tileset, Map<Integer, Integer> tileOf) {
        Map<Integer, Integer> numbers = new HashMap<>();
        terrain.masks().forEach((number, mask) -> numbers.merge(pieceOf(mask), number, Math::min));
        tileOf.forEach((piece, cell) -> numbers.put(piece, Cells.idOf(cell) - tileset.firstId()));
        List<Integer> order = new ArrayList<>();
        for (int piece = 0; piece < 16; piece++) {
            // The first one is never drawn.
            order.add(numbers.get(closest(numbers, Math.max(1, piece))));
        }
        return order;
    }

    private static int closest(Map<Integer, Integer> numbers, int wanted) {
        return numbers.keySet().stream()
                .mapToInt(Integer::intValue)
                .sorted()
                .reduce((a, b) -> Integer.bitCount(b ^ wanted) < Integer.bitCount(a ^ wanted) ? b : a)
                .orElseThrow();
    }

    private Optional<Found> find(
            ExternalLayer.Tiles layer, ExternalTileset tileset, Terrain terrain, ThemePictures pictures) {
        Layout layout = terrain.joint() == Joint.EDGE ? Layout.EDGE : Layout.BLOB;
        int shiftX = (int) (frame.x(layer.info().offsetX()) / frame.tileSize());
        int shiftY = (int) (frame.y(layer.info().offsetY()) / frame.tileSize());
        TileGrid tiles = level.tiles();
        int value = -1;
        long count = 0;
        Map<Integer, Integer> tileOf = new HashMap<>();
        boolean[] fits = {true, true};
        TileRegion bounds = layer.cells().bounds();
        for (int row = bounds.row(); row < bounds.endRow(); row++) {
            for (int column = bounds.column(); column < bounds.endColumn(); column++) {
                int cell = layer.cells().at(column, row);
                Integer mask = terrain.masks().get(Cells.idOf(cell) - tileset.firstId());
                if (cell == 0 || mask == null) {
                    continue;
                }
                int c = column + shiftX;
                int r = row + shiftY;
                boolean isOfKind = tiles.contains(c, r) && (value < 0 || tiles.at(c, r) == value);
                Integer before = tileOf.putIfAbsent(layout.relevant(mask), cell);
                if (!isOfKind || Cells.turnOf(cell) != 0 || before != null && before != cell) {
                    return Optional.empty();
                }
                value = tiles.at(c, r);
                count++;
                for (int i = 0; i < fits.length; i++) {
                    fits[i] &= layout.relevant(neighbors(value, c, r, i == 0)) == layout.relevant(mask);
                }
            }
        }
        if (value < 0 || count != tiles.counts()[value] || !fits[0] && !fits[1]) {
            return Optional.empty();
        }
        String kind = level.legend().kindOf(value).name();
        List<String> joins = fits[0] ? List.of("#edge") : List.of();
        return skin(tileset, layout, order(terrain, tileset, layout, tileOf), joins, pictures)
                .map(skin -> new Found(kind, terrain.masks().keySet(), tileset, skin));
    }

    private int neighbors(int value, int column, int row, boolean joinsEdge) {
        int mask = 0;
        for (int i = 0; i < 8; i++) {
            int c = column + (i > 0 && i < 4 ? 1 : i > 4 ? -1 : 0);
            int r = row + (i == 7 || i < 2 ? -1 : i > 2 && i < 6 ? 1 : 0);
            boolean joins = level.tiles().contains(c, r) ? level.tiles().at(c, r) == value : joinsEdge;
            mask |= joins ? 1 << i : 0;
        }
        return mask;
    }

    /** For each piece of a layout the number of a tile; where the terrain has none, one that is joined most alike. */
    private static List<Integer> order(
            Terrain terrain, ExternalTileset tileset, Layout layout, Map<Integer, Integer> tileOf) {
        Map<Integer, Integer> numbers = new HashMap<>();
        terrain.masks().forEach((number, mask) -> numbers.merge(layout.relevant(mask), number, Math::min));
        tileOf.forEach((mask, cell) -> numbers.put(mask, Cells.idOf(cell) - tileset.firstId()));
        Map<Integer, Integer> pieces = new HashMap<>();
        for (int mask = 0; mask <= Layout.ALL; mask++) {
            if (layout.relevant(mask) != mask) {
                continue;
            }
            pieces.put(layout.piece(mask, 0, true, false), numbers.get(closest(numbers, mask)));
        }
        List<Integer> order = new ArrayList<>();
        for (int piece = 0; pieces.containsKey(piece); piece++) {
            order.add(pieces.get(piece));
        }
        return order;
    }
}
