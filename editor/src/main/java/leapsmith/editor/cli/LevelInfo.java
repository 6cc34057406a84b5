package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.io.PrintWriter;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.levels.model.ValueType;
import leapsmith.physics.tile.TileType;

/** What a level contains, as JSON or as text. */
final class LevelInfo {
    private final Level level;
    private final Map<TileType, Long> counts;

    LevelInfo(Level level) {
        this.level = level;
        counts = countTypes(level);
    }

    private static Map<TileType, Long> countTypes(Level level) {
        long[] counts = level.tiles().counts();
        Map<TileType, Long> types = new EnumMap<>(TileType.class);
        for (TileType type : TileType.values()) {
            types.put(type, 0L);
        }
        for (int value = 0; value < level.legend().size(); value++) {
            types.merge(level.legend().typeOf(value), counts[value], Long::sum);
        }
        types.entrySet().removeIf(entry -> entry.getKey().isSlope() && entry.getValue() == 0);
        return types;
    }

    void addTo(ObjectNode json) {
        json.put("name", level.name())
                .put("width", level.columns())
                .put("height", level.rows())
                .put("tileSize", level.tileSize());
        ObjectNode tiles = json.putObject("tiles");
        counts.forEach((type, count) -> tiles.put(TileTypeNames.nameOf(type), count));
        addKinds(level, json.putArray("tileKinds"));
        json.put("theme", level.looks().theme());
        ArrayNode decoration = json.putArray("decoration");
        level.looks()
                .layers()
                .forEach(layer -> decoration
                        .addObject()
                        .put("id", layer.id())
                        .put("sheet", layer.sheet())
                        .put("depth", KebabNames.nameOf(layer.depth()))
                        .put("pieces", pieces(layer))
                        .put("decals", layer.decals().size()));
        for (ObjectType type : level.objects().types().all()) {
            ArrayNode objects = json.putArray(type.listKey());
            level.objects(type).forEach(object -> objects.addRawValue(new RawValue(LevelFormat.describe(object))));
        }
        json.putRawValue("properties", new RawValue(LevelFormat.describe(level.properties())));
    }

    private static long pieces(Decoration layer) {
        return layer.pieces().rows().values().stream().mapToLong(Map::size).sum();
    }

    void addLayerTo(ArrayNode layers) {
        layers.addObject()
                .put("name", "tiles")
                .put("kind", "tiles")
                .put("width", level.columns())
                .put("height", level.rows())
                .put("nonEmpty", (long) level.columns() * level.rows() - counts.get(TileType.EMPTY));
    }

    private static void addKinds(Level level, ArrayNode kinds) {
        long[] counts = level.tiles().counts();
        for (int value = 0; value < level.legend().size(); value++) {
            LegendEntry entry = level.legend().entries().get(value);
            if (!entry.kind().isPlain()) {
                kinds.addObject()
                        .put("symbol", entry.text())
                        .put("name", entry.kind().name())
                        .put("shape", TileTypeNames.nameOf(entry.type()))
                        .put("count", counts[value])
                        .putRawValue(
                                "properties",
                                new RawValue(LevelFormat.describe(entry.kind().properties())));
            }
        }
    }

    private static String kindsText(Level level) {
        long[] counts = level.tiles().counts();
        return IntStream.range(0, level.legend().size())
                .filter(value -> !level.legend().kindOf(value).isPlain())
                .mapToObj(value -> counts[value] + " "
                        + FailureText.oneLine(level.legend().kindOf(value).name()) + " ("
                        + TileTypeNames.nameOf(level.legend().typeOf(value)) + ")")
                .collect(Collectors.joining(", "));
    }

