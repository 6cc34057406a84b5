package leapsmith.bench.plain;

import leapsmith.bench.scene.Tiles;

/** A bullet that is moved flush with the Block that it entered and reverses on that axis. */
final class PlainBullet extends PlainObject {
    static final int BULLET = 1;
    static final int TARGET = 2;

    PlainBullet(Vector2 center, Vector2 halfSize, Vector2 speed) {
        super(center, halfSize, speed, BULLET, TARGET);
    }

    @Override
    void meetTiles(PlainMap map) {
        float sideX = Math.signum(speed.x());
        float edgeX = position.x() + sideX * box.halfSize.x();
        int column = (int) Math.floor(edgeX / Tiles.SIZE);
        if (isSolidColumn(map, column)) {
            float wall = sideX > 0 ? column * Tiles.SIZE : (column + 1) * Tiles.SIZE;
            position = new Vector2(wall - sideX * box.halfSize.x() - sideX * 0.001f, position.y());
            speed = new Vector2(-speed.x(), speed.y());
        }
        float sideY = Math.signum(speed.y());
        float edgeY = position.y() + sideY * box.halfSize.y();
        int row = (int) Math.floor(edgeY / Tiles.SIZE);
        if (isSolidRow(map, row)) {
            float wall = sideY > 0 ? row * Tiles.SIZE : (row + 1) * Tiles.SIZE;
            position = new Vector2(position.x(), wall - sideY * box.halfSize.y() - sideY * 0.001f);
            speed = new Vector2(speed.x(), -speed.y());
        }
    }

    private boolean isSolidColumn(PlainMap map, int column) {
        int top = (int) Math.floor((oldPosition.y() - box.halfSize.y()) / Tiles.SIZE);
        int bottom = (int) Math.floor((oldPosition.y() + box.halfSize.y()) / Tiles.SIZE);
        return map.tiles.isSolid(column, top) || map.tiles.isSolid(column, bottom);
    }

    private boolean isSolidRow(PlainMap map, int row) {
        int left = (int) Math.floor((position.x() - box.halfSize.x()) / Tiles.SIZE);
        int right = (int) Math.floor((position.x() + box.halfSize.x()) / Tiles.SIZE);
        return map.tiles.isSolid(left, row) || map.tiles.isSolid(right, row);
    }
}
