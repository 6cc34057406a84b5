package leapsmith.physics.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
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
import org.junit.jupiter.api.Test;

class RecordedWorldTest {
    private final World world = newWorld();
    private final RecordedWorld game = new RecordedWorld(world, Recorder.KEYFRAME_BYTES, 1);
    private final Body hero = game.spawn(BodyDef.character(40, 100).control(Control.PLAYER));

    @Test
    void everyChangeIsRecordedAndHappensAgainInAWorldBuiltAlike() {
        Body crate = game.spawnAt(5, BodyDef.box(200, 60, 16, 16));
        game.setTile(7, 9, TileType.BLOCK);
        step(3);
        game.setMovement(hero, Movement.MODERN);
        game.setGravity(700);
        game.setMaxFallSpeed(300);
        assertEquals(Movement.MODERN, hero.movement());
        assertEquals(700, world.gravity());
        assertEquals(300, world.maxFallSpeed());
        Bullet bullet = game.fire(BulletDef.box(100, 20, 2, 2).aimed(0, 60));
        game.fire(BulletDef.box(100, 30, 2, 2).aimed(0, 60));
        assertEquals(
                0,
                game.addEmitter(EmitterDef.every(2, BulletDef.box(90, 40, 2, 2).aimed(0, 60))));
        assertEquals(
                1,
                game.addEmitter(EmitterDef.every(3, BulletDef.box(90, 50, 2, 2).aimed(0, 60))));
        step(5);
        assertTrue(game.setVelocity(crate, 60, -120));
        assertEquals(-120, crate.vy(), 0.1);
        assertTrue(game.resize(crate, 20, 20));
        assertEquals(20, crate.width());
        game.moveTo(crate, 220, 30);
        game.remove(bullet);
        game.removeEmitter(1);
        assertEquals(220, crate.x());
        assertEquals(30, crate.y());
        assertFalse(bullet.isAlive());
        assertNull(world.bullets().emitter(1));
        game.setFilter(crate, new Filter(2, 4));
        assertTrue(game.setControl(crate, Control.PATROL));
        assertEquals(new Filter(2, 4), crate.filter());
        assertEquals(Control.PATROL, crate.control());
        step(5);
        game.despawn(crate);
        step(5);
        Recording<WorldEdit> recording = game.recorder().recording();
        assertEquals(18, recording.edits().count());
        World other = newWorld();
        Replay<WorldEdit, Snapshot> replay = new Replay<>(new WorldReplayable(other), recording);
        assertEquals(OptionalLong.empty(), replay.firstDivergence());
        assertEquals(world.hash(), other.hash());
        assertEquals(18, game.world().tick());
    }

    @Test
    void theStatesOfAWorldAreCountedByTheirSize() {
        step(20);
        assertTrue(game.recorder().keyframeBytes() > world.snapshot().sizeInBytes());
    }

    @Test
    void aRecordingMayBeginInTheMiddle() {
        step(10);
        RecordedWorld later = new RecordedWorld(world, Recorder.KEYFRAME_BYTES, 1);
        later.step(Inputs.of(Button.RIGHT));
        later.moveTo(hero, 90, 20);
        later.step(Inputs.NONE);
        assertEquals(2, later.recorder().tick());
        World other = newWorld();
        other.restore(later.start());
        Recording<WorldEdit> recording = later.recorder().recording();
        assertEquals(OptionalLong.empty(), new Replay<>(new WorldReplayable(other), recording).firstDivergence());
        assertEquals(12, other.tick());
        later.recorder().seek(0);
        assertEquals(10, world.tick());
    }

    @Test
    void handlesAreGoodAgainAtTicksWhereTheirBodyIs() {
        step(4);
        game.despawn(hero);
        step(4);
        assertFalse(hero.isAlive());
        game.recorder().seek(2);
        assertTrue(hero.isAlive());
        game.recorder().seek(8);
        assertFalse(hero.isAlive());
    }

