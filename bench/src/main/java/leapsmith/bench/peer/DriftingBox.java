package leapsmith.bench.peer;

import leapsmith.bench.scene.Movers;

/** A box of W4 by its center, px; it reverses at the edge of its square. */
final class DriftingBox {
    private static final float TICK_SECONDS = 1 / 60f;

    final int index;
    final float halfWidth;
    final float halfHeight;
    float x;
    float y;
    private float vx;
    private float vy;

    DriftingBox(Movers movers, int i) {
        index = i;
        halfWidth = movers.width[i] / 2;
        halfHeight = movers.height[i] / 2;
        x = movers.x[i] + halfWidth;
        y = movers.y[i] + halfHeight;
        vx = movers.vx[i];
        vy = movers.vy[i];
    }

    void move(float side) {
        x += vx * TICK_SECONDS;
        y += vy * TICK_SECONDS;
        if (x < halfWidth || x > side - halfWidth) {
            x = Math.max(halfWidth, Math.min(side - halfWidth, x));
            vx = -vx;
        }
        if (y < halfHeight || y > side - halfHeight) {
            y = Math.max(halfHeight, Math.min(side - halfHeight, y));
            vy = -vy;
        }
    }
}
