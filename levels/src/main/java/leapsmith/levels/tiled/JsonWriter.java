package leapsmith.levels.tiled;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.model.TileRegion;

/** Writes a map as JSON: the reverse of {@link JsonElements}. */
final class JsonWriter {
    private static final Set<String> TEXTS =
            Set.of(("name type class version orientation renderorder backgroundcolor source image"
                            + " encoding compression draworder propertytype text color")
                    .split(" "));
    private static final Set<String> FLAGS = Set.of("visible", "infinite", "repeatx", "repeaty");
    private static final Map<String, String> LAYERS =
            Map.of("layer", "tilelayer", "objectgroup", "objectgroup", "imagelayer", "imagelayer");

    /** The types of properties whose values are written without quotes. */
    private static final Set<String> PLAIN_TYPES = Set.of("int", "float", "bool");

    private final WrittenMap map;
    private final JsonOutput out;

    private JsonWriter(WrittenMap map, JsonOutput out) {
        this.map = map;
        this.out = out;
    }

    static void write(WrittenMap map, OutputStream stream) throws IOException {
        try (JsonOutput out = new JsonOutput(stream)) {
            new JsonWriter(map, out).writeMap();
        }
    }

    private interface ElementWriter {
        void write(Element element) throws IOException;
    }

    private void array(String key, List<Element> elements, ElementWriter writer) throws IOException {
        out.array(key, () -> {
            for (Element element : elements) {
                out.object(() -> writer.write(element));
            }
        });
    }

    private void writeMap() throws IOException {
        Element root = map.root();
        out.object(() -> {
            out.text("type", "map");
            attributes(root);
            properties(root);
            array("tilesets", root.children("tileset"), this::tileset);
            array(
                    "layers",
                    root.children().stream()
                            .filter(child -> LAYERS.containsKey(child.name()))
                            .toList(),
                    this::layer);
        });
    }

    private void tileset(Element tileset) throws IOException {
        attributes(tileset);
        if (!tileset.has("margin")) {
            out.number("margin", 0);
            out.number("spacing", 0);
        }
        for (Element image : tileset.children("image")) {
            out.text("image", image.text("source"));
            out.json("imagewidth", image.text("width"));
            out.json("imageheight", image.text("height"));
        }
        properties(tileset);
        List<Element> tiles = tileset.children("tile");
        if (!tiles.isEmpty()) {
            array("tiles", tiles, this::tile);
        }
        for (Element sets : tileset.children("wangsets")) {
            array("wangsets", sets.children("wangset"), this::terrain);
        }
    }

    private void terrain(Element terrain) throws IOException {
        attributes(terrain);
        array("colors", terrain.children("wangcolor"), this::attributes);
        array("wangtiles", terrain.children("wangtile"), tile -> {
            out.json("tileid", tile.text("tileid"));
            out.json("wangid", "[" + tile.text("wangid") + "]");
        });
    }

    private void tile(Element tile) throws IOException {
        attributes(tile);
        properties(tile);
        for (Element animation : tile.children("animation")) {
            array("animation", animation.children("frame"), this::attributes);
        }
        for (Element group : tile.children("objectgroup")) {
            out.object("objectgroup", () -> {
                out.text("type", "objectgroup");
                out.text("name", "");
                layerDefaults(group);
                attributes(group);
                array("objects", group.children("object"), this::object);
            });
        }
    }

    private void layer(Element layer) throws IOException {
        out.text("type", LAYERS.get(layer.name()));
        layerDefaults(layer);
        attributes(layer);
        properties(layer);
        switch (layer.name()) {
            case "layer" -> cells(layer.child("data").orElseThrow());
            case "objectgroup" -> {
                if (!layer.has("draworder")) {
                    out.text("draworder", "topdown");
                }
                array("objects", layer.children("object"), this::object);
            }
            default ->
                out.text(
                        "image",
                        layer.child("image").map(image -> image.text("source")).orElse(""));
        }
    }

    /** What Tiled expects in every layer. */
    private void layerDefaults(Element layer) throws IOException {
        out.number("x", 0);
        out.number("y", 0);
        if (!layer.has("opacity")) {
            out.number("opacity", 1);
        }
        if (!layer.has("visible")) {
            out.bool("visible", true);
        }
    }

    private void cells(Element data) throws IOException {
        boolean isPacked = data.text("encoding").equals("base64");
        if (isPacked) {
            attributes(data);
        }
        WrittenMap.Part part = map.cells().get(data);
        if (part != null) {
            cells(part, isPacked);
        } else {
            array("chunks", data.children("chunk"), chunk -> {
                attributes(chunk);
                cells(map.cells().get(chunk), isPacked);
            });
        }
    }

    private void cells(WrittenMap.Part part, boolean isPacked) throws IOException {
        if (isPacked) {
            try (InputStream bytes = WrittenMap.CellBytes.compressed(part)) {
                out.base64("data", bytes);
            }
        } else {
            out.array("data", () -> numbers(part));
        }
    }

    private void numbers(WrittenMap.Part part) throws IOException {
        TileRegion region = part.region();
        for (int row = region.row(); row < region.endRow(); row++) {
            out.newLine();
            for (int column = region.column(); column < region.endColumn(); column++) {
                out.element(Integer.toUnsignedLong(part.cells().at(column, row)));
            }
        }
    }

    private void object(Element object) throws IOException {
        for (String text : List.of("name", "type")) {
            if (!object.has(text)) {
                out.text(text, "");
            }
        }
        for (String number : List.of("width", "height", "rotation")) {
            if (!object.has(number)) {
                out.number(number, 0);
            }
        }
        if (!object.has("visible")) {
            out.bool("visible", true);
        }
        attributes(object);
        properties(object);
        for (Element child : object.children()) {
            switch (child.name()) {
                case "polygon", "polyline" -> points(child);
                case "text" ->
                    out.object("text", () -> {
                        out.text("text", child.content());
                        out.bool("wrap", true);
                    });
                case "properties" -> {
                    // Written above.
                }
                default -> out.bool(child.name(), true);
            }
        }
    }

    private void points(Element line) throws IOException {
        out.array(line.name(), () -> {
            for (String pair : line.text("points").split(" ")) {
                int comma = pair.indexOf(',');
                out.object(() -> {
                    out.json("x", pair.substring(0, comma));
                    out.json("y", pair.substring(comma + 1));
                });
            }
        });
    }

    private void properties(Element element) throws IOException {
        for (Element properties : element.children("properties")) {
            array("properties", properties.children("property"), this::property);
        }
    }

    private void property(Element property) throws IOException {
        String type = property.has("type") ? property.text("type") : "string";
        out.text("name", property.text("name"));
        out.text("type", type);
        if (property.has("propertytype")) {
            out.text("propertytype", property.text("propertytype"));
        }
        if (PLAIN_TYPES.contains(type)) {
            out.json("value", property.text("value"));
        } else {
            out.text("value", property.text("value"));
        }
    }

    private void attributes(Element element) throws IOException {
        for (String key : element.keys()) {
            String value = element.text(key);
            if (TEXTS.contains(key)) {
                out.text(key, value);
            } else if (FLAGS.contains(key)) {
                out.bool(key, value.equals("1"));
            } else {
                out.json(key, value);
            }
        }
    }
}
