package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import java.io.IOException;

/** JSON on one line, as <code>{ "a": 1, "b": [ 2, 3 ] }</code>. */
class InlineLayout implements PrettyPrinter {
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
        generator.writeRaw(' ');
    }

    @Override
    public void writeObjectFieldValueSeparator(JsonGenerator generator) throws IOException {
        generator.writeRaw(": ");
    }

    @Override
    public void writeObjectEntrySeparator(JsonGenerator generator) throws IOException {
        generator.writeRaw(", ");
    }

    @Override
    public void writeEndObject(JsonGenerator generator, int entries) throws IOException {
        generator.writeRaw(entries == 0 ? "}" : " }");
    }

    @Override
    public void writeStartArray(JsonGenerator generator) throws IOException {
        generator.writeRaw('[');
    }

    @Override
    public void beforeArrayValues(JsonGenerator generator) throws IOException {
        generator.writeRaw(' ');
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator generator) throws IOException {
        generator.writeRaw(", ");
    }

    @Override
    public void writeEndArray(JsonGenerator generator, int values) throws IOException {
        generator.writeRaw(values == 0 ? "]" : " ]");
    }
}
