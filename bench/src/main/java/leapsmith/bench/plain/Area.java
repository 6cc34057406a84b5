package leapsmith.bench.plain;

import java.util.Arrays;

/** A square of the partition with the list of the objects in it. */
final class Area {
    private PlainObject[] objects = new PlainObject[8];
    private int count;

    final int column;
    final int row;

    Area(int column, int row) {
        this.column = column;
        this.row = row;
    }

    void add(PlainObject object) {
        if (count == objects.length) {
            objects = Arrays.copyOf(objects, 2 * count);
        }
        object.addArea(this, count);
        objects[count++] = object;
    }

    /** Removes an object, for which this is the area in a slot, by moving the last one to its place. */
    void remove(PlainObject object, int slot) {
        int index = object.indexIn(slot);
        object.removeArea(slot);
        PlainObject last = objects[--count];
        objects[count] = null;
        if (last != object) {
            objects[index] = last;
            last.setIndexIn(this, index);
        }
    }

    /** Stores all pairs of objects in this area that overlap. Returns the number of pairs that are new. */
    long checkCollisions() {
        long pairs = 0;
        for (int i = 0; i < count - 1; i++) {
            PlainObject first = objects[i];
            for (int j = i + 1; j < count; j++) {
                PlainObject second = objects[j];
                if (first.sees(second) && collide(first, second)) {
                    pairs++;
                }
            }
        }
        return pairs;
    }

    private static boolean collide(PlainObject first, PlainObject second) {
        float depthX = first.depthX(second);
        float depthY = first.depthY(second);
        if (depthX < 0 || depthY < 0 || first.hasCollisionWith(second)) {
            return false;
        }
        float overlapX = first.x >= second.x ? depthX : -depthX;
        float overlapY = first.y >= second.y ? depthY : -depthY;
        first.addCollision(second, overlapX, overlapY);
        second.addCollision(first, -overlapX, -overlapY);
        return true;
    }
}
