package leapsmith.physics.store;

import static leapsmith.physics.store.Column.Hashing.NONE;
import static leapsmith.physics.store.Column.Hashing.PACKED;
import static leapsmith.physics.store.Column.Hashing.UNLESS_ZERO;
import static leapsmith.physics.store.Columns.both;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.PathMotion;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.Column.Definition;
import leapsmith.physics.store.Column.Hashing;

/**
 * The state of all bodies, with a column for each property and a row for each body.
 *
 * <pre>
 *   index      0     1     2     3     4          limit = 4: one more than the highest index alive
 *   flags    ALIVE   0   ALIVE ALIVE   0          used  = 5: one more than the highest index ever alive
 *   x         ...          ...   ...
 * </pre>
 *
 * <p>Loops run over 0 .. limit in ascending index (replays depend on it) and skip rows without {@link BodyFlags#ALIVE}.
 * The lowest free index is used first, so rows stay dense. Lengths are in sub-pixels, velocities in sub-pixels per
 * tick. Arrays are replaced when they grow, so keep a reference to the store and not to an array.
 *
 * <p>Declaring its field is all that a new column needs: growth, copies, restoring, resetting a row for its next body
 * and the hash iterate over the declared columns.
 */
public final class BodyStore {
    /** The maximum number of bodies. A body at the highest index alone takes about 130 MB. */
    public static final int MAX_BODIES = 1 << 20;

    /** What {@link #weight} is relative to. */
    public static final int FULL_WEIGHT = 1 << 12;

    /** How many numbers a controller of the game remembers for a body. */
    public static final int MEMORY = 2;

    private static final int PATH_TICK_BITS = 28;

    /** The longest cycle of a path, in ticks. */
    static final int MAX_PATH_TICKS = (1 << PATH_TICK_BITS) - 1;

    /** How long a button is ignored after a body let go of a ledge. */
    private static final int BLOCKED_TICKS = 3;

    private final Columns columns = new Columns();
    // Columns that few worlds use. Methods that set their values put them in use.
    private final Columns.Group released = columns.new Group();
    private final Columns.Group lifts = columns.new Group();
    private final Columns.Group airMovement = columns.new Group();
    private final Columns.Group paths = columns.new Group();
    private final Columns.Group pushing = columns.new Group();
    private final Columns.Group ownFall = columns.new Group();
    private final Columns.Group smallAccelerations = columns.new Group();
    private final Columns.Group drifts = columns.new Group();
    private final Columns.Group driven = columns.new Group();
    private final Columns.Group ofMaterials = columns.new Group();
    private final Columns.Group belts = columns.new Group();
    private final Columns.Group tags = columns.new Group();
    private final Columns.Group memories = columns.new Group();
    private boolean isUpsideDown;
    // What bodies may have found of materials; true after a restore.
    private boolean isAmongMaterials;
    private boolean isOnBelts;
    private Materials materialTable = new Materials(List.of(), SubPixels.REFERENCE_RATE);

    // Columns of motion.
    public int[] x = ints("x", PACKED, it -> x = it);
    public int[] y = ints("y", PACKED, it -> y = it);
    public int[] width = ints("width", PACKED, it -> width = it);
    public int[] height = ints("height", PACKED, it -> height = it);
    public int[] vx = ints("vx", PACKED, it -> vx = it);
    public int[] vy = ints("vy", PACKED, it -> vy = it);
    /** Its place before this step. */
    public int[] oldX = ints("oldX", NONE, it -> oldX = it);

    public int[] oldY = ints("oldY", NONE, it -> oldY = it);

    /** Bits of {@link BodyFlags}. */
    public int[] flags = ints("flags", PACKED, it -> flags = it);
    /** Bits of {@link leapsmith.physics.body.Contacts}. */
    public int[] contacts = ints("contacts", PACKED, it -> contacts = it);

    public int[] previousContacts = ints("previousContacts", PACKED, it -> previousContacts = it);

    // Columns that only controllers and the detection of pairs read.
    /** Ordinals of {@link leapsmith.physics.body.Control}. */
    public int[] control = ints("control", PACKED, it -> control = it);

