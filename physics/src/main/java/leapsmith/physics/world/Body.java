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
 * per second. What it touches and does is that of the end of the last step, and nothing before the first. To change a
 * body, ask the {@link World}.
 *
 * <p>Once the body is gone {@link #isAlive} is false and every other reading but index and generation throws
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

    /**
     * {@return its number in the world, which no other body alive has; it is free for another once this one is gone}
     */
    public int index() {
        return index;
    }

    /** {@return how many bodies had this index before} */
    public int generation() {
        return generation;
    }

    /** {@return whether it is still in the world} */
    public boolean isAlive() {
        return store.isAlive(index) && store.generation(index) == generation;
    }

    /** {@return left edge in pixels} */
    public double x() {
        return SubPixels.toPx(store.x[row()]);
    }

    /** {@return top edge in pixels} */
    public double y() {
        return SubPixels.toPx(store.y[row()]);
    }

    /** {@return left edge before the last step, or where it was put since, in pixels} */
    public double previousX() {
        return SubPixels.toPx(store.oldX[row()]);
    }

    /** {@return top edge before the last step, or where it was put since, in pixels} */
    public double previousY() {
        return SubPixels.toPx(store.oldY[row()]);
    }

    /** {@return width in pixels} */
    public double width() {
        return SubPixels.toPx(store.width[row()]);
    }

    /** {@return height in pixels} */
    public double height() {
        return SubPixels.toPx(store.height[row()]);
    }

    /** {@return speed to the right in pixels per second} */
    public double vx() {
        return SubPixels.toPxPerSecond(store.vx[row()], ticksPerSecond);
    }

    /** {@return speed downward in pixels per second} */
    public double vy() {
        return SubPixels.toPxPerSecond(store.vy[row()], ticksPerSecond);
    }

    /** {@return left edge in sub-pixels} */
    public int subX() {
        return store.x[row()];
    }

    /** {@return top edge in sub-pixels} */
    public int subY() {
        return store.y[row()];
    }

    /** {@return width in sub-pixels} */
    public int subWidth() {
        return store.width[row()];
    }

    /** {@return height in sub-pixels} */
    public int subHeight() {
        return store.height[row()];
    }

    /** {@return speed to the right in sub-pixels per tick} */
    public int subVx() {
        return store.vx[row()];
    }

    /** {@return speed downward in sub-pixels per tick} */
    public int subVy() {
        return store.vy[row()];
    }

    /** {@return whether something carries it} */
    public boolean onGround() {
        return touches(Contacts.GROUND);
    }

    /** {@return whether something that stops it is right above it} */
    public boolean atCeiling() {
        return touches(Contacts.CEILING);
    }

    /** {@return whether something that stops it is right at its left side} */
    public boolean pushesLeftWall() {
        return touches(Contacts.LEFT_WALL);
    }

    /** {@return whether something that stops it is right at its right side} */
    public boolean pushesRightWall() {
        return touches(Contacts.RIGHT_WALL);
    }

    /** {@return whether it is carried by nothing but one-ways, tiles or bodies, through which it can drop} */
    public boolean onOneWay() {
        return touches(Contacts.ONE_WAY);
    }

    /** {@return what it touched at the end of the last step, as bits of {@link Contacts}} */
    public int contacts() {
        return store.contacts[row()];
    }

    /** {@return what it touched at the end of the step before the last, as bits of {@link Contacts}} */
    public int previousContacts() {
        return store.previousContacts[row()];
    }

    /** {@return what it was doing at the end of the last step} */
    public ControllerState state() {
        return STATES[store.state[row()]];
    }

    /** {@return who moves it; {@link Control#NONE} of sensors and of what moves along a path} */
    public Control control() {
        return CONTROLS[store.control[row()]];
    }

    /** {@return the input channel that it listens to if it is a player's, 0 to 7} */
    public int channel() {
        return store.channel[row()];
    }

    /** {@return the numbers it moves by when something controls it, as they were given} */
    public Movement movement() {
        return store.movement(row());
    }

    /** {@return which other bodies it is tested against} */
    public Filter filter() {
        return store.filter(row());
    }

    /** {@return its form within its box} */
    public Shape shape() {
        return SHAPES[store.shape[row()]];
    }

    /** {@return what it is to other bodies that tiles stop} */
    public Solidity solidity() {
        int bits = store.flags[row()];
        return (bits & BodyFlags.SOLID) != 0
                ? Solidity.ALL
                : (bits & BodyFlags.TOP) != 0 ? Solidity.TOP : Solidity.NONE;
    }

    /** {@return whether it faces left; players and patrols face the way they last walked} */
    public boolean facingLeft() {
        return store.has(row(), BodyFlags.FACING_LEFT);
    }

    /** {@return whether it only detects other bodies} */
    public boolean isSensor() {
        return store.has(row(), BodyFlags.SENSOR);
    }

    /** {@return a definition of a body that is what this one is now; spawning it makes a clone} */
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
                .solidToBodies(store.has(index, BodyFlags.SOLID_TO_BODIES))
                .path(store.path[index] == null ? null : store.path[index].def());
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