    /** Prints the same as lines of text. */
    void print(PrintWriter out) {
        line(
                out,
                "size",
                level.columns() + " x " + level.rows() + " tiles of " + level.tileSize() + " px, " + level.widthPx()
                        + " x " + level.heightPx() + " px");
        line(
                out,
                "tiles",
                counts.entrySet().stream()
                        .map(entry -> entry.getValue() + " " + TileTypeNames.nameOf(entry.getKey()))
                        .collect(Collectors.joining(", ")));
        String kinds = kindsText(level);
        if (!kinds.isEmpty()) {
            line(out, "tile kinds", kinds);
        }
        if (!level.looks().theme().isEmpty()) {
            line(out, "theme", FailureText.oneLine(level.looks().theme()));
        }
        for (Decoration layer : level.looks().layers()) {
            String depth = layer.depth() == Decoration.Depth.BACK ? "behind" : "in front of";
            line(
                    out,
                    "decoration",
                    FailureText.oneLine(layer.id()) + " " + depth + " the tiles, pieces " + pieces(layer) + ", decals "
                            + layer.decals().size());
        }
        line(
                out,
                "physics",
                level.physics().ticksPerSecond() + " ticks/s, gravity "
                        + JsonText.plain(level.physics().gravity()) + " px/s^2, maximum fall speed "
                        + JsonText.plain(level.physics().maxFallSpeed()) + " px/s");
        line(
                out,
                "partition",
                "cells of " + level.partition().cellWidth() + " x "
                        + level.partition().cellHeight() + " tiles");
        for (ObjectType type : level.objects().types().all()) {
            List<LevelObject> objects = level.objects(type);
            line(out, type.listKey(), Integer.toString(objects.size()));
            objects.forEach(object -> out.println("    " + ObjectInfo.line(object)));
        }
        if (!level.properties().isEmpty()) {
            line(out, "properties", ObjectInfo.properties(level.properties()));
        }
    }

    static void line(PrintWriter out, String label, String value) {
        out.printf("  %-11s %s%n", label, value);
    }

    /**
     * One line of text on an object of a level: id, kind, box, the properties that differ from their defaults, and the free
     * ones.
     */
    private static final class ObjectInfo {
        private ObjectInfo() {}

        static String line(LevelObject object) {
            StringBuilder line = new StringBuilder(String.format(
                    Locale.ROOT,
                    "%-12s %-8s at %s, %s, %s x %s px",
                    FailureText.oneLine(object.id()),
                    FailureText.oneLine(object.kind() + (object.own().isEmpty() ? "" : " (" + object.behavior() + ")")),
                    JsonText.plain(object.x()),
                    JsonText.plain(object.y()),
                    JsonText.plain(object.width()),
                    JsonText.plain(object.height())));
            for (Property<?> property : object.type().properties()) {
                if (!object.values().isDefault(property)) {
                    line.append(", ").append(text(property, object.get(property)));
                }
            }
            if (!object.properties().isEmpty()) {
                line.append(", ").append(properties(object.properties()));
            }
            return line.toString();
        }

        /** Free properties on one line, with their values as JSON. */
        static String properties(RawMembers properties) {
            return properties.asMap().entrySet().stream()
                    .map(each -> FailureText.oneLine(each.getKey()) + " " + each.getValue())
                    .collect(Collectors.joining(", "));
        }

        private static String text(Property<?> property, Object value) {
            if (property.type() instanceof ValueType.Number number) {
                String unit = number.unit().symbol();
                return property.key() + " " + JsonText.plain((Double) value) + (unit.isEmpty() ? "" : " " + unit);
            }
            if (property.type() instanceof ValueType.Path) {
                return (((List<?>) value).size() + 1) + " stops";
            }
            if (property.type() instanceof ValueType.Flag) {
                return property.key();
            }
            if (value instanceof List<?> conditions) {
                return property.key() + " "
                        + conditions.stream().map(String::valueOf).collect(Collectors.joining(" and "));
            }
            return property.key() + " "
                    + (value instanceof String text ? FailureText.oneLine(text) : KebabNames.nameOf((Enum<?>) value));
        }
    }
}