    public int[] channel = ints("channel", PACKED, it -> channel = it);
    /** Ordinals of {@link leapsmith.physics.body.ControllerState}. */
    public int[] state = ints("state", PACKED, it -> state = it);

    public int[] walk = ints("walk", PACKED, it -> walk = it);
    public int[] jump = ints("jump", PACKED, it -> jump = it);
    public int[] jumpRelease = ints("jumpRelease", PACKED, it -> jumpRelease = it);
    /** Ordinals of {@link leapsmith.physics.body.Shape}. */
    public int[] shape = ints("shape", PACKED, it -> shape = it);

    public int[] category = ints("category", PACKED, it -> category = it);
    public int[] mask = ints("mask", PACKED, it -> mask = it);

    // State of a body that a player controls.
    /** Walking speed during acceleration and deceleration, in sub-pixels per second. */
    public int[] speed = ints("speed", PACKED, it -> speed = it);
    /** The number of ticks in which it may still jump as if it stood on ground. */
    public int[] coyote = ints("coyote", PACKED, it -> coyote = it);
    /** The number of ticks in which a press of jump is still remembered. */
    public int[] buffer = ints("buffer", PACKED, it -> buffer = it);
    /** The number of ticks in which its left button, if negative, or its right one is ignored. */
    public int[] blocked = ints("blocked", PACKED, it -> blocked = it);
    /** The number of ticks until a jump can be released, or -1 once it was; always 0 at 60 ticks per second. */
    public int[] hopTicks = ints(released, "hopTicks", UNLESS_ZERO, it -> hopTicks = it);
    // Momentum of lifts, in sub-pixels per tick; only of bodies whose movement has it.
    /** How far it was carried along x in the last tick in which it was. */
    public int[] liftX = ints(lifts, "liftX", UNLESS_ZERO, it -> liftX = it);
    /** The same along y. While it rises after a jump, the part that the jump took. */
    public int[] liftY = ints(lifts, "liftY", UNLESS_ZERO, it -> liftY = it);
    /** The number of ticks in which a jump takes that velocity. */
    public int[] liftTicks = ints(lifts, "liftTicks", UNLESS_ZERO, it -> liftTicks = it);
    /** What {@link #liftTicks} begins with, which follows from its movement; 0 if its movement has no momentum of lifts. */
    public int[] liftSpan = ints(lifts, "liftSpan", NONE, it -> liftSpan = it);
    /** The velocity along x that its jump took, which its walking is relative to. */
    public int[] momentum = ints(lifts, "momentum", UNLESS_ZERO, it -> momentum = it);
    /** {@link #airTicks} and {@link #airJumps} of a body whose movement has air moves: the one times 256 plus the other. */
    public int[] airMoves = ints(airMovement, "airMoves", UNLESS_ZERO, it -> airMoves = it);
    /** All other numbers of its movement. */
    public QuantizedMovement[] movement = values("movement", QuantizedMovement.DEFINITION, it -> movement = it);

    /** The path of a body, or null. */
    public QuantizedPath[] path = values("path", QuantizedPath.DEFINITION, it -> path = it);
    // How far its path is beyond where bodies get.
    public int[] beyondX = ints(paths, "beyondX", UNLESS_ZERO, it -> beyondX = it);
    public int[] beyondY = ints(paths, "beyondY", UNLESS_ZERO, it -> beyondY = it);
    /** {@link #pathTick} and the ordinal of {@link #pathMotion} times 2^28. */
    private int[] age = ints(paths, "age", PACKED, it -> age = it);

    /**
     * How much a body without a controller slows down on the ground, in sub-pixels per tick squared; if negative, in 4096ths of
     * these, see {@link SubPixels#packedAcceleration}.
     */
    public int[] friction = ints(pushing, "friction", UNLESS_ZERO, it -> friction = it);
    /** How strongly a player pushes crates up slopes, in sub-pixels per tick squared. */
    public int[] pushForce = ints(pushing, "pushForce", UNLESS_ZERO, it -> pushForce = it);

    /** By how much gravity acts on it more than on others, in 4096ths; 0 for most. */
    public int[] weight = ints(ownFall, "weight", UNLESS_ZERO, it -> weight = it);
    /** One more than its own maximum fall speed, in sub-pixels per tick; 0 if it has none. */
    public int[] fallLimit = ints(ownFall, "fallLimit", UNLESS_ZERO, it -> fallLimit = it);

