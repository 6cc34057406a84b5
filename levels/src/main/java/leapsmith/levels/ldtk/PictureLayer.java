package leapsmith.levels.ldtk;

import java.io.IOException;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.model.TileRegion;

/** A layer of tiles that only shows pictures. */
final class PictureLayer implements LdtkWriter.WrittenLayer {
    private final ExternalLayer.Tiles layer;
    private final WrittenTileset picture;
    private final String identifier;
    private final int uid;

    PictureLayer(ExternalLayer.Tiles layer, WrittenTileset picture, Identifiers identifiers, Identifiers.Uids uids) {
        this.layer = layer;
        this.picture = picture;
        identifier = identifiers.of(layer.name(), "Layer");
        uid = uids.next();
    }

    @Override
    public void writeDefinition(JsonOutput out) throws IOException {
        out.object(() -> {
            out.text("__type", "Tiles");
            out.text("identifier", identifier);
            out.text("type", "Tiles");
            out.number("uid", uid);
            LdtkDefaults.doc(out, Identifiers.OriginalName.doc(layer.name(), identifier));
            out.number("gridSize", layer.cellWidth());
            out.number("tilesetDefUid", picture.uid());
            LdtkDefaults.layer(out, layer.info());
            out.numbers("intGridValues");
            out.numbers("autoRuleGroups");
        });
    }

    @Override
    public void writeInstance(JsonOutput out, int levelUid) throws IOException {
        TileRegion bounds = layer.cells().bounds();
        out.object(() -> {
            out.text("__identifier", identifier);
            out.text("__type", "Tiles");
            out.number("__cWid", bounds.columns());
            out.number("__cHei", bounds.rows());
            out.number("__gridSize", layer.cellWidth());
            out.number("__tilesetDefUid", picture.uid());
            out.text("__tilesetRelPath", picture.fileName());
            out.text("iid", Identifiers.Uids.iid("layer " + uid));
            out.number("levelId", levelUid);
            out.number("layerDefUid", uid);
            out.bool("visible", layer.info().visible());
            out.numbers("intGridCsv");
            out.numbers("autoLayerTiles");
            out.numbers("entityInstances");
            LdtkDefaults.layerInstance(out, layer.info());
            out.array("gridTiles", () -> {
                for (int row = 0; row < bounds.rows(); row++) {
                    for (int column = 0; column < bounds.columns(); column++) {
                        int id = Cells.idOf(layer.cells().at(column, row));
                        if (id != 0) {
                            int place = row * bounds.columns() + column;
                            writeTile(out, id - picture.tileset().firstId(), column, row, place);
                        }
                    }
                }
            });
        });
    }

    private void writeTile(JsonOutput out, int tile, int column, int row, int place) throws IOException {
        out.object(() -> {
            out.numbers("px", column * layer.cellWidth(), row * layer.cellHeight());
            out.numbers("src", picture.x(tile), picture.y(tile));
            out.number("f", 0);
            out.number("t", tile);
            out.numbers("d", place);
            out.number("a", 1);
        });
    }
}
