package leapsmith.levels.definitions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import leapsmith.levels.convert.DottedProperties;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.ldtk.Identifiers;
import leapsmith.levels.ldtk.LdtkDefaults;
import leapsmith.levels.ldtk.LdtkWriter;
import leapsmith.levels.model.FieldDefinition;
import leapsmith.levels.model.FieldType;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.ObjectDefinition;
import leapsmith.levels.model.ObjectDefinition.Resize;
import leapsmith.levels.model.OwnKind;
import leapsmith.physics.fixed.PortableMath;

/** Writes kinds into the definitions of a project of LDtk: the reverse of {@link LdtkDefinitions}. */
final class LdtkDefinitionsWriter {
    private final KindsFile kinds;
    private final ObjectNode defs;
    private final Findings lost;
    private final JsonNode keptOfChoices;
    private final Map<String, Integer> enumUids = new HashMap<>();
    private final Map<String, String> enumIdentifiers = new HashMap<>();
    private final Map<String, Integer> entityUids = new HashMap<>();
    /** The next free number of the project. */
    int next;

    LdtkDefinitionsWriter(KindsFile kinds, ObjectNode defs, int nextUid, Findings lost) {
        this.kinds = kinds;
        this.defs = defs;
        this.lost = lost;
        next = nextUid;
        keptOfChoices =
                KindsCollector.kept(kinds.unknownKeys(), LdtkDefinitions.KEY).path("enums");
    }

    /**
     * {@return an editor that completes the definitions of a project with what kinds say: types, ranges, defaults, choices and
     * sentences} Fields of which the kinds say nothing stay.
     *
     * @param kinds the kinds
     * @param lost receives what LDtk can't hold
     */
    static LdtkWriter.DefinitionsEditor editor(KindsFile kinds, Findings lost) {
        return (definitions, nextUid) -> {
            ObjectNode defs = (ObjectNode) KindsCollector.tree(definitions);
            Map<Integer, ArrayNode> before = new HashMap<>();
            defs.path("entities")
                    .forEach(entity -> before.put(
                            entity.path("uid").asInt(), entity.path("fieldDefs").deepCopy()));
            LdtkDefinitionsWriter writer = new LdtkDefinitionsWriter(kinds, defs, nextUid, lost);
            writer.write();
            Map<Integer, String> types = new HashMap<>();
            for (JsonNode entity : defs.path("entities")) {
                ArrayNode known = before.get(entity.path("uid").asInt());
                if (known != null) {
                    ((ObjectNode) entity).set("fieldDefs", joined(known, entity.path("fieldDefs")));
                }
                entity.path("fieldDefs")
                        .forEach(field -> types.put(
                                field.path("uid").asInt(), field.path("__type").asText()));
            }
            return new LdtkWriter.DefinitionsEditor.Edited(defs.toString(), writer.next, types);
        };
    }

    /** The fields of an entity as they were, with those that were completed, but places that are written as JSON. */
    private static ArrayNode joined(ArrayNode before, JsonNode completed) {
        Map<Integer, JsonNode> byUid = new LinkedHashMap<>();
        before.forEach(field -> byUid.put(field.path("uid").asInt(), field));
        completed.forEach(field -> byUid.merge(
                field.path("uid").asInt(),
                field,
                (was, now) -> Identifiers.OriginalName.isPlace(was.path("doc").asText(""), false)
                                || Identifiers.OriginalName.isPlace(
                                        was.path("doc").asText(""), true)
                        ? was
                        : now));
        ArrayNode all = KindsCollector.MAPPER.createArrayNode();
        byUid.values().forEach(all::add);
        return all;
    }

