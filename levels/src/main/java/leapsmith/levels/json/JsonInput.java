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
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.util.HashSet;
import java.util.Set;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Limits;
import leapsmith.physics.fixed.PortableMath;

/**
 * Reads the values of one JSON document in the order of the file; each method names what is expected next. Anything
 * else, or a value beyond the {@link Limits}, is a {@link LevelFormatException} with its place.
 */
public final class JsonInput {
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

    /**
     * Reads JSON text in UTF-8.
     *
     * @param in is read as far as the document
     * @param source name of the stream in error messages
     * @throws LevelFormatException if the text is not in UTF-8
     * @throws IOException if the stream can't be read
     */
    public JsonInput(InputStream in, String source) throws IOException {
        this(new Utf8Reader(in, source), source);
    }

    /** A sort of JSON value. */
    public enum Kind {
        /** Members in braces. */
        OBJECT,
        /** Elements in brackets. */
        ARRAY,
        /** A string. */
        TEXT,
        /** A number. */
        NUMBER,
        /** True or false. */
        TRUTH,
        /** The literal null. */
        NULL
    }

    /** Reads the members of an object, one key at a time. */
    public interface MemberReader {
        /**
         * Called at each key; must read its value.
         *
         * @param key the key
         * @throws IOException if the value is wrong or can't be read
         */
        void read(String key) throws IOException;
    }

    /** Reads the elements of an array, one at a time. */
    public interface ElementReader {
        /**
         * Called at each element; must read it.
         *
         * @param index from 0
         * @throws IOException if the element is wrong or can't be read
         */
        void read(int index) throws IOException;
    }

    /**
     * {@return the kind of the current value}
     *
     * @throws IOException if there is none
     */
    public Kind kind() throws IOException {
        JsonToken token = parser.currentToken();
        if (token == null) {
            throw wrong("a value");
        }
        return switch (token) {
            case START_OBJECT -> Kind.OBJECT;
            case START_ARRAY -> Kind.ARRAY;
            case VALUE_STRING -> Kind.TEXT;
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> Kind.NUMBER;
            case VALUE_TRUE, VALUE_FALSE -> Kind.TRUTH;
            case VALUE_NULL -> Kind.NULL;
            default -> throw wrong("a value");
        };
    }

    /**
     * Reads over the current value, whatever it is, and keeps nothing of it.
     *
     * @throws IOException if it is not valid JSON or can't be read
     */
    public void skip() throws IOException {
        for (int depth = 0; ; next()) {
            JsonToken token = parser.currentToken();
            if (token == null) {
                throw wrong("a value");
            }
            depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
            if (depth == 0) {
                return;
            }
        }
    }

    /**
     * {@return the current value as JSON text on one line, with its numbers as written; counted as kept}
     *
     * @throws IOException if it is not valid JSON or can't be read
     */
    public String json() throws IOException {
        return KeptJson.read(this);
    }

    /**
     * {@return the whole number at the current value as its 32 bits, as if it had no sign}
     *
     * @throws IOException if it is not one from 0 to 4294967295
     */
    public int unsignedNumber() throws IOException {
        String expected = "a whole number from 0 to 4294967295";
        require(JsonToken.VALUE_NUMBER_INT, expected);
        try {
            long value = parser.getLongValue();
            if (value >>> Integer.SIZE == 0) {
                return (int) value;
            }
        } catch (JsonProcessingException e) {
            // Too large even for a long.
            throw wrong(expected);
        }
        throw wrong(expected);
    }

