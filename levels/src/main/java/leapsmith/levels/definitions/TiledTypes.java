package leapsmith.levels.definitions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.model.FieldDefinition;
import leapsmith.levels.model.FieldType;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.ObjectDefinition;
import leapsmith.levels.model.OwnKind;

/**
 * The types of a project of Tiled: classes and enumerations. A class for objects is a kind, whose members are fields; those of a
 * class within a class have the names of both, as {@code loot.gold}. Other classes are kept as they are.
 */
final class TiledTypes {
    /** The key of a kinds file, a kind or a field under which is kept what only Tiled knows. */
    static final String KEY = "tiled";

    /** What Tiled shows of a class whose color nobody has chosen. */
    static final String DEFAULT_COLOR = "#ffa0a0a4";

    /** Classes within classes; a class that contains itself ends here. */
    private static final int MAX_DEPTH = 16;

    /** What new classes are for. */
    static final List<String> USES = List.of("object", "tile");

    private TiledTypes() {}

    // ---- reading

    /**
     * The kinds of the types of a project.
     *
     * @param types as Tiled writes them
     * @param written the kinds of which the types were written, if they have what Tiled can't hold
     */
    static Definitions read(JsonNode types, Optional<KindsFile> written) {
        Findings findings = new Findings();
        KindsFile read = new Reader(types, findings).read();
        return new Definitions(
                written.map(kinds -> merged(read, kinds)).orElse(read),
                findings.list(),
                written.map(kinds -> kinds.objects().keySet()).orElse(Set.of()));
    }

    private static final class Reader {
        private final JsonNode types;
        private final KindsCollector kinds;
        private final Findings findings;
        private final Map<String, JsonNode> classes = new HashMap<>();

        Reader(JsonNode types, Findings findings) {
            this.types = types;
            this.findings = findings;
            kinds = new KindsCollector(KEY, findings);
        }

        KindsFile read() {
            ArrayNode others = KindsCollector.MAPPER.createArrayNode();
            for (JsonNode type : types) {
                if (type.path("type").asText().equals("enum")) {
                    readChoice(type);
                } else {
                    classes.put(type.path("name").asText(), type);
                }
            }
            for (JsonNode type : types) {
                if (isOfObjects(type)) {
                    readKind(type);
                } else if (!type.path("type").asText().equals("enum")) {
                    others.add(type);
                }
            }
            ObjectNode kept = KindsCollector.MAPPER.createObjectNode();
            if (!others.isEmpty()) {
                kept.set("types", others);
            }
            return kinds.file(kept);
        }

        private static boolean isOfObjects(JsonNode type) {
            if (!type.path("type").asText().equals("class")) {
                return false;
            }
            for (JsonNode use : type.path("useAs")) {
                if (use.asText().equals("object")) {
                    return true;
                }
            }
            // Before version 1.9 all classes were for objects.
            return !type.has("useAs");
        }

        private void readChoice(JsonNode type) {
            List<String> words = new ArrayList<>();
            type.path("values").forEach(word -> words.add(word.asText()));
            ObjectNode kept = KindsCollector.MAPPER.createObjectNode();
            keep(type, kept, "id", null);
            keep(type, kept, "storageType", "string");
            if (type.path("valuesAsFlags").asBoolean()) {
                kept.put("valuesAsFlags", true);
            }
            kinds.addChoice(type.path("name").asText(), words, kept);
        }

        private static void keep(JsonNode type, ObjectNode kept, String key, String usual) {
            if (type.has(key) && !type.get(key).asText().equals(usual)) {
                kept.set(key, type.get(key));
            }
        }

        private void readKind(JsonNode type) {
            String name = type.path("name").asText();
            Map<String, FieldDefinition> fields = new LinkedHashMap<>();
            for (JsonNode member : type.path("members")) {
                readMember(member, "", "", fields, 0);
            }
            ObjectNode kept = KindsCollector.MAPPER.createObjectNode();
            keep(type, kept, "id", null);
            if (type.has("drawFill") && !type.get("drawFill").asBoolean()) {
                kept.put("drawFill", false);
            }
            if (type.has("useAs") && !texts(type.get("useAs")).equals(USES)) {
                kept.set("useAs", type.get("useAs"));
            }
            String color = type.path("color").asText();
            OptionalInt rgb =
                    color.equals(DEFAULT_COLOR) || KindsCollector.color(color).isEmpty()
                            ? OptionalInt.empty()
                            : OptionalInt.of(Integer.parseInt(color.substring(color.length() - 6), 16));
            kinds.add(
                    name,
                    ObjectDefinition.of(Definitions.likeOf(name)).withColor(rgb).withFields(fields),
                    kept);
        }

