package leapsmith.levels.definitions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import leapsmith.levels.convert.DottedProperties;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.ldtk.Identifiers;
import leapsmith.levels.ldtk.LdtkDefaults;
import leapsmith.levels.model.FieldDefinition;
import leapsmith.levels.model.FieldType;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.ObjectDefinition;
import leapsmith.levels.model.ObjectDefinition.Resize;
import leapsmith.levels.model.ObjectDefinition.Size;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.PropertyGroup;

/**
 * The definitions of a project of LDtk: entities with fields are kinds, enumerations are choices. The kind that another one is
 * like is a tag, its sentence the documentation.
 */
final class LdtkDefinitions {
    /** The key of a kinds file, a kind or a field under which is kept what only LDtk knows. */
    static final String KEY = "ldtk";

    /** Keys of entities with a meaning in a kinds file, or with the number of something in the project. */
    private static final Set<String> ENTITY_KEYS =
            Set.of(("identifier uid width height color doc tags resizableX resizableY fieldDefs"
                            + " tilesetId tileRect uiTileRect tileId renderMode")
                    .split(" "));

    /** The same of fields. */
    private static final Set<String> FIELD_KEYS = Set.of(
            ("identifier uid doc __type type isArray min max defaultOverride editorTextSuffix canBeNull allowedRefs"
                            + " allowedRefsEntityUid allowedRefTags textLanguageMode tilesetUid")
                    .split(" "));

    /** What LDtk shows of an entity whose color nobody has chosen. */
    static final String DEFAULT_COLOR = "#94D9B3";

    /** The type of fields that a kinds file has no type for. */
    static final String TILE = "F_Tile";

    /** The names of the fields for what objects have besides the fields of own kinds, in Leapsmith's exports. */
    private static final Set<String> BUILT_IN = builtIn();

    private LdtkDefinitions() {}

