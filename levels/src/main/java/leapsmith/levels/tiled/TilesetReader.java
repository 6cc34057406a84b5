package leapsmith.levels.tiled;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;

/** Reads tilesets, which are parts of a map or files of their own. */
final class TilesetReader {
    private static final int MAX_SIDE = 1 << 16;

    private final Related related;
    private final Findings findings;
    private final Set<String> missingTemplates = new HashSet<>();

    TilesetReader(Related related, Findings findings) {
        this.related = related;
        this.findings = findings;
    }

    /**
     * Reads a tileset of a map or a template. One whose file can't be read keeps its ids without a size.
     *
     * @param element with the first id and the file, or the tileset itself
     * @param from path of the file with the element; empty for the map
     */
    LoadedTileset read(Element element, String from) throws LevelFormatException {
        int firstId = element.wholeNumber("firstgid", 1, 1, Cells.MAX_ID);
        String path = element.text("source");
        if (path.isEmpty()) {
            return read(element, firstId, "");
        }
        try {
            Related.Document file = related.read(from, path, "tileset");
            return read(file.root(), firstId, file.path());
        } catch (IOException e) {
            findings.warn("missing-tileset", path, e.getMessage());
            ExternalTileset unknown = new ExternalTileset(
                    Related.stem(path), "", firstId, 0, 1, 1, Map.of(), TileImages.NONE, RawMembers.EMPTY);
            return new LoadedTileset(unknown, Related.resolve(from, path), "");
        }
    }

    private LoadedTileset read(Element element, int firstId, String path) throws LevelFormatException {
        int width = element.wholeNumber("tilewidth", 1, 0, MAX_SIDE);
        int height = element.wholeNumber("tileheight", 1, 0, MAX_SIDE);
        Map<Integer, ExternalTile> tiles = new HashMap<>();
        Map<Integer, TileImages.Area> pictures = new HashMap<>();
        Map<Integer, List<TileImages.Frame>> animations = new HashMap<>();
        int end = 0;
        for (Map.Entry<Integer, List<Element>> tile : tiles(element).entrySet()) {
            tile(tile.getValue(), path).ifPresent(values -> tiles.put(tile.getKey(), values));
            picture(tile.getValue(), path).ifPresent(area -> pictures.put(tile.getKey(), area));
            List<TileImages.Frame> frames = frames(tile.getValue());
            if (!frames.isEmpty()) {
                animations.put(tile.getKey(), frames);
            }
            end = Math.max(end, tile.getKey() + 1);
        }
        // Tiles can be missing from a collection of pictures, so the last one may have a higher number than the count.
        int count = element.wholeNumber("tilecount", sheetSize(element, width, height), 0, Cells.MAX_ID);
        boolean isUnknown = count == 0 && element.child("image").isPresent();
        int size = isUnknown ? 0 : Math.max(count, end);
        ExternalTileset values = new ExternalTileset(
                element.text("name"),
                element.className(),
                firstId,
                Math.min(size, Cells.MAX_ID - firstId + 1),
                width,
                height,
                tiles,
                new TileImages(sheet(element, path, width), pictures, animations, offset(element)),
                Properties.of(element, related.classes(findings)),
                terrains(element));
        return new LoadedTileset(values, path, element.text("objectalignment"));
    }

    /** The elements of each tile; early JSON files have several for one. */
    private static Map<Integer, List<Element>> tiles(Element tileset) throws LevelFormatException {
        Map<Integer, List<Element>> tiles = new LinkedHashMap<>();
        for (Element tile : tileset.children("tile")) {
            int number = tile.wholeNumber("id", 0, Cells.MAX_ID - 1);
            tiles.computeIfAbsent(number, each -> new ArrayList<>(1)).add(tile);
        }
        return tiles;
    }

    private Optional<ExternalTile> tile(List<Element> elements, String path) throws LevelFormatException {
        TiledObjectReader reader = new TiledObjectReader(findings, related.classes(findings));
        String className = "";
        RawMembers properties = RawMembers.EMPTY;
        List<ExternalObject> shapes = new ArrayList<>();
        for (Element element : elements) {
            className = className.isEmpty() ? element.className() : className;
            properties = properties.withAll(Properties.of(element, related.classes(findings)));
            for (Element group : element.children("objectgroup")) {
                for (Element object : group.children("object")) {
                    reader.read(withTemplate(object, path)).ifPresent(shapes::add);
                }
            }
        }
        boolean isPlain = className.isEmpty() && properties.isEmpty() && shapes.isEmpty();
        return isPlain ? Optional.empty() : Optional.of(new ExternalTile(className, properties, shapes));
    }

    /** A collision shape may be an object of a template, as any other object. */
    private Element withTemplate(Element shape, String path) {
        if (!shape.has("template")) {
            return shape;
        }
        String template = shape.text("template");
        try {
            return shape.over(
                    related.template(path, template).root().child("object").orElseThrow());
        } catch (IOException e) {
            if (missingTemplates.add(Related.resolve(path, template))) {
                findings.warn("missing-template", template, e.getMessage());
            }
            return shape;
        }
    }

    /** The picture of a tile in a collection: an image, or since version 1.9 a rectangle of one. */
    private Optional<TileImages.Area> picture(List<Element> elements, String from) throws LevelFormatException {
        for (Element element : elements) {
            String image = image(element);
            double width = element.numberOr("width", imageSide(element, "width"));
            double height = element.numberOr("height", imageSide(element, "height"));
            boolean hasSize = width > 0 && height > 0;
            if (hasSize || !image.isEmpty()) {
                return Optional.of(new TileImages.Area(
                        image.isEmpty() ? "" : related.fromOpened(from, image),
                        element.wholeNumber("x", 0, 0, MAX_SIDE),
                        element.wholeNumber("y", 0, 0, MAX_SIDE),
                        hasSize ? width : 0,
                        hasSize ? height : 0,
                        !element.has("width") && !element.has("x") && !element.has("y")));
            }
        }
        return Optional.empty();
    }

