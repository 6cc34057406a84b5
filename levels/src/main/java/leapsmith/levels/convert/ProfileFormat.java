package leapsmith.levels.convert;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import leapsmith.levels.json.FileHeader;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.json.JsonSchema;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/**
 * Profiles as files: JSON with a line for each rule. What a rule makes is the name of a shape of tiles, the name of a
 * type of objects with a {@code kind}, {@code shape} for tiles by their collision shapes, {@code original}, or {@code
 * nothing}.
 */
public final class ProfileFormat {
    /** The default extension. */
    public static final String EXTENSION = ".import.json";

    private static final String FORMAT = "leapsmith-import-profile";
    private static final String FILE = "import-profile";
    private static final int VERSION = 1;
    private static final int MAX_RULES = 10_000;
    private static final String BY_SHAPE = "shape";
    private static final String ORIGINAL = "original";
    private static final String NOTHING = "nothing";

    private final JsonInput in;
    private final List<ImportRule> rules = new ArrayList<>();
    private final Set<String> missing = new LinkedHashSet<>(List.of("format", "version", "rules"));

    private ProfileFormat(JsonInput in) {
        this.in = in;
    }

    /**
     * Reads a profile to the end of a stream, and leaves the stream open.
     *
     * @param stream is read to its end as UTF-8
     * @param sourceName name of the stream in error messages
     * @throws LevelFormatException if it is not a valid profile; says where, and what was expected
     * @throws IOException if the stream can't be read
     */
    public static ImportProfile read(InputStream stream, String sourceName) throws IOException {
        return new ProfileFormat(new JsonInput(stream, sourceName)).read();
    }

    private ImportProfile read() throws IOException {
        in.document("file.profile-document", this::readMember);
        if (!missing.isEmpty()) {
            throw FileHeader.missing(in, in.place(), missing.iterator().next(), FILE);
        }
        return new ImportProfile(rules);
    }

    private void readMember(String key) throws IOException {
        missing.remove(key);
        switch (key) {
            case "format" -> FileHeader.readFormat(in, FORMAT, FILE);
            case "version" -> FileHeader.readVersion(in, VERSION);
            case "rules" ->
                in.array("file.array-of-rules", index -> {
                    if (index >= MAX_RULES) {
                        throw in.tooMany("file.at-most-0-rules", MAX_RULES);
                    }
                    rules.add(readRule());
                });
            default -> in.skip();
        }
    }

    /** Reads the value of a key of a rule. */
    private interface KeyReader {
        void read(JsonInput in, RuleParts rule) throws IOException;
    }

    /**
     * A key of a rule.
     *
     * @param written its text; empty if the rule has none
     */
    private record Key(
            String name, boolean isRequired, KeyReader reader, Function<ImportRule, Optional<String>> written) {}

    /** The keys of a rule, in the order in which they are written. */
    private static final List<Key> KEYS = List.of(
            new Key(
                    "by",
                    true,
                    (in, rule) -> rule.by = in.constant(Selector.By.class),
                    rule -> Optional.of(KebabNames.nameOf(rule.selector().by()))),
            new Key(
                    "text",
                    true,
                    (in, rule) -> rule.text = in.text("file.text"),
                    rule -> Optional.of(rule.selector().text())),
            new Key(
                    "layer",
                    false,
                    (in, rule) -> rule.layer = in.text("file.name-of-a-layer"),
                    rule -> Optional.of(rule.selector().layer()).filter(layer -> !layer.isEmpty())),
            new Key(
                    "becomes",
                    true,
                    (in, rule) -> {
                        rule.becomesPlace = in.place();
                        rule.becomes = in.text(expectedOutcome());
                    },
                    rule -> Optional.of(nameOf(rule.outcome()))),
            new Key(
                    "kind",
                    false,
                    (in, rule) -> rule.kind = in.text("file.name-of-a-kind"),
                    rule -> rule.outcome() instanceof Outcome.Placed placed
                            ? Optional.of(placed.kind())
                            : Optional.empty()));

    /** The values of a rule that is being read, whose keys may come in any order. */
    private static final class RuleParts {
        private Selector.By by;
        private String text;
        private String layer = "";
        private String becomes;
        private String kind;
        private FilePlace becomesPlace;
    }

