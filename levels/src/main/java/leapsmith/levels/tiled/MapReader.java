package leapsmith.levels.tiled;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileRegion;

final class MapReader {
    private final Related related;
    private final Findings findings;

    MapReader(Related related, Findings findings) {
        this.related = related;
        this.findings = findings;
    }

    /**
     * Reads the map of a document.
     *
     * @param name of the map
     * @throws LevelFormatException if its size, a layer or a tileset is not valid
     */
    ExternalMap read(Element map, String name) throws LevelFormatException {
        warnUnlessOrthogonal(map, name);
        LayersReader.MapShape shape = new LayersReader.MapShape(
                map.wholeNumber("width", 0, Limits.MAX_SIDE_PX),
                map.wholeNumber("height", 0, Limits.MAX_SIDE_PX),
                map.wholeNumber("tilewidth", 1, Limits.MAX_SIDE_PX),
                map.wholeNumber("tileheight", 1, Limits.MAX_SIDE_PX));
        boolean isInfinite = map.isTrue("infinite", false);
        TileRegion bounds = new TileRegion(0, 0, shape.width(), shape.height());
        if (!isInfinite && bounds.area() > Limits.MAX_TILES) {
            throw map.wrong(
                    Message.of("file.at-most-0-cells", Limits.MAX_TILES),
                    Message.literal(Long.toString(bounds.area())));
        }
        MapTilesets tilesets = MapTilesets.read(map, related, findings);
        List<ExternalLayer> layers = new LayersReader(shape, tilesets, findings).read(map);
        return new ExternalMap(
                name,
                map.className(),
                shape.tileWidth(),
                shape.tileHeight(),
                isInfinite ? ExternalLayer.usedCells(layers) : bounds,
                layers,
                tilesets.values(),
                Properties.rgb(map.text("backgroundcolor")),
                Properties.of(map));
    }

    private void warnUnlessOrthogonal(Element map, String name) {
        String orientation = map.text("orientation");
        if (!orientation.isEmpty() && !orientation.equals("orthogonal")) {
            findings.warn("not-orthogonal", name, orientation);
        }
    }

    /** Reads the layers of a map. Groups are dissolved. */
    private static final class LayersReader {
        private static final LayerInfo NO_GROUP = LayerInfo.named("");

        private final MapShape shape;
        private final CellsReader cells;
        private final TiledObjectReader objects;
        private final Findings findings;
        private final List<ExternalLayer> layers = new ArrayList<>();

        /** The grid of a map: its size in cells, and that of a cell in pixels. */
        record MapShape(int width, int height, int tileWidth, int tileHeight) {}

        LayersReader(MapShape shape, MapTilesets tilesets, Findings findings) {
            this.shape = shape;
            this.findings = findings;
            cells = new CellsReader(tilesets, findings);
            objects = new TiledObjectReader(findings, tilesets);
        }

        /** All layers of a map, from back to front. */
        List<ExternalLayer> read(Element map) throws LevelFormatException {
            addLayers(map, NO_GROUP, "");
            return layers;
        }

        private void addLayers(Element parent, LayerInfo group, String path) throws LevelFormatException {
            for (Element element : parent.children()) {
                switch (element.name()) {
                    case "layer" ->
                        layers.add(new ExternalLayer.Tiles(
                                info(element, group, path),
                                cells.read(element, shape.width(), shape.height()),
                                shape.tileWidth(),
                                shape.tileHeight()));
                    case "objectgroup" ->
                        layers.add(new ExternalLayer.Items(info(element, group, path), objects(element)));
                    case "imagelayer" ->
                        layers.add(new ExternalLayer.Image(
                                info(element, group, path),
                                element.child("image")
                                        .map(image -> image.text("source"))
                                        .orElse("")));
                    case "group" -> {
                        LayerInfo info = info(element, group, path);
                        addLayers(element, info, path.isEmpty() ? info.name() : path + '/' + info.name());
                    }
                    case "unknown" -> findings.warn("unknown-layer", element.text("name"));
                    default -> {
                        // Tilesets and properties are read elsewhere.
                    }
                }
            }
        }

        private List<ExternalObject> objects(Element layer) throws LevelFormatException {
            List<ExternalObject> items = new ArrayList<>();
            for (Element element : layer.children("object")) {
                objects.read(element).ifPresent(items::add);
            }
            return items;
        }

        private LayerInfo info(Element layer, LayerInfo group, String path) {
            RawMembers properties = Properties.of(layer);
            return new LayerInfo(
                    layer.text("name"),
                    path,
                    layer.className(),
                    group.visible() && layer.isTrue("visible", true),
                    new Point(
                            group.offsetX() + layer.numberOr("offsetx", 0),
                            group.offsetY() + layer.numberOr("offsety", 0)),
                    properties);
        }
    }
}
