package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.OwnKind;
import leapsmith.physics.fixed.PortableMath;

/** A layer of objects, written as entities. */
final class EntityLayer extends WrittenLayer {
    private final Map<String, EntityClass> classes;

    /** With the entities of all classes of its objects. */
    EntityLayer(
            WrittenLevel.LayerKey key,
            int gridSize,
            Map<String, EntityClass> classes,
            Identifiers identifiers,
            Identifiers.Uids uids) {
        super(key, identifiers.of(key.info().name(), "Entities"), gridSize, Optional.empty(), uids);
        this.classes = classes;
    }

    @Override
    void writeElements(String array, WrittenLevel level, ExternalLayer layer, JsonOutput out) throws IOException {
        if (array.equals("entityInstances")) {
            int number = 0;
            for (ExternalObject object : ((ExternalLayer.Items) layer).items()) {
                String iid = level.entityIid(uid, number++);
                classes.get(object.className()).writeInstance(out, object, iid, level);
            }
        }
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
        final LdtkFields fields;
        private final LdtkFields.LdtkField exactShape;

        EntityClass(
                String className,
                List<ExternalObject> objects,
                Optional<OwnKind> kind,
                int cellSize,
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
            name = LdtkFields.LdtkField.ofText(uids.next(), Identifiers.NAME, "");
            fields = new LdtkFields(
                    objects.stream().map(ExternalObject::properties).toList(),
                    kind,
                    cellSize,
                    false,
                    scope,
                    uids,
                    lost);
            exactShape = LdtkFields.LdtkField.ofText(uids.next(), scope.of("exact_shape", ""), ExactShape.DOC);
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

        void writeInstance(JsonOutput out, ExternalObject object, String iid, WrittenLevel level) throws IOException {
            int gridSize = level.map.tileWidth();
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
                    name.writeInstance(out, text(object.name()), level);
                    fields.writeInstances(out, object.properties(), level);
                    ExactShape exact = ExactShape.of(object);
                    exactShape.writeInstance(out, exact.isNone() ? Optional.empty() : text(exact.json()), level);
                });
                out.number("__worldX", x + LdtkWriter.worldPx(level.map, "world.x"));
                out.number("__worldY", y + LdtkWriter.worldPx(level.map, "world.y"));
            });
        }

        private static Optional<String> text(String text) {
            return text.isEmpty() ? Optional.empty() : Optional.of(JsonQuotes.quote(text));
        }
    }
}