    /** What small accelerations left over: along x times 2^16, and along y, in 4096ths of sub-pixels per tick. */
    public int[] leftOver = ints(smallAccelerations, "leftOver", UNLESS_ZERO, it -> leftOver = it);

    // How far it drifts in a tick besides its velocity.
    public int[] driftX = ints(drifts, "driftX", UNLESS_ZERO, it -> driftX = it);
    public int[] driftY = ints(drifts, "driftY", UNLESS_ZERO, it -> driftY = it);
    // How far the game drives a kinematic body without a path in a tick.
    public int[] drivenX = ints(driven, "drivenX", UNLESS_ZERO, it -> drivenX = it);
    public int[] drivenY = ints(driven, "drivenY", UNLESS_ZERO, it -> drivenY = it);
    /** What it found of {@link Materials} at the end of the last step; hashed by their numbers. */
    public int[] materials = ints(ofMaterials, "materials", PACKED, it -> materials = it);
    /** How far its materials carry it along x in this tick. */
    public int[] beltX = ints(belts, "beltX", NONE, it -> beltX = it);

    private int[] tagHigh = ints(tags, "tagHigh", UNLESS_ZERO, it -> tagHigh = it);
    private int[] tagLow = ints(tags, "tagLow", UNLESS_ZERO, it -> tagLow = it);
    // What a controller of the game remembers.
    private int[] memoryHigh = ints(memories, "memoryHigh", UNLESS_ZERO, it -> memoryHigh = it);
    private int[] memoryLow = ints(memories, "memoryLow", UNLESS_ZERO, it -> memoryLow = it);
    private int[] otherMemoryHigh = ints(memories, "otherMemoryHigh", UNLESS_ZERO, it -> otherMemoryHigh = it);
    private int[] otherMemoryLow = ints(memories, "otherMemoryLow", UNLESS_ZERO, it -> otherMemoryLow = it);

    private int[] generation = ints("generation", NONE, it -> generation = it);
    /** The last quantized movement. Bodies added in a row often have the same movement and share it. */
    private QuantizedMovement lastMovement;

    private int limit;
    private int used;
    private int count;
    private int lowestFree;
    private long removals;
    private final BodyCounts counts = new BodyCounts(this);

    /** Sets the table to which {@link #materials} refers. */
    public void setMaterialTable(Materials table) {
        materialTable = table;
    }

    /** Says that the table has materials, and perhaps some that carry bodies along. Call it before bodies meet them. */
    public void useMaterials(boolean withBelts) {
        ofMaterials.use();
        if (withBelts) {
            belts.use();
        }
    }

    /** Whether a material has ever been able to carry bodies along. */
    public boolean hasBelts() {
        return belts.isUsed();
    }

    /** Sets whether {@link #materials} may not be 0 for some body. */
    public void setAmongMaterials(boolean any) {
        isAmongMaterials = any;
    }

    /** Whether {@link #materials} may not be 0 for some body. */
    public boolean isAmongMaterials() {
        return isAmongMaterials;
    }

    /** Sets whether {@link #beltX} isn't 0 for some body in this step. */
    public void setOnBelts(boolean any) {
        isOnBelts = any;
    }

    /** Whether {@link #beltX} isn't 0 for some body in this step. */
    public boolean isOnBelts() {
        return isOnBelts;
    }

    /** Says that jumps can't be released at once. Call it before bodies jump. */
    public void useHopTicks() {
        released.use();
    }

    /** Whether all bodies are boxes whose filters accept each other. */
    public boolean areAllPlain() {
        return counts.notPlain == 0;
    }

    /** Whether there are bodies that support others or have a path. */
    public boolean hasPlatforms() {
        return counts.platforms > 0;
    }

    /** Sets whether gravity acts upward, so that bodies stand below ceilings. It follows from gravity, and is no part of copies. */
    public void setUpsideDown(boolean upsideDown) {
        isUpsideDown = upsideDown;
    }

