package leapsmith.levels.convert;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
     * @return the profile
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
                    rules.add(new RuleReader().read());
                });
            default -> in.skip();
        }
    }

    /** The members of one rule, in any order. */
    private final class RuleReader {
        private Selector.By by;
        private String text;
        private String layer = "";
        private String becomes;
        private String kind;
        private FilePlace becomesPlace;

        ImportRule read() throws IOException {
            FilePlace start = in.place();
            in.object("file.object-with-a-rule", this::readMember);
            require(by, "by", start);
            require(text, "text", start);
            require(becomes, "becomes", start);
            return new ImportRule(new Selector(by, text, layer), outcome());
        }

        private void require(Object value, String key, FilePlace start) throws LevelFormatException {
            if (value == null) {
                throw in.error(start, Message.of("file.rule-lacks", '"' + key + '"'));
            }
        }

        private void readMember(String key) throws IOException {
            switch (key) {
                case "by" -> by = in.constant(Selector.By.class);
                case "text" -> text = in.text("file.text");
                case "layer" -> layer = in.text("file.name-of-a-layer");
                case "becomes" -> {
                    becomesPlace = in.place();
                    becomes = in.text(expectedOutcome());
                }
                case "kind" -> kind = in.text("file.name-of-a-kind");
                default -> in.skip();
            }
        }

        private Outcome outcome() throws LevelFormatException {
            Optional<TileType> shape = TileTypeNames.typeOf(becomes);
            if (shape.isPresent()) {
                return new Outcome.Tiles(shape.get());
            }
            Optional<ObjectType> type = ObjectTypes.STANDARD.find(becomes);
            if (type.isPresent()) {
                return new Outcome.Placed(type.get(), kind == null ? type.get().defaultKind() : kind);
            }
            return switch (becomes) {
                case BY_SHAPE -> new Outcome.TilesByShape();
                case ORIGINAL -> new Outcome.Original();
                case NOTHING -> new Outcome.Nothing();
                default -> throw in.wrong(becomesPlace, expectedOutcome(), JsonInput.quoted(becomes));
            };
        }
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
     * @param profile the profile to write
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
        Selector selector = rule.selector();
        RawMembers members = with(RawMembers.EMPTY, "by", KebabNames.nameOf(selector.by()));
        members = with(members, "text", selector.text());
        if (!selector.layer().isEmpty()) {
            members = with(members, "layer", selector.layer());
        }
        if (rule.outcome() instanceof Outcome.Placed placed) {
            return with(with(members, "becomes", placed.type().name()), "kind", placed.kind());
        }
        return with(members, "becomes", nameOf(rule.outcome()));
    }

    private static RawMembers with(RawMembers members, String key, String text) {
        return members.with(key, FreeValue.ofText(text).json());
    }

    private static String nameOf(Outcome outcome) {
        if (outcome instanceof Outcome.Tiles tiles) {
            return TileTypeNames.nameOf(tiles.shape());
        }
        if (outcome instanceof Outcome.TilesByShape) {
            return BY_SHAPE;
        }
        return outcome instanceof Outcome.Original ? ORIGINAL : NOTHING;
    }
}
