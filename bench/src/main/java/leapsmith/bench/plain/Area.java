package leapsmith.bench.plain;

import java.util.ArrayList;
import java.util.List;

/** A square of the partition with the list of the objects in it. */
final class Area {
    final List<PlainObject> objects = new ArrayList<>();

    void add(PlainObject object) {
        object.areas.add(this);
        object.idsInAreas.add(objects.size());
        objects.add(object);
    }

    /** Removes an object by moving the last one to its place. */
    void remove(PlainObject object) {
        int slot = object.areas.indexOf(this);
        int index = object.idsInAreas.get(slot);
        object.areas.remove(slot);
        object.idsInAreas.remove(slot);
        PlainObject last = objects.remove(objects.size() - 1);
        if (last != object) {
            objects.set(index, last);
            last.idsInAreas.set(last.areas.indexOf(this), index);
        }
    }
}