    private ImportRule readRule() throws IOException {
        FilePlace start = in.place();
        RuleParts rule = new RuleParts();
        Set<String> found = new HashSet<>();
        in.object("file.object-with-a-rule", name -> {
            Optional<Key> known =
                    KEYS.stream().filter(key -> key.name.equals(name)).findFirst();
            if (known.isPresent()) {
                known.get().reader.read(in, rule);
                found.add(name);
            } else {
                in.skip();
            }
        });
        for (Key key : KEYS) {
            if (key.isRequired && !found.contains(key.name)) {
                throw in.error(start, Message.of("file.rule-lacks", '"' + key.name + '"'));
            }
        }
        return new ImportRule(new Selector(rule.by, rule.text, rule.layer), outcome(rule));
    }

    private Outcome outcome(RuleParts rule) throws LevelFormatException {
        Optional<TileType> shape = TileTypeNames.typeOf(rule.becomes);
        if (shape.isPresent()) {
            return new Outcome.Tiles(shape.get());
        }
        Optional<ObjectType> type = ObjectTypes.STANDARD.find(rule.becomes);
        if (type.isPresent()) {
            return new Outcome.Placed(type.get(), rule.kind == null ? type.get().defaultKind() : rule.kind);
        }
        return switch (rule.becomes) {
            case BY_SHAPE -> new Outcome.TilesByShape();
            case ORIGINAL -> new Outcome.Original();
            case NOTHING -> new Outcome.Nothing();
            default -> throw in.wrong(rule.becomesPlace, expectedOutcome(), JsonInput.quoted(rule.becomes));
        };
    }

    /** {@return the JSON Schema (2020-12) of the format, in UTF-8; the caller closes it} */
    public static InputStream openSchema() {
        return JsonSchema.of(ProfileFormat.class, "profile.schema.json")
                .withNumber("/properties/version", "maximum", VERSION)
                .withNumber("/properties/rules", "maxItems", MAX_RULES)
                .withWords(
                        "/$defs/rule/properties/by",
                        Arrays.stream(Selector.By.values())
                                .map(KebabNames::nameOf)
                                .toList())
                .withWords(
                        "/$defs/rule/properties/becomes",
                        outcomes(shape -> true).toList())
                .open();
    }

    private static Message expectedOutcome() {
        String names = outcomes(shape -> !shape.isSlope())
                .map(name -> '"' + name + '"')
                .collect(Collectors.joining(", "));
        return Message.of("file.outcome", names);
    }

    /** The names of outcomes, with those of some shapes. */
    private static Stream<String> outcomes(Predicate<TileType> condition) {
        Stream<String> shapes =
                Arrays.stream(TileType.values()).filter(condition).map(TileTypeNames::nameOf);
        Stream<String> types = ObjectTypes.STANDARD.all().stream().map(ObjectType::name);
        return Stream.of(shapes, types, Stream.of(BY_SHAPE, ORIGINAL, NOTHING)).flatMap(names -> names);
    }

    /**
     * Writes a profile as UTF-8 with {@code \n} after each line, so that it reads back as an equal one, and leaves the
     * stream open.
     *
     * @param out receives the file, and stays open
     * @throws IOException if the stream can't be written
     */
    public static void write(ImportProfile profile, OutputStream out) throws IOException {
        String rules = profile.rules().stream()
                .map(rule -> "\n    " + JsonMembers.join(members(rule)))
                .collect(Collectors.joining(","));
        String text = "{\n  \"format\": \"" + FORMAT + "\",\n  \"version\": " + VERSION + ",\n  \"rules\": ["
                + (rules.isEmpty() ? "]" : rules + "\n  ]") + "\n}\n";
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static RawMembers members(ImportRule rule) {
        Map<String, String> members = new LinkedHashMap<>();
        KEYS.forEach(key -> key.written
                .apply(rule)
                .ifPresent(text -> members.put(key.name, FreeValue.ofText(text).json())));
        return RawMembers.of(members);
    }

    private static String nameOf(Outcome outcome) {
        if (outcome instanceof Outcome.Tiles tiles) {
            return TileTypeNames.nameOf(tiles.shape());
        }
        if (outcome instanceof Outcome.Placed placed) {
            return placed.type().name();
        }
        if (outcome instanceof Outcome.TilesByShape) {
            return BY_SHAPE;
        }
        return outcome instanceof Outcome.Original ? ORIGINAL : NOTHING;
    }
}
