package leapsmith.editor.edit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import leapsmith.levels.model.LevelObject;

/**
 * The difference between two lists of objects: what leaves the first list, by its index there, and what comes into
 * the second, by its index there. All others stay in their order. Ids play no part, so they may occur twice.
 *
 * <p>Applying takes the leaving ones out and puts the coming ones in, in ascending order, so that each lands on its
 * index. To merge two differences, an index that only one of them names is carried over to the list that the other
 * one makes, or came from.
 *
 * @param leaving ascending indices of the list before
 * @param coming ascending indices of the list after
 */
record ListDelta(SortedMap<Integer, LevelObject> leaving, SortedMap<Integer, LevelObject> coming) {
    private static final long OVERHEAD_BYTES = 128;
    /** An entry of a tree with its key, and an object whose text is shared with the level for the most part. */
    private static final long ENTRY_BYTES = 160;

    static ListDelta none() {
        return new ListDelta(new TreeMap<>(), new TreeMap<>());
    }

    /** Adds these at the end of the list. */
    static ListDelta adding(List<LevelObject> list, List<LevelObject> objects) {
        ListDelta delta = none();
        objects.forEach(it -> delta.coming.put(list.size() + delta.coming.size(), it));
        return delta;
    }

    /** Takes those of these ids out of the list, and out of the set: the first of each id. */
    static ListDelta removing(List<LevelObject> list, Set<String> ids) {
        ListDelta delta = none();
        for (int i = 0; i < list.size() && !ids.isEmpty(); i++) {
            if (ids.remove(list.get(i).id())) {
                delta.leaving.put(i, list.get(i));
            }
        }
        return delta;
    }

    /** Puts others in the place of those with these ids, and takes the ids out of the set: the first of each id. */
    static ListDelta replacing(List<LevelObject> list, Set<String> ids, UnaryOperator<LevelObject> by) {
        ListDelta delta = removing(list, ids);
        delta.leaving.forEach((index, old) -> delta.coming.put(index, by.apply(old)));
        delta.coming.entrySet().removeIf(it -> it.getValue().equals(delta.leaving.get(it.getKey())));
        delta.leaving.keySet().retainAll(delta.coming.keySet());
        return delta;
    }

    boolean isEmpty() {
        return leaving.isEmpty() && coming.isEmpty();
    }

    void collectIds(Collection<String> ids) {
        leaving.values().forEach(it -> ids.add(it.id()));
        coming.values().forEach(it -> ids.add(it.id()));
    }

    long sizeBytes() {
        return OVERHEAD_BYTES + ENTRY_BYTES * ((long) leaving.size() + coming.size());
    }

    ListDelta inverse() {
        return new ListDelta(coming, leaving);
    }

    /** @throws IllegalArgumentException if the list doesn't hold what this difference starts from */
    List<LevelObject> applyTo(List<LevelObject> list) {
        boolean[] leaves = new boolean[list.size()];
        leaving.forEach((index, object) -> {
            if (index >= list.size() || !list.get(index).equals(object)) {
                throw new IllegalArgumentException("The edit doesn't fit: " + object + " isn't at index " + index);
            }
            leaves[index] = true;
        });
        int size = list.size() - leaving.size() + coming.size();
        if (!coming.isEmpty() && coming.lastKey() >= size) {
            throw new IllegalArgumentException("The edit doesn't fit: index " + coming.lastKey() + " of " + size);
        }
        List<LevelObject> result = new ArrayList<>(size);
        int from = 0;
        for (int i = 0; i < size; i++) {
            LevelObject comes = coming.get(i);
            if (comes != null) {
                result.add(comes);
            } else {
                while (leaves[from]) {
                    from++;
                }
                result.add(list.get(from++));
            }
        }
        return result;
    }

    /** This difference and the next as one; nothing if everything ends as it began. */
    ListDelta then(ListDelta next) {
        ListDelta merged = none();
        merged.leaving.putAll(leaving);
        next.leaving.forEach((index, object) -> {
            if (!coming.containsKey(index)) {
                merged.leaving.put(carried(index, coming, leaving), object);
            }
        });
        merged.coming.putAll(next.coming);
        coming.forEach((index, object) -> {
            if (!next.leaving.containsKey(index)) {
                merged.coming.put(carried(index, next.leaving, next.coming), object);
            }
        });
        return merged.leaving.equals(merged.coming) ? none() : merged;
    }

    /** Where something that stays is after these were taken out and those put in. */
    private static int carried(int index, SortedMap<Integer, LevelObject> out, Map<Integer, LevelObject> in) {
        int result = index - out.headMap(index).size();
        for (int put : in.keySet()) {
            if (put <= result) {
                result++;
            }
        }
        return result;
    }
}
