package leapsmith.levels.json;

import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import leapsmith.levels.model.Limits;

/** The tokens of one JSON document with their places. Errors of the parser are translated by {@link ParserErrors}. */
final class JsonTokens {
    private static final int MAX_SHOWN = 40;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Limits.MAX_DEPTH + 1)
                    .maxStringLength(Limits.MAX_TEXT)
                    .maxNumberLength(Limits.MAX_NUMBER)
                    .maxNameLength(Limits.MAX_KEY)
                    .build())
            // Names are not kept in a symbol table, which a hostile file could fill.
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .build();

    private final String source;
    private final RecentText text;
    private final JsonParser parser;
    private final ParserErrors errors;
    private JsonLocation keyLocation;

    JsonTokens(Reader reader, String source) throws IOException {
        this.source = source;
        this.text = new RecentText(reader);
        this.parser = FACTORY.createParser(text);
        errors = new ParserErrors(this, parser, text);
    }

    /** Moves to the first token. If the text is not JSON from its start, the error names the expected document. */
    void start(String expected) throws IOException {
        try {
            parser.nextToken();
        } catch (JsonProcessingException e) {
            throw errors.atStart(e, expected);
        }
    }

    /** Moves to the next token, which may be the end of the document: null. */
    JsonToken next() throws IOException {
        finishValue();
        try {
            return parser.nextToken();
        } catch (JsonProcessingException e) {
            throw errors.of(e, false);
        }
    }

    /** Reads the rest of a text that was not read, so that an error in it is reported as one in a text. */
    private void finishValue() throws IOException {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            // At a key the parser would read the text after it, which may be too long to be kept.
            return;
        }
        try {
            parser.finishToken();
        } catch (JsonProcessingException e) {
            throw errors.of(e, true);
        }
    }

    /** The current token; null at the end of the document. */
    JsonToken current() {
        return parser.currentToken();
    }

    void require(JsonToken token, String expected) throws IOException {
        if (current() != token) {
            throw wrong(expected);
        }
    }

    /** The current key. */
    String key() throws IOException {
        String key = parser.currentName();
        requireUnicode(key);
        return key;
    }

    /** Moves from a key to its value, and remembers where the key is. */
    void enterMember() throws IOException {
        keyLocation = parser.currentTokenLocation();
        next();
    }

    /** The current text, or the current number or literal as it is written. */
    String text() throws IOException {
        String value = anyText();
        requireUnicode(value);
        return value;
    }

    /** The same, but it may contain halves of surrogate pairs. */
    private String anyText() throws IOException {
        try {
            return parser.getText();
        } catch (JsonProcessingException e) {
            throw errors.of(e, true);
        }
    }

    /** The current whole number; negative if it is too large even for a long. */
    long wholeNumber() throws IOException {
        try {
            return parser.getLongValue();
        } catch (JsonProcessingException e) {
            return -1;
        }
    }

    /** The characters of the current text, valid until the next token. */
    CharRange characters() throws IOException {
        try {
            return new CharRange(parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength());
        } catch (JsonProcessingException e) {
            throw errors.of(e, true);
        }
    }

    /** Part of an array of characters. */
    record CharRange(char[] chars, int offset, int length) {}

    /** Decodes the current base64 text. */
    void base64(OutputStream out) throws IOException {
        FilePlace place = place(0);
        try {
            parser.readBinaryValue(Base64Variants.MIME_NO_LINEFEEDS, out);
        } catch (JsonEOFException e) {
            throw errors.of(e, true);
        } catch (JsonProcessingException | IllegalArgumentException e) {
            // The second is what Jackson throws at a character that isn't base64.
            throw wrong(place, "base64 text", "other characters");
        }
    }

    private void requireUnicode(String text) throws IOException {
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (Character.isHighSurrogate(unit)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
            } else if (Character.isSurrogate(unit)) {
                throw wrong(place(0), "Unicode text", String.format("half of a surrogate pair, \\u%04x", (int) unit));
            }
        }
    }

    /** The place this many characters after the start of the current token. */
    FilePlace place(int offset) {
        boolean ended = current() == null;
        return place(ended ? parser.currentLocation() : parser.currentTokenLocation(), offset);
    }

    /** The place this many characters after a location of the parser. */
    FilePlace place(JsonLocation location, int offset) {
        int line = location.getLineNr();
        return new FilePlace(line, text.column(line, location.getColumnNr()) + offset, path());
    }

    /** Where the key of the current value starts. */
    FilePlace keyPlace() {
        return place(keyLocation, 0);
    }

    private String path() {
        StringBuilder path = new StringBuilder();
        for (JsonStreamContext at = parser.getParsingContext(); at != null; at = at.getParent()) {
            if (at.inObject() && at.hasCurrentName()) {
                path.insert(0, '.' + at.getCurrentName());
            } else if (at.inArray() && at.hasCurrentIndex()) {
                path.insert(0, "[" + at.getCurrentIndex() + ']');
            }
        }
        return path.length() > 0 && path.charAt(0) == '.' ? path.substring(1) : path.toString();
    }

    /** The error of a wrong current token. */
    LevelFormatException wrong(String expected) throws IOException {
        return wrong(place(0), expected, shownToken());
    }

    LevelFormatException wrong(FilePlace place, String expected, String found) {
        return new LevelFormatException(source, place.line(), place.column(), place.path(), expected, found);
    }

    LevelFormatException error(FilePlace place, String reason) {
        return new LevelFormatException(source, place.line(), place.column(), place.path(), reason);
    }

    private String shownToken() throws IOException {
        JsonToken token = parser.currentToken();
        if (token == null) {
            return "the end of the file";
        }
        return switch (token) {
            case START_OBJECT -> "an object";
            case END_OBJECT -> "the end of the object";
            case START_ARRAY -> "an array";
            case END_ARRAY -> "the end of the array";
            case VALUE_STRING -> shown(anyText());
            case FIELD_NAME -> "the key " + shown(parser.currentName());
            default -> anyText();
        };
    }

    /** A text as error messages show it: quoted and shortened. */
    static String shown(String text) {
        return '"' + cut(text, MAX_SHOWN) + '"';
    }

    /** The first characters of a text. */
    static String cut(String text, int length) {
        return text.codePointCount(0, text.length()) <= length
                ? text
                : text.substring(0, text.offsetByCodePoints(0, length)) + "...";
    }
}
