package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/**
 * Named scenes and the hash of their last tick. A change of a hash invalidates every existing recording, and needs a
 * line in the changelog that gives the reason.
 */
class GoldenTest {
    @Test
    void runAndJump() {
        World world = World.builder(200, 30)
                .tiles((column, row) -> row >= 28 && column % 17 < 14 || row == 22 && column % 11 < 5
                        ? TileType.BLOCK
                        : row == 25 && column % 13 < 6 ? TileType.ONE_WAY : TileType.EMPTY)
                .build();
        world.spawn(BodyDef.character(20, 400).control(Control.PLAYER));
        Inputs[] script = {
            Inputs.of(Button.RIGHT),
            Inputs.of(Button.RIGHT, Button.JUMP),
            Inputs.of(Button.LEFT, Button.JUMP),
            Inputs.of(Button.RIGHT, Button.DOWN)
        };
        for (int t = 0; t < 1200; t++) {
            world.step(script[t / 23 % script.length]);
        }
        assertHash("5d409d86f7e8f36", world);
    }

    @Test
    void patrolsInACrowd() {
        World world = World.builder(100, 60)
                .tiles((column, row) -> row % 5 == 4 && column % 23 != 0 ? TileType.BLOCK : TileType.EMPTY)
                .build();
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 400; i++) {
            world.spawn(BodyDef.box(random.nextInt(1580), random.nextInt(900), 12, 30)
                    .control(Control.PATROL)
                    .facingLeft(random.nextBoolean()));
        }
        for (int t = 0; t < 600; t++) {
            world.step(Inputs.NONE);
        }
        assertHash("91758112b94adda3", world);
    }

    @Test
    void fastBodiesThroughAnOpenLevelWithEdits() {
        World world = World.builder(60, 60)
                .tileSize(24)
                .ticksPerSecond(120)
                .borders(new Borders(true, true, true, false))
                .build();
        SplittableRandom random = new SplittableRandom(12);
        for (int i = 0; i < 300; i++) {
            world.spawn(BodyDef.box(
                            random.nextInt(1400), random.nextInt(1400), 1 + random.nextInt(60), 1 + random.nextInt(60))
                    .gravity(random.nextBoolean())
                    .sensor(random.nextInt(10) == 0)
                    .velocity(random.nextInt(-20_000, 20_000), random.nextInt(-20_000, 20_000)));
        }
        TileType[] types = {TileType.EMPTY, TileType.BLOCK, TileType.ONE_WAY};
        for (int t = 0; t < 300; t++) {
            world.setTile(random.nextInt(60), random.nextInt(60), types[random.nextInt(types.length)]);
            world.step(Inputs.NONE);
        }
        assertHash("fd7fde911f85af80", world);
    }

    @Test
    void bulletsAmongPatrols() {
        World world = World.builder(80, 60)
                .tiles((column, row) -> row % 9 == 8 && column % 19 > 3 ? TileType.BLOCK : TileType.EMPTY)
                .build();
        SplittableRandom random = new SplittableRandom(13);
        for (int i = 0; i < 60; i++) {
            world.spawn(BodyDef.box(random.nextInt(1260), random.nextInt(900), 12, 30)
                    .control(Control.PATROL)
                    .facingLeft(random.nextBoolean()));
        }
        for (int i = 0; i < 12; i++) {
            BulletDef bullet = BulletDef.box(random.nextInt(1270), random.nextInt(950), 1 + i % 5, 4)
                    .aimed(random.nextInt(360), 100 + random.nextInt(2000))
                    .onTile(OnTile.values()[i % 3])
                    .onBody(OnBody.values()[i % 2])
                    .life(200);
            world.bullets().addEmitter(EmitterDef.every(1 + i, bullet).fan(1 + i % 4, 30 * i));
        }
        for (int t = 0; t < 400; t++) {
            world.step(Inputs.NONE);
        }
        assertHash("649df13f160ce704", world);
    }

    @Test
    void hillsOfEverySlope() {
        TileType[] types =
                Arrays.stream(TileType.values()).filter(type -> !type.isGate()).toArray(TileType[]::new);
        World world = World.builder(120, 40)
                .tiles((column, row) -> row == 39 || row > 30 && column % 40 == 39
                        ? TileType.BLOCK
                        : row % 4 == 2 ? types[(column * 7 + row * 5) % types.length] : TileType.EMPTY)
                .build();
        SplittableRandom random = new SplittableRandom(14);
        for (int i = 0; i < 120; i++) {
            BodyDef body = BodyDef.box(random.nextInt(1900), random.nextInt(600), 4 + i % 13, 4 + i % 17);
            world.spawn(
                    i % 3 == 0
                            ? body.control(Control.PATROL).facingLeft(i % 2 == 0)
                            : i % 3 == 1
                                    ? body.control(Control.PLAYER)
                                    : body.velocity(random.nextInt(-900, 900), random.nextInt(-900, 900)));
        }
        play(world, 600);
        assertHash("a2d02f9b71bf69e3", world);
    }

    @Test
    void platformsWithRidersThatTheyCarryPushAndCrush() {
        World world = World.builder(80, 30)
                .tiles((column, row) -> row == 29 || column % 20 == 19 && row > 10 || row == 4 && column % 9 < 3
                        ? TileType.BLOCK
                        : TileType.EMPTY)
                .build();
        for (int i = 0; i < 12; i++) {
            world.spawn(BodyDef.box(30 + i * 100, 200 + i % 5 * 40, 48, 8 + i % 3 * 4)
                    .solidity(i % 3 == 0 ? Solidity.TOP : Solidity.ALL)
                    .path(PathDef.backAndForth(i % 4 * 50 - 75, i % 5 * 60 - 140, 40 + 17 * i)
                            .waiting(i % 3 * 10)));
        }
        for (int i = 0; i < 60; i++) {
            BodyDef rider = BodyDef.box(32 + i * 20, 140 + i % 7 * 10, 8 + i % 5, 12 + i % 11);
            world.spawn(i % 4 == 0 ? rider.control(Control.PLAYER) : rider.control(Control.PATROL));
            world.spawn(rider.at(34 + i * 20, 60).solidity(i % 6 == 0 ? Solidity.TOP : Solidity.NONE));
        }
        int crushed = 0;
        for (int t = 0; t < 900; t++) {
            world.step(Inputs.of(t % 50 < 25 ? Button.LEFT : Button.RIGHT, Button.JUMP));
            for (int e = 0; e < world.events().count(); e++) {
                crushed += world.events().type(e) == EventType.CRUSHED ? 1 : 0;
            }
        }
        assertTrue(crushed > 0, "no body was crushed");
        assertHash("98c0bbe8ddbf6394", world);
    }

    @Test
    void bulletsFromEmittersAmongSlopesAndShapes() {
        World world = World.builder(60, 40)
                .tiles((column, row) -> row % 10 == 9
                        ? TileType.BLOCK
                        : row % 10 == 8 && column % 6 < 2
                                ? column % 6 == 0 ? TileType.SLOPE_RIGHT : TileType.SLOPE_LEFT
                                : row % 10 == 3 && column % 7 == 3 ? TileType.CEILING_LEFT : TileType.EMPTY)
                .build();
        Shape[] shapes = Shape.values();
        for (int i = 0; i < 48; i++) {
            world.spawn(BodyDef.box(20 * i, 60 + i % 4 * 160, 12, 12)
                    .shape(shapes[i % shapes.length])
                    .gravity(i % 3 > 0)
                    .velocity(i % 7 * 20 - 60, 0));
        }
        for (int i = 0; i < 10; i++) {
            BulletDef bullet = BulletDef.box(50 + 90 * i, 20 + i % 4 * 160, 2 + i % 3, 3)
                    .aimed(37 * i, 90 + 60 * i)
                    .onTile(OnTile.values()[i % 3])
                    .onBody(OnBody.values()[i % 2])
                    .oneWays(i % 2 == 0)
                    .life(300);
            world.bullets()
                    .addEmitter(EmitterDef.every(3 + i, bullet)
                            .fan(1 + i % 5, 36 * i)
                            .phase(i));
        }
        play(world, 400);
        assertHash("3b616884f7dde61", world);
    }

    @Test
    void aCrowdOfShapesSolidToBodies() {
        World world = World.builder(50, 30)
                .tiles((column, row) -> row == 29 || row == 20 && column % 11 < 6 ? TileType.BLOCK : TileType.EMPTY)
                .build();
        SplittableRandom random = new SplittableRandom(15);
        Shape[] shapes = Shape.values();
        for (int i = 0; i < 160; i++) {
            int side = 4 + i % 14;
            world.spawn(BodyDef.box(random.nextInt(780), random.nextInt(300), side, side)
                    .shape(shapes[i % shapes.length])
                    .solidToBodies(i % 5 > 0)
                    .gravity(i % 7 > 0)
                    .velocity(random.nextInt(-300, 300), random.nextInt(-300, 300))
                    .control(i % 9 == 0 ? Control.PLAYER : Control.NONE));
        }
        play(world, 500);
        assertHash("a75bf8c9d1604512", world);
    }

    @Test
    void aForgivingJumperThatGrabsLedges() {
        World world = World.builder(60, 30)
                .tiles((column, row) ->
                        row == 29 || column % 8 < 2 && row > 8 + column % 5 * 3 || row == 6 && column % 7 < 4
                                ? TileType.BLOCK
                                : row == 15 && column % 8 > 5 ? TileType.ONE_WAY : TileType.EMPTY)
                .build();
        for (int i = 0; i < 20; i++) {
            world.spawn(BodyDef.character(34 + 45 * i, 20 + i % 3 * 30)
                    .control(Control.PLAYER)
                    .channel(i % 2)
                    .movement(Movement.MODERN
                            .withGrabsLedges(i % 3 > 0)
                            .withForgiveness(new Forgiveness(0.1, 0.1, i % 5, 40))));
        }
        Inputs[] script = {
            Inputs.of(Button.RIGHT),
            Inputs.of(Button.RIGHT, Button.JUMP),
            Inputs.of(Button.RIGHT),
            Inputs.of(Button.LEFT, Button.DOWN),
            Inputs.of(Button.LEFT),
            Inputs.of(Button.LEFT, Button.JUMP)
        };
        boolean hung = false;
        for (int t = 0; t < 1500; t++) {
            int other = script[(t / 19 + 2) % script.length].buttons(0);
            world.step(script[t / 23 % script.length].with(1, other));
            for (Body body : world.bodies()) {
                hung |= body.state() == ControllerState.GRAB_LEDGE;
            }
        }
        assertTrue(hung, "no body hung from a ledge");
        assertHash("796719190769e5fd", world);
    }

    private static void play(World world, int ticks) {
        Inputs[] script = {
            Inputs.of(Button.RIGHT), Inputs.of(Button.LEFT, Button.JUMP), Inputs.of(Button.RIGHT, Button.DOWN)
        };
        for (int t = 0; t < ticks; t++) {
            world.step(script[t / 31 % script.length]);
        }
    }

    private static void assertHash(String expected, World world) {
        assertEquals(expected, Long.toHexString(world.hash()));
    }
}
