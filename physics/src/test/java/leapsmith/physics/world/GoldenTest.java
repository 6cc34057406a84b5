package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/**
 * Named scenes and the hash that they end with. A change of one changes every recording that people have made: it needs
 * a line in the changelog that says why.
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
        assertHash("7e79f1c6e0b07e76", world);
    }

    @Test
    void shotsThroughAnOpenLevelThatIsPainted() {
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
        assertHash("c7f3dc5d617b551d", world);
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
        assertHash("4c4ef317e076980b", world);
    }

    private static void assertHash(String expected, World world) {
        assertEquals(expected, Long.toHexString(world.hash()));
    }
}
