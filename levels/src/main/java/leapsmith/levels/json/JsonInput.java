package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonToken;
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
    private final JsonTokens tokens;
    private int textTotal;

    JsonInput(Reader reader, String source) throws IOException {
        tokens = new JsonTokens(reader, source);
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
        JsonToken token = tokens.current();
        if (token == null) {
            throw wrong("a value");
        }
        return switch (token) {
            case START_OBJECT -> Kind.OBJECT;
            case START_ARRAY -> Kind.ARRAY;
            case VALUE_STRING -> Kind.TEXT;
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> Kind.NUMBER;
            case VALUE_TRUE, VALUE_FALSE -> Kind.BOOL;
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
            JsonToken token = tokens.current();
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
        long value = tokens.wholeNumber();
        if (value >>> Integer.SIZE != 0) {
            throw wrong(expected);
        }
        return (int) value;
    }

    /**
     * Decodes the base64 text at the current value, however long it is.
     *
     * @param out receives the bytes
     * @throws IOException if it is not base64, or can't be read or written
     */
    public void base64(OutputStream out) throws IOException {
        require(JsonToken.VALUE_STRING, "base64 text");
        tokens.base64(out);
    }

    /** Moves to the next token, which may be the end of the document: null. */
    JsonToken next() throws IOException {
        return tokens.next();
    }

    /**
     * Reads the one object of a document. If the text is not JSON from its start, the error names the expected format.
     *
     * @param expected what the document should be
     * @param members reads the value of each key
     * @throws IOException if it is anything else or can't be read
     */
    public void document(String expected, MemberReader members) throws IOException {
        tokens.start(expected);
        object(expected, members);
    }

    /** The current token. */
    JsonToken token() {
        return tokens.current();
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
                throw error("The key " + JsonTokens.shown(key) + " occurs twice in this object.");
            }
            tokens.enterMember();
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
        return tokens.key();
    }

    /**
     * {@return the text at the current value, which is counted as kept}
     *
     * @param expected what should be there
     * @throws IOException if it is anything else or can't be read
     */
    public String text(String expected) throws IOException {
        require(JsonToken.VALUE_STRING, expected);
        String text = tokens.text();
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
    public boolean bool() throws IOException {
        if (!tokens.current().isBoolean()) {
            throw wrong("true or false");
        }
        return tokens.current() == JsonToken.VALUE_TRUE;
    }

    /** The constant that is named at the current token. */
    <T extends Enum<T>> T constant(Class<T> type) throws IOException {
        String expected = "one of " + KebabNames.all(type);
        String name = text(expected);
        return KebabNames.valueOf(type, name).orElseThrow(() -> wrong(expected, JsonTokens.shown(name)));
    }

    /**
     * {@return the text, number or literal at the current value, a number exactly as it is written; counted as kept}
     *
     * @throws IOException if it is anything else or can't be read
     */
    public String scalarText() throws IOException {
        String text = tokens.text();
        keep(text.length());
        return text;
    }

    /** The characters of the text at the current token, valid until the next one; not counted as kept. */
    JsonTokens.CharRange characters(String expected) throws IOException {
        require(JsonToken.VALUE_STRING, expected);
        return tokens.characters();
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
            throw wrong("at most " + Limits.MAX_TEXT_TOTAL + " characters in names, kinds and unknown keys", "more");
        }
    }

    /** {@return where the current value starts} */
    public FilePlace place() {
        return place(0);
    }

    /** The place this many characters after the start of the current token. */
    FilePlace place(int offset) {
        return tokens.place(offset);
    }

    /** Where the key of the value at the current token starts. */
    FilePlace keyPlace() {
        return tokens.keyPlace();
    }

    void require(JsonToken token, String expected) throws IOException {
        tokens.require(token, expected);
    }

    /** The error of a wrong current token. */
    LevelFormatException wrong(String expected) throws IOException {
        return tokens.wrong(expected);
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
    public LevelFormatException wrong(FilePlace place, String expected, String found) {
        return tokens.wrong(place, expected, found);
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
    public LevelFormatException error(FilePlace place, String reason) {
        return tokens.error(place, reason);
    }

    /**
     * {@return the error of a missing key, at the end of its object}
     *
     * @param key the key
     */
    public LevelFormatException missing(String key) {
        return error("This object has no \"" + key + "\".");
    }

    private double number(double from, double to, String expected) throws IOException {
        JsonToken token = tokens.current();
        if (token != JsonToken.VALUE_NUMBER_INT && token != JsonToken.VALUE_NUMBER_FLOAT) {
            throw wrong(expected);
        }
        double value = Double.parseDouble(tokens.text());
        if (!(value >= from && value <= to)) {
            throw wrong(expected);
        }
        return value;
    }
}
