package leapsmith.levels.tiled;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.external.CellArray;
import leapsmith.levels.external.Cells;
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
import leapsmith.levels.model.Severity;
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
        PropertyClasses classes = related.classes(findings);
        MapTilesets tilesets = MapTilesets.read(map, related, findings);
        boolean isIsometric = map.text("orientation").equals("isometric");
        double objectScale = isIsometric ? (double) shape.tileWidth() / shape.tileHeight() : 1;
        TiledObjectReader objects = new TiledObjectReader(findings, classes, tilesets, objectScale);
        List<ExternalLayer> layers = new LayersReader(shape, tilesets, objects, classes, related, findings).read(map);
        return new ExternalMap(
                name,
                map.className(),
                shape.tileWidth(),
                shape.tileHeight(),
                isInfinite ? ExternalMap.usedCells(layers, shape.tileWidth(), shape.tileHeight()) : bounds,
                layers,
                tilesets.values(),
                Properties.rgb(map.text("backgroundcolor")),
                Properties.of(map, classes),
                classes.defaults());
    }

    private void warnUnlessOrthogonal(Element map, String name) {
        String orientation = map.text("orientation");
        if (!orientation.isEmpty() && !orientation.equals("orthogonal")) {
            findings.warn("not-orthogonal", name, orientation);
        }
    }

    /** Reads the layers of a map. Groups are dissolved. */
    private static final class LayersReader {
        private static final Point BOTTOM_LEFT = new Point(0, 1);

        private final MapShape shape;
        private final CellsReader cells;
        private final TiledObjectReader objects;
        private final PropertyClasses classes;
        private final Related related;
        private final Findings findings;
        private final List<ExternalLayer> layers = new ArrayList<>();

        /** The grid of a map: its size in cells, and that of a cell in pixels. */
        record MapShape(int width, int height, int tileWidth, int tileHeight) {}

        LayersReader(
                MapShape shape,
                MapTilesets tilesets,
                TiledObjectReader objects,
                PropertyClasses classes,
                Related related,
                Findings findings) {
            this.shape = shape;
            this.objects = objects;
            this.classes = classes;
            this.related = related;
            this.findings = findings;
            cells = new CellsReader(tilesets, findings);
        }

        /** All layers of a map, from back to front. */
        List<ExternalLayer> read(Element map) throws LevelFormatException {
            Point origin = new Point(map.numberOr("parallaxoriginx", 0), map.numberOr("parallaxoriginy", 0));
            LayerInfo.Appearance plain = LayerInfo.Appearance.PLAIN;
            LayerInfo.Appearance ofMap =
                    new LayerInfo.Appearance(plain.opacity(), plain.parallax(), origin, plain.isInOrder());
            addLayers(map, LayerInfo.named("").with(ofMap), "");
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
                                shape.tileHeight(),
                                BOTTOM_LEFT));
                    case "objectgroup" ->
                        layers.add(new ExternalLayer.Items(info(element, group, path), objects(element)));
                    case "imagelayer" ->
                        layers.add(new ExternalLayer.Image(
                                info(element, group, path),
                                element.child("image")
                                        .map(image -> image.text("source"))
                                        .filter(source -> !source.isEmpty())
                                        .map(source -> related.fromOpened("", source))
                                        .orElse(""),
                                element.isTrue("repeatx", false),
                                element.isTrue("repeaty", false),
                                List.of()));
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
            RawMembers properties = Properties.of(layer, classes);
            return new LayerInfo(
                    layer.text("name"),
                    path,
                    layer.className(),
                    group.visible() && layer.isTrue("visible", true),
                    new Point(
                            group.offsetX() + layer.numberOr("offsetx", 0),
                            group.offsetY() + layer.numberOr("offsety", 0)),
                    appearance(layer, group.appearance()),
                    properties);
        }

        private LayerInfo.Appearance appearance(Element layer, LayerInfo.Appearance group) {
            boolean isTinted = !layer.text("tintcolor").isEmpty()
                    && Properties.rgb(layer.text("tintcolor")).orElse(0) != 0xffffff;
            findings.count(Severity.HINT, "tint-lost", isTinted ? 1 : 0);
            boolean isBlended =
                    !layer.text("mode").isEmpty() && !layer.text("mode").equals("normal");
            findings.count(Severity.HINT, "blend-mode-lost", isBlended ? 1 : 0);
            return new LayerInfo.Appearance(
                    group.opacity() * Math.max(0, Math.min(1, layer.numberOr("opacity", 1))),
                    new Point(
                            group.parallax().x() * layer.numberOr("parallaxx", 1),
                            group.parallax().y() * layer.numberOr("parallaxy", 1)),
                    group.origin(),
                    layer.text("draworder").equals("index"));
        }
    }

    /** Reads the cells of the layers of one map, which together have at most {@link Limits#MAX_TILES}. */
    private static final class CellsReader {
        private static final int MAX_COORDINATE = Limits.MAX_SIDE_PX;

        private final MapTilesets tilesets;
        private final Findings findings;
        private long total;

        CellsReader(MapTilesets tilesets, Findings findings) {
            this.tilesets = tilesets;
            this.findings = findings;
        }

        /**
         * Reads the cells of a layer.
         *
         * @param layer the element of the layer
         * @param width of the map in cells, for a layer that doesn't say its own
         * @param height of the map in cells
         */
        Cells read(Element layer, int width, int height) throws LevelFormatException {
            Element data = layer.child("data").orElseGet(() -> layer.add("data"));
            List<Element> chunks = data.children("chunk");
            CellArray cells;
            if (chunks.isEmpty()) {
                TileRegion region = region(layer, width, height);
                CellData found = data.takeCells();
                int count = found.count(data, (int) region.area());
                warnIfWrongCount(layer, region, count);
                cells = new CellArray(allocated(layer, firstCells(region, count)));
                fill(cells, region, data, found);
            } else {
                cells = chunks(layer, data, chunks);
            }
            warnOfUnknownTiles(layer, cells);
            return cells;
        }

        private CellArray chunks(Element layer, Element data, List<Element> chunks) throws LevelFormatException {
            TileRegion all = TileRegion.EMPTY;
            for (Element chunk : chunks) {
                all = all.union(region(chunk, 0, 0));
                if (all.area() > Limits.MAX_TILES) {
                    throw chunk.tooMany("file.at-most-0-cells-around-all-chunks", Limits.MAX_TILES);
                }
            }
            CellArray cells = new CellArray(allocated(layer, all));
            for (Element chunk : chunks) {
                TileRegion region = region(chunk, 0, 0);
                CellData found = chunk.takeCells();
                warnIfWrongCount(layer, region, found.count(data, (int) region.area()));
                fill(cells, region, data, found);
            }
            return cells;
        }

        private static TileRegion region(Element element, int width, int height) throws LevelFormatException {
            boolean isChunk = element.name().equals("chunk");
            int column = isChunk ? element.wholeNumber("x", 0, -MAX_COORDINATE, MAX_COORDINATE) : 0;
            int row = isChunk ? element.wholeNumber("y", 0, -MAX_COORDINATE, MAX_COORDINATE) : 0;
            TileRegion region = new TileRegion(
                    column,
                    row,
                    element.wholeNumber("width", width, 0, MAX_COORDINATE),
                    element.wholeNumber("height", height, 0, MAX_COORDINATE));
            if (region.area() > Limits.MAX_TILES) {
                throw element.wrong(
                        Message.of("file.at-most-0-cells", Limits.MAX_TILES),
                        Message.literal(Long.toString(region.area())));
            }
            return region;
        }

        /** The rows for which the file has cells: what it only claims to have costs no memory. */
        private static TileRegion firstCells(TileRegion region, int count) {
            if (region.isEmpty()) {
                return region;
            }
            int rows = (int) Math.min(region.rows(), ((long) count + region.columns() - 1) / region.columns());
            return new TileRegion(region.column(), region.row(), region.columns(), rows);
        }

        private TileRegion allocated(Element layer, TileRegion region) throws LevelFormatException {
            total += region.area();
            if (total > Limits.MAX_TILES) {
                throw layer.tooMany("file.at-most-0-cells-in-all-layers", Limits.MAX_TILES);
            }
            return region;
        }

        private static void fill(CellArray cells, TileRegion region, Element data, CellData found)
                throws LevelFormatException {
            found.forEach(data, (int) region.area(), (index, cell) -> {
                if (cell != 0) {
                    cells.set(
                            region.column() + index % region.columns(), region.row() + index / region.columns(), cell);
                }
            });
        }

        private void warnIfWrongCount(Element layer, TileRegion region, int count) {
            if (count < region.area()) {
                findings.warn("missing-cells", layer.text("name"), count, region.area());
            } else if (count > region.area()) {
                findings.warn("surplus-cells", layer.text("name"), region.area());
            }
        }

        private void warnOfUnknownTiles(Element layer, Cells cells) {
            TileRegion bounds = cells.bounds();
            int unknown = 0;
            int last = 0;
            boolean lastIsKnown = true;
            for (int row = bounds.row(); row < bounds.endRow(); row++) {
                for (int column = bounds.column(); column < bounds.endColumn(); column++) {
                    int id = Cells.idOf(cells.at(column, row));
                    if (id != last) {
                        last = id;
                        lastIsKnown = id == 0 || tilesets.contains(id);
                    }
                    unknown += lastIsKnown ? 0 : 1;
                }
            }
            if (unknown > 0) {
                findings.warn("unknown-tiles", layer.text("name"), unknown);
            }
        }
    }
}
