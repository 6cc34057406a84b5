package leapsmith.physics.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.PathMotion;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.InvalidBytesException;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;
import org.junit.jupiter.api.Test;

class RecordingBytesTest {
    private final Recording<WorldEdit> recording = record();

    @Test
    void aRecordingReadFromBytesIsEqual() {
        Recording<WorldEdit> read = RecordingBytes.read(RecordingBytes.write(recording));
        assertEquals(recording, read);
        assertEquals(OptionalLong.empty(), Replay.of(newWorld(), read).firstDivergence());
        Recording<WorldEdit> empty = Recording.of(InputLog.EMPTY);
        assertEquals(empty, RecordingBytes.read(RecordingBytes.write(empty)));
    }

    @Test
    void aPlayerOfTheLastChannelIsRecordedAndSaved() {
        World world = newWorld();
        Recorder<WorldEdit, Snapshot> recorder = Recorder.of(world, Recorder.KEYFRAME_BYTES, 1);
        Body hero =
                world.spawn(BodyDef.character(20, 20).control(Control.PLAYER).channel(15));
        for (int tick = 0; tick < 40; tick++) {
            world.step(Inputs.NONE.with(15, tick % 20 < 10 ? Button.RIGHT : Button.JUMP));
        }
        assertTrue(hero.x() > 40);
        Recording<WorldEdit> read = RecordingBytes.read(RecordingBytes.write(recorder.recording()));
        assertEquals(recorder.recording(), read);
        assertEquals(OptionalLong.empty(), Replay.of(newWorld(), read).firstDivergence());
        World other = newWorld();
        other.restore(other.readSnapshot(world.snapshot().toBytes()));
        assertEquals(world.hash(), other.hash());
        // Jump is still down: it isn't pressed again.
        other.step(Inputs.NONE.with(15, Button.JUMP));
        world.step(Inputs.NONE.with(15, Button.JUMP));
        assertEquals(world.hash(), other.hash());
    }

    @Test
    void everyEditIsInTheRecording() {
        EditLog<WorldEdit> edits = recording.edits();
        assertEquals(
                Stream.of(WorldEdit.class.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .collect(Collectors.toSet()),
                Stream.iterate(0, i -> i + 1)
                        .limit(edits.count())
                        .map(i -> edits.edit(i).getClass().getSimpleName())
                        .collect(Collectors.toSet()));
    }

    @Test
    void bytesThatAreCutOrChangedAreRefused() {
        byte[] bytes = RecordingBytes.write(recording);
        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThrows(InvalidBytesException.class, () -> RecordingBytes.read(cut));
        }
        for (int i = 0; i < bytes.length; i++) {
            byte[] changed = bytes.clone();
            changed[i] ^= (byte) (1 << i % 8);
            assertThrows(InvalidBytesException.class, () -> RecordingBytes.read(changed));
        }
        byte[] snapshot = newWorld().snapshot().toBytes();
        assertThrows(InvalidBytesException.class, () -> RecordingBytes.read(snapshot));
        assertThrows(InvalidBytesException.class, () -> newWorld().readSnapshot(bytes));
    }

    @Test
    void wrongNumbersAreRefusedOrReadAsOthers() {
        byte[] bytes = RecordingBytes.write(recording);
        SplittableRandom random = new SplittableRandom(7);
        int cases = Boolean.getBoolean("leapsmith.thorough") ? 20_000 : 4000;
        int accepted = 0;
        for (int i = 0; i < cases; i++) {
            byte[] changed = bytes.clone();
            for (int n = random.nextInt(3); n >= 0; n--) {
                int at = 17 + random.nextInt(bytes.length - 21);
                changed[at] = (byte) List.of(0, -1, 127, -128, random.nextInt())
                        .get(random.nextInt(5))
                        .intValue();
            }
            CRC32 sum = new CRC32();
            sum.update(changed, 0, changed.length - 4);
            ByteBuffer.wrap(changed).putInt(changed.length - 4, (int) sum.getValue());
            try {
                Recording<WorldEdit> read = RecordingBytes.read(changed);
                assertEquals(read, RecordingBytes.read(RecordingBytes.write(read)));
                accepted++;
            } catch (InvalidBytesException e) {
                assertTrue(e.getMessage() != null);
            }
        }
        assertTrue(accepted > cases / 20, "" + accepted);
    }

    private static World newWorld() {
        return World.builder(30, 12)
                .tiles((column, row) -> row == 11 ? TileType.BLOCK : TileType.EMPTY)
                .build();
    }

    /** A recording with an edit of each kind. */
    private static Recording<WorldEdit> record() {
        World world = newWorld();
        Recorder<WorldEdit, Snapshot> recorder = Recorder.of(world, Recorder.KEYFRAME_BYTES, 5);
        Body hero =
                world.spawn(BodyDef.character(40, 100).control(Control.PLAYER).tag(3));
        Body lift =
                world.spawn(BodyDef.box(200, 100, 40, 8).solidity(Solidity.TOP).kinematic(true));
        Body crate = world.spawn(BodyDef.box(100, 60, 16, 16));
        for (int tick = 0; tick < 30; tick++) {
            world.step(tick % 9 < 5 ? Inputs.of(Button.RIGHT) : Inputs.NONE.with(1, Button.JUMP));
        }
        world.setTile(3, 4, TileType.SLOPE_LEFT);
        int ice = world.materialIndex(Material.builder().grip(0.2).build());
        world.setTile(4, 4, TileType.BLOCK, ice);
        world.resize(crate, 20, 18);
        world.moveTo(crate, 120, 20);
        world.setVelocity(crate, 30, -20);
        world.launch(hero, 10, -300);
        world.step(Inputs.NONE);
        world.jump(hero, 50, 200);
        world.setPath(lift, PathDef.backAndForth(0, -40, 30).then(20, 0), 5);
        world.setPathMotion(lift, PathMotion.TO_END);
        world.step(Inputs.NONE);
        world.drive(lift, 0, -20);
        world.redefine(lift, lift.toDef().solidity(Solidity.ALL));
        world.setTag(crate, Long.MIN_VALUE);
        world.setMovement(hero, Movement.MODERN);
        world.setFriction(crate, 20);
        world.setPushForce(hero, 30);
        world.setFilter(crate, new Filter(3, 5));
        world.setControl(crate, Control.PATROL);
        world.setGravity(-200);
        world.setMaxFallSpeed(300);
        BulletDef shot = BulletDef.box(50, 40, 2, 2).aimed(30, 200).tag(8);
        world.bullets().remove(world.bullets().fire(shot));
        world.bullets().addEmitter(EmitterDef.every(4, shot).fan(3, 30));
        world.step(Inputs.NONE);
        world.bullets().removeEmitter(0);
        world.despawn(crate);
        for (int tick = 0; tick < 13; tick++) {
            world.step(Inputs.NONE);
        }
        return recorder.recording();
    }
}
