package leapsmith.levels.ogmo;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.levels.external.CellArray;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.PlacedPicture;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.JsonInput.Kind;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.fixed.PortableMath;

/**
 * Reads levels of Ogmo Editor 3 and its projects, whose levels are files in folders that the project names. The <a
 * href="https://ogmo-editor-3.github.io/docs/">manual</a> describes the kinds of layers; their keys in files are those
 * that the <a href="https://github.com/Ogmo-Editor-3/OgmoEditor3-CE">editor</a> writes.
 */
public final class OgmoReader {
    private static final String LEVEL = ".json";

    /** Ids that are kept for the tiles of a tileset, whose number is in no file. */
    private static final int TILESET_SIZE = 1 << 16;

    private static final int MAX_CELL = 1 << 12;

    private final Map<String, TilesetDefinition> definitions = new HashMap<>();
    private final Map<String, Map<String, OptionalInt>> legends = new HashMap<>();
    /** The folders of the decals of layers, relative to the project. */
    private final Map<String, String> folders = new HashMap<>();

    private final List<String> levelPaths = new ArrayList<>();
    private final Findings findings = new Findings();
    private String version = "";
    /** Whether decals are turned by radians, as they are by default. */
    private boolean isInRadians = true;

    private OgmoReader() {}

    /**
     * Reads a level or a project to the end of the stream, and leaves the stream open.
     *
     * @param in is read to its end
     * @param sourceName name of the stream in error messages; the map of a level is called as this file
     * @param related the files beside it
     * @throws LevelFormatException if it is not a valid file within the limits; says where, and what
     *     was expected
     * @throws IOException if the stream can't be read
     */
    public static ExternalProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException {
        return new OgmoReader().readFile(in, sourceName, related);
    }

    private ExternalProject readFile(InputStream stream, String source, RelatedFiles related) throws IOException {
        LevelReader level = new LevelReader(new JsonInput(stream, source));
        boolean[] isProject = {false};
        level.in.document("file.file-of-ogmo", key -> {
            switch (key) {
                case "ogmoVersion" -> version = level.in.scalarText();
                case "anglesRadians" -> isInRadians = level.in.bool();
                case "levelPaths" -> {
                    isProject[0] = true;
                    level.in.array("file.array", index -> levelPaths.add(level.in.text("file.path")));
                }
                case "tilesets" -> level.in.array("file.array-of-tilesets", index -> readTileset(level.in));
                case "layers" ->
                    level.in.array("file.array-of-layers", index -> {
                        LayerReader layer = new LayerReader(level, related);
                        level.in.object("file.layer", layer::read);
                        layer.finish();
                    });
                default -> level.read(key);
            }
        });
        if (isProject[0]) {
            return new ExternalProject(version, levels(related), findings.list());
        }
        return new ExternalProject(version, List.of(level.map(stem(source))), findings.list());
    }

    private void readTileset(JsonInput in) throws IOException {
        TilesetDefinition definition = new TilesetDefinition();
        in.object("file.tileset", key -> definition.read(in, key));
        definitions.put(definition.label, definition);
    }

    /** A tileset of a project. Levels name tilesets by their labels. */
    private static final class TilesetDefinition {
        private String label = "";
        private String image = "";
        private int tileWidth;
        private int tileHeight;
        private int margin;
        private int spacing;

        void read(JsonInput in, String key) throws IOException {
            switch (key) {
                case "label" -> label = in.text("file.text");
                case "path" -> image = in.text("file.path");
                case "tileWidth" -> tileWidth = in.wholeNumber(0, MAX_CELL);
                case "tileHeight" -> tileHeight = in.wholeNumber(0, MAX_CELL);
                case "tileMarginX" -> margin = in.wholeNumber(0, MAX_CELL);
                case "tileSeparationX" -> spacing = in.wholeNumber(0, MAX_CELL);
                default -> in.skip();
            }
        }

        TileImages images() {
            return image.isEmpty()
                    ? TileImages.NONE
                    : new TileImages(Optional.of(new TileImages.Sheet(image, 0, margin, spacing)), Map.of());
        }
    }

