package leapsmith.physics.laws.scene;

import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.oracle.Box;

/** A bullet of a scene. */
public record Shot(Box box, int vx, int vy, OnTile onTile, OnBody onBody, boolean oneWays, Filter filter, int life) {

    /** The definition for the world. */
    public BulletDef toDef(int ticksPerSecond) {
        return BulletDef.box(
                        BodySpec.px(box.x()), BodySpec.px(box.y()), BodySpec.px(box.width()), BodySpec.px(box.height()))
                .velocity(SubPixels.toPxPerSecond(vx, ticksPerSecond), SubPixels.toPxPerSecond(vy, ticksPerSecond))
                .onTile(onTile)
                .onBody(onBody)
                .oneWays(oneWays)
                .filter(filter)
                .life(life);
    }

    /** The same bullet from another place, and with another speed along x. */
    public Shot from(Box newBox, int newVx) {
        return new Shot(newBox, newVx, vy, onTile, onBody, oneWays, filter, life);
    }
}
