package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.Locale;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.RawMembers;

/** Reads the fields of an entity or a level. Values are kept as JSON; one that isn't set is left out. */
final class FieldReader {
    private final ProjectDefinitions definitions;
    private final boolean named;
    private boolean isOfExport;
    private RawMembers properties = RawMembers.EMPTY;
    private String name = "";
    private String exactShape = "";

    /**
     * A reader of the fields of one owner.
     *
     * @param named whether it is an entity, whose name is a field
     */
    FieldReader(ProjectDefinitions definitions, boolean named) {
        this.definitions = definitions;
        this.named = named;
    }

    void read(JsonInput in) throws IOException {
        LdtkJson.array(in, "file.array-of-fields", index -> readField(in));
    }

    private void readField(JsonInput in) throws IOException {
        Instance field = new Instance();
        in.object("file.field", key -> {
            switch (key) {
                case "__identifier" -> field.identifier = in.text("file.identifier");
                case "__type" -> field.type = LdtkJson.text(in, "file.type");
                case "__value" -> field.json = LdtkJson.isNull(in) ? skipped(in) : in.json();
                case "defUid" -> field.doc = definitions.doc(LdtkJson.uid(in));
                default -> in.skip();
            }
        });
        if (field.identifier.isEmpty()) {
            throw in.missing("__identifier");
        }
        isOfExport |= Identifiers.OriginalName.isOfExport(field.doc);
        if (field.json.isEmpty()) {
            return;
        }
        if (field.doc.equals(ExactShape.DOC)) {
            exactShape = text(field.json);
        } else if (named && field.isName()) {
            name = text(field.json);
        } else {
            String json = Identifiers.OriginalName.isJson(field.doc) ? contained(field.json) : field.json;
            properties = properties.with(Identifiers.OriginalName.of(field.doc, field.identifier), json);
        }
    }

    /** The JSON in a text; the text itself if it isn't JSON, because a user has changed it. */
    private static String contained(String json) {
        String key = "value";
        try {
            RawMembers members = JsonMembers.split("{\"" + key + "\": " + text(json) + "\n}");
            return members.asMap().size() == 1 ? members.get(key).orElse(json) : json;
        } catch (LevelFormatException e) {
            return json;
        }
    }

    private static String skipped(JsonInput in) throws IOException {
        in.skip();
        return "";
    }

    /** The text of a JSON value that is one; the empty one otherwise. */
    static String text(String json) {
        return json.startsWith("\"") ? JsonQuotes.unquote(json) : "";
    }

    /** The values of the fields, but for the two below. */
    RawMembers properties() {
        return properties;
    }

    /** Whether an export of Leapsmith made the entity. */
    boolean isOfExport() {
        return isOfExport;
    }

    /** The text of the field {@code name} of an entity; empty if there is none. */
    String name() {
        return name;
    }

    /** The text of the field with an {@link ExactShape}; empty if there is none. */
    String exactShape() {
        return exactShape;
    }

    private static final class Instance {
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