    /** The levels in the folders of a project that can be read, with a finding for each of the others. */
    private List<ExternalMap> levels(RelatedFiles related) {
        List<ExternalMap> maps = new ArrayList<>();
        for (String folder : levelPaths) {
            String prefix = folder.isEmpty() || folder.equals(".") ? "" : folder + "/";
            try {
                for (String name : related.besides(prefix + "level").besideMap()) {
                    if (name.endsWith(LEVEL)) {
                        readLevel(related, prefix + name, maps);
                    }
                }
            } catch (IOException e) {
                findings.warn("missing-map", folder, String.valueOf(e.getMessage()));
            }
        }
        return maps;
    }

    private void readLevel(RelatedFiles related, String path, List<ExternalMap> maps) {
        try (InputStream in = related.open(path)) {
            OgmoReader reader = new OgmoReader();
            reader.definitions.putAll(definitions);
            reader.legends.putAll(legends);
            reader.folders.putAll(folders);
            reader.isInRadians = isInRadians;
            ExternalProject level = reader.readFile(in, path, related);
            // Another JSON file in the folder isn't a level.
            if (!reader.version.isEmpty()) {
                maps.addAll(level.maps());
                level.findings().forEach(findings::add);
            }
        } catch (IOException e) {
            findings.warn("missing-map", path, e.getMessage());
        }
    }

    private static String stem(String path) {
        String file = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
        return file.endsWith(LEVEL) ? file.substring(0, file.length() - LEVEL.length()) : file;
    }

    /** Reads the level of a file. */
    private static final class LevelReader {
        private final JsonInput in;
        private final List<ExternalLayer> layers = new ArrayList<>();
        private final Map<String, ExternalTileset> tilesets = new LinkedHashMap<>();
        private int width;
        private int height;
        private RawMembers values = RawMembers.EMPTY;

        LevelReader(JsonInput in) {
            this.in = in;
        }

        void read(String key) throws IOException {
            switch (key) {
                case "width" -> width = in.wholeNumber(0, Limits.MAX_SIDE_PX);
                case "height" -> height = in.wholeNumber(0, Limits.MAX_SIDE_PX);
                case "values" -> values = values(in);
                default -> in.skip();
            }
        }

        /** The map; its layers are from front to back in the file. */
        ExternalMap map(String name) {
            List<ExternalLayer> fromBack = new ArrayList<>(layers);
            Collections.reverse(fromBack);
            Cell cell = layers.stream()
                    .flatMap(layer -> Cell.of(layer).stream())
                    .min(Comparator.comparingInt(it -> it.width() * it.height()))
                    .orElse(new Cell(Level.STANDARD_TILE_SIZE, Level.STANDARD_TILE_SIZE));
            TileRegion bounds = new TileRegion(0, 0, cells(width, cell.width()), cells(height, cell.height()));
            return new ExternalMap(
                    name,
                    "",
                    cell.width(),
                    cell.height(),
                    bounds,
                    fromBack,
                    List.copyOf(tilesets.values()),
                    OptionalInt.empty(),
                    values,
                    Map.of());
        }

        private static int cells(int length, int cell) {
            return (length + cell - 1) / cell;
        }

        private record Cell(int width, int height) {
            static Optional<Cell> of(ExternalLayer layer) {
                if (layer instanceof ExternalLayer.Values grid) {
                    return Optional.of(new Cell(grid.cellWidth(), grid.cellHeight()));
                }
                return layer instanceof ExternalLayer.Tiles tiles
                        ? Optional.of(new Cell(tiles.cellWidth(), tiles.cellHeight()))
                        : Optional.empty();
            }
        }

        /** The id of the first tile of a tileset that the project defines, or else of one with tiles of this size. */
        int firstId(String name, Map<String, TilesetDefinition> definitions, int cellWidth, int cellHeight) {
            ExternalTileset known = tilesets.get(name);
            if (known == null) {
                TilesetDefinition definition = definitions.getOrDefault(name, new TilesetDefinition());
                known = new ExternalTileset(
                        name,
                        "",
                        1 + tilesets.size() * TILESET_SIZE,
                        0,
                        definition.tileWidth > 0 ? definition.tileWidth : cellWidth,
                        definition.tileHeight > 0 ? definition.tileHeight : cellHeight,
                        Map.of(),
                        definition.images(),
                        RawMembers.EMPTY);
                tilesets.put(name, known);
            }
            return known.firstId();
        }
    }

