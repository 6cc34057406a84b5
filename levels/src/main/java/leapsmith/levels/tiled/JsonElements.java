package leapsmith.levels.tiled;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.JsonInput.Kind;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;

/** Reads a JSON file of Tiled. The tables here say how XML calls its parts. */
final class JsonElements {
    /** Arrays, by the element that each of their objects is. */
    private static final Map<String, String> LISTS = Map.of(
            "layers", "layer",
            "tilesets", "tileset",
            "objects", "object",
            "tiles", "tile",
            "chunks", "chunk",
            "maps", "map",
            "patterns", "pattern",
            "wangsets", "wangset",
            "wangtiles", "wangtile");

    /** Objects that are an element of the same name. */
    private static final Set<String> OBJECTS = Set.of("objectgroup", "text", "object", "tileset", "tileoffset");

    /** Booleans that are an element of the same name if they are true. */
    private static final Set<String> FLAGS = Set.of("ellipse", "point", "capsule");

    private static final Set<String> POINTS = Set.of("polygon", "polyline");

    /** What the type of a layer is called. */
    private static final Map<String, String> LAYERS =
            Map.of("tilelayer", "layer", "objectgroup", "objectgroup", "imagelayer", "imagelayer", "group", "group");

    private static final Set<String> DOCUMENTS = Set.of("map", "tileset", "template", "world");

    private final JsonInput in;
    private final String source;
    private final Element.PartCount parts = new Element.PartCount();

    private JsonElements(JsonInput in, String source) {
        this.in = in;
        this.source = source;
    }

    /**
     * Reads a document.
     *
     * @param source name of the stream in error messages
     * @throws LevelFormatException if it is not JSON or exceeds a limit
     */
    static Element read(InputStream stream, String source) throws IOException {
        return new JsonElements(new JsonInput(stream, source), source).read();
    }

    private Element read() throws IOException {
        Element root = new Element(source, null, "map", 1, 1);
        in.document("file.file-of-tiled", key -> member(root, key));
        String type = root.text("type");
        // Files of early versions don't say what they are.
        root.rename(DOCUMENTS.contains(type) ? type : root.has("width") || !root.has("tilewidth") ? "map" : "tileset");
        return root;
    }

    private void member(Element element, String key) throws IOException {
        if (LISTS.containsKey(key)) {
            list(element, key);
        } else if (key.equals("data")) {
            cells(element.name().equals("chunk") ? element : data(element));
        } else if (key.equals("encoding") || key.equals("compression")) {
            attribute(data(element), key);
        } else if (key.equals("properties")) {
            properties(element);
        } else if (key.equals("propertytypes")) {
            Element types = element.add("propertytypes");
            in.object("file.types-of-properties", name -> attribute(types, name));
        } else if (key.equals("tileproperties") || key.equals("tilepropertytypes")) {
            tileProperties(element, key.substring("tile".length()));
        } else if (POINTS.contains(key) && in.kind() == Kind.ARRAY) {
            points(element.add(key));
        } else if (key.equals("image") && in.kind() == Kind.TEXT) {
            attribute(element.add(key), "source", in.text("file.path"));
        } else if (FLAGS.contains(key)) {
            if (in.kind() != Kind.BOOL) {
                in.skip();
            } else if (in.bool()) {
                element.add(key);
            }
        } else if (key.equals("wangid") && in.kind() == Kind.ARRAY) {
            StringJoiner directions = new StringJoiner(",");
            in.array("file.array-of-numbers", index -> directions.add(in.scalarText()));
            attribute(element, key, directions.toString());
        } else if (key.equals("animation") && in.kind() == Kind.ARRAY) {
            Element animation = element.add(key);
            in.array("file.array", index -> child(animation, "frame"));
        } else if (OBJECTS.contains(key) && in.kind() == Kind.OBJECT) {
            child(element, key);
        } else {
            attribute(element, key);
        }
    }

