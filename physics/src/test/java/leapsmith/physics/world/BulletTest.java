package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class BulletTest {
    private static final double TICK = 60;

    private final World world = World.builder(20, 10).build();
    private final Bullets bullets = world.bullets();

    @Test
    void aBulletFliesStraightAndDoesNotFall() {
        Bullet bullet = bullets.fire(small(20, 20).velocity(3 * TICK, 1 * TICK));
        step(10);
        assertEquals(50, bullet.x());
        assertEquals(30, bullet.y());
        assertEquals(0, bullets.hits().count());
    }

    @Test
    void aBouncingBulletIsFlushAtTheHitAndReturnsInTheNextTick() {
        Bullet bullet =
                bullets.fire(small(300, 20).velocity(10 * TICK, 2 * TICK).onTile(OnTile.BOUNCE));
        step(2);
        assertEquals(316, bullet.x());
        assertEquals(24, bullet.y());
        assertEquals(-10 * TICK, bullet.vx());
        assertEquals(2 * TICK, bullet.vy());
        assertEquals(EventType.BULLET_HIT_TILE, world.events().type(0));
        assertEquals(bullet.id(), world.events().bullet(0));
        assertEquals(EventList.NONE, world.events().body(0));
        step(1);
        assertEquals(306, bullet.x());
        assertEquals(0, world.events().count());
    }

    @Test
    void aBulletThatStopsStaysWhereItHit() {
        Bullet arrow =
                bullets.fire(small(300, 20).velocity(24 * TICK, 12 * TICK).onTile(OnTile.STOP));
        step(1);
        assertEquals(316, arrow.x());
        assertEquals(28, arrow.y());
        step(5);
        assertTrue(arrow.isAlive());
        assertEquals(28, arrow.y());
        assertEquals(0, bullets.hits().count());
    }

    @Test
    void aBulletThatVanishesReportsWhereItHit() {
        Bullet bullet = bullets.fire(small(300, 20).velocity(24 * TICK, 12 * TICK));
        step(1);
        assertFalse(bullet.isAlive());
        assertNull(bullets.get(bullet.id()));
        assertEquals(0, bullets.count());
        assertTrue(bullets.hits().isTile(0));
        assertEquals(316, bullets.hits().x(0));
        assertEquals(28, bullets.hits().y(0));
        assertThrows(IllegalStateException.class, bullet::x);
    }

    @Test
    void noBulletPassesThroughATileOrABodyAtAnySpeed() {
        world.setTile(10, 5, TileType.BLOCK);
        Body target = resting(BodyDef.box(60, 80, 4, 16));
        Bullet atBody = bullets.fire(small(4, 86).velocity(310 * TICK, 0));
        Bullet atTile = bullets.fire(
                small(4, 86).velocity(310 * TICK, 0).onBody(OnBody.PIERCE).onTile(OnTile.STOP));
        step(1);
        assertFalse(atBody.isAlive());
        assertEquals(target.index(), bullets.hits().body(0));
        assertEquals(56, bullets.hits().x(0));
        assertTrue(bullets.hits().overlaps(0));
        assertEquals(156, atTile.x());
        assertFalse(bullets.hits().overlaps(1));
    }

    @Test
    void aBulletThatVanishesHitsTheFirstBodyOnItsPath() {
        resting(BodyDef.box(200, 10, 10, 30));
        Body nearer = resting(BodyDef.box(100, 10, 10, 30));
        bullets.fire(small(10, 20).velocity(300 * TICK, 0));
        step(1);
        assertEquals(1, bullets.hits().count());
        assertEquals(nearer.index(), bullets.hits().body(0));
    }

    @Test
    void ofBodiesMetAtTheSameTimeABulletHitsTheLowestIndex() {
        Body higher = world.spawnAt(5, BodyDef.box(100, 22, 10, 30).gravity(false));
        Body lower = world.spawnAt(3, BodyDef.box(100, 5, 10, 30).gravity(false));
        bullets.fire(small(10, 20).velocity(300 * TICK, 0));
        step(1);
        assertTrue(higher.isAlive());
        assertEquals(1, bullets.hits().count());
        assertEquals(lower.index(), bullets.hits().body(0));
        assertEquals(96, bullets.hits().x(0));
    }

    @Test
    void aPiercingBulletHitsABodyOnce() {
        resting(BodyDef.box(100, 10, 30, 30));
        bullets.fire(small(90, 20).velocity(10 * TICK, 0).onBody(OnBody.PIERCE));
        int hits = 0;
        int events = 0;
        for (int t = 0; t < 10; t++) {
            step(1);
            hits += bullets.hits().count();
            events += world.events().count();
        }
        // Touching counts, and so does the start of a path: the fifth path begins with the left edge at 130.
        assertEquals(5, hits);
        assertEquals(1, events);
    }

    @Test
    void theOverlapIsTheDistanceThatSeparatesTheBullet() {
        resting(BodyDef.box(100, 10, 30, 30));
        bullets.fire(small(99, 12).onBody(OnBody.PIERCE));
        step(1);
        assertEquals(-3, bullets.hits().overlapX(0));
        assertEquals(-6, bullets.hits().overlapY(0));
    }

    @Test
    void filtersAndSensorsAreNotHit() {
        resting(BodyDef.box(100, 10, 30, 30).filter(new Filter(2, ~0)));
        resting(BodyDef.box(100, 10, 30, 30).sensor(true));
        bullets.fire(small(110, 20).filter(new Filter(1, 1)));
        bullets.fire(small(110, 20).filter(new Filter(1, 2)));
        step(1);
        assertEquals(1, bullets.hits().count());
        assertEquals(1, bullets.hits().bullet(0));
    }

    @Test
    void bulletsNeverHitEachOther() {
        Bullet one = bullets.fire(small(20, 20).velocity(2 * TICK, 0));
        Bullet other = bullets.fire(small(30, 20).velocity(-2 * TICK, 0));
        step(5);
        assertTrue(one.isAlive() && other.isAlive());
    }

    @Test
    void aLifetimeOfThreeTicksIncludesThreeSteps() {
        Bullet bullet = bullets.fire(small(20, 20).life(3));
        step(2);
        assertTrue(bullet.isAlive());
        step(1);
        assertFalse(bullet.isAlive());
    }

    @Test
    void aTilePaintedOntoABulletRemovesIt() {
        Bullet bullet = bullets.fire(small(20, 20).onTile(OnTile.BOUNCE));
        step(3);
        world.setTile(1, 1, TileType.BLOCK);
        step(1);
        assertFalse(bullet.isAlive());
        assertEquals(1, bullets.hits().count());
    }

    @Test
    void paintedAndRemovedTilesAffectABulletAtOnce() {
        Bullet stopped = bullets.fire(small(20, 20).velocity(TICK, 0).onTile(OnTile.STOP));
        world.setTile(8, 3, TileType.BLOCK);
        Bullet passing = bullets.fire(small(100, 52).velocity(TICK, 0).onTile(OnTile.STOP));
        step(20);
        world.setTile(4, 1, TileType.BLOCK);
        world.setTile(8, 3, TileType.EMPTY);
        step(60);
        assertEquals(60, stopped.x());
        assertEquals(180, passing.x());
    }

    @Test
    void aRestoredBlockStopsBullets() {
        world.setTile(8, 1, TileType.BLOCK);
        Bullet bullet = bullets.fire(small(20, 20).velocity(2 * TICK, 0).onTile(OnTile.STOP));
        step(1);
        Snapshot snapshot = world.snapshot();
        world.setTile(8, 1, TileType.EMPTY);
        step(100);
        assertEquals(222, bullet.x());
        world.restore(snapshot);
        step(100);
        assertEquals(124, bullet.x());
    }

    @Test
    void oneWaysStopOnlyBulletsThatAreDefinedSo() {
        for (int column = 0; column < 20; column++) {
            world.setTile(column, 5, TileType.ONE_WAY);
        }
        BulletDef falling = small(20, 60).velocity(0, 5 * TICK).onTile(OnTile.STOP);
        Bullet passing = bullets.fire(falling);
        Bullet stopped = bullets.fire(falling.oneWays(true));
        Bullet rising = bullets.fire(small(40, 100).velocity(0, -5 * TICK).oneWays(true));
        step(6);
        assertEquals(90, passing.y());
        assertEquals(76, stopped.y());
        assertEquals(70, rising.y());
    }

    @Test
    void aBulletThatFallsOnASlopeOf45DegreesLeavesLevel() {
        assertBounce(TileType.SLOPE_RIGHT, 0, 5, -5, 0);
        assertBounce(TileType.SLOPE_LEFT, 0, 5, 5, 0);
        assertBounce(TileType.SLOPE_RIGHT, 5, 0, 0, -5);
        assertBounce(TileType.SLOPE_LEFT, -5, 0, 0, -5);
        assertBounce(TileType.SLOPE_RIGHT, 5, 5, -5, -5);
        assertBounce(TileType.SLOPE_RIGHT, 2, 5, -5, -2);
    }

    @Test
    void aBulletThatRisesToASlopingCeilingLeavesLevel() {
        assertBounce(TileType.CEILING_RIGHT, 0, -5, -5, 0);
        assertBounce(TileType.CEILING_LEFT, 0, -5, 5, 0);
        assertBounce(TileType.CEILING_LEFT, -5, 0, 0, 5);
    }

    @Test
    void aSlopeOfOneInTwoReflectsAboutItsNormal() {
        assertBounce(TileType.SLOPE_RIGHT_LOW, 0, 5, -4, -3);
        assertBounce(TileType.SLOPE_RIGHT_HIGH, 0, 5, -4, -3);
        assertBounce(TileType.SLOPE_LEFT_LOW, 0, 5, 4, -3);
        assertBounce(TileType.SLOPE_RIGHT_LOW, 5, 0, 3, -4);
        assertBounce(TileType.CEILING_RIGHT_LOW, 0, -5, -4, 3);
        assertBounce(TileType.CEILING_LEFT_HIGH, 0, -5, 4, 3);
    }

    @Test
    void oneWaySlopesReflectBulletsFromAboveThatAreDefinedSo() {
        assertBounce(TileType.ONE_WAY_RIGHT, 0, 5, -5, 0);
        assertBounce(TileType.ONE_WAY_LEFT_LOW, 0, 5, 4, -3);
        world.setTile(10, 5, TileType.ONE_WAY_RIGHT);
        BulletDef shot = small(166, 66).onTile(OnTile.BOUNCE);
        Bullet passing = bullets.fire(shot.velocity(0, 5 * TICK));
        Bullet rising = bullets.fire(shot.at(166, 110).velocity(0, -5 * TICK).oneWays(true));
        step(8);
        assertEquals(106, passing.y());
        assertEquals(70, rising.y());
    }

    @Test
    void theFlatSidesAndTheTipOfASlopeReflectLikeWalls() {
        world.setTile(10, 5, TileType.SLOPE_RIGHT);
        BulletDef shot = small(166, 66).onTile(OnTile.BOUNCE);
        Bullet atSide = bullets.fire(shot.at(190, 88).velocity(-5 * TICK, TICK));
        Bullet fromBelow = bullets.fire(shot.at(166, 110).velocity(TICK, -5 * TICK));
        Bullet onTip = bullets.fire(shot.at(174, 66).velocity(0, 5 * TICK));
        step(4);
        assertVelocity(5 * TICK, TICK, atSide);
        assertVelocity(TICK, 5 * TICK, fromBelow);
        assertVelocity(0, -5 * TICK, onTip);
    }

    @Test
    void aBulletReversesAtTheBottomOfAValley() {
        world.setTile(9, 5, TileType.SLOPE_LEFT_LOW);
        world.setTile(10, 5, TileType.SLOPE_RIGHT_LOW);
        Bullet bullet = bullets.fire(small(158, 72).velocity(0, 5 * TICK).onTile(OnTile.BOUNCE));
        step(5);
        assertVelocity(0, -5 * TICK, bullet);
    }

    @Test
    void aBulletReflectedByAWallMeetsASlopeWithItsNewVelocity() {
        world.setTile(10, 3, TileType.BLOCK);
        world.setTile(10, 4, TileType.BLOCK);
        world.setTile(9, 5, TileType.SLOPE_RIGHT);
        // Along the wall both descend to the slope, but only one of them moves toward it after the wall reflected it.
        BulletDef shot = small(154, 68).onTile(OnTile.BOUNCE);
        Bullet steep = bullets.fire(shot.velocity(8 * TICK, 16 * TICK));
        Bullet flat = bullets.fire(shot.at(152, 70).velocity(16 * TICK, 8 * TICK));
        step(1);
        assertEquals(156, steep.x());
        assertEquals(76, steep.y());
        assertVelocity(-16 * TICK, 8 * TICK, steep);
        assertEquals(76, flat.y());
        assertVelocity(-16 * TICK, 8 * TICK, flat);
    }

    /** A bullet that meets the middle of a slope, with velocities in pixels per tick. */
    private static void assertBounce(TileType slope, int vx, int vy, int newVx, int newVy) {
        World level = World.builder(20, 10).build();
        level.setTile(10, 5, slope);
        Bullet bullet = level.bullets()
                .fire(small(166 - 5 * vx, 86 - 5 * vy)
                        .velocity(vx * TICK, vy * TICK)
                        .onTile(OnTile.BOUNCE)
                        .oneWays(true));
        for (int t = 0; t < 10 && level.bullets().hits().count() == 0; t++) {
            level.step(Inputs.NONE);
        }
        assertEquals(1, level.bullets().hits().count(), slope + " is hit");
        assertVelocity(newVx * TICK, newVy * TICK, bullet);
        double x = bullet.x();
        double y = bullet.y();
        level.step(Inputs.NONE);
        assertEquals(x + newVx, bullet.x());
        assertEquals(y + newVy, bullet.y());
        assertEquals(0, level.bullets().hits().count());
    }

    private static void assertVelocity(double vx, double vy, Bullet bullet) {
        assertEquals(vx, bullet.vx(), bullet + " along x");
        assertEquals(vy, bullet.vy(), bullet + " along y");
    }

    @Test
    void aBulletThatLeavesThroughAnOpenSideIsRemoved() {
        World open = World.builder(10, 10)
                .borders(new Borders(false, true, false, false))
                .build();
        Bullet bullet = open.bullets().fire(small(150, 20).velocity(5 * TICK, 0).onTile(OnTile.BOUNCE));
        open.step(Inputs.NONE);
        assertEquals(155, bullet.x());
        open.step(Inputs.NONE);
        assertFalse(bullet.isAlive());
        assertEquals(0, open.bullets().hits().count());
    }

    @Test
    void idsAscendAndHandlesStayValidWhenOthersAreRemoved() {
        Bullet first = bullets.fire(small(20, 20).life(1));
        Bullet second = bullets.fire(small(20, 20).velocity(TICK, 0));
        Bullet third = bullets.fire(small(40, 20));
        bullets.remove(third);
        step(1);
        Bullet fourth = bullets.fire(small(60, 20));
        assertFalse(first.isAlive() || third.isAlive());
        assertEquals(21, second.x());
        assertEquals(3, fourth.id());
        assertEquals(second, bullets.at(0));
        assertEquals(fourth, bullets.get(3));
        assertThrows(IllegalArgumentException.class, () -> bullets.remove(third));
        assertThrows(
                IllegalArgumentException.class,
                () -> World.builder(9, 9).build().bullets().remove(second));
    }

    @Test
    void anEmitterFiresAtItsInterval() {
        int number = bullets.addEmitter(
                EmitterDef.every(3, small(100, 50).velocity(TICK, 0)).phase(2));
        int[] counts = IntStream.range(0, 9)
                .map(t -> {
                    step(1);
                    return bullets.count();
                })
                .toArray();
        assertArrayEquals(new int[] {0, 0, 1, 1, 1, 2, 2, 2, 3}, counts);
        assertEquals(106, bullets.at(0).x());
        assertEquals(100, bullets.at(2).x());
        bullets.removeEmitter(number);
        step(9);
        assertEquals(3, bullets.count());
        assertNull(bullets.emitter(number));
        assertThrows(IllegalArgumentException.class, () -> bullets.removeEmitter(number));
    }

    @Test
    void aFanIsSpreadEvenlyAroundItsDirection() {
        bullets.addEmitter(EmitterDef.every(100, small(100, 50).aimed(0, 120)).fan(3, 180));
        bullets.addEmitter(EmitterDef.every(100, small(100, 50).aimed(90, 120)).fan(4, 360));
        step(1);
        assertVelocity(0, -120, 0);
        assertVelocity(120, 0, 1);
        assertVelocity(0, 120, 2);
        assertVelocity(0, 120, 3);
        assertVelocity(-120, 0, 4);
        assertVelocity(0, -120, 5);
        assertVelocity(120, 0, 6);
    }

    @Test
    void aRestoredEmitterFiresAtTheSameTicks() {
        bullets.addEmitter(
                EmitterDef.every(4, small(100, 50).aimed(30, 200).life(20)).fan(5, 90));
        step(10);
        Snapshot snapshot = world.snapshot();
        step(30);
        long hash = world.hash();
        int count = bullets.count();
        bullets.removeEmitter(0);
        step(7);
        world.restore(snapshot);
        assertEquals(15, bullets.count());
        step(30);
        assertEquals(hash, world.hash());
        assertEquals(count, bullets.count());
    }

    @Test
    void aFrameHoldsTheBulletsInView() {
        bullets.fire(small(20, 20).velocity(TICK, 2 * TICK));
        bullets.fire(small(200, 20));
        Frame frame = new Frame();
        world.capture(frame, 0, 0, 100, 100);
        assertEquals(1, frame.bullets().count());
        assertEquals(20, frame.bullets().x(0));
        assertEquals(20, frame.bullets().y(0));
        assertEquals(4, frame.bullets().width(0));
        assertEquals(4, frame.bullets().height(0));
        assertEquals(60, frame.bullets().vx(0));
        assertEquals(120, frame.bullets().vy(0));
    }

    @Test
    void aBulletAndItsHitsHaveTheTagThatTheGameGaveIt() {
        long hash = world.hash();
        Body target = resting(BodyDef.box(100, 20, 20, 20));
        Bullet plain = bullets.fire(small(20, 60).velocity(60, 0));
        Bullet owned = bullets.fire(small(70, 28).velocity(10 * TICK, 0).tag(7L << 33));
        bullets.addEmitter(EmitterDef.every(2, small(20, 80).velocity(60, 0).tag(-3)));
        assertEquals(0, plain.tag());
        assertEquals(7L << 33, owned.tag());
        Snapshot start = world.snapshot();
        step(2);
        assertEquals(-3, bullets.at(2).tag());
        Frame frame = new Frame();
        world.capture(frame, 0, 0, 320, 160);
        assertEquals(-3, frame.bullets().tag(2));
        assertEquals(0, frame.bullets().tag(0));
        world.capture(frame, 0, 70, 320, 40);
        assertEquals(-3, frame.bullets().tag(0));
        step(1);
        assertEquals(target.index(), bullets.hits().body(0));
        assertEquals(7L << 33, bullets.hits().tag(0));
        world.capture(frame, 0, 0, 320, 160);
        assertEquals(7L << 33, frame.bullets().hitTag(0));
        assertFalse(owned.isAlive());
        assertEquals(-3, bullets.at(1).tag(), "it moved up");
        world.restore(start);
        assertEquals(7L << 33, owned.tag());
        assertEquals(
                7L << 33,
                bullets.fire(BulletDef.box(0, 0, 1, 1).tag(owned.tag())).tag());
        assertTrue(hash != world.hash());
    }

    @Test
    void aTagIsInTheHashUnlessItIsZero() {
        World tagged = World.builder(20, 10).build();
        World other = World.builder(20, 10).build();
        bullets.fire(small(20, 20));
        tagged.bullets().fire(small(20, 20).tag(1));
        other.bullets().fire(small(20, 20).tag(2));
        assertTrue(tagged.hash() != world.hash() && tagged.hash() != other.hash());
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> BulletDef.box(0, 0, 0, 4));
        assertThrows(IllegalArgumentException.class, () -> BulletDef.box(0, 0, 4, 1025));
        assertThrows(IllegalArgumentException.class, () -> BulletDef.box(Double.NaN, 0, 4, 4));
        assertThrows(IllegalArgumentException.class, () -> small(0, 0).life(0));
        assertThrows(IllegalArgumentException.class, () -> EmitterDef.every(0, small(0, 0)));
        assertThrows(
                IllegalArgumentException.class,
                () -> EmitterDef.every(1, small(0, 0)).fan(0, 0));
        assertThrows(
                IllegalArgumentException.class,
                () -> EmitterDef.every(1, small(0, 0)).fan(2, 361));
        assertThrows(IllegalArgumentException.class, () -> bullets.fire(small(300_000, 0)));
    }

    private void assertVelocity(double vx, double vy, int bullet) {
        assertEquals(vx, bullets.at(bullet).vx(), 0.01);
        assertEquals(vy, bullets.at(bullet).vy(), 0.01);
    }

    private void step(int ticks) {
        for (int t = 0; t < ticks; t++) {
            world.step(Inputs.NONE);
        }
    }

    private Body resting(BodyDef def) {
        return world.spawn(def.gravity(false));
    }

    private static BulletDef small(double x, double y) {
        return BulletDef.box(x, y, 4, 4);
    }
}
