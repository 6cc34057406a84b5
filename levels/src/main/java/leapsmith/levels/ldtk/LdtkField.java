package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.Optional;
import leapsmith.levels.json.JsonOutput;

/**
 * The definition of a field, as it is written.
 *
 * @param doc help for authors, which also keeps what LDtk can't
 */
record LdtkField(int uid, String identifier, String doc, LdtkFieldType type) {
    void writeDefinition(JsonOutput out) throws IOException {
        out.object(() -> {
            out.text("identifier", identifier);
            LdtkDefaults.doc(out, doc);
            out.text("__type", type.title());
            out.number("uid", uid);
            out.text("type", type.id());
            out.json("textLanguageMode", type == LdtkFieldType.JSON ? "\"LangJson\"" : LdtkDefaults.NULL);
            LdtkDefaults.field(out);
        });
    }

    /** Writes its value in an entity or a level; empty if it has none. */
    void writeInstance(JsonOutput out, Optional<String> json) throws IOException {
        out.object(() -> {
            out.text("__identifier", identifier);
            out.text("__type", type.title());
            out.json("__value", json.map(type::value).orElse(LdtkDefaults.NULL));
            out.json("__tile", LdtkDefaults.NULL);
            out.number("defUid", uid);
            out.array("realEditorValues", () -> {
                if (json.isPresent()) {
                    out.object(() -> {
                        out.text("id", type.editorId());
                        out.json("params", "[ " + type.editorValue(json.get()) + " ]");
                    });
                }
            });
        });
    }
}
