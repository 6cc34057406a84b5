package leapsmith.physics.world;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathMotion;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.Materials;
import leapsmith.physics.store.QuantizedPath;

/**
 * A body of a world: a light handle that reads the world's state. Places and lengths are in pixels, speeds in pixels
 * per second. Contacts and state are those of the end of the last step, and empty before the first. A body is changed
 * through the {@link World}.
 *
 * <p>Once the body is gone, {@link #isAlive} is false and every other getter except index and generation throws
 * IllegalStateException, even if another body has its index.
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
     * {@return its index in the world, unique among the bodies alive} It is free for another body once this one is
     * gone.
     */
    public int index() {
        return index;
    }

    /** {@return the number of bodies that had this index before} */
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

    /** {@return left edge before the last step, or where it was placed since, in pixels} */
    public double previousX() {
        return SubPixels.toPx(store.oldX[row()]);
    }

    /** {@return top edge before the last step, or where it was placed since, in pixels} */
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

    /** {@return whether something supports it} */
    public boolean onGround() {
        return touches(Contacts.GROUND);
    }

    /** {@return whether something directly above stops it} */
    public boolean atCeiling() {
        return touches(Contacts.CEILING);
    }

    /** {@return whether something directly at its left side stops it} */
    public boolean pushesLeftWall() {
        return touches(Contacts.LEFT_WALL);
    }

    /** {@return whether something directly at its right side stops it} */
    public boolean pushesRightWall() {
        return touches(Contacts.RIGHT_WALL);
    }

    /** {@return whether only one-way tiles or bodies with a solid top support it, so that it can drop through} */
    public boolean onOneWay() {
        return touches(Contacts.ONE_WAY);
    }

    /** {@return its contacts at the end of the last step, as bits of {@link Contacts}} */
    public int contacts() {
        return store.contacts[row()];
    }

    /** {@return its contacts at the end of the step before the last, as bits of {@link Contacts}} */
    public int previousContacts() {
        return store.previousContacts[row()];
    }

    /** {@return the number of ticks after which it repeats its path, 0 if it has none} */
    public int pathPeriod() {
        QuantizedPath path = store.path[row()];
        return path == null ? 0 : path.period();
    }

    /** {@return its progress along its path, 0 to {@link #pathPeriod} - 1 ticks; 0 if it has none} */
    public int pathTick() {
        return store.pathTick(row());
    }

    /** {@return how it moves along its path; {@link PathMotion#STOPPED} if it has none} */
    public PathMotion pathMotion() {
        return store.path[row()] == null ? PathMotion.STOPPED : store.pathMotion(index);
    }

    /**
     * {@return a hash of all of its own state that affects its future} Place, velocity, contacts, the numbers of its
     * definition and what its controller remembers, but not the tick, the inputs or its surroundings. Two states of a
     * body with equal keys have the same future if the same buttons were down in the last step and are pressed from now
     * on, and nothing around it differs. Searches merge equal states by it.
     */
    public long stateKey() {
        return store.hashOf(row());
    }

    /**
     * {@return a hash of all that {@link #stateKey} contains except the place} Bodies with equal keys move alike in open
     * air, wherever they are; see {@link World#setMotion}.
     */
    public long motionKey() {
        return store.hashOfMotion(row());
    }

    /** {@return its state at the end of the last step} */
    public ControllerState state() {
        return STATES[store.state[row()]];
    }

    /** {@return whether it dashed in the last step, and may go on; see {@link Movement#airMoves}} */
    public boolean isDashing() {
        return store.has(row(), BodyFlags.DASHING);
    }

    /** {@return its controller; {@link Control#NONE} for sensors and for bodies that move along a path} */
    public Control control() {
        return CONTROLS[store.control[row()]];
    }

    /** {@return the input channel that it uses if it is a player's, 0 to {@link BodyDef#CHANNELS} - 1} */
    public int channel() {
        return store.channel[row()];
    }

    /** {@return the movement numbers that its controller uses, as they were given} */
    public Movement movement() {
        return store.movement(row());
    }

    /** {@return its collision filter} */
    public Filter filter() {
        return store.filter(row());
    }

    /** {@return its shape in its box} */
    public Shape shape() {
        return SHAPES[store.shape[row()]];
    }

    /** {@return its solidity to other bodies} */
    public Solidity solidity() {
        int bits = store.flags[row()];
        return (bits & BodyFlags.SOLID) != 0
                ? Solidity.ALL
                : (bits & BodyFlags.TOP) != 0 ? Solidity.TOP : Solidity.NONE;
    }

    /** {@return how much it slows down on the ground without a controller, in pixels per second squared} */
    public double friction() {
        return SubPixels.unpackedAcceleration(store.friction[row()], ticksPerSecond);
    }

    /** {@return how strongly it pushes crates up slopes, in pixels per second squared} */
    public double pushForce() {
        return SubPixels.toPxPerSecondSquared(store.pushForce[row()], ticksPerSecond);
    }

    /** {@return whether it faces left; players and patrols face in the direction in which they last walked} */
    public boolean facingLeft() {
        return store.has(row(), BodyFlags.FACING_LEFT);
    }

    /** {@return whether it only detects other bodies} */
    public boolean isSensor() {
        return store.has(row(), BodyFlags.SENSOR);
    }

    /**
     * {@return a definition with the current values of this body, to spawn another one like it} It starts where this
     * body is now, with the same velocity. Not included are its contacts and what its controller remembers, such as
     * coyote time or a grabbed ledge.
     *
     * <p>Nor is the progress along a path: paths are relative to where a body is spawned. Of a platform on its way, the
     * clone starts the same path at its first stop, and that stop is where the platform is now. For a clone that runs on
     * the original path, keep the definition that the platform was spawned with; {@link #pathTick} says how far it is.
     */
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
                .friction(friction())
                .pushForce(pushForce())
                .kinematic(isKinematic() && store.path[index] == null && solidity() != Solidity.ALL)
                .gravityScale(gravityScale())
                .maxFallSpeed(maxFallSpeed())
                .drift(driftX(), driftY())
                .tag(tag())
                .path(store.path[index] == null ? null : store.path[index].def());
    }

    /** {@return the number that the game gave it} */
    public long tag() {
        return store.tag(row());
    }

    /**
     * {@return one of the numbers that a {@link BodyController} remembers for it}
     *
     * @param which 0 to {@link BodyControl#MEMORY} - 1
     */
    public long memory(int which) {
        return store.memory(row(), which);
    }

    /** {@return the multiple of the world's gravity that acts on it} */
    public double gravityScale() {
        return 1 + store.weight[row()] / (double) BodyStore.FULL_WEIGHT;
    }

    /** {@return its own maximum fall speed in pixels per second, or infinity if it has that of the world} */
    public double maxFallSpeed() {
        int limit = store.fallLimit[row()];
        return limit == 0 ? Double.POSITIVE_INFINITY : SubPixels.toPxPerSecond(limit - 1, ticksPerSecond);
    }

    /**
     * {@return the material of what it stands on, as an index for {@link World#material}} It is that of the tile that supports
     * the middle of its feet, or else of the nearest one that supports it; 0 in the air, and on plain tiles and platforms.
     */
    public int groundMaterial() {
        return Materials.groundIndex(store.materials[row()]);
    }

    /** {@return the material of the tile that holds its middle, as an index for {@link World#material}; 0 for none} */
    public int mediumMaterial() {
        return Materials.mediumIndex(store.materials[row()]);
    }

    /** {@return how fast it drifts to the right, in pixels per second} */
    public double driftX() {
        return SubPixels.toPxPerSecond(store.driftX[row()], ticksPerSecond);
    }

    /** {@return how fast it drifts downward, in pixels per second} */
    public double driftY() {
        return SubPixels.toPxPerSecond(store.driftY[row()], ticksPerSecond);
    }

    /** {@return whether only its path or {@link World#drive} moves it} */
    public boolean isKinematic() {
        return store.has(row(), BodyFlags.KINEMATIC);
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
