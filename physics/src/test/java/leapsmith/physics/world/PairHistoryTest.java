package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import org.junit.jupiter.api.Test;

class PairHistoryTest {
    private final World world = World.builder(40, 30).pairHistory(true).build();
    private final PairList pairs = world.pairs();

    @Test
    void aPairBeginsStaysAndEnds() {
        box(100, 0);
        Body other = box(200, -600);
        step(8);
        assertEquals(0, pairs.count());
        step(1);
        assertTrue(pairs.began(0));
        assertEquals(9, pairs.since(0));
        step(2);
        assertFalse(pairs.began(0));
        assertEquals(9, pairs.since(0));
        assertEquals(0, pairs.endedCount());
        step(1);
        assertEquals(0, pairs.count());
        assertEquals(1, pairs.endedCount());
        assertEquals(0, pairs.endedA(0));
        assertEquals(other.index(), pairs.endedB(0));
        step(1);
        assertEquals(0, pairs.endedCount());
        assertThrows(IndexOutOfBoundsException.class, () -> pairs.endedA(0));
    }

    @Test
    void aReusedIndexEndsAPairAndBeginsANewOne() {
        box(100, 0);
        Body other = box(105, 0);
        step(5);
        world.despawn(other);
        Body heir = box(105, 0);
        step(1);
        assertEquals(other.index(), heir.index());
        assertEquals(1, pairs.endedCount());
        assertTrue(pairs.began(0));
        world.despawn(heir);
        step(1);
        assertEquals(1, pairs.endedCount());
        assertEquals(0, pairs.count());
    }

    @Test
    void replacingEitherBodyEndsAPairAndBeginsANewOne() {
        box(300, 0);
        box(100, 0);
        box(105, 0);
        for (int replaced : new int[] {1, 2}) {
            step(5);
            world.despawn(world.body(replaced));
            assertEquals(replaced, box(102, 0).index());
            step(1);
            assertEquals(1, pairs.endedCount());
            assertTrue(pairs.began(0));
        }
        step(1);
        world.despawn(world.body(0));
        box(300, 0);
        step(1);
        assertEquals(0, pairs.endedCount());
        assertFalse(pairs.began(0));
    }

    @Test
    void endedPairsAreKnownWithoutOtherQueriesAndInASnapshot() {
        World plain = World.builder(40, 30).build();
        plain.spawn(BodyDef.box(100, 100, 10, 10).gravity(false));
        plain.spawn(BodyDef.box(95, 100, 10, 10).gravity(false).velocity(600, 0));
        plain.step(Inputs.NONE);
        plain.step(Inputs.NONE);
        Snapshot snapshot = plain.snapshot();
        assertEquals(1, plain.pairs().endedCount());
        plain.step(Inputs.NONE);
        assertEquals(0, plain.pairs().endedCount());
        plain.restore(snapshot);
        assertEquals(1, plain.pairs().endedCount());
        assertEquals(0, plain.pairs().endedA(0));
        assertEquals(1, plain.pairs().endedB(0));
    }

    @Test
    void endedPairsAreKnownAfterAStepWithoutQueries() {
        World plain = World.builder(40, 30).build();
        plain.spawn(BodyDef.box(100, 100, 10, 10).gravity(false));
        plain.spawn(BodyDef.box(95, 100, 10, 10).gravity(false).velocity(600, 0));
        plain.step(Inputs.NONE);
        plain.step(Inputs.NONE);
        assertEquals(1, plain.pairs().endedCount());
    }

    @Test
    void aPairContinuesWhenAnotherBodyIsRemoved() {
        Body bystander = box(300, 0);
        box(100, 0);
        Body highest = box(105, 0);
        step(2);
        world.despawn(highest);
        step(2);
        Body heir = box(105, 0);
        assertEquals(highest.index(), heir.index());
        step(3);
        assertEquals(5, pairs.since(0));
        world.despawn(bystander);
        step(1);
        assertEquals(1, pairs.count());
        assertFalse(pairs.began(0));
        assertEquals(5, pairs.since(0));
        assertEquals(0, pairs.endedCount());
    }

    @Test
    void aSnapshotKeepsWhichIndicesWereReused() {
        box(100, 0);
        Body other = box(105, 0);
        step(5);
        world.despawn(other);
        box(105, 0);
        Snapshot snapshot = world.snapshot();
        step(3);
        world.restore(snapshot);
        step(1);
        assertEquals(1, pairs.endedCount());
        assertTrue(pairs.began(0));
    }

