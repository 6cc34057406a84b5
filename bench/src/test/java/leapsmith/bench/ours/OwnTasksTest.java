package leapsmith.bench.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.bench.Contestant;
import leapsmith.bench.OwnTask;
import leapsmith.bench.Reading;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.PlatformScene;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OwnTasksTest {
    @ParameterizedTest
    @EnumSource(names = "PILE", mode = EnumSource.Mode.EXCLUDE)
    void everyTaskRuns(OwnTask task) {
        Contestant contestant = new LeapsmithPhysics().task(task);
        contestant.tick();
        contestant.tick();
        assertTrue(contestant.overlap() >= 0);
    }

    @Test
    void allBodiesOfAPileOverlapEachOther() {
        int count = 100;
        LeapsmithCrowd pile = new LeapsmithCrowd(CrowdScene.pile(count));
        for (int tick = 0; tick < 100; tick++) {
            pile.tick();
            assertEquals(count * (count - 1) / 2, pile.pairs(), "tick " + tick);
        }
    }

    @Test
    void handlesAndFrameReadTheSamePlaces() {
        World world = LeapsmithCrowd.world(CrowdScene.dense(50));
        LeapsmithScene.PlaceReader handles = new LeapsmithScene.PlaceReader(world, Reading.HANDLES);
        LeapsmithScene.PlaceReader frame = new LeapsmithScene.PlaceReader(world, Reading.FRAME);
        handles.read();
        frame.read();
        assertTrue(handles.sum() > 0);
        assertEquals(handles.sum(), frame.sum());
    }

    @Test
    void platformsMoveAndCarryWalkers() {
        CrowdScene crowd = CrowdScene.spread(300, 64);
        World world = LeapsmithCrowd.world(PlatformScene.over(crowd, 40));
        int carried = 0;
        double[] before = ys(world);
        for (int tick = 0; tick < 600; tick++) {
            world.step(Inputs.NONE);
            for (Body body : world.bodies()) {
                carried += world.carrier(body) != null ? 1 : 0;
            }
        }
        double[] after = ys(world);
        int moved = 0;
        for (int i = 300; i < after.length; i++) {
            moved += after[i] != before[i] ? 1 : 0;
        }
        assertEquals(340, after.length, "none was crushed");
        assertTrue(moved > 0 && carried > 0, moved + " platforms moved, " + carried + " walkers were carried");
    }

    private static double[] ys(World world) {
        double[] ys = new double[world.bodyCount()];
        for (Body body : world.bodies()) {
            ys[body.index()] = body.y();
        }
        return ys;
    }
}
