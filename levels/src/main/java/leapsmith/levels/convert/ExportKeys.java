package leapsmith.levels.convert;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.model.MaterialProperty;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.PropertyGroup;
import leapsmith.levels.model.TileKind;

/** Under which names a map that was made of a level holds its parts. */
final class ExportKeys {
    /** The property of the map that says so; its value is the version of the level format. */
    static final String MARK = "leapsmith";

    /** The name of the layer with all tiles; those with objects are named like the lists of their types in files. */
    static final String TILES = "Tiles";

    /** The property of a tile that holds its symbol in the legend. */
    static final String SYMBOL = "symbol";

    /** The property of a tile that holds its shape. */
    static final String SHAPE = "shape";

    static final DottedProperties SETTINGS =
            new DottedProperties(Set.of(MARK, "name", "physics", "partition", "checks", "world", "theme", "layers"));

    static final DottedProperties KIND = new DottedProperties(kindKeys());

    /** The keys that objects of all types have, which are name, class and box of an object of a map. */
    static final List<String> COMMON = List.of("id", "kind", "x", "y", "width", "height");

    private ExportKeys() {}

    /** Whether a layer of an exported map only shows what the level looks like. */
    static boolean isLooks(ExternalLayer layer) {
        return layer instanceof ExternalLayer.Image
                || layer.name().equals(LevelExport.LOOKS)
                || layer.name().startsWith(LevelExport.LOOKS + " ");
    }

    private static Set<String> kindKeys() {
        Set<String> keys =
                new HashSet<>(Set.of("name", SHAPE, "color", SYMBOL, MaterialProperty.DEADLY_KEY, TileKind.WHEN.key()));
        MaterialProperty.NUMBERS.forEach(number -> keys.add(number.property().key()));
        MaterialProperty.CHANGES.forEach(change -> keys.add(change.property().key()));
        return keys;
    }

    static DottedProperties of(ObjectType type) {
        Set<String> keys = new HashSet<>(COMMON);
        for (PropertyGroup group : type.groups()) {
            if (group.isNested()) {
                keys.add(group.name());
            } else {
                group.properties().stream().map(Property::key).forEach(keys::add);
            }
        }
        return new DottedProperties(keys);
    }

    static boolean isIn(ExternalMap map) {
        return map.properties().get(MARK).isPresent();
    }
}
