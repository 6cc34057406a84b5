package leapsmith.bench.plain;

import java.util.ArrayList;
import java.util.List;
import leapsmith.bench.scene.Tiles;

/** The map of the articles: tiles, and a partition into areas of 16 x 16 tiles with a list of objects each. */
final class PlainMap {
    private static final int AREA_TILES = 16;
    private static final float AREA_PX = AREA_TILES * Tiles.SIZE;

    final Tiles tiles;
    private final int areaColumns;
    private final Area[] areas;
    private final List<Area> touched = new ArrayList<>();
    private final List<Area> left = new ArrayList<>();
    private long pairs;

    PlainMap(Tiles tiles) {
        this.tiles = tiles;
        // One more on each axis: a box flush with the far edge of the map touches the areas behind it.
        areaColumns = tiles.columns() / AREA_TILES + 2;
        areas = new Area[areaColumns * (tiles.rows() / AREA_TILES + 2)];
        for (int i = 0; i < areas.length; i++) {
            areas[i] = new Area();
        }
    }

    long pairs() {
        return pairs;
    }

    /** Adds an object to the areas that it touches now, and removes it from those that it left. */
    void updateAreas(PlainObject object) {
        touched.clear();
        PlainBox box = object.box;
        int firstColumn = areaOf(box.center.x() - box.halfSize.x());
        int lastColumn = areaOf(box.center.x() + box.halfSize.x());
        int firstRow = areaOf(box.center.y() - box.halfSize.y());
        int lastRow = areaOf(box.center.y() + box.halfSize.y());
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                touched.add(areas[row * areaColumns + column]);
            }
        }
        left.clear();
        for (Area area : object.areas) {
            if (!touched.contains(area)) {
                left.add(area);
            }
        }
        for (Area area : left) {
            area.remove(object);
        }
        for (Area area : touched) {
            if (!object.areas.contains(area)) {
                area.add(object);
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
            List<PlainObject> objects = area.objects;
            for (int i = 0; i < objects.size() - 1; i++) {
                PlainObject first = objects.get(i);
                for (int j = i + 1; j < objects.size(); j++) {
                    check(first, objects.get(j));
                }
            }
        }
    }

    private void check(PlainObject first, PlainObject second) {
        if (!first.sees(second)) {
            return;
        }
        Vector2 overlap = first.box.overlap(second.box);
        if (overlap != null && !first.hasCollisionWith(second)) {
            first.addCollision(second, overlap);
            second.addCollision(first, overlap.times(-1));
            pairs++;
        }
    }
}
