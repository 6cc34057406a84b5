package leapsmith.bench.plain;

import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.Tiles;

/** A character that walks, falls, and turns at walls, by the articles' tests for ground and walls. */
final class PlainCharacter extends PlainObject {
    private boolean onGround = true;

    PlainCharacter(Vector2 center, Vector2 halfSize, Vector2 speed) {
        super(center, halfSize, speed, 1, 1);
    }

    @Override
    void update(PlainMap map) {
        if (!onGround) {
            float fall = Math.min(speed.y() + CrowdScene.GRAVITY * TICK_SECONDS, CrowdScene.MAX_FALL_SPEED);
            speed = new Vector2(speed.x(), fall);
        }
        super.update(map);
    }

    @Override
    void meetTiles(PlainMap map) {
        meetWall(map);
        meetGround(map);
    }

    private void meetWall(PlainMap map) {
        float side = Math.signum(speed.x());
        float edge = position.x() + side * box.halfSize.x();
        int column = (int) Math.floor(edge / Tiles.SIZE);
        int first = (int) Math.floor((oldPosition.y() - box.halfSize.y() + 1) / Tiles.SIZE);
        int last = (int) Math.floor((oldPosition.y() + box.halfSize.y() - 1) / Tiles.SIZE);
        for (int row = first; row <= last; row++) {
            if (map.tiles.isSolid(column, row)) {
                float wall = side > 0 ? column * Tiles.SIZE : (column + 1) * Tiles.SIZE;
                position = new Vector2(wall - side * box.halfSize.x(), position.y());
                speed = new Vector2(-speed.x(), speed.y());
                return;
            }
        }
    }

    /** Tests the rows that the feet passed, each at the place where they passed it. */
    private void meetGround(PlainMap map) {
        if (speed.y() < 0) {
            onGround = false;
            return;
        }
        Vector2 oldFeet = new Vector2(oldPosition.x() - box.halfSize.x() + 1, oldPosition.y() + box.halfSize.y() + 1);
        Vector2 feet = new Vector2(position.x() - box.halfSize.x() + 1, position.y() + box.halfSize.y() + 1);
        int endRow = (int) Math.floor(feet.y() / Tiles.SIZE);
        int startRow = Math.min(endRow, (int) Math.floor(oldFeet.y() / Tiles.SIZE) + 1);
        int distance = Math.max(Math.abs(endRow - startRow), 1);
        for (int row = startRow; row <= endRow; row++) {
            float part = Math.abs(endRow - row) / (float) distance;
            Vector2 sensor = feet.plus(oldFeet.minus(feet).times(part));
            float right = sensor.x() + box.halfSize.x() * 2 - 2;
            for (float x = sensor.x(); ; x += Tiles.SIZE) {
                x = Math.min(x, right);
                if (map.tiles.isSolid((int) Math.floor(x / Tiles.SIZE), row)) {
                    position = new Vector2(position.x(), row * Tiles.SIZE - box.halfSize.y());
                    speed = new Vector2(speed.x(), 0);
                    onGround = true;
                    return;
                }
                if (x >= right) {
                    break;
                }
            }
        }
        onGround = false;
    }
}
