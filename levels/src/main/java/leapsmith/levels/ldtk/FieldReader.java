package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.Locale;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.model.Extras;
import leapsmith.levels.model.FreeValue;

/** Reads the fields of an entity or a level. Values are kept as JSON; one that isn't set is left out. */
final class FieldReader {
    private final Definitions definitions;
    private Extras properties = Extras.EMPTY;
    private String name = "";
    private String exactShape = "";

    FieldReader(Definitions definitions) {
        this.definitions = definitions;
    }

    void read(JsonInput in) throws IOException {
        LdtkJson.array(in, "an array of fields", index -> readField(in));
    }

    private void readField(JsonInput in) throws IOException {
        Field field = new Field();
        in.object("a field", key -> {
            switch (key) {
                case "__identifier" -> field.identifier = in.text("an identifier");
                case "__type" -> field.type = LdtkJson.text(in, "a type");
                case "__value" -> field.json = LdtkJson.isNull(in) ? skipped(in) : in.json();
                case "defUid" -> field.doc = definitions.doc(LdtkJson.uid(in));
                default -> in.skip();
            }
        });
        if (field.identifier.isEmpty()) {
            throw in.missing("__identifier");
        }
        if (field.json.isEmpty()) {
            return;
        }
        if (field.doc.equals(ExactShape.DOC)) {
            exactShape = text(field.json);
        } else if (field.isName()) {
            name = text(field.json);
        } else {
            properties = properties.with(OriginalName.of(field.doc, field.identifier), field.json);
        }
    }

    private static String skipped(JsonInput in) throws IOException {
        in.skip();
        return "";
    }

    /** The text of a JSON value that is one; the empty one otherwise. */
    static String text(String json) {
        if (!json.startsWith("\"")) {
            return "";
        }
        FreeValue value = FreeValue.of(json);
        return value instanceof FreeValue.OfText text ? text.text() : ((FreeValue.OfColor) value).text();
    }

    /** The values of the fields, but for the two below. */
    Extras properties() {
        return properties;
    }

    /** The text of the field {@code name}; empty if there is none. */
    String name() {
        return name;
    }

    /** The text of the field with an {@link ExactShape}; empty if there is none. */
    String exactShape() {
        return exactShape;
    }

    private static final class Field {
        private String identifier = "";
        private String type = "";
        private String doc = "";
        private String json = "";

        boolean isName() {
            return identifier.toLowerCase(Locale.ROOT).equals(Identifiers.NAME)
                    && (type.equals("String") || type.equals("Multilines"));
        }
    }
}
