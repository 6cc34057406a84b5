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
import leapsmith.levels.model.Message;
import leapsmith.physics.fixed.PortableMath;

/**
 * Reads the values of one JSON document in the order of the file; each method names what is expected next. Anything
 * else, or a value beyond the {@link Limits}, is a {@link LevelFormatException} with its place. What is expected is
 * given by the key of a {@link Message}.
 */
public final class JsonInput {
    private static final int MAX_SHOWN = 40;
    private static final int MAX_FOUND = 200;
    private static final FilePlace START = new FilePlace(1, 1, "");
    private static final Message MORE = Message.of("file.more");
    private static final Message END = Message.of("file.end");

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
    private final Reader reader;
    private final JsonParser parser;
    private JsonLocation keyLocation;
    private int textTotal;

    JsonInput(Reader reader, String source) throws IOException {
        this.source = source;
        this.reader = reader;
        parser = FACTORY.createParser(reader);
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
        BOOL,
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
        JsonToken token = token();
        if (token == null) {
            throw wrong("file.value");
        }
        return switch (token) {
            case START_OBJECT -> Kind.OBJECT;
            case START_ARRAY -> Kind.ARRAY;
            case VALUE_STRING -> Kind.TEXT;
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> Kind.NUMBER;
            case VALUE_TRUE, VALUE_FALSE -> Kind.BOOL;
            case VALUE_NULL -> Kind.NULL;
            default -> throw wrong("file.value");
        };
    }

