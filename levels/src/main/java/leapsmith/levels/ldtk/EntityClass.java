package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.physics.fixed.PortableMath;

/** All objects of a class, which LDtk defines as an entity; its pivot is the top-left corner. */
final class EntityClass {
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

    EntityClass(String className, List<ExternalObject> objects, Identifiers identifiers, Uids uids, Findings lost) {
        this.className = className;
        identifier = identifiers.of(className, "Object");
        uid = uids.next();
        color = COLORS.get(uid % COLORS.size());
        width = ExactShape.side(objects.get(0).width());
        height = ExactShape.side(objects.get(0).height());
        Identifiers scope = new Identifiers(Identifiers.NAME);
        name = new LdtkFields.LdtkField(uids.next(), Identifiers.NAME, "", LdtkFields.LdtkFieldType.TEXT);
        fields = new LdtkFields(objects.stream().map(ExternalObject::properties).toList(), scope, uids, lost);
        exactShape = new LdtkFields.LdtkField(
                uids.next(), scope.of("exact_shape", ""), ExactShape.DOC, LdtkFields.LdtkFieldType.TEXT);
    }

    void writeDefinition(JsonOutput out) throws IOException {
        out.object(() -> {
            out.text("identifier", identifier);
            out.number("uid", uid);
            LdtkDefaults.doc(out, OriginalName.doc(className, identifier));
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
