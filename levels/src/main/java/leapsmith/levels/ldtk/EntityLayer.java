package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.physics.fixed.PortableMath;

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
            Identifiers.Uids uids) {
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
            LdtkDefaults.doc(out, Identifiers.OriginalName.doc(layer.name(), identifier));
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
            out.text("iid", Identifiers.Uids.iid("layer " + uid));
            out.number("levelId", levelUid);
            out.number("layerDefUid", uid);
            out.bool("visible", layer.info().visible());
            out.numbers("intGridCsv");
            out.numbers("autoLayerTiles");
            out.array("entityInstances", () -> {
                int number = 0;
                for (ExternalObject object : layer.items()) {
                    String iid = Identifiers.Uids.iid("layer " + uid + " entity " + number++);
                    classes.get(object.className()).writeInstance(out, object, iid, map.tileWidth());
                }
            });
            LdtkDefaults.layerInstance(out);
        });
    }

    /** All objects of a class, which LDtk defines as an entity; its pivot is the top-left corner. */
    static final class EntityClass {
        /** Colors that differ well on the dark background of LDtk, as texts. */
        private static final List<String> COLORS =
                List.of("#63C74D", "#E43B44", "#0099DB", "#FEAE34", "#B55088", "#2CE8F5", "#F77622", "#C0CBDC");

        private final String className;
        private final String identifier;
        private final int uid;
        private final String color;
        private final int width;
        private final int height;
        private final LdtkFields.LdtkField name;
        private final LdtkFields fields;
        private final LdtkFields.LdtkField exactShape;

        EntityClass(
                String className,
                List<ExternalObject> objects,
                Identifiers identifiers,
                Identifiers.Uids uids,
                Findings lost) {
            this.className = className;
            identifier = identifiers.of(className, "Object");
            uid = uids.next();
            color = COLORS.get(uid % COLORS.size());
            width = ExactShape.side(objects.get(0).width());
            height = ExactShape.side(objects.get(0).height());
            Identifiers scope = new Identifiers(Identifiers.NAME);
            name = new LdtkFields.LdtkField(uids.next(), Identifiers.NAME, "", LdtkFields.LdtkFieldType.TEXT);
            fields = new LdtkFields(
                    objects.stream().map(ExternalObject::properties).toList(), scope, uids, lost);
            exactShape = new LdtkFields.LdtkField(
                    uids.next(), scope.of("exact_shape", ""), ExactShape.DOC, LdtkFields.LdtkFieldType.TEXT);
        }

        void writeDefinition(JsonOutput out) throws IOException {
            out.object(() -> {
                out.text("identifier", identifier);
                out.number("uid", uid);
                LdtkDefaults.doc(out, Identifiers.OriginalName.doc(className, identifier));
                out.number("width", width);
                out.number("height", height);
                out.text("color", color);
                LdtkDefaults.entity(out);
                out.array("fieldDefs", () -> {
                    name.writeDefinition(out);
                    fields.writeDefinitions(out);
                    exactShape.writeDefinition(out);
                });
            });
        }

        void writeInstance(JsonOutput out, ExternalObject object, String iid, int gridSize) throws IOException {
            int x = (int) PortableMath.rint(object.x());
            int y = (int) PortableMath.rint(object.y());
            out.object(() -> {
                out.text("__identifier", identifier);
                out.numbers("__grid", Math.floorDiv(x, gridSize), Math.floorDiv(y, gridSize));
                out.numbers("__pivot", 0, 0);
                out.numbers("__tags");
                out.json("__tile", LdtkDefaults.NULL);
                out.text("__smartColor", color);
                out.text("iid", iid);
                out.number("width", ExactShape.side(object.width()));
                out.number("height", ExactShape.side(object.height()));
                out.number("defUid", uid);
                out.numbers("px", x, y);
                out.array("fieldInstances", () -> {
                    name.writeInstance(out, text(object.name()));
                    fields.writeInstances(out, object.properties());
                    ExactShape exact = ExactShape.of(object);
                    exactShape.writeInstance(out, exact.isNone() ? Optional.empty() : text(exact.json()));
                });
                out.number("__worldX", x);
                out.number("__worldY", y);
            });
        }

        private static Optional<String> text(String text) {
            return text.isEmpty() ? Optional.empty() : Optional.of(JsonQuotes.quote(text));
        }
    }
}
