package leapsmith.editor.document;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.PathStop;

/**
 * Queries about the objects of a level in drawing order: by the depth of their types, later objects of a type on top.
 */
public final class LevelObjects {
    /** Up to this many objects are searched one by one; more in one pass over the level. */
    private static final int FEW = 4;

    private LevelObjects() {}

    public static Set<String> ids(Level level) {
        Set<String> ids = new LinkedHashSet<>();
        level.objects().stream().forEach(it -> ids.add(it.id()));
        return ids;
    }

    static Selection existing(Level level, Selection selection) {
        Predicate<String> exists =
                selection.size() <= FEW ? id -> level.object(id).isPresent() : ids(level)::contains;
        Selection existing = selection
                .retaining(exists)
                .withTiles(selection.tiles().intersect(level.tiles().region()));
        if (selection.decal().isPresent()
                && DecalEdits.selected(level, selection).isEmpty()) {
            return Selection.NONE;
        }
        return selectedStop(level, existing).isPresent() ? existing : existing.withoutStop();
    }

    public static Optional<PathStop> selectedStop(Level level, Selection selection) {
        if (selection.stop().isEmpty()) {
            return Optional.empty();
        }
        int stop = selection.stop().getAsInt();
        return find(level, selection.objectIds()).stream()
                .map(LevelObject::stops)
                .filter(stops -> stop < stops.size())
                .map(stops -> stops.get(stop))
                .findFirst();
    }

    /** All objects, the lowest first. */
    public static List<LevelObject> all(Level level) {
        List<LevelObject> objects = new ArrayList<>(level.objects().count());
        level.objects().types().fromBelow().forEach(type -> objects.addAll(level.objects(type)));
        return objects;
    }

    /** The existing objects with these ids, in the order of the ids. */
    public static List<LevelObject> find(Level level, Collection<String> ids) {
        if (ids.size() <= FEW) {
            return ids.stream().map(level::object).flatMap(Optional::stream).toList();
        }
        Map<String, LevelObject> byId = new HashMap<>();
        level.objects().stream().forEach(it -> byId.putIfAbsent(it.id(), it));
        return ids.stream().map(byId::get).filter(Objects::nonNull).toList();
    }

    /**
     * The topmost object at a point in level px, edges included.
     *
     * @param leastSizePx smaller objects are hit as if they had this size, so that they can be grabbed when zoomed out
     */
    public static Optional<LevelObject> topmostAt(Level level, double x, double y, double leastSizePx) {
        List<ObjectType> types = level.objects().types().fromBelow();
        for (int i = types.size() - 1; i >= 0; i--) {
            Optional<LevelObject> found = topmost(level.objects(types.get(i)), x, y, leastSizePx);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** As {@link #topmostAt}, for some objects, the lowest first. */
    public static Optional<LevelObject> topmost(List<LevelObject> objects, double x, double y, double leastSizePx) {
        for (int i = objects.size() - 1; i >= 0; i--) {
            LevelObject it = objects.get(i);
            double growX = Math.max(0, (leastSizePx - it.width()) / 2);
            double growY = Math.max(0, (leastSizePx - it.height()) / 2);
            if (x >= it.x() - growX
                    && x <= it.x() + it.width() + growX
                    && y >= it.y() - growY
                    && y <= it.y() + it.height() + growY) {
                return Optional.of(it);
            }
        }
        return Optional.empty();
    }

    /** The objects that a box in level px overlaps or touches, the lowest first. */
    public static List<LevelObject> touching(Level level, double x, double y, double width, double height) {
        return all(level).stream()
                .filter(it -> it.x() <= x + width
                        && x <= it.x() + it.width()
                        && it.y() <= y + height
                        && y <= it.y() + it.height())
                .toList();
    }
}
