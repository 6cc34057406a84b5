package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("it counts allocations, which depend on what is compiled")
class AllocationTest {
    private static final int MEASURED = 800;
    private static final TileType[] SLOPES = {TileType.SLOPE_RIGHT, TileType.SLOPE_LEFT};

    private final World world = World.builder(64, 48)
            .tiles((column, row) -> row % 6 == 5
                    ? TileType.BLOCK
                    : row % 6 == 2 && column % 7 < 3
                            ? TileType.ONE_WAY
                            : row % 6 == 4 && column % 9 < 2 ? SLOPES[column % 9] : TileType.EMPTY)
            .build();
    private final Inputs[] script = {
        Inputs.NONE, Inputs.of(Button.RIGHT, Button.JUMP), Inputs.of(Button.LEFT, Button.DOWN)
    };
    private final Frame frame = new Frame();

    @Test
    void aTickAndItsFrameAllocateNothing() {
        for (int i = 0; i < 300; i++) {
            double x = 20 + i * 37 % 960;
            double y = 96 * (i % 7) + 30;
            BodyDef def = BodyDef.box(x, y, 10, 20);
            switch (i % 4) {
                case 0 -> world.spawn(def.control(Control.PATROL));
                case 1 ->
                    world.spawn(def.control(Control.PLAYER)
                            .solidToBodies(i % 8 == 1)
                            .movement(Movement.MODERN.withGrabsLedges(true)));
                case 2 ->
                    world.spawn(def.gravity(false)
                            .solidToBodies(true)
                            .shape(Shape.TRIANGLE_TOP_LEFT)
                            .velocity(i % 11 * 40 - 200, i % 13 * 30 - 180));
                default -> world.spawn(def.sensor(true));
            }
        }
        for (int i = 0; i < 60; i++) {
            // Crates to stand on and push, some on each other.
            world.spawn(
                    BodyDef.box(40 + i * 16 % 900, 60 + 96 * (i % 7), 12, 12).solidToBodies(true));
        }
        BulletDef shot = BulletDef.box(500, 40, 4, 4).aimed(45, 500).life(90).onBody(OnBody.PIERCE);
        world.bullets()
                .addEmitter(EmitterDef.every(2, shot.onTile(OnTile.BOUNCE)).fan(6, 360));
        world.bullets().addEmitter(EmitterDef.every(3, shot));
        world.spawn(BodyDef.box(200, 60, 60, 8).solidity(Solidity.TOP).path(PathDef.backAndForth(200, 0, 60)));
        world.spawn(BodyDef.box(500, 200, 16, 40).solidity(Solidity.ALL).path(PathDef.backAndForth(0, 200, 60)));
        world.setContactEvents(true);
        assertAllocatesNothing(() -> run(MEASURED));
    }

    @Test
    void editsOfAWorldWithoutARecorderAllocateNothing() {
        Body hero = world.spawn(BodyDef.box(40, 30, 10, 20).control(Control.PLAYER));
        Body crate = world.spawn(BodyDef.box(80, 30, 12, 12));
        Filter[] filters = {Filter.ALL, new Filter(2, 4)};
        assertAllocatesNothing(() -> {
            for (int t = 0; t < MEASURED; t++) {
                int odd = t & 1;
                world.setVelocity(hero, 60 + odd, -120);
                world.setControl(hero, odd == 0 ? Control.PLAYER : Control.NONE);
                world.setFilter(hero, filters[odd]);
                world.setFriction(hero, odd);
                world.setPushForce(hero, odd);
                world.setMovement(hero, Movement.CLASSIC);
                world.moveTo(crate, 80 + odd, 30);
                world.resize(crate, 12 + odd, 12 + odd);
                world.setTile(30 + odd, 20, TileType.ONE_WAY);
                world.setTile(31 - odd, 20, TileType.EMPTY);
                world.setGravity(1000 + odd);
                world.setMaxFallSpeed(800 + odd);
                world.step(script[t / 9 % script.length]);
            }
        });
    }

    @Test
    void savingIntoACheckpointAndRestoringAllocatesNothing() {
        for (int i = 0; i < 40; i++) {
            world.spawn(BodyDef.box(20 + i * 7, 30, 10, 20)
                    .control(i % 2 == 0 ? Control.PATROL : Control.PLAYER)
                    .sensor(i % 5 == 4));
        }
        world.bullets()
                .addEmitter(EmitterDef.every(
                        3, BulletDef.box(500, 40, 4, 4).aimed(45, 500).life(90)));
        Checkpoint checkpoint = new Checkpoint();
        assertAllocatesNothing(() -> {
            for (int t = 0; t < MEASURED; t++) {
                world.save(checkpoint);
                world.step(script[t / 9 % script.length]);
                world.restore(checkpoint);
                world.step(script[t / 9 % script.length]);
            }
        });
    }

    @Test
    void queriesAllocateNothing() {
        for (int i = 0; i < 40; i++) {
            world.spawn(BodyDef.box(20 + i * 7, 30, 10, 20));
        }
        QueryFilter filter =
                QueryFilter.DEFAULT.withExcept(world.body(3)).withOneWays(true).withSensors(true);
        QueryHits hits = new QueryHits();
        Queries queries = world.queries();
        assertAllocatesNothing(() -> {
            for (int t = 0; t < MEASURED; t++) {
                queries.inBox(t % 300, 20, 200, 100, filter, hits);
                queries.inCircle(t % 300, 20, 150, filter, hits);
                queries.atPoint(t % 300, 40, filter, hits);
                queries.ray(10, 40, 900, 40 + t % 100, filter, hits);
                queries.sweepThrough(10, 40, 8, 8, 900, t % 100, filter, hits);
                queries.nearest(t % 300, 300, 500, filter);
            }
        });
    }

    private static void assertAllocatesNothing(Runnable run) {
        run.run();
        run.run();
        // The JVM may allocate itself, for example when compiling, in one run, but not in each of several.
        long least = Long.MAX_VALUE;
        for (int attempt = 0; attempt < 5 && least > 0; attempt++) {
            long before = allocated();
            long cost = allocated() - before;
            before = allocated();
            run.run();
            least = Math.min(least, allocated() - before - cost);
        }
        assertEquals(0, least, "bytes in " + MEASURED + " ticks");
    }

    private void run(int ticks) {
        for (int t = 0; t < ticks; t++) {
            world.step(script[t / 9 % script.length]);
            frame.includeCells(t % 2 == 0);
            world.capture(frame, 0, 0, 640, 480);
        }
    }

    private static long allocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