    /** Whether gravity acts upward. */
    public boolean isUpsideDown() {
        return isUpsideDown;
    }

    /** The contact of bodies with what gravity presses them against. */
    public int groundContact() {
        return isUpsideDown ? Contacts.CEILING : Contacts.GROUND;
    }

    /** Whether a body touches what gravity would press it against. */
    public boolean isOnGround(int i) {
        return (contacts[i] & groundContact()) != 0;
    }

    /** The velocity of a body in the direction of gravity. */
    public int fallSpeed(int i) {
        return isUpsideDown ? -vy[i] : vy[i];
    }

    /** Whether there are bodies that are solid to bodies. */
    public boolean hasSolidToBodies() {
        return counts.solidToBodies > 0;
    }

    /** Whether there are bodies with friction. */
    public boolean hasFriction() {
        return counts.rough > 0;
    }

    /** Whether there are bodies with an own gravity or fall limit. */
    public boolean hasOwnGravity() {
        return counts.ownGravity > 0;
    }

    /** Whether there are bodies that drift. */
    public boolean hasDrift() {
        return counts.drifting > 0;
    }

    /** Whether there are sensors. */
    public boolean hasSensors() {
        return counts.sensors > 0;
    }

    /** One more than the highest index alive. */
    public int limit() {
        return limit;
    }

    /** The number of bodies alive. */
    public int count() {
        return count;
    }

    public boolean isAlive(int index) {
        return index >= 0 && index < limit && (flags[index] & BodyFlags.ALIVE) != 0;
    }

    public boolean has(int index, int flag) {
        return (flags[index] & flag) != 0;
    }

    /** The sides on which a body touched bodies solid to bodies at the end of the last step, as bits of contacts. */
    public int bodySides(int index) {
        return (flags[index] & BodyFlags.BODY_SIDES) >> BodyFlags.BODY_SIDES_SHIFT;
    }

    /** Sets the sides on which a body touches bodies solid to bodies, as bits of contacts. */
    public void setBodySides(int index, int sides) {
        flags[index] = flags[index] & ~BodyFlags.BODY_SIDES | sides << BodyFlags.BODY_SIDES_SHIFT;
    }

    /** The number of bodies that had this index before. */
    public int generation(int index) {
        return generation[index];
    }

    /** The number of bodies removed so far. */
    public long removals() {
        return removals;
    }

    public Movement movement(int index) {
        return movement[index].movement;
    }

    public Filter filter(int index) {
        return new Filter(category[index], mask[index]);
    }

    /** The index that the next body gets by default. */
    public int lowestFreeIndex() {
        while (isAlive(lowestFree)) {
            lowestFree++;
        }
        return lowestFree;
    }

    /**
     * Adds a body by its definition, except for its place, which the caller sets.
     *
     * @throws IllegalArgumentException if the index is in use or out of range, or a number of the definition is
     */
    public void add(int index, BodyDef def, int ticksPerSecond) {
        if (index < 0 || index >= MAX_BODIES) {
            throw new IllegalArgumentException(
                    "index " + index + " of a body is out of range: 0 to " + (MAX_BODIES - 1));
        }
        if (isAlive(index)) {
            throw new IllegalArgumentException("index " + index + " of a body is in use");
        }
        QuantizedBody body = quantized(def, ticksPerSecond);
        growTo(index + 1);
        if (index < used) {
            resetRow(index);
        }
        width[index] = SubPixels.fromPx(def.width());
        height[index] = SubPixels.fromPx(def.height());
        vx[index] = body.vx;
        vy[index] = body.vy;
        flags[index] = BodyFlags.ALIVE | BodyFlags.UNRESOLVED | (def.facingLeft() ? BodyFlags.FACING_LEFT : 0);
        control[index] = body.control.ordinal();
        define(index, body);
        counts.add(index);
        limit = Math.max(limit, index + 1);
        used = Math.max(used, limit);
        count++;
    }

