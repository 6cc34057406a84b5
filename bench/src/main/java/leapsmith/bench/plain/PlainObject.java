package leapsmith.bench.plain;

import java.util.Arrays;
import leapsmith.bench.scene.Movers;

/** A moving object of the articles with its areas and its collisions of the current tick. */
abstract class PlainObject extends MovingBox {
    private static final int FEW = 4;

    final int category;
    final int mask;

    /** The range of areas that it touches. */
    int firstColumn;

    int lastColumn = -1;
    int firstRow;
    int lastRow = -1;

    private PlainMap.Area[] areas = new PlainMap.Area[FEW];
    private int[] indexInArea = new int[FEW];
    private int areaCount;

    private PlainObject[] others = new PlainObject[FEW];
    private float[] overlapX = new float[FEW];
    private float[] overlapY = new float[FEW];
    private int collisionCount;

    PlainObject(Movers movers, int i, int category, int mask) {
        super(movers, i);
        this.category = category;
        this.mask = mask;
    }

    PlainObject(float x, float y, float halfWidth, float halfHeight, int category, int mask) {
        super(x, y, halfWidth, halfHeight);
        this.category = category;
        this.mask = mask;
    }

    /** Advances the object by one tick; it handles tiles itself. */
    abstract void update(PlainMap map);

    final boolean sees(PlainObject other) {
        return (mask & other.category) != 0 && (other.mask & category) != 0;
    }

    final int areaCount() {
        return areaCount;
    }

    final PlainMap.Area area(int slot) {
        return areas[slot];
    }

    /** Its index in the list of an area. */
    final int indexIn(int slot) {
        return indexInArea[slot];
    }

    final void setIndexIn(PlainMap.Area area, int index) {
        indexInArea[slotOf(area)] = index;
    }

    final boolean isIn(PlainMap.Area area) {
        return slotOf(area) >= 0;
    }

    private int slotOf(PlainMap.Area area) {
        for (int slot = 0; slot < areaCount; slot++) {
            if (areas[slot] == area) {
                return slot;
            }
        }
        return -1;
    }

    final void addArea(PlainMap.Area area, int index) {
        if (areaCount == areas.length) {
            areas = Arrays.copyOf(areas, 2 * areaCount);
            indexInArea = Arrays.copyOf(indexInArea, 2 * areaCount);
        }
        areas[areaCount] = area;
        indexInArea[areaCount++] = index;
    }

    /** Removes an area by moving the last one to its slot. */
    final void removeArea(int slot) {
        areaCount--;
        areas[slot] = areas[areaCount];
        areas[areaCount] = null;
        indexInArea[slot] = indexInArea[areaCount];
    }

    final void clearCollisions() {
        collisionCount = 0;
    }

    final boolean hasCollisionWith(PlainObject other) {
        for (int i = 0; i < collisionCount; i++) {
            if (others[i] == other) {
                return true;
            }
        }
        return false;
    }

    /** Stores a collision with its signed overlap, px. */
    final void addCollision(PlainObject other, float signedX, float signedY) {
        if (collisionCount == others.length) {
            others = Arrays.copyOf(others, 2 * collisionCount);
            overlapX = Arrays.copyOf(overlapX, 2 * collisionCount);
            overlapY = Arrays.copyOf(overlapY, 2 * collisionCount);
        }
        others[collisionCount] = other;
        overlapX[collisionCount] = signedX;
        overlapY[collisionCount++] = signedY;
    }

    /** The sum of the absolute overlaps of all its collisions along both axes, px. */
    final double overlap() {
        double sum = 0;
        for (int i = 0; i < collisionCount; i++) {
            sum += Math.abs(overlapX[i]) + Math.abs(overlapY[i]);
        }
        return sum;
    }
}
