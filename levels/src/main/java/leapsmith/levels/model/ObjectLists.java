package leapsmith.levels.model;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * All objects of a level, each sort in a list of its own, in the order of the file. Never changes; a copy that differs
 * in one list shares the others.
 */
public record ObjectLists(
        List<PlacedCharacter> characters, List<Zone> zones, List<Platform> platforms, List<Emitter> emitters) {
    /** No objects. */
    public static final ObjectLists NONE = new ObjectLists(List.of(), List.of(), List.of(), List.of());

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if there are more objects than {@link Limits} allow
     */
    public ObjectLists {
        characters = ObjectList.copyOf(PlacedCharacter.class, characters);
        zones = ObjectList.copyOf(Zone.class, zones);
        platforms = ObjectList.copyOf(Platform.class, platforms);
        emitters = ObjectList.copyOf(Emitter.class, emitters);
        int count = characters.size() + zones.size() + platforms.size() + emitters.size();
        Limits.require(count, 0, Limits.MAX_OBJECTS, "number of objects");
        Limits.require(platforms.size(), 0, ObjectSort.PLATFORM.most(), "number of platforms");
        Limits.require(emitters.size(), 0, ObjectSort.EMITTER.most(), "number of emitters");
    }

    /** The objects of a sort. */
    public List<? extends LevelObject> of(ObjectSort sort) {
        return switch (sort) {
            case CHARACTER -> characters;
            case ZONE -> zones;
            case PLATFORM -> platforms;
            case EMITTER -> emitters;
        };
    }

    /**
     * With other objects of a sort.
     *
     * @throws ClassCastException if one of them is of another sort
     */
    public ObjectLists with(ObjectSort sort, List<? extends LevelObject> list) {
        return switch (sort) {
            case CHARACTER ->
                new ObjectLists(ObjectList.copyOf(PlacedCharacter.class, list), zones, platforms, emitters);
            case ZONE -> new ObjectLists(characters, ObjectList.copyOf(Zone.class, list), platforms, emitters);
            case PLATFORM -> new ObjectLists(characters, zones, ObjectList.copyOf(Platform.class, list), emitters);
            case EMITTER -> new ObjectLists(characters, zones, platforms, ObjectList.copyOf(Emitter.class, list));
        };
    }

    /** How many there are of all sorts. */
    public int count() {
        return characters.size() + zones.size() + platforms.size() + emitters.size();
    }

    /** All of them, sort by sort. */
    public Stream<LevelObject> stream() {
        return Arrays.stream(ObjectSort.values()).flatMap(sort -> of(sort).stream());
    }

    /** The first object with this id. */
    public Optional<LevelObject> find(String id) {
        for (ObjectSort sort : ObjectSort.values()) {
            Optional<? extends LevelObject> found = find(sort, id);
            if (found.isPresent()) {
                return Optional.of(found.get());
            }
        }
        return Optional.empty();
    }

    /** The first object of a sort with this id. */
    public Optional<? extends LevelObject> find(ObjectSort sort, String id) {
        List<? extends LevelObject> list = of(sort);
        int index = indexOf(list, id);
        return index < 0 ? Optional.empty() : Optional.of(list.get(index));
    }

    /**
     * With the first object of this id replaced by another of its sort, at the same place in its list.
     *
     * @throws IllegalArgumentException if no object of that sort has the id
     */
    public ObjectLists replacing(String id, LevelObject object) {
        ObjectSort sort = object.sort();
        return with(sort, replaced(of(sort), id, object));
    }

    /** With each object replaced by another of its sort. */
    public ObjectLists mapped(UnaryOperator<LevelObject> change) {
        ObjectLists result = this;
        for (ObjectSort sort : ObjectSort.values()) {
            result = result.with(sort, of(sort).stream().map(change).toList());
        }
        return result;
    }

    private static <T extends LevelObject> ObjectList<T> replaced(List<T> list, String id, LevelObject object) {
        int index = indexOf(list, id);
        if (index < 0) {
            throw new IllegalArgumentException("no such " + object.sort().word() + ": " + id);
        }
        return ((ObjectList<T>) list).with(index, object);
    }

    /** All lists here are of this class: the constructor sees to it. */
    private static int indexOf(List<? extends LevelObject> list, String id) {
        return ((ObjectList<?>) list).indexOfId(id);
    }
}
