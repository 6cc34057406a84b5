package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.PlacedPicture;
import leapsmith.levels.external.SparseCells;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.ldtk.ProjectDefinitions.EntityDefinition;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileRegion;

/**
 * Reads a layer of a level. An IntGrid layer whose rules drew tiles becomes two layers of the same name: its numbers, and
 * the tiles in front of them.
 */
final class LdtkLayerReader {
    private static final String INT_GRID = "IntGrid";
    private static final String ENTITIES = "Entities";
    private static final int MAX_GRID = 1 << 16;

    private final JsonInput in;
    private final ProjectContext project;
    private String identifier = "";
    private String type = "";
    private int columns = -1;
    private int rows = -1;
    private int gridSize;
    private double offsetX;
    private double offsetY;
    private boolean visible = true;
    private double opacity = 1;
    private OptionalInt definition = OptionalInt.empty();
    private OptionalInt tileset = OptionalInt.empty();
    private IntGridReader numbers;
    private TilesReader tiles;
    private final List<ExternalObject> items = new ArrayList<>();

    private LdtkLayerReader(JsonInput in, ProjectContext project) {
        this.in = in;
        this.project = project;
    }

    /** The layers that a layer stands for, from back to front; the findings name the level. */
    static List<ExternalLayer> read(JsonInput in, ProjectContext project, String level) throws IOException {
        project.countLayer(in);
        LdtkLayerReader reader = new LdtkLayerReader(in, project);
        in.object("file.layer", reader::read);
        return reader.layers(level);
    }

    private void read(String key) throws IOException {
        switch (key) {
            case "__identifier" -> identifier = LdtkJson.text(in, "file.identifier");
            case "__type" -> type = LdtkJson.text(in, "file.type-of-layers");
            case "__cWid" -> columns = in.wholeNumber(0, Integer.MAX_VALUE);
            case "__cHei" -> rows = in.wholeNumber(0, Integer.MAX_VALUE);
            case "__gridSize" -> gridSize = in.wholeNumber(1, MAX_GRID);
            case "__pxTotalOffsetX" -> offsetX = in.number(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX);
            case "__pxTotalOffsetY" -> offsetY = in.number(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX);
            case "__tilesetDefUid" -> tileset = LdtkJson.uid(in);
            case "layerDefUid" -> definition = LdtkJson.uid(in);
            case "visible" -> visible = in.bool();
            case "__opacity" -> opacity = in.number(0, 1);
            case "intGridCsv" ->
                LdtkJson.array(in, "file.array-of-numbers", index -> numbers().readNext(in));
            case "intGrid" ->
                LdtkJson.array(in, "file.array-of-numbers", index -> numbers().readPlaced(in));
            case "autoLayerTiles", "gridTiles" -> LdtkJson.array(in, "file.array-of-tiles", index -> tiles().read(in));
            case "entityInstances" ->
                LdtkJson.array(in, "file.array-of-entities", index -> {
                    project.countEntity(in);
                    items.add(EntityReader.read(in, project));
                });
            default -> in.skip();
        }
    }

    private IntGridReader numbers() throws IOException {
        if (numbers == null) {
            numbers = new IntGridReader(emptyCells());
        }
        return numbers;
    }

    private TilesReader tiles() throws IOException {
        if (tiles == null) {
            tiles = new TilesReader(emptyCells(), gridSize, tileset, project.definitions);
        }
        return tiles;
    }

    private SparseCells emptyCells() throws IOException {
        if (columns < 0 || rows < 0 || gridSize == 0) {
            throw in.wrong(
                    Message.of("file.before-cells", "\"__cWid\", \"__cHei\" and \"__gridSize\""),
                    Message.of("file.cells"));
        }
        project.countCells(in, (long) columns * rows);
        return new SparseCells(new TileRegion(0, 0, columns, rows));
    }

