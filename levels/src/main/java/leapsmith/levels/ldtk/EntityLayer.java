package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.Map;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.json.JsonOutput;

/** A layer of objects, written as entities. */
final class EntityLayer implements LdtkWriter.WrittenLayer {
    private final ExternalMap map;
    private final ExternalLayer.Items layer;
    private final Map<String, EntityClass> classes;
    private final String identifier;
    private final int uid;

    /** With the entities of all classes of its objects. */
    EntityLayer(
            ExternalMap map,
            ExternalLayer.Items layer,
            Map<String, EntityClass> classes,
            Identifiers identifiers,
            Uids uids) {
        this.map = map;
        this.layer = layer;
        this.classes = classes;
        identifier = identifiers.of(layer.name(), "Entities");
        uid = uids.next();
    }

    @Override
    public void writeDefinition(JsonOutput out) throws IOException {
        out.object(() -> {
            out.text("__type", "Entities");
            out.text("identifier", identifier);
            out.text("type", "Entities");
            out.number("uid", uid);
            LdtkDefaults.doc(out, OriginalName.doc(layer.name(), identifier));
            out.number("gridSize", map.tileWidth());
            out.json("tilesetDefUid", LdtkDefaults.NULL);
            LdtkDefaults.layer(out);
            out.numbers("intGridValues");
            out.numbers("autoRuleGroups");
        });
    }

    @Override
    public void writeInstance(JsonOutput out, int levelUid) throws IOException {
        out.object(() -> {
            out.text("__identifier", identifier);
            out.text("__type", "Entities");
            out.number("__cWid", map.bounds().columns());
            out.number("__cHei", map.bounds().rows());
            out.number("__gridSize", map.tileWidth());
            out.json("__tilesetDefUid", LdtkDefaults.NULL);
            out.json("__tilesetRelPath", LdtkDefaults.NULL);
            out.text("iid", Uids.iid("layer " + uid));
            out.number("levelId", levelUid);
            out.number("layerDefUid", uid);
            out.bool("visible", layer.info().visible());
            out.numbers("intGridCsv");
            out.numbers("autoLayerTiles");
            out.array("entityInstances", () -> {
                int number = 0;
                for (ExternalObject object : layer.items()) {
                    String iid = Uids.iid("layer " + uid + " entity " + number++);
                    classes.get(object.className()).writeInstance(out, object, iid, map.tileWidth());
                }
            });
            LdtkDefaults.layerInstance(out);
        });
    }
}
