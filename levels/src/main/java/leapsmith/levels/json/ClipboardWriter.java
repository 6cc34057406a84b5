package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.TileKind;

/** Writes a copied part of a level. */
final class ClipboardWriter {
    private static final int FIRST_FREE_SYMBOL = 'a';

    private final LevelPart part;
    private final JsonGenerator out;

    private ClipboardWriter(LevelPart part, JsonGenerator out) {
        this.part = part;
        this.out = out;
    }

    static void write(LevelPart part, OutputStream stream) throws IOException {
        try (JsonGenerator out = LevelWriter.FACTORY.createGenerator(stream, JsonEncoding.UTF8)) {
            out.setPrettyPrinter(new Layout());
            new ClipboardWriter(part, out).write();
        }
    }

    /** Each row of tiles and each object has its own line. */
    private static final class Layout extends DocumentLayout {
        @Override
        boolean isLong(JsonStreamContext holder) {
            return isDocument(holder);
        }
    }

    private void write() throws IOException {
        out.writeStartObject();
        out.writeStringField("format", ClipboardReader.FORMAT);
        out.writeNumberField("version", ClipboardReader.VERSION);
        out.writeNumberField("tileSize", part.tileSize());
        out.writeNumberField("column", part.column());
        out.writeNumberField("row", part.row());
        if (!part.tiles().isEmpty()) {
            writeTiles();
        }
        ObjectWriter objects = new ObjectWriter(out, ObjectWriter.Style.FILE);
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            List<LevelObject> ofType =
                    part.objects().stream().filter(it -> it.type() == type).toList();
            if (!ofType.isEmpty()) {
                objects.writeList(type, ofType);
            }
        }
        out.writeEndObject();
        out.writeRaw('\n');
    }

    private void writeTiles() throws IOException {
        List<LegendEntry> entries = entries();
        out.writeNumberField("width", part.columns());
        out.writeNumberField("height", part.rows());
        LegendWriter.write(entries.subList(1, entries.size()), out);
        out.writeArrayFieldStart("tiles");
        for (int row = 0; row < part.rows(); row++) {
            StringBuilder text = new StringBuilder(part.columns());
            for (int column = 0; column < part.columns(); column++) {
                boolean inside = part.tiles().contains(column, row);
                text.appendCodePoint(
                        inside ? entries.get(part.values().at(column, row) + 1).symbol() : ClipboardReader.OUTSIDE);
            }
            out.writeString(text.toString());
        }
        out.writeEndArray();
    }

    /** The symbol of tiles outside the part, and then one for each kind: a shape has its standard one. */
    private List<LegendEntry> entries() {
        List<LegendEntry> entries = new ArrayList<>();
        entries.add(ClipboardReader.outside());
        for (TileKind kind : part.kinds()) {
            int wanted = FIRST_FREE_SYMBOL;
            if (kind.isPlain()) {
                wanted = Legend.STANDARD
                        .entries()
                        .get(Legend.STANDARD.indexOf(kind.shape()))
                        .symbol();
            }
            entries.add(new LegendEntry(Legend.freeSymbol(entries, wanted), kind));
        }
        return entries;
    }
}