    private List<ExternalLayer> layers(String level) throws IOException {
        LayerInfo info = new LayerInfo(
                Identifiers.OriginalName.of(project.definitions.doc(definition), identifier),
                "",
                "",
                visible,
                new Point(offsetX, offsetY),
                appearance(),
                RawMembers.EMPTY);
        if (type.equals(ENTITIES)) {
            return List.of(new ExternalLayer.Items(info, items, gridSize));
        }
        List<ExternalLayer> layers = new ArrayList<>();
        if (type.equals(INT_GRID)) {
            layers.add(new ExternalLayer.Values(
                    info,
                    numbers().cells(),
                    gridSize,
                    gridSize,
                    project.definitions.layer(definition).values()));
            numbers.warn(project.findings, info.name(), level);
        }
        if (tiles != null || !type.equals(INT_GRID)) {
            Point pivot = project.definitions.layer(definition).tilePivot();
            layers.add(new ExternalLayer.Tiles(
                    info, tiles().cells(), gridSize, gridSize, pivot, tiles.pictures(pivot, project.definitions)));
            tiles.warn(project.findings, info.name(), level);
        }
        return layers;
    }

    private LayerInfo.Appearance appearance() {
        ProjectDefinitions.LayerDefinition layer = project.definitions.layer(definition);
        Point parallax = layer.parallax();
        boolean isMoving = parallax.x() != 0 || parallax.y() != 0;
        project.findings.count(Severity.HINT, "parallax-scaling-lost", isMoving && layer.isScaled() ? 1 : 0);
        return new LayerInfo.Appearance(opacity, new Point(1 - parallax.x(), 1 - parallax.y()), new Point(0, 0), true);
    }

    /** Reads the numbers of an IntGrid layer: all in a row, or before version 0.9 those that aren't 0 with their places. */
    private static final class IntGridReader {
        private final SparseCells cells;
        private final TileRegion bounds;
        private final long area;
        private long listed;
        private boolean placed;
        private int outside;

        IntGridReader(SparseCells cells) {
            this.cells = cells;
            bounds = cells.bounds();
            area = bounds.area();
        }

        /** Reads the number of the next cell, row by row. */
        void readNext(JsonInput in) throws IOException {
            int value = in.unsignedNumber();
            if (value < 0) {
                throw in.tooMany("file.number-up-to-0", Integer.MAX_VALUE);
            }
            set(listed++, value);
        }

        /** Reads a number with its place. Version 0.9 wrote it in addition to the numbers in a row. */
        void readPlaced(JsonInput in) throws IOException {
            long[] place = {-1};
            int[] value = {-1};
            in.object("file.number-and-its-place", key -> {
                switch (key) {
                    case "coordId" -> place[0] = in.wholeNumber(0, Integer.MAX_VALUE);
                    case "v" -> value[0] = in.wholeNumber(-1, Integer.MAX_VALUE - 1);
                    default -> in.skip();
                }
            });
            placed = true;
            if (place[0] >= 0) {
                // They count from 0, and an empty cell is -1.
                set(place[0], value[0] + 1);
            }
        }

        private void set(long index, int value) {
            if (index < area) {
                cells.set((int) (index % bounds.columns()), (int) (index / bounds.columns()), value);
            } else {
                outside++;
            }
        }

        Cells cells() {
            return cells;
        }

        void warn(Findings findings, String layer, String level) {
            if (listed < area && (listed > 0 || !placed)) {
                findings.warn("ldtk-missing-cells", layer, level, listed, area);
            }
            if (outside > 0) {
                findings.warn("ldtk-outside-cells", layer, level, outside);
            }
        }
    }

    /** Reads the tiles of a layer, from back to front; of several in a cell, the front one with a meaning counts. */
    private static final class TilesReader {
        private static final int FLIP_X = 1;
        private static final int FLIP_Y = 2;

        private final SparseCells cells;
        private final int gridSize;
        private final OptionalInt tileset;
        private final ProjectDefinitions definitions;
        private final Tile tile = new Tile();
        /** Of each tile its id with its turn, and its left and top edge. */
        private int[] placed = new int[48];