    private static RawMembers values(JsonInput in) throws IOException {
        RawMembers[] values = {RawMembers.EMPTY};
        in.object("file.properties", key -> values[0] = values[0].with(key, in.json()));
        return values[0];
    }

    /** Reads a layer of a level, or its definition in a project. */
    private final class LayerReader {
        private final LevelReader level;
        private final JsonInput in;
        private final RelatedFiles related;
        private String name = "";
        private String definition = "";
        private String folder = "";
        private String tileset = "";
        private double offsetX;
        private double offsetY;
        private int cellWidth;
        private int cellHeight;
        private int columns;
        private int rows;
        private boolean isEntities;
        private boolean isCoordinates;
        private final List<String> grid = new ArrayList<>();
        private final List<Integer> tiles = new ArrayList<>();
        private final Map<String, OptionalInt> legend = new LinkedHashMap<>();
        private final List<ExternalObject> items = new ArrayList<>();
        /** Null in a layer of another kind. */
        private List<Decal> decals;

        LayerReader(LevelReader level, RelatedFiles related) {
            this.level = level;
            this.related = related;
            in = level.in;
        }

        void read(String key) throws IOException {
            switch (key) {
                case "name" -> name = in.text("file.text");
                case "definition" -> definition = in.text("file.text");
                case "tileset" -> tileset = in.text("file.text");
                case "offsetX" -> offsetX = in.number(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX);
                case "offsetY" -> offsetY = in.number(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX);
                case "gridCellWidth" -> cellWidth = in.wholeNumber(1, MAX_CELL);
                case "gridCellHeight" -> cellHeight = in.wholeNumber(1, MAX_CELL);
                case "gridCellsX" -> columns = in.wholeNumber(0, Limits.MAX_TILES);
                case "gridCellsY" -> rows = in.wholeNumber(0, Limits.MAX_TILES);
                case "legend" -> in.object("file.object", symbol -> legend.put(symbol, color(in.scalarText())));
                case "grid", "grid2D" -> readGrid();
                case "data", "data2D" -> readTiles();
                case "dataCoords", "dataCoords2D" -> {
                    isCoordinates = true;
                    in.skip();
                }
                case "entities" -> {
                    isEntities = true;
                    in.array("file.array-of-entities", index -> items.add(new EntityReader(in).read()));
                }
                case "folder" -> folder = in.text("file.path");
                case "decals" -> {
                    decals = new ArrayList<>();
                    in.array("file.array", index -> {
                        decals.add(new Decal(in));
                        limit(decals.size());
                    });
                }
                default -> in.skip();
            }
        }

        /** In a row, or in rows. */
        private void readGrid() throws IOException {
            in.array("file.array", index -> {
                if (in.kind() == Kind.ARRAY) {
                    readGrid();
                } else {
                    grid.add(in.scalarText());
                    limit(grid.size());
                }
            });
        }

        private void readTiles() throws IOException {
            in.array("file.array-of-tiles", index -> {
                if (in.kind() == Kind.ARRAY) {
                    readTiles();
                } else {
                    tiles.add(in.wholeNumber(-1, TILESET_SIZE - 1));
                    limit(tiles.size());
                }
            });
        }

        private void limit(int cells) throws IOException {
            if (cells > Limits.MAX_TILES) {
                throw in.tooMany("file.at-most-0-cells", Limits.MAX_TILES);
            }
        }