    /**
     * Reads over the current value, whatever it is, and keeps nothing of it.
     *
     * @throws IOException if it is not valid JSON or can't be read
     */
    public void skip() throws IOException {
        for (int depth = 0; ; next()) {
            JsonToken token = token();
            if (token == null) {
                throw wrong("file.value");
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
        return RawJson.read(this);
    }

    /** Moves to the next token, which may be the end of the document: null. */
    JsonToken next() throws IOException {
        try {
            return parser.nextToken();
        } catch (JsonProcessingException e) {
            throw refused(e);
        }
    }

    /** The current token; null at the end of the document. */
    JsonToken token() {
        return parser.currentToken();
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
            LevelFormatException refused = refused(e);
            if (!refused.text().key().equals(SyntaxErrors.SYNTAX)) {
                throw refused;
            }
            boolean isXml = SyntaxErrors.isAt('<', e);
            throw wrong(START, Message.of(expected), isXml ? Message.literal("XML") : Message.of("file.not-json"));
        }
        object(expected, members);
    }

    /** Requires that nothing comes after the document. */
    void end() throws IOException {
        if (next() != null) {
            throw wrong(place().at(""), END, Message.of("file.more-text"));
        }
    }

    /**
     * Reads the object that starts at the current value; a duplicate key is an error.
     *
     * @param expected what should be there
     * @param members reads the value of each key
     * @throws IOException if it is anything else or can't be read
     */
    public void object(String expected, MemberReader members) throws IOException {
        object(Message.of(expected), members);
    }

    void object(Message expected, MemberReader members) throws IOException {
        require(JsonToken.START_OBJECT, expected);
        Set<String> seen = new HashSet<>();
        while (next() != JsonToken.END_OBJECT) {
            String key = key();
            if (!seen.add(key)) {
                throw error(Message.of("file.duplicate-key", quoted(key)));
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
        array(Message.of(expected), elements);
    }

    void array(Message expected, ElementReader elements) throws IOException {
        require(JsonToken.START_ARRAY, expected);
        for (int index = 0; next() != JsonToken.END_ARRAY; index++) {
            elements.read(index);
        }
    }

    /** The current key; not counted as kept. */
    String key() throws IOException {
        return unicode(parser.currentName());
    }

    /**
     * {@return the text at the current value, which is counted as kept}
     *
     * @param expected what should be there
     * @throws IOException if it is anything else or can't be read
     */
    public String text(String expected) throws IOException {
        return text(Message.of(expected));
    }

    /**
     * {@return the text at the current value, which is counted as kept}
     *
     * @param expected what should be there
     * @throws IOException if it is anything else or can't be read
     */
    public String text(Message expected) throws IOException {
        require(JsonToken.VALUE_STRING, expected);
        return scalarText();
    }

    /**
     * {@return the text, number or literal at the current value, a number exactly as it is written; counted as kept}
     *
     * @throws IOException if it is anything else or can't be read
     */
    public String scalarText() throws IOException {
        String text = unicode(anyText());
        keep(text.length());
        return text;
    }

    private String anyText() throws IOException {
        try {
            return parser.getText();
        } catch (JsonProcessingException e) {
            throw refused(e);
        }
    }

    private String unicode(String text) throws IOException {
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (Character.isHighSurrogate(unit)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
            } else if (Character.isSurrogate(unit)) {
                throw wrong(
                        Message.of("file.unicode"), Message.of("file.half-pair", String.format("\\u%04x", (int) unit)));
            }
        }
        return text;
    }

    /** Part of an array of characters. */
    record CharRange(char[] chars, int offset, int length) {}

    /** The characters of the text at the current token, valid until the next one; not counted as kept. */
    CharRange characters(Message expected) throws IOException {
        require(JsonToken.VALUE_STRING, expected);
        try {
            return new CharRange(parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength());
        } catch (JsonProcessingException e) {
            throw refused(e);
        }
    }

    /**
     * Decodes the base64 text at the current value, however long it is.
     *
     * @param out receives the bytes
     * @throws IOException if it is not base64, or can't be read or written
     */
    public void base64(OutputStream out) throws IOException {
        Message expected = Message.of("file.base64");
        require(JsonToken.VALUE_STRING, expected);
        FilePlace place = place();
        try {
            parser.readBinaryValue(Base64Variants.MIME_NO_LINEFEEDS, out);
        } catch (JsonEOFException e) {
            throw refused(e);
        } catch (JsonProcessingException | IllegalArgumentException e) {
            // The second is what Jackson throws at a character that isn't base64.
            throw wrong(place, expected, Message.of("file.other-characters"));
        }
    }

    /**
     * {@return the whole number at the current value}
     *
     * @param from the smallest one
     * @param to the largest one
     * @throws IOException if it is anything else or can't be read
     */
    public int wholeNumber(int from, int to) throws IOException {
        double value = parsedNumber();
        if (!(value >= from && value <= to) || value != PortableMath.rint(value)) {
            throw wrong(Message.of("file.whole-number", from, to));
        }
        return (int) value;
    }

    /**
     * {@return the whole number at the current value as its 32 bits, as if it had no sign}
     *
     * @throws IOException if it is not one from 0 to 4294967295
     */
    public int unsignedNumber() throws IOException {
        Message expected = Message.of("file.whole-number", 0, 0xFFFF_FFFFL);
        require(JsonToken.VALUE_NUMBER_INT, expected);
        long value;
        try {
            value = parser.getLongValue();
        } catch (JsonProcessingException e) {
            throw wrong(expected);
        }
        if (value >>> Integer.SIZE != 0) {
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
        double value = parsedNumber();
        if (!(value >= from && value <= to)) {
            throw wrong(Message.of("file.number", JsonNumbers.text(from), JsonNumbers.text(to)));
        }
        return value;
    }

    /** The number above 0 at the current token; the upper bound is inclusive. */
    double positiveNumber(double to) throws IOException {
        double value = parsedNumber();
        if (!(value > 0 && value <= to)) {
            throw wrong(Message.of("file.positive-number", JsonNumbers.text(to)));
        }
        return value;
    }

    /** The number at the current token; NaN if it is none. */
    private double parsedNumber() throws IOException {
        JsonToken token = token();
        boolean isNumber = token == JsonToken.VALUE_NUMBER_INT || token == JsonToken.VALUE_NUMBER_FLOAT;
        return isNumber ? Double.parseDouble(anyText()) : Double.NaN;
    }

    /**
     * {@return the boolean at the current value}
     *
     * @throws IOException if it is anything else or can't be read
     */
    public boolean bool() throws IOException {
        if (!token().isBoolean()) {
            throw wrong("file.bool");
        }
        return token() == JsonToken.VALUE_TRUE;
    }

    /**
     * {@return the constant that is named at the current value}
     *
     * @param type its class
     * @param <T> its class
     * @throws IOException if it is anything else or can't be read
     */
    public <T extends Enum<T>> T constant(Class<T> type) throws IOException {
        Message expected = Message.of("file.one-of", KebabNames.all(type));
        String name = text(expected);
        return KebabNames.valueOf(type, name).orElseThrow(() -> wrong(expected, quoted(name)));
    }

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
            throw tooMany("file.most-text", Limits.MAX_TEXT_TOTAL);
        }
    }

    /** {@return where the current value starts} */
    public FilePlace place() {
        return place(0);
    }

    /** The place this many UTF-16 units after the start of the current token. */
    FilePlace place(int offset) {
        FilePlace start = place(token() == null ? parser.currentLocation() : parser.currentTokenLocation());
        return new FilePlace(start.line(), start.column() + offset, start.path());
    }

    /** Where the key of the value at the current token starts. */
    FilePlace keyPlace() {
        return place(keyLocation);
    }

    private FilePlace place(JsonLocation location) {
        StringBuilder path = new StringBuilder();
        for (JsonStreamContext at = parser.getParsingContext(); at != null; at = at.getParent()) {
            if (at.inObject() && at.hasCurrentName()) {
                path.insert(0, '.' + at.getCurrentName());
            } else if (at.inArray() && at.hasCurrentIndex()) {
                path.insert(0, "[" + at.getCurrentIndex() + ']');
            }
        }
        return new FilePlace(
                location.getLineNr(),
                location.getColumnNr(),
                path.length() > 0 && path.charAt(0) == '.' ? path.substring(1) : path.toString());
    }

    void require(JsonToken token, Message expected) throws IOException {
        if (token() != token) {
            throw wrong(expected);
        }
    }

    LevelFormatException wrong(String expected) throws IOException {
        return wrong(Message.of(expected));
    }

    /**
     * {@return the error of a wrong current value}
     *
     * @param expected what should be there
     * @throws IOException if the value can't be read
     */
    public LevelFormatException wrong(Message expected) throws IOException {
        return wrong(place(), expected, shownToken());
    }

    /**
     * {@return an error at the current value}
     *
     * @param expected what should be there
     * @param found what is there
     */
    public LevelFormatException wrong(Message expected, Message found) {
        return wrong(place(), expected, found);
    }

    /**
     * {@return an error at some place}
     *
     * @param place where it is
     * @param expected what should be there
     * @param found what is there
     */
    public LevelFormatException wrong(FilePlace place, Message expected, Message found) {
        return LevelFormatException.wrong(source, place, expected, found);
    }

    /**
     * {@return the error of more than a limit allows, at the current value}
     *
     * @param expected what is allowed, as {@code at most {0} rules}
     * @param most the limit
     */
    public LevelFormatException tooMany(String expected, Object... most) {
        return wrong(Message.of(expected, most), MORE);
    }

    /** An error at the current token with a reason of its own. */
    LevelFormatException error(Message reason) {
        return error(place(), reason);
    }

    /**
     * {@return an error at some place with a reason of its own}
     *
     * @param place where it is
     * @param reason what is wrong, as a sentence
     */
    public LevelFormatException error(FilePlace place, Message reason) {
        return new LevelFormatException(source, place, reason);
    }

    /**
     * {@return the error of a missing key, at the end of its object}
     *
     * @param key the key
     */
    public LevelFormatException missing(String key) {
        return error(Message.of("file.missing-key", '"' + key + '"'));
    }

    private Message shownToken() throws IOException {
        JsonToken token = token();
        if (token == null) {
            return END;
        }
        return switch (token) {
            case START_OBJECT -> Message.of("file.object");
            case END_OBJECT -> Message.of("file.end-of-object");
            case START_ARRAY -> Message.of("file.array");
            case END_ARRAY -> Message.of("file.end-of-array");
            case VALUE_STRING -> quoted(anyText());
            case FIELD_NAME -> Message.of("file.key", quoted(parser.currentName()));
            default -> Message.literal(cut(anyText(), MAX_FOUND));
        };
    }

    /**
     * {@return a text as errors show it: quoted and shortened}
     *
     * @param text any text of a file
     */
    public static Message quoted(String text) {
        return Message.literal('"' + cut(text, MAX_SHOWN) + '"');
    }

    /** The first characters of a text. */
    static String cut(String text, int length) {
        return text.codePointCount(0, text.length()) <= length
                ? text
                : text.substring(0, text.offsetByCodePoints(0, length)) + "...";
    }

    private LevelFormatException refused(JsonProcessingException e) {
        FilePlace place = place(e.getLocation() == null ? parser.currentLocation() : e.getLocation());
        Message text = SyntaxErrors.text(e, parser, reader);
        return error(text.equals(SyntaxErrors.CONFLICT) ? new FilePlace(place.line(), 1, "") : place, text);
    }
}
