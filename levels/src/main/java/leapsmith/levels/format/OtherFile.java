package leapsmith.levels.format;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Message;

/** Files of other editors that hold no level, but lead to one. */
enum OtherFile {
    // A template may contain a tileset.
    TILED_TEMPLATE("file.is-tiled-template", "<template\\b|^\\s*\\{(?=.*\"type\"\\s*:\\s*\"template\")", ".tx", ".tj"),
    TILED_TILESET(
            "file.is-tiled-tileset",
            "<tileset\\b|^\\s*\\{(?=.*\"type\"\\s*:\\s*\"tileset\")(?=.*\"tilewidth\")",
            ".tsx",
            ".tsj"),
    TILED_PROJECT(
            "file.is-tiled-project",
            "\"automappingRulesFile\"|\"propertyTypes\"\\s*:\\s*\\[",
            ".tiled-project",
            ".tiled-session"),
    LDTK_LEVEL("file.is-ldtk-level", "\"fileType\"\\s*:\\s*\"LDtk Level\"", ".ldtkl");

    private final String message;
    private final Pattern head;
    private final String[] extensions;

    OtherFile(String message, String head, String... extensions) {
        this.message = message;
        this.head = Pattern.compile(head, Pattern.DOTALL);
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
        return Arrays.stream(values())
                .filter(file -> file.head.matcher(head).find())
                .findFirst();
    }

    /** An error that says what it is, and which file to open. */
    LevelFormatException error(String source) {
        return new LevelFormatException(source, FilePlace.NONE, Message.of(message));
    }
}
