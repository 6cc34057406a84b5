package leapsmith.bench.plain;

import java.util.Arrays;
import leapsmith.bench.scene.Tiles;

/** The map of the articles: tiles, and a partition into areas of 16 x 16 tiles with a list of objects each. */
final class PlainMap {
    private static final int AREA_TILES = 16;
    private static final float AREA_PX = AREA_TILES * Tiles.SIZE;

    final Tiles tiles;
    private final int areaColumns;
    private final Area[] areas;
    private long pairs;

    PlainMap(Tiles tiles) {
        this.tiles = tiles;
        // One more on each axis: a box flush with the far edge of the map touches the areas behind it.
        areaColumns = tiles.columns() / AREA_TILES + 2;
        areas = new Area[areaColumns * (tiles.rows() / AREA_TILES + 2)];
        for (int i = 0; i < areas.length; i++) {
            areas[i] = new Area(i % areaColumns, i / areaColumns);
        }
    }

    long pairs() {
        return pairs;
    }

    /** Adds an object to the areas that it touches now, and removes it from those that it left. */
    void updateAreas(PlainObject object) {
        int firstColumn = areaOf(object.x - object.halfWidth);
        int lastColumn = areaOf(object.x + object.halfWidth);
        int firstRow = areaOf(object.y - object.halfHeight);
        int lastRow = areaOf(object.y + object.halfHeight);
        if (firstColumn == object.firstColumn
                && lastColumn == object.lastColumn
                && firstRow == object.firstRow
                && lastRow == object.lastRow) {
            return;
        }
        object.firstColumn = firstColumn;
        object.lastColumn = lastColumn;
        object.firstRow = firstRow;
        object.lastRow = lastRow;
        for (int slot = object.areaCount() - 1; slot >= 0; slot--) {
            Area area = object.area(slot);
            if (area.column < firstColumn || area.column > lastColumn || area.row < firstRow || area.row > lastRow) {
                area.remove(object, slot);
            }
        }
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                Area area = areas[row * areaColumns + column];
                if (!object.isIn(area)) {
                    area.add(object);
                }
            }
        }
    }

    private static int areaOf(float px) {
        return Math.max(0, (int) Math.floor(px / AREA_PX));
    }

    /** Finds all overlapping objects, area by area. */
    void checkCollisions() {
        pairs = 0;
        for (Area area : areas) {
            pairs += area.checkCollisions();
        }
    }

    /** A square of the partition with the list of the objects in it. */
    static final class Area {
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
}
