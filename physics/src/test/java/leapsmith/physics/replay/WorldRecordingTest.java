package leapsmith.physics.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Bullet;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;
import org.junit.jupiter.api.Test;

class WorldRecordingTest {
    private final World world = newWorld();
    private final Recorder<WorldEdit, Snapshot> recorder = Recorder.of(world, Recorder.KEYFRAME_BYTES, 1);
    private final Body hero = world.spawn(BodyDef.character(40, 100).control(Control.PLAYER));

    @Test
    void everyChangeIsRecordedAndReplayedInAnEqualWorld() {
        Body crate = world.spawnAt(5, BodyDef.box(200, 60, 16, 16));
        world.setTile(7, 9, TileType.BLOCK);
        step(3);
        world.setMovement(hero, Movement.MODERN);
        world.setGravity(700);
        world.setMaxFallSpeed(300);
        assertEquals(Movement.MODERN, hero.movement());
        assertEquals(700, world.gravity());
        assertEquals(300, world.maxFallSpeed());
        Bullet bullet = world.bullets().fire(BulletDef.box(100, 20, 2, 2).aimed(0, 60));
        world.bullets().fire(BulletDef.box(100, 30, 2, 2).aimed(0, 60));
        assertEquals(
                0,
                world.bullets()
                        .addEmitter(
                                EmitterDef.every(2, BulletDef.box(90, 40, 2, 2).aimed(0, 60))));
        assertEquals(
                1,
                world.bullets()
                        .addEmitter(
                                EmitterDef.every(3, BulletDef.box(90, 50, 2, 2).aimed(0, 60))));
        step(5);
        assertTrue(world.setVelocity(crate, 60, -120));
        assertEquals(-120, crate.vy(), 0.1);
        assertTrue(world.resize(crate, 20, 20));
        assertEquals(20, crate.width());
        world.moveTo(crate, 220, 30);
        world.bullets().remove(bullet);
        world.bullets().removeEmitter(1);
        assertEquals(220, crate.x());
        assertEquals(30, crate.y());
        assertFalse(bullet.isAlive());
        assertNull(world.bullets().emitter(1));
        world.setFilter(crate, new Filter(2, 4));
        world.setFriction(crate, 90);
        world.setPushForce(crate, 700);
        assertTrue(world.setControl(crate, Control.PATROL));
        assertEquals(new Filter(2, 4), crate.filter());
        assertEquals(Control.PATROL, crate.control());
        step(5);
        world.despawn(crate);
        step(5);
        Recording<WorldEdit> recording = recorder.recording();
        assertEquals(20, recording.edits().count());
        World other = newWorld();
        Replay<WorldEdit, Snapshot> replay = new Replay<>(new WorldReplayable(other), recording);
        assertEquals(OptionalLong.empty(), replay.firstDivergence());
        assertEquals(world.hash(), other.hash());
        assertEquals(18, world.tick());
    }

    @Test
    void theStatesOfAWorldAreMeasuredByTheirSize() {
        step(20);
        assertTrue(recorder.keyframeBytes() > world.snapshot().sizeInBytes());
    }

    @Test
    void aRecordingCanStartAtALaterTick() {
        step(10);
        Snapshot start = world.snapshot();
        Recorder<WorldEdit, Snapshot> later = Recorder.of(world, Recorder.KEYFRAME_BYTES, 1);
        world.step(Inputs.of(Button.RIGHT));
        world.moveTo(hero, 90, 20);
        world.step(Inputs.NONE);
        assertEquals(2, later.tick());
        World other = newWorld();
        other.restore(start);
        Recording<WorldEdit> recording = later.recording();
        assertEquals(OptionalLong.empty(), new Replay<>(new WorldReplayable(other), recording).firstDivergence());
        assertEquals(12, other.tick());
        later.seek(0);
        assertEquals(10, world.tick());
    }

    @Test
    void handlesAreValidAtTicksAtWhichTheirBodyExists() {
        step(4);
        world.despawn(hero);
        step(4);
        assertFalse(hero.isAlive());
        recorder.seek(2);
        assertTrue(hero.isAlive());
        recorder.seek(8);
        assertFalse(hero.isAlive());
    }

