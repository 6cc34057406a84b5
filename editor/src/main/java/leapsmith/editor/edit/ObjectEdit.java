package leapsmith.editor.edit;

import java.util.ArrayList;
import java.util.Collection;
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
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Zone;

/**
 * Characters and zones added, removed or replaced: moved, resized, renamed, given other numbers. Each keeps its place
 * in the level's order, and gets it back when its removal is undone. Where a level has an id twice, the first object
 * with it is meant.
 */
public final class ObjectEdit implements Edit {
    private final String name;
    private final ListDelta<PlacedCharacter> characters;
    private final ListDelta<Zone> zones;

    private ObjectEdit(String name, ListDelta<PlacedCharacter> characters, ListDelta<Zone> zones) {
        this.name = Objects.requireNonNull(name);
        this.characters = characters;
        this.zones = zones;
    }

    /** Adds these on top of what the level has. */
    public static ObjectEdit add(String name, Level level, List<? extends LevelObject> objects) {
        return new ObjectEdit(
                name,
                ListDelta.adding(level.characters(), only(PlacedCharacter.class, objects)),
                ListDelta.adding(level.zones(), only(Zone.class, objects)));
    }

    /** Removes those of these ids that the level has. */
    public static ObjectEdit remove(String name, Level level, Collection<String> ids) {
        Set<String> left = new HashSet<>(ids);
        return new ObjectEdit(
                name, ListDelta.removing(level.characters(), left), ListDelta.removing(level.zones(), left));
    }

    /** Puts another character in the place of each of these ids; it may have a new id. Zones stay as they are. */
    public static ObjectEdit replaceCharacters(
            String name, Level level, Collection<String> ids, UnaryOperator<PlacedCharacter> by) {
        return new ObjectEdit(name, ListDelta.replacing(level.characters(), new HashSet<>(ids), by), ListDelta.none());
    }

    /** Puts another zone in the place of each of these ids; it may have a new id. Characters stay as they are. */
    public static ObjectEdit replaceZones(String name, Level level, Collection<String> ids, UnaryOperator<Zone> by) {
        return new ObjectEdit(name, ListDelta.none(), ListDelta.replacing(level.zones(), new HashSet<>(ids), by));
    }

    /** Puts these in the place of the objects with their ids. */
    public static ObjectEdit replace(String name, Level level, Collection<? extends LevelObject> objects) {
        Map<String, LevelObject> byId = new HashMap<>();
        objects.forEach(it -> byId.put(it.id(), it));
        return replace(name, level, byId.keySet(), it -> byId.get(it.id()));
    }

    /** Moves the objects of these ids by so many level px. */
    public static ObjectEdit move(String name, Level level, Collection<String> ids, double dx, double dy) {
        return replace(name, level, ids, it -> it.withPosition(it.x() + dx, it.y() + dy));
    }

    private static ObjectEdit replace(
            String name, Level level, Collection<String> ids, Function<LevelObject, LevelObject> by) {
        Set<String> left = new HashSet<>(ids);
        return new ObjectEdit(
                name,
                ListDelta.replacing(level.characters(), left, it -> (PlacedCharacter) by.apply(it)),
                ListDelta.replacing(level.zones(), left, it -> (Zone) by.apply(it)));
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

    private static <T> List<T> only(Class<T> type, List<?> objects) {
        return objects.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** The ids of all objects that are added, removed or replaced. */
    public Set<String> ids() {
        Set<String> ids = new LinkedHashSet<>();
        characters.collectIds(ids);
        zones.collectIds(ids);
        return ids;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Level applyTo(Level level) {
        Level result = level;
        if (!characters.isEmpty()) {
            result = result.withCharacters(characters.applyTo(result.characters()));
        }
        if (!zones.isEmpty()) {
            result = result.withZones(zones.applyTo(result.zones()));
        }
        return result;
    }

    @Override
    public Edit inverse() {
        return new ObjectEdit(name, characters.inverse(), zones.inverse());
    }

    @Override
    public Optional<Edit> then(Edit next) {
        return next instanceof ObjectEdit other
                ? Optional.of(new ObjectEdit(name, characters.then(other.characters), zones.then(other.zones)))
                : Optional.empty();
    }

    @Override
    public long sizeBytes() {
        return characters.sizeBytes() + zones.sizeBytes();
    }

    @Override
    public List<Change> changes() {
        return List.of(new Change.ObjectsChanged(ids()));
    }

    @Override
    public boolean isNoOp() {
        return characters.isEmpty() && zones.isEmpty();
    }

    @Override
    public String toString() {
        return name + ": characters " + characters + ", zones " + zones;
    }
}
