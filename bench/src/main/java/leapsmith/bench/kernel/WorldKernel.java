package leapsmith.bench.kernel;

import java.util.concurrent.TimeUnit;
import leapsmith.bench.ours.LeapsmithCrowd;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
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

/** Operations of a game on a whole world, here the crowd of W2. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class WorldKernel {
    @Param("10000")
    private int bodies;

    private World world;

    @Setup
    public void build() {
        world = LeapsmithCrowd.world(CrowdScene.dense(bodies));
        world.step(Inputs.NONE);
    }

    @Benchmark
    public long step() {
        world.step(Inputs.NONE);
        return world.pairs().count();
    }

    @Benchmark
    public long hash() {
        return world.hash();
    }

    @Benchmark
    public Snapshot snapshot() {
        return world.snapshot();
    }
}