        private int placedCount;
        /** Whether the cells can't hold all tiles. */
        private boolean isMoreThanCells;

        private int unknown;
        private int outside;

        TilesReader(SparseCells cells, int gridSize, OptionalInt tileset, ProjectDefinitions definitions) {
            this.cells = cells;
            this.gridSize = gridSize;
            this.tileset = tileset;
            this.definitions = definitions;
        }

        void read(JsonInput in) throws IOException {
            tile.number = -1;
            tile.flips = 0;
            tile.coordinates = 0;
            in.object("file.tile", key -> tile.read(in, key));
            if (tile.coordinates != 2) {
                throw in.missing("px");
            }
            int column = Math.floorDiv(tile.x, gridSize);
            int row = Math.floorDiv(tile.y, gridSize);
            if (!definitions.tilesets.hasTile(tileset, tile.number)) {
                unknown++;
                return;
            }
            int firstId = definitions.tilesets.firstId(tileset).orElseThrow();
            if (placedCount + 3 > placed.length) {
                placed = Arrays.copyOf(placed, 2 * placed.length);
            }
            placed[placedCount++] = firstId + tile.number | tile.turn();
            placed[placedCount++] = tile.x;
            placed[placedCount++] = tile.y;
            isMoreThanCells |= tile.x != column * gridSize
                    || tile.y != row * gridSize
                    || !cells.bounds().contains(column, row)
                    || cells.at(column, row) != 0;
            if (!cells.bounds().contains(column, row)) {
                outside++;
            } else {
                int behind = Cells.idOf(cells.at(column, row));
                boolean isPictureOnTile = behind != 0
                        && definitions.tilesets.isPicture(tileset, tile.number)
                        && !definitions.tilesets.isPicture(tileset, behind - firstId);
                if (!isPictureOnTile) {
                    cells.set(column, row, firstId + tile.number | tile.turn());
                }
            }
        }

        Cells cells() {
            return cells;
        }

        /** All tiles, if the cells don't hold all of them. */
        List<ExternalLayer.PlacedTile> pictures(Point pivot, ProjectDefinitions known) {
            List<ExternalLayer.PlacedTile> pictures = new ArrayList<>();
            int beyond = gridSize - known.tilesets.tileSize(tileset);
            for (int i = 0; isMoreThanCells && i < placedCount; i += 3) {
                pictures.add(new ExternalLayer.PlacedTile(
                        placed[i],
                        placed[i + 1] + (int) Math.floor(pivot.x() * beyond),
                        placed[i + 2] + (int) Math.floor(pivot.y() * beyond)));
            }
            return pictures;
        }

        void warn(Findings findings, String layer, String level) {
            if (unknown > 0) {
                findings.warn("ldtk-unknown-tiles", layer, level, unknown);
            }
            if (outside > 0) {
                findings.warn("ldtk-outside-cells", layer, level, outside);
            }
        }

        private static final class Tile {
            private static final int MAX_PX = 1 << 24;

            private int x;
            private int y;
            private int coordinates;
            private int number;
            private int flips;

            void read(JsonInput in, String key) throws IOException {
                switch (key) {
                    case "px" -> in.array("file.two-numbers", index -> readCoordinate(in, index));
                    case "t" -> number = in.wholeNumber(-1, Cells.MAX_ID);
                    case "f" -> flips = in.wholeNumber(0, FLIP_X | FLIP_Y);
                    default -> in.skip();
                }
            }

            private void readCoordinate(JsonInput in, int index) throws IOException {
                int px = (int) Math.floor(in.number(-MAX_PX, MAX_PX));
                if (index == 0) {
                    x = px;
                } else {
                    y = px;
                }
                coordinates = index + 1;
            }

            int turn() {
                return ((flips & FLIP_X) == 0 ? 0 : Cells.FLIPPED_X) | ((flips & FLIP_Y) == 0 ? 0 : Cells.FLIPPED_Y);
            }
        }
    }

