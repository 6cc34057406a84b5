package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.ExternalTileset.Joint;
import leapsmith.levels.external.ExternalTileset.Terrain;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;

/**
 * Finds kinds of tiles whose tiles always show what a terrain of the map has for their neighbors. They get a skin instead of
 * decoration, so that tiles that are painted later look like the others.
 */
final class TerrainSkins {
    private final ExternalMap map;
    private final LevelFrame frame;
    private final Level level;

    TerrainSkins(ExternalMap map, LevelFrame frame, Level level) {
        this.map = map;
        this.frame = frame;
        this.level = level;
    }

    /**
     * A kind that a layer of a map shows by a terrain.
     *
     * @param kind its name
     * @param skin of the sheet of the tileset
     */
    record Found(String kind, Terrain terrain, ExternalTileset tileset, Skin skin) {
        /** Whether the tile of a cell is in the terrain. */
        boolean shows(int cell) {
            return terrain.masks().containsKey(Cells.idOf(cell) - tileset.firstId());
        }
    }

    /** The kind that the tiles of a layer show by a terrain, if there is one. */
    Optional<Found> find(ExternalLayer.Tiles layer, ThemePictures pictures) {
        LayerInfo.Appearance appearance = layer.info().appearance();
        boolean isPlain = layer.cellWidth() == frame.tileSize()
                && layer.cellHeight() == frame.tileSize()
                && frame.stretch().x() == 1
                && frame.stretch().y() == 1
                && layer.pictures().isEmpty()
                && appearance.opacity() == 1
                && appearance.parallax().x() == 1
                && appearance.parallax().y() == 1
                && frame.x(layer.info().offsetX()) % frame.tileSize() == 0
                && frame.y(layer.info().offsetY()) % frame.tileSize() == 0;
        for (ExternalTileset tileset : isPlain ? map.tilesets() : List.<ExternalTileset>of()) {
            boolean isSame = tileset.tileWidth() == frame.tileSize()
                    && tileset.tileHeight() == frame.tileSize()
                    && tileset.images().offset().x() == 0
                    && tileset.images().offset().y() == 0
                    && tileset.images().animations().isEmpty();
            for (Terrain terrain : isSame ? tileset.terrains() : List.<Terrain>of()) {
                Optional<Found> found = find(layer, tileset, terrain, pictures);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Found> find(
            ExternalLayer.Tiles layer, ExternalTileset tileset, Terrain terrain, ThemePictures pictures) {
        if (terrain.joint() == Joint.CORNER) {
            return Optional.empty();
        }
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
        boolean isWhole = value >= 0 && count == tiles.counts()[value] && (fits[0] || fits[1]);
        List<Integer> order = isWhole ? order(terrain, tileset, layout, tileOf) : List.of();
        Optional<String> sheet = order.isEmpty() ? Optional.empty() : pictures.sheet(tileset);
        if (sheet.isEmpty()) {
            return Optional.empty();
        }
        Skin skin = ThemePictures.skin(sheet.get(), Cell.ZERO, layout, order, fits[0] ? List.of("#edge") : List.of());
        return Optional.of(new Found(level.legend().kindOf(value).name(), terrain, tileset, skin));
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

    /** For each piece of a layout the tile of the sheet; where the terrain has none, one that is joined most alike. */
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
            int wanted = mask;
            OptionalInt closest = numbers.keySet().stream()
                    .mapToInt(Integer::intValue)
                    .sorted()
                    .reduce((a, b) -> Integer.bitCount(b ^ wanted) < Integer.bitCount(a ^ wanted) ? b : a);
            int tile = ThemePictures.tileOnSheet(tileset, numbers.get(closest.orElseThrow()));
            if (tile < 0) {
                return List.of();
            }
            pieces.put(layout.piece(mask, 0, true, false), tile);
        }
        List<Integer> order = new ArrayList<>();
        for (int piece = 0; pieces.containsKey(piece); piece++) {
            order.add(pieces.get(piece));
        }
        return order;
    }
}
