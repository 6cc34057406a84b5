package leapsmith.physics.world;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;

/**
 * A body of a world: a light handle that reads the world's state. Places and lengths are in pixels, speeds in pixels
 * per second. Once the body is gone {@link #isAlive} is false and every other reading but index and generation throws
 * IllegalStateException, also when another body has got its index.
 */
public final class Body {
    Body() {}

    public int index() {
        throw new UnsupportedOperationException();
    }

    /** How many bodies had this index before. */
    public int generation() {
        throw new UnsupportedOperationException();
    }

    public boolean isAlive() {
        throw new UnsupportedOperationException();
    }

    public double x() {
        throw new UnsupportedOperationException();
    }

    public double y() {
        throw new UnsupportedOperationException();
    }

    public double width() {
        throw new UnsupportedOperationException();
    }

    public double height() {
        throw new UnsupportedOperationException();
    }

    public double vx() {
        throw new UnsupportedOperationException();
    }

    public double vy() {
        throw new UnsupportedOperationException();
    }

    /** Left edge in sub-pixels. */
    public int subX() {
        throw new UnsupportedOperationException();
    }

    /** Top edge in sub-pixels. */
    public int subY() {
        throw new UnsupportedOperationException();
    }

    /** Width in sub-pixels. */
    public int subWidth() {
        throw new UnsupportedOperationException();
    }

    /** Height in sub-pixels. */
    public int subHeight() {
        throw new UnsupportedOperationException();
    }

    /** Speed to the right in sub-pixels per tick. */
    public int subVx() {
        throw new UnsupportedOperationException();
    }

    /** Speed downward in sub-pixels per tick. */
    public int subVy() {
        throw new UnsupportedOperationException();
    }

    public boolean onGround() {
        throw new UnsupportedOperationException();
    }

    public boolean atCeiling() {
        throw new UnsupportedOperationException();
    }

    public boolean pushesLeftWall() {
        throw new UnsupportedOperationException();
    }

    public boolean pushesRightWall() {
        throw new UnsupportedOperationException();
    }

    /** Whether one-ways and nothing else carry it. */
    public boolean onOneWay() {
        throw new UnsupportedOperationException();
    }

    /** Bits of {@link leapsmith.physics.body.Contacts}. */
    public int contacts() {
        throw new UnsupportedOperationException();
    }

    /** The contacts of the tick before. */
    public int previousContacts() {
        throw new UnsupportedOperationException();
    }

    public ControllerState state() {
        throw new UnsupportedOperationException();
    }

    public Control control() {
        throw new UnsupportedOperationException();
    }

    public int channel() {
        throw new UnsupportedOperationException();
    }

    public Movement movement() {
        throw new UnsupportedOperationException();
    }

    public Filter filter() {
        throw new UnsupportedOperationException();
    }

    public boolean facingLeft() {
        throw new UnsupportedOperationException();
    }

    public boolean isSensor() {
        throw new UnsupportedOperationException();
    }

    /** A definition of a body that is what this one is now; spawning it makes a clone. */
    public BodyDef toDef() {
        throw new UnsupportedOperationException();
    }
}