        /** Adds the layer to its level, or the meaning of its symbols to the project. */
        void finish() {
            if (!definition.isEmpty()) {
                legends.put(name, legend);
                folders.put(name, folder);
                return;
            }
            LayerInfo info = new LayerInfo(name, "", "", true, new Point(offsetX, offsetY), RawMembers.EMPTY);
            if (isEntities) {
                level.layers.add(new ExternalLayer.Items(info, items));
            } else if (decals != null) {
                List<PlacedPicture> pictures = new ArrayList<>();
                Pictures files = new Pictures(related, folders.getOrDefault(name, folder));
                for (Decal decal : decals) {
                    Optional<TileImages.Area> picture = files.get(decal.texture);
                    picture.ifPresent(it -> pictures.add(decal.placed(it, isInRadians)));
                    findings.count(Severity.WARNING, "ogmo-decals-lost", picture.isPresent() ? 0 : 1, name);
                }
                level.layers.add(new ExternalLayer.Image(info, "", false, false, pictures));
            } else if (isCoordinates) {
                findings.warn("ogmo-coordinates", name);
            } else if (columns > 0
                    && rows > 0
                    && (long) columns * rows <= Limits.MAX_TILES
                    && cellWidth > 0
                    && cellHeight > 0) {
                level.layers.add(grid.isEmpty() ? tiles(info) : grid(info));
            }
        }

        private ExternalLayer tiles(LayerInfo info) {
            int first = level.firstId(tileset, definitions, cellWidth, cellHeight);
            CellArray cells = new CellArray(new TileRegion(0, 0, columns, rows));
            for (int i = 0; i < Math.min(tiles.size(), columns * rows); i++) {
                cells.set(i % columns, i / columns, tiles.get(i) < 0 ? 0 : first + tiles.get(i));
            }
            warnOfCount(tiles.size());
            return new ExternalLayer.Tiles(info, cells, cellWidth, cellHeight);
        }

        /** A grid of symbols, of which the first of the legend is that of empty cells, by default 0. */
        private ExternalLayer grid(LayerInfo info) {
            Map<String, OptionalInt> known = new LinkedHashMap<>(legends.getOrDefault(name, Map.of()));
            String empty = known.isEmpty() ? "0" : known.keySet().iterator().next();
            grid.forEach(symbol -> known.putIfAbsent(symbol, OptionalInt.empty()));
            known.remove(empty);
            Map<String, Integer> numbers = new HashMap<>();
            List<CellValue> values = new ArrayList<>();
            known.forEach((symbol, color) -> {
                numbers.put(symbol, numbers.size() + 1);
                values.add(new CellValue(numbers.get(symbol), symbol, "", color));
            });
            CellArray cells = new CellArray(new TileRegion(0, 0, columns, rows));
            for (int i = 0; i < Math.min(grid.size(), columns * rows); i++) {
                cells.set(i % columns, i / columns, numbers.getOrDefault(grid.get(i), 0));
            }
            warnOfCount(grid.size());
            return new ExternalLayer.Values(info, cells, cellWidth, cellHeight, values);
        }

        private void warnOfCount(int count) {
            if (count < columns * rows) {
                findings.warn("missing-cells", name, count, columns * rows);
            }
        }

        private static OptionalInt color(String text) {
            return text.matches("#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?")
                    ? OptionalInt.of(Integer.parseInt(text, 1, 7, 16))
                    : OptionalInt.empty();
        }
    }

    /** The pictures of decals and their sizes, which only their own files say. */
    private static final class Pictures {
        /** The beginning of a PNG up to its width and height. */
        private static final int HEADER = 24;

        private static final long PNG = 0x89504e470d0a1a0aL;
        /** A level lies in a folder below that of its project; the folders of pictures are relative to the project. */
        private static final List<String> ROOTS = List.of("", "../", "../../");

        private final RelatedFiles related;
        private final String folder;
        private final Map<String, Optional<TileImages.Area>> known = new HashMap<>();

        Pictures(RelatedFiles related, String folder) {
            this.related = related;
            this.folder = folder.isEmpty() || folder.endsWith("/") ? folder : folder + "/";
        }

        /** A picture that is there and is a PNG. */
        Optional<TileImages.Area> get(String texture) {
            return known.computeIfAbsent(
                    texture,
                    it -> ROOTS.stream()
                            .flatMap(root -> read(root + folder + texture).stream())
                            .findFirst());
        }