        private static List<String> texts(JsonNode list) {
            List<String> texts = new ArrayList<>();
            list.forEach(each -> texts.add(each.asText()));
            return texts;
        }

        /**
         * Adds the fields of a member.
         *
         * @param prefix the names of the members that contain it, each with a dot
         * @param outer the class of the outermost of these
         */
        private void readMember(
                JsonNode member, String prefix, String outer, Map<String, FieldDefinition> fields, int depth) {
            String name = prefix + member.path("name").asText();
            String className = member.path("propertyType").asText();
            JsonNode value = member.path("value");
            ObjectNode kept = KindsCollector.MAPPER.createObjectNode();
            if (!outer.isEmpty()) {
                kept.put("class", outer);
            }
            if (!member.path("type").asText().equals("class")) {
                fields.put(name, KindsCollector.with(field(member, name), KEY, kept));
                return;
            }
            if (isPoint(className)) {
                if (outer.isEmpty()) {
                    kept.put("class", className);
                }
                fields.put(name, KindsCollector.with(field(member, name), KEY, kept));
                return;
            }
            JsonNode inner = classes.get(className);
            if (inner == null || depth == MAX_DEPTH) {
                findings.warn("definition-left-out", name);
                return;
            }
            for (JsonNode each : inner.path("members")) {
                ObjectNode changed = each.deepCopy();
                JsonNode own = value.path(each.path("name").asText());
                if (!own.isMissingNode()) {
                    changed.set("value", own);
                }
                readMember(changed, name + ".", outer.isEmpty() ? className : outer, fields, depth + 1);
            }
        }

        private BigDecimal number(JsonNode own, String className, int member) {
            JsonNode value = own.isMissingNode()
                    ? classes.get(className).path("members").get(member).path("value")
                    : own;
            return value.decimalValue();
        }

        /** Whether a class has the members x and y alone, which are numbers. */
        private boolean isPoint(String className) {
            JsonNode members =
                    classes.containsKey(className) ? classes.get(className).path("members") : types;
            return members != types
                    && members.size() == 2
                    && isCoordinate(members.get(0), "x")
                    && isCoordinate(members.get(1), "y");
        }

        private static boolean isCoordinate(JsonNode member, String name) {
            String type = member.path("type").asText();
            return member.path("name").asText().equals(name) && (type.equals("float") || type.equals("int"));
        }

        private FieldDefinition field(JsonNode member, String name) {
            String type = member.path("type").asText();
            JsonNode value = member.path("value");
            Optional<String> choice = kinds.choice(member.path("propertyType").asText());
            if (choice.isPresent()) {
                return choiceField(choice.get(), value);
            }
            if (type.equals("class") && isPoint(member.path("propertyType").asText())) {
                return pointField(member.path("propertyType").asText(), value);
            }
            if (type.equals("list")) {
                return listField(value, name);
            }
            FieldType known = FieldType.called(FieldType.Names::tiled, type)
                    .filter(it -> it != FieldType.POINT)
                    .orElse(FieldType.TEXT);
            boolean hasLines = known == FieldType.TEXT && value.asText().contains("\n");
            return FieldDefinition.of(KebabNames.nameOf(hasLines ? FieldType.LINES : known))
                    .withStandard(standard(known, value));
        }

        /** The default of a member; empty for the usual one of its type. */
        private static Optional<String> standard(FieldType type, JsonNode value) {
            return switch (type) {
                case BOOL -> Optional.of("true").filter(json -> value.asBoolean());
                case INT, NUMBER ->
                    Optional.of(value)
                            .filter(it -> it.isNumber() && it.decimalValue().signum() != 0)
                            .map(KindsCollector::raw);
                case COLOR -> KindsCollector.color(value.asText());
                // An object of a map can't be the same in all of them.
                case REF -> Optional.empty();
                default ->
                    Optional.of(value.asText()).filter(text -> !text.isEmpty()).map(JsonQuotes::quote);
            };
        }

        private FieldDefinition pointField(String className, JsonNode value) {
            BigDecimal x = number(value.path("x"), className, 0);
            BigDecimal y = number(value.path("y"), className, 1);
            boolean isZero = x.signum() == 0 && y.signum() == 0;
            return FieldDefinition.of("point")
                    .withStandard(isZero ? Optional.empty() : Optional.of("[ " + x + ", " + y + " ]"));
        }

