package leapsmith.levels.json;

import java.io.IOException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.PropertyGroup;
import leapsmith.levels.model.RawMembers;

/** Reads objects of a level, using the descriptions of their types: common keys, properties of the type, free properties, and unknown keys. */
final class ObjectReader {
    private final ObjectType type;
    private final JsonInput in;
    private final UnknownKeysReader unknownKeys = new UnknownKeysReader();
    private LevelObject object;
    private String id;
    /** The properties with a former key that were already read; null if there is none yet. */
    private Set<Property<?>> readOnce;

    private ObjectReader(ObjectType type, JsonInput in) {
        this.type = type;
        this.in = in;
        object = type.create("", type.defaultKind(), 0, 0);
    }

    /** Reads the object at the current token. Without an id it gets one from its kind and its place in the list. */
    static LevelObject read(ObjectType type, JsonInput in, int index) throws IOException {
        ObjectReader reader = new ObjectReader(type, in);
        in.object("an object with " + (isVowel(type.name().charAt(0)) ? "an " : "a ") + type, reader::readMember);
        RawMembers unknown = reader.unknownKeys.unknownKeys();
        String id = reader.id == null ? reader.object.kind() + "-" + (index + 1) : reader.id;
        return reader.object.withId(id).withUnknownKeys(unknown);
    }

    /** Reads the properties of a nested group into an object of its type. */
    static LevelObject readGroup(LevelObject object, PropertyGroup group, JsonInput in) throws IOException {
        ObjectReader reader = new ObjectReader(object.type(), in);
        reader.object = object;
        reader.readGroup(group);
        return reader.object;
    }

    private void readMember(String key) throws IOException {
        switch (key) {
            case "id" -> id = in.text("a text");
            case "kind" -> object = object.withKind(in.text("a text"));
            case "x" -> object = object.withPosition(coordinate(), object.y());
            case "y" -> object = object.withPosition(object.x(), coordinate());
            case "width" -> object = object.withBox(object.x(), object.y(), length(), object.height());
            case "height" -> object = object.withBox(object.x(), object.y(), object.width(), length());
            case "properties" -> object = object.withProperties(UnknownKeysReader.readObject(in));
            default -> readProperty(key);
        }
    }

    private double coordinate() throws IOException {
        return in.number(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX);
    }

    private double length() throws IOException {
        return in.number(0, Limits.MAX_OBJECT_SIDE_PX);
    }

    private void readProperty(String key) throws IOException {
        for (PropertyGroup group : type.groups()) {
            if (group.isNested() && group.name().equals(key)) {
                readGroup(group);
                return;
            }
            if (!group.isNested() && readProperty(group, key)) {
                return;
            }
        }
        unknownKeys.read(key, in);
    }

    private void readGroup(PropertyGroup group) throws IOException {
        UnknownKeysReader unknown = new UnknownKeysReader();
        in.object("an object of " + group.name() + " numbers", key -> {
            if (!readProperty(group, key)) {
                unknown.read(key, in);
            }
        });
        object = object.with(group.unknownKeys(), unknown.unknownKeys());
    }

    /** Reads the value of the property with this key or former key; false if the group has none. */
    private boolean readProperty(PropertyGroup group, String key) throws IOException {
        for (Property<?> property : group.properties()) {
            if (property.key().equals(key)) {
                requireOnce(property, property.formerKey());
                readValue(property);
                return true;
            }
            if (property.formerKey().filter(key::equals).isPresent()) {
                requireOnce(property, Optional.of(property.key()));
                readValue(property);
                return true;
            }
        }
        return false;
    }

    /** Refuses a property that was already read under its other key. */
    private void requireOnce(Property<?> property, Optional<String> otherKey) throws IOException {
        if (otherKey.isEmpty()) {
            return;
        }
        readOnce = readOnce == null ? new HashSet<>() : readOnce;
        if (!readOnce.add(property)) {
            String other = JsonTokens.shown(otherKey.get());
            throw in.error(
                    in.keyPlace(),
                    "The keys " + JsonTokens.shown(in.key()) + " and " + other
                            + " mean the same; only one may be given.");
        }
    }

    private <T> void readValue(Property<T> property) throws IOException {
        object = object.with(property, PropertyReader.read(property.type(), in));
    }

    private static boolean isVowel(char letter) {
        return "aeiou".indexOf(letter) >= 0;
    }
}
