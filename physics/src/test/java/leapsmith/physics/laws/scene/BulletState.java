package leapsmith.physics.laws.scene;

import leapsmith.physics.world.Bullet;

/** A copy of the readable state of a bullet. */
public record BulletState(long id, long x, long y, int vx, int vy) {

    /** The state of a bullet that is alive. */
    public static BulletState of(Bullet bullet) {
        return new BulletState(bullet.id(), bullet.subX(), bullet.subY(), bullet.subVx(), bullet.subVy());
    }
}