    /**
     * Changes all that a definition says of a body, except for its place, size, velocity and side that it faces. A path begins
     * again unless it is the same.
     *
     * @throws IllegalArgumentException if a number of the definition is out of range, or it doesn't fit the size; nothing is
     *     changed then
     */
    public void redefine(int index, BodyDef def, int ticksPerSecond) {
        QuantizedBody body = quantized(def, ticksPerSecond);
        counts.remove(index);
        setControl(index, body.control);
        if (body.isStill()) {
            vx[index] = 0;
            vy[index] = 0;
        }
        if (!body.isKinematic()) {
            drivenX[index] = 0;
            drivenY[index] = 0;
        }
        flags[index] = flags[index] & ~QuantizedBody.FLAGS | BodyFlags.UNRESOLVED;
        define(index, body);
        counts.add(index);
    }

    private QuantizedBody quantized(BodyDef def, int ticksPerSecond) {
        return new QuantizedBody(def, quantized(def.movement(), ticksPerSecond), ticksPerSecond);
    }

    private void define(int index, QuantizedBody body) {
        BodyDef def = body.def;
        flags[index] |= body.flags;
        channel[index] = def.channel();
        if (path[index] == null || body.path == null || !path[index].def().equals(body.path.def())) {
            path[index] = body.path;
            setPathPlace(index, 0, PathMotion.FORWARD);
        }
        shape[index] = def.shape().ordinal();
        category[index] = def.filter().category();
        mask[index] = def.filter().mask();
        if ((body.friction | body.pushForce) != 0) {
            pushing.use();
        }
        friction[index] = body.friction;
        pushForce[index] = body.pushForce;
        if ((body.weight | body.fallLimit) != 0) {
            ownFall.use();
        }
        weight[index] = body.weight;
        fallLimit[index] = body.fallLimit;
        if ((body.driftX | body.driftY) != 0) {
            drifts.use();
        }
        driftX[index] = body.driftX;
        driftY[index] = body.driftY;
        setTag(index, def.tag());
        setMovement(index, body.movement, body.ticksPerSecond);
    }

    /** The number that the game gave a body. */
    public long tag(int index) {
        return both(tagHigh[index], tagLow[index]);
    }

    /** One of the numbers that a controller of the game remembers. */
    public long memory(int index, int which) {
        boolean first = Objects.checkIndex(which, MEMORY) == 0;
        return both((first ? memoryHigh : otherMemoryHigh)[index], (first ? memoryLow : otherMemoryLow)[index]);
    }

    public void setMemory(int index, int which, long value) {
        boolean first = Objects.checkIndex(which, MEMORY) == 0;
        memories.use();
        (first ? memoryHigh : otherMemoryHigh)[index] = (int) (value >>> Integer.SIZE);
        (first ? memoryLow : otherMemoryLow)[index] = (int) value;
    }

    /** What small accelerations left over along x, in 4096ths of sub-pixels per tick. */
    public int leftOverX(int index) {
        return leftOver[index] >> Short.SIZE;
    }

    /** The same along y. */
    public int leftOverY(int index) {
        return (short) leftOver[index];
    }

    public void setLeftOver(int index, int alongX, int alongY) {
        int both = alongX << Short.SIZE | alongY & 0xFFFF;
        if (both != 0) {
            smallAccelerations.use();
        }
        leftOver[index] = both;
    }

    public void setTag(int index, long tag) {
        if (tag != 0) {
            tags.use();
        }
        tagHigh[index] = (int) (tag >>> Integer.SIZE);
        tagLow[index] = (int) tag;
    }

    /** Sets how a kinematic body moves from the next step on, in sub-pixels per tick. It leaves its path. */
    public void drive(int index, int newVx, int newVy) {
        path[index] = null;
        setPathPlace(index, 0, PathMotion.FORWARD);
        driven.use();
        drivenX[index] = newVx;
        drivenY[index] = newVy;
    }

    /**
     * Puts a kinematic body on a path, where it is.
     *
     * @param tick its progress along the path
     * @throws IllegalArgumentException if a number of the path is out of range, or it has no such tick; nothing is changed then
     */
    public void setPath(int index, PathDef newPath, int tick, int ticksPerSecond) {
        QuantizedPath quantized = new QuantizedPath(newPath, ticksPerSecond);
        if (tick < 0 || tick >= quantized.period()) {
            throw new IllegalArgumentException(
                    "tick is " + tick + ", not from 0 to " + (quantized.period() - 1) + " of the path");
        }
        drive(index, 0, 0);
        beyondX[index] = 0;
        beyondY[index] = 0;
        path[index] = quantized;
        setPathPlace(index, tick, PathMotion.FORWARD);
    }

