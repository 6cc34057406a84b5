package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The difference between two levels: which tiles, which objects and whether other settings differ. Listeners, history,
 * play, journal and texts all use it, so none of them compares levels.
 *
 * <p>Levels share what an edit did not change, and shared parts are compared by identity. So the cost is that of the
 * differing chunks of tiles and of the types of objects that differ.
 */
public final class LevelDelta {
    private static final long LEVEL_BYTES = 160;
    private static final long SETTINGS_BYTES = 512;
    private static final long OBJECT_BYTES = 120;

    private final Level before;
    private final Level after;
    private final boolean isSameGrid;
    private final boolean changesTiles;
    /** Computed on first use; null before. */
    private TileChange tiles;

    private final List<ObjectChange> objects;
    private final boolean changesSettings;

    /**
     * An object that was added, removed, replaced, or moved to another place in its list. All other objects of its type
     * keep their order.
     *
     * @param before the object in the first level; empty if it was added
     * @param after the object in the second level; empty if it was removed
     * @param indexBefore its index in the first list of its type; -1 if it was added
     * @param indexAfter its index in the second list of its type; -1 if it was removed
     */
    public record ObjectChange(
            Optional<LevelObject> before, Optional<LevelObject> after, int indexBefore, int indexAfter) {
        private static ObjectChange added(List<LevelObject> list, int index) {
            return new ObjectChange(Optional.empty(), Optional.of(list.get(index)), -1, index);
        }

        private static ObjectChange removed(List<LevelObject> list, int index) {
            return new ObjectChange(Optional.of(list.get(index)), Optional.empty(), index, -1);
        }

        /** {@return whether both levels have the object, and it differs in more than its place in the list} */
        public boolean isReplaced() {
            return before.isPresent() && after.isPresent() && !before.equals(after);
        }

        /** {@return the id of the object in both levels} */
        public String id() {
            return after.or(() -> before).orElseThrow().id();
        }

        /** {@return the type of the object in both levels} */
        public ObjectType type() {
            return after.or(() -> before).orElseThrow().type();
        }
    }

    private LevelDelta(Level before, Level after) {
        this.before = Objects.requireNonNull(before);
        this.after = Objects.requireNonNull(after);
        isSameGrid = before.tiles().region().equals(after.tiles().region());
        changesTiles = !before.tiles().equals(after.tiles());
        objects = changes(before.objects(), after.objects());
        changesSettings = before.tileSize() != after.tileSize()
                || !before.name().equals(after.name())
                || !before.legend().equals(after.legend())
                || !before.physics().equals(after.physics())
                || !before.partition().equals(after.partition())
                || !before.checks().equals(after.checks())
                || !before.looks().equals(after.looks())
                || !before.place().equals(after.place())
                || !before.properties().equals(after.properties())
                || !before.unknownKeys().equals(after.unknownKeys());
    }

    /**
     * {@return the difference between two levels}
     *
     * @param before the first level
     * @param after the second level, usually a changed copy of the first
     */
    public static LevelDelta between(Level before, Level after) {
        return new LevelDelta(before, after);
    }

    /** {@return the first level} */
    public Level before() {
        return before;
    }

    /** {@return the second level} */
    public Level after() {
        return after;
    }

    /** {@return whether both levels are equal} */
    public boolean isEmpty() {
        return !changesTiles && objects.isEmpty() && !changesSettings;
    }

    /** {@return whether the numbers of columns or rows or the tile sizes differ, so that nothing is at its old place} */
    public boolean isResized() {
        return !isSameGrid || before.tileSize() != after.tileSize();
    }

    /** {@return whether any tile differs, or their number does} */
    public boolean changesTiles() {
        return changesTiles;
    }

    /** {@return whether tiles differ and nothing else} */
    public boolean changesOnlyTiles() {
        return isSameGrid && changesTiles && objects.isEmpty() && !changesSettings;
    }

    /** {@return whether the levels differ in more than tiles and objects, for example in name, legend or physics} */
    public boolean changesSettings() {
        return changesSettings;
    }

    /**
     * {@return the tiles that differ} They are compared one by one on the first call.
     *
     * @throws IllegalStateException if the levels have different numbers of columns or rows
     */
    public TileChange tiles() {
        if (!isSameGrid) {
            throw new IllegalStateException(before.tiles() + " and " + after.tiles());
        }
        TileChange known = tiles;
        if (known == null) {
            known = TileChange.between(before.tiles(), after.tiles());
            tiles = known;
        }
        return known;
    }

