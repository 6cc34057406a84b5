package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class BulletsTest {
    private static final BulletDef SHOT = BulletDef.box(100, 100, 20, 10);
    private static final double SUB = 1.0 / 4096;

    private final World world = World.builder(40, 20).build();
    private final Bullets bullets = world.bullets();
    private final Frame frame = new Frame();

    @Test
    void onlyBulletsInTheWorldAreReturned() {
        Bullet first = bullets.fire(SHOT);
        Bullet second = bullets.fire(SHOT);
        bullets.remove(second);
        assertEquals(first, bullets.at(0));
        assertThrows(IndexOutOfBoundsException.class, () -> bullets.at(1));
        assertThrows(IndexOutOfBoundsException.class, () -> bullets.at(-1));
        assertEquals(first, bullets.get(first.id()));
        assertNull(bullets.get(second.id()));
    }

    @Test
    void anEventHasItsBulletAndIndicesOutOfRangeAreRefused() {
        world.setTile(10, 6, TileType.BLOCK);
        bullets.fire(SHOT);
        Bullet second = bullets.fire(SHOT.velocity(6000, 0));
        world.step(Inputs.NONE);
        assertEquals(1, world.events().count());
        assertEquals(second.id(), world.events().bullet(0));
        assertThrows(IndexOutOfBoundsException.class, () -> world.events().bullet(1));
        assertThrows(IndexOutOfBoundsException.class, () -> world.events().type(-1));
    }

    @Test
    void handlesOfTheSameBulletAreEqual() {
        Bullet first = bullets.fire(SHOT);
        Bullet second = bullets.fire(SHOT);
        assertEquals(first, bullets.at(0));
        assertEquals(first.hashCode(), bullets.at(0).hashCode());
        assertNotEquals(first, second);
        assertNotEquals(first.hashCode(), second.hashCode());
        assertEquals("bullet " + second.id(), second.toString());
    }

    @Test
    void anEmitterGetsTheLowestFreeNumber() {
        EmitterDef every = EmitterDef.every(5, SHOT);
        assertEquals(0, bullets.addEmitter(every));
        assertEquals(1, bullets.addEmitter(every));
        assertEquals(2, bullets.addEmitter(every));
        bullets.removeEmitter(1);
        assertNull(bullets.emitter(1));
        assertEquals(1, bullets.addEmitter(every));
    }

    @Test
    void aBulletThatOnlyTouchesTheViewIsInIt() {
        bullets.fire(SHOT);
        for (int side = 0; side < 4; side++) {
            capture(side, 100, 100, 20, 10, 0);
            assertEquals(1, frame.bullets().count());
            capture(side, 100, 100, 20, 10, SUB);
            assertEquals(0, frame.bullets().count());
        }
    }

    @Test
    void aFrameHasTheBulletsThatTouchItsRectangle() {
        double[] widths = {4, 30};
        for (int i = 0; i < 60; i++) {
            bullets.fire(BulletDef.box(7 * i - 40, 5 * i, widths[i % 2], 6)
                    .velocity(i, -i)
                    .filter(new Filter(1, 2 + i)));
        }
        double[][] views = {{-500, -500, 2000, 2000}, {0, 0, 2000, 2000}, {-500, -500, 600, 2000}, {50, 60, 120, 90}};
        for (double[] view : views) {
            world.capture(frame, view[0], view[1], view[2], view[3]);
            FrameBullets seen = frame.bullets();
            int at = 0;
            for (int i = 0; i < bullets.count(); i++) {
                Bullet bullet = bullets.at(i);
                if (bullet.x() <= view[0] + view[2]
                        && bullet.x() + bullet.width() >= view[0]
                        && bullet.y() <= view[1] + view[3]
                        && bullet.y() + bullet.height() >= view[1]) {
                    assertEquals(bullet.x(), seen.x(at));
                    assertEquals(bullet.y(), seen.y(at));
                    assertEquals(bullet.width(), seen.width(at));
                    assertEquals(bullet.height(), seen.height(at));
                    assertEquals(bullet.vx(), seen.vx(at));
                    assertEquals(bullet.vy(), seen.vy(at));
                    assertEquals(2 + i, seen.mask(at));
                    at++;
                }
            }
            assertEquals(at, seen.count());
        }
    }

    @Test
    void aHitThatOnlyTouchesTheViewIsInIt() {
        world.spawn(BodyDef.box(140, 90, 40, 40).gravity(false));
        bullets.fire(SHOT.velocity(1800, 0).onBody(OnBody.PIERCE));
        world.step(Inputs.NONE);
        BulletHitList hits = bullets.hits();
        assertEquals(1, hits.count());
        assertThrows(IndexOutOfBoundsException.class, () -> hits.x(1));
        assertThrows(IndexOutOfBoundsException.class, () -> hits.isTile(-1));
        for (int side = 0; side < 4; side++) {
            capture(side, hits.x(0), hits.y(0), 20, 10, 0);
            assertEquals(1, frame.bullets().hitCount());
            capture(side, hits.x(0), hits.y(0), 20, 10, SUB);
            assertEquals(0, frame.bullets().hitCount());
        }
    }

    /** Captures the area next to a box, on one of its sides, with a gap between. */
    private void capture(int side, double x, double y, double width, double height, double gap) {
        switch (side) {
            case 0 -> world.capture(frame, x - 50, y - 50, 50 - gap, 200);
            case 1 -> world.capture(frame, x + width + gap, y - 50, 50, 200);
            case 2 -> world.capture(frame, x - 50, y - 50, 200, 50 - gap);
            default -> world.capture(frame, x - 50, y + height + gap, 200, 50);
        }
    }
}