    /** Its progress along its path, in ticks; 0 if it has none. */
    public int pathTick(int index) {
        return age[index] & MAX_PATH_TICKS;
    }

    /** How it moves along its path. */
    public PathMotion pathMotion(int index) {
        return QuantizedPath.MOTIONS.get(age[index] >> PATH_TICK_BITS);
    }

    public void setPathPlace(int index, int tick, PathMotion motion) {
        int place = motion.ordinal() << PATH_TICK_BITS | tick;
        if (place != 0) {
            paths.use();
        }
        age[index] = place;
    }

    /** Sets how far the path of a body is beyond where it gets. */
    public void setBeyond(int index, int dx, int dy) {
        if ((dx | dy) != 0) {
            paths.use();
        }
        beyondX[index] = dx;
        beyondY[index] = dy;
    }

    /** Whether the row has a progress along its path, or none, that a body can have. */
    boolean hasPathPlace(int index) {
        int motion = age[index] >> PATH_TICK_BITS;
        int most = path[index] == null ? 0 : path[index].period() - 1;
        return motion >= 0
                && motion < (path[index] == null ? 1 : QuantizedPath.MOTIONS.size())
                && pathTick(index) <= most;
    }

    /** Sets the place of a body, also as its place before the step. */
    public void place(int index, int newX, int newY) {
        x[index] = newX;
        y[index] = newY;
        oldX[index] = newX;
        oldY[index] = newY;
        beyondX[index] = 0;
        beyondY[index] = 0;
    }

    /**
     * Changes the movement of a body.
     *
     * @throws IllegalArgumentException if a number is out of range
     */
    public void setMovement(int index, Movement newMovement, int ticksPerSecond) {
        setMovement(index, quantized(newMovement, ticksPerSecond), ticksPerSecond);
    }

    /** The movement in the units of the simulation, the last one again if it is the same: many bodies share it. */
    private QuantizedMovement quantized(Movement newMovement, int ticksPerSecond) {
        SubPixels.perTick(newMovement.walkSpeed(), ticksPerSecond, "walkSpeed");
        SubPixels.perTick(newMovement.jumpSpeed(), ticksPerSecond, "jumpSpeed");
        SubPixels.perTick(newMovement.jumpReleaseSpeed(), ticksPerSecond, "jumpReleaseSpeed");
        if (lastMovement == null || !lastMovement.movement.equals(newMovement)) {
            lastMovement = new QuantizedMovement(newMovement, ticksPerSecond);
        }
        return lastMovement;
    }

    private void setMovement(int index, QuantizedMovement quantized, int ticksPerSecond) {
        Movement given = quantized.movement;
        walk[index] = SubPixels.perTick(given.walkSpeed(), ticksPerSecond);
        jump[index] = SubPixels.perTick(given.jumpSpeed(), ticksPerSecond);
        jumpRelease[index] = SubPixels.perTick(given.jumpReleaseSpeed(), ticksPerSecond);
        if (quantized.liftTicks > 0) {
            lifts.use();
        }
        liftSpan[index] = quantized.liftTicks;
        movement[index] = quantized;
        if (!quantized.hasAirMoves) {
            resetAirMoves(index);
        }
    }

    /** Changes the push force of a body, as in {@link #pushForce}. */
    public void setPushForce(int index, int newPushForce) {
        pushing.use();
        pushForce[index] = newPushForce;
    }

    /** Changes the friction of a body, as in {@link #friction}. */
    public void setFriction(int index, int newFriction) {
        counts.remove(index);
        pushing.use();
        friction[index] = newFriction;
        counts.add(index);
    }

    /** Changes the filter of a body. */
    public void setFilter(int index, Filter filter) {
        counts.remove(index);
        category[index] = filter.category();
        mask[index] = filter.mask();
        counts.add(index);
    }

