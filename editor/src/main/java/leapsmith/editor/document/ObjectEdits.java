package leapsmith.editor.document;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.ZoneType;

/**
 * Edits that add, remove or replace objects: move, resize, rename them or change properties. Each object keeps its place
 * in the level's order. If a level has an id twice, the first object is used.
 */
public final class ObjectEdits {
    private ObjectEdits() {}

    public static Edit add(Message name, Level level, List<LevelObject> objects) {
        return Edit.of(name, level, added(level, objects));
    }

    static Level added(Level level, List<LevelObject> objects) {
        ObjectLists lists = level.objects();
        for (ObjectType type : lists.types().all()) {
            List<LevelObject> list = new ArrayList<>(lists.of(type));
            objects.stream().filter(it -> it.type() == type).forEach(list::add);
            lists = list.size() == lists.of(type).size() ? lists : lists.with(type, list);
        }
        return level.withObjects(lists);
    }

    /** Removes the objects with these ids; unknown ids are ignored. */
    public static Edit remove(Message name, Level level, Collection<String> ids) {
        return Edit.of(name, level, removed(level, ids));
    }

    static Level removed(Level level, Collection<String> ids) {
        Set<String> left = new HashSet<>(ids);
        ObjectLists lists = level.objects();
        for (ObjectType type : lists.types().all()) {
            List<LevelObject> list = new ArrayList<>(lists.of(type));
            if (!left.isEmpty() && list.removeIf(it -> left.remove(it.id()))) {
                lists = lists.with(type, list);
            }
        }
        return level.withObjects(lists);
    }

    /**
     * Replaces each object with one of these ids by another of its type. If it has a new id, portals and fields that lead to the
     * object keep leading there.
     */
    public static Edit replace(Message name, Level level, Collection<String> ids, UnaryOperator<LevelObject> by) {
        Set<String> left = new HashSet<>(ids);
        Map<String, String> newIds = new HashMap<>();
        ObjectLists replaced = level.objects().mapped(it -> {
            if (left.isEmpty() || !left.remove(it.id())) {
                return it;
            }
            LevelObject changed = by.apply(it);
            if (!changed.id().equals(it.id())) {
                newIds.put(it.id(), changed.id());
            }
            return changed;
        });
        ObjectLists all = newIds.isEmpty() ? replaced : replaced.mapped(it -> leadingTo(it, newIds));
        return Edit.of(name, level, level.withObjects(all));
    }

    /** An object that leads to the new ids of those to which it leads: as a portal, or by fields of its own kind. */
    static LevelObject leadingTo(LevelObject object, Map<String, String> newIds) {
        LevelObject changed = object;
        if (ZoneType.is(object, ZoneType.PORTAL) && newIds.containsKey(ZoneType.destination(object))) {
            changed = changed.with(ZoneType.TO, newIds.get(ZoneType.destination(object)));
        }
        for (String id : OwnKind.references(object)) {
            changed = newIds.containsKey(id) ? OwnKind.withReference(changed, id, newIds.get(id)) : changed;
        }
        return changed;
    }

    public static Edit replace(Message name, Level level, Collection<LevelObject> objects) {
        Map<String, LevelObject> byId = new HashMap<>();
        objects.forEach(it -> byId.put(it.id(), it));
        return replace(name, level, byId.keySet(), it -> byId.get(it.id()));
    }

    /** Moves the objects with these ids; offsets are in level px. */
    public static Edit move(Message name, Level level, Collection<String> ids, double dx, double dy) {
        return replace(name, level, ids, it -> it.withPosition(it.x() + dx, it.y() + dy));
    }

    /**
     * Adds copies of the objects with these ids, offset in level px, with free ids of the same stem. What leads to one of them leads
     * to its copy in the copies.
     */
    public static Edit duplicate(Message name, Level level, Collection<String> ids, double dx, double dy) {
        Set<String> taken = LevelObjects.ids(level);
        List<LevelObject> copies = new ArrayList<>();
        Map<String, String> newIds = new HashMap<>();
        for (LevelObject it : LevelObjects.find(level, ids)) {
            String id = FreeId.like(it.id(), taken);
            newIds.put(it.id(), id);
            copies.add(it.withId(id).withPosition(it.x() + dx, it.y() + dy));
        }
        copies.replaceAll(it -> leadingTo(it, newIds));
        return add(name, level, copies);
    }
}
