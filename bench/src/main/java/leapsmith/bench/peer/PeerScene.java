package leapsmith.bench.peer;

import leapsmith.bench.Contestant;
import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.Tiles;

/** A scene in an engine: the part that all scenes share. */
abstract class PeerScene implements Contestant {
    final PeerEngine engine;
    final PairTally tally;
    private int count;

    PeerScene(PeerEngine engine, int bodies) {
        this.engine = engine;
        tally = new PairTally(bodies);
    }

    /** Sets the speeds of bodies before they move, by their places. */
    abstract void steer();

    @Override
    public final void tick() {
        steer();
        engine.tick(tally);
    }

    @Override
    public final long pairs() {
        return tally.pairs();
    }

    @Override
    public final double overlap() {
        return tally.overlap();
    }

    @Override
    public final void close() {
        engine.close();
    }

    final void addWalls(Tiles tiles) {
        for (Tiles.Block block : tiles.merged()) {
            float width = block.columns() * Tiles.SIZE;
            float height = block.rows() * Tiles.SIZE;
            engine.addWall(
                    block.column() * Tiles.SIZE + width / 2, block.row() * Tiles.SIZE + height / 2, width, height);
        }
    }

    final void addAll(PeerEngine.Kind kind, Movers movers) {
        for (int i = 0; i < movers.count(); i++) {
            float width = movers.width[i];
            float height = movers.height[i];
            add(kind, movers.x[i] + width / 2, movers.y[i] + height / 2, width, height, movers.vx[i], movers.vy[i]);
        }
    }

    final void add(PeerEngine.Kind kind, float x, float y, float width, float height, float vx, float vy) {
        engine.add(kind, x, y, width, height, vx, vy);
        tally.setSize(count, width, height);
        tally.x[count] = x;
        tally.y[count] = y;
        count++;
    }
}
