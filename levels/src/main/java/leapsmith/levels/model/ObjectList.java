package leapsmith.levels.model;

import java.util.AbstractList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.function.UnaryOperator;

/**
 * An immutable list of placed objects with an index by id. The index is built on first use. A copy with the same ids
 * shares it, so dragging one of many objects costs no more than copying the list.
 */
final class ObjectList extends AbstractList<LevelObject> implements RandomAccess {
    private final ObjectType type;
    private final LevelObject[] objects;
    private volatile Map<String, Integer> indexOfId;

    private ObjectList(ObjectType type, LevelObject[] objects, Map<String, Integer> indexOfId) {
        this.type = type;
        this.objects = objects;
        this.indexOfId = indexOfId;
    }

    /**
     * An object list of these; the argument itself if it already is one.
     *
     * @throws IllegalArgumentException if one of them is of another type
     */
    static ObjectList copyOf(ObjectType type, List<LevelObject> list) {
        if (list instanceof ObjectList same && same.type == type) {
            return same;
        }
        LevelObject[] objects = list.toArray(LevelObject[]::new);
        for (LevelObject object : objects) {
            requireType(type, object);
        }
        return new ObjectList(type, objects, null);
    }

    private static LevelObject requireType(ObjectType type, LevelObject object) {
        if (object.type() != type) {
            throw new IllegalArgumentException(object.id() + " is a " + object.type() + ", and no " + type);
        }
        return object;
    }

    /** The type of all of them. */
    ObjectType type() {
        return type;
    }

    @Override
    public LevelObject get(int index) {
        return objects[index];
    }

    @Override
    public int size() {
        return objects.length;
    }

    /** The index of the first object with this id, or -1. */
    int indexOfId(String id) {
        Map<String, Integer> index = indexOfId;
        if (index == null) {
            index = new HashMap<>();
            for (int i = 0; i < objects.length; i++) {
                index.putIfAbsent(objects[i].id(), i);
            }
            indexOfId = index;
        }
        return index.getOrDefault(id, -1);
    }

    /** A copy with another object of the same type at an index. */
    ObjectList with(int index, LevelObject object) {
        LevelObject[] copy = objects.clone();
        copy[index] = requireType(type, object);
        boolean sameId = objects[index].id().equals(object.id());
        return new ObjectList(type, copy, sameId ? indexOfId : null);
    }

    /** A copy with each object replaced by another of the same type; this list if all stay the same. */
    ObjectList mapped(UnaryOperator<LevelObject> change) {
        LevelObject[] copy = null;
        boolean sameIds = true;
        for (int i = 0; i < objects.length; i++) {
            LevelObject object = requireType(type, change.apply(objects[i]));
            if (object != objects[i]) {
                copy = copy == null ? objects.clone() : copy;
                copy[i] = object;
                sameIds &= object.id().equals(objects[i].id());
            }
        }
        return copy == null ? this : new ObjectList(type, copy, sameIds ? indexOfId : null);
    }
}
