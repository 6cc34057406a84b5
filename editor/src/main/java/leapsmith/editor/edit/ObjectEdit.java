package leapsmith.editor.edit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.Edit;
import leapsmith.editor.model.LevelObjects;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectSort;

/**
 * Objects added, removed or replaced: moved, resized, renamed, given other numbers. Each keeps its place in the level's
 * order, and gets it back when its removal is undone. Where a level has an id twice, the first object with it is meant.
 */
public final class ObjectEdit implements Edit {
    private static final long OVERHEAD_BYTES = 256;

    private final String name;
    /** By sort; sorts whose list stays as it is are left out. */
    private final Map<ObjectSort, ListDelta> deltas;

    private ObjectEdit(String name, Map<ObjectSort, ListDelta> deltas) {
        this.name = Objects.requireNonNull(name);
        this.deltas = deltas;
    }

    private static ObjectEdit of(String name, Function<ObjectSort, ListDelta> delta) {
        Map<ObjectSort, ListDelta> deltas = new EnumMap<>(ObjectSort.class);
        for (ObjectSort sort : ObjectSort.values()) {
            ListDelta made = delta.apply(sort);
            if (!made.isEmpty()) {
                deltas.put(sort, made);
            }
        }
        return new ObjectEdit(name, deltas);
    }

    /** Adds these on top of what the level has. */
    public static ObjectEdit add(String name, Level level, List<? extends LevelObject> objects) {
        return of(name, sort -> {
            List<LevelObject> added = new ArrayList<>();
            objects.stream().filter(it -> it.sort() == sort).forEach(added::add);
            return ListDelta.adding(level.objects().of(sort), added);
        });
    }

    /** Removes those of these ids that the level has. */
    public static ObjectEdit remove(String name, Level level, Collection<String> ids) {
        Set<String> left = new HashSet<>(ids);
        return of(name, sort -> ListDelta.removing(level.objects().of(sort), left));
    }

    /**
     * Puts another object of its sort in the place of each object of these ids; it may have a new id. Objects of other
     * classes stay as they are.
     */
    public static <T extends LevelObject> ObjectEdit replace(
            String name, Level level, Class<T> type, Collection<String> ids, UnaryOperator<T> by) {
        Set<String> left = new HashSet<>(ids);
        return of(
                name,
                sort -> type.isAssignableFrom(sort.type())
                        ? ListDelta.replacing(level.objects().of(sort), left, it -> by.apply(type.cast(it)))
                        : ListDelta.none());
    }

    /** Puts these in the place of the objects with their ids. */
    public static ObjectEdit replace(String name, Level level, Collection<? extends LevelObject> objects) {
        Map<String, LevelObject> byId = new HashMap<>();
        objects.forEach(it -> byId.put(it.id(), it));
        return replace(name, level, LevelObject.class, byId.keySet(), it -> byId.get(it.id()));
    }

    /** Moves the objects of these ids by so many level px. */
    public static ObjectEdit move(String name, Level level, Collection<String> ids, double dx, double dy) {
        return replace(name, level, LevelObject.class, ids, it -> it.withPosition(it.x() + dx, it.y() + dy));
    }

    /**
     * Adds copies of the objects of these ids, so many level px beside them, under free ids of the same stem. The
     * new ids are those of {@link #ids()}.
     */
    public static ObjectEdit duplicate(String name, Level level, Collection<String> ids, double dx, double dy) {
        Set<String> taken = LevelObjects.ids(level);
        List<LevelObject> copies = new ArrayList<>();
        for (LevelObject it : LevelObjects.find(level, ids)) {
            copies.add(it.withId(FreeId.like(it.id(), taken)).withPosition(it.x() + dx, it.y() + dy));
        }
        return add(name, level, copies);
    }

    /** The ids of all objects that are added, removed or replaced. */
    public Set<String> ids() {
        Set<String> ids = new LinkedHashSet<>();
        deltas.values().forEach(delta -> delta.collectIds(ids));
        return ids;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Level applyTo(Level level) {
        ObjectLists objects = level.objects();
        for (Map.Entry<ObjectSort, ListDelta> delta : deltas.entrySet()) {
            objects = objects.with(delta.getKey(), delta.getValue().applyTo(objects.of(delta.getKey())));
        }
        return level.withObjects(objects);
    }

    @Override
    public Edit inverse() {
        return of(name, sort -> delta(sort).inverse());
    }

    @Override
    public Optional<Edit> then(Edit next) {
        return next instanceof ObjectEdit other
                ? Optional.of(of(name, sort -> delta(sort).then(other.delta(sort))))
                : Optional.empty();
    }

    private ListDelta delta(ObjectSort sort) {
        return deltas.getOrDefault(sort, ListDelta.none());
    }

    @Override
    public long sizeBytes() {
        return OVERHEAD_BYTES
                + deltas.values().stream().mapToLong(ListDelta::sizeBytes).sum();
    }

    @Override
    public List<Change> changes() {
        return List.of(new Change.ObjectsChanged(ids()));
    }

    @Override
    public boolean isNoOp() {
        return deltas.isEmpty();
    }

    @Override
    public String toString() {
        return name + ": " + deltas;
    }
}
