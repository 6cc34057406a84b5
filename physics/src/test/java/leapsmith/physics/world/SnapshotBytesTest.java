package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import leapsmith.physics.body.AirMoves;
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
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class SnapshotBytesTest {
    private static final int COLUMNS = 30;
    private static final int ROWS = 14;
    private static final boolean THOROUGH = Boolean.getBoolean("leapsmith.thorough");

    @Test
    void aSavedWorldContinuesInANewOne() {
        World world = busyWorld();
        for (int tick = 0; tick < 200; tick += 7) {
            World other = def().build();
            other.setController(SnapshotBytesTest::control);
            other.restore(other.readSnapshot(world.snapshot().toBytes()));
            assertEquals(world.hash(), other.hash());
            assertEquals(world.body(0).tag(), other.body(0).tag());
            assertEquals(world.body(0).generation(), other.body(0).generation());
            assertEquals(world.body(0).previousX(), other.body(0).previousX());
            assertEquals(world.bullets().hits().count(), other.bullets().hits().count());
            World same = other;
            for (int t = 0; t < 7; t++) {
                step(world);
                step(same);
                assertEquals(world.hash(), same.hash());
                assertEquals(world.events().count(), same.events().count());
            }
            assertEquals(world.pairs().count(), same.pairs().count());
        }
        assertTrue(world.bullets().count() > 0 && world.bodyCount() > 5);
    }

    @Test
    void jumpsInTheAirThatBeginAfterASnapshotWasReadAreInTheNextOne() {
        World world = def().build();
        world.spawn(BodyDef.character(100, 20)
                .control(Control.PLAYER)
                .movement(Movement.CLASSIC.withAirMoves(AirMoves.NONE.withAirJumps(1))));
        world.step(Inputs.NONE);
        World other = def().build();
        other.restore(other.readSnapshot(world.snapshot().toBytes()));
        other.step(Inputs.of(Button.JUMP));
        assertTrue(other.body(0).vy() < 0);
        Snapshot jumped = other.snapshot();
        long hash = other.hash();
        other.restore(def().build().snapshot());
        other.restore(jumped);
        assertEquals(hash, other.hash());
        other.step(Inputs.NONE);
        double speed = other.body(0).vy();
        other.step(Inputs.of(Button.JUMP));
        assertTrue(other.body(0).vy() > speed, "jumped twice");
    }

    @Test
    void aWorldBuiltDifferentlyRefusesTheBytes() {
        byte[] bytes = busyWorld().snapshot().toBytes();
        for (WorldDef other : new WorldDef[] {
            World.builder(COLUMNS + 1, ROWS).pairHistory(true).ticksPerSecond(50),
            def().tileSize(15),
            def().borders(Borders.CLOSED),
            def().ticksPerSecond(60),
            def().pairHistory(false)
        }) {
            World world = other.build();
            long hash = world.hash();
            assertThrows(InvalidBytesException.class, () -> world.readSnapshot(bytes));
            assertEquals(hash, world.hash());
        }
        String message = assertThrows(
                        InvalidBytesException.class,
                        () -> def().ticksPerSecond(60).build().readSnapshot(bytes))
                .getMessage();
        assertTrue(message.contains("50 ticks per second") && message.contains("60 ticks per second"), message);
    }

    @Test
    void bytesThatAreCutOrChangedAreRefused() {
        World world = busyWorld();
        byte[] bytes = world.snapshot().toBytes();
        for (int length = 0; length < bytes.length; length += length < 200 ? 1 : 97) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThrows(InvalidBytesException.class, () -> world.readSnapshot(cut));
        }
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 500; i++) {
            byte[] changed = bytes.clone();
            changed[i < 40 ? i : random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            assertThrows(InvalidBytesException.class, () -> world.readSnapshot(changed));
        }
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 3);
        assertThrows(InvalidBytesException.class, () -> world.readSnapshot(longer));
        assertThrows(NullPointerException.class, () -> world.readSnapshot(null));
    }

    @Test
    void anotherVersionIsNamed() {
        byte[] bytes = busyWorld().snapshot().toBytes();
        bytes[8]++;
        seal(bytes);
        String message = assertThrows(
                        InvalidBytesException.class, () -> def().build().readSnapshot(bytes))
                .getMessage();
        assertTrue(message.contains("another version"), message);
    }

    /** Bytes with a right checksum and wrong numbers are refused, or those of a world that can run. */
    @Test
    void wrongNumbersDoNoHarm() {
        World world = busyWorld();
        byte[] bytes = world.snapshot().toBytes();
        SplittableRandom random = new SplittableRandom(Long.getLong("leapsmith.laws.seed", 20261128));
        int accepted = 0;
        int cases = THOROUGH ? 60_000 : 3000;
        for (int i = 0; i < cases; i++) {
            byte[] changed = bytes.clone();
            for (int n = random.nextInt(3); n >= 0; n--) {
                int at = 17 + random.nextInt(bytes.length - 21);
                switch (random.nextInt(4)) {
                    case 0 -> changed[at] ^= (byte) (1 << random.nextInt(8));
                    case 1 -> changed[at] = (byte) random.nextInt();
                    case 2 -> Arrays.fill(changed, at, Math.min(at + 4, bytes.length - 4), (byte) 0xFF);
                    default -> changed[at] = 0;
                }
            }
            seal(changed);
            Snapshot read;
            try {
                read = world.readSnapshot(changed);
            } catch (InvalidBytesException e) {
                continue;
            }
            accepted++;
            World other = def().build();
            other.restore(read);
            other.hash();
            for (int t = 0; t < 12; t++) {
                step(other);
            }
        }
        assertTrue(accepted > cases / 20, accepted + " of " + cases);
    }

    private static void seal(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, bytes.length - 4);
        ByteBuffer.wrap(bytes).putInt(bytes.length - 4, (int) sum.getValue());
    }

    private static WorldDef def() {
        return World.builder(COLUMNS, ROWS)
                .pairHistory(true)
                .borders(new Borders(true, false, false, false))
                .ticksPerSecond(50);
    }

    /** A world with some of everything that a state has. */
    private static World busyWorld() {
        World world = def().tiles((column, row) -> row == ROWS - 1
                        ? TileType.BLOCK
                        : row == 9 && column > 20
                                ? TileType.ONE_WAY
                                : row == ROWS - 2 && column == 12 ? TileType.SLOPE_RIGHT : TileType.EMPTY)
                .build();
        world.setController(SnapshotBytesTest::control);
        Body hero = world.spawn(BodyDef.character(60, 150)
                .control(Control.PLAYER)
                .movement(Movement.MODERN.withGrabsLedges(true))
                .solidToBodies(true)
                .tag(77L << 40));
        Body gone = world.spawn(BodyDef.box(70, 100, 10, 10));
        world.spawn(BodyDef.box(90, 180, 16, 16).solidToBodies(true).friction(300));
        world.spawn(BodyDef.box(96, 164, 16, 16).solidToBodies(true).shape(Shape.CIRCLE));
        world.spawn(BodyDef.box(180, 150, 48, 8)
                .solidity(Solidity.TOP)
                .path(PathDef.backAndForth(0, -40, 60).then(20, 20).waiting(5)));
        Body door = world.spawn(BodyDef.box(300, 150, 8, 40).solidity(Solidity.ALL));
        world.spawn(BodyDef.box(40, 140, 200, 60).sensor(true));
        world.spawn(BodyDef.box(250, 100, 12, 20).control(Control.PATROL).filter(new Filter(6, 3)));
        world.spawn(BodyDef.box(390, 100, 12, 20)
                .gravityScale(0.5)
                .maxFallSpeed(100)
                .drift(-20, 3));
        BulletDef shot = BulletDef.box(400, 40, 4, 4).aimed(150, 400).life(60).tag(9);
        world.bullets()
                .addEmitter(EmitterDef.every(3, shot.onTile(OnTile.BOUNCE).onBody(OnBody.PIERCE))
                        .fan(3, 40));
        int removed = world.bullets().addEmitter(EmitterDef.every(2, shot));
        world.bullets().addEmitter(EmitterDef.every(5, shot.tag(0)).phase(3));
        for (int tick = 0; tick < 40; tick++) {
            step(world);
        }
        world.bullets().removeEmitter(removed);
        world.despawn(gone);
        world.drive(door, 10, -3);
        world.setTile(5, 5, TileType.BLOCK);
        world.launch(hero, 30, -300);
        return world;
    }

    private static void control(BodyControl it) {
        it.remember(0, it.memory(0) + 3);
        it.remember(1, ~it.memory(1));
    }

    private static void step(World world) {
        long tick = world.tick();
        world.step(tick % 40 < 25 ? Inputs.of(Button.RIGHT, Button.JUMP) : Inputs.of(Button.LEFT));
    }
}
