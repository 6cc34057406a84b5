package leapsmith.physics.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BulletDefTest {
    private final BulletDef plain = BulletDef.box(1, 2, 3, 4);

    @Test
    void aBulletVanishesAtTilesAndBodiesByDefault() {
        assertEquals(0, plain.vx());
        assertEquals(0, plain.vy());
        assertEquals(BulletDef.ENDLESS, plain.life());
        assertSame(OnTile.VANISH, plain.onTile());
        assertSame(OnBody.VANISH, plain.onBody());
        assertFalse(plain.oneWays());
        assertSame(Filter.ALL, plain.filter());
    }

    @Test
    void aCopyHasTheNewValueAndKeepsTheOthers() {
        Filter filter = new Filter(2, 4);
        BulletDef all = plain.velocity(5, -6)
                .life(9)
                .onTile(OnTile.BOUNCE)
                .onBody(OnBody.PIERCE)
                .oneWays(true)
                .filter(filter)
                .at(7, 8);
        assertEquals(7, all.x());
        assertEquals(8, all.y());
        assertEquals(3, all.width());
        assertEquals(4, all.height());
        assertEquals(5, all.vx());
        assertEquals(-6, all.vy());
        assertEquals(9, all.life());
        assertSame(OnTile.BOUNCE, all.onTile());
        assertSame(OnBody.PIERCE, all.onBody());
        assertTrue(all.oneWays());
        assertSame(filter, all.filter());
    }

    @Test
    void definitionsWithEqualValuesAreEqual() {
        BulletDef same = BulletDef.box(1, 2, 3, 4);
        assertEquals(plain, same);
        assertEquals(plain.hashCode(), same.hashCode());
        assertNotEquals(plain.hashCode(), plain.at(1, 3).hashCode());
        assertNotEquals(plain, plain.at(1, 3));
        assertNotEquals(plain, plain.velocity(1, 0));
        assertNotEquals(plain, plain.life(1));
        assertNotEquals(plain, plain.onTile(OnTile.STOP));
        assertNotEquals(plain, plain.onBody(OnBody.PIERCE));
        assertNotEquals(plain, plain.oneWays(true));
        assertNotEquals(plain, plain.filter(new Filter(1, 1)));
        assertEquals("bullet of 3.0 x 4.0 px at (1.0, 2.0)", plain.toString());
    }

    @Test
    void anglesAreMeasuredFromRightToDown() {
        assertVelocity(100, 0, plain.aimed(0, 100));
        assertVelocity(0, 100, plain.aimed(90, 100));
        assertVelocity(60, -80, plain.aimed(StrictMath.toDegrees(StrictMath.atan2(-80, 60)), 100));
        assertVelocity(-80, 60, plain.velocity(60, 80).turned(90));
        assertVelocity(80, -60, plain.velocity(60, 80).turned(-90));
        assertVelocity(
                20 * StrictMath.sqrt(2),
                140 * StrictMath.sqrt(0.5),
                plain.velocity(90, 50).turned(45));
    }

    @Test
    void invalidNumbersOfABulletAreRefused() {
        assertEquals(1024, BulletDef.box(0, 0, 1, BulletDef.MAX_SIDE_PX).height());
        assertEquals(1, plain.life(1).life());
        assertThrows(IllegalArgumentException.class, () -> BulletDef.box(0, 0, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> BulletDef.box(0, 0, 1, 1024.5));
        assertThrows(IllegalArgumentException.class, () -> BulletDef.box(0, Double.NaN, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> plain.velocity(0, Double.POSITIVE_INFINITY));
        assertThrows(IllegalArgumentException.class, () -> plain.life(0));
    }

    private static void assertVelocity(double vx, double vy, BulletDef bullet) {
        assertEquals(vx, bullet.vx(), 1e-9);
        assertEquals(vy, bullet.vy(), 1e-9);
    }
}
