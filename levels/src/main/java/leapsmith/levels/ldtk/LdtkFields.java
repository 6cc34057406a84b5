package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.RawMembers;

/** The fields of a kind of entities, or of all levels: one for each property that any of them has. */
final class LdtkFields {
    private final Map<String, LdtkField> byName = new LinkedHashMap<>();

    /** The fields for these properties, with identifiers of one scope; a property that is too long is lost. */
    LdtkFields(List<RawMembers> owners, Identifiers identifiers, Identifiers.Uids uids, Findings lost) {
        Map<String, List<String>> values = new LinkedHashMap<>();
        for (RawMembers owner : owners) {
            owner.asMap().forEach((name, json) -> {
                if (isHeld(json)) {
                    values.computeIfAbsent(name, key -> new ArrayList<>()).add(json);
                } else {
                    lost.warn("ldtk-long-property", name);
                }
            });
        }
        values.forEach((name, all) -> {
            LdtkFieldType type = LdtkFieldType.of(all);
            String identifier = identifiers.of(name, "LdtkField");
            String doc = type == LdtkFieldType.JSON
                    ? Identifiers.OriginalName.jsonDoc(name)
                    : Identifiers.OriginalName.doc(name, identifier);
            byName.put(name, new LdtkField(uids.next(), identifier, doc, type));
        });
    }

    private static boolean isHeld(String json) {
        return json.length() <= Limits.MAX_TEXT;
    }

    void writeDefinitions(JsonOutput out) throws IOException {
        for (LdtkField field : byName.values()) {
            field.writeDefinition(out);
        }
    }

    /** Writes the values of an owner in its order, so that they are read in the same one, and then the unset ones. */
    void writeInstances(JsonOutput out, RawMembers values) throws IOException {
        for (Map.Entry<String, String> value : values.asMap().entrySet()) {
            if (isHeld(value.getValue())) {
                byName.get(value.getKey()).writeInstance(out, Optional.of(value.getValue()));
            }
        }
        for (Map.Entry<String, LdtkField> field : byName.entrySet()) {
            if (values.get(field.getKey()).isEmpty()) {
                field.getValue().writeInstance(out, Optional.empty());
            }
        }
    }

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
                out.text("__type", type.title);
                out.number("uid", uid);
                out.text("type", type.id);
                out.json("textLanguageMode", type == LdtkFieldType.JSON ? "\"LangJson\"" : LdtkDefaults.NULL);
                LdtkDefaults.field(out);
            });
        }

        /** Writes its value in an entity or a level; empty if it has none. */
        void writeInstance(JsonOutput out, Optional<String> json) throws IOException {
            out.object(() -> {
                out.text("__identifier", identifier);
                out.text("__type", type.title);
                out.json("__value", json.map(type::value).orElse(LdtkDefaults.NULL));
                out.json("__tile", LdtkDefaults.NULL);
                out.number("defUid", uid);
                out.array("realEditorValues", () -> {
                    if (json.isPresent()) {
                        out.object(() -> {
                            out.text("id", type.editorId);
                            out.json("params", "[ " + type.editorValue(json.get()) + " ]");
                        });
                    }
                });
            });
        }
    }

    enum LdtkFieldType {
        INT("Int", "F_Int", "V_Int", json -> json.matches("-?[0-9]{1,9}"), json -> json),
        FLOAT("Float", "F_Float", "V_Float", LdtkFieldType::isFloat, json -> json),
        BOOL("Bool", "F_Bool", "V_Bool", json -> FreeValue.of(json) instanceof FreeValue.OfFlag, json -> json),
        COLOR(
                "Color",
                "F_Color",
                "V_Int",
                json -> json.matches("\"#[0-9A-Fa-f]{6}\""),
                json -> Integer.toString(Integer.parseInt(json, 2, 8, 16))),
        TEXT("String", "F_Text", "V_String", json -> json.startsWith("\""), json -> json),
        /** A text that is JSON, for values that LDtk has no type for. */
        JSON("String", "F_Text", "V_String", json -> true, JsonQuotes::quote);

        private static final int MAX_DIGITS = 20;

        /** What LDtk calls it in files for games. */
        final String title;

        /** What LDtk calls it in definitions. */
        final String id;

        /** What LDtk calls the type of {@link #editorValue}. */
        final String editorId;

        private final Predicate<String> fits;
        private final UnaryOperator<String> editorValue;

        LdtkFieldType(
                String title, String id, String editorId, Predicate<String> fits, UnaryOperator<String> editorValue) {
            this.title = title;
            this.id = id;
            this.editorId = editorId;
            this.fits = fits;
            this.editorValue = editorValue;
        }

        private static boolean isFloat(String json) {
            return json.length() <= MAX_DIGITS
                    && FreeValue.of(json) instanceof FreeValue.OfNumber
                    && Double.isFinite(Double.parseDouble(json));
        }

        /** How the editor keeps a value. */
        String editorValue(String json) {
            return editorValue.apply(json);
        }

        /** How a value is written for games. */
        String value(String json) {
            return this == JSON ? editorValue(json) : json;
        }

        /** The first type that all values fit. */
        static LdtkFieldType of(Collection<String> values) {
            return Stream.of(values())
                    .filter(type -> values.stream().allMatch(type.fits))
                    .findFirst()
                    .orElse(JSON);
        }
    }
}
