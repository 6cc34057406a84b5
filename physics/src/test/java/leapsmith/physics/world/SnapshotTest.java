package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class SnapshotTest {
    private final World world = newWorld();
    private final Body hero = world.spawn(BodyDef.character(50, 920).control(Control.PLAYER));
    private final Body guard = world.spawn(BodyDef.character(100, 920).control(Control.PATROL));

    @Test
    void afterRestoringTheFutureIsTheSameBits() {
        world.spawn(BodyDef.box(150, 900, 20, 20).sensor(true));
        run(world, 10, 0);
        Snapshot snapshot = world.snapshot();
        long[] first = run(world, 50, 10);
        world.restore(snapshot);
        assertEquals(10, world.tick());
        long[] second = run(world, 50, 10);
        for (int t = 0; t < 50; t++) {
            assertEquals(first[t], second[t], "tick " + t);
        }
    }

    @Test
    void pairsOfARestoredStateAreThoseBeforeAnEdit() {
        Body other = world.spawn(BodyDef.character(52, 920));
        world.step(Inputs.NONE);
        Checkpoint checkpoint = new Checkpoint();
        world.save(checkpoint);
        PairList pairs = world.pairs();
        world.despawn(other);
        world.step(Inputs.NONE);
        assertEquals(0, pairs.count());
        world.restore(checkpoint);
        assertEquals(1, pairs.count(), "the list that was kept shows the restored pairs");
        world.restore(checkpoint);
        world.moveTo(other, 500, 500);
        assertTrue(world.pairs().contains(hero.index(), other.index()));
        assertEquals(1, world.pairs().count());
        world.restore(checkpoint);
        Frame frame = new Frame();
        world.capture(frame, 0, 0, 1280, 960);
        assertEquals(1, frame.pairCount());
    }

    @Test
    void aCheckpointIsRestoredOnlyIntoAWorldBuiltAlike() {
        Checkpoint checkpoint = new Checkpoint();
        assertTrue(checkpoint.isEmpty());
        assertThrows(IllegalArgumentException.class, () -> world.restore(checkpoint));
        world.step(Inputs.NONE);
        world.save(checkpoint);
        assertFalse(checkpoint.isEmpty());
        assertEquals(1, checkpoint.tick());
        assertEquals(2, checkpoint.bodyCount());
        World other = World.builder(10, 10).build();
        assertThrows(IllegalArgumentException.class, () -> other.restore(checkpoint));
        assertEquals(0, other.tick());
        World alike = newWorld();
        alike.restore(checkpoint);
        assertEquals(world.hash(), alike.hash());
    }

    @Test
    void buttonsHeldAtTheSnapshotDoNotCountAsPressedAgain() {
        world.step(Inputs.of(Button.JUMP));
        for (int t = 0; t < 60; t++) {
            world.step(Inputs.of(Button.JUMP));
        }
        Snapshot snapshot = world.snapshot();
        world.step(Inputs.NONE);
        world.restore(snapshot);
        world.step(Inputs.of(Button.JUMP));
        assertTrue(hero.onGround());
    }

    @Test
    void restoringClearsEventsAndQueriesUseTheRestoredWorld() {
        run(world, 1, 0);
        Snapshot snapshot = world.snapshot();
        world.moveTo(guard, -5, 500);
        world.step(Inputs.NONE);
        assertTrue(world.events().count() > 0);
        assertEquals(guard.index(), world.queries().nearest(0, 500, 50, QueryFilter.DEFAULT));
        world.restore(snapshot);
        assertEquals(0, world.events().count());
        assertEquals(EventList.NONE, world.queries().nearest(0, 500, 50, QueryFilter.DEFAULT));
        assertEquals(guard.index(), world.queries().nearest(100, 930, 10, QueryFilter.DEFAULT));
    }

    @Test
    void theSizeIncludesPairsTouchesAndBullets() {
        long apart = snapshotOfACoin(300).sizeInBytes();
        Snapshot together = snapshotOfACoin(105);
        // The touch is four numbers of 4 bytes, the pair two of 8.
        assertEquals(apart + 32, together.sizeInBytes());
        World range = newWorld();
        long empty = range.snapshot().sizeInBytes();
        for (int i = 0; i < 1000; i++) {
            range.bullets().fire(BulletDef.box(100, 100, 2, 2));
        }
        long perBullet = (range.snapshot().sizeInBytes() - empty) / 1000;
        // Place, velocity and id at least.
        assertTrue(perBullet >= 24 && perBullet < 200, perBullet + " bytes");
    }

    private static Snapshot snapshotOfACoin(double x) {
        World coins = newWorld();
        coins.spawn(BodyDef.box(100, 100, 10, 10).sensor(true));
        coins.spawn(BodyDef.box(x, 100, 10, 10).gravity(false));
        coins.step(Inputs.NONE);
        return coins.snapshot();
    }

    @Test
    void tilesAreRestored() {
        Snapshot before = world.snapshot();
        world.setTile(5, 5, TileType.BLOCK);
        world.setGravity(5);
        world.setMaxFallSpeed(6);
        world.step(Inputs.NONE);
        world.restore(before);
        assertTrue(world.tiles().isEmpty(5, 5));
        assertEquals(1030, world.gravity());
        assertEquals(900, world.maxFallSpeed());
    }

    @Test
    void unresolvedEditsAreKept() {
        run(world, 2, 0);
        world.setTile(6, 58, TileType.BLOCK);
        world.setTile(7, 58, TileType.BLOCK);
        Snapshot snapshot = world.snapshot();
        long[] first = run(world, 3, 2);
        double pushed = guard.x();
        world.restore(snapshot);
        long[] second = run(world, 3, 2);
        assertEquals(pushed, guard.x());
        assertEquals(first[2], second[2]);
    }

    @Test
    void handlesAreValidWhenTheirBodyIsRestored() {
        Snapshot snapshot = world.snapshot();
        world.despawn(guard);
        Body other = world.spawn(BodyDef.box(0, 0, 5, 5));
        world.restore(snapshot);
        assertTrue(guard.isAlive());
        assertFalse(other.isAlive());
        assertEquals(guard, world.body(1));
        assertEquals(2, world.bodyCount());
        assertEquals(2, snapshot.bodyCount());
        assertEquals(0, snapshot.tick());
    }

    @Test
    void pairsAreRestored() {
        world.spawn(BodyDef.box(100, 920, 5, 5));
        world.step(Inputs.NONE);
        Snapshot snapshot = world.snapshot();
        double overlap = world.pairs().overlapX(0);
        world.despawn(guard);
        world.step(Inputs.NONE);
        assertEquals(0, world.pairs().count());
        world.restore(snapshot);
        assertEquals(1, world.pairs().count());
        assertEquals(overlap, world.pairs().overlapX(0));
        assertEquals(0, world.events().count());
    }

    @Test
    void aSnapshotCanBeRestoredIntoAnEqualWorld() {
        run(world, 20, 0);
        World other = newWorld();
        other.restore(world.snapshot());
        assertEquals(world.hash(), other.hash());
        assertEquals(run(world, 5, 20)[4], run(other, 5, 20)[4]);
        Snapshot snapshot = world.snapshot();
        World smaller = World.builder(80, 59).build();
        assertThrows(IllegalArgumentException.class, () -> smaller.restore(snapshot));
    }

    @Test
    void aSnapshotOfADifferentWorldIsRefused() {
        Snapshot snapshot = world.snapshot();
        Borders open = new Borders(false, true, false, false);
        for (World other : List.of(
                World.builder(80, 60).ticksPerSecond(30).build(),
                World.builder(80, 60).tileSize(8).build(),
                World.builder(80, 60).borders(open).build())) {
            long before = other.hash();
            assertThrows(IllegalArgumentException.class, () -> other.restore(snapshot));
            assertEquals(before, other.hash());
        }
    }

    @Test
    void itsSizeExcludesWhatItSharesWithAnother() {
        Snapshot first = world.snapshot();
        long total = first.sizeInBytes();
        // A chunk of tiles is 64 x 64 bytes; the level has two of them.
        assertTrue(total > 2 * 64 * 64, total + " bytes");
        assertTrue(first.sizeInBytes(first) < total - 2 * 64 * 64, first.sizeInBytes(first) + " of " + total);
        world.step(Inputs.NONE);
        Snapshot second = world.snapshot();
        assertTrue(second.sizeInBytes(first) < total - 2 * 64 * 64);
        world.setTile(3, 3, TileType.ONE_WAY);
        Snapshot third = world.snapshot();
        long painted = third.sizeInBytes(second) - second.sizeInBytes(second);
        assertTrue(painted > 64 * 64 && painted < 64 * 64 + 100, painted + " bytes");
        for (int i = 0; i < 100; i++) {
            world.spawn(BodyDef.character(60, 20 + 8 * i));
        }
        assertTrue(world.snapshot().sizeInBytes() > total + 100 * 20 * 4);
    }

    @Test
    void unchangedColumnsOfBodiesAreShared() {
        for (int i = 0; i < 1000; i++) {
            world.spawn(BodyDef.box(i, 100, 0, 0).gravity(false));
        }
        world.step(Inputs.NONE);
        Snapshot first = world.snapshot();
        // The second shares all columns with the first.
        assertTrue(
                world.snapshot().sizeInBytes(first) < 4 * 1000, world.snapshot().sizeInBytes(first) + " bytes");
    }

    @Test
    void anOldSnapshotIsNotChangedByLaterOnes() {
        Snapshot start = world.snapshot();
        long hash = world.hash();
        run(world, 30, 0);
        world.setTile(1, 1, TileType.ONE_WAY);
        world.snapshot();
        run(world, 30, 30);
        world.restore(start);
        assertEquals(hash, world.hash());
    }

    private static World newWorld() {
        return World.builder(80, 60)
                .tiles((column, row) -> row == 40 && column % 9 < 4 ? TileType.ONE_WAY : TileType.EMPTY)
                .build();
    }

    private static long[] run(World world, int ticks, int from) {
        long[] hashes = new long[ticks];
        for (int t = 0; t < ticks; t++) {
            boolean jumps = (from + t) / 7 % 2 == 0;
            world.step(jumps ? Inputs.of(Button.JUMP, Button.RIGHT) : Inputs.of(Button.RIGHT));
            hashes[t] = world.hash();
        }
        return hashes;
    }

    @Test
    void worldsWithEqualHashesPublishTheSameNext() {
        World[] pairs = new World[2];
        World[] sensors = new World[2];
        for (int z = 0; z < 2; z++) {
            pairs[z] = World.builder(20, 20).gravity(0).build();
            pairs[z].spawn(BodyDef.box(100, 100, 16, 16));
            Body other = pairs[z].spawn(BodyDef.box(z == 0 ? 105 : 200, 100, 16, 16));
            pairs[z].step(Inputs.NONE);
            pairs[z].moveTo(other, 105, 100);
            sensors[z] = World.builder(20, 20).gravity(0).build();
            Body sensor = sensors[z].spawn(BodyDef.box(100, 100, 16, 16).sensor(true));
            sensors[z].spawn(BodyDef.box(105, 100, 16, 16));
            sensors[z].step(Inputs.NONE);
            if (z == 0) {
                sensors[z].moveTo(sensor, 100, 100);
            } else {
                sensors[z].despawn(sensor);
                sensors[z].spawn(BodyDef.box(100, 100, 16, 16).sensor(true));
            }
        }
        assertNotEquals(pairs[0].hash(), pairs[1].hash(), "a pair goes on or begins");
        assertNotEquals(sensors[0].hash(), sensors[1].hash(), "a touch goes on, or ends and begins");
    }
}