    private static Set<String> builtIn() {
        Set<String> names = new HashSet<>(Set.of("name"));
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            for (PropertyGroup group : type.groups()) {
                String prefix = group.isNested() ? group.name() + "." : "";
                group.properties().forEach(property -> names.add(prefix + property.key()));
            }
        }
        return names;
    }

    /** Whether a field has a value by itself, such as 0. */
    static boolean hasNatural(FieldType type) {
        return type == FieldType.BOOL || type == FieldType.INT || type == FieldType.NUMBER || type == FieldType.COLOR;
    }

    interface Content {
        void write(JsonOutput out) throws IOException;
    }

    static ObjectNode defaults(Content content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonOutput out = new JsonOutput(bytes)) {
            out.object(() -> content.write(out));
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory doesn't fail", e);
        }
        return (ObjectNode) KindsCollector.tree(bytes.toString(StandardCharsets.UTF_8));
    }

    /** The name of an entity or a field. */
    static String name(JsonNode definition) {
        return Identifiers.OriginalName.of(
                definition.path("doc").asText(""), definition.path("identifier").asText());
    }

    // ---- reading

    /**
     * The kinds of a project.
     *
     * @param defs the definitions of the project: {@code entities}, {@code enums} and {@code externalEnums}
     */
    static Definitions read(JsonNode defs) {
        Findings findings = new Findings();
        KindsFile kinds = new Reader(defs, findings).read();
        boolean isExport = false;
        for (JsonNode entity : defs.path("entities")) {
            isExport |= Reader.isOfExport(entity);
        }
        return new Definitions(
                kinds, findings.list(), isExport ? kinds.objects().keySet() : Set.of());
    }

    private static final class Reader {
        private final JsonNode defs;
        private final Findings findings;
        private final KindsCollector kinds;
        private final Map<Integer, String> enums = new HashMap<>();
        private final Map<Integer, String> entities = new HashMap<>();
        private final ObjectNode entityDefaults = defaults(LdtkDefaults::entity);
        private final ObjectNode fieldDefaults = defaults(LdtkDefaults::field);

        Reader(JsonNode defs, Findings findings) {
            this.defs = defs;
            this.findings = findings;
            kinds = new KindsCollector(KEY, findings);
        }

        KindsFile read() {
            defs.path("enums").forEach(this::readChoice);
            defs.path("externalEnums").forEach(this::readChoice);
            defs.path("entities")
                    .forEach(entity -> entities.put(entity.path("uid").asInt(), name(entity)));
            defs.path("entities").forEach(this::readEntity);
            return kinds.file(KindsCollector.MAPPER.createObjectNode());
        }

        private void readChoice(JsonNode of) {
            List<String> words = new ArrayList<>();
            ObjectNode colors = KindsCollector.MAPPER.createObjectNode();
            boolean hasTiles = false;
            for (JsonNode value : of.path("values")) {
                String word = value.path("id").asText();
                words.add(word);
                if (value.path("color").asInt() > 0) {
                    colors.set(word, value.get("color"));
                }
                hasTiles |= value.path("tileRect").isObject()
                        || value.path("tileId").asInt(-1) >= 0;
            }
            String identifier = of.path("identifier").asText();
            if (hasTiles) {
                findings.warn("definition-pictures", identifier);
            }
            ObjectNode kept = KindsCollector.MAPPER.createObjectNode();
            if (!colors.isEmpty()) {
                kept.set("colors", colors);
            }
            if (!of.path("tags").isEmpty()) {
                kept.set("tags", of.get("tags"));
            }
            kinds.addChoice(identifier, words, kept);
            kinds.choice(identifier).ifPresent(name -> enums.put(of.path("uid").asInt(), name));
        }

        private void readEntity(JsonNode entity) {
            String name = name(entity);
            boolean isOfExport = isOfExport(entity);
            if (isOfExport && KindsCollector.isKnown(name)) {
                // Objects of a standard kind, which Leapsmith wrote.
                return;
            }
            ObjectNode kept = kept(entity, ENTITY_KEYS, entityDefaults);
            String like = "";
            ArrayNode tags = KindsCollector.MAPPER.createArrayNode();
            for (JsonNode tag : entity.path("tags")) {
                boolean isKind = KindsCollector.isKnown(tag.asText()) || entities.containsValue(tag.asText());
                boolean isNews = !tag.asText().equals(name) && !tag.asText().equals(Definitions.likeOf(name));
                if (like.isEmpty() && isKind && isNews) {
                    like = tag.asText();
                } else {
                    tags.add(tag);
                }
            }
            if (!tags.isEmpty()) {
                kept.set("tags", tags);
            }
            if (entity.path("tileRect").isObject() || entity.path("tileId").isInt()) {
                findings.warn("definition-pictures", name);
            }
            Map<String, FieldDefinition> fields = new LinkedHashMap<>();
            for (JsonNode field : entity.path("fieldDefs")) {
                boolean isOwn = !isOfExport || !BUILT_IN.contains(name(field));
                String ownName = isOfExport ? DottedProperties.freeName(name(field)) : name(field);
                if (!isOwn
                        || Identifiers.OriginalName.isOfExport(field.path("doc").asText(""))) {
                    continue;
                }
                if (field.path("type").asText().equals(TILE)) {
                    findings.warn("definition-left-out", name + "." + ownName);
                } else {
                    fields.put(ownName, field(field));
                }
            }
            boolean isWide = entity.path("resizableX").asBoolean();
            boolean isHigh = entity.path("resizableY").asBoolean();
            Optional<String> color = KindsCollector.color(entity.path("color").asText())
                    .filter(it -> !KindsCollector.text(it).equalsIgnoreCase(DEFAULT_COLOR));
            ObjectDefinition definition = ObjectDefinition.of(like.isEmpty() ? Definitions.likeOf(name) : like)
                    .withSize(Optional.of(new Size(
                            Math.max(1, entity.path("width").asInt(16)),
                            Math.max(1, entity.path("height").asInt(16)))))
                    .withResize(Optional.of(
                            isWide ? isHigh ? Resize.BOTH : Resize.WIDTH : isHigh ? Resize.HEIGHT : Resize.NONE))
                    .withColor(
                            color.isEmpty()
                                    ? OptionalInt.empty()
                                    : OptionalInt.of(Integer.parseInt(KindsCollector.text(color.get()), 1, 7, 16)))
                    .withAbout(Identifiers.OriginalName.withoutName(
                            entity.path("doc").asText("")))
                    .withFields(fields);
            kinds.add(name, definition, kept);
        }

        /** Whether an export of Leapsmith wrote an entity, whose fields are those of its objects, too. */
        private static boolean isOfExport(JsonNode entity) {
            for (JsonNode field : entity.path("fieldDefs")) {
                if (Identifiers.OriginalName.isOfExport(field.path("doc").asText(""))) {
                    return true;
                }
            }
            return false;
        }

        /** What a definition has of its own besides what has a meaning in a kinds file. */
        private static ObjectNode kept(JsonNode definition, Set<String> known, ObjectNode defaults) {
            // Sorted, as the order of keys differs between the versions of LDtk.
            Map<String, JsonNode> own = new TreeMap<>();
            definition.properties().forEach(member -> {
                boolean isUsual = isEqual(member.getValue(), defaults.path(member.getKey()));
                if (!known.contains(member.getKey()) && !isUsual) {
                    own.put(member.getKey(), member.getValue());
                }
            });
            ObjectNode kept = KindsCollector.MAPPER.createObjectNode();
            own.forEach(kept::set);
            return kept;
        }

        private FieldDefinition field(JsonNode it) {
            String id = it.path("type").asText();
            String doc = it.path("doc").asText("");
            boolean isPlaces = Identifiers.OriginalName.isPlace(doc, true);
            if (isPlaces || Identifiers.OriginalName.isPlace(doc, false)) {
                return FieldDefinition.of(KebabNames.nameOf(FieldType.POINT)).withList(isPlaces);
            }
            Optional<FieldType> type = FieldType.called(FieldType.Names::ldtk, id);
            int uid = id.matches("F_Enum\\(\\d{1,9}\\)") ? Integer.parseInt(id, 7, id.length() - 1, 10) : -1;
            String choice = enums.get(uid);
            ObjectNode kept = kept(it, FIELD_KEYS, fieldDefaults);
            boolean isList = it.path("isArray").asBoolean();
            boolean isNullable = it.path("canBeNull").asBoolean();
            boolean hasNatural =
                    isList || type.filter(LdtkDefinitions::hasNatural).isPresent();
            if (it.path("textLanguageMode").isTextual()) {
                kept.set("textLanguageMode", it.get("textLanguageMode"));
            }
            Optional<String> standard = Optional.empty();
            if (isList && it.path("defaultOverride").isObject()) {
                kept.set("defaultOverride", it.get("defaultOverride"));
            } else {
                standard = standard(it.path("defaultOverride").path("params").path(0), type);
            }
            if (isNullable && (hasNatural || standard.isPresent())) {
                kept.put("canBeNull", true);
            }
            FieldDefinition field = FieldDefinition.of(
                            choice != null ? choice : KebabNames.nameOf(type.orElse(FieldType.TEXT)))
                    .withList(isList)
                    .withStandard(standard)
                    .withRange(number(it.path("min")), number(it.path("max")))
                    .withUnit(it.path("editorTextSuffix").asText(""))
                    .withRequired(!hasNatural && !isNullable && standard.isEmpty())
                    .withTo(targets(it, kept))
                    .withAbout(
                            Identifiers.OriginalName.withoutName(it.path("doc").asText("")));
            return KindsCollector.with(field, KEY, kept);
        }

        private static OptionalDouble number(JsonNode number) {
            return number.isNumber() ? OptionalDouble.of(number.asDouble()) : OptionalDouble.empty();
        }

        private List<String> targets(JsonNode field, ObjectNode kept) {
            String allowed = field.path("allowedRefs").asText();
            String target = entities.get(field.path("allowedRefsEntityUid").asInt(-1));
            if (allowed.equals("OnlySpecificEntity") && target != null) {
                return List.of(target);
            }
            if (!field.path("type").asText().equals(FieldType.REF.names().ldtk())) {
                return List.of();
            }
            List<String> tags = new ArrayList<>();
            field.path("allowedRefTags").forEach(tag -> tags.add(tag.asText()));
            if (allowed.equals("OnlyTags") && !tags.isEmpty() && tags.stream().allMatch(KindsCollector::isKnown)) {
                return tags;
            }
            if (!allowed.equals("Any")) {
                // Only of the same entity, or by tags that may be no kinds.
                kept.put("allowedRefs", allowed);
                if (!field.path("allowedRefTags").isEmpty()) {
                    kept.set("allowedRefTags", field.get("allowedRefTags"));
                }
            }
            return List.of();
        }

        private static Optional<String> standard(JsonNode value, Optional<FieldType> type) {
            if (value.isMissingNode() || value.isNull()) {
                return Optional.empty();
            }
            if (type.equals(Optional.of(FieldType.COLOR))) {
                return Optional.of(new FreeValue.OfColor(value.asInt() & 0xFFFFFF, 0xFF).json());
            }
            return Optional.of(KindsCollector.raw(value));
        }
    }

    static boolean isEqual(JsonNode a, JsonNode b) {
        return a.isNumber() && b.isNumber() ? a.decimalValue().compareTo(b.decimalValue()) == 0 : a.equals(b);
    }

    // ---- writing

    /**
     * Writes the kinds of a file into the definitions of a project. Definitions of the same names keep their numbers, pictures and
     * tile fields; others of the project stay.
     *
     * @param defs the definitions of a project, which are changed
     * @param nextUid the next free number of the project
     * @param lost receives what LDtk can't hold
     * @return the next free number then
     */
    static int write(KindsFile kinds, ObjectNode defs, int nextUid, Findings lost) {
        LdtkDefinitionsWriter writer = new LdtkDefinitionsWriter(kinds, defs, nextUid, lost);
        writer.write();
        return writer.next;
    }
}