    /** {@return the objects that differ, in the order of the types} */
    public List<ObjectChange> objects() {
        return objects;
    }

    /** {@return the ids of the objects that differ} */
    public Set<String> objectIds() {
        Set<String> ids = new LinkedHashSet<>();
        objects.forEach(change -> ids.add(change.id()));
        return ids;
    }

    /** {@return the approximate heap in bytes that one of the levels holds and the other doesn't, of the larger one} */
    public long sizeBytes() {
        long ofTiles = Math.max(
                before.tiles().bytesBesides(after.tiles()), after.tiles().bytesBesides(before.tiles()));
        long ofLists = Math.max(
                before.objects().bytesBesides(after.objects()), after.objects().bytesBesides(before.objects()));
        return LEVEL_BYTES + ofTiles + ofLists + OBJECT_BYTES * objects.size() + (changesSettings ? SETTINGS_BYTES : 0);
    }

    /** Whether the other leads from an equal level to an equal level. */
    @Override
    public boolean equals(Object other) {
        return other instanceof LevelDelta delta && delta.before.equals(before) && delta.after.equals(after);
    }

    @Override
    public int hashCode() {
        return Objects.hash(before.name(), after.tiles(), objects.size(), changesSettings);
    }

    @Override
    public String toString() {
        return "LevelDelta[" + (isSameGrid ? tiles() : after.tiles()) + ", objects " + objectIds()
                + (changesSettings ? ", settings]" : "]");
    }

    private static List<ObjectChange> changes(ObjectLists before, ObjectLists after) {
        List<ObjectChange> changes = new ArrayList<>();
        Set<ObjectType> types = new LinkedHashSet<>(before.types().all());
        types.addAll(after.types().all());
        for (ObjectType type : types) {
            ObjectLists.ObjectList first = before.list(type);
            ObjectLists.ObjectList second = after.list(type);
            if (first != second) {
                addChanges(first, second, changes);
            }
        }
        return List.copyOf(changes);
    }

    /** Adds the changes between two lists; between their common start and end, objects are matched by id. */
    private static void addChanges(
            ObjectLists.ObjectList before, ObjectLists.ObjectList after, List<ObjectChange> changes) {
        int start = before.commonStart(after);
        int end = Math.min(before.commonEnd(after), Math.min(before.size(), after.size()) - start);
        int endBefore = before.size() - end;
        int endAfter = after.size() - end;
        Set<String> idsBefore = ids(before.subList(start, endBefore));
        Set<String> idsAfter = ids(after.subList(start, endAfter));
        // Where the removed objects are in the changes, so that an object is one change even if its place differs.
        Map<String, Integer> removed = new HashMap<>();
        int from = start;
        int to = start;
        while (from < endBefore || to < endAfter) {
            LevelObject old = from < endBefore ? before.get(from) : null;
            LevelObject next = to < endAfter ? after.get(to) : null;
            if (old != null && next != null && old.id().equals(next.id())) {
                if (!old.equals(next)) {
                    changes.add(new ObjectChange(Optional.of(old), Optional.of(next), from, to));
                }
                from++;
                to++;
            } else if (next == null || old != null && (!idsAfter.contains(old.id()) || idsBefore.contains(next.id()))) {
                removed.putIfAbsent(old.id(), changes.size());
                changes.add(ObjectChange.removed(before, from++));
            } else {
                changes.add(ObjectChange.added(after, to++));
            }
        }
        joinMoved(changes, removed);
    }

    private static Set<String> ids(List<LevelObject> objects) {
        Set<String> ids = new HashSet<>();
        objects.forEach(object -> ids.add(object.id()));
        return ids;
    }

    /** Makes one change of an object that was removed from one place and added at another. */
    private static void joinMoved(List<ObjectChange> changes, Map<String, Integer> removed) {
        for (int i = 0; i < changes.size() && !removed.isEmpty(); i++) {
            ObjectChange added = changes.get(i);
            Integer first = added.before().isEmpty() ? removed.remove(added.id()) : null;
            if (first != null) {
                ObjectChange old = changes.get(first);
                changes.set(
                        first, new ObjectChange(old.before(), added.after(), old.indexBefore(), added.indexAfter()));
                changes.set(i, null);
            }
        }
        changes.removeIf(Objects::isNull);
    }
}
