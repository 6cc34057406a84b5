package leapsmith.levels.model;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The types of objects that a level may have, in the order in which files list them. */
public final class ObjectTypes {
    /** The types that every level knows. */
    public static final ObjectTypes STANDARD =
            new ObjectTypes(CharacterType.TYPE, ZoneType.TYPE, PlatformType.TYPE, EmitterType.TYPE);

    private final List<ObjectType> all;
    private final List<ObjectType> fromBelow;

    /** These types, in this order. It is also the order in which objects become bodies. */
    public ObjectTypes(ObjectType... types) {
        all = List.of(types);
        fromBelow = Arrays.stream(types)
                .sorted(Comparator.comparing(ObjectType::depth))
                .toList();
    }

    /** In the order of files, palette and simulation. */
    public List<ObjectType> all() {
        return all;
    }

    /** In the order in which they are drawn. */
    public List<ObjectType> fromBelow() {
        return fromBelow;
    }

    /** The type of that name. */
    public Optional<ObjectType> find(String name) {
        return all.stream().filter(type -> type.name().equals(name)).findFirst();
    }

    /** The type whose list has this key in a file. */
    public Optional<ObjectType> ofListKey(String key) {
        return all.stream().filter(type -> type.listKey().equals(key)).findFirst();
    }

    /**
     * The place of a type among these.
     *
     * @throws IllegalArgumentException if it is none of these
     */
    int indexOf(ObjectType type) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) == type) {
                return i;
            }
        }
        throw new IllegalArgumentException("no such type: " + type);
    }
}
