package leapsmith.bench.kernel;

import java.util.concurrent.TimeUnit;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.PairScene;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.pairs.PairFinder;
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

/** Finds all pairs of bodies that don't move. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PairKernel {
    private static final int TICKS_PER_SECOND = 60;

    @Param({"W2", "W4"})
    private String scene;

    @Param({"10000", "100000"})
    private int bodies;

    private BodyStore store;
    private PairFinder finder;

    @Setup
    public void place() {
        Movers movers = scene.equals("W2")
                ? CrowdScene.dense(bodies).characters()
                : PairScene.of(bodies).boxes();
        store = new BodyStore();
        for (int i = 0; i < movers.count(); i++) {
            store.add(i, BodyDef.box(0, 0, movers.width[i], movers.height[i]), TICKS_PER_SECOND);
            store.place(i, SubPixels.fromPx(movers.x[i]), SubPixels.fromPx(movers.y[i]));
        }
        finder = new PairFinder();
    }

    @Benchmark
    public int findPairs() {
        finder.find(store);
        return finder.pairs().count();
    }
}
