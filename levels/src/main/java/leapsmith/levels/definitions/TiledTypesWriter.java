package leapsmith.levels.definitions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.model.FieldDefinition;
import leapsmith.levels.model.FieldType;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.ObjectDefinition;
import leapsmith.levels.model.OwnKind;

/** Makes the types of a project of Tiled of the kinds of a file: the reverse of {@link TiledTypes}. */
final class TiledTypesWriter {
    private final KindsFile kinds;
    private final Map<String, OwnKind> ownKinds;
    private final JsonNode kept;
    private final Map<String, ObjectNode> byName = new LinkedHashMap<>();
    private final Map<String, OwnKind> pending = new LinkedHashMap<>();

    TiledTypesWriter(KindsFile kinds) {
        this.kinds = kinds;
        ownKinds = kinds.objectKinds();
        kept = KindsCollector.kept(kinds.unknownKeys(), TiledTypes.KEY);
    }

    ArrayNode types() {
        for (JsonNode other : kept.path("types")) {
            byName.put(other.path("name").asText(), other.deepCopy());
        }
        List<ObjectNode> enums = new ArrayList<>();
        kinds.choices().forEach((name, words) -> enums.add(choice(name, words)));
        kinds.objects().forEach((name, definition) -> pending.put(className(name, definition), ownKinds.get(name)));
        while (!pending.isEmpty()) {
            write(pending.keySet().iterator().next());
        }
        List<ObjectNode> all = new ArrayList<>(byName.values());
        all.addAll(enums);
        return numbered(all);
    }

    private static String className(String name, ObjectDefinition definition) {
        return KindsCollector.kept(definition.unknownKeys(), TiledTypes.KEY)
                .path(KindsCollector.NAME)
                .asText(name);
    }

    private static ArrayNode numbered(List<ObjectNode> types) {
        int last =
                types.stream().mapToInt(type -> type.path("id").asInt()).max().orElse(0);
        for (ObjectNode type : types) {
            if (!type.has("id")) {
                type.put("id", ++last);
            }
        }
        ArrayNode array = KindsCollector.MAPPER.createArrayNode();
        types.stream()
                .sorted((a, b) ->
                        Integer.compare(a.get("id").asInt(), b.get("id").asInt()))
                .forEach(array::add);
        return array;
    }

    private ObjectNode choice(String name, List<String> words) {
        JsonNode known = kept.path("enums").path(name);
        ObjectNode type = KindsCollector.MAPPER.createObjectNode();
        if (known.has("id")) {
            type.set("id", known.get("id"));
        }
        type.put("name", choiceName(name));
        type.put("storageType", known.path("storageType").asText("string"));
        type.put("type", "enum");
        ArrayNode values = type.putArray("values");
        words.forEach(values::add);
        return type.put("valuesAsFlags", isFlags(name));
    }

    private String choiceName(String name) {
        return kept.path("enums").path(name).path(KindsCollector.NAME).asText(name);
    }

    /** Whether a choice is one of flags: as Tiled said, or else if all fields with it are lists. */
    private boolean isFlags(String choice) {
        if (kept.path("enums").path(choice).has("id")) {
            return kept.path("enums").path(choice).path("valuesAsFlags").asBoolean();
        }
        List<FieldDefinition> uses = kinds.objects().values().stream()
                .flatMap(kind -> kind.fields().values().stream())
                .filter(field -> field.type().equals(choice))
                .toList();
        return !uses.isEmpty() && uses.stream().allMatch(FieldDefinition::list);
    }

    private void write(String className) {
        OwnKind kind = pending.remove(className);
        ObjectDefinition definition = kinds.objects().get(kind.name());
        JsonNode known = KindsCollector.kept(definition.unknownKeys(), TiledTypes.KEY);
        ObjectNode type = KindsCollector.MAPPER.createObjectNode();
        byName.put(className, type);
        if (known.has("id")) {
            type.set("id", known.get("id"));
        }
        type.put("name", className);
        type.put("type", "class");
        type.put(
                "color",
                kind.color().isPresent()
                        ? String.format("#ff%06x", kind.color().getAsInt())
                        : TiledTypes.DEFAULT_COLOR);
        type.put("drawFill", known.path("drawFill").asBoolean(true));
        ArrayNode members = type.putArray("members");
        Map<String, ObjectNode> nested = new LinkedHashMap<>();
        kind.fields().forEach(field -> addMember(members, nested, field));
        if (known.has("useAs")) {
            type.set("useAs", known.get("useAs"));
        } else {
            ArrayNode uses = type.putArray("useAs");
            TiledTypes.USES.forEach(uses::add);
        }
    }

    private void addMember(ArrayNode members, Map<String, ObjectNode> nested, OwnKind.Field field) {
        String outer = KindsCollector.kept(field.definition().unknownKeys(), TiledTypes.KEY)
                .path("class")
                .asText();
        int dot = field.name().indexOf('.');
        if (outer.isEmpty() || dot < 0) {
            members.add(member(field.name(), field));
            return;
        }
        String first = field.name().substring(0, dot);
        ObjectNode container = nested.computeIfAbsent(first, name -> {
            ObjectNode member = KindsCollector.MAPPER.createObjectNode();
            member.put("name", name).put("propertyType", outer).put("type", "class");
            member.putObject("value");
            members.add(member);
            return member;
        });
        String[] path = field.name().substring(dot + 1).split("\\.");
        setIfChanged((ObjectNode) container.get("value"), outer, path, 0, field);
    }

