package leapsmith.editor.document;

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
 * The difference between two lists of objects: the objects removed from the first list, by index in that list, and the
 * objects added to the second, by index in that one. All others keep their order. Ids are not used, so they may occur
 * twice.
 *
 * <p>Applying removes and then adds in ascending order, so that each object gets its index. To merge two differences,
 * an index that occurs in only one of them is mapped to the list before or after the other.
 *
 * @param removed ascending indices of the list before
 * @param added ascending indices of the list after
 */
record ListDelta(SortedMap<Integer, LevelObject> removed, SortedMap<Integer, LevelObject> added) {
    private static final long OVERHEAD_BYTES = 128;
    /** A tree entry with its key, and an object that mostly shares its strings with the level. */
    private static final long ENTRY_BYTES = 160;

    static ListDelta none() {
        return new ListDelta(new TreeMap<>(), new TreeMap<>());
    }

    /** The difference that appends objects. */
    static ListDelta adding(List<LevelObject> list, List<LevelObject> objects) {
        ListDelta delta = none();
        objects.forEach(it -> delta.added.put(list.size() + delta.added.size(), it));
        return delta;
    }

    /** The difference that removes the first object of each id. Found ids are removed from the set. */
    static ListDelta removing(List<LevelObject> list, Set<String> ids) {
        ListDelta delta = none();
        for (int i = 0; i < list.size() && !ids.isEmpty(); i++) {
            if (ids.remove(list.get(i).id())) {
                delta.removed.put(i, list.get(i));
            }
        }
        return delta;
    }

    /** The difference that replaces the first object of each id. Found ids are removed from the set. */
    static ListDelta replacing(List<LevelObject> list, Set<String> ids, UnaryOperator<LevelObject> by) {
        ListDelta delta = removing(list, ids);
        delta.removed.forEach((index, old) -> delta.added.put(index, by.apply(old)));
        delta.added.entrySet().removeIf(it -> it.getValue().equals(delta.removed.get(it.getKey())));
        delta.removed.keySet().retainAll(delta.added.keySet());
        return delta;
    }

    /** A difference between two lists; the smallest one if the second only lacks, replaces and appends objects. */
    static ListDelta between(List<LevelObject> before, List<LevelObject> after) {
        ListDelta delta = none();
        if (before == after) {
            return delta;
        }
        int to = 0;
        for (int from = 0; from < before.size(); from++) {
            LevelObject old = before.get(from);
            LevelObject next = to < after.size() ? after.get(to) : null;
            if (next != null && (next == old || next.equals(old))) {
                to++;
            } else {
                delta.removed.put(from, old);
                if (next != null && next.id().equals(old.id())) {
                    delta.added.put(to++, next);
                }
            }
        }
        for (; to < after.size(); to++) {
            delta.added.put(to, after.get(to));
        }
        return delta;
    }

    boolean isEmpty() {
        return removed.isEmpty() && added.isEmpty();
    }

    void collectIds(Collection<String> ids) {
        removed.values().forEach(it -> ids.add(it.id()));
        added.values().forEach(it -> ids.add(it.id()));
    }

    long sizeBytes() {
        return OVERHEAD_BYTES + ENTRY_BYTES * ((long) removed.size() + added.size());
    }

    ListDelta inverse() {
        return new ListDelta(added, removed);
    }

    /** @throws IllegalArgumentException if the list is not the one this difference starts from */
    List<LevelObject> applyTo(List<LevelObject> list) {
        boolean[] leaves = new boolean[list.size()];
        removed.forEach((index, object) -> {
            if (index >= list.size() || !list.get(index).equals(object)) {
                throw new IllegalArgumentException("The edit doesn't fit: " + object + " isn't at index " + index);
            }
            leaves[index] = true;
        });
        int size = list.size() - removed.size() + added.size();
        if (!added.isEmpty() && added.lastKey() >= size) {
            throw new IllegalArgumentException("The edit doesn't fit: index " + added.lastKey() + " of " + size);
        }
        List<LevelObject> result = new ArrayList<>(size);
        int from = 0;
        for (int i = 0; i < size; i++) {
            LevelObject comes = added.get(i);
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

    /** This difference and the next merged; empty if they cancel out. */
    ListDelta then(ListDelta next) {
        ListDelta merged = none();
        merged.removed.putAll(removed);
        next.removed.forEach((index, object) -> {
            if (!added.containsKey(index)) {
                merged.removed.put(carried(index, added, removed), object);
            }
        });
        merged.added.putAll(next.added);
        added.forEach((index, object) -> {
            if (!next.removed.containsKey(index)) {
                merged.added.put(carried(index, next.removed, next.added), object);
            }
        });
        return merged.removed.equals(merged.added) ? none() : merged;
    }

    /** The index of a remaining object after removals and additions. */
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
