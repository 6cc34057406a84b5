package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.Optional;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.model.TileRegion;

/** A layer as it is written: once as a definition, and once in the level. */
abstract class WrittenLayer {
    final int uid;
    private final String type;
    private final LayerInfo info;
    private final String identifier;
    private final TileRegion size;
    private final int gridSize;
    private final Optional<WrittenTileset> picture;

    /**
     * With the next UID.
     *
     * @param size in cells
     * @param picture that of its tiles; empty for objects
     */
    WrittenLayer(
            String type,
            LayerInfo info,
            String identifier,
            TileRegion size,
            int gridSize,
            Optional<WrittenTileset> picture,
            Identifiers.Uids uids) {
        this.type = type;
        this.info = info;
        this.identifier = identifier;
        this.size = size;
        this.gridSize = gridSize;
        this.picture = picture;
        uid = uids.next();
    }

    /** Writes the elements of an array of the definition or of the layer in the level, if it has any. */
    abstract void writeElements(String key, JsonOutput out) throws IOException;

    private void array(String key, JsonOutput out) throws IOException {
        out.array(key, () -> writeElements(key, out));
    }

    final void writeDefinition(JsonOutput out) throws IOException {
        out.object(() -> {
            out.text("__type", type);
            out.text("identifier", identifier);
            out.text("type", type);
            out.number("uid", uid);
            LdtkDefaults.doc(out, Identifiers.OriginalName.doc(info.name(), identifier));
            out.number("gridSize", gridSize);
            out.json("tilesetDefUid", tilesetUid());
            LdtkDefaults.layer(out, info);
            array("intGridValues", out);
            array("autoRuleGroups", out);
        });
    }

    final void writeInstance(JsonOutput out, int levelUid) throws IOException {
        out.object(() -> {
            out.text("__identifier", identifier);
            out.text("__type", type);
            out.number("__cWid", size.columns());
            out.number("__cHei", size.rows());
            out.number("__gridSize", gridSize);
            out.json("__tilesetDefUid", tilesetUid());
            if (picture.isPresent()) {
                out.text("__tilesetRelPath", picture.get().fileName());
            } else {
                out.json("__tilesetRelPath", LdtkDefaults.NULL);
            }
            out.text("iid", Identifiers.Uids.iid("layer " + uid));
            out.number("levelId", levelUid);
            out.number("layerDefUid", uid);
            out.bool("visible", info.visible());
            array("intGridCsv", out);
            array("autoLayerTiles", out);
            array("entityInstances", out);
            LdtkDefaults.layerInstance(out, info);
            array("gridTiles", out);
        });
    }

    private String tilesetUid() {
        return picture.map(it -> Integer.toString(it.uid())).orElse(LdtkDefaults.NULL);
    }
}
