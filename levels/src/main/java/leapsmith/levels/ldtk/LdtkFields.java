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
import leapsmith.levels.convert.DottedProperties;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.model.FieldType;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.RawMembers;

/** The fields of a kind of entities, or of all levels: one for each property that any of them has. */
final class LdtkFields {
    /** As the reader of places allows. */
    private static final int MAX_CELL = 1_000_000;

    private final Map<String, LdtkField> byName = new LinkedHashMap<>();

    /**
     * The fields for these properties, with identifiers of one scope; a property that is too long is lost.
     *
     * @param kind says of which types its fields are; those of others are guessed by their values
     * @param cellSize side of the cells of its layer in px, in which LDtk counts places
     */
    LdtkFields(
            List<RawMembers> owners,
            Optional<OwnKind> kind,
            int cellSize,
            Identifiers identifiers,
            Identifiers.Uids uids,
            Findings lost) {
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
            Optional<OwnKind.Field> own = kind.flatMap(it -> it.field(DottedProperties.freeName(name)));
            LdtkFieldType type = own.isPresent() ? LdtkFieldType.of(own.get().type()) : LdtkFieldType.of(all);
            if (type == LdtkFieldType.POINT && !all.stream().allMatch(json -> areCells(json, own.get(), cellSize))) {
                type = LdtkFieldType.JSON;
            }
            String identifier = identifiers.of(name, "LdtkField");
            String doc = type == LdtkFieldType.JSON
                    ? Identifiers.OriginalName.jsonDoc(name, own)
                    : Identifiers.OriginalName.doc(name, identifier);
            byName.put(name, new LdtkField(uids.next(), identifier, doc, type, own, cellSize));
        });
    }

    /** Whether all places are the middles of cells. A default that isn't one is written as no value. */
    private static boolean areCells(String json, OwnKind.Field field, int cellSize) {
        boolean isUnset = !field.definition().list() && json.equals(field.standard());
        List<String> places =
                field.definition().list() ? OwnKind.Field.elements(json).orElse(List.of("")) : List.of(json);
        return isUnset
                || places.stream().allMatch(place -> cell(place, cellSize).isPresent());
    }

    /** The column and row of the cell whose middle a place is; empty if it is none. */
    private static Optional<int[]> cell(String json, int cellSize) {
        return OwnKind.Field.point(json)
                .map(at -> new double[] {at[0] / cellSize - 0.5, at[1] / cellSize - 0.5})
                .filter(at -> Math.abs(at[0]) < MAX_CELL && Math.abs(at[1]) < MAX_CELL)
                .filter(at -> at[0] == Math.floor(at[0]) && at[1] == Math.floor(at[1]))
                .map(at -> new int[] {(int) at[0], (int) at[1]});
    }

    private static boolean isHeld(String json) {
        return json.length() <= Limits.MAX_TEXT;
    }

    void writeDefinitions(JsonOutput out) throws IOException {
        for (LdtkField field : byName.values()) {
            field.writeDefinition(out);
        }
    }

    /**
     * Uses other names of types.
     *
     * @param types what LDtk calls the types of fields, by their numbers
     */
    void use(Map<Integer, String> types) {
        byName.replaceAll(
                (name, field) -> types.containsKey(field.uid) ? field.withTitle(types.get(field.uid)) : field);
    }

    /** Writes the values of an owner in its order, so that they are read in the same one, and then the unset ones. */
    void writeInstances(JsonOutput out, RawMembers values, WrittenLevel level) throws IOException {
        for (Map.Entry<String, String> value : values.asMap().entrySet()) {
            if (isHeld(value.getValue())) {
                byName.get(value.getKey()).writeInstance(out, Optional.of(value.getValue()), level);
            }
        }
        for (Map.Entry<String, LdtkField> field : byName.entrySet()) {
            if (values.get(field.getKey()).isEmpty()) {
                field.getValue().writeInstance(out, Optional.empty(), level);
            }
        }
    }

    /**
     * The definition of a field, as it is written.
     *
     * @param doc help for authors, which also keeps what LDtk can't
     * @param own what a kind says of it; empty if it is of none
     * @param cellSize side of the cells of places in px
     * @param title what LDtk calls its type in files for games
     */
    record LdtkField(
            int uid,
            String identifier,
            String doc,
            LdtkFieldType type,
            Optional<OwnKind.Field> own,
            int cellSize,
            String title) {
        LdtkField(
                int uid, String identifier, String doc, LdtkFieldType type, Optional<OwnKind.Field> own, int cellSize) {
            this(uid, identifier, doc, type, own, cellSize, type.title);
        }

        static LdtkField ofText(int uid, String identifier, String doc) {
            return new LdtkField(uid, identifier, doc, LdtkFieldType.TEXT, Optional.empty(), 1);
        }

        LdtkField withTitle(String newTitle) {
            return new LdtkField(uid, identifier, doc, type, own, cellSize, newTitle);
        }

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
        void writeInstance(JsonOutput out, Optional<String> json, WrittenLevel level) throws IOException {
            boolean isList = isOfKind() && own.orElseThrow().definition().list();
            List<String> elements = isList
                    ? json.flatMap(OwnKind.Field::elements).orElse(List.of())
                    : json.stream().toList();
            // An empty reference is none, and so is one to nothing.
            List<String> values = new ArrayList<>();
            List<String> edited = new ArrayList<>();
            for (String element : elements) {
                switch (type) {
                    case REF ->
                        level.reference(FieldReader.text(element)).ifPresent(reference -> {
                            values.add(reference);
                            edited.add(level.entityIidIn(reference));
                        });
                    case POINT ->
                        cell(element, cellSize).ifPresent(cell -> {
                            values.add("{ \"cx\": " + cell[0] + ", \"cy\": " + cell[1] + " }");
                            edited.add("\"" + cell[0] + "," + cell[1] + "\"");
                        });
                    default -> {
                        values.add(type.value(element));
                        edited.add(type.editorValue(element));
                    }
                }
            }
            out.object(() -> {
                out.text("__identifier", identifier);
                out.text("__type", title);
                String single = values.isEmpty() ? LdtkDefaults.NULL : values.get(0);
                out.json("__value", isList ? "[ " + String.join(", ", values) + " ]" : single);
                out.json("__tile", LdtkDefaults.NULL);
                out.number("defUid", uid);
                out.array("realEditorValues", () -> {
                    for (String value : edited) {
                        out.object(() -> {
                            out.text("id", type.editorId);
                            out.json("params", "[ " + value + " ]");
                        });
                    }
                });
            });
        }

        /** Whether LDtk has a type for what a kind says of it. */
        private boolean isOfKind() {
            return own.isPresent() && type != LdtkFieldType.JSON;
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
        /** A reference to an object. */
        REF("EntityRef", "F_EntityRef", "V_String", json -> false, json -> json),
        /** A place, or a list of places, that are middles of cells. */
        POINT("Point", "F_Point", "V_String", json -> false, json -> json),
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

        /** The type for fields of own kinds. */
        static LdtkFieldType of(FieldType type) {
            return switch (type) {
                case BOOL -> BOOL;
                case INT -> INT;
                case NUMBER -> FLOAT;
                case COLOR -> COLOR;
                case TEXT, LINES, FILE, LEVEL -> TEXT;
                case REF -> REF;
                case POINT -> POINT;
            };
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