    /**
     * Decodes the base64 text at the current value, however long it is.
     *
     * @param out receives the bytes
     * @throws IOException if it is not base64, or can't be read or written
     */
    public void base64(OutputStream out) throws IOException {
        require(JsonToken.VALUE_STRING, "base64 text");
        Place place = place();
        try {
            parser.readBinaryValue(Base64Variants.MIME_NO_LINEFEEDS, out);
        } catch (JsonEOFException e) {
            throw errors.of(e, true);
        } catch (JsonProcessingException | IllegalArgumentException e) {
            // The second is what Jackson throws at a character that isn't base64.
            throw wrong(place, "base64 text", "other characters");
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

    /**
     * Reads the one object of a document. If the text is not JSON from its start, the error names the expected format.
     *
     * @param expected what the document should be
     * @param members reads the value of each key
     * @throws IOException if it is anything else or can't be read
     */
    public void document(String expected, MemberReader members) throws IOException {
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

    /**
     * Reads the object that starts at the current value; a duplicate key is an error.
     *
     * @param expected what should be there
     * @param members reads the value of each key
     * @throws IOException if it is anything else or can't be read
     */
    public void object(String expected, MemberReader members) throws IOException {
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

    /**
     * Reads the array that starts at the current value.
     *
     * @param expected what should be there
     * @param elements reads each element
     * @throws IOException if it is anything else or can't be read
     */
    public void array(String expected, ElementReader elements) throws IOException {
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

    /**
     * {@return the text at the current value, which is counted as kept}
     *
     * @param expected what should be there
     * @throws IOException if it is anything else or can't be read
     */
    public String text(String expected) throws IOException {
        require(JsonToken.VALUE_STRING, expected);
        String text = string();
        requireUnicode(text);
        keep(text.length());
        return text;
    }

    /**
     * {@return the whole number at the current value}
     *
     * @param from the smallest one
     * @param to the largest one
     * @throws IOException if it is anything else or can't be read
     */
    public int wholeNumber(int from, int to) throws IOException {
        String expected = "a whole number from " + from + " to " + to;
        double value = number(from, to, expected);
        if (value != PortableMath.rint(value)) {
            throw wrong(expected);
        }
        return (int) value;
    }

    /**
     * {@return the number at the current value}
     *
     * @param from the smallest one
     * @param to the largest one
     * @throws IOException if it is anything else or can't be read
     */
    public double number(double from, double to) throws IOException {
        return number(from, to, "a number from " + JsonNumbers.text(from) + " to " + JsonNumbers.text(to));
    }

    /** The number above 0 at the current token; the upper bound is inclusive. */
    double positiveNumber(double to) throws IOException {
        return number(Double.MIN_VALUE, to, "a number above 0 and up to " + JsonNumbers.text(to));
    }

    /**
     * {@return the boolean at the current value}
     *
     * @throws IOException if it is anything else or can't be read
     */
    public boolean truth() throws IOException {
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

    /**
     * {@return the text, number or literal at the current value, a number exactly as it is written; counted as kept}
     *
     * @throws IOException if it is anything else or can't be read
     */
    public String scalarText() throws IOException {
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

    /**
     * Counts an unknown key that will be held in memory.
     *
     * @param key a key
     * @throws IOException if it is too much
     */
    public void keepKey(String key) throws IOException {
        keep(key.length() + Limits.KEY_COST);
    }

    /**
     * Counts text that will be held in memory.
     *
     * @param length in UTF-16 units
     * @throws IOException if it is too much
     */
    public void keep(int length) throws IOException {
        textTotal += length;
        if (textTotal > Limits.MAX_TEXT_TOTAL) {
            throw wrong("at most " + Limits.MAX_TEXT_TOTAL + " characters in names, kinds and unknown keys", "more");
        }
    }

    /** {@return where the current value starts} */
    public Place place() {
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

    /**
     * {@return an error at the current value}
     *
     * @param expected what should be there
     * @param found what is there
     */
    public LevelFormatException wrong(String expected, String found) {
        return wrong(place(), expected, found);
    }

    /**
     * {@return an error at some place}
     *
     * @param place where it is
     * @param expected what should be there
     * @param found what is there
     */
    public LevelFormatException wrong(Place place, String expected, String found) {
        return new LevelFormatException(source, place.line(), place.column(), place.path(), expected, found);
    }

    /** An error at the current token with a reason of its own. */
    LevelFormatException error(String reason) {
        return error(place(), reason);
    }

    /**
     * {@return an error at some place with a reason of its own}
     *
     * @param place where it is
     * @param reason what is wrong, as a sentence
     */
    public LevelFormatException error(Place place, String reason) {
        return new LevelFormatException(source, place.line(), place.column(), place.path(), reason);
    }

    /**
     * {@return the error of a missing key, at the end of its object}
     *
     * @param key the key
     */
    public LevelFormatException missing(String key) {
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
