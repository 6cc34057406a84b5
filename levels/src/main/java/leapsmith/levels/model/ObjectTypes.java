package leapsmith.levels.model;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The object types of a level, in file order. */
public final class ObjectTypes {
    /** The built-in types. */
    public static final ObjectTypes STANDARD =
            new ObjectTypes(CharacterType.TYPE, ZoneType.TYPE, PlatformType.TYPE, EmitterType.TYPE);

    private final List<ObjectType> all;
    private final List<ObjectType> fromBelow;

    /**
     * These types, in this order, which is also the order of their bodies in the world.
     *
     * @param types the types, with different names
     */
    public ObjectTypes(ObjectType... types) {
        all = List.of(types);
        fromBelow = Arrays.stream(types)
                .sorted(Comparator.comparing(ObjectType::depth))
                .toList();
    }

    /** {@return the types in the order of files, palette and simulation} */
    public List<ObjectType> all() {
        return all;
    }

    /** {@return the types in the order in which they are drawn} */
    public List<ObjectType> fromBelow() {
        return fromBelow;
    }

    /**
     * {@return the type of that name}
     *
     * @param name name of a type, such as {@code zone}
     */
    public Optional<ObjectType> find(String name) {
        return all.stream().filter(type -> type.name().equals(name)).findFirst();
    }

    /**
     * The index of a type.
     *
     * @throws IllegalArgumentException if the type is not among these
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
