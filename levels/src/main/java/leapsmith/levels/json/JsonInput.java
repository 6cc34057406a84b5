package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.Reader;
import java.util.HashSet;
import java.util.Set;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Limits;
import leapsmith.physics.fixed.PortableMath;

/**
 * Reads the tokens of one JSON document; each method names what is expected next. Any other token, or a value beyond
 * the {@link Limits}, is a {@link LevelFormatException} with its place.
 */
final class JsonInput {
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
    private int textTotal;

    JsonInput(Reader reader, String source) throws IOException {
        this.source = source;
        this.text = new RecentText(reader);
        this.parser = FACTORY.createParser(text);
        errors = new ParserErrors(this, parser, text);
    }

    /** Reads the members of an object, one key at a time. */
    interface MemberReader {
        /** Called at each key; must read its value. */
        void read(String key) throws IOException;
    }

    /** Reads the elements of an array, one at a time. */
    interface ElementReader {
        /** Called at the first token of each element; must read the element. */
        void read(int index) throws IOException;
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
        try {
            parser.finishToken();
        } catch (JsonProcessingException e) {
            throw errors.of(e, true);
        }
    }

    /** Reads the one object of a document. If the text is not JSON from its start, the error names the expected format. */
    void document(String expected, MemberReader members) throws IOException {
        try {
            parser.nextToken();
        } catch (JsonProcessingException e) {
            throw errors.atStart(e, expected);
        }
        object(expected, members);
    }

    /** The current token. */
    JsonToken token() {
        return parser.currentToken();
    }

    /** Reads the object that starts at the current token; a duplicate key is an error. */
    void object(String expected, MemberReader members) throws IOException {
        require(JsonToken.START_OBJECT, expected);
        Set<String> seen = new HashSet<>();
        while (next() != JsonToken.END_OBJECT) {
            String key = key();
            if (!seen.add(key)) {
                throw error("The key " + shown(key) + " occurs twice in this object.");
            }
            keyLocation = parser.currentTokenLocation();
            next();
            members.read(key);
        }
    }

    /** Reads the array that starts at the current token. */
    void array(String expected, ElementReader elements) throws IOException {
        require(JsonToken.START_ARRAY, expected);
        for (int index = 0; next() != JsonToken.END_ARRAY; index++) {
            elements.read(index);
        }
    }

    /** The current key; not counted as kept. */
    String key() throws IOException {
        String key = parser.currentName();
        requireUnicode(key);
        return key;
    }

    /** The text at the current token, which is counted as kept. */
    String text(String expected) throws IOException {
        require(JsonToken.VALUE_STRING, expected);
        String text = string();
        requireUnicode(text);
        keep(text.length());
        return text;
    }

    /** The whole number at the current token; the bounds are inclusive. */
    int wholeNumber(int from, int to) throws IOException {
        String expected = "a whole number from " + from + " to " + to;
        double value = number(from, to, expected);
        if (value != PortableMath.rint(value)) {
            throw wrong(expected);
        }
        return (int) value;
    }

    /** The number at the current token; the bounds are inclusive. */
    double number(double from, double to) throws IOException {
        return number(from, to, "a number from " + JsonNumbers.text(from) + " to " + JsonNumbers.text(to));
    }

    /** The number above 0 at the current token; the upper bound is inclusive. */
    double positiveNumber(double to) throws IOException {
        return number(Double.MIN_VALUE, to, "a number above 0 and up to " + JsonNumbers.text(to));
    }

    /** The boolean at the current token. */
    boolean truth() throws IOException {
        if (!parser.currentToken().isBoolean()) {
            throw wrong("true or false");
        }
        return parser.getBooleanValue();
    }

    /** The constant that is named at the current token. */
    <T extends Enum<T>> T constant(Class<T> type) throws IOException {
        String expected = "one of " + KebabNames.all(type);
        String name = text(expected);
        return KebabNames.valueOf(type, name).orElseThrow(() -> wrong(expected, shown(name)));
    }

    /** The scalar at the current token; a number exactly as it is written in the file. */
    String scalarText() throws IOException {
        String text = string();
        requireUnicode(text);
        keep(text.length());
        return text;
    }

    /** The characters of the text at the current token, valid until the next one; not counted as kept. */
    CharRange characters(String expected) throws IOException {
        require(JsonToken.VALUE_STRING, expected);
        try {
            return new CharRange(parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength());
        } catch (JsonProcessingException e) {
            throw errors.of(e, true);
        }
    }

    /** Part of an array of characters. */
    record CharRange(char[] chars, int offset, int length) {}

    /** Counts an unknown key that will be held in memory. */
    void keepKey(String key) throws IOException {
        keep(key.length() + Limits.KEY_COST);
    }

    /** Counts text that will be held in memory. */
    void keep(int length) throws IOException {
        textTotal += length;
        if (textTotal > Limits.MAX_TEXT_TOTAL) {
            throw wrong("at most " + Limits.MAX_TEXT_TOTAL + " characters in names, kinds and unknown keys", "more");
        }
    }

    /** Where the current token starts. */
    Place place() {
        return place(0);
    }

    /** The place this many characters after the start of the current token. */
    Place place(int offset) {
        boolean ended = parser.currentToken() == null;
        JsonLocation location = ended ? parser.currentLocation() : parser.currentTokenLocation();
        return place(location, offset);
    }

    /** The place this many characters after a location of the parser. */
    Place place(JsonLocation location, int offset) {
        int line = location.getLineNr();
        return new Place(line, text.column(line, location.getColumnNr()) + offset, path());
    }

    /** Where the key of the value at the current token starts. */
    Place keyPlace() {
        return place(keyLocation, 0);
    }

    void require(JsonToken token, String expected) throws IOException {
        if (parser.currentToken() != token) {
            throw wrong(expected);
        }
    }

    /** The error of a wrong current token. */
    LevelFormatException wrong(String expected) throws IOException {
        return wrong(expected, shownToken());
    }

    /** An error at the current token. */
    LevelFormatException wrong(String expected, String found) {
        return wrong(place(), expected, found);
    }

    /** An error at some place. */
    LevelFormatException wrong(Place place, String expected, String found) {
        return new LevelFormatException(source, place.line(), place.column(), place.path(), expected, found);
    }

    /** An error at the current token with a reason of its own. */
    LevelFormatException error(String reason) {
        return error(place(), reason);
    }

    /** An error at some place with a reason of its own. */
    LevelFormatException error(Place place, String reason) {
        return new LevelFormatException(source, place.line(), place.column(), place.path(), reason);
    }

    /** The error of a missing key, at the end of its object. */
    LevelFormatException missing(String key) {
        return error("This object has no \"" + key + "\".");
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

    private double number(double from, double to, String expected) throws IOException {
        JsonToken token = parser.currentToken();
        if (token != JsonToken.VALUE_NUMBER_INT && token != JsonToken.VALUE_NUMBER_FLOAT) {
            throw wrong(expected);
        }
        double value;
        try {
            value = Double.parseDouble(parser.getText());
        } catch (JsonProcessingException e) {
            throw errors.of(e, true);
        }
        if (!(value >= from && value <= to)) {
            throw wrong(expected);
        }
        return value;
    }

    private String string() throws IOException {
        try {
            return parser.getText();
        } catch (JsonProcessingException e) {
            throw errors.of(e, true);
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
                throw wrong("Unicode text", String.format("half of a surrogate pair, \\u%04x", (int) unit));
            }
        }
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
            case VALUE_STRING -> shown(string());
            case FIELD_NAME -> "the key " + shown(parser.currentName());
            default -> string();
        };
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
}