    /**
     * Lets a body that hangs from a ledge or climbs go, if it does. At a ledge, the button toward the wall is ignored for some ticks, so that
     * it falls clear.
     */
    public void letGo(int index) {
        if (state[index] == ControllerState.GRAB_LEDGE.ordinal()) {
            state[index] = ControllerState.JUMP.ordinal();
            blocked[index] = has(index, BodyFlags.FACING_LEFT) ? -BLOCKED_TICKS : BLOCKED_TICKS;
        } else if (state[index] == ControllerState.CLIMB.ordinal()) {
            state[index] = ControllerState.JUMP.ordinal();
        }
    }

    /**
     * For how many ticks a body still dashes or moves away from the wall that it jumped off, as {@link BodyFlags#DASHING} says:
     * to the left if negative, to the right if positive.
     */
    public int airTicks(int index) {
        return airMoves[index] >> Byte.SIZE;
    }

    public void setAirTicks(int index, int ticks) {
        if (ticks != 0) {
            airMovement.use();
        }
        airMoves[index] = ticks << Byte.SIZE | airJumps(index);
        if (ticks == 0) {
            flags[index] &= ~BodyFlags.DASHING;
        }
    }

    /** How many jumps a body made in the air since it was last supported. */
    public int airJumps(int index) {
        return airMoves[index] & 0xFF;
    }

    /** Counts a jump in the air. */
    public void addAirJump(int index) {
        airMovement.use();
        airMoves[index]++;
    }

    /** Gives a body all its moves in the air again, and ends the one that it makes. */
    public void resetAirMoves(int index) {
        airMoves[index] = 0;
        flags[index] &= ~(BodyFlags.DASHING | BodyFlags.DASHED);
    }

    /** Changes the controller of a body and resets the state of the previous controller. */
    public void setControl(int index, Control newControl) {
        if (control[index] == newControl.ordinal()) {
            return;
        }
        control[index] = newControl.ordinal();
        flags[index] &= ~BodyFlags.LAUNCHED;
        endLift(index);
        resetAirMoves(index);
        hopTicks[index] = 0;
        speed[index] = 0;
        coyote[index] = 0;
        buffer[index] = 0;
        blocked[index] = 0;
        if (state[index] >= ControllerState.GRAB_LEDGE.ordinal()) {
            state[index] = ControllerState.JUMP.ordinal();
        }
    }

    /** Gives a body the velocity of what carried it, in sub-pixels per tick, for as long as its movement keeps that. */
    public void takeLift(int index, int dx, int dy) {
        if (liftSpan[index] > 0) {
            liftX[index] = dx;
            liftY[index] = dy;
            liftTicks[index] = liftSpan[index];
        }
    }

    /** Ends all momentum of lifts of a body. */
    public void endLift(int index) {
        liftX[index] = 0;
        liftY[index] = 0;
        liftTicks[index] = 0;
        momentum[index] = 0;
    }

    /** Removes a body and frees its index. */
    public void remove(int index) {
        counts.remove(index);
        path[index] = null;
        flags[index] = 0;
        generation[index]++;
        removals++;
        movement[index] = null;
        count--;
        lowestFree = Math.min(lowestFree, index);
        while (limit > 0 && (flags[limit - 1] & BodyFlags.ALIVE) == 0) {
            limit--;
        }
    }

    /** Saves places and contacts as those of the tick before. */
    public void beginTick() {
        if (limit <= Column.FEW) {
            for (int i = 0; i < limit; i++) {
                oldX[i] = x[i];
                oldY[i] = y[i];
                previousContacts[i] = contacts[i];
            }
            return;
        }
        System.arraycopy(x, 0, oldX, 0, limit);
        System.arraycopy(y, 0, oldY, 0, limit);
        System.arraycopy(contacts, 0, previousContacts, 0, limit);
    }

    /** An immutable copy of all rows. */
    public BodyRows copyRows() {
        return columns.copy(used, limit, count);
    }

    /** Restores all rows. */
    public void restoreRows(BodyRows rows) {
        int rowsUsed = rows.used();
        growTo(rowsUsed);
        columns.restore(rows, used);
        restored(rowsUsed, rows.limit(), rows.count());
    }

