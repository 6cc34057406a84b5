package leapsmith.levels.tiled;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import leapsmith.levels.model.FreeValue;

/** Writes a map as JSON: the reverse of {@link JsonElements}. */
final class JsonWriter {
    private static final Set<String> TEXTS = Set.of(
            "name",
            "type",
            "class",
            "version",
            "orientation",
            "renderorder",
            "backgroundcolor",
            "source",
            "image",
            "encoding",
            "compression",
            "draworder",
            "propertytype",
            "text");
    private static final Set<String> FLAGS = Set.of("visible", "infinite");
    private static final Map<String, String> LAYERS =
            Map.of("layer", "tilelayer", "objectgroup", "objectgroup", "imagelayer", "imagelayer");

    private final WrittenMap map;
    private final Writer out;
    private String indent = "";
    private boolean isFirst = true;

    private JsonWriter(WrittenMap map, Writer out) {
        this.map = map;
        this.out = out;
    }

    static void write(WrittenMap map, Writer out) throws IOException {
        new JsonWriter(map, out).writeMap();
        out.write('\n');
    }

    /** Writes what is in an object or array. */
    private interface Content {
        void write() throws IOException;
    }

    private void group(char open, char close, Content content) throws IOException {
        out.write(open);
        String before = indent;
        indent += "  ";
        isFirst = true;
        content.write();
        boolean isEmpty = isFirst;
        indent = before;
        isFirst = false;
        out.write((isEmpty ? "" : '\n' + indent) + close);
    }

    /** Begins an element of an array. */
    private void next() throws IOException {
        out.write((isFirst ? "\n" : ",\n") + indent);
        isFirst = false;
    }

    private void key(String key) throws IOException {
        next();
        out.write(quoted(key) + ": ");
    }

    private void array(String key, List<Element> elements, ElementWriter writer) throws IOException {
        key(key);
        group('[', ']', () -> {
            for (Element element : elements) {
                next();
                group('{', '}', () -> writer.write(element));
            }
        });
    }

    private interface ElementWriter {
        void write(Element element) throws IOException;
    }

    private void writeMap() throws IOException {
        Element root = map.root();
        group('{', '}', () -> {
            member("type", "\"map\"");
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
        member("margin", "0");
        member("spacing", "0");
        for (Element image : tileset.children("image")) {
            member("image", quoted(image.text("source")));
            member("imagewidth", image.text("width"));
            member("imageheight", image.text("height"));
        }
        properties(tileset);
        List<Element> tiles = tileset.children("tile");
        if (!tiles.isEmpty()) {
            array("tiles", tiles, this::tile);
        }
    }

    private void tile(Element tile) throws IOException {
        attributes(tile);
        properties(tile);
        for (Element group : tile.children("objectgroup")) {
            key("objectgroup");
            group('{', '}', () -> {
                member("type", "\"objectgroup\"");
                member("name", "\"\"");
                layerDefaults(group);
                attributes(group);
                array("objects", group.children("object"), this::object);
            });
        }
    }

    private void layer(Element layer) throws IOException {
        member("type", quoted(LAYERS.get(layer.name())));
        layerDefaults(layer);
        attributes(layer);
        properties(layer);
        switch (layer.name()) {
            case "layer" -> cells(layer.child("data").orElseThrow());
            case "objectgroup" -> {
                member("draworder", "\"topdown\"");
                array("objects", layer.children("object"), this::object);
            }
            default ->
                member(
                        "image",
                        quoted(layer.child("image")
                                .map(image -> image.text("source"))
                                .orElse("")));
        }
    }

    /** What Tiled expects in every layer. */
    private void layerDefaults(Element layer) throws IOException {
        member("x", "0");
        member("y", "0");
        member("opacity", "1");
        if (!layer.has("visible")) {
            member("visible", "true");
        }
    }

    private void cells(Element data) throws IOException {
        boolean isPacked = data.text("encoding").equals("base64");
        if (isPacked) {
            member("encoding", "\"base64\"");
            member("compression", quoted(data.text("compression")));
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
        key("data");
        if (isPacked) {
            out.write('"');
            CellText.writeCompressed(part, out);
            out.write('"');
        } else {
            out.write("[\n");
            CellText.writeNumbers(part, out);
            out.write(indent + ']');
        }
    }

    private void object(Element object) throws IOException {
        if (!object.has("name")) {
            member("name", "\"\"");
        }
        if (!object.has("type")) {
            member("type", "\"\"");
        }
        for (String side : List.of("width", "height", "rotation")) {
            if (!object.has(side)) {
                member(side, "0");
            }
        }
        if (!object.has("visible")) {
            member("visible", "true");
        }
        attributes(object);
        properties(object);
        for (Element child : object.children()) {
            switch (child.name()) {
                case "polygon", "polyline" -> points(child);
                case "text" -> member("text", "{ \"text\": " + quoted(child.content()) + ", \"wrap\": true }");
                case "properties" -> {
                    // Written above.
                }
                default -> member(child.name(), "true");
            }
        }
    }

    private void points(Element line) throws IOException {
        List<String> points = new ArrayList<>();
        for (String pair : line.text("points").split(" ")) {
            int comma = pair.indexOf(',');
            points.add("{ \"x\": " + pair.substring(0, comma) + ", \"y\": " + pair.substring(comma + 1) + " }");
        }
        member(line.name(), '[' + String.join(", ", points) + ']');
    }

    private void properties(Element element) throws IOException {
        for (Element properties : element.children("properties")) {
            List<String> lines = new ArrayList<>();
            for (Element property : properties.children("property")) {
                Map<String, String> members = new LinkedHashMap<>();
                String type = property.has("type") ? property.text("type") : "string";
                members.put("name", quoted(property.text("name")));
                members.put("type", quoted(type));
                if (property.has("propertytype")) {
                    members.put("propertytype", quoted(property.text("propertytype")));
                }
                boolean isPlain = type.equals("int") || type.equals("float") || type.equals("bool");
                members.put("value", isPlain ? property.text("value") : quoted(property.text("value")));
                lines.add("{ " + joined(members) + " }");
            }
            key("properties");
            group('[', ']', () -> {
                for (String line : lines) {
                    next();
                    out.write(line);
                }
            });
        }
    }

    private static String joined(Map<String, String> members) {
        List<String> texts = new ArrayList<>();
        members.forEach((key, value) -> texts.add(quoted(key) + ": " + value));
        return String.join(", ", texts);
    }

    private void attributes(Element element) throws IOException {
        for (String key : element.keys()) {
            String value = element.text(key);
            if (TEXTS.contains(key)) {
                member(key, quoted(value));
            } else {
                member(key, FLAGS.contains(key) ? Boolean.toString(value.equals("1")) : value);
            }
        }
    }

    private void member(String key, String json) throws IOException {
        key(key);
        out.write(json);
    }

    private static String quoted(String text) {
        return FreeValue.ofText(text).json();
    }
}