    /** Reads an entity. LDtk places it by its pivot, so its box depends on keys that may come later or not at all. */
    private static final class EntityReader {
        private static final String TAGS = "tags";

        private final ProjectDefinitions definitions;
        private final FieldReader fields;
        private String identifier = "";
        private String iid = "";
        private OptionalInt definition = OptionalInt.empty();
        private double[] px;
        private double[] pivot;
        private double width = -1;
        private double height = -1;
        private String tags = "";
        private OptionalInt tileset = OptionalInt.empty();
        /** Left and top edge, width and height of its tile in the picture of the tileset. */
        private final double[] tile = new double[4];

        private EntityReader(ProjectDefinitions definitions) {
            this.definitions = definitions;
            fields = new FieldReader(definitions, true);
        }

        static ExternalObject read(JsonInput in, ProjectContext project) throws IOException {
            EntityReader reader = new EntityReader(project.definitions);
            in.object("file.entity", key -> reader.read(in, key));
            if (reader.px == null) {
                throw in.missing("px");
            }
            ExternalObject object = reader.object();
            boolean isSliced = !object.pictures().isEmpty()
                    && project.definitions
                            .entity(reader.definition)
                            .tileRenderMode()
                            .equals("NineSlice");
            project.findings.count(Severity.HINT, "nine-slices-lost", isSliced ? 1 : 0);
            return ExactShape.parse(reader.fields.exactShape()).addTo(object);
        }

        private void read(JsonInput in, String key) throws IOException {
            switch (key) {
                case "__identifier" -> identifier = LdtkJson.text(in, "file.identifier");
                case "iid" -> iid = LdtkJson.text(in, "file.text");
                case "defUid" -> definition = LdtkJson.uid(in);
                case "px" -> px = LdtkJson.pair(in, Limits.MAX_COORDINATE_PX);
                case "__pivot" -> pivot = LdtkJson.isNull(in) ? null : LdtkJson.pair(in, 2);
                case "width" -> width = in.number(0, ProjectDefinitions.MAX_ENTITY_SIDE);
                case "height" -> height = in.number(0, ProjectDefinitions.MAX_ENTITY_SIDE);
                case "__tags" -> tags = tags(in);
                case "fieldInstances" -> fields.read(in);
                case "__tile" -> readTile(in);
                default -> in.skip();
            }
        }

        private void readTile(JsonInput in) throws IOException {
            if (LdtkJson.isNull(in)) {
                return;
            }
            in.object("file.tile", key -> {
                switch (key) {
                    case "tilesetUid" -> tileset = LdtkJson.uid(in);
                    case "x" -> tile[0] = in.number(0, ProjectDefinitions.MAX_ENTITY_SIDE);
                    case "y" -> tile[1] = in.number(0, ProjectDefinitions.MAX_ENTITY_SIDE);
                    case "w" -> tile[2] = in.number(0, ProjectDefinitions.MAX_ENTITY_SIDE);
                    case "h" -> tile[3] = in.number(0, ProjectDefinitions.MAX_ENTITY_SIDE);
                    case "srcRect" ->
                        LdtkJson.array(in, "file.array-of-numbers", index -> {
                            double number = in.number(0, ProjectDefinitions.MAX_ENTITY_SIDE);
                            if (index < tile.length) {
                                tile[index] = number;
                            }
                        });
                    default -> in.skip();
                }
            });
        }

        private static String tags(JsonInput in) throws IOException {
            List<String> tags = new ArrayList<>();
            LdtkJson.array(in, "file.array-of-tags", index -> tags.add(in.text("file.tag")));
            return String.join(",", tags);
        }

