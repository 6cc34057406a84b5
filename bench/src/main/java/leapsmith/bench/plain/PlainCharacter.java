package leapsmith.bench.plain;

import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.Tiles;

/** A character that walks, falls, and turns at walls, by the articles' tests for ground and walls. */
final class PlainCharacter extends PlainObject {
    /** How far inside the box its corners are for the tests, px. */
    private static final float INSET = 1;

    private boolean onGround = true;

    PlainCharacter(Movers characters, int i) {
        super(characters, i, 1, 1);
    }

    @Override
    void update(PlainMap map) {
        if (!onGround) {
            vy = Math.min(vy + CrowdScene.GRAVITY * TICK_SECONDS, CrowdScene.MAX_FALL_SPEED);
        }
        move();
        meetWall(map.tiles);
        onGround = vy >= 0 && meetsGround(map.tiles);
    }

    private void meetWall(Tiles tiles) {
        float side = Math.signum(vx);
        int column = tileOf(x + side * halfWidth);
        int first = tileOf(oldY - halfHeight + INSET);
        int last = tileOf(oldY + halfHeight - INSET);
        for (int row = first; row <= last; row++) {
            if (tiles.isSolid(column, row)) {
                float wall = side > 0 ? column * Tiles.SIZE : (column + 1) * Tiles.SIZE;
                x = wall - side * halfWidth;
                vx = -vx;
                return;
            }
        }
    }

    /** Tests the rows that the feet passed, each at the place where they passed it, and lands on the first solid one. */
    private boolean meetsGround(Tiles tiles) {
        float oldLeft = oldX - halfWidth + INSET;
        float oldFeet = oldY + halfHeight + INSET;
        float left = x - halfWidth + INSET;
        float feet = y + halfHeight + INSET;
        int endRow = tileOf(feet);
        int startRow = Math.min(endRow, tileOf(oldFeet) + 1);
        int distance = Math.max(endRow - startRow, 1);
        for (int row = startRow; row <= endRow; row++) {
            float part = (endRow - row) / (float) distance;
            if (isSolid(tiles, left + (oldLeft - left) * part, row)) {
                y = row * Tiles.SIZE - halfHeight;
                vy = 0;
                return true;
            }
        }
        return false;
    }

    private boolean isSolid(Tiles tiles, float left, int row) {
        int first = tileOf(left);
        int last = tileOf(left + halfWidth * 2 - 2 * INSET);
        for (int column = first; column <= last; column++) {
            if (tiles.isSolid(column, row)) {
                return true;
            }
        }
        return false;
    }
}
