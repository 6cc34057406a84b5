package leapsmith.bench.plain;

import leapsmith.bench.scene.Movers;

/** A box that reverses at the edge of its square. */
final class PlainDrifter extends PlainObject {
    private final float side;

    PlainDrifter(Movers boxes, int i, float side) {
        super(boxes, i, 1, 1);
        this.side = side;
    }

    @Override
    void update(PlainMap map) {
        move();
        float insideX = Math.max(halfWidth, Math.min(side - halfWidth, x));
        float insideY = Math.max(halfHeight, Math.min(side - halfHeight, y));
        if (insideX != x) {
            x = insideX;
            vx = -vx;
        }
        if (insideY != y) {
            y = insideY;
            vy = -vy;
        }
    }
}