        private Optional<TileImages.Area> read(String path) {
            try (InputStream in = related.open(path)) {
                ByteBuffer header = ByteBuffer.wrap(in.readNBytes(HEADER));
                if (header.remaining() < HEADER || header.getLong() != PNG) {
                    return Optional.empty();
                }
                int width = header.getInt(HEADER - 8);
                int height = header.getInt(HEADER - 4);
                return width < 1 || height < 1 || width > MAX_CELL || height > MAX_CELL
                        ? Optional.empty()
                        : Optional.of(new TileImages.Area(path, 0, 0, width, height, true));
            } catch (IOException e) {
                return Optional.empty();
            }
        }
    }

    /** A free picture, which lies by its origin, a part of its size. */
    private static final class Decal {
        private static final double MAX = Limits.MAX_COORDINATE_PX;

        private String texture = "";
        private double x;
        private double y;
        private double scaleX = 1;
        private double scaleY = 1;
        private double originX = 0.5;
        private double originY = 0.5;
        private double rotation;

        Decal(JsonInput in) throws IOException {
            in.object("file.object", key -> {
                switch (key) {
                    case "texture" -> texture = in.text("file.path").replace('\\', '/');
                    case "x" -> x = in.number(-MAX, MAX);
                    case "y" -> y = in.number(-MAX, MAX);
                    case "scaleX" -> scaleX = in.number(-MAX, MAX);
                    case "scaleY" -> scaleY = in.number(-MAX, MAX);
                    case "originX" -> originX = in.number(-MAX, MAX);
                    case "originY" -> originY = in.number(-MAX, MAX);
                    case "rotation" -> rotation = in.number(-MAX, MAX);
                    default -> in.skip();
                }
            });
        }

        PlacedPicture placed(TileImages.Area picture, boolean isInRadians) {
            double angle = isInRadians ? rotation : PortableMath.toRadians(rotation);
            // From the origin to the middle, turned about the origin.
            double dx = (0.5 - originX) * picture.width() * scaleX;
            double dy = (0.5 - originY) * picture.height() * scaleY;
            double middleX = x + dx * PortableMath.cos(angle) - dy * PortableMath.sin(angle);
            double middleY = y + dx * PortableMath.sin(angle) + dy * PortableMath.cos(angle);
            double width = picture.width() * Math.abs(scaleX);
            double height = picture.height() * Math.abs(scaleY);
            return new PlacedPicture(
                    picture,
                    middleX - width / 2,
                    middleY - height / 2,
                    width,
                    height,
                    (scaleX < 0 ? Cells.FLIPPED_X : 0) | (scaleY < 0 ? Cells.FLIPPED_Y : 0),
                    isInRadians ? rotation * (180 / Math.PI) : rotation);
        }
    }

    /** Reads an entity, which lies by its origin. */
    private static final class EntityReader {
        private static final double MAX = Limits.MAX_COORDINATE_PX;

        private final JsonInput in;
        private String name = "";
        private String id = "";
        private double x;
        private double y;
        private double width;
        private double height;
        private double originX;
        private double originY;
        private double rotation;
        private RawMembers values = RawMembers.EMPTY;

        EntityReader(JsonInput in) {
            this.in = in;
        }

        ExternalObject read() throws IOException {
            in.object("file.entity", key -> {
                switch (key) {
                    case "name" -> name = in.text("file.text");
                    case "id" -> id = in.scalarText();
                    case "x" -> x = in.number(-MAX, MAX);
                    case "y" -> y = in.number(-MAX, MAX);
                    case "width" -> width = in.number(0, MAX);
                    case "height" -> height = in.number(0, MAX);
                    case "originX" -> originX = in.number(-MAX, MAX);
                    case "originY" -> originY = in.number(-MAX, MAX);
                    case "rotation" -> rotation = in.number(-MAX, MAX);
                    case "nodes" -> values = values.with("nodes", in.json());
                    case "values" -> values = values.withAll(OgmoReader.values(in));
                    default -> in.skip();
                }
            });
            return new ExternalObject(
                    id,
                    "",
                    name,
                    ExternalObject.Shape.RECTANGLE,
                    x - originX,
                    y - originY,
                    width,
                    height,
                    rotation,
                    x,
                    y,
                    List.of(),
                    0,
                    true,
                    values);
        }
    }
}
