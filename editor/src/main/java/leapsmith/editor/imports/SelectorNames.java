package leapsmith.editor.imports;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import leapsmith.levels.convert.Selector.By;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;

/** The names in maps that the selectors of rules may compare, as suggestions. */
final class SelectorNames {
    /** More are no help, and a map may have thousands. */
    private static final int MAX_NAMES = 100;

    /** The words for collision shapes of tiles. */
    private static final List<String> SHAPES = List.of("any", "full", "slope", "top");

    private final Map<By, Set<String>> names = new EnumMap<>(By.class);

    SelectorNames(List<ExternalMap> maps) {
        for (By by : By.values()) {
            names.put(by, new TreeSet<>());
        }
        names.get(By.TILE_SHAPE).addAll(SHAPES);
        for (ExternalMap map : maps) {
            map.layers().forEach(this::addLayer);
            for (ExternalTileset tileset : map.tilesets()) {
                tileset.tiles().values().forEach(this::addTile);
            }
        }
    }

    /** The names, in alphabetical order. */
    List<String> of(By by) {
        return List.copyOf(names.get(by));
    }

    private void addLayer(ExternalLayer layer) {
        add(By.LAYER, layer.name());
        add(By.LAYER_CLASS, layer.info().className());
        layer.info().properties().asMap().keySet().forEach(name -> add(By.LAYER_PROPERTY, name));
        if (layer instanceof ExternalLayer.Values values) {
            for (CellValue value : values.values()) {
                add(By.VALUE, values.nameOf(value.value()));
            }
        } else if (layer instanceof ExternalLayer.Items items) {
            items.items().forEach(this::addObject);
        }
    }

    private void addTile(ExternalTile tile) {
        add(By.TILE_CLASS, tile.className());
        tile.properties().asMap().keySet().forEach(name -> add(By.TILE_PROPERTY, name));
    }

    private void addObject(ExternalObject object) {
        add(By.OBJECT_CLASS, object.className());
        add(By.OBJECT_NAME, object.name());
        object.properties().asMap().keySet().forEach(name -> add(By.OBJECT_PROPERTY, name));
    }

    private void add(By by, String name) {
        Set<String> known = names.get(by);
        if (!name.isEmpty() && known.size() < MAX_NAMES) {
            known.add(name);
        }
    }
}