    /** Sets a member of the value of a class, unless it has it by default. */
    private void setIfChanged(ObjectNode value, String className, String[] path, int at, OwnKind.Field field) {
        if (pending.containsKey(className)) {
            write(className);
        }
        JsonNode type = byName.getOrDefault(className, KindsCollector.MAPPER.createObjectNode());
        JsonNode standard = null;
        for (JsonNode member : type.path("members")) {
            if (member.path("name").asText().equals(path[at])) {
                standard = member;
            }
        }
        if (at == path.length - 1) {
            JsonNode own = field.type() == FieldType.POINT
                    ? coordinates(field.standard())
                    : member("", field).get("value");
            if (standard == null || !isEqual(own, standard.path("value"))) {
                value.set(path[at], own);
            }
            return;
        }
        ObjectNode inner = KindsCollector.MAPPER.createObjectNode();
        if (value.get(path[at]) instanceof ObjectNode known) {
            inner = known;
        }
        String innerClass =
                standard == null ? "" : standard.path("propertyType").asText();
        setIfChanged(inner, innerClass, path, at + 1, field);
        if (!inner.isEmpty()) {
            value.set(path[at], inner);
        }
    }

    private static ObjectNode coordinates(String json) {
        double[] at = OwnKind.Field.point(json).orElse(new double[2]);
        return KindsCollector.MAPPER.createObjectNode().put("x", at[0]).put("y", at[1]);
    }

    /** Sets a point: a value of a class with the members x and y, which is made if there is none. */
    private void setPoint(ObjectNode member, String known, String json) {
        String name = known.isEmpty() ? "Point" : known;
        if (!byName.containsKey(name)) {
            ObjectNode type = KindsCollector.MAPPER.createObjectNode();
            byName.put(name, type);
            type.put("name", name)
                    .put("type", "class")
                    .put("color", TiledTypes.DEFAULT_COLOR)
                    .put("drawFill", true);
            ArrayNode members = type.putArray("members");
            for (String axis : List.of("x", "y")) {
                members.addObject().put("name", axis).put("type", "float").put("value", 0);
            }
            type.putArray("useAs").add("property");
        }
        member.put("propertyType", name).put("type", "class");
        ObjectNode value = member.putObject("value");
        JsonNode at = coordinates(json);
        byName.get(name).path("members").forEach(axis -> {
            String key = axis.path("name").asText();
            if (!isEqual(at.path(key), axis.path("value"))) {
                value.set(key, at.get(key));
            }
        });
    }

    private ObjectNode member(String name, OwnKind.Field field) {
        ObjectNode member = KindsCollector.MAPPER.createObjectNode();
        member.put("name", name);
        FieldDefinition definition = field.definition();
        boolean isChoice = kinds.choices().containsKey(definition.type());
        if (definition.list() && !(isChoice && isFlags(definition.type()))) {
            member.put("type", "list");
            ArrayNode items = member.putArray("value");
            for (String element : OwnKind.Field.elements(field.standard()).orElse(List.of())) {
                ObjectNode item = KindsCollector.MAPPER.createObjectNode();
                setValue(item, field, List.of(element));
                items.add(item);
            }
            return member;
        }
        setValue(
                member,
                field,
                definition.list()
                        ? OwnKind.Field.elements(field.standard()).orElse(List.of())
                        : List.of(field.standard()));
        return member;
    }

    private void setValue(ObjectNode member, OwnKind.Field field, List<String> values) {
        String choice = field.definition().type();
        if (field.type() == FieldType.POINT) {
            setPoint(
                    member,
                    KindsCollector.kept(field.definition().unknownKeys(), TiledTypes.KEY)
                            .path("class")
                            .asText(),
                    values.get(0));
            return;
        }
        if (kinds.choices().containsKey(choice)) {
            setChoice(member, choice, values.stream().map(KindsCollector::text).toList());
            return;
        }
        String json = values.get(0);
        member.put("type", field.type().names().tiled());
        JsonNode value = KindsCollector.tree(json);
        if (field.type() == FieldType.COLOR) {
            member.put("value", field.definition().standard().isEmpty() ? "" : tiledColor(json));
        } else if (field.type() == FieldType.REF) {
            member.put("value", 0);
        } else if (value.isTextual()) {
            member.put("value", KindsCollector.text(json));
        } else {
            member.set("value", value);
        }
    }

    private static String tiledColor(String json) {
        return FreeValue.of(json) instanceof FreeValue.OfColor color
                ? String.format("#%02x%06x", color.alpha(), color.rgb())
                : "";
    }

    private void setChoice(ObjectNode member, String choice, List<String> words) {
        member.put("propertyType", choiceName(choice));
        boolean isInt =
                kept.path("enums").path(choice).path("storageType").asText().equals("int");
        member.put("type", isInt ? "int" : "string");
        List<String> all = kinds.choices().get(choice);
        if (!isInt) {
            member.put("value", String.join(",", words));
        } else if (isFlags(choice)) {
            member.put(
                    "value",
                    words.stream().mapToInt(word -> 1 << all.indexOf(word)).sum());
        } else {
            member.put("value", all.indexOf(words.get(0)));
        }
    }

    private static boolean isEqual(JsonNode a, JsonNode b) {
        return a.isNumber() && b.isNumber() ? a.decimalValue().compareTo(b.decimalValue()) == 0 : a.equals(b);
    }
}
