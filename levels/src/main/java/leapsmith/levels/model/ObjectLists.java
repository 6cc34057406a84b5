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

    private static final int LISTS_BYTES = 64;

    private final ObjectTypes types;
    /** In the order of the types. */
    private final ObjectList[] lists;

    private ObjectLists(ObjectTypes types, ObjectList[] lists) {
        this.types = types;
        this.lists = lists;
    }

    /**
     * {@return no objects, of these types}
     *
     * @param types the types, with different names
     */
    public static ObjectLists none(ObjectTypes types) {
        ObjectList[] lists = new ObjectList[types.all().size()];
        for (int i = 0; i < lists.length; i++) {
            lists[i] = ObjectList.empty(types.all().get(i));
        }
        return new ObjectLists(types, lists);
    }

    /** {@return the types these lists can hold} */
    public ObjectTypes types() {
        return types;
    }

    /**
     * {@return the objects of a type}
     *
     * @param type a type of objects of this level
     * @throws IllegalArgumentException if there is no such type
     */
    public List<LevelObject> of(ObjectType type) {
        return lists[types.indexOf(type)];
    }

    /** The objects of a type; none if the level has no such type. */
    ObjectList list(ObjectType type) {
        return types.all().contains(type) ? lists[types.indexOf(type)] : ObjectList.empty(type);
    }

    /**
     * {@return a copy with other objects of a type}
     *
     * @param type a type of objects of this level
     * @param list all objects of the type, in their order
     * @throws IllegalArgumentException if one of them is of another type, or there are more than {@link Limits} allow
     */
    public ObjectLists with(ObjectType type, List<LevelObject> list) {
        int index = types.indexOf(type);
        ObjectList[] copy = lists.clone();
        copy[index] = lists[index].with(list);
        Limits.require(list.size(), 0, type.most(), "number of " + type.listKey());
        int count = Arrays.stream(copy).mapToInt(List::size).sum();
        Limits.require(count, 0, Limits.MAX_OBJECTS, "number of objects");
        return new ObjectLists(types, copy);
    }

    /**
     * {@return a copy with one more object, the last of its type}
     *
     * @param object is added
     */
    public ObjectLists plus(LevelObject object) {
        List<LevelObject> list = new ArrayList<>(of(object.type()));
        list.add(object);
        return with(object.type(), list);
    }

    /**
     * {@return a copy without the first object of this id, if there is one}
     *
     * @param id id of an object
     */
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

    /** {@return the number of objects of all types} */
    public int count() {
        return Arrays.stream(lists).mapToInt(List::size).sum();
    }

    /** {@return all of them, type by type} */
    public Stream<LevelObject> stream() {
        return Arrays.stream(lists).flatMap(List::stream);
    }

    /**
     * {@return the first object with this id}
     *
     * @param id id of an object
     */
    public Optional<LevelObject> find(String id) {
        for (ObjectList list : lists) {
            int index = list.indexOfId(id);
            if (index >= 0) {
                return Optional.of(list.get(index));
            }
        }
        return Optional.empty();
    }

    /**
     * {@return the first object of a type with this id}
     *
     * @param type a type of objects of this level
     * @param id id of an object
     */
    public Optional<LevelObject> find(ObjectType type, String id) {
        ObjectList list = lists[types.indexOf(type)];
        int index = list.indexOfId(id);
        return index < 0 ? Optional.empty() : Optional.of(list.get(index));
    }

    /**
     * {@return the first object with a role}
     *
     * @param role a role of objects
     */
    public Optional<LevelObject> find(ObjectKind.Role role) {
        return stream().filter(object -> object.is(role)).findFirst();
    }

    /**
     * {@return a copy with the first object of this id replaced by another of its type, at the same place in its list}
     *
     * @param id id of an object
     * @param object replaces it
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

    /**
     * {@return a copy with each object replaced by another of its type}
     *
     * @param change gives the object that replaces each one
     */
    public ObjectLists mapped(UnaryOperator<LevelObject> change) {
        ObjectList[] copy = lists.clone();
        Arrays.setAll(copy, i -> lists[i].mapped(change));
        return Arrays.equals(copy, lists, (a, b) -> a == b ? 0 : 1) ? this : new ObjectLists(types, copy);
    }

    /** The heap in bytes of the lists, without their objects, that others don't share. */
    long bytesBesides(ObjectLists others) {
        if (this == others) {
            return 0;
        }
        long bytes = LISTS_BYTES;
        for (int i = 0; i < lists.length; i++) {
            bytes += i < others.lists.length
                    ? lists[i].bytesBesides(others.lists[i])
                    : lists[i].bytesBesides(ObjectList.empty(lists[i].type()));
        }
        return bytes;
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
