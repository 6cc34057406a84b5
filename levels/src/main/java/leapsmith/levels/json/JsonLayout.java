package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.PrettyPrinter;
import java.io.IOException;
import java.util.function.ToIntFunction;

/**
 * The layout of JSON. By itself all is on one line, as <code>{ "a": 1, "b": [ 2, 3 ] }</code>. A document has a line for
 * each key, and lines for the values of long lists, so that a small change affects few lines; everything else is inline.
 */
final class JsonLayout implements PrettyPrinter {
    /** Null for a layout on one line. */
    private final ToIntFunction<JsonStreamContext> perLine;

    private final boolean membersInLines;

    JsonLayout() {
        this(null, false);
    }

    /**
     * A document.
     *
     * @param perLine how many values of a list are on a line, by the object that the list is in, at its key; 0 for a list
     *     that is inline
     */
    JsonLayout(ToIntFunction<JsonStreamContext> perLine) {
        this(perLine, false);
    }

    private JsonLayout(ToIntFunction<JsonStreamContext> perLine, boolean membersInLines) {
        this.perLine = perLine;
        this.membersInLines = membersInLines;
    }

    /** A document in which each object that is the value of a key has a line for each of its members. */
    static JsonLayout ofDefinitions() {
        return new JsonLayout(JsonLayout::onePerLine, true);
    }

    private static int onePerLine(JsonStreamContext holder) {
        return isDocument(holder) ? 1 : 0;
    }

    /** Whether that object is the document itself. */
    static boolean isDocument(JsonStreamContext object) {
        return object.inObject() && object.getParent().inRoot();
    }

    private boolean isDocument(JsonGenerator generator) {
        return perLine != null && isDocument(generator.getOutputContext());
    }

    /** The number of values on a line of the current list; 0 if it is inline. */
    private int perLine(JsonGenerator generator) {
        JsonStreamContext holder = generator.getOutputContext().getParent();
        return perLine != null && holder.inObject() ? perLine.applyAsInt(holder) : 0;
    }

    @Override
    public void writeRootValueSeparator(JsonGenerator generator) throws IOException {
        generator.writeRaw('\n');
    }

    @Override
    public void writeStartObject(JsonGenerator generator) throws IOException {
        generator.writeRaw('{');
    }

    @Override
    public void beforeObjectEntries(JsonGenerator generator) throws IOException {
        generator.writeRaw(isDocument(generator) ? "\n  " : hasLines(generator) ? "\n    " : " ");
    }

    /** Whether the current object has a line for each of its members. */
    private boolean hasLines(JsonGenerator generator) {
        return membersInLines && perLine(generator) > 0;
    }

    @Override
    public void writeObjectFieldValueSeparator(JsonGenerator generator) throws IOException {
        generator.writeRaw(": ");
    }

    @Override
    public void writeObjectEntrySeparator(JsonGenerator generator) throws IOException {
        generator.writeRaw(isDocument(generator) ? ",\n  " : hasLines(generator) ? ",\n    " : ", ");
    }

    @Override
    public void writeEndObject(JsonGenerator generator, int entries) throws IOException {
        String end = hasLines(generator) ? "\n  }" : " }";
        generator.writeRaw(isDocument(generator) ? "\n}" : entries == 0 ? "}" : end);
    }

    @Override
    public void writeStartArray(JsonGenerator generator) throws IOException {
        generator.writeRaw('[');
    }

    @Override
    public void beforeArrayValues(JsonGenerator generator) throws IOException {
        generator.writeRaw(perLine(generator) > 0 ? "\n    " : " ");
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator generator) throws IOException {
        int perLine = perLine(generator);
        boolean begins = perLine > 0 && generator.getOutputContext().getCurrentIndex() % perLine == 0;
        generator.writeRaw(begins ? ",\n    " : ", ");
    }

    @Override
    public void writeEndArray(JsonGenerator generator, int values) throws IOException {
        generator.writeRaw(values == 0 ? "]" : perLine(generator) > 0 ? "\n  ]" : " ]");
    }
}
