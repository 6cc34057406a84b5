package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import java.io.IOException;

/**
 * The layout of a document: a line for each key, and lines for the values of long lists, so that a small change affects
 * few lines. Everything else is inline.
 */
abstract class DocumentLayout extends InlineLayout {
    /**
     * Whether a list has lines for its values.
     *
     * @param holder the object that it is in, at the list's key
     */
    abstract boolean isLong(JsonStreamContext holder);

    /** Whether a value of a long list, other than the first, begins a line; {@code index} values come before it. */
    boolean beginsLine(JsonStreamContext holder, int index) {
        return true;
    }

    /** Whether that object is the document itself. */
    static boolean isDocument(JsonStreamContext object) {
        return object.inObject() && object.getParent().inRoot();
    }

    private static boolean isDocument(JsonGenerator generator) {
        return isDocument(generator.getOutputContext());
    }

    private boolean isLong(JsonGenerator generator) {
        JsonStreamContext holder = generator.getOutputContext().getParent();
        return holder.inObject() && isLong(holder);
    }

    @Override
    public final void beforeObjectEntries(JsonGenerator generator) throws IOException {
        generator.writeRaw(isDocument(generator) ? "\n  " : " ");
    }

    @Override
    public final void writeObjectEntrySeparator(JsonGenerator generator) throws IOException {
        generator.writeRaw(isDocument(generator) ? ",\n  " : ", ");
    }

    @Override
    public final void writeEndObject(JsonGenerator generator, int entries) throws IOException {
        if (isDocument(generator)) {
            generator.writeRaw("\n}");
        } else {
            super.writeEndObject(generator, entries);
        }
    }

    @Override
    public final void beforeArrayValues(JsonGenerator generator) throws IOException {
        generator.writeRaw(isLong(generator) ? "\n    " : " ");
    }

    @Override
    public final void writeArrayValueSeparator(JsonGenerator generator) throws IOException {
        JsonStreamContext list = generator.getOutputContext();
        boolean begins = isLong(generator) && beginsLine(list.getParent(), list.getCurrentIndex());
        generator.writeRaw(begins ? ",\n    " : ", ");
    }

    @Override
    public final void writeEndArray(JsonGenerator generator, int values) throws IOException {
        if (values > 0 && isLong(generator)) {
            generator.writeRaw("\n  ]");
        } else {
            super.writeEndArray(generator, values);
        }
    }
}
