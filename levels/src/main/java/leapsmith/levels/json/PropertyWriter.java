package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.ValueType;

/** Writes the values of properties; the only place that knows how each type of value is written. */
final class PropertyWriter {
    private PropertyWriter() {}

    /** Writes a value under a key. */
    static void write(String key, ValueType<?> type, Object value, JsonGenerator out) throws IOException {
        if (type instanceof ValueType.Number) {
            JsonNumbers.write(out, key, (Double) value);
        } else if (type instanceof ValueType.Flag) {
            out.writeBooleanField(key, (Boolean) value);
        } else if (type instanceof ValueType.Choice<?>) {
            out.writeStringField(key, KebabNames.nameOf((Enum<?>) value));
        } else if (type instanceof ValueType.Path) {
            writeStops(key, (List<?>) value, out);
        } else if (!(type instanceof ValueType.UnknownKeys)) {
            throw new AssertionError("sealed: " + type);
        }
    }

    private static void writeStops(String key, List<?> stops, JsonGenerator out) throws IOException {
        out.writeArrayFieldStart(key);
        for (Object each : stops) {
            PathStop stop = (PathStop) each;
            out.writeStartObject();
            JsonNumbers.write(out, "x", stop.x());
            JsonNumbers.write(out, "y", stop.y());
            KeptJson.writeUnknownKeys(out, stop.unknownKeys());
            out.writeEndObject();
        }
        out.writeEndArray();
    }
}
