package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;

/** Writes a legend: for each symbol the name of a shape, or an object that describes a kind of tiles. */
final class LegendWriter {
    private LegendWriter() {}

    /** Writes the member of the legend. */
    static void write(List<LegendEntry> entries, JsonGenerator out) throws IOException {
        out.writeObjectFieldStart("legend");
        for (LegendEntry entry : entries) {
            if (entry.kind().isPlain()) {
                out.writeStringField(entry.text(), entry.kind().name());
            } else {
                out.writeFieldName(entry.text());
                writeKind(entry.kind(), out);
            }
        }
        out.writeEndObject();
    }

    /** Writes a kind as an object. */
    static void writeKind(TileKind kind, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("name", kind.name());
        out.writeStringField("shape", TileTypeNames.nameOf(kind.shape()));
        if (kind.color().isPresent()) {
            out.writeStringField("color", String.format("#%06x", kind.color().getAsInt()));
        }
        if (!kind.properties().isEmpty()) {
            KeptJson.writeObject(out, "properties", kind.properties());
        }
        KeptJson.writeUnknownKeys(out, kind.unknownKeys());
        out.writeEndObject();
    }
}
