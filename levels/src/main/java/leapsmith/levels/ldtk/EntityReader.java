package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.ldtk.Definitions.EntityDefinition;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.RawMembers;

/** Reads an entity. LDtk places it by its pivot, so its box depends on keys that may come later or not at all. */
final class EntityReader {
    private static final String TAGS = "tags";

    private final Definitions definitions;
    private final FieldReader fields;
    private String identifier = "";
    private String iid = "";
    private OptionalInt definition = OptionalInt.empty();
    private double[] px;
    private double[] pivot;
    private double width = -1;
    private double height = -1;
    private String tags = "";

    private EntityReader(Definitions definitions) {
        this.definitions = definitions;
        fields = FieldReader.ofEntity(definitions);
    }

    static ExternalObject read(JsonInput in, Definitions definitions) throws IOException {
        EntityReader reader = new EntityReader(definitions);
        in.object("file.entity", key -> reader.read(in, key));
        if (reader.px == null) {
            throw in.missing("px");
        }
        return ExactShape.parse(reader.fields.exactShape()).addTo(reader.object());
    }

    private void read(JsonInput in, String key) throws IOException {
        switch (key) {
            case "__identifier" -> identifier = LdtkJson.text(in, "file.identifier");
            case "iid" -> iid = LdtkJson.text(in, "file.text");
            case "defUid" -> definition = LdtkJson.uid(in);
            case "px" -> px = LdtkJson.pair(in, Limits.MAX_COORDINATE_PX);
            case "__pivot" -> pivot = LdtkJson.isNull(in) ? null : LdtkJson.pair(in, 2);
            case "width" -> width = in.number(0, Definitions.MAX_ENTITY_SIDE);
            case "height" -> height = in.number(0, Definitions.MAX_ENTITY_SIDE);
            case "__tags" -> tags = tags(in);
            case "fieldInstances" -> fields.read(in);
            default -> in.skip();
        }
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
        return new ExternalObject(
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
    }

    private RawMembers properties(String allTags) {
        RawMembers properties = fields.properties();
        return allTags.isEmpty() || properties.get(TAGS).isPresent()
                ? properties
                : properties.with(TAGS, JsonQuotes.quote(allTags));
    }
}
