package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import java.io.IOException;
import java.util.Set;

/**
 * The layout of a level file: a line for each key of the document, each row of tiles and each object, so
 * that a change of one of them is a change of one line. Anything else is inline, and so is a single zone.
 */
final class LevelLayout extends InlineLayout {
    private static final Set<String> LISTS = Set.of("tiles", "characters", "zones", "platforms", "emitters");

    private final boolean zonesInline;

    LevelLayout(boolean zonesInline) {
        this.zonesInline = zonesInline;
    }

    @Override
    public void beforeObjectEntries(JsonGenerator generator) throws IOException {
        generator.writeRaw(isDocument(generator) ? "\n  " : " ");
    }

    @Override
    public void writeObjectEntrySeparator(JsonGenerator generator) throws IOException {
        generator.writeRaw(isDocument(generator) ? ",\n  " : ", ");
    }

    @Override
    public void writeEndObject(JsonGenerator generator, int entries) throws IOException {
        if (isDocument(generator)) {
            generator.writeRaw("\n}");
        } else {
            super.writeEndObject(generator, entries);
        }
    }

    @Override
    public void beforeArrayValues(JsonGenerator generator) throws IOException {
        generator.writeRaw(isList(generator) ? "\n    " : " ");
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator generator) throws IOException {
        generator.writeRaw(isList(generator) ? ",\n    " : ", ");
    }

    @Override
    public void writeEndArray(JsonGenerator generator, int values) throws IOException {
        if (values > 0 && isList(generator)) {
            generator.writeRaw("\n  ]");
        } else {
            super.writeEndArray(generator, values);
        }
    }

    private static boolean isDocument(JsonGenerator generator) {
        return generator.getOutputContext().getParent().inRoot();
    }

    private boolean isList(JsonGenerator generator) {
        JsonStreamContext parent = generator.getOutputContext().getParent();
        String key = parent.getCurrentName();
        return parent.inObject()
                && parent.getParent().inRoot()
                && LISTS.contains(key)
                && !(zonesInline && key.equals("zones"));
    }
}