    @Test
    void aCloneBeginsItsOwnPairs() {
        Body original = box(100, 0);
        box(105, 0);
        step(3);
        Body clone = world.spawn(original.toDef());
        step(1);
        assertEquals(3, pairs.count());
        assertFalse(pairs.began(0));
        assertTrue(pairs.began(1) && pairs.began(2));
        assertEquals(clone.index(), pairs.b(2));
    }

    @Test
    void aRestoredWorldKnowsWhenPairsBegan() {
        box(100, 0);
        box(105, 0);
        step(5);
        Snapshot snapshot = world.snapshot();
        step(5);
        world.moveTo(world.body(1), 300, 100);
        step(1);
        world.restore(snapshot);
        assertEquals(1, pairs.since(0));
        assertEquals(0, pairs.endedCount());
        step(1);
        assertEquals(1, pairs.since(0));
    }

    @Test
    void theHistoryEqualsPlainBookkeeping() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 60; i++) {
            box(random.nextInt(600), random.nextInt(-400, 400));
        }
        Map<List<Integer>, Long> since = new LinkedHashMap<>();
        for (int t = 0; t < 200; t++) {
            if (random.nextInt(3) == 0) {
                Body body = world.body(random.nextInt(60));
                world.moveTo(body, random.nextInt(600), random.nextInt(100));
            }
            step(1);
            Map<List<Integer>, Long> now = new LinkedHashMap<>();
            for (int i = 0; i < pairs.count(); i++) {
                List<Integer> pair = List.of(pairs.a(i), pairs.b(i));
                now.put(pair, since.getOrDefault(pair, world.tick()));
                assertEquals(now.get(pair), pairs.since(i));
            }
            List<List<Integer>> ended = new ArrayList<>();
            for (int i = 0; i < pairs.endedCount(); i++) {
                ended.add(List.of(pairs.endedA(i), pairs.endedB(i)));
            }
            since.keySet().removeAll(now.keySet());
            assertEquals(List.copyOf(since.keySet()), ended);
            since = now;
        }
    }

    @Test
    void withoutAHistoryOnlySinceIsRefused() {
        World forgetful = World.builder(40, 30).build();
        SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < 60; i++) {
            BodyDef def =
                    BodyDef.box(random.nextInt(600), 50, 10, 10).gravity(false).velocity(random.nextInt(-400, 400), 0);
            world.spawn(def);
            forgetful.spawn(def);
        }
        for (int t = 0; t < 200; t++) {
            if (random.nextInt(4) == 0) {
                int index = random.nextInt(60);
                BodyDef def = world.body(index).toDef();
                for (World each : List.of(world, forgetful)) {
                    each.despawn(each.body(index));
                    each.spawnAt(index, def);
                }
            }
            world.step(Inputs.NONE);
            forgetful.step(Inputs.NONE);
            if (random.nextInt(3) == 0) {
                // Any change of the bodies before the first query.
                forgetful.despawn(forgetful.body(0));
                assertEquals(changes(pairs), changes(forgetful.pairs()));
                forgetful.restore(world.snapshot());
                assertEquals(changes(pairs), changes(forgetful.pairs()));
            }
        }
        assertTrue(pairs.count() > 0);
        assertThrows(IllegalStateException.class, () -> forgetful.pairs().since(0));
        Frame frame = new Frame();
        forgetful.capture(frame, 0, 0, 640, 480);
        assertEquals(-1, frame.pairSince(0));
    }

    private static List<List<Integer>> changes(PairList pairs) {
        List<List<Integer>> changes = new ArrayList<>();
        for (int i = 0; i < pairs.count(); i++) {
            changes.add(List.of(pairs.a(i), pairs.b(i), pairs.began(i) ? 1 : 0));
        }
        for (int i = 0; i < pairs.endedCount(); i++) {
            changes.add(List.of(pairs.endedA(i), pairs.endedB(i)));
        }
        return changes;
    }

    private Body box(double x, double vx) {
        return world.spawn(BodyDef.box(x, 50, 10, 10).gravity(false).velocity(vx, 0));
    }

    private void step(int ticks) {
        for (int t = 0; t < ticks; t++) {
            world.step(Inputs.NONE);
        }
    }
}
