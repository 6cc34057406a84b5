package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.SparseCells;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;
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
            case "intGridCsv" ->
                LdtkJson.array(in, "file.array-of-numbers", index -> numbers().readNext(in));
            case "intGrid" ->
                LdtkJson.array(in, "file.array-of-numbers", index -> numbers().readPlaced(in));
            case "autoLayerTiles", "gridTiles" -> LdtkJson.array(in, "file.array-of-tiles", index -> tiles().read(in));
            case "entityInstances" ->
                LdtkJson.array(in, "file.array-of-entities", index -> {
                    project.countEntity(in);
                    items.add(EntityReader.read(in, project.definitions()));
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
            tiles = new TilesReader(emptyCells(), gridSize, tileset, project.definitions());
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
                OriginalName.of(project.definitions().doc(definition), identifier),
                "",
                "",
                visible,
                offsetX,
                offsetY,
                RawMembers.EMPTY);
        if (type.equals(ENTITIES)) {
            return List.of(new ExternalLayer.Items(info, items));
        }
        LayerFindings findings = new LayerFindings(project.findings(), info.name(), level);
        List<ExternalLayer> layers = new ArrayList<>();
        if (type.equals(INT_GRID)) {
            layers.add(new ExternalLayer.Values(
                    info,
                    numbers().cells(),
                    gridSize,
                    gridSize,
                    project.definitions().values(definition)));
            numbers.warn(findings);
        }
        if (tiles != null || !type.equals(INT_GRID)) {
            layers.add(new ExternalLayer.Tiles(info, tiles().cells(), gridSize, gridSize));
            tiles.warn(findings);
        }
        return layers;
    }
}
