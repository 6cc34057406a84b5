package leapsmith.levels.tiled;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.TilePicture;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.TileRegion;

/** Makes elements of a map, as version 1.8 of Tiled reads them: the reverse of {@link MapReader}. */
final class MapElements {
    /** Up to this many cells are written as numbers, which a person can read and a version control system merge. */
    private static final long MAX_NUMBERS = 1 << 20;

    private final ExternalMap map;
    private final Function<ExternalTileset, Optional<TilePicture>> pictures;
    private final Findings findings = new Findings();
    private final Properties.PropertyElements properties = new Properties.PropertyElements(findings);
    private final ObjectElements objects = new ObjectElements(properties);
    private final WrittenMap written = new WrittenMap(new Element("", null, "map", 0, 0));
    private final boolean isInfinite;
    private int layerId;

    /**
     * Elements of a map.
     *
     * @param pictures the file with the tiles of a tileset; empty for none
     */
    MapElements(ExternalMap map, Function<ExternalTileset, Optional<TilePicture>> pictures) {
        this.map = map;
        this.pictures = pictures;
        TileRegion used = ExternalLayer.usedCells(map.layers()).union(map.bounds());
        isInfinite = used.column() < 0
                || used.row() < 0
                || used.endColumn() > map.bounds().columns()
                || used.endRow() > map.bounds().rows()
                || map.bounds().column() != 0
                || map.bounds().row() != 0;
    }

    List<Finding> lost() {
        return findings.list();
    }

    WrittenMap make() {
        Element root = written.root();
        root.set("version", "1.8")
                .set("orientation", "orthogonal")
                .set("renderorder", "right-down")
                .set("width", Integer.toString(map.bounds().columns()))
                .set("height", Integer.toString(map.bounds().rows()))
                .set("tilewidth", Integer.toString(map.tileWidth()))
                .set("tileheight", Integer.toString(map.tileHeight()))
                .set("infinite", isInfinite ? "1" : "0");
        root.setUnlessEmpty("class", map.className());
        map.background().ifPresent(color -> root.set("backgroundcolor", String.format("#%06x", color)));
        properties.add(root, map.properties());
        map.tilesets().forEach(this::addTileset);
        for (ExternalLayer layer : map.layers()) {
            if (layer instanceof ExternalLayer.Tiles tiles) {
                addTiles(tiles);
            } else if (layer instanceof ExternalLayer.Items items) {
                objects.add(addLayer("objectgroup", layer.info()), items.items());
            } else if (layer instanceof ExternalLayer.Image image) {
                addLayer("imagelayer", layer.info()).add("image").set("source", image.image());
            } else {
                findings.warn("numbers-lost", layer.name());
            }
        }
        root.set("nextlayerid", Integer.toString(layerId + 1)).set("nextobjectid", Integer.toString(objects.nextId()));
        return written;
    }

    private void addTileset(ExternalTileset tileset) {
        Element element = written.root()
                .add("tileset")
                .set("firstgid", Integer.toString(tileset.firstId()))
                .set("name", tileset.name())
                .set("tilewidth", Integer.toString(tileset.tileWidth()))
                .set("tileheight", Integer.toString(tileset.tileHeight()))
                .set("tilecount", Integer.toString(tileset.size()));
        element.setUnlessEmpty("class", tileset.className());
        Optional<TilePicture> picture = pictures.apply(tileset);
        element.set(
                "columns", Integer.toString(picture.map(TilePicture::columns).orElse(0)));
        properties.add(element, tileset.properties());
        picture.ifPresent(file -> element.add("image")
                .set("source", file.fileName())
                .set("width", Integer.toString(file.width(tileset)))
                .set("height", Integer.toString(file.height(tileset))));
        for (Map.Entry<Integer, ExternalTile> entry : new TreeMap<>(tileset.tiles()).entrySet()) {
            ExternalTile values = entry.getValue();
            Element tile = element.add("tile").set("id", Integer.toString(entry.getKey()));
            tile.setUnlessEmpty("type", values.className());
            properties.add(tile, values.properties());
            if (!values.shapes().isEmpty()) {
                // Collision shapes have ids of their own.
                new ObjectElements(properties).add(tile.add("objectgroup").set("draworder", "index"), values.shapes());
            }
        }
    }

    private Element addLayer(String name, LayerInfo info) {
        Element element =
                written.root().add(name).set("id", Integer.toString(++layerId)).set("name", info.name());
        element.setUnlessEmpty("class", info.className());
        if (name.equals("layer")) {
            element.set("width", Integer.toString(map.bounds().columns()))
                    .set("height", Integer.toString(map.bounds().rows()));
        }
        if (!info.visible()) {
            element.set("visible", "0");
        }
        if (info.offsetX() != 0) {
            element.set("offsetx", ObjectElements.number(info.offsetX()));
        }
        if (info.offsetY() != 0) {
            element.set("offsety", ObjectElements.number(info.offsetY()));
        }
        properties.add(element, info.properties());
        if (!info.group().isEmpty()) {
            findings.warn("group-lost", info.name(), info.group());
        }
        return element;
    }

    private void addTiles(ExternalLayer.Tiles layer) {
        if (layer.cellWidth() != map.tileWidth() || layer.cellHeight() != map.tileHeight()) {
            findings.warn("cell-size-lost", layer.name(), layer.cellWidth(), layer.cellHeight());
        }
        Cells cells = layer.cells();
        TileRegion region = isInfinite
                ? ExternalLayer.usedCells(cells)
                : new TileRegion(0, 0, map.bounds().columns(), map.bounds().rows());
        Element data = addLayer("layer", layer.info()).add("data");
        if (region.area() <= MAX_NUMBERS) {
            data.set("encoding", "csv");
        } else {
            data.set("encoding", "base64").set("compression", "zlib");
        }
        if (!isInfinite) {
            written.cells().put(data, new WrittenMap.Part(cells, region));
        } else if (!region.isEmpty()) {
            Element chunk = data.add("chunk")
                    .set("x", Integer.toString(region.column()))
                    .set("y", Integer.toString(region.row()))
                    .set("width", Integer.toString(region.columns()))
                    .set("height", Integer.toString(region.rows()));
            written.cells().put(chunk, new WrittenMap.Part(cells, region));
        }
    }
}
