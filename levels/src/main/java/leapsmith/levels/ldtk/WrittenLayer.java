package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.Optional;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.model.TileRegion;

/** A layer as it is written: once as a definition, and once in each level. */
abstract class WrittenLayer {
    final WrittenLevel.LayerKey key;
    final int uid;
    private final String identifier;
    private final int gridSize;
    private final Optional<WrittenTileset> picture;

    /**
     * With the next UID.
     *
     * @param picture that of its tiles; empty for objects
     */
    WrittenLayer(
            WrittenLevel.LayerKey key,
            String identifier,
            int gridSize,
            Optional<WrittenTileset> picture,
            Identifiers.Uids uids) {
        this.key = key;
        this.identifier = identifier;
        this.gridSize = gridSize;
        this.picture = picture;
        uid = uids.next();
    }

    /** Writes the elements of an array of the definition, if it has any. */
    void writeDefinitionElements(String array, JsonOutput out) throws IOException {}

    /** Writes the elements of an array of the layer in a level, if it has any. */
    abstract void writeElements(String array, WrittenLevel level, ExternalLayer layer, JsonOutput out)
            throws IOException;

    /** The picture of its tiles in a level. */
    Optional<WrittenTileset> pictureIn(WrittenLevel level) {
        return picture;
    }

    final void writeDefinition(JsonOutput out) throws IOException {
        LayerInfo info = key.info();
        out.object(() -> {
            out.text("__type", key.type());
            out.text("identifier", identifier);
            out.text("type", key.type());
            out.number("uid", uid);
            LdtkDefaults.doc(out, Identifiers.OriginalName.doc(info.name(), identifier));
            out.number("gridSize", gridSize);
            out.json("tilesetDefUid", uidOf(picture));
            LdtkDefaults.layer(out, info);
            out.array("intGridValues", () -> writeDefinitionElements("intGridValues", out));
            out.array("autoRuleGroups", () -> writeDefinitionElements("autoRuleGroups", out));
        });
    }

    final void writeInstance(JsonOutput out, WrittenLevel level) throws IOException {
        LayerInfo info = key.info();
        Optional<ExternalLayer> layer = level.layer(key);
        TileRegion size = layer.filter(ExternalLayer.Tiles.class::isInstance)
                .map(it -> ((ExternalLayer.Tiles) it).cells().bounds())
                .orElse(level.map.bounds());
        Optional<WrittenTileset> shown = pictureIn(level).or(() -> picture);
        boolean isOther = !uidOf(shown).equals(uidOf(picture));
        out.object(() -> {
            out.text("__identifier", identifier);
            out.text("__type", key.type());
            out.number("__cWid", size.columns());
            out.number("__cHei", size.rows());
            out.number("__gridSize", gridSize);
            out.json("__tilesetDefUid", uidOf(shown));
            if (shown.isPresent()) {
                out.text("__tilesetRelPath", shown.get().fileName());
            } else {
                out.json("__tilesetRelPath", LdtkDefaults.NULL);
            }
            out.text("iid", level.layerIid(uid));
            out.number("levelId", level.uid);
            out.number("layerDefUid", uid);
            out.bool("visible", info.visible());
            array("intGridCsv", level, layer, out);
            array("autoLayerTiles", level, layer, out);
            array("entityInstances", level, layer, out);
            LdtkDefaults.layerInstance(out, info, isOther ? uidOf(shown) : LdtkDefaults.NULL);
            array("gridTiles", level, layer, out);
        });
    }

    private void array(String array, WrittenLevel level, Optional<ExternalLayer> layer, JsonOutput out)
            throws IOException {
        out.array(array, () -> {
            if (layer.isPresent()) {
                writeElements(array, level, layer.get(), out);
            }
        });
    }

    private static String uidOf(Optional<WrittenTileset> tileset) {
        return tileset.map(it -> Integer.toString(it.uid())).orElse(LdtkDefaults.NULL);
    }
}
