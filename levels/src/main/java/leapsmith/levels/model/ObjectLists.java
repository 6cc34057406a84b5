package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * All objects of a level, one list per type, in the order of the file. Immutable; a copy that differs in one list
 * shares the others.
 */
public final class ObjectLists {
    /** No objects, of the standard types. */
    public static final ObjectLists NONE = none(ObjectTypes.STANDARD);

    private final ObjectTypes types;
    /** In the order of the types. */
    private final ObjectList[] lists;

    private ObjectLists(ObjectTypes types, ObjectList[] lists) {
        this.types = types;
        this.lists = lists;
    }

    /** No objects, of these types. */
    public static ObjectLists none(ObjectTypes types) {
        ObjectList[] lists = new ObjectList[types.all().size()];
        for (int i = 0; i < lists.length; i++) {
            lists[i] = ObjectList.copyOf(types.all().get(i), List.of());
        }
        return new ObjectLists(types, lists);
    }

    /** The types these lists can hold. */
    public ObjectTypes types() {
        return types;
    }

    /**
     * The objects of a type.
     *
     * @throws IllegalArgumentException if there is no such type
     */
    public List<LevelObject> of(ObjectType type) {
        return lists[types.indexOf(type)];
    }

    /**
     * A copy with other objects of a type.
     *
     * @throws IllegalArgumentException if one of them is of another type, or there are more than {@link Limits} allow
     */
    public ObjectLists with(ObjectType type, List<LevelObject> list) {
        ObjectList[] copy = lists.clone();
        copy[types.indexOf(type)] = ObjectList.copyOf(type, list);
        Limits.require(list.size(), 0, type.most(), "number of " + type.listKey());
        int count = Arrays.stream(copy).mapToInt(List::size).sum();
        Limits.require(count, 0, Limits.MAX_OBJECTS, "number of objects");
        return new ObjectLists(types, copy);
    }

    /** A copy with one more object, the last of its type. */
    public ObjectLists plus(LevelObject object) {
        List<LevelObject> list = new ArrayList<>(of(object.type()));
        list.add(object);
        return with(object.type(), list);
    }

    /** A copy without the first object of this id, if there is one. */
    public ObjectLists without(String id) {
        for (ObjectList list : lists) {
            int index = list.indexOfId(id);
            if (index >= 0) {
                List<LevelObject> rest = new ArrayList<>(list);
                rest.remove(index);
                return with(list.type(), rest);
            }
        }
        return this;
    }

    /** The number of objects of all types. */
    public int count() {
        return Arrays.stream(lists).mapToInt(List::size).sum();
    }

    /** All of them, type by type. */
    public Stream<LevelObject> stream() {
        return Arrays.stream(lists).flatMap(List::stream);
    }

    /** The first object with this id. */
    public Optional<LevelObject> find(String id) {
        for (ObjectList list : lists) {
            int index = list.indexOfId(id);
            if (index >= 0) {
                return Optional.of(list.get(index));
            }
        }
        return Optional.empty();
    }

    /** The first object of a type with this id. */
    public Optional<LevelObject> find(ObjectType type, String id) {
        ObjectList list = lists[types.indexOf(type)];
        int index = list.indexOfId(id);
        return index < 0 ? Optional.empty() : Optional.of(list.get(index));
    }

    /** The first object with a role. */
    public Optional<LevelObject> find(ObjectKind.Role role) {
        return stream().filter(object -> object.is(role)).findFirst();
    }

    /**
     * A copy with the first object of this id replaced by another of its type, at the same place in its list.
     *
     * @throws IllegalArgumentException if no object of that type has the id
     */
    public ObjectLists replacing(String id, LevelObject object) {
        int at = types.indexOf(object.type());
        int index = lists[at].indexOfId(id);
        if (index < 0) {
            throw new IllegalArgumentException("no such " + object.type() + ": " + id);
        }
        ObjectList[] copy = lists.clone();
        copy[at] = lists[at].with(index, object);
        return new ObjectLists(types, copy);
    }

    /** A copy with each object replaced by another of its type. */
    public ObjectLists mapped(UnaryOperator<LevelObject> change) {
        ObjectLists result = this;
        for (ObjectType type : types.all()) {
            result = result.with(type, of(type).stream().map(change).toList());
        }
        return result;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ObjectLists same && types == same.types && Arrays.equals(lists, same.lists);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(lists);
    }

    @Override
    public String toString() {
        return Arrays.toString(lists);
    }
}
