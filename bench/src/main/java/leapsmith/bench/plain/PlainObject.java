package leapsmith.bench.plain;

import java.util.ArrayList;
import java.util.List;

/** A moving object of the articles: one Java object with its box, its areas and all its collisions. */
class PlainObject {
    static final float TICK_SECONDS = 1 / 60f;

    final int category;
    final int mask;
    final PlainBox box;
    final List<Area> areas = new ArrayList<>();
    final List<Integer> idsInAreas = new ArrayList<>();
    final List<PlainCollision> collisions = new ArrayList<>();

    Vector2 oldPosition;
    Vector2 position;
    Vector2 oldSpeed;
    Vector2 speed;

    PlainObject(Vector2 center, Vector2 halfSize, Vector2 speed, int category, int mask) {
        this.position = center;
        this.oldPosition = center;
        this.speed = speed;
        this.oldSpeed = speed;
        this.box = new PlainBox(halfSize);
        this.box.center = center;
        this.category = category;
        this.mask = mask;
    }

    /** Advances the object by one tick; the subclass handles tiles. */
    void update(PlainMap map) {
        oldPosition = position;
        oldSpeed = speed;
        position = position.plus(speed.times(TICK_SECONDS));
        meetTiles(map);
        box.center = position;
    }

    void meetTiles(PlainMap map) {}

    boolean sees(PlainObject other) {
        return (mask & other.category) != 0 && (other.mask & category) != 0;
    }

    boolean hasCollisionWith(PlainObject other) {
        for (PlainCollision collision : collisions) {
            if (collision.other() == other) {
                return true;
            }
        }
        return false;
    }

    void addCollision(PlainObject other, Vector2 overlap) {
        collisions.add(new PlainCollision(
                other, overlap, speed, other.speed, oldPosition, other.oldPosition, position, other.position));
    }
}
