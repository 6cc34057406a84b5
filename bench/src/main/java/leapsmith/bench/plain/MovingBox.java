package leapsmith.bench.plain;

import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.Tiles;

/** A box that moves: px, px/s, y down. */
class MovingBox {
    static final float TICK_SECONDS = 1 / 60f;

    /** How far a box that a tile stopped is from it, px. */
    private static final float GAP = 0.001f;

    final float halfWidth;
    final float halfHeight;
    /** The center, now and before the last move. */
    float x;

    float y;
    float oldX;
    float oldY;
    float vx;
    float vy;

    MovingBox(float x, float y, float halfWidth, float halfHeight) {
        this.x = x;
        this.y = y;
        oldX = x;
        oldY = y;
        this.halfWidth = halfWidth;
        this.halfHeight = halfHeight;
    }

    MovingBox(Movers movers, int i) {
        this(
                movers.x[i] + movers.width[i] / 2,
                movers.y[i] + movers.height[i] / 2,
                movers.width[i] / 2,
                movers.height[i] / 2);
        vx = movers.vx[i];
        vy = movers.vy[i];
    }

    /** Moves it by its velocity. */
    final void move() {
        oldX = x;
        oldY = y;
        x += vx * TICK_SECONDS;
        y += vy * TICK_SECONDS;
    }

    /** Moves it flush with a Block that it entered, and reverses it on that axis. */
    final void bounceOff(Tiles tiles) {
        float sideX = Math.signum(vx);
        int column = tileOf(x + sideX * halfWidth);
        if (tiles.isSolid(column, tileOf(oldY - halfHeight)) || tiles.isSolid(column, tileOf(oldY + halfHeight))) {
            float wall = sideX > 0 ? column * Tiles.SIZE : (column + 1) * Tiles.SIZE;
            x = wall - sideX * halfWidth - sideX * GAP;
            vx = -vx;
        }
        float sideY = Math.signum(vy);
        int row = tileOf(y + sideY * halfHeight);
        if (tiles.isSolid(tileOf(x - halfWidth), row) || tiles.isSolid(tileOf(x + halfWidth), row)) {
            float wall = sideY > 0 ? row * Tiles.SIZE : (row + 1) * Tiles.SIZE;
            y = wall - sideY * halfHeight - sideY * GAP;
            vy = -vy;
        }
    }

    /** The column or row of a coordinate. */
    static int tileOf(float px) {
        return (int) Math.floor(px / Tiles.SIZE);
    }

    /** The depth to which it overlaps another box horizontally, px; negative if it doesn't. */
    final float depthX(MovingBox other) {
        return halfWidth + other.halfWidth - Math.abs(x - other.x);
    }

    /** The depth to which it overlaps another box vertically, px; negative if it doesn't. */
    final float depthY(MovingBox other) {
        return halfHeight + other.halfHeight - Math.abs(y - other.y);
    }
}
