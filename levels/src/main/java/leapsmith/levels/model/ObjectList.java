package leapsmith.levels.model;

import java.util.AbstractList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;

/**
 * An immutable list of placed objects that finds one by its id without a search. The index is made at the first
 * question; a list that differs only in objects whose ids are the same takes it over, so that dragging one object of
 * many costs no more than the copy of the list.
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
     * A list of these, or the same one if it is one already.
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

    /** The place of the first object with this id, or -1. */
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

    /** With another object of the same type at a place. */
    ObjectList with(int index, LevelObject object) {
        LevelObject[] copy = objects.clone();
        copy[index] = requireType(type, object);
        boolean sameId = objects[index].id().equals(object.id());
        return new ObjectList(type, copy, sameId ? indexOfId : null);
    }
}
