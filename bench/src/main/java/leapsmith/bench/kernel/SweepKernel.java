package leapsmith.bench.kernel;

import java.util.concurrent.TimeUnit;
import leapsmith.bench.scene.BulletScene;
import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.Tiles;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.sweep.TileSweep;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One move of a bullet among tiles: moves that nothing stops, or moves that a tile stops. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class SweepKernel {
    private static final int MOVES = 1 << 12;
    private static final int TICKS_PER_SECOND = 60;
    private static final int BULLETS = 400_000;
    private static final int SIZE = SubPixels.fromPx(BulletScene.SIZE);

    @Param({"free", "stopped"})
    private String path;

    private TileSweep sweep;
    private final int[] x = new int[MOVES];
    private final int[] y = new int[MOVES];
    private final int[] dx = new int[MOVES];
    private final int[] dy = new int[MOVES];

    @Setup
    public void chooseMoves() {
        BulletScene scene = BulletScene.of(BULLETS);
        Tiles tiles = scene.tiles();
        TileMap map = new TileMap(tiles.columns(), tiles.rows(), Tiles.SIZE, Borders.CLOSED);
        map.fill((column, row) -> tiles.isSolid(column, row) ? TileType.BLOCK : TileType.EMPTY);
        sweep = new TileSweep(map);
        Movers bullets = scene.bullets();
        int moves = 0;
        for (int i = 0; i < bullets.count() && moves < MOVES; i++) {
            x[moves] = SubPixels.fromPx(bullets.x[i]);
            y[moves] = SubPixels.fromPx(bullets.y[i]);
            dx[moves] = SubPixels.perTick(bullets.vx[i], TICKS_PER_SECOND);
            dy[moves] = SubPixels.perTick(bullets.vy[i], TICKS_PER_SECOND);
            sweep.move(x[moves], y[moves], SIZE, SIZE, dx[moves], dy[moves], true);
            boolean stopped = sweep.stoppedX() || sweep.stoppedY();
            if (stopped == path.equals("stopped")) {
                moves++;
            }
        }
        if (moves < MOVES) {
            throw new IllegalStateException("only " + moves + " moves are " + path);
        }
    }

    @Benchmark
    @OperationsPerInvocation(MOVES)
    public long move() {
        long sum = 0;
        for (int i = 0; i < MOVES; i++) {
            sweep.move(x[i], y[i], SIZE, SIZE, dx[i], dy[i], true);
            sum += sweep.endX() ^ sweep.endY();
        }
        return sum;
    }
}
