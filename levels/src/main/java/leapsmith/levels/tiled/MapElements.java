package leapsmith.levels.tiled;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.external.TilePicture;
import leapsmith.levels.json.JsonNumbers;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.fixed.PortableMath;

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
                .set("width", map.bounds().columns())
                .set("height", map.bounds().rows())
                .set("tilewidth", map.tileWidth())
                .set("tileheight", map.tileHeight())
                .set("infinite", isInfinite ? "1" : "0");
        root.setUnlessEmpty("class", map.className());
        map.layers().stream()
                .map(layer -> layer.info().appearance().origin())
                .filter(origin -> origin.x() != 0 || origin.y() != 0)
                .findFirst()
                .ifPresent(origin -> root.set("parallaxoriginx", ObjectElements.number(origin.x()))
                        .set("parallaxoriginy", ObjectElements.number(origin.y())));
        map.background().ifPresent(color -> root.set("backgroundcolor", String.format("#%06x", color)));
        properties.add(root, map.properties());
        map.tilesets().forEach(this::addTileset);
        for (ExternalLayer layer : map.layers()) {
            if (layer instanceof ExternalLayer.Tiles tiles) {
                addTiles(tiles);
            } else if (layer instanceof ExternalLayer.Items items) {
                objects.add(addLayer("objectgroup", layer.info()), items.items());
            } else if (layer instanceof ExternalLayer.Image image) {
                addImage(image);
            } else {
                findings.warn("numbers-lost", layer.name());
            }
        }
        root.set("nextlayerid", layerId + 1).set("nextobjectid", objects.nextId());
        return written;
    }

    private void addTileset(ExternalTileset tileset) {
        Element element = written.root()
                .add("tileset")
                .set("firstgid", tileset.firstId())
                .set("name", tileset.name())
                .set("tilewidth", tileset.tileWidth())
                .set("tileheight", tileset.tileHeight())
                .set("tilecount", tileset.size());
        element.setUnlessEmpty("class", tileset.className());
        Optional<TilePicture> picture = pictures.apply(tileset);
        Optional<TileImages.Sheet> sheet =
                picture.isPresent() ? Optional.empty() : tileset.images().sheet();
        int ownColumns = sheet.map(TileImages.Sheet::columns).orElse(0);
        element.set("columns", picture.map(TilePicture::columns).orElse(ownColumns));
        sheet.ifPresent(it -> element.set("spacing", it.spacing()).set("margin", it.margin()));
        properties.add(element, tileset.properties());
        picture.ifPresent(file -> element.add("image")
                .set("source", file.fileName())
                .set("width", file.width(tileset))
                .set("height", file.height(tileset)));
        sheet.ifPresent(it -> element.add("image")
                .set("source", it.path())
                .set("width", it.width())
                .set("height", height(tileset, it)));
        Map<Integer, List<TileImages.Frame>> animations = tileset.images().animations();
        TreeSet<Integer> numbers = new TreeSet<>(tileset.tiles().keySet());
        numbers.addAll(animations.keySet());
        for (int number : numbers) {
            Element tile = element.add("tile").set("id", number);
            ExternalTile values = tileset.tiles().get(number);
            if (values != null) {
                addTile(tile, values);
            }
            if (animations.containsKey(number)) {
                Element animation = tile.add("animation");
                animations
                        .get(number)
                        .forEach(frame -> animation
                                .add("frame")
                                .set("tileid", frame.tile())
                                .set("duration", frame.ms()));
            }
        }
        addTerrains(element, tileset);
    }

    private void addTile(Element tile, ExternalTile values) {
        tile.setUnlessEmpty("type", values.className());
        properties.add(tile, values.properties());
        if (!values.shapes().isEmpty()) {
            // Collision shapes have ids of their own.
            new ObjectElements(properties).add(tile.add("objectgroup").set("draworder", "index"), values.shapes());
        }
    }

    private static int height(ExternalTileset tileset, TileImages.Sheet sheet) {
        int rows = (tileset.size() + sheet.columns() - 1) / sheet.columns();
        return 2 * sheet.margin() + rows * (tileset.tileHeight() + sheet.spacing()) - sheet.spacing();
    }

    /** Terrains are Wang sets of one color, whose tiles have a number for each direction. */
    private static void addTerrains(Element element, ExternalTileset tileset) {
        if (tileset.terrains().isEmpty()) {
            return;
        }
        Element sets = element.add("wangsets");
        for (ExternalTileset.Terrain terrain : tileset.terrains()) {
            String joint = terrain.joint().name().toLowerCase(Locale.ROOT);
            Element set = sets.add("wangset").set("name", terrain.name()).set("type", joint);
            set.set("tile", -1);
            set.add("wangcolor")
                    .set("name", terrain.name())
                    .set("color", String.format("#%06x", terrain.color()))
                    .set("tile", -1)
                    .set("probability", 1);
            for (Map.Entry<Integer, Integer> tile : new TreeMap<>(terrain.masks()).entrySet()) {
                StringJoiner directions = new StringJoiner(",");
                for (int bit = 1; bit < 256; bit <<= 1) {
                    directions.add((tile.getValue() & bit) != 0 ? "1" : "0");
                }
                set.add("wangtile").set("tileid", tile.getKey()).set("wangid", directions.toString());
            }
        }
    }

    private Element addLayer(String name, LayerInfo info) {
        Element element = written.root()
                .add(name)
                .set("id", ++layerId)
                .set("name", info.name())
                .setUnlessEmpty("class", info.className());
        if (name.equals("layer")) {
            element.set("width", map.bounds().columns())
                    .set("height", map.bounds().rows());
        }
        // Tiled 1.8 reads the offset of a layer with an image only if it has both.
        boolean needsBoth = name.equals("imagelayer") && info.offsetY() != 0;
        LayerInfo.Appearance appearance = info.appearance();
        Point parallax = appearance.parallax();
        element.setIf(!info.visible(), "visible", "0")
                .setIf(info.offsetX() != 0 || needsBoth, "offsetx", ObjectElements.number(info.offsetX()))
                .setIf(info.offsetY() != 0, "offsety", ObjectElements.number(info.offsetY()))
                .setIf(appearance.opacity() != 1, "opacity", ObjectElements.number(appearance.opacity()))
                .setIf(parallax.x() != 1, "parallaxx", ObjectElements.number(parallax.x()))
                .setIf(parallax.y() != 1, "parallaxy", ObjectElements.number(parallax.y()))
                .setIf(appearance.isInOrder() && name.equals("objectgroup"), "draworder", "index");
        properties.add(element, info.properties());
        if (!info.group().isEmpty()) {
            findings.warn("group-lost", info.name(), info.group());
        }
        return element;
    }

    private void addImage(ExternalLayer.Image layer) {
        addLayer("imagelayer", layer.info())
                .setIf(layer.repeatsX(), "repeatx", "1")
                .setIf(layer.repeatsY(), "repeaty", "1")
                .add("image")
                .set("source", layer.image());
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
                    .set("x", region.column())
                    .set("y", region.row())
                    .set("width", region.columns())
                    .set("height", region.rows());
            written.cells().put(chunk, new WrittenMap.Part(cells, region));
        }
    }

    /** Makes elements of the objects of one map: the reverse of {@link TiledObjectReader}. */
    static final class ObjectElements {
        private static final int MAX_DECIMALS = 17;

        private final Set<Integer> used = new HashSet<>();
        private final Properties.PropertyElements properties;
        private int last;

        ObjectElements(Properties.PropertyElements properties) {
            this.properties = properties;
        }

        /** An id above all that were used. */
        int nextId() {
            return last + 1;
        }

        /** Adds objects to a layer or the collision shapes of a tile. */
        void add(Element parent, List<ExternalObject> objects) {
            objects.forEach(object -> add(parent, object));
        }

        private void add(Element parent, ExternalObject object) {
            Point at = position(object);
            boolean hasBox = object.points().isEmpty() && object.shape() != Shape.POINT;
            Element element = parent.add("object")
                    .set("id", idOf(object))
                    .setUnlessEmpty("name", object.name())
                    .setUnlessEmpty("type", object.className())
                    .setIf(object.cell() != 0, "gid", Integer.toUnsignedString(object.cell()))
                    .set("x", number(at.x()))
                    .set("y", number(at.y()))
                    .setIf(hasBox, "width", number(object.width()))
                    .setIf(hasBox, "height", number(object.height()))
                    .setIf(object.rotation() != 0, "rotation", number(object.rotation()))
                    .setIf(!object.visible(), "visible", "0");
            boolean isText = object.shape() == Shape.TEXT;
            properties.add(element, isText ? object.properties().without("text") : object.properties());
            switch (object.shape()) {
                case ELLIPSE -> element.add("ellipse");
                case CAPSULE -> element.add("capsule");
                case POINT -> element.add("point");
                case POLYGON -> element.add("polygon").set("points", points(object));
                case POLYLINE -> element.add("polyline").set("points", points(object));
                case TEXT -> addText(element, object.properties());
                case RECTANGLE, TILE -> {
                    // They are what an object is without a shape.
                }
            }
        }

        private static void addText(Element element, RawMembers properties) {
            FreeValue value = FreeValue.of(properties.get("text").orElse("\"\""));
            String words = value instanceof FreeValue.OfText text ? text.text() : value.json();
            element.add("text").append(words.toCharArray(), 0, words.length());
        }

        /** Its own id if that is a number which no other object of the map has. */
        private int idOf(ExternalObject object) {
            int id;
            try {
                id = Integer.parseInt(object.id());
            } catch (NumberFormatException e) {
                id = 0;
            }
            int unique = id > 0 && id < Integer.MAX_VALUE && used.add(id) ? id : last + 1;
            used.add(unique);
            last = Math.max(last, unique);
            return unique;
        }

        /**
         * Where Tiled has the position of an object, about which it turns it: its corner, the bottom one of a tile, or the
         * origin of its points.
         */
        private static Point position(ExternalObject object) {
            if (!object.points().isEmpty()) {
                return new Point(object.pivotX(), object.pivotY());
            }
            double y = object.shape() == Shape.TILE ? object.y() + object.height() : object.y();
            double dx = object.x() - object.pivotX();
            double dy = y - object.pivotY();
            if (object.rotation() == 0 || dx == 0 && dy == 0) {
                return new Point(object.x(), y);
            }
            double angle = PortableMath.toRadians(object.rotation());
            return new Point(
                    object.pivotX() + dx * PortableMath.cos(angle) - dy * PortableMath.sin(angle),
                    object.pivotY() + dx * PortableMath.sin(angle) + dy * PortableMath.cos(angle));
        }

        private static String points(ExternalObject object) {
            StringJoiner text = new StringJoiner(" ");
            for (Point point : object.points()) {
                text.add(distance(object.pivotX(), point.x()) + ',' + distance(object.pivotY(), point.y()));
            }
            return text.toString();
        }

        /** The distance with the fewest decimals that leads to the same point, without the error of the difference. */
        private static String distance(double from, double to) {
            BigDecimal exact = new BigDecimal(to - from);
            for (int decimals = 0; decimals < MAX_DECIMALS; decimals++) {
                double rounded =
                        exact.setScale(decimals, RoundingMode.HALF_EVEN).doubleValue();
                if (from + rounded == to) {
                    return number(rounded);
                }
            }
            return number(to - from);
        }

        static String number(double value) {
            return JsonNumbers.text(value);
        }
    }
}
