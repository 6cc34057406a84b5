package leapsmith.editor.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;

/** Questions about the characters and zones of a level, as they lie on screen: zones below, later ones on top. */
public final class LevelObjects {
    /** So many are looked for one by one; more in one pass over the level. */
    private static final int FEW = 4;

    private LevelObjects() {}

    /** The ids of all characters and zones. */
    public static Set<String> ids(Level level) {
        Set<String> ids = new LinkedHashSet<>();
        level.characters().forEach(it -> ids.add(it.id()));
        level.zones().forEach(it -> ids.add(it.id()));
        return ids;
    }

    /** All objects, the lowest first. */
    public static List<LevelObject> all(Level level) {
        List<LevelObject> objects =
                new ArrayList<>(level.zones().size() + level.characters().size());
        objects.addAll(level.zones());
        objects.addAll(level.characters());
        return objects;
    }

    /** The objects of these ids that the level has, in the order of the ids. */
    public static List<LevelObject> find(Level level, Collection<String> ids) {
        if (ids.size() <= FEW) {
            return ids.stream().map(level::object).flatMap(Optional::stream).toList();
        }
        Map<String, LevelObject> byId = new HashMap<>();
        level.characters().forEach(it -> byId.putIfAbsent(it.id(), it));
        level.zones().forEach(it -> byId.putIfAbsent(it.id(), it));
        return ids.stream().map(byId::get).filter(Objects::nonNull).toList();
    }

    /**
     * The topmost object at a point in level px, edges included.
     *
     * @param leastSizePx smaller objects are hit as if they were so large, so that they can be grabbed from afar
     */
    public static Optional<LevelObject> topmostAt(Level level, double x, double y, double leastSizePx) {
        return topmost(level.characters(), x, y, leastSizePx).or(() -> topmost(level.zones(), x, y, leastSizePx));
    }

    /** The same among some of the level's objects, the lowest first. */
    public static Optional<LevelObject> topmost(
            List<? extends LevelObject> objects, double x, double y, double leastSizePx) {
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
