package leapsmith.levels.definitions;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.FieldDefinition;
import leapsmith.levels.model.FieldType;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectDefinition;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.RawMembers;

/**
 * Collects the kinds of a file of another editor as a valid kinds file: a name that a kinds file can't have is changed, with the
 * original one kept, and what is too much is left out with a finding.
 */
final class KindsCollector {
    /** The key of the original name among what is kept of another editor. */
    static final String NAME = "name";

    /** More words of a choice, and more fields of a kind, aren't read. */
    private static final int MAX_WORDS = 1_000;

    private static final int MAX_FIELDS = 200;

    static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private final String editor;
    private final Findings findings;
    private final Map<String, List<String>> choices = new LinkedHashMap<>();
    private final Map<String, String> nameOfChoice = new LinkedHashMap<>();
    private final Map<String, ObjectDefinition> objects = new LinkedHashMap<>();
    private final Map<String, ObjectNode> keptOfChoices = new LinkedHashMap<>();

    /** Collects kinds of an editor, under whose key what only it knows is kept. */
    KindsCollector(String editor, Findings findings) {
        this.editor = editor;
        this.findings = findings;
    }

    /** Adds an enumeration with what only the other editor knows of it. */
    void addChoice(String original, List<String> words, ObjectNode kept) {
        String name = original;
        while (KebabNames.valueOf(FieldType.class, name).isPresent() || choices.containsKey(name) || name.isBlank()) {
            name = (name.isBlank() ? "choice" : name) + "-2";
        }
        if (words.isEmpty() || choices.size() == MAX_WORDS) {
            findings.warn("definition-left-out", original);
            return;
        }
        choices.put(name, List.copyOf(words.subList(0, Math.min(words.size(), MAX_WORDS))));
        nameOfChoice.put(original, name);
        if (!name.equals(original)) {
            kept.put(NAME, original);
        }
        if (!kept.isEmpty()) {
            keptOfChoices.put(name, kept);
        }
    }

    /** The name that an enumeration of the other editor has here; empty if there is none of that name. */
    Optional<String> choice(String original) {
        return Optional.ofNullable(nameOfChoice.get(original));
    }

    /** The words of an enumeration, by its name here. */
    List<String> words(String choice) {
        return choices.getOrDefault(choice, List.of());
    }

    /** What is kept of an enumeration, by its name here. */
    ObjectNode keptOfChoice(String choice) {
        return keptOfChoices.getOrDefault(choice, MAPPER.createObjectNode());
    }

    /** Adds a kind with what only the other editor knows of it. */
    void add(String original, ObjectDefinition definition, ObjectNode kept) {
        if (original.isBlank() || objects.size() == Limits.MAX_SYMBOLS) {
            findings.warn("definition-left-out", original);
            return;
        }
        String name = original;
        while (objects.containsKey(name) || isTaken(name)) {
            name += "-2";
        }
        if (!name.equals(original)) {
            kept.put(NAME, original);
        }
        Map<String, FieldDefinition> fields = new LinkedHashMap<>();
        definition.fields().forEach((field, of) -> {
            if (field.isBlank() || fields.size() == MAX_FIELDS) {
                findings.warn("definition-left-out", original + "." + field);
            } else {
                fields.put(field, of);
            }
        });
        RawMembers unknown = definition.unknownKeys();
        RawMembers all = kept.isEmpty() ? unknown : unknown.with(editor, raw(kept));
        objects.put(name, with(definition.withFields(fields), all));
    }

    /** Whether a kinds file can't have a kind of this name, because a known one has it. */
    private static boolean isTaken(String name) {
        return KindsFile.empty()
                .withObjects(Map.of(name, ObjectDefinition.of("zone")))
                .problem()
                .isPresent();
    }

    /** Whether a name can be that of the kind that another one is like, without any own kinds. */
    static boolean isKnown(String like) {
        return KindsFile.empty()
                .withObjects(Map.of("*", ObjectDefinition.of(like)))
                .problem()
                .isEmpty();
    }

