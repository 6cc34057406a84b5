package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.Optional;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.json.JsonOutput;

/**
 * A layer of tiles, written as an IntGrid with a value for each tile of the tileset. A rule draws the tile of each value,
 * so that a user who paints a value in LDtk sees the tile.
 */
final class IntGridLayer implements LdtkWriter.WrittenLayer {
    private final ExternalLayer.Tiles layer;
    private final ExternalTileset tileset;
    private final WrittenTileset picture;
    private final boolean showsTiles;
    private final String identifier;
    private final int uid;
    private final int ruleGroupUid;
    private final int firstRuleUid;

    /** With all tiles that rules draw, or none if there are too many. */
    IntGridLayer(
            ExternalLayer.Tiles layer,
            WrittenTileset picture,
            boolean showsTiles,
            Identifiers identifiers,
            Identifiers.Uids uids) {
        this.layer = layer;
        this.picture = picture;
        this.showsTiles = showsTiles;
        tileset = picture.tileset();
        identifier = identifiers.of(layer.name(), "Layer");
        uid = uids.next();
        ruleGroupUid = uids.next();
        firstRuleUid = uids.next();
        for (int tile = 1; tile < tileset.size(); tile++) {
            uids.next();
        }
    }

    @Override
    public void writeDefinition(JsonOutput out) throws IOException {
        Identifiers names = new Identifiers();
        out.object(() -> {
            out.text("__type", "IntGrid");
            out.text("identifier", identifier);
            out.text("type", "IntGrid");
            out.number("uid", uid);
            LdtkDefaults.doc(out, Identifiers.OriginalName.doc(layer.name(), identifier));
            out.number("gridSize", layer.cellWidth());
            out.number("tilesetDefUid", picture.uid());
            LdtkDefaults.layer(out);
            out.array("intGridValues", () -> {
                for (int tile = 0; tile < tileset.size(); tile++) {
                    writeValue(out, tile, names);
                }
            });
            out.array(
                    "autoRuleGroups",
                    () -> out.object(() -> {
                        out.number("uid", ruleGroupUid);
                        out.text("name", "Tiles");
                        LdtkDefaults.ruleGroup(out);
                        out.array("rules", () -> {
                            for (int tile = 0; tile < tileset.size(); tile++) {
                                writeRule(out, tile);
                            }
                        });
                    }));
        });
    }

    private void writeValue(JsonOutput out, int tile, Identifiers names) throws IOException {
        String name = Optional.ofNullable(tileset.tiles().get(tile))
                .map(ExternalTile::className)
                .orElse("");
        out.object(() -> {
            out.number("value", tile + 1);
            out.text("identifier", names.of(name, "tile_" + (tile + 1)));
            out.text("color", picture.color(tile));
            out.object("tile", () -> picture.writeRectangle(out, tile));
            out.number("groupUid", 0);
        });
    }

    private void writeRule(JsonOutput out, int tile) throws IOException {
        out.object(() -> {
            out.number("uid", firstRuleUid + tile);
            out.json("tileRectsIds", "[ [ " + tile + " ] ]");
            out.numbers("pattern", tile + 1);
            LdtkDefaults.rule(out);
        });
    }

    @Override
    public void writeInstance(JsonOutput out, int levelUid) throws IOException {
        Cells cells = layer.cells();
        int columns = cells.bounds().columns();
        int rows = cells.bounds().rows();
        out.object(() -> {
            out.text("__identifier", identifier);
            out.text("__type", "IntGrid");
            out.number("__cWid", columns);
            out.number("__cHei", rows);
            out.number("__gridSize", layer.cellWidth());
            out.number("__tilesetDefUid", picture.uid());
            out.text("__tilesetRelPath", picture.fileName());
            out.text("iid", Identifiers.Uids.iid("layer " + uid));
            out.number("levelId", levelUid);
            out.number("layerDefUid", uid);
            out.bool("visible", layer.info().visible());
            out.array("intGridCsv", () -> writeNumbers(out, cells, columns, rows));
            out.array("autoLayerTiles", () -> {
                if (showsTiles) {
                    writeTiles(out, cells, columns, rows);
                }
            });
            out.numbers("entityInstances");
            LdtkDefaults.layerInstance(out);
        });
    }

    private void writeNumbers(JsonOutput out, Cells cells, int columns, int rows) throws IOException {
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int id = Cells.idOf(cells.at(column, row));
                out.element(id == 0 ? 0 : id - tileset.firstId() + 1);
            }
            out.newLine();
        }
    }

    private void writeTiles(JsonOutput out, Cells cells, int columns, int rows) throws IOException {
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int id = Cells.idOf(cells.at(column, row));
                if (id != 0) {
                    writeTile(out, id - tileset.firstId(), column, row, row * columns + column);
                }
            }
        }
    }

    private void writeTile(JsonOutput out, int tile, int column, int row, int place) throws IOException {
        out.object(() -> {
            out.numbers("px", column * layer.cellWidth(), row * layer.cellHeight());
            out.numbers("src", picture.x(tile), picture.y(tile));
            out.number("f", 0);
            out.number("t", tile);
            out.numbers("d", firstRuleUid + tile, place);
            out.number("a", 1);
        });
    }
}
