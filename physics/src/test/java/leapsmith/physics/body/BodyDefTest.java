package leapsmith.physics.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BodyDefTest {
    private final BodyDef plain = BodyDef.box(1, 2, 3, 4);

    @Test
    void aDefaultBodyRestsFallsAndCollidesWithEverything() {
        assertEquals(0, plain.vx());
        assertEquals(0, plain.vy());
        assertSame(Control.NONE, plain.control());
        assertSame(Movement.CLASSIC, plain.movement());
        assertSame(Filter.ALL, plain.filter());
        assertTrue(plain.gravity() && plain.tiles() && plain.oneWays());
        assertFalse(plain.facingLeft() || plain.sensor());
    }

    @Test
    void definitionsWithEqualValuesAreEqual() {
        BodyDef same = BodyDef.box(1, 2, 3, 4);
        assertEquals(plain, same);
        assertEquals(plain.hashCode(), same.hashCode());
        assertEquals(plain.path(PathDef.backAndForth(9, 0, 5)), same.path(PathDef.backAndForth(9, 0, 5)));
        assertNotEquals(plain.hashCode(), plain.at(1, 3).hashCode());
        assertNotEquals(plain, plain.at(1, 3));
        assertNotEquals(plain, plain.size(3, 5));
        assertNotEquals(plain, plain.velocity(1, 0));
        assertNotEquals(plain, plain.control(Control.PLAYER));
        assertNotEquals(plain, plain.channel(1));
        assertNotEquals(plain, plain.movement(Movement.MODERN));
        assertNotEquals(plain, plain.filter(new Filter(1, 1)));
        assertNotEquals(plain, plain.gravity(false));
        assertNotEquals(plain, plain.tiles(false));
        assertNotEquals(plain, plain.oneWays(false));
        assertNotEquals(plain, plain.facingLeft(true));
        assertNotEquals(plain, plain.sensor(true));
        assertNotEquals(plain, plain.shape(Shape.TRIANGLE_TOP_LEFT));
        assertNotEquals(plain, plain.solidity(Solidity.TOP));
        assertNotEquals(plain, plain.path(PathDef.backAndForth(9, 0, 5)));
        assertNotEquals(plain, plain.solidToBodies(true));
    }

    @Test
    void theClassicCharacterIs12By40() {
        BodyDef character = BodyDef.character(5, 6);
        assertEquals(12, character.width());
        assertEquals(40, character.height());
    }

    @Test
    void aCopyHasTheNewValueAndKeepsTheOthers() {
        Movement slow = new Movement(10, 20, 5);
        Filter filter = new Filter(2, 4);
        PathDef path = PathDef.backAndForth(1, 2, 3);
        BodyDef all = plain.velocity(5, -6)
                .control(Control.PLAYER)
                .channel(3)
                .movement(slow)
                .filter(filter)
                .gravity(false)
                .tiles(false)
                .oneWays(false)
                .facingLeft(true)
                .sensor(true)
                .shape(Shape.TRIANGLE_TOP_LEFT)
                .solidity(Solidity.ALL)
                .path(path)
                .solidToBodies(true)
                .at(7, 8)
                .size(9, 10);
        assertEquals(7, all.x());
        assertEquals(8, all.y());
        assertEquals(9, all.width());
        assertEquals(10, all.height());
        assertEquals(5, all.vx());
        assertEquals(-6, all.vy());
        assertSame(Control.PLAYER, all.control());
        assertEquals(3, all.channel());
        assertSame(slow, all.movement());
        assertSame(filter, all.filter());
        assertFalse(all.gravity() || all.tiles() || all.oneWays());
        assertTrue(all.facingLeft() && all.sensor() && all.solidToBodies());
        assertSame(Shape.TRIANGLE_TOP_LEFT, all.shape());
        assertSame(Solidity.ALL, all.solidity());
        assertSame(path, all.path());
    }

    @Test
    void theOriginalIsNotChanged() {
        plain.velocity(1, 1).sensor(true).gravity(false);
        assertEquals(0, plain.vx());
        assertTrue(plain.gravity());
        assertFalse(plain.sensor());
    }

    @Test
    void invalidNumbersOfABodyAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> BodyDef.box(0, 0, -1, 1));
        assertThrows(IllegalArgumentException.class, () -> BodyDef.box(0, 0, 1, BodyDef.MAX_SIDE_PX + 1.0));
        assertThrows(IllegalArgumentException.class, () -> BodyDef.box(Double.NaN, 0, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> BodyDef.box(0, 0, Double.NaN, 1));
        assertThrows(IllegalArgumentException.class, () -> plain.velocity(0, Double.NEGATIVE_INFINITY));
        assertThrows(IllegalArgumentException.class, () -> plain.channel(16));
        assertThrows(IllegalArgumentException.class, () -> plain.channel(-1));
        assertThrows(IllegalArgumentException.class, () -> new Movement(-1, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new Movement(0, Double.NaN, 0));
        assertThrows(IllegalArgumentException.class, () -> new Movement(0, 0, Double.POSITIVE_INFINITY));
    }

    @Test
    void rangesIncludeBothEnds() {
        BodyDef largest = BodyDef.box(0, 0, BodyDef.MAX_SIDE_PX, 0);
        assertEquals(131_072, largest.width());
        assertEquals(0, largest.height());
        assertEquals(0, plain.channel(0).channel());
        assertEquals(15, plain.channel(BodyDef.CHANNELS - 1).channel());
    }

    @Test
    void aCircleNeedsEqualSidesInAnyOrderOfCalls() {
        BodyDef circle = BodyDef.box(0, 0, 5, 5).shape(Shape.CIRCLE);
        assertSame(Shape.CIRCLE, circle.size(6, 6).shape());
        assertThrows(IllegalArgumentException.class, () -> circle.size(5, 6));
        assertThrows(IllegalArgumentException.class, () -> plain.shape(Shape.CIRCLE));
    }

    @Test
    void toStringHasSizeAndPlace() {
        assertEquals("body of 3.0 x 4.0 px at (1.0, 2.0)", plain.toString());
    }

    @Test
    void filtersMustAcceptEachOther() {
        Filter player = new Filter(1, 2);
        Filter coin = new Filter(2, 1);
        Filter deaf = new Filter(2, 0);
        assertTrue(player.accepts(coin) && coin.accepts(player));
        assertFalse(player.accepts(deaf) || deaf.accepts(player));
        assertFalse(player.accepts(player));
        assertTrue(Filter.ALL.accepts(Filter.ALL));
    }
}
