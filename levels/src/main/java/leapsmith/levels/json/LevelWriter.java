package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import leapsmith.levels.model.CheckSettings;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.PartitionSize;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileGrid;
import leapsmith.physics.tile.Borders;

/** Writes the document of a level: known keys in their fixed order, and in each object the unknown ones after them. */
final class LevelWriter {
    /** Creates the generators of documents. Characters beyond U+FFFF are not escaped, so that rows align. */
    static final JsonFactory FACTORY = factory()
            .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
            .build();

    /** The same for the hash of version 1, which wrote such characters as escapes. */
    private static final JsonFactory FACTORY_VERSION_1 = factory().build();

    private final Level level;
    private final ObjectWriter.Style style;
    private final JsonGenerator out;

    private LevelWriter(Level level, ObjectWriter.Style style, JsonGenerator out) {
        this.level = level;
        this.style = style;
        this.out = out;
    }

    private static JsonFactoryBuilder factory() {
        return new JsonFactoryBuilder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .disable(StreamWriteFeature.AUTO_CLOSE_CONTENT);
    }

    static void write(Level level, ObjectWriter.Style style, OutputStream stream) throws IOException {
        JsonFactory factory = style == ObjectWriter.Style.FILE_VERSION_1 ? FACTORY_VERSION_1 : FACTORY;
        try (JsonGenerator out = factory.createGenerator(stream, JsonEncoding.UTF8)) {
            out.setPrettyPrinter(new LevelLayout(level, style));
            new LevelWriter(level, style, out).write();
        }
    }

    private void write() throws IOException {
        out.writeStartObject();
        out.writeStringField("format", LevelReader.FORMAT);
        out.writeNumberField("version", style == ObjectWriter.Style.FILE_VERSION_1 ? 1 : version(level));
        out.writeStringField("name", level.name());
        out.writeNumberField("tileSize", level.tileSize());
        out.writeNumberField("width", level.columns());
        out.writeNumberField("height", level.rows());
        long[] counts = level.tiles().counts();
        List<LegendEntry> named =
                level.legend().entries().subList(0, level.legend().namedSize(value -> counts[value] > 0));
        LegendWriter.write(named, out);
        out.writeArrayFieldStart("tiles");
        writeTiles(level.tiles(), named);
        out.writeEndArray();
        writePhysics(level.physics());
        writePartition(level.partition());
        writeChecks(level.checks());
        ObjectWriter objects = new ObjectWriter(out, style);
        for (ObjectType type : level.objects().types().all()) {
            objects.writeList(type, level.objects(type));
        }
        writeProperties(level.properties());
        for (Map.Entry<String, String> extra : level.unknownKeys().asMap().entrySet()) {
            out.writeFieldName(extra.getKey());
            out.writeRawValue(KeptJson.laidOut(extra.getValue()));
        }
        out.writeEndObject();
        out.writeRaw('\n');
    }

    /** The lowest version that can represent the level. */
    static int version(Level level) {
        boolean needsKinds = level.legend().entries().stream()
                .anyMatch(entry -> !entry.kind().isPlain());
        boolean needsKeys = level.objects().stream().anyMatch(ObjectWriter::needsVersion2);
        return needsKinds || needsKeys ? 2 : 1;
    }

    private void writeTiles(TileGrid tiles, List<LegendEntry> entries) throws IOException {
        byte[] line = new byte[tiles.columns()];
        byte[] asciiOf = plainSymbols(entries);
        for (int row = 0; row < tiles.rows(); row++) {
            tiles.copyRow(row, 0, line.length, line);
            if (asciiOf != null) {
                for (int column = 0; column < line.length; column++) {
                    line[column] = asciiOf[line[column] & 0xFF];
                }
                out.writeRawUTF8String(line, 0, line.length);
            } else {
                StringBuilder text = new StringBuilder(line.length + 16);
                for (byte value : line) {
                    text.appendCodePoint(entries.get(value & 0xFF).symbol());
                }
                out.writeString(text.toString());
            }
        }
    }

    /** The symbols by their values, if each is a single byte that needs no escape; else null. */
    private static byte[] plainSymbols(List<LegendEntry> entries) {
        byte[] symbols = new byte[entries.size()];
        for (int value = 0; value < symbols.length; value++) {
            int symbol = entries.get(value).symbol();
            if (symbol >= 0x7F || symbol == '"' || symbol == '\\') {
                return null;
            }
            symbols[value] = (byte) symbol;
        }
        return symbols;
    }

    private void writePhysics(PhysicsNumbers physics) throws IOException {
        out.writeObjectFieldStart("physics");
        out.writeNumberField("ticksPerSecond", physics.ticksPerSecond());
        JsonNumbers.write(out, "gravity", physics.gravity());
        JsonNumbers.write(out, "maxFallSpeed", physics.maxFallSpeed());
        if (!physics.borders().equals(Borders.CLOSED)) {
            writeOpenSides(physics.borders());
        }
        KeptJson.writeUnknownKeys(out, physics.unknownKeys());
        out.writeEndObject();
    }

    private void writeOpenSides(Borders borders) throws IOException {
        boolean[] open = {borders.leftOpen(), borders.rightOpen(), borders.topOpen(), borders.bottomOpen()};
        out.writeArrayFieldStart("openSides");
        for (int side = 0; side < open.length; side++) {
            if (open[side]) {
                out.writeString(NumbersReader.SIDES.get(side));
            }
        }
        out.writeEndArray();
    }

    private void writePartition(PartitionSize partition) throws IOException {
        out.writeObjectFieldStart("partition");
        out.writeNumberField("cellWidth", partition.cellWidth());
        out.writeNumberField("cellHeight", partition.cellHeight());
        KeptJson.writeUnknownKeys(out, partition.unknownKeys());
        out.writeEndObject();
    }

    private void writeChecks(CheckSettings checks) throws IOException {
        if (checks.equals(CheckSettings.ALL)) {
            return;
        }
        out.writeObjectFieldStart("checks");
        out.writeArrayFieldStart("off");
        for (String rule : checks.off()) {
            out.writeString(rule);
        }
        out.writeEndArray();
        KeptJson.writeUnknownKeys(out, checks.unknownKeys());
        out.writeEndObject();
    }

    private void writeProperties(RawMembers properties) throws IOException {
        out.writeFieldName("properties");
        out.writeRawValue(KeptJson.laidOut(KeptJson.object(properties)));
    }
}
