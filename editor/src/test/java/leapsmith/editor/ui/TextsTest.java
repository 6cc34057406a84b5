package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import leapsmith.editor.document.LevelTemplate;
import leapsmith.editor.document.MovementVariant;
import leapsmith.editor.inspector.FreeType;
import leapsmith.editor.inspector.TileKindPage;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.tools.Palette;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.tools.SelectMode;
import leapsmith.editor.tools.ToolId;
import leapsmith.levels.convert.Selector.By;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.format.FileFormat;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.format.WorldExport;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Theme.Rest;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.MaterialProperty;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.PropertyGroup;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.Unit;
import leapsmith.levels.model.ValueType;
import leapsmith.levels.reach.LockedDoor;
import leapsmith.levels.reach.LostItem;
import leapsmith.levels.reach.SoftLock;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.repair.Repair;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Phase;
import org.junit.jupiter.api.Test;

/** The code and the resource bundle have the same text keys. */
class TextsTest {
    private static final String ENGLISH = "texts.properties";
    private static final String GERMAN = "texts_de.properties";
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d+)");
    private static final Pattern FIX = Pattern.compile("(?:Fix\\.|return )of\\(\\s*\"([a-z-]+)\",");
    private static final Pattern RULE =
            Pattern.compile("(?:Severity\\.[A-Z]+,|\\bwarn\\()\\s*\"([a-z]+(?:-[a-z]+)*)\"");
    private static final Pattern GUESS = Pattern.compile("\"(guess(?:-[a-z]+)+)\"");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
    private static final Pattern KEY = Pattern.compile("(?!.*\\.png)[a-z][A-Za-z]*(\\.[A-Za-z0-9_]+)+");

    /** The name of a key in either language. */
    private static final Pattern LITERAL_KEY = Pattern.compile(
            "\\b(?:Ctrl|Control|Shift|Alt|Cmd|Command key|Esc|Escape|Space|Spacebar|Backspace|Tab|Page Up"
                    + "|Page Down|F\\d{1,2}|Strg|Umschalt|Umschalttaste|Leertaste|Rücktaste|Entf|Einfg|Pos1|Bild auf|Bild ab"
                    + "|Eingabetaste|Tabulator|(?i:press|hold) (?:Enter|Delete|Insert|Home|End|[A-Z])|Taste [A-Z])(?!\\w)",
            Pattern.UNICODE_CHARACTER_CLASS);

    /** Texts with such a word that means no key. */
    private static final Set<String> NAMES_NO_KEY = Set.of(GERMAN + " error.save.open");

    /** A choice, with the text of its last case, for many. */
    private static final Pattern CHOICE =
            Pattern.compile("\\{\\d,choice,(?:[^{}]|\\{[^{}]*})*<((?:[^{}|<]|\\{[^{}]*})*)}");

    /** Prefixes of text keys whose last part is a literal in the code. */
    private static final Set<String> PREFIXES = Set.of(
            "property.",
            "preset.",
            "tile.",
            "live.",
            "contact.",
            "keys.",
            "keys.game.",
            "keys.mouse.",
            "dialog.new.",
            "objectKinds.",
            "objectKinds.field.",
            "dialog.frame.",
            "dialog.share.",
            "dialog.resize.",
            "dialog.resize.anchor.",
            "import.rule.",
            "canvas.legend.");

    private final Texts texts = new Texts(Locale.ENGLISH);
    private final Set<String> literals = literals();
    private final Set<String> composed = composed();

    @Test
    void placeholdersAreFilled() {
        assertEquals("Must be between 1 and 9.", texts.get("error.range", 1, 9));
        assertThrows(MissingResourceException.class, () -> texts.get("no.such.text"));
    }

    @Test
    void aValueIsNotFilledAgain() {
        Texts texts = texts("pair", "{0} and {1}, {0}");
        assertEquals("{1} and {0}, {1}", texts.get("pair", "{1}", "{0}"));
        assertEquals("'{' and it's, '{'", texts.get("pair", "'{'", "it's"));
        assertEquals("null and [x], null", texts.get("pair", null, List.of("x")));
    }

    @Test
    void anApostropheIsWrittenOnceInEveryText() {
        Texts texts = texts(
                "plain", "They don't.",
                "place", "It's '{0}'.",
                "choice", "{0,choice,1#it isn't|1<'{0}' aren't}");
        assertEquals("They don't.", texts.get("plain"));
        assertEquals("It's 'x'.", texts.get("place", "x"));
        assertEquals("it isn't", texts.get("choice", 1));
        assertEquals("'5' aren't", texts.get("choice", 5));
    }

    @Test
    void aNumberHasNoSeparatorsUnlessTheTextSaysSo() {
        Texts texts = texts("plain", "{0} px", "number", "{0,number}", "choice", "{0,choice,1#one|1<{0} px}");
        assertEquals("262144 px", texts.get("plain", 262_144));
        assertEquals("-1234.5678 px", texts.get("plain", -1234.5678));
        assertEquals("262144 px", texts.get("choice", 262_144));
        assertEquals("262,144", texts.get("number", 262_144));
    }

    @Test
    void onlyAFractionHasDecimals() {
        Message size = Message.of("status.resize", 48.0, 8.5);
        assertEquals("48 × 8.5 px", texts.get(size));
        assertEquals("48 × 8,5 px", new Texts(Locale.GERMAN).get(size));
    }

    @Test
    void aTextCanChooseByANumber() {
        Texts texts = texts("runs", "{1}: {0,choice,0#no runs|1#a run|1<{0} runs of {1}}");
        assertEquals("x: no runs", texts.get("runs", 0, "x"));
        assertEquals("{0}: a run", texts.get("runs", 1, "{0}"));
        assertEquals("{0}: 2 runs of {0}", texts.get("runs", 2, "{0}"));
    }

    @Test
    void aTextWithoutValuesIsNotFormatted() {
        assertEquals("{ braces } and '", texts("key", "{ braces } and '").get("key"));
    }

    @Test
    void everyTextCanBeFilled() {
        Object[] words = {"v0", "v1", "v2", "v3", "v4", "v5"};
        Object[] numbers = {10, 11, 12, 13, 14, 15};
        for (String key : texts.keys()) {
            String text = texts.get(key);
            Object[] values = text.contains(",number}") || text.contains(",choice,") ? numbers : words;
            String filled = texts.get(key, values);
            String expected = CHOICE.matcher(text).replaceAll("$1").replace(",number}", "}");
            for (int i = 0; i < values.length; i++) {
                expected = expected.replace("{" + i + "}", values[i].toString());
            }
            assertEquals(expected, filled, key);
            assertFalse(filled.contains("{") || filled.contains("}"), key);
            assertFalse(text.contains("''"), () -> key + ": an apostrophe is written once");
        }
    }

    private static Texts texts(String... keysAndTexts) {
        Map<String, String> texts = new HashMap<>();
        for (int i = 0; i < keysAndTexts.length; i += 2) {
            texts.put(keysAndTexts[i], keysAndTexts[i + 1]);
        }
        return new Texts(texts, Locale.ENGLISH);
    }

    @Test
    void aFixedKeyIsNamedInTheLanguageOfTheTexts() {
        Texts german = new Texts(Locale.GERMAN);
        assertEquals("Strg+Umschalt + Ziehen", german.get("keys.mouse.intersect.keys"));
        assertEquals("Klicken setzt x, Ziehen wiederholt; Esc legt den Stempel ab", german.get("status.stamp", "x"));
        assertEquals("Ctrl + drag", texts.get("keys.mouse.subtract.keys"));
    }

    /** Keys are named by placeholders, because they depend on the language, the preset and the settings. */
    @Test
    void noTextNamesAKeyLiterally() throws IOException {
        Set<String> literal = new TreeSet<>();
        for (String file : List.of(ENGLISH, GERMAN)) {
            properties(file).forEach((key, text) -> {
                if (!key.toString().startsWith("key.")
                        && !NAMES_NO_KEY.contains(file + " " + key)
                        && LITERAL_KEY.matcher((String) text).find()) {
                    literal.add(file + " " + key + " = " + text);
                }
            });
        }
        assertEquals(Set.of(), literal);
    }

    @Test
    void noKeyOccursTwice() throws IOException {
        for (String file : List.of(ENGLISH, GERMAN)) {
            Set<String> seen = new LinkedHashSet<>();
            Set<String> doubled = new TreeSet<>();
            for (String line : Files.readAllLines(resource(file))) {
                int end = line.indexOf(" = ");
                if (end > 0 && !line.startsWith("#") && !seen.add(line.substring(0, end))) {
                    doubled.add(line);
                }
            }
            assertEquals(Set.of(), doubled, file);
        }
    }

    @Test
    void aLanguageWithoutTextsIsEnglish() {
        assertEquals("Save", new Texts(Locale.FRENCH).get("action.file.save"));
        assertEquals("Speichern", new Texts(Locale.forLanguageTag("de-AT")).get("action.file.save"));
        assertEquals(Locale.ENGLISH, new Texts(Locale.FRENCH).locale());
    }

    /** The texts of the window, and the messages of the module levels. */
    private static Map<String, String> english() throws IOException {
        Map<String, String> english = new HashMap<>(Message.englishTexts());
        properties(ENGLISH).forEach((key, text) -> english.put((String) key, (String) text));
        return english;
    }

    @Test
    void bothLanguagesHaveTheSameKeys() throws IOException {
        Set<String> missing = new TreeSet<>(english().keySet());
        missing.removeAll(properties(GERMAN).stringPropertyNames());
        assertEquals(Set.of(), missing, "not in German");
        Set<String> further = new TreeSet<>(properties(GERMAN).stringPropertyNames());
        further.removeAll(english().keySet());
        // Formats name themselves in English.
        further.removeIf(key -> key.startsWith("format."));
        assertEquals(Set.of(), further, "only in German");
    }

    @Test
    void bothLanguagesHaveTheSamePlaceholders() throws IOException {
        Properties german = properties(GERMAN);
        Set<String> different = new TreeSet<>();
        english().forEach((key, text) -> {
            if (!placeholders(text).equals(placeholders(german.getProperty(key, "")))) {
                different.add(key);
            }
        });
        assertEquals(Set.of(), different);
    }

    /** Otherwise one of them says "1 tiles". */
    @Test
    void bothLanguagesChooseByANumberInTheSameTexts() throws IOException {
        Properties german = properties(GERMAN);
        Set<String> different = new TreeSet<>();
        english().forEach((key, text) -> {
            if (text.contains(",choice,") != german.getProperty(key, "").contains(",choice,")) {
                different.add(key);
            }
        });
        assertEquals(Set.of(), different);
    }

    private static Set<String> placeholders(String text) {
        Matcher matcher = PLACEHOLDER.matcher(text);
        Set<String> found = new TreeSet<>();
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }

    private static Properties properties(String file) throws IOException {
        Properties read = new Properties();
        try (Reader in = Files.newBufferedReader(resource(file))) {
            read.load(in);
        }
        return read;
    }

    private static Path resource(String file) {
        return Path.of(System.getProperty("leapsmith.root"), "editor/src/main/resources/leapsmith/editor/ui", file);
    }

    @Test
    void noTextIsMissing() {
        Set<String> missing = new TreeSet<>();
        Set<String> families = new TreeSet<>();
        texts.keys().forEach(key -> families.add(key.substring(0, key.indexOf('.'))));
        for (String literal : literals) {
            boolean looksLikeKey =
                    KEY.matcher(literal).matches() && families.contains(literal.substring(0, literal.indexOf('.')));
            if (looksLikeKey && !texts.has(literal) && !texts.has("action." + literal)) {
                missing.add(literal);
            }
        }
        composed.stream()
                .filter(key -> !texts.has(key) && !hasWordOfItsOwn(key))
                .forEach(missing::add);
        assertEquals(Set.of(), missing);
    }

    @Test
    void everyPropertyHasAHelpText() {
        Set<String> missing = new TreeSet<>();
        for (String key : texts.keys()) {
            if (key.startsWith("property.") && !key.endsWith(".help") && !texts.has(key + ".help")) {
                missing.add(key + ".help");
            }
        }
        assertEquals(Set.of(), missing);
    }

    @Test
    void noTextIsUnused() {
        Set<String> unused = new TreeSet<>();
        Set<String> inLevels = found("levels", LITERAL);
        Set<String> rules = rules();
        for (String key : texts.keys()) {
            boolean used = literals.contains(key)
                    || inLevels.contains(key)
                    || key.matches("file\\.(a-)?kind\\..*")
                            && inLevels.contains(key.substring(key.lastIndexOf('.') + 1))
                    || key.startsWith("theme.layout.")
                            && KebabNames.valueOf(Layout.class, key.substring("theme.layout.".length()))
                                    .isPresent()
                    || key.startsWith("theme.rest.")
                            && KebabNames.valueOf(Rest.class, key.substring("theme.rest.".length()))
                                    .isPresent()
                    || key.startsWith("theme.name.") && inLevels.contains(key.substring("theme.name.".length()))
                    || key.startsWith("problem.") && rules.contains(key.substring("problem.".length()))
                    || key.startsWith("consequence.") && inLevels.contains(key.substring("consequence.".length()))
                    || composed.contains(key)
                    || PREFIXES.stream()
                            .anyMatch(prefix -> key.startsWith(prefix)
                                    && literals.contains(firstWord(key.substring(prefix.length()))));
            if (!used) {
                unused.add(key);
            }
        }
        assertEquals(Set.of(), unused);
    }

    /** Words of the simulation are shown unchanged if they have no text, and not every action has the other texts. */
    private static boolean hasWordOfItsOwn(String key) {
        return Stream.of("phase.", "state.", "search.", "needs.").anyMatch(key::startsWith);
    }

    /** Keys that the code computes, without a literal part. */
    private static Set<String> composed() {
        Set<String> keys = new TreeSet<>();
        Keymap keymap = Keymap.of(ActionId.all());
        for (Bindable id : keymap.all()) {
            keys.add(id.textKey());
            keys.add("search." + id.id());
            keys.add("needs." + id.id());
            if (!keymap.keys(id).isEmpty()) {
                keys.add("keys." + id.group());
            }
        }
        keys.addAll(KeyNames.textKeys());
        EditorSettings.all().forEach(setting -> keys.addAll(setting.textKeys()));
        for (SelectMode mode : SelectMode.values()) {
            keys.add("select." + KebabNames.nameOf(mode));
        }
        for (MovementVariant variant : MovementVariant.values()) {
            keys.add("reach.compared." + variant.text());
        }
        addAll(keys, "odds.takeOff.", JumpOdds.TakeOff.values());
        addAll(keys, "phase.", Phase.values());
        addAll(keys, "state.", ControllerState.values());
        addAll(keys, "severity.", Severity.values());
        addAll(keys, "propertyType.", FreeType.values());
        addAll(keys, "import.by.", By.values());
        for (Repair.Kind kind : Repair.Kind.values()) {
            keys.add("repair." + kind.text());
        }
        addAll(keys, "dialog.new.template.", LevelTemplate.values());
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            addAll(keys, type);
        }
        for (TileType shape : TileType.values()) {
            keys.add("tile." + KebabNames.nameOf(shape));
        }
        for (List<? extends MaterialProperty<?>> group :
                List.of(MaterialProperty.NUMBERS, MaterialProperty.DEADLY, MaterialProperty.CHANGES)) {
            for (MaterialProperty<?> property : group) {
                String text = TileKindPage.textKey(property);
                keys.add(text);
                keys.add(text + ".help");
                if (property.property().type() instanceof ValueType.Choice<?> choice) {
                    choice.words().forEach(word -> keys.add(property.property().key() + "." + word));
                }
            }
        }
        for (Unit unit : Unit.values()) {
            if (!unit.key().isEmpty()) {
                keys.add("unit." + unit.key());
            }
        }
        for (PaletteEntry entry : Palette.of(Level.empty("", 1, 1, 16)).entries()) {
            keys.add(entry.captionKey());
            addAll(keys, entry.name());
            addAll(keys, entry.fullName());
        }
        found("levels", FIX).forEach(fix -> keys.add("fix." + fix));
        for (ToolId tool : ToolId.all()) {
            if (tool.places().isEmpty()) {
                keys.add("status." + tool.key());
            }
        }
        return keys;
    }

    /** All texts for the objects of a type. */
    private static void addAll(Set<String> keys, ObjectType type) {
        keys.add("type." + type);
        keys.add("types." + type);
        for (ObjectKind kind : type.kinds()) {
            keys.add("kind." + type + "." + kind.name());
            keys.add("object." + type + "." + kind.name());
        }
        for (PropertyGroup group : type.groups()) {
            if (!group.name().isEmpty()) {
                keys.add("group." + group.name());
            }
            group.presets().keySet().forEach(preset -> keys.add("preset." + preset));
            group.properties().forEach(property -> addAll(keys, property));
        }
    }

    private static void addAll(Set<String> keys, Property<?> property) {
        if (property.type() instanceof ValueType.Path) {
            return; // The texts of its stops are literals.
        }
        keys.add("property." + property.key());
        keys.add("property." + property.key() + ".help");
        if (property.type() instanceof ValueType.Number number && number.unit() != Unit.NONE) {
            keys.add("unit." + number.unit().key());
        } else if (property.type() instanceof ValueType.Choice<?> choice) {
            choice.words().forEach(word -> keys.add(property.key() + "." + word));
        }
    }

    private static void addAll(Set<String> keys, Message message) {
        keys.add(message.key());
        for (Object argument : message.arguments()) {
            if (argument instanceof Message inner) {
                addAll(keys, inner);
            }
        }
    }

    private static void addAll(Set<String> keys, String prefix, Enum<?>[] values) {
        for (Enum<?> value : values) {
            keys.add(prefix + value.name().toLowerCase(Locale.ROOT));
        }
    }

    /** Names of rules in the code, which are part of the keys of their messages. */
    private static Set<String> rules() {
        Set<String> rules = new TreeSet<>(found("levels", RULE));
        rules.addAll(found("editor", RULE));
        rules.addAll(found("levels", GUESS));
        // Of all types the same text says that a kind is unknown.
        rules.removeIf(rule -> rule.matches("unknown-[a-z]+-kind"));
        rules.addAll(List.of(SoftLock.RULE, SoftLock.POSSIBLE_RULE, LostItem.RULE, LockedDoor.RULE));
        for (By by : EnumSet.of(By.LAYER, By.VALUE, By.TILE_CLASS, By.TILE_PROPERTY)) {
            rules.add("guess-cells-" + KebabNames.nameOf(by));
        }
        for (By by : EnumSet.of(By.LAYER, By.OBJECT_CLASS, By.OBJECT_NAME, By.OBJECT_PROPERTY)) {
            rules.add("guess-objects-" + KebabNames.nameOf(by));
        }
        return rules;
    }

    @Test
    void everyRuleHasAText() {
        Set<String> missing = rules();
        missing.removeIf(rule -> texts.has("problem." + rule));
        assertEquals(Set.of(), missing);
    }

    @Test
    void everyFormatToExportHasAGermanText() {
        Texts german = new Texts(Locale.GERMAN);
        Set<String> missing = new TreeSet<>();
        for (WorldExport.Format format : WorldExport.Format.values()) {
            missing.add("format" + format.extension());
        }
        for (FileFormat format : LevelFiles.FORMATS) {
            if (format.canWrite() && format instanceof ExternalFormat) {
                missing.add("format" + format.extensions().get(0));
            }
        }
        missing.removeIf(german::has);
        assertEquals(Set.of(), missing);
    }

    private static String firstWord(String rest) {
        return rest.contains(".") ? rest.substring(0, rest.indexOf('.')) : rest;
    }

    private static Set<String> literals() {
        return found("editor", LITERAL);
    }

    /** What a pattern finds in the sources of a module. */
    private static Set<String> found(String module, Pattern pattern) {
        Path sources = Path.of(System.getProperty("leapsmith.root"), module, "src", "main", "java");
        Set<String> found = new LinkedHashSet<>();
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
                Matcher matcher = pattern.matcher(Files.readString(file));
                while (matcher.find()) {
                    found.add(matcher.group(1));
                }
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return found;
    }
}
