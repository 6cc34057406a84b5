package leapsmith.physics.world;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/**
 * A body of a world: a light handle that reads the world's state. Places and lengths are in pixels, speeds in pixels
 * per second. Once the body is gone {@link #isAlive} is false and every other reading but index and generation throws
 * IllegalStateException, also when another body has got its index.
 */
public final class Body {
    private static final Control[] CONTROLS = Control.values();
    private static final ControllerState[] STATES = ControllerState.values();

    private static final Shape[] SHAPES = Shape.values();

    private final BodyStore store;
    private final int index;
    private final int generation;
    private final int ticksPerSecond;

    Body(BodyStore store, int index, int generation, int ticksPerSecond) {
        this.store = store;
        this.index = index;
        this.generation = generation;
        this.ticksPerSecond = ticksPerSecond;
    }

    public int index() {
        return index;
    }

    /** How many bodies had this index before. */
    public int generation() {
        return generation;
    }

    public boolean isAlive() {
        return store.isAlive(index) && store.generation(index) == generation;
    }

    public double x() {
        return SubPixels.toPx(store.x[row()]);
    }

    public double y() {
        return SubPixels.toPx(store.y[row()]);
    }

    public double width() {
        return SubPixels.toPx(store.width[row()]);
    }

    public double height() {
        return SubPixels.toPx(store.height[row()]);
    }

    public double vx() {
        return SubPixels.toPxPerSecond(store.vx[row()], ticksPerSecond);
    }

    public double vy() {
        return SubPixels.toPxPerSecond(store.vy[row()], ticksPerSecond);
    }

    /** Left edge in sub-pixels. */
    public int subX() {
        return store.x[row()];
    }

    /** Top edge in sub-pixels. */
    public int subY() {
        return store.y[row()];
    }

    /** Width in sub-pixels. */
    public int subWidth() {
        return store.width[row()];
    }

    /** Height in sub-pixels. */
    public int subHeight() {
        return store.height[row()];
    }

    /** Speed to the right in sub-pixels per tick. */
    public int subVx() {
        return store.vx[row()];
    }

    /** Speed downward in sub-pixels per tick. */
    public int subVy() {
        return store.vy[row()];
    }

    /** Whether something carries it. */
    public boolean onGround() {
        return touches(Contacts.GROUND);
    }

    /** Whether a Block is right above it. */
    public boolean atCeiling() {
        return touches(Contacts.CEILING);
    }

    /** Whether a Block is right at its left side. */
    public boolean pushesLeftWall() {
        return touches(Contacts.LEFT_WALL);
    }

    /** Whether a Block is right at its right side. */
    public boolean pushesRightWall() {
        return touches(Contacts.RIGHT_WALL);
    }

    /** Whether one-ways and nothing else carry it. */
    public boolean onOneWay() {
        return touches(Contacts.ONE_WAY);
    }

    /** Bits of {@link Contacts}. */
    public int contacts() {
        return store.contacts[row()];
    }

    /** The contacts of the tick before. */
    public int previousContacts() {
        return store.previousContacts[row()];
    }

    public ControllerState state() {
        return STATES[store.state[row()]];
    }

    public Control control() {
        return CONTROLS[store.control[row()]];
    }

    public int channel() {
        return store.channel[row()];
    }

    public Movement movement() {
        return store.movement(row());
    }

    public Filter filter() {
        return store.filter(row());
    }

    public Shape shape() {
        return SHAPES[store.shape[row()]];
    }

    public Solidity solidity() {
        int bits = store.flags[row()];
        return (bits & BodyFlags.SOLID) != 0
                ? Solidity.ALL
                : (bits & BodyFlags.TOP) != 0 ? Solidity.TOP : Solidity.NONE;
    }

    public boolean facingLeft() {
        return store.has(row(), BodyFlags.FACING_LEFT);
    }

    public boolean isSensor() {
        return store.has(row(), BodyFlags.SENSOR);
    }

    /** A definition of a body that is what this one is now; spawning it makes a clone. */
    public BodyDef toDef() {
        return BodyDef.box(x(), y(), width(), height())
                .velocity(vx(), vy())
                .control(control())
                .channel(channel())
                .movement(movement())
                .filter(filter())
                .gravity(store.has(index, BodyFlags.GRAVITY))
                .tiles(store.has(index, BodyFlags.TILES))
                .oneWays(store.has(index, BodyFlags.ONE_WAYS))
                .facingLeft(facingLeft())
                .sensor(isSensor())
                .shape(shape())
                .solidity(solidity())
                .firm(store.has(index, BodyFlags.FIRM))
                .path(store.track[index] == null ? null : store.track[index].def());
    }

    /** Two handles of the same body are equal. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Body body
                && body.store == store
                && body.index == index
                && body.generation == generation;
    }

    @Override
    public int hashCode() {
        return 31 * index + generation;
    }

    @Override
    public String toString() {
        return "body " + index + " of generation " + generation;
    }

    boolean isIn(BodyStore other) {
        return store == other;
    }

    private boolean touches(int contact) {
        return (store.contacts[row()] & contact) != 0;
    }

    private int row() {
        if (!isAlive()) {
            throw new IllegalStateException(this + " is gone");
        }
        return index;
    }
}
