package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import java.io.IOException;
import java.util.Set;

/**
 * The layout of a replay file: a line for each key of the document, each part of the inputs and each command, and for
 * every few hashes. Anything else is inline.
 */
final class ReplayLayout extends InlineLayout {
    private static final Set<String> LISTS = Set.of("inputs", "commands");
    private static final int HASHES_A_LINE = 5;

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
        generator.writeRaw(isList(generator) || isHashes(generator) ? "\n    " : " ");
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator generator) throws IOException {
        int written = generator.getOutputContext().getCurrentIndex();
        boolean breaks = isList(generator) || isHashes(generator) && written % HASHES_A_LINE == 0;
        generator.writeRaw(breaks ? ",\n    " : ", ");
    }

    @Override
    public void writeEndArray(JsonGenerator generator, int values) throws IOException {
        if (values > 0 && (isList(generator) || isHashes(generator))) {
            generator.writeRaw("\n  ]");
        } else {
            super.writeEndArray(generator, values);
        }
    }

    private static boolean isDocument(JsonGenerator generator) {
        return generator.getOutputContext().getParent().inRoot();
    }

    private static boolean isList(JsonGenerator generator) {
        JsonStreamContext parent = generator.getOutputContext().getParent();
        return parent.inObject() && parent.getParent().inRoot() && LISTS.contains(parent.getCurrentName());
    }

    private static boolean isHashes(JsonGenerator generator) {
        JsonStreamContext parent = generator.getOutputContext().getParent();
        return parent.inObject()
                && "values".equals(parent.getCurrentName())
                && "hashes".equals(parent.getParent().getCurrentName());
    }
}
