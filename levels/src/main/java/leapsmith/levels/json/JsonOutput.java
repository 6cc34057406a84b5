package leapsmith.levels.json;

import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Writes one JSON document for other formats, with each member of an object on a line of its own. */
public final class JsonOutput implements Closeable {
    private static final Separators SEPARATORS =
            Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER);

    private final JsonGenerator out;

    /**
     * Writes JSON text in UTF-8.
     *
     * @param stream receives the text, and stays open
     * @throws IOException if it can't be written
     */
    public JsonOutput(OutputStream stream) throws IOException {
        out = LevelJson.FACTORY.createGenerator(stream, JsonEncoding.UTF8);
        out.setPrettyPrinter(new DefaultPrettyPrinter(SEPARATORS));
    }

    /** Writes the content of an object or an array. */
    public interface Content {
        /**
         * Writes it.
         *
         * @throws IOException if it can't be written
         */
        void write() throws IOException;
    }

    /**
     * Writes an object: the document, or an element of an array.
     *
     * @param members writes its members
     * @throws IOException if it can't be written
     */
    public void object(Content members) throws IOException {
        out.writeStartObject();
        members.write();
        out.writeEndObject();
    }

    /**
     * Writes a member of the current object: an object.
     *
     * @param key its key
     * @param members writes its members
     * @throws IOException if it can't be written
     */
    public void object(String key, Content members) throws IOException {
        out.writeFieldName(key);
        object(members);
    }

    /**
     * Writes a member of the current object: an array.
     *
     * @param key its key
     * @param elements writes its elements
     * @throws IOException if it can't be written
     */
    public void array(String key, Content elements) throws IOException {
        out.writeArrayFieldStart(key);
        elements.write();
        out.writeEndArray();
    }

    /**
     * Writes a member of the current object: an array of whole numbers.
     *
     * @param key its key
     * @param numbers its elements
     * @throws IOException if it can't be written
     */
    public void numbers(String key, int... numbers) throws IOException {
        out.writeArrayFieldStart(key);
        for (int number : numbers) {
            out.writeNumber(number);
        }
        out.writeEndArray();
    }

    /**
     * Writes a member of the current object: a text.
     *
     * @param key its key
     * @param text its value
     * @throws IOException if it can't be written
     */
    public void text(String key, String text) throws IOException {
        out.writeStringField(key, text);
    }

    /**
     * Writes a member of the current object: a whole number.
     *
     * @param key its key
     * @param number its value
     * @throws IOException if it can't be written
     */
    public void number(String key, int number) throws IOException {
        out.writeNumberField(key, number);
    }

    /**
     * Writes a member of the current object: a boolean.
     *
     * @param key its key
     * @param value its value
     * @throws IOException if it can't be written
     */
    public void bool(String key, boolean value) throws IOException {
        out.writeBooleanField(key, value);
    }

    /**
     * Writes a member of the current object: any value.
     *
     * @param key its key
     * @param json one complete JSON value
     * @throws IOException if it can't be written
     */
    public void json(String key, String json) throws IOException {
        out.writeFieldName(key);
        out.writeRawValue(json);
    }

    /**
     * Writes a member of the current object: bytes as a text in base64.
     *
     * @param key its key
     * @param bytes are read to their end
     * @throws IOException if they can't be read, or it can't be written
     */
    public void base64(String key, InputStream bytes) throws IOException {
        out.writeFieldName(key);
        out.writeBinary(Base64Variants.MIME_NO_LINEFEEDS, bytes, -1);
    }

    /**
     * Writes an element of the current array: a whole number.
     *
     * @param number its value
     * @throws IOException if it can't be written
     */
    public void element(long number) throws IOException {
        out.writeNumber(number);
    }

    /**
     * Writes an element of the current array: a text.
     *
     * @param text its value
     * @throws IOException if it can't be written
     */
    public void element(String text) throws IOException {
        out.writeString(text);
    }

    /**
     * Begins a new line, which means nothing in JSON, for instance after a row of a grid.
     *
     * @throws IOException if it can't be written
     */
    public void newLine() throws IOException {
        out.writeRaw('\n');
    }

    /**
     * Ends the document, and leaves the stream open.
     *
     * @throws IOException if it can't be written
     */
    @Override
    public void close() throws IOException {
        out.writeRaw('\n');
        out.close();
    }
}