    void write() {
        if (!kinds.tiles().isEmpty()) {
            lost.warn("definition-tiles", kinds.tiles().size());
        }
        kinds.choices().forEach(this::writeChoice);
        ArrayNode entities = array("entities");
        Map<String, OwnKind> own = kinds.objectKinds();
        Map<String, ObjectNode> nodes = new LinkedHashMap<>();
        Identifiers identifiers = new Identifiers();
        own.forEach((name, kind) -> {
            String original = original(kinds.objects().get(name), name);
            ObjectNode known = known(entities, original);
            String identifier =
                    known.has("identifier") ? known.get("identifier").asText() : identifiers.of(original, "Object");
            ObjectNode node = known.isEmpty() ? entities.addObject() : known;
            node.put("identifier", identifier);
            node.put("uid", known.path("uid").asInt(next));
            if (node.get("uid").asInt() == next) {
                next++;
            }
            entityUids.put(name, node.get("uid").asInt());
            nodes.put(name, node);
        });
        nodes.forEach((name, node) -> writeEntity(node, own.get(name)));
    }

    private ArrayNode array(String key) {
        return defs.get(key) instanceof ArrayNode known ? known : defs.putArray(key);
    }

    private static String original(ObjectDefinition definition, String name) {
        return KindsCollector.kept(definition.unknownKeys(), LdtkDefinitions.KEY)
                .path(KindsCollector.NAME)
                .asText(name);
    }

    /** The definition of a name; an empty new one if there is none. */
    private static ObjectNode known(Iterable<JsonNode> definitions, String name) {
        for (JsonNode each : definitions) {
            if (LdtkDefinitions.name(each).equals(name) && each instanceof ObjectNode known) {
                return known;
            }
        }
        return KindsCollector.MAPPER.createObjectNode();
    }

    private void writeChoice(String name, List<String> words) {
        JsonNode kept = keptOfChoices.path(name);
        String original = kept.path(KindsCollector.NAME).asText(name);
        String identifier = new Identifiers().of(original, "Choice");
        if (!identifier.equals(original)) {
            lost.warn("definition-renamed", original, identifier);
        }
        ObjectNode known = known(array("enums"), identifier);
        if (known.isEmpty()) {
            known = known(array("externalEnums"), identifier);
        }
        ObjectNode node = known.isEmpty() ? array("enums").addObject() : known;
        Map<String, JsonNode> values = new HashMap<>();
        node.path("values").forEach(value -> values.put(value.path("id").asText(), value));
        if (known.isEmpty()) {
            node.put("identifier", identifier).put("uid", next++);
            node.putNull("iconTilesetUid").putNull("externalRelPath").putNull("externalFileChecksum");
            node.set("tags", kept.has("tags") ? kept.get("tags") : KindsCollector.MAPPER.createArrayNode());
        }
        enumUids.put(name, node.get("uid").asInt());
        enumIdentifiers.put(name, identifier);
        ArrayNode written = KindsCollector.MAPPER.createArrayNode();
        Identifiers ids = new Identifiers();
        for (String word : words) {
            String id = ids.of(word, "Value");
            if (!id.equals(word)) {
                lost.warn("definition-renamed", word, id);
            }
            if (values.containsKey(id)) {
                written.add(values.get(id));
            } else {
                written.addObject()
                        .put("id", id)
                        .put("color", kept.path("colors").path(word).asInt())
                        .putNull("tileRect");
            }
        }
        node.set("values", written);
    }