    /** The Wang sets, one for each color: the tiles that have no other color. */
    private static List<ExternalTileset.Terrain> terrains(Element tileset) {
        List<Element> sets = new ArrayList<>(tileset.children("wangset"));
        tileset.child("wangsets").ifPresent(all -> sets.addAll(all.children("wangset")));
        List<ExternalTileset.Terrain> terrains = new ArrayList<>();
        for (Element set : sets) {
            ExternalTileset.Joint joint = switch (set.text("type")) {
                case "corner" -> ExternalTileset.Joint.CORNER;
                case "edge" -> ExternalTileset.Joint.EDGE;
                default -> ExternalTileset.Joint.MIXED;
            };
            Map<String, Map<Integer, Integer>> masksOf = new LinkedHashMap<>();
            for (Element tile : set.children("wangtile")) {
                String[] colors = tile.text("wangid").split(",");
                Set<String> used = new HashSet<>(List.of(colors));
                used.remove("0");
                if (colors.length == 8 && used.size() == 1) {
                    String color = used.iterator().next();
                    int mask = 0;
                    for (int i = 0; i < colors.length; i++) {
                        mask |= colors[i].equals(color) ? 1 << i : 0;
                    }
                    int number = (int) tile.numberOr("tileid", -1);
                    masksOf.computeIfAbsent(color, key -> new HashMap<>()).put(number, mask);
                }
            }
            masksOf.forEach(
                    (color, masks) -> terrains.add(new ExternalTileset.Terrain(set.text("name"), joint, 0, masks)));
        }
        return terrains;
    }

    /** The pictures that take turns in the place of a tile; wrong ones are left out. */
    private static List<TileImages.Frame> frames(List<Element> elements) {
        List<TileImages.Frame> frames = new ArrayList<>();
        for (Element element : elements) {
            for (Element animation : element.children("animation")) {
                for (Element frame : animation.children("frame")) {
                    int tile = (int) frame.numberOr("tileid", -1);
                    if (tile >= 0) {
                        frames.add(new TileImages.Frame(tile, (int) Math.max(0, frame.numberOr("duration", 0))));
                    }
                }
            }
        }
        return frames;
    }

    private Point offset(Element tileset) {
        boolean isTransparent = tileset.has("transparentcolor")
                || tileset.child("image").filter(image -> image.has("trans")).isPresent();
        findings.count(Severity.HINT, "transparent-color-lost", isTransparent ? 1 : 0);
        boolean isScaled = tileset.text("tilerendersize").equals("grid");
        findings.count(Severity.HINT, "tile-size-lost", isScaled ? 1 : 0);
        Optional<Element> offset = tileset.child("tileoffset");
        return offset.isEmpty()
                ? new Point(0, 0)
                : new Point(offset.get().numberOr("x", 0), offset.get().numberOr("y", 0));
    }

    private Optional<TileImages.Sheet> sheet(Element tileset, String from, int tileWidth) throws LevelFormatException {
        String image = image(tileset);
        if (image.isEmpty()) {
            return Optional.empty();
        }
        int margin = tileset.wholeNumber("margin", 0, 0, MAX_SIDE);
        int spacing = tileset.wholeNumber("spacing", 0, 0, MAX_SIDE);
        int fitting = (int) tilesAlong(imageSide(tileset, "width"), margin, spacing, tileWidth);
        int columns = tileset.wholeNumber("columns", fitting, 0, MAX_SIDE);
        int imageWidth = (int) Math.min(MAX_SIDE, imageSide(tileset, "width"));
        return Optional.of(new TileImages.Sheet(related.fromOpened(from, image), columns, margin, spacing, imageWidth));
    }

    /** The path of an image: of a child in XML, and in JSON of the element itself. */
    private static String image(Element element) {
        return element.child("image").map(image -> image.text("source")).orElseGet(() -> element.text("image"));
    }

    /** XML has the size of a picture at the picture, JSON at the tile or tileset. */
    private static double imageSide(Element element, String side) {
        double atPicture =
                element.child("image").map(image -> image.numberOr(side, 0)).orElse(0.0);
        return atPicture > 0 ? atPicture : element.numberOr("image" + side, 0);
    }

    /** How many tiles the picture has; before version 0.13 files don't say it. */
    private static int sheetSize(Element tileset, int tileWidth, int tileHeight) throws LevelFormatException {
        int margin = tileset.wholeNumber("margin", 0, 0, MAX_SIDE);
        int spacing = tileset.wholeNumber("spacing", 0, 0, MAX_SIDE);
        long columns = tilesAlong(imageSide(tileset, "width"), margin, spacing, tileWidth);
        long rows = tilesAlong(imageSide(tileset, "height"), margin, spacing, tileHeight);
        return (int) Math.min(columns * rows, Cells.MAX_ID);
    }

    private static long tilesAlong(double picture, int margin, int spacing, int tile) {
        long room = (long) picture - margin + spacing;
        return tile + spacing <= 0 ? 0 : Math.max(0, room / (tile + spacing));
    }

    /**
     * A tileset with what only the reading of objects needs.
     *
     * @param values the tileset
     * @param path of its file; empty if it is part of the map
     * @param alignment the point of a tile object that its position is
     */
    record LoadedTileset(ExternalTileset values, String path, String alignment) {
        /** The same with other ids, as many as fit before a next tileset. */
        LoadedTileset withIds(int firstId, int size) {
            return new LoadedTileset(values.withIds(firstId, size), path, alignment);
        }
    }
}
