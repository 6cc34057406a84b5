package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import leapsmith.levels.external.Findings;
import leapsmith.levels.model.FileWord;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.Severity;

/** Collects the objects of a level that is being made, within the limits. */
final class ObjectPlacer {
    private final Map<ObjectType, List<LevelObject>> lists = new LinkedHashMap<>();
    private final Set<String> ids = new HashSet<>();
    private final Map<String, Integer> lastNumbers = new HashMap<>();
    private final Findings findings;
    private int count;

    ObjectPlacer(Findings findings) {
        this.findings = findings;
    }

    /** Adds an object, and gives it an id that no other has: its own if that is free, else its kind with a number. */
    LevelObject add(LevelObject object) {
        LevelObject named = object.withId(freeId(object));
        addAsIs(named);
        return named;
    }

    /** Adds an object with its id. */
    void addAsIs(LevelObject object) {
        ObjectType type = object.type();
        List<LevelObject> list = lists.computeIfAbsent(type, key -> new ArrayList<>());
        if (list.size() == type.most() || count == Limits.MAX_OBJECTS) {
            findings.count(Severity.WARNING, "import-too-many-objects", 1, FileWord.of(type));
            return;
        }
        ids.add(object.id());
        list.add(object);
        count++;
    }

    private String freeId(LevelObject object) {
        String wanted = object.id();
        if (!wanted.isBlank() && !ids.contains(wanted)) {
            return wanted;
        }
        String stem = wanted.isBlank() ? object.type().idStem(object.kind()) : wanted;
        String id;
        do {
            id = stem + "-" + lastNumbers.merge(stem, 1, Integer::sum);
        } while (ids.contains(id));
        return id;
    }

    /** An object with its box moved and cut to the limits. */
    LevelObject within(LevelObject object, double x, double y, double width, double height) {
        double boundX = bound(x, -Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX);
        double boundY = bound(y, -Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX);
        double boundWidth = bound(width, 0, Limits.MAX_OBJECT_SIDE_PX);
        double boundHeight = bound(height, 0, Limits.MAX_OBJECT_SIDE_PX);
        if (boundX != x || boundY != y || boundWidth != width || boundHeight != height) {
            findings.count(Severity.WARNING, "import-beyond-limits", 1);
        }
        return object.withBox(boundX, boundY, boundWidth, boundHeight);
    }

    private static double bound(double value, double from, double to) {
        return Double.isNaN(value) ? from + (to - from) / 2 : Math.max(from, Math.min(value, to));
    }

    ObjectLists objects() {
        ObjectLists objects = ObjectLists.NONE;
        for (Map.Entry<ObjectType, List<LevelObject>> list : lists.entrySet()) {
            objects = objects.with(list.getKey(), list.getValue());
        }
        return objects;
    }
}