    private void writeEntity(ObjectNode node, OwnKind kind) {
        ObjectDefinition definition = kinds.objects().get(kind.name());
        JsonNode kept = KindsCollector.kept(definition.unknownKeys(), LdtkDefinitions.KEY);
        addMissing(node, LdtkDefinitions.defaults(LdtkDefaults::entity));
        kept.properties().forEach(member -> {
            if (!member.getKey().equals(KindsCollector.NAME)) {
                node.set(member.getKey(), member.getValue());
            }
        });
        String name = original(definition, kind.name());
        setDoc(node, kind.about(), name);
        setNumber(node, "width", kind.size().width());
        setNumber(node, "height", kind.size().height());
        if (kind.size().width() % 1 != 0 || kind.size().height() % 1 != 0) {
            lost.warn("definition-lost", kind.name(), "size");
        }
        String color = kind.color().isPresent() ? color(kind.color().getAsInt()) : LdtkDefinitions.DEFAULT_COLOR;
        if (!node.path("color").asText().equalsIgnoreCase(color)) {
            node.put("color", color);
        }
        node.put("resizableX", kind.resize() == Resize.BOTH || kind.resize() == Resize.WIDTH);
        node.put("resizableY", kind.resize() == Resize.BOTH || kind.resize() == Resize.HEIGHT);
        ArrayNode tags = KindsCollector.MAPPER.createArrayNode();
        if (!definition.like().equals(Definitions.likeOf(name))) {
            tags.add(Optional.ofNullable(kinds.objects().get(definition.like()))
                    .map(like -> original(like, definition.like()))
                    .orElse(definition.like()));
        }
        kept.path("tags").forEach(tags::add);
        if (!isSameSet(tags, node.path("tags"))) {
            node.set("tags", tags);
        }
        if (!definition.values().isEmpty()) {
            lost.warn("definition-lost", kind.name(), "values");
        }
        writeFields(node, kind);
    }

    private static boolean isSameSet(JsonNode a, JsonNode b) {
        List<String> left = new ArrayList<>();
        List<String> right = new ArrayList<>();
        a.forEach(each -> left.add(each.asText()));
        b.forEach(each -> right.add(each.asText()));
        return left.size() == right.size() && left.containsAll(right);
    }

    private static void addMissing(ObjectNode node, ObjectNode defaults) {
        defaults.properties().forEach(member -> {
            if (!node.has(member.getKey())) {
                node.set(member.getKey(), member.getValue());
            }
        });
    }

    private static void setNumber(ObjectNode node, String key, double number) {
        int whole = (int) PortableMath.rint(number);
        if (node.path(key).asInt(-1) != whole) {
            node.put(key, whole);
        }
    }

    private static String color(int rgb) {
        return String.format("#%06X", rgb & 0xFFFFFF);
    }

    private static void setDoc(ObjectNode node, String about, String name) {
        String doc = Identifiers.OriginalName.doc(
                about, name, node.path("identifier").asText());
        if (!doc.equals(node.path("doc").asText(""))) {
            node.put("doc", doc);
        } else if (!node.has("doc")) {
            node.putNull("doc");
        }
    }

    private void writeFields(ObjectNode node, OwnKind kind) {
        ArrayNode fields = KindsCollector.MAPPER.createArrayNode();
        Identifiers identifiers = new Identifiers();
        for (OwnKind.Field field : kind.fields()) {
            ObjectNode known = known(node.path("fieldDefs"), field.name());
            String name = field.name();
            for (JsonNode each : node.path("fieldDefs")) {
                if (known.isEmpty()
                        && DottedProperties.freeName(LdtkDefinitions.name(each)).equals(name)) {
                    known = (ObjectNode) each;
                    name = LdtkDefinitions.name(each);
                }
            }
            if (known.isEmpty()) {
                known.put("identifier", identifiers.of(field.name(), "field")).put("uid", next++);
            } else {
                identifiers.of(known.path("identifier").asText(), "field");
            }
            setDoc(known, field.definition().about(), name);
            writeField(known, field, kind);
            fields.add(known);
        }
        // What a kinds file has no type for stays in its place.
        int at = 0;
        for (JsonNode field : node.path("fieldDefs")) {
            if (field.path("type").asText().equals(LdtkDefinitions.TILE)) {
                fields.insert(Math.min(at, fields.size()), field);
            }
            at++;
        }
        node.set("fieldDefs", fields);
    }