    private Element child(Element parent, String name) throws IOException {
        FilePlace place = in.place();
        Element child = parent.add(new Element(source, parent, name, place.line(), place.column()));
        parts.add(child, 1);
        in.object("file.object", key -> member(child, key));
        return child;
    }

    /** The element of XML around the cells of a layer. */
    private static Element data(Element layer) {
        return layer.child("data").orElseGet(() -> layer.add("data"));
    }

    private void list(Element element, String key) throws IOException {
        String name = LISTS.get(key);
        Element parent = name.equals("chunk") ? data(element) : element;
        if (in.kind() == Kind.OBJECT && name.equals("tile")) {
            // Until version 1.0 an object with the ids of tiles as keys.
            in.object("file.tiles", id -> {
                if (in.kind() == Kind.OBJECT) {
                    attribute(child(parent, name), "id", id);
                } else {
                    in.skip();
                }
            });
            return;
        }
        in.array("file.array", index -> {
            Element child = child(parent, name);
            if (name.equals("layer")) {
                child.rename(LAYERS.getOrDefault(child.text("type"), "unknown"));
            }
        });
    }

    private void tileProperties(Element tileset, String key) throws IOException {
        in.object("file.properties-of-tiles", id -> {
            Element tile = tileset.add("tile");
            attribute(tile, "id", id);
            member(tile, key);
        });
    }

    private void cells(Element element) throws IOException {
        CellData cells = element.cells();
        switch (in.kind()) {
            case ARRAY ->
                in.array("file.array", index -> {
                    cells.add(in.unsignedNumber());
                    if (index >= Limits.MAX_TILES) {
                        throw in.tooMany("file.at-most-0-cells", Limits.MAX_TILES);
                    }
                });
            case TEXT -> in.base64(cells.bytes());
            default -> throw in.wrong(Message.of("file.array-of-numbers-or-base64-text"));
        }
    }

    /** An array of objects with name, type and value; until version 1.1 an object with the names as keys. */
    private void properties(Element element) throws IOException {
        Element properties = element.add("properties");
        if (in.kind() == Kind.OBJECT) {
            in.object("file.properties", name -> {
                Element property = properties.add("property");
                attribute(property, "name", name);
                value(property);
            });
            return;
        }
        in.array("file.array-of-properties", index -> {
            FilePlace place = in.place();
            Element property =
                    properties.add(new Element(source, properties, "property", place.line(), place.column()));
            parts.add(property, 1);
            in.object("file.property", key -> {
                if (key.equals("value")) {
                    value(property);
                } else {
                    attribute(property, key);
                }
            });
        });
    }

    private void value(Element property) throws IOException {
        switch (in.kind()) {
            case OBJECT, ARRAY, NULL -> attribute(property, "json", in.json());
            case NUMBER -> attribute(property.set("kind", "float"), "value", in.scalarText());
            case BOOL -> attribute(property.set("kind", "bool"), "value", in.scalarText());
            default -> attribute(property, "value", in.scalarText());
        }
    }

    private void points(Element element) throws IOException {
        StringBuilder text = new StringBuilder();
        in.array("file.points", index -> {
            String[] xy = {"", ""};
            in.object("file.point", key -> {
                int axis = key.equals("x") ? 0 : 1;
                if (in.kind() == Kind.NUMBER && (axis == 0 || key.equals("y"))) {
                    xy[axis] = in.scalarText();
                } else {
                    in.skip();
                }
            });
            text.append(xy[0]).append(',').append(xy[1]).append(' ');
        });
        attribute(element, "points", text.toString());
    }

    private void attribute(Element element, String key) throws IOException {
        switch (in.kind()) {
            case TEXT, NUMBER, BOOL -> attribute(element, key, in.scalarText());
            // Terrains and the like: nothing that a level could use.
            default -> in.skip();
        }
    }

    private void attribute(Element element, String key, String value) throws LevelFormatException {
        parts.add(element, 1);
        element.set(key.intern(), value);
    }
}