    /**
     * The kinds file with all that was added. A default value that a field can't have is left out with a finding.
     *
     * @param kept what else only the other editor knows
     */
    KindsFile file(ObjectNode kept) {
        if (!keptOfChoices.isEmpty()) {
            ObjectNode ofChoices = kept.putObject("enums");
            keptOfChoices.forEach(ofChoices::set);
        }
        objects.replaceAll((name, definition) -> withValidDefaults(name, definition));
        RawMembers unknown = kept.isEmpty() ? RawMembers.EMPTY : RawMembers.EMPTY.with(editor, raw(kept));
        KindsFile file = new KindsFile(Map.of(), choices, objects, unknown);
        // A kind that is like itself, or a loop of kinds, can come of a file that was changed by hand.
        while (file.problem().isPresent()) {
            Map<String, ObjectDefinition> plain = new LinkedHashMap<>(file.objects());
            plain.replaceAll((name, definition) ->
                    isKnown(definition.like()) ? definition : definition.withLike(Definitions.likeOf(name)));
            if (plain.equals(file.objects())) {
                throw new IllegalStateException(file.problem().get().english());
            }
            file = file.withObjects(plain);
        }
        return file.withObjects(withoutInherited(file));
    }

    /** Definitions without the fields that are those of the kind that they are like, which other editors copy. */
    private static Map<String, ObjectDefinition> withoutInherited(KindsFile file) {
        Map<String, OwnKind> kinds = file.objectKinds();
        Map<String, ObjectDefinition> objects = new LinkedHashMap<>(file.objects());
        objects.replaceAll((name, definition) -> {
            OwnKind like = kinds.get(definition.like());
            if (like == null) {
                return definition;
            }
            Map<String, FieldDefinition> fields = new LinkedHashMap<>(definition.fields());
            fields.entrySet()
                    .removeIf(field -> like.field(field.getKey())
                            .filter(it -> it.definition().equals(field.getValue()))
                            .isPresent());
            return definition.withFields(fields);
        });
        return objects;
    }

    private ObjectDefinition withValidDefaults(String name, ObjectDefinition definition) {
        Map<String, FieldDefinition> fields = new LinkedHashMap<>(definition.fields());
        fields.replaceAll((field, of) -> {
            Optional<FieldType> type = KebabNames.valueOf(FieldType.class, of.type());
            List<String> allowed = type.isPresent()
                    ? of.values()
                    : words(of.type()).stream().map(JsonQuotes::quote).toList();
            OwnKind.Field it = new OwnKind.Field(field, of, type.orElse(FieldType.TEXT), allowed);
            if (of.standard().filter(json -> it.wrong(json).isPresent()).isEmpty()) {
                return of;
            }
            findings.warn(
                    "definition-default", name + "." + field, of.standard().get());
            return of.withStandard(Optional.empty());
        });
        return definition.withFields(fields);
    }

    // ---- values of JSON

    /** A value on one line, as unknown keys hold it. */
    static String raw(JsonNode node) {
        try {
            return JsonMembers.split("{\"value\":" + MAPPER.writeValueAsString(node) + "}")
                    .get("value")
                    .orElseThrow();
        } catch (JsonProcessingException | LevelFormatException e) {
            throw new IllegalStateException("a value of a file is well-formed", e);
        }
    }

    /** A value of JSON text; missing if it isn't any. */
    static JsonNode tree(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            return MissingNode.getInstance();
        }
    }

    /** What was kept of another editor; missing if nothing was. */
    static JsonNode kept(RawMembers unknown, String editor) {
        return unknown.get(editor).map(KindsCollector::tree).orElse(MissingNode.getInstance());
    }

    static ObjectDefinition with(ObjectDefinition it, RawMembers unknown) {
        return new ObjectDefinition(
                it.like(),
                it.size(),
                it.resize(),
                it.turns(),
                it.color(),
                it.about(),
                it.values(),
                it.fields(),
                unknown);
    }

    static FieldDefinition with(FieldDefinition it, String editor, ObjectNode kept) {
        return new FieldDefinition(
                it.type(),
                it.list(),
                it.standard(),
                it.min(),
                it.max(),
                it.step(),
                it.unit(),
                it.required(),
                it.values(),
                it.to(),
                it.about(),
                kept.isEmpty() ? it.unknownKeys() : it.unknownKeys().with(editor, raw(kept)));
    }

    /** The text of a value, or the value itself if it isn't a text. */
    static String text(String json) {
        return json.startsWith("\"") ? JsonQuotes.unquote(json) : json;
    }

    /** A color of Tiled or LDtk as JSON text; empty if it isn't one. Tiled writes the opacity first. */
    static Optional<String> color(String value) {
        String digits = value.startsWith("#") ? value.substring(1) : value;
        if (!digits.matches("([0-9a-fA-F]{2})?[0-9a-fA-F]{6}")) {
            return Optional.empty();
        }
        int alpha = digits.length() == 8 ? Integer.parseInt(digits, 0, 2, 16) : 0xFF;
        int rgb = Integer.parseInt(digits, digits.length() - 6, digits.length(), 16);
        return Optional.of(new FreeValue.OfColor(rgb, alpha).json());
    }
}