    private void writeField(ObjectNode node, OwnKind.Field field, OwnKind kind) {
        FieldDefinition definition = field.definition();
        JsonNode kept = KindsCollector.kept(definition.unknownKeys(), LdtkDefinitions.KEY);
        addMissing(node, LdtkDefinitions.defaults(LdtkDefaults::field));
        kept.properties().forEach(member -> node.set(member.getKey(), member.getValue()));
        if (!node.has("textLanguageMode")) {
            node.putNull("textLanguageMode");
        }
        FieldType.Names type = field.type().names();
        Integer enumUid = enumUids.get(definition.type());
        String title = enumUid == null ? type.ldtkTitle() : "LocalEnum." + enumIdentifiers.get(definition.type());
        if (!node.path("__type").asText().contains("ExternEnum.")) {
            node.put("__type", definition.list() ? "Array<" + title + ">" : title);
        }
        node.put("type", enumUid == null ? type.ldtk() : "F_Enum(" + enumUid + ")");
        node.put("isArray", definition.list());
        setLimit(node, "min", definition.min());
        setLimit(node, "max", definition.max());
        if (!definition.unit().isEmpty()) {
            node.put("editorTextSuffix", definition.unit());
        }
        boolean hasNatural = definition.list() || enumUid == null && LdtkDefinitions.hasNatural(field.type());
        boolean hasValue = hasNatural || definition.standard().isPresent();
        node.put("canBeNull", hasValue ? kept.path("canBeNull").asBoolean() : !definition.required());
        setDefault(node, field, enumUid == null ? type.ldtkValue() : "V_String");
        setTargets(node, definition, kept);
        report(field, kind);
    }

    private static void setLimit(ObjectNode node, String key, OptionalDouble limit) {
        if (limit.isEmpty()) {
            node.putNull(key);
        } else if (node.path(key).asDouble(Double.NaN) != limit.getAsDouble()) {
            double value = limit.getAsDouble();
            if (value == Math.floor(value) && Math.abs(value) < Integer.MAX_VALUE) {
                node.put(key, (int) value);
            } else {
                node.put(key, value);
            }
        }
    }

    private void setDefault(ObjectNode node, OwnKind.Field field, String valueId) {
        FieldDefinition definition = field.definition();
        if (definition.list()) {
            if (definition.standard().filter(it -> !it.equals("[]")).isPresent()) {
                lost.warn("definition-lost", field.name(), "default");
            }
            return;
        }
        if (definition.standard().isEmpty() || field.type() == FieldType.POINT) {
            node.putNull("defaultOverride");
            return;
        }
        String json = definition.standard().get();
        JsonNode value = FreeValue.of(json) instanceof FreeValue.OfColor color && field.type() == FieldType.COLOR
                ? IntNode.valueOf(color.rgb())
                : KindsCollector.tree(json);
        if (!LdtkDefinitions.isEqual(node.path("defaultOverride").path("params").path(0), value)) {
            ObjectNode override = node.putObject("defaultOverride");
            override.put("id", valueId);
            override.putArray("params").add(value);
        }
    }

    private void setTargets(ObjectNode node, FieldDefinition definition, JsonNode kept) {
        if (!node.path("type").asText().equals(FieldType.REF.names().ldtk()) || kept.has("allowedRefs")) {
            return;
        }
        List<String> to = definition.to();
        Integer uid = to.size() == 1 ? entityUids.get(to.get(0)) : null;
        if (uid != null) {
            node.put("allowedRefs", "OnlySpecificEntity").put("allowedRefsEntityUid", uid);
        } else if (to.isEmpty()) {
            node.put("allowedRefs", "Any");
        } else {
            // The tag of an entity is the kind that it is like.
            node.put("allowedRefs", "OnlyTags");
            ArrayNode tags = node.putArray("allowedRefTags");
            to.forEach(tags::add);
        }
    }

    private void report(OwnKind.Field field, OwnKind kind) {
        FieldDefinition definition = field.definition();
        Map<String, Boolean> unheld = new TreeMap<>();
        unheld.put("step", definition.step().isPresent());
        unheld.put("values", !definition.values().isEmpty());
        unheld.put("type level", field.type() == FieldType.LEVEL);
        unheld.forEach((key, isLost) -> {
            if (isLost) {
                lost.warn("definition-lost", kind.name() + "." + field.name(), key);
            }
        });
    }
}
