package leapsmith.levels.format;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Message;

/** Files of other editors that hold no level, but lead to one. */
enum OtherFile {
    TILED_TEMPLATE("file.is-tiled-template", keys -> "template".equals(keys.get("type")), ".tx", ".tj"),
    TILED_TILESET("file.is-tiled-tileset", keys -> "tileset".equals(keys.get("type")), ".tsx", ".tsj"),
    TILED_PROJECT(
            "file.is-tiled-project",
            keys -> keys.containsKey("automappingRulesFile") || "[".equals(keys.get("propertyTypes")),
            ".tiled-project",
            ".tiled-session"),
    LDTK_LEVEL("file.is-ldtk-level", keys -> "LDtk Level".equals(keys.get("fileType")), ".ldtkl");

    /** The first element of an XML document. */
    private static final Pattern ROOT =
            Pattern.compile("\\uFEFF?(?:\\s|<\\?.*?\\?>|<!--.*?-->|<!\\w.*?>)*+<(\\w+)", Pattern.DOTALL);

    private final String message;
    private final Predicate<Map<String, String>> isThis;
    private final String[] extensions;

    OtherFile(String message, Predicate<Map<String, String>> isThis, String... extensions) {
        this.message = message;
        this.isThis = isThis;
        this.extensions = extensions;
    }

    /** What a file is by its extension. */
    static Optional<OtherFile> byName(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(file -> Arrays.stream(file.extensions).anyMatch(lower::endsWith))
                .findFirst();
    }

    /** What a file is by its first characters, if these are of no format that can be read. */
    static Optional<OtherFile> byContent(String head) {
        Matcher root = ROOT.matcher(head);
        Map<String, String> keys = root.lookingAt() ? Map.of("type", root.group(1)) : topLevel(head);
        return Arrays.stream(values()).filter(file -> file.isThis.test(keys)).findFirst();
    }

    /**
     * The keys of the outermost object at the beginning of a JSON document, and those in the header of a file of LDtk, with
     * their values: texts and numbers as they are, of others the first character. Empty if it is no JSON.
     */
    static Map<String, String> topLevel(String head) {
        Map<String, String> keys = new HashMap<>();
        try {
            JsonInput in = new JsonInput(new ByteArrayInputStream(head.getBytes(StandardCharsets.UTF_8)), "");
            in.document("file.object", key -> {
                switch (in.kind()) {
                    case OBJECT -> keys.put(key, "{");
                    case ARRAY -> keys.put(key, "[");
                    case TEXT, NUMBER -> keys.put(key, in.scalarText());
                    case BOOL, NULL -> keys.put(key, "");
                }
                if (key.equals("__header__") && in.kind() == JsonInput.Kind.OBJECT) {
                    in.object("file.object", inner -> keys.put(inner, in.scalarText()));
                } else {
                    in.skip();
                }
            });
        } catch (IOException e) {
            // Most beginnings end within a value.
            return keys;
        }
        return keys;
    }

    /** An error that says what it is, and which file to open. */
    LevelFormatException error(String source) {
        return new LevelFormatException(source, FilePlace.NONE, Message.of(message));
    }
}
