package leapsmith.levels.convert;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.LayerInfo;
import leapsmith.physics.tile.TileType;

/** Finds which cells and objects of a map a selector is for. */
final class RuleMatcher {
    private final ExternalMap map;
    private final Map<String, TileIds> tileIds = new HashMap<>();

    RuleMatcher(ExternalMap map) {
        this.map = map;
    }

    /** The first rule for the cells of a layer with this value, which isn't 0; the number of rules if none is. */
    int ruleFor(ExternalLayer layer, int cell, List<ImportRule> rules) {
        return first(rules, selector -> matches(selector, layer, cell));
    }

    /** The first rule for an object of a layer; the number of rules if none is. */
    int ruleFor(ExternalLayer.Items layer, ExternalObject object, List<ImportRule> rules) {
        return first(rules, selector -> matches(selector, layer, object));
    }

    private static int first(List<ImportRule> rules, Predicate<Selector> isFor) {
        int i = 0;
        while (i < rules.size() && !isFor.test(rules.get(i).selector())) {
            i++;
        }
        return i;
    }

    /** Whether a selector is for the cells of a layer with this value, which isn't 0. */
    boolean matches(Selector selector, ExternalLayer layer, int cell) {
        if (!isFor(selector, layer.info())) {
            return false;
        }
        String text = selector.text();
        return switch (selector.by()) {
            case LAYER, LAYER_CLASS, LAYER_PROPERTY -> matchesLayer(selector, layer.info());
            case VALUE ->
                layer instanceof ExternalLayer.Values values
                        && (NamePattern.matches(text, values.nameOf(cell))
                                || NamePattern.matches(text, Integer.toString(cell)));
            case TILE_CLASS ->
                tileOf(layer, cell)
                        .filter(tile -> hasClass(tile.className(), text))
                        .isPresent();
            case TILE_PROPERTY ->
                tileOf(layer, cell)
                        .filter(tile -> NamePattern.matchesProperty(text, tile.properties()))
                        .isPresent();
            case TILE_SHAPE ->
                tileOf(layer, cell)
                        .filter(tile -> !tile.shapes().isEmpty())
                        .map(tile -> isCalled(text, shapeOf(cell, tile)))
                        .orElse(false);
            case TILE_ID -> layer instanceof ExternalLayer.Tiles && isTile(text, cell);
            case OBJECT_CLASS, OBJECT_NAME, OBJECT_PROPERTY -> false;
        };
    }

    boolean matches(Selector selector, ExternalLayer.Items layer, ExternalObject object) {
        if (!isFor(selector, layer.info())) {
            return false;
        }
        String text = selector.text();
        return switch (selector.by()) {
            case LAYER, LAYER_CLASS, LAYER_PROPERTY -> matchesLayer(selector, layer.info());
            case OBJECT_NAME -> NamePattern.matches(text, object.name());
            case OBJECT_CLASS -> hasClass(object.className(), text);
            case OBJECT_PROPERTY -> NamePattern.matchesProperty(text, object.properties());
            case VALUE, TILE_CLASS, TILE_PROPERTY, TILE_SHAPE, TILE_ID -> false;
        };
    }

    private static boolean isFor(Selector selector, LayerInfo layer) {
        return selector.layer().isEmpty() || NamePattern.matches(selector.layer(), layer.name());
    }

    private static boolean matchesLayer(Selector selector, LayerInfo layer) {
        return switch (selector.by()) {
            case LAYER -> NamePattern.matches(selector.text(), layer.name());
            case LAYER_CLASS -> NamePattern.matches(selector.text(), layer.className());
            default -> NamePattern.matchesProperty(selector.text(), layer.properties());
        };
    }

    private static boolean hasClass(String className, String pattern) {
        return NamePattern.matches(pattern, className)
                || Arrays.stream(className.split(",")).anyMatch(part -> NamePattern.matches(pattern, part.strip()));
    }

    /** What the tileset says of a cell of a tile layer. */
    Optional<ExternalTile> tileOf(ExternalLayer layer, int cell) {
        return layer instanceof ExternalLayer.Tiles ? map.tileOf(cell) : Optional.empty();
    }

    /** The shape that is closest to the collision shapes of a cell's tile, turned as the cell says. */
    TileType shapeOf(int cell, ExternalTile tile) {
        ExternalTileset.Size size = sizeOf(cell);
        return TileShapes.turned(TileShapes.closest(tile.shapes(), size.width(), size.height()), cell);
    }

    /** Whether this shape has exactly the outline of the collision shapes. */
    boolean isExact(int cell, ExternalTile tile) {
        ExternalTileset.Size size = sizeOf(cell);
        return TileShapes.isExact(tile.shapes(), size.width(), size.height());
    }

    /** The size of a cell's tile in pixels, before it is turned. */
    ExternalTileset.Size sizeOf(int cell) {
        return map.tilesetOf(cell)
                .map(tileset -> tileset.sizeOf(Cells.idOf(cell)))
                .orElse(new ExternalTileset.Size(map.tileWidth(), map.tileHeight()));
    }

    /** Whether the collision shape of a cell's tile is exactly that of a slope that is no one-way tile. */
    boolean isSolidSlope(ExternalLayer layer, int cell) {
        return tileOf(layer, cell)
                .filter(tile -> isExact(cell, tile))
                .map(tile -> shapeOf(cell, tile))
                .filter(shape -> shape.isSlope() && !shape.isOneWay())
                .isPresent();
    }

    private static boolean isCalled(String text, TileType shape) {
        return switch (text) {
            case "full" -> shape == TileType.BLOCK;
            case "top" -> shape.isOneWay();
            case "slope" -> shape.isSlope() && !shape.isOneWay();
            default -> true;
        };
    }

    /** Whether a text names the tile of a cell by its id. */
    private boolean isTile(String text, int cell) {
        TileIds ids = tileIds.computeIfAbsent(text, TileIds::parse);
        return map.tilesetOf(cell)
                .filter(tileset -> ids.contains(tileset.name(), Cells.idOf(cell) - tileset.firstId()))
                .isPresent();
    }
}