    @Test
    void editsOfMissingBodiesAreRefusedAndNotRecorded() {
        step(1);
        long count = recorder.recording().edits().count();
        Body stranger = newWorld().spawn(BodyDef.character(40, 100));
        Bullet gone = world.bullets().fire(BulletDef.box(100, 20, 2, 2));
        world.bullets().remove(gone);
        assertThrows(IllegalArgumentException.class, () -> world.moveTo(stranger, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> world.despawn(stranger));
        assertThrows(IllegalArgumentException.class, () -> world.setFilter(stranger, Filter.ALL));
        assertThrows(IllegalArgumentException.class, () -> world.setControl(stranger, Control.NONE));
        assertThrows(IllegalArgumentException.class, () -> world.bullets().remove(gone));
        assertThrows(IllegalArgumentException.class, () -> world.bullets().removeEmitter(0));
        assertThrows(IllegalArgumentException.class, () -> world.spawnAt(0, BodyDef.character(1, 1)));
        assertThrows(IllegalArgumentException.class, () -> world.spawnAt(-1, BodyDef.character(1, 1)));
        assertThrows(IllegalArgumentException.class, () -> world.setMaxFallSpeed(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> world.setTile(40, 0, TileType.BLOCK));
        assertThrows(IndexOutOfBoundsException.class, () -> world.setTile(0, -1, TileType.BLOCK));
        assertEquals(count + 2, recorder.recording().edits().count());
    }

    @Test
    void aSizeThatOverlapsAWallIsRefused() {
        step(60);
        world.setTile((int) (hero.x() / 16), 5, TileType.BLOCK);
        assertFalse(world.resize(hero, 12, 120));
        assertEquals(40, hero.height());
    }

    @Test
    void aSensorKeepsItsVelocityAndHasNoController() {
        Body sensor = world.spawn(BodyDef.box(9, 9, 9, 9).sensor(true));
        assertFalse(world.setVelocity(sensor, 60, 0));
        assertFalse(world.setControl(sensor, Control.PATROL));
    }

    @Test
    void editsOfMissingBodiesDoNothingInAChangedReplay() {
        world.setTile(7, 9, TileType.BLOCK);
        world.moveTo(hero, 60, 60);
        world.resize(hero, 10, 10);
        world.setMovement(hero, Movement.MODERN);
        world.setVelocity(hero, 1, 1);
        world.setFilter(hero, Filter.ALL);
        world.setFriction(hero, 1);
        world.setPushForce(hero, 1);
        world.setControl(hero, Control.NONE);
        world.despawn(hero);
        World small = World.builder(5, 5).build();
        EditLog<WorldEdit> edits = recorder.recording().edits();
        edits.forEach((edit, tick) -> small.apply(edit));
        assertEquals(0, small.bodyCount());
        World other = World.builder(5, 5).build();
        other.spawnAt(0, BodyDef.box(1, 1, 2, 2));
        other.apply(new WorldEdit.Spawn(0, BodyDef.box(9, 9, 9, 9)));
        assertEquals(2, other.body(0).width());
        other.apply(new WorldEdit.RemoveBullet(3));
        other.apply(new WorldEdit.RemoveEmitter(3));
        for (int outside : new int[] {-1, 5}) {
            other.apply(new WorldEdit.SetTile(outside, 2, TileType.BLOCK));
            other.apply(new WorldEdit.SetTile(2, outside, TileType.BLOCK));
        }
        other.apply(new WorldEdit.SetTile(0, 0, TileType.BLOCK));
        other.apply(new WorldEdit.SetTile(4, 4, TileType.BLOCK));
        assertTrue(other.tiles().isObstacle(0, 0) && other.tiles().isObstacle(4, 4));
        assertEquals(0, other.bullets().count());
    }

    @Test
    void anEditByValueEqualsItsMethod() {
        world.apply(new WorldEdit.MoveTo(0, 70, 50));
        world.apply(new WorldEdit.SetVelocity(0, 60, 0));
        assertEquals(70, hero.x());
        assertEquals(60, hero.vx(), 0.1);
        EditLog<WorldEdit> edits = recorder.recording().edits();
        assertEquals(new WorldEdit.MoveTo(0, 70, 50), edits.edit(1));
        assertEquals(new WorldEdit.SetVelocity(0, 60, 0), edits.edit(2));
    }

    @Test
    void anEditByValueIsRecordedOnceEvenIfItChangesNothing() {
        WorldEdit edit = new WorldEdit.Despawn(7);
        world.apply(edit);
        world.setGravity(5);
        EditLog<WorldEdit> edits = recorder.recording().edits();
        assertEquals(3, edits.count());
        assertSame(edit, edits.edit(1));
    }

    @Test
    void aCallThatChangesNothingIsNotRecordedAndMakesNoBranch() {
        Body sensor = world.spawn(BodyDef.box(9, 9, 9, 9).sensor(true));
        step(60);
        world.setTile((int) (hero.x() / 16), 5, TileType.BLOCK);
        step(1);
        Recording<WorldEdit> original = recorder.recording();
        recorder.seek(60);
        assertFalse(world.setVelocity(sensor, 60, 0));
        assertFalse(world.setControl(sensor, Control.PATROL));
        assertFalse(world.resize(hero, 12, 120));
        world.setPartitionCell(2, 3);
        assertThrows(IllegalArgumentException.class, () -> world.moveTo(hero, Double.NaN, 0));
        assertThrows(NullPointerException.class, () -> world.setFilter(hero, null));
        assertThrows(NullPointerException.class, () -> world.apply(null));
        assertThrows(IllegalArgumentException.class, () -> world.apply(new WorldEdit.SetMaxFallSpeed(-1)));
        assertThrows(NullPointerException.class, () -> world.step(null));
        assertEquals(60, world.tick());
        assertEquals(original, recorder.recording());
    }

    @Test
    void aSimulationHasAVersion() {
        assertEquals(6, World.SIMULATION_VERSION);
    }

    private void step(int ticks) {
        for (int t = 0; t < ticks; t++) {
            world.step(Inputs.of(Button.RIGHT));
        }
    }

    private static World newWorld() {
        return World.builder(40, 12).build();
    }
}