        private ExternalObject object() {
            EntityDefinition defaults = definitions.entity(definition);
            double boxWidth = width < 0 ? defaults.width() : width;
            double boxHeight = height < 0 ? defaults.height() : height;
            double pivotX = pivot == null ? defaults.pivotX() : pivot[0];
            double pivotY = pivot == null ? defaults.pivotY() : pivot[1];
            ExternalObject object = new ExternalObject(
                    iid,
                    fields.name(),
                    Identifiers.OriginalName.of(definitions.doc(definition), identifier),
                    Shape.RECTANGLE,
                    px[0] - pivotX * boxWidth,
                    px[1] - pivotY * boxHeight,
                    boxWidth,
                    boxHeight,
                    0,
                    px[0],
                    px[1],
                    List.of(),
                    0,
                    true,
                    properties(tags.isEmpty() ? defaults.tags() : tags));
            String image = definitions.tilesets.image(tileset);
            return image.isEmpty() || tile[2] < 1 || tile[3] < 1
                    ? object
                    : object.withPictures(
                            new EntityPicture(image, tile, object, pivotX, pivotY).in(defaults.tileRenderMode()));
        }

        private RawMembers properties(String allTags) {
            RawMembers properties = fields.properties();
            return allTags.isEmpty()
                            || fields.isOfExport()
                            || properties.get(TAGS).isPresent()
                    ? properties
                    : properties.with(TAGS, JsonQuotes.quote(allTags));
        }
    }

    /**
     * The picture of an entity, which LDtk fits into its box.
     *
     * @param tile left and top edge, width and height in the image
     * @param entity with the box
     * @param pivotX where the picture is in the box if it is smaller, from 0 to 1
     * @param pivotY the same up and down
     */
    private record EntityPicture(String image, double[] tile, ExternalObject entity, double pivotX, double pivotY) {
        /** More repetitions of a picture in an entity than this are left out. */
        private static final int MAX_REPEATS = 1 << 10;

        List<PlacedPicture> in(String mode) {
            double width = entity.width();
            double height = entity.height();
            double fit = Math.min(width / tile[2], height / tile[3]);
            double cover = Math.max(width / tile[2], height / tile[3]);
            return switch (mode) {
                case "FitInside" -> List.of(scaled(tile[2], tile[3], fit));
                case "FullSizeUncropped" -> List.of(scaled(tile[2], tile[3], 1));
                case "FullSizeCropped" -> List.of(scaled(Math.min(tile[2], width), Math.min(tile[3], height), 1));
                case "Cover" ->
                    List.of(scaled(Math.min(width / cover, tile[2]), Math.min(height / cover, tile[3]), cover));
                case "Repeat" -> repeated();
                default ->
                    List.of(new PlacedPicture(area(0, 0, tile[2], tile[3]), entity.x(), entity.y(), width, height));
            };
        }

        /** A part around the pivot, enlarged. */
        private PlacedPicture scaled(double width, double height, double scale) {
            return new PlacedPicture(
                    area((tile[2] - width) * pivotX, (tile[3] - height) * pivotY, width, height),
                    entity.x() + pivotX * (entity.width() - width * scale),
                    entity.y() + pivotY * (entity.height() - height * scale),
                    width * scale,
                    height * scale);
        }

        private List<PlacedPicture> repeated() {
            List<PlacedPicture> pictures = new ArrayList<>();
            for (double y = 0; y < entity.height(); y += tile[3]) {
                for (double x = 0; x < entity.width() && pictures.size() < MAX_REPEATS; x += tile[2]) {
                    double width = Math.min(tile[2], entity.width() - x);
                    double height = Math.min(tile[3], entity.height() - y);
                    pictures.add(new PlacedPicture(
                            area(0, 0, width, height), entity.x() + x, entity.y() + y, width, height));
                }
            }
            return pictures;
        }

        private TileImages.Area area(double x, double y, double width, double height) {
            return new TileImages.Area(
                    image,
                    (int) (tile[0] + x),
                    (int) (tile[1] + y),
                    Math.max(1, Math.floor(width)),
                    Math.max(1, Math.floor(height)),
                    false);
        }
    }
}
