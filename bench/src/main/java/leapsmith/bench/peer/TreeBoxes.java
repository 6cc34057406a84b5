package leapsmith.bench.peer;

import leapsmith.bench.Contestant;
import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.PairScene;

/** W4 in the tree of an engine's broad phase alone, without its world. All boxes are updated in the tree each tick. */
abstract class TreeBoxes implements Contestant {
    final DriftingBox[] boxes;
    final PairTally tally;
    private final float side;

    TreeBoxes(PairScene scene) {
        Movers movers = scene.boxes();
        side = scene.side();
        tally = new PairTally(movers.count());
        boxes = new DriftingBox[movers.count()];
        for (int i = 0; i < boxes.length; i++) {
            boxes[i] = new DriftingBox(movers, i);
            tally.setSize(i, movers.width[i], movers.height[i]);
            tally.x[i] = boxes[i].x;
            tally.y[i] = boxes[i].y;
        }
    }

    /** Updates a box in the tree. */
    abstract void update(DriftingBox box);

    /** Passes all pairs to the tally that the tree considers possible, each once. */
    abstract void eachCandidate();

    @Override
    public final void tick() {
        for (DriftingBox box : boxes) {
            box.move(side);
            update(box);
            tally.x[box.index] = box.x;
            tally.y[box.index] = box.y;
        }
        tally.clear();
        eachCandidate();
    }

    @Override
    public final long pairs() {
        return tally.pairs();
    }

    @Override
    public final double overlap() {
        return tally.overlap();
    }

    /** A box of W4 by its center, px; it reverses at the edge of its square. */
    static final class DriftingBox {
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
}
