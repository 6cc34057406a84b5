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
final class ObjectList<T extends LevelObject> extends AbstractList<T> implements RandomAccess {
    private final LevelObject[] objects;
    private volatile Map<String, Integer> indexOfId;

    private ObjectList(LevelObject[] objects, Map<String, Integer> indexOfId) {
        this.objects = objects;
        this.indexOfId = indexOfId;
    }

    static <T extends LevelObject> ObjectList<T> copyOf(List<T> list) {
        if (list instanceof ObjectList<T> same) {
            return same;
        }
        LevelObject[] objects = list.toArray(LevelObject[]::new);
        for (int i = 0; i < objects.length; i++) {
            if (objects[i] == null) {
                throw new NullPointerException("object " + i);
            }
        }
        return new ObjectList<>(objects, null);
    }

    @Override
    @SuppressWarnings("unchecked")
    public T get(int index) {
        return (T) objects[index];
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

    /** With another object at a place. */
    ObjectList<T> with(int index, T object) {
        LevelObject[] copy = objects.clone();
        copy[index] = object;
        boolean sameId = objects[index].id().equals(object.id());
        return new ObjectList<>(copy, sameId ? indexOfId : null);
    }
}