        private FieldDefinition choiceField(String choice, JsonNode value) {
            List<String> words = kinds.words(choice);
            boolean isList = kinds.keptOfChoice(choice).path("valuesAsFlags").asBoolean();
            List<String> chosen = new ArrayList<>();
            if (value.isInt()) {
                for (int i = 0; i < words.size(); i++) {
                    if (isList ? (value.intValue() >> Math.min(i, 31) & 1) != 0 : value.intValue() == i) {
                        chosen.add(words.get(i));
                    }
                }
            } else {
                for (String word : isList ? value.asText().split(",") : new String[] {value.asText()}) {
                    if (!word.isEmpty()) {
                        chosen.add(word);
                    }
                }
            }
            FieldDefinition field = FieldDefinition.of(choice).withList(isList);
            List<String> quoted = chosen.stream().map(JsonQuotes::quote).toList();
            if (isList) {
                return field.withStandard(
                        quoted.isEmpty() ? Optional.empty() : Optional.of(OwnKind.Field.list(quoted)));
            }
            boolean isFirst = chosen.isEmpty() || chosen.get(0).equals(words.get(0));
            return field.withStandard(isFirst ? Optional.empty() : Optional.of(quoted.get(0)));
        }

        /** A list has elements of any types; here they have that of the first one. */
        private FieldDefinition listField(JsonNode value, String name) {
            List<String> elements = new ArrayList<>();
            FieldDefinition first = FieldDefinition.of("text");
            for (JsonNode element : value) {
                FieldDefinition field = field(element, name);
                first = elements.isEmpty() ? field : first;
                elements.add(field.standard().orElse(standardOf(field)));
            }
            return first.withList(true)
                    .withStandard(elements.isEmpty() ? Optional.empty() : Optional.of(OwnKind.Field.list(elements)));
        }

        private String standardOf(FieldDefinition field) {
            Optional<FieldType> type = KebabNames.valueOf(FieldType.class, field.type());
            List<String> words = kinds.words(field.type());
            return type.isPresent()
                    ? new OwnKind.Field("", field, type.get(), List.of()).standard()
                    : JsonQuotes.quote(words.get(0));
        }
    }

    /** The kinds that were read, with what Tiled couldn't hold of those of which its types were written. */
    private static KindsFile merged(KindsFile read, KindsFile written) {
        KindsFile before = new Reader(types(written), new Findings()).read();
        Map<String, OwnKind> writtenKinds = written.objectKinds();
        Map<String, ObjectDefinition> objects = new LinkedHashMap<>();
        read.objects().forEach((name, now) -> {
            ObjectDefinition known = written.objects().get(name);
            ObjectDefinition then = before.objects().get(name);
            if (known == null || then == null) {
                objects.put(name, now);
                return;
            }
            Map<String, FieldDefinition> fields = new LinkedHashMap<>();
            now.fields().forEach((field, it) -> {
                boolean isSame = isSame(it, then.fields().get(field));
                Optional<FieldDefinition> own =
                        Optional.ofNullable(known.fields().get(field));
                Optional<FieldDefinition> any =
                        writtenKinds.get(name).field(field).map(OwnKind.Field::definition);
                if (isSame && own.isPresent()) {
                    fields.put(field, own.get());
                } else if (!isSame) {
                    fields.put(
                            field,
                            any.filter(was -> was.type().equals(it.type()) && was.list() == it.list())
                                    .map(was -> was.withStandard(it.standard()))
                                    .orElse(it));
                }
            });
            ObjectDefinition merged =
                    (now.color().equals(then.color()) ? known : known.withColor(now.color())).withFields(fields);
            objects.put(name, KindsCollector.with(merged, now.unknownKeys().withAll(known.unknownKeys())));
        });
        return new KindsFile(
                written.tiles(), read.choices(), objects, read.unknownKeys().withAll(written.unknownKeys()));
    }

    private static boolean isSame(FieldDefinition a, FieldDefinition b) {
        return b != null
                && a.type().equals(b.type())
                && a.list() == b.list()
                && a.standard().equals(b.standard());
    }

    /** {@return the types of a project for the kinds of a file} */
    static ArrayNode types(KindsFile kinds) {
        return new TiledTypesWriter(kinds).types();
    }
}