    @Test
    void whatIsNotThereIsRefusedAndNotRecorded() {
        step(1);
        long count = game.recorder().recording().edits().count();
        Body stranger = newWorld().spawn(BodyDef.character(40, 100));
        Bullet gone = game.fire(BulletDef.box(100, 20, 2, 2));
        game.remove(gone);
        assertThrows(IllegalArgumentException.class, () -> game.moveTo(stranger, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> game.despawn(stranger));
        assertThrows(IllegalArgumentException.class, () -> game.setFilter(stranger, Filter.ALL));
        assertThrows(IllegalArgumentException.class, () -> game.setControl(stranger, Control.NONE));
        assertThrows(IllegalArgumentException.class, () -> game.remove(gone));
        assertThrows(IllegalArgumentException.class, () -> game.removeEmitter(0));
        assertThrows(IllegalArgumentException.class, () -> game.spawnAt(0, BodyDef.character(1, 1)));
        assertThrows(IllegalArgumentException.class, () -> game.spawnAt(-1, BodyDef.character(1, 1)));
        assertThrows(IllegalArgumentException.class, () -> game.setMaxFallSpeed(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> game.setTile(40, 0, TileType.BLOCK));
        assertThrows(IndexOutOfBoundsException.class, () -> game.setTile(0, -1, TileType.BLOCK));
        assertEquals(count + 2, game.recorder().recording().edits().count());
    }

    @Test
    void aSizeThatWouldBeInAWallIsRefused() {
        step(60);
        game.setTile((int) (hero.x() / 16), 5, TileType.BLOCK);
        assertFalse(game.resize(hero, 12, 120));
        assertEquals(40, hero.height());
    }

    @Test
    void aSensorKeepsItsVelocityAndNobodyControlsIt() {
        Body sensor = game.spawn(BodyDef.box(9, 9, 9, 9).sensor(true));
        assertFalse(game.setVelocity(sensor, 60, 0));
        assertFalse(game.setControl(sensor, Control.PATROL));
    }

    @Test
    void editsOfWhatIsNotThereDoNothingInAChangedReplay() {
        game.setTile(7, 9, TileType.BLOCK);
        game.moveTo(hero, 60, 60);
        game.resize(hero, 10, 10);
        game.setMovement(hero, Movement.MODERN);
        game.setVelocity(hero, 1, 1);
        game.setFilter(hero, Filter.ALL);
        game.setControl(hero, Control.NONE);
        game.despawn(hero);
        World small = World.builder(5, 5).build();
        EditLog<WorldEdit> edits = game.recorder().recording().edits();
        edits.forEach((edit, tick) -> edit.applyTo(small));
        assertEquals(0, small.bodyCount());
        World other = World.builder(5, 5).build();
        other.spawnAt(0, BodyDef.box(1, 1, 2, 2));
        new WorldEdit.Spawn(0, BodyDef.box(9, 9, 9, 9)).applyTo(other);
        assertEquals(2, other.body(0).width());
        new WorldEdit.RemoveBullet(3).applyTo(other);
        new WorldEdit.RemoveEmitter(3).applyTo(other);
        for (int outside : new int[] {-1, 5}) {
            new WorldEdit.SetTile(outside, 2, TileType.BLOCK).applyTo(other);
            new WorldEdit.SetTile(2, outside, TileType.BLOCK).applyTo(other);
        }
        new WorldEdit.SetTile(0, 0, TileType.BLOCK).applyTo(other);
        new WorldEdit.SetTile(4, 4, TileType.BLOCK).applyTo(other);
        assertTrue(other.tiles().isObstacle(0, 0) && other.tiles().isObstacle(4, 4));
        assertEquals(0, other.bullets().count());
    }

    private void step(int ticks) {
        for (int t = 0; t < ticks; t++) {
            game.step(Inputs.of(Button.RIGHT));
        }
    }

    private static World newWorld() {
        return World.builder(40, 12).build();
    }
}
