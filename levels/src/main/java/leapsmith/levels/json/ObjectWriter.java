package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.PropertyGroup;
import leapsmith.levels.model.RawMembers;

/**
 * Writes objects of a level, using the descriptions of their types: id, kind and box always, then the
 * properties of the type, the free ones, and unknown keys.
 */
final class ObjectWriter {
    /** Which properties are written. */
    enum Style {
        /** Those that differ from their defaults, and unknown keys. */
        FILE,
        /** The same, under the keys of version 1. */
        FILE_VERSION_1,
        /** All known ones, for programs that do not know the defaults. */
        ALL
    }

    private final JsonGenerator out;
    private final Style style;

    ObjectWriter(JsonGenerator out, Style style) {
        this.out = out;
        this.style = style;
    }

    /** Writes the list of a type; an empty one only if files always have it. */
    void writeList(ObjectType type, List<LevelObject> objects) throws IOException {
        if (objects.isEmpty() && !type.isAlwaysListed()) {
            return;
        }
        out.writeArrayFieldStart(type.listKey());
        for (LevelObject object : objects) {
            write(object);
        }
        out.writeEndArray();
    }

    /** Writes one object. */
    void write(LevelObject object) throws IOException {
        out.writeStartObject();
        out.writeStringField("id", object.id());
        out.writeStringField("kind", object.kind());
        JsonNumbers.write(out, "x", object.x());
        JsonNumbers.write(out, "y", object.y());
        JsonNumbers.write(out, "width", object.width());
        JsonNumbers.write(out, "height", object.height());
        for (PropertyGroup group : object.type().groups()) {
            if (!group.isNested()) {
                writeProperties(object, group);
            } else if (style == Style.ALL || !isStandard(object, group)) {
                writeGroup(object, group);
            }
        }
        if (style == Style.ALL || !object.properties().isEmpty()) {
            KeptJson.writeObject(out, "properties", object.properties());
        }
        writeUnknownKeys(object.unknownKeys());
        out.writeEndObject();
    }

    /** Writes the member of a nested group. */
    void writeGroup(LevelObject object, PropertyGroup group) throws IOException {
        out.writeObjectFieldStart(group.name());
        writeProperties(object, group);
        writeUnknownKeys(object.get(group.unknownKeys()));
        out.writeEndObject();
    }

    private void writeProperties(LevelObject object, PropertyGroup group) throws IOException {
        for (Property<?> property : group.properties()) {
            if (style == Style.ALL || !object.values().isDefault(property)) {
                PropertyWriter.write(keyOf(property), property.type(), object.get(property), out);
            }
        }
    }

    /** Whether an object has a value under a key that is unknown in version 1. */
    static boolean needsVersion2(LevelObject object) {
        List<Property<?>> added = object.type().propertiesOfVersion2();
        for (int i = 0; i < added.size(); i++) {
            if (!object.values().isDefault(added.get(i))) {
                return true;
            }
        }
        return false;
    }

    private String keyOf(Property<?> property) {
        return style == Style.FILE_VERSION_1 ? property.formerKey().orElse(property.key()) : property.key();
    }

    private static boolean isStandard(LevelObject object, PropertyGroup group) {
        List<Property<?>> properties = group.properties();
        for (int i = 0; i < properties.size(); i++) {
            if (!object.values().isDefault(properties.get(i))) {
                return false;
            }
        }
        return object.values().isDefault(group.unknownKeys());
    }

    private void writeUnknownKeys(RawMembers unknownKeys) throws IOException {
        if (style != Style.ALL) {
            KeptJson.writeUnknownKeys(out, unknownKeys);
        }
    }
}
