package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Bullet;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bullets and bodies of one or two sub-pixels at slopes. */
class TinySizeTest {
    private static final double SUB = 4096;

    @Test
    void aThinBulletBouncesBetweenTwoSlopesAndIsInNeither() {
        World world = World.builder(8, 8)
                .tileSize(9)
                .tiles((column, row) -> column != 3
                        ? TileType.EMPTY
                        : row == 4 ? TileType.CEILING_LEFT_LOW : row == 5 ? TileType.SLOPE_LEFT : TileType.EMPTY)
                .build();
        Bullet bullet = world.bullets()
                .fire(BulletDef.box(147456 / SUB, 147456 / SUB, 2 / SUB, 30415 / SUB)
                        .velocity(-69974 * 60 / SUB, 34987 * 60 / SUB)
                        .onTile(OnTile.BOUNCE));
        for (int tick = 0; tick < 60; tick++) {
            world.step(Inputs.NONE);
            assertTrue(bullet.isAlive(), "tick " + tick);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 16})
    void nothingPassesBetweenTwoSlopesThatTouchAtACorner(int size) {
        for (boolean left : new boolean[] {false, true}) {
            World world = World.builder(3, 3)
                    .gravity(0)
                    .tiles((column, row) -> tile(left ? 2 - column : column, row, left))
                    .build();
            double x = left ? 3 * 65536 - 121806 - size : 121806;
            Body body = world.spawn(BodyDef.box(x / SUB, (131072 - size) / SUB, size / SUB, size / SUB));
            world.setVelocity(body, (left ? -1 : 1) * 725583 * 60 / SUB, 918495 * 60 / SUB);
            world.step(Inputs.NONE);
            assertEquals(left ? 65536 : 131072 - size, body.subX());
            assertEquals(131072 - size, body.subY());
        }
    }

    private static TileType tile(int column, int row, boolean mirrored) {
        if (row == 0 && column < 2) {
            return mirrored ? TileType.CEILING_LEFT : TileType.CEILING_RIGHT;
        } else if (row == 1 && column == 0) {
            return mirrored ? TileType.SLOPE_LEFT : TileType.SLOPE_RIGHT;
        }
        boolean solid = row == 1 && column == 2 || row == 2 && column < 2;
        return !solid ? TileType.EMPTY : mirrored ? TileType.CEILING_RIGHT_HIGH : TileType.CEILING_LEFT_HIGH;
    }
}
