package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.convert.DottedProperties;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.model.FieldDefinition;
import leapsmith.levels.model.FieldType;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.RawMembers;

/** The fields of a kind of entities, or of all levels: one for each property that any of them has. */
final class LdtkFields {
    /** As the reader of places allows. */
    private static final int MAX_CELL = 1_000_000;

    /** The types that values can show, in the order in which they are tried, with what LDtk can hold of them. */
    private static final Map<FieldType, String> GUESSED = new EnumMap<>(Map.of(
            FieldType.INT, "-?[0-9]{1,9}",
            FieldType.NUMBER, ".{1,20}",
            FieldType.BOOL, ".*",
            FieldType.COLOR, "\"#[0-9A-Fa-f]{6}\"",
            FieldType.TEXT, "(?s).*"));

    private static final OwnKind.Field PLACE = new OwnKind.Field(
            "place", FieldDefinition.of(KebabNames.nameOf(FieldType.POINT)), FieldType.POINT, List.of());

    private final Map<String, LdtkField> byName = new LinkedHashMap<>();

    /**
     * The fields for these properties, with identifiers of one scope; a property that is too long is lost.
     *
     * @param kind says of which types its fields are; those of others are guessed by their values
     * @param cellSize side of the cells of its layer in px, in which LDtk counts places
     * @param ofLevels whether they are of levels, whose places have no kind that says so
     */
    LdtkFields(
            List<RawMembers> owners,
            Optional<OwnKind> kind,
            int cellSize,
            boolean ofLevels,
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
            Optional<OwnKind.Field> own = kind.flatMap(it -> it.field(DottedProperties.freeName(name)))
                    .or(() -> Optional.of(PLACE)
                            .filter(place -> ofLevels
                                    && all.stream()
                                            .allMatch(
                                                    json -> cell(json, cellSize).isPresent())));
            Optional<FieldType> type = own.isEmpty()
                    ? guessed(all)
                    : Optional.of(own.get().type())
                            .filter(it -> it != FieldType.POINT
                                    || all.stream().allMatch(json -> areCells(json, own.get(), cellSize)));
            String identifier = identifiers.of(name, "LdtkField");
            String doc = type.isEmpty()
                    ? Identifiers.OriginalName.jsonDoc(name, own)
                    : Identifiers.OriginalName.doc(name, identifier);
            byName.put(name, new LdtkField(uids.next(), identifier, doc, type, own, cellSize));
        });
    }

    /** The first type that all values fit; empty for a text that is JSON. */
    private static Optional<FieldType> guessed(Collection<String> values) {
        return GUESSED.keySet().stream()
                .filter(type -> values.stream()
                        .allMatch(json -> type.accepts(json)
                                && json.matches(GUESSED.get(type))
                                && (type != FieldType.NUMBER || Double.isFinite(Double.parseDouble(json)))))
                .findFirst();
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
     * @param type of its values; empty for a text that is JSON, for values that LDtk has no type for
     * @param own what a kind says of it; empty if it is of none
     * @param cellSize side of the cells of places in px
     * @param title what LDtk calls its type in files for games
     */
    record LdtkField(
            int uid,
            String identifier,
            String doc,
            Optional<FieldType> type,
            Optional<OwnKind.Field> own,
            int cellSize,
            String title) {
        LdtkField(
                int uid,
                String identifier,
                String doc,
                Optional<FieldType> type,
                Optional<OwnKind.Field> own,
                int cellSize) {
            this(uid, identifier, doc, type, own, cellSize, names(type).ldtkTitle());
        }

        static LdtkField ofText(int uid, String identifier, String doc) {
            return new LdtkField(uid, identifier, doc, Optional.of(FieldType.TEXT), Optional.empty(), 1);
        }

        LdtkField withTitle(String newTitle) {
            return new LdtkField(uid, identifier, doc, type, own, cellSize, newTitle);
        }

        /** How a type is called; texts of all types are written so that they may have several lines. */
        private static FieldType.Names names(Optional<FieldType> type) {
            FieldType.Names text = FieldType.TEXT.names();
            return type.map(FieldType::names)
                    .filter(names -> !isText(type))
                    .orElse(new FieldType.Names(
                            text.tiled(), FieldType.LINES.names().ldtk(), text.ldtkTitle(), text.ldtkValue()));
        }

        private static boolean isText(Optional<FieldType> type) {
            return type.isEmpty() || type.get() != FieldType.REF && type.get().accepts("\"\"");
        }

        void writeDefinition(JsonOutput out) throws IOException {
            out.object(() -> {
                out.text("identifier", identifier);
                LdtkDefaults.doc(out, doc);
                out.text("__type", names(type).ldtkTitle());
                out.number("uid", uid);
                out.text("type", names(type).ldtk());
                out.json("textLanguageMode", type.isEmpty() ? "\"LangJson\"" : LdtkDefaults.NULL);
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
                if (type.isEmpty()) {
                    values.add(JsonQuotes.quote(element));
                    edited.add(JsonQuotes.quote(element));
                } else if (type.get() == FieldType.REF) {
                    level.reference(FieldReader.text(element)).ifPresent(reference -> {
                        values.add(reference);
                        edited.add(level.entityIidIn(reference));
                    });
                } else if (type.get() == FieldType.POINT) {
                    cell(element, cellSize).ifPresent(cell -> {
                        values.add("{ \"cx\": " + cell[0] + ", \"cy\": " + cell[1] + " }");
                        edited.add("\"" + cell[0] + "," + cell[1] + "\"");
                    });
                } else {
                    values.add(element);
                    edited.add(
                            type.get() == FieldType.COLOR && FreeValue.of(element) instanceof FreeValue.OfColor color
                                    ? Integer.toString(color.rgb())
                                    : element);
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
                            out.text("id", names(type).ldtkValue());
                            out.json("params", "[ " + value + " ]");
                        });
                    }
                });
            });
        }

        /** Whether LDtk has a type for what a kind says of it. */
        private boolean isOfKind() {
            return own.isPresent() && type.isPresent();
        }
    }
}
