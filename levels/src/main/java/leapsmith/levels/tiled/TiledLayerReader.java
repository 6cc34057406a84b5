package leapsmith.levels.tiled;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.RawMembers;

/** Reads the layers of a map. Groups are dissolved. */
final class TiledLayerReader {
    private static final LayerInfo NO_GROUP = LayerInfo.named("");

    private final MapShape shape;
    private final CellsReader cells;
    private final TiledObjectReader objects;
    private final Findings findings;
    private final List<ExternalLayer> layers = new ArrayList<>();

    /** The grid of a map: its size in cells, and that of a cell in pixels. */
    record MapShape(int width, int height, int tileWidth, int tileHeight) {}

    TiledLayerReader(MapShape shape, MapTilesets tilesets, Findings findings) {
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
                case "objectgroup" -> layers.add(new ExternalLayer.Items(info(element, group, path), objects(element)));
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
                group.offsetX() + layer.numberOr("offsetx", 0),
                group.offsetY() + layer.numberOr("offsety", 0),
                properties);
    }
}
