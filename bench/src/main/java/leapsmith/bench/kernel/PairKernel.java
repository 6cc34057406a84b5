package leapsmith.bench.kernel;

import java.util.concurrent.TimeUnit;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.PairScene;
import leapsmith.bench.scene.Tiles;
import leapsmith.physics.pairs.PairFinder;
import leapsmith.physics.pairs.Partition;
import leapsmith.physics.store.BodyStore;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Sorts bodies into cells, and finds all pairs in them. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PairKernel {
    @Param({"W2", "W4"})
    private String scene;

    @Param({"10000", "100000"})
    private int bodies;

    /** Side of a cell in tiles. */
    @Param("16")
    private int cell;

    private BodyStore store;
    private Partition partition;
    private PairFinder finder;

    @Setup
    public void place() {
        if (scene.equals("W2")) {
            CrowdScene crowd = CrowdScene.dense(bodies);
            store = Stores.store(crowd.characters());
            partition = new Partition(Stores.map(crowd.tiles()), cell, cell);
        } else {
            PairScene boxes = PairScene.of(bodies);
            int side = (int) Math.ceil(boxes.side() / Tiles.SIZE);
            store = Stores.store(boxes.boxes());
            partition = new Partition(Stores.map(new Tiles(side, side)), cell, cell);
        }
        partition.rebuild(store);
        finder = new PairFinder();
    }

    @Benchmark
    public int sortIntoCells() {
        partition.rebuild(store);
        return partition.cellCount();
    }

    @Benchmark
    public int findPairs() {
        finder.find(store, partition);
        return finder.pairs().count();
    }
}
