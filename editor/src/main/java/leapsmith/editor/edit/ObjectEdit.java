package leapsmith.editor.edit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
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
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectType;

/**
 * Adds, removes or replaces objects: moves, resizes, renames them or changes properties. Each keeps its place in the
 * level's order, also when its removal is undone. If a level has an id twice, the first object is used.
 */
public final class ObjectEdit implements Edit {
    private static final long OVERHEAD_BYTES = 256;

    private final Message name;
    /** By type, in the order of the types, without unchanged lists. */
    private final Map<ObjectType, ListDelta> deltas;

    private ObjectEdit(Message name, Map<ObjectType, ListDelta> deltas) {
        this.name = Objects.requireNonNull(name);
        this.deltas = deltas;
    }

    private static ObjectEdit of(Message name, Collection<ObjectType> types, Function<ObjectType, ListDelta> delta) {
        Map<ObjectType, ListDelta> deltas = new LinkedHashMap<>();
        for (ObjectType type : types) {
            ListDelta made = delta.apply(type);
            if (!made.isEmpty()) {
                deltas.put(type, made);
            }
        }
        return new ObjectEdit(name, deltas);
    }

    private static ObjectEdit of(Message name, Level level, Function<ObjectType, ListDelta> delta) {
        return of(name, level.objects().types().all(), delta);
    }

    /** Turns the objects of a level into those of another one. */
    public static ObjectEdit between(Message name, Level before, Level after) {
        return of(name, before, type -> ListDelta.between(before.objects(type), after.objects(type)));
    }

    /** Adds objects on top of the existing ones. */
    public static ObjectEdit add(Message name, Level level, List<LevelObject> objects) {
        return of(name, level, type -> {
            List<LevelObject> added =
                    objects.stream().filter(it -> it.type() == type).toList();
            return ListDelta.adding(level.objects(type), added);
        });
    }

    /** Removes the objects with these ids; unknown ids are ignored. */
    public static ObjectEdit remove(Message name, Level level, Collection<String> ids) {
        Set<String> left = new HashSet<>(ids);
        return of(name, level, type -> ListDelta.removing(level.objects(type), left));
    }

    /** Replaces each object with one of these ids by another of its type, which may have a new id. */
    public static ObjectEdit replace(Message name, Level level, Collection<String> ids, UnaryOperator<LevelObject> by) {
        Set<String> left = new HashSet<>(ids);
        return of(name, level, type -> ListDelta.replacing(level.objects(type), left, by));
    }

    /** Replaces the objects that have the ids of these. */
    public static ObjectEdit replace(Message name, Level level, Collection<LevelObject> objects) {
        Map<String, LevelObject> byId = new HashMap<>();
        objects.forEach(it -> byId.put(it.id(), it));
        return replace(name, level, byId.keySet(), it -> byId.get(it.id()));
    }

    /** Moves the objects with these ids; offsets are in level px. */
    public static ObjectEdit move(Message name, Level level, Collection<String> ids, double dx, double dy) {
        return replace(name, level, ids, it -> it.withPosition(it.x() + dx, it.y() + dy));
    }

    /**
     * Adds copies of the objects with these ids, offset in level px, with free ids of the same stem. {@link #ids()}
     * returns the new ids.
     */
    public static ObjectEdit duplicate(Message name, Level level, Collection<String> ids, double dx, double dy) {
        Set<String> taken = LevelObjects.ids(level);
        List<LevelObject> copies = new ArrayList<>();
        for (LevelObject it : LevelObjects.find(level, ids)) {
            copies.add(it.withId(FreeId.like(it.id(), taken)).withPosition(it.x() + dx, it.y() + dy));
        }
        return add(name, level, copies);
    }

    /** The ids of all added, removed or replaced objects. */
    public Set<String> ids() {
        Set<String> ids = new LinkedHashSet<>();
        deltas.values().forEach(delta -> delta.collectIds(ids));
        return ids;
    }

    @Override
    public Message name() {
        return name;
    }

    @Override
    public Level applyTo(Level level) {
        ObjectLists objects = level.objects();
        for (Map.Entry<ObjectType, ListDelta> delta : deltas.entrySet()) {
            objects = objects.with(delta.getKey(), delta.getValue().applyTo(objects.of(delta.getKey())));
        }
        return level.withObjects(objects);
    }

    @Override
    public Edit inverse() {
        return of(name, deltas.keySet(), type -> delta(type).inverse());
    }

    @Override
    public Optional<Edit> then(Edit next) {
        if (!(next instanceof ObjectEdit other)) {
            return Optional.empty();
        }
        Set<ObjectType> types = new LinkedHashSet<>(deltas.keySet());
        types.addAll(other.deltas.keySet());
        return Optional.of(of(name, types, type -> delta(type).then(other.delta(type))));
    }

    private ListDelta delta(ObjectType type) {
        return deltas.getOrDefault(type, ListDelta.none());
    }

    @Override
    public long sizeBytes() {
        return OVERHEAD_BYTES
                + deltas.values().stream().mapToLong(ListDelta::sizeBytes).sum();
    }

    @Override
    public List<Change> changes(Level before, Level after) {
        return List.of(new Change.ObjectsChanged(ids(), before, after));
    }

    @Override
    public Object subject() {
        return ids();
    }

    @Override
    public boolean isNoOp() {
        return deltas.isEmpty();
    }

    @Override
    public String toString() {
        return name.key() + ": " + deltas;
    }
}
