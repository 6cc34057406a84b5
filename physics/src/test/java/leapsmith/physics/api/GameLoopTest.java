package leapsmith.physics.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import mygame.GameLoop;
import org.junit.jupiter.api.Test;

class GameLoopTest {
    private static final long SECOND = 1_000_000_000L;
    private static final BodyDef GLIDER =
            BodyDef.box(0, 50, 10, 10).gravity(false).tiles(false).velocity(100, 0);

    private final World world = World.builder(80, 60).build();
    private final GameLoop loop = new GameLoop(world);
    private final List<Double> places = new ArrayList<>();

    @Test
    void aSecondIsSixtyTicksAtAnyFrameRate() {
        for (long pictures : new long[] {30, 60, 75, 144}) {
            World counted = World.builder(10, 10).build();
            GameLoop counting = new GameLoop(counted);
            for (long i = 1; i <= pictures; i++) {
                counting.drawFrame(
                        SECOND * i / pictures - SECOND * (i - 1) / pictures, Inputs.NONE, (x, y, w, h) -> {});
            }
            assertEquals(60, counted.tick(), pictures + " pictures a second");
        }
    }

    @Test
    void evenMotionIsDrawnEvenly() {
        world.spawn(GLIDER);
        draw(100);
        assertEvenSteps();
    }

    @Test
    void evenMotionOfBulletsIsDrawnEvenly() {
        world.bullets().fire(BulletDef.box(10, 20, 4, 4).velocity(100, 0));
        draw(100);
        assertEvenSteps();
    }

    @Test
    void aLongPauseIsNotCaughtUp() {
        loop.drawFrame(100 * SECOND, Inputs.NONE, (x, y, w, h) -> {});
        assertEquals(6, world.tick());
    }

    private void draw(int pictures) {
        for (int i = 0; i < pictures; i++) {
            loop.drawFrame(SECOND / 144, Inputs.NONE, (x, y, width, height) -> places.add(x));
        }
    }

    private void assertEvenSteps() {
        int skipped = 10;
        for (int i = skipped; i < places.size(); i++) {
            assertEquals(100 / 144.0, places.get(i) - places.get(i - 1), 0.01, "picture " + i);
        }
        assertTrue(places.size() > 2 * skipped);
    }
}
