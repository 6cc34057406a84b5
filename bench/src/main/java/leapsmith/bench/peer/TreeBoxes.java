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
}
