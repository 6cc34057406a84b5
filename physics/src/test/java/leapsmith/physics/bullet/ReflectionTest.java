package leapsmith.physics.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class ReflectionTest {
    private static final long MAX_SPEED = 1L << 30;

    @Test
    void at45DegreesTheAxesAreSwapped() {
        assertReflected(-3, -8, 8, 3, TileType.SLOPE_RIGHT);
        assertReflected(8, 3, 3, 8, TileType.SLOPE_LEFT);
        assertReflected(-8, 3, 3, -8, TileType.CEILING_RIGHT);
    }

    @Test
    void at1To2TheResultIsRoundedToTheNearest() {
        // Exactly -0.8 and -0.6, then -1.6 and -1.2.
        assertReflected(-1, -1, 0, 1, TileType.SLOPE_RIGHT_LOW);
        assertReflected(-2, -1, 0, 2, TileType.SLOPE_RIGHT_HIGH);
        assertReflected(2, -1, 0, 2, TileType.SLOPE_LEFT_LOW);
        assertReflected(-2, 1, 0, -2, TileType.CEILING_RIGHT_LOW);
    }

    @Test
    void aVelocityAlongOrAwayFromTheSlopeIsUnchanged() {
        assertReflected(3, -7, 3, -7, TileType.SLOPE_RIGHT);
        assertReflected(5, -5, 5, -5, TileType.SLOPE_RIGHT);
        assertReflected(-2, -1, -2, -1, TileType.SLOPE_LEFT_HIGH);
    }

    @Test
    void noComponentExceedsTheGreatestSpeed() {
        // Exactly -0.2 and -1.4 times the limit.
        assertReflected(Math.round(-0.2 * MAX_SPEED), -MAX_SPEED, MAX_SPEED, MAX_SPEED, TileType.SLOPE_RIGHT_LOW);
    }

    @Test
    void reflectionKeepsTheSpeedLeadsAwayAndIsMirrored() {
        SplittableRandom random = new SplittableRandom(16);
        for (int i = 0; i < 20_000; i++) {
            int limit = 1 << 1 + random.nextInt(28);
            long vx = random.nextInt(-limit, limit);
            long vy = random.nextInt(-limit, limit);
            TileType[] types = TileType.values();
            TileType type = types[random.nextInt(types.length)];
            if (!type.isSlope() || across(vx, vy, type.slope()) >= 0) {
                continue;
            }
            Slope slope = type.slope();
            long x = BulletPath.Reflection.x(vx, vy, slope);
            long y = BulletPath.Reflection.y(vx, vy, slope);
            String what = "(" + vx + ", " + vy + ") at " + type + " is (" + x + ", " + y + ")";
            assertTrue(Math.abs(Math.hypot(x, y) - Math.hypot(vx, vy)) < 1, what);
            assertTrue(across(x, y, slope) > 0, what);
            Slope mirrored = new Slope(
                    slope.ceiling(), !slope.thickRight(), slope.thinHalves(), slope.thickHalves(), slope.oneWay());
            assertEquals(-x, BulletPath.Reflection.x(-vx, vy, mirrored), what);
            assertEquals(y, BulletPath.Reflection.y(-vx, vy, mirrored), what);
        }
    }

    private static long across(long vx, long vy, Slope slope) {
        return vx * slope.normalX() + vy * slope.normalY();
    }

    private static void assertReflected(long x, long y, long vx, long vy, TileType type) {
        String what = "(" + vx + ", " + vy + ") at " + type;
        assertEquals(x, BulletPath.Reflection.x(vx, vy, type.slope()), what);
        assertEquals(y, BulletPath.Reflection.y(vx, vy, type.slope()), what);
    }
}