    /** Copies all rows into a buffer, replacing what it has. */
    public void copyRows(RowBuffer into) {
        into.used = used;
        into.limit = limit;
        into.count = count;
        columns.copy(into, used);
    }

    /** Restores all rows from a buffer. */
    public void restoreRows(RowBuffer rows) {
        int rowsUsed = rows.used;
        growTo(rowsUsed);
        columns.restore(rows, used);
        restored(rowsUsed, rows.limit, rows.count);
    }

    /** An immutable copy of the row of a body. */
    public BodyRow copyRow(int index) {
        return columns.copyRow(index);
    }

    /**
     * Restores the row of a body as if its path so far had been elsewhere.
     *
     * @param row a copy of the row of the same body
     */
    public void restoreRow(int index, BodyRow row, int newX, int newY) {
        counts.remove(index);
        columns.restoreRow(index, row);
        isAmongMaterials = true;
        oldX[index] += newX - x[index];
        oldY[index] += newY - y[index];
        x[index] = newX;
        y[index] = newY;
        counts.add(index);
    }

    private void restored(int newUsed, int newLimit, int newCount) {
        used = newUsed;
        limit = newLimit;
        count = newCount;
        lowestFree = 0;
        isAmongMaterials = true;
        counts.recount();
    }

    /**
     * Adds the rows alive to a hash, by ascending index. Generations are left out, because they don't affect the
     * future.
     */
    public void addTo(StateHash hash) {
        hash.add(count);
        for (int i = 0; i < limit; i++) {
            if ((flags[i] & BodyFlags.ALIVE) == 0) {
                continue;
            }
            hash.add(both(i, flags[i] & BodyFlags.LASTING));
            addRow(hash, i, contacts[i] << 8 | previousContacts[i]);
        }
    }

    /**
     * A hash of one row, of everything that affects its future. The contacts before the last step don't, because the
     * next step replaces them.
     */
    public long hashOf(int index) {
        StateHash hash = new StateHash().add(flags[index] & BodyFlags.LASTING);
        addRow(hash, index, contacts[index]);
        return hash.value();
    }

    /** As {@link #hashOf}, without the place. */
    public long hashOfMotion(int index) {
        StateHash hash = new StateHash().add(flags[index] & BodyFlags.LASTING);
        addRowWithoutPlace(hash, index, contacts[index]);
        return hash.value();
    }

    private void addRow(StateHash hash, int i, int allContacts) {
        hash.add(both(x[i], y[i]));
        addRowWithoutPlace(hash, i, allContacts);
    }

    private void addRowWithoutPlace(StateHash hash, int i, int allContacts) {
        hash.add(both(width[i], height[i]));
        hash.add(both(vx[i], vy[i])).add(both(allContacts, shape[i] << 8 | control[i]));
        hash.add(both(channel[i] << 8 | state[i], walk[i])).add(both(jump[i], jumpRelease[i]));
        hash.add(both(category[i], mask[i])).add(both(speed[i], coyote[i] << 16 | buffer[i]));
        hash.add(movement[i].hash() ^ blocked[i]);
        if (path[i] != null) {
            hash.add(path[i].hash()).add(age[i]);
        }
        columns.addWords(i, hash);
        if (materials[i] != 0) {
            hash.add(materialTable.hashOf(materials[i]));
        }
    }

    /** Resets a used row, except for its generation. All other rows are reset already. */
    private void resetRow(int index) {
        int bodiesBefore = generation[index];
        columns.reset(index);
        generation[index] = bodiesBefore;
    }

    private void growTo(int rows) {
        if (rows > x.length) {
            columns.growTo(Math.max(rows, 2 * x.length));
        }
    }

    /** Declares a column, as {@link Columns#addInts}. */
    int[] ints(String name, Hashing hashing, Consumer<int[]> field) {
        return columns.addInts(name, hashing, field);
    }

    private int[] ints(Columns.Group group, String name, Hashing hashing, Consumer<int[]> field) {
        return columns.addInts(group, name, hashing, field);
    }

    private <T> T[] values(String name, Definition<T, ?> definition, Consumer<T[]> field) {
        return columns.addValues(name, definition, field);
    }

    /** The columns in the order of declaration. */
    List<Column<?>> columns() {
        return columns.all();
    }
}
