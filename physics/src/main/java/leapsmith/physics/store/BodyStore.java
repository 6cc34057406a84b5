package leapsmith.physics.store;

import java.util.Arrays;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;

/**
 * The state of all bodies, a column of numbers for each property, a row for each body.
 *
 * <pre>
 *   index      0     1     2     3     4          limit = 4: one more than the highest index alive
 *   flags    ALIVE   0   ALIVE ALIVE   0          used  = 5: one more than the highest index ever alive
 *   x         ...          ...   ...
 * </pre>
 *
 * <p>Loops run over 0 .. limit in ascending index (replays depend on it) and skip rows without {@link BodyFlags#ALIVE}.
 * The lowest free index is used first, so rows stay dense. Lengths are sub-pixels, velocities sub-pixels per tick.
 * Columns are replaced when they grow: hold on to the store and not to a column.
 */
public final class BodyStore {
    /** The most bodies there may be. */
    public static final int MAX_BODIES = 1 << 24;

    private static final int FIRST_CAPACITY = 16;

    // Columns of motion.
    public int[] x = new int[FIRST_CAPACITY];
    public int[] y = new int[FIRST_CAPACITY];
    public int[] width = new int[FIRST_CAPACITY];
    public int[] height = new int[FIRST_CAPACITY];
    public int[] vx = new int[FIRST_CAPACITY];
    public int[] vy = new int[FIRST_CAPACITY];
    /** Where it was before this step. */
    public int[] oldX = new int[FIRST_CAPACITY];

    public int[] oldY = new int[FIRST_CAPACITY];

    /** Bits of {@link BodyFlags}. */
    public int[] flags = new int[FIRST_CAPACITY];
    /** Bits of {@link leapsmith.physics.body.Contacts}. */
    public int[] contacts = new int[FIRST_CAPACITY];

    public int[] previousContacts = new int[FIRST_CAPACITY];

    // Columns that only controllers and the finding of pairs read.
    /** Ordinals of {@link leapsmith.physics.body.Control}. */
    public int[] control = new int[FIRST_CAPACITY];

    public int[] channel = new int[FIRST_CAPACITY];
    /** Ordinals of {@link leapsmith.physics.body.ControllerState}. */
    public int[] state = new int[FIRST_CAPACITY];

    public int[] walk = new int[FIRST_CAPACITY];
    public int[] jump = new int[FIRST_CAPACITY];
    public int[] jumpCut = new int[FIRST_CAPACITY];
    /** Ordinals of {@link leapsmith.physics.body.Shape}. */
    public int[] shape = new int[FIRST_CAPACITY];

    public int[] category = new int[FIRST_CAPACITY];
    public int[] mask = new int[FIRST_CAPACITY];

    // State of a body that a person moves.
    /** Speed of walking while it grows or fades, in sub-pixels per second. */
    public int[] speed = new int[FIRST_CAPACITY];
    /** For how many ticks it may still jump as if it stood. */
    public int[] coyote = new int[FIRST_CAPACITY];
    /** For how many ticks a jump is still wanted. */
    public int[] buffer = new int[FIRST_CAPACITY];
    /** For how many ticks it doesn't heed its left button, if negative, or its right one. */
    public int[] blocked = new int[FIRST_CAPACITY];
    /** All other numbers that it moves by. */
    public Gait[] gait = new Gait[FIRST_CAPACITY];

    /** The path of a body that has one, or null. */
    public Track[] track = new Track[FIRST_CAPACITY];
    /** How far it is along its track, in ticks. */
    public int[] age = new int[FIRST_CAPACITY];

    private int[] generation = new int[FIRST_CAPACITY];
    /** The gait that was made last: bodies that come one after the other often move alike, and share it. */
    private Gait lastGait;

    /** What was copied, or restored, last: the next copy is likely to have much in common with it. */
    private BodyRows lastCopy;

    private int limit;
    private int used;
    private int count;
    private int lowestFree;
    private long removals;
    /** How many bodies are platforms. */
    private int platforms;

    /** How many bodies aren't {@link #isPlain}. */
    private int special;

    /** How many bodies are firm. */
    private int firm;

    /** Whether all bodies are boxes that meet each other. */
    public boolean areAllPlain() {
        return special == 0;
    }

    /** Whether there are bodies that others can stand on, or that have a path. */
    public boolean hasPlatforms() {
        return platforms > 0;
    }

    /** Whether there are bodies that move others apart. */
    public boolean hasFirm() {
        return firm > 0;
    }

    /** One more than the highest index alive. */
    public int limit() {
        return limit;
    }

    /** How many bodies are alive. */
    public int count() {
        return count;
    }

    public boolean isAlive(int index) {
        return index >= 0 && index < limit && (flags[index] & BodyFlags.ALIVE) != 0;
    }

    public boolean has(int index, int flag) {
        return (flags[index] & flag) != 0;
    }

    /** The sides on which a body touched firm bodies at the end of the last step, as bits of contacts. */
    public int firmSides(int index) {
        return (flags[index] & BodyFlags.FIRM_SIDES) >> BodyFlags.FIRM_SIDES_SHIFT;
    }

    /** Notes on which sides a body touches firm bodies, as bits of contacts. */
    public void setFirmSides(int index, int sides) {
        flags[index] = flags[index] & ~BodyFlags.FIRM_SIDES | sides << BodyFlags.FIRM_SIDES_SHIFT;
    }

    /** How many bodies had this index before. */
    public int generation(int index) {
        return generation[index];
    }

    /** How many bodies were removed so far. */
    public long removals() {
        return removals;
    }

    public Movement movement(int index) {
        return gait[index].movement();
    }

    public Filter filter(int index) {
        return new Filter(category[index], mask[index]);
    }

    /** The index that the next body gets unless told otherwise. */
    public int lowestFreeIndex() {
        while (isAlive(lowestFree)) {
            lowestFree++;
        }
        return lowestFree;
    }

    /**
     * Makes a body of a definition, apart from its place: that is left 0 for the caller to set.
     *
     * @throws IllegalArgumentException if the index is in use or out of range, or a number of the definition is
     */
    public void add(int index, BodyDef def, int ticksPerSecond) {
        if (index < 0 || index >= MAX_BODIES || isAlive(index)) {
            throw new IllegalArgumentException("index " + index + " is in use or out of range");
        }
        boolean sensor = def.sensor();
        boolean kinematic = !sensor && (def.path() != null || def.solidity() == Solidity.ALL);
        boolean still = sensor || kinematic;
        Track newTrack = kinematic && def.path() != null ? new Track(def.path(), ticksPerSecond) : null;
        int newVx = still ? 0 : SubPixels.perTick(def.vx(), ticksPerSecond);
        int newVy = still ? 0 : SubPixels.perTick(def.vy(), ticksPerSecond);
        growTo(index + 1);
        setMovement(index, def.movement(), ticksPerSecond);
        x[index] = 0;
        y[index] = 0;
        width[index] = SubPixels.fromPx(def.width());
        height[index] = SubPixels.fromPx(def.height());
        vx[index] = newVx;
        vy[index] = newVy;
        flags[index] = BodyFlags.ALIVE
                | BodyFlags.UNSETTLED
                | (sensor ? BodyFlags.SENSOR : 0)
                | (def.gravity() && !still ? BodyFlags.GRAVITY : 0)
                | (def.tiles() && !still ? BodyFlags.TILES : 0)
                | (kinematic ? BodyFlags.KINEMATIC : 0)
                | (def.firm() ? BodyFlags.FIRM : 0)
                | (def.solidity() == Solidity.TOP && !sensor ? BodyFlags.TOP : 0)
                | (def.solidity() == Solidity.ALL && !sensor ? BodyFlags.SOLID : 0)
                | (def.oneWays() ? BodyFlags.ONE_WAYS : 0)
                | (def.facingLeft() ? BodyFlags.FACING_LEFT : 0);
        contacts[index] = 0;
        previousContacts[index] = 0;
        control[index] = (still ? Control.NONE : def.control()).ordinal();
        channel[index] = def.channel();
        state[index] = 0;
        speed[index] = 0;
        coyote[index] = 0;
        buffer[index] = 0;
        blocked[index] = 0;
        track[index] = newTrack;
        age[index] = 0;
        platforms += has(index, BodyFlags.PLATFORM) ? 1 : 0;
        firm += has(index, BodyFlags.FIRM) ? 1 : 0;
        shape[index] = def.shape().ordinal();
        category[index] = def.filter().category();
        mask[index] = def.filter().mask();
        special += isPlain(index) ? 0 : 1;
        limit = Math.max(limit, index + 1);
        used = Math.max(used, limit);
        count++;
    }

    /** Puts a body at a place, also as the place it had before. */
    public void place(int index, int newX, int newY) {
        x[index] = newX;
        y[index] = newY;
        oldX[index] = newX;
        oldY[index] = newY;
    }

    /**
     * Gives a body other numbers to move by.
     *
     * @throws IllegalArgumentException if one is out of range
     */
    public void setMovement(int index, Movement newMovement, int ticksPerSecond) {
        int newWalk = SubPixels.perTick(newMovement.walkSpeed(), ticksPerSecond);
        int newJump = SubPixels.perTick(newMovement.jumpSpeed(), ticksPerSecond);
        int newJumpCut = SubPixels.perTick(newMovement.jumpCutSpeed(), ticksPerSecond);
        if (lastGait == null || !lastGait.movement().equals(newMovement)) {
            lastGait = new Gait(newMovement, ticksPerSecond);
        }
        walk[index] = newWalk;
        jump[index] = newJump;
        jumpCut[index] = newJumpCut;
        gait[index] = lastGait;
    }

    /** Lets a body meet others than before. */
    public void setFilter(int index, Filter filter) {
        special -= isPlain(index) ? 0 : 1;
        category[index] = filter.category();
        mask[index] = filter.mask();
        special += isPlain(index) ? 0 : 1;
    }

    /** Lets somebody else move a body; what the one before had in mind is forgotten. */
    public void setControl(int index, Control newControl) {
        if (control[index] == newControl.ordinal()) {
            return;
        }
        control[index] = newControl.ordinal();
        speed[index] = 0;
        coyote[index] = 0;
        buffer[index] = 0;
        blocked[index] = 0;
        if (state[index] == ControllerState.GRAB_LEDGE.ordinal()) {
            state[index] = ControllerState.JUMP.ordinal();
        }
    }

    /** Ends a body; its index is free. */
    public void remove(int index) {
        platforms -= has(index, BodyFlags.PLATFORM) ? 1 : 0;
        firm -= has(index, BodyFlags.FIRM) ? 1 : 0;
        special -= isPlain(index) ? 0 : 1;
        track[index] = null;
        flags[index] = 0;
        generation[index]++;
        removals++;
        gait[index] = null;
        count--;
        lowestFree = Math.min(lowestFree, index);
        while (limit > 0 && (flags[limit - 1] & BodyFlags.ALIVE) == 0) {
            limit--;
        }
    }

    /** Keeps places and contacts as those of the tick before. */
    public void beginTick() {
        System.arraycopy(x, 0, oldX, 0, limit);
        System.arraycopy(y, 0, oldY, 0, limit);
        System.arraycopy(contacts, 0, previousContacts, 0, limit);
    }

    /** A copy of all rows that nothing changes any more. */
    public BodyRows copyRows() {
        lastCopy = BodyRows.copyOf(columns(), gait, track, used, limit, count, lastCopy);
        return lastCopy;
    }

    /** Makes all rows what they were. */
    public void restoreRows(BodyRows rows) {
        lastCopy = rows;
        int rowsUsed = rows.used();
        growTo(rowsUsed);
        int[][] columns = columns();
        for (int c = 0; c < columns.length; c++) {
            rows.copyColumn(c, columns[c]);
            Arrays.fill(columns[c], rowsUsed, Math.max(rowsUsed, used), 0);
        }
        rows.copyGaits(gait);
        Arrays.fill(gait, rowsUsed, Math.max(rowsUsed, used), null);
        rows.copyTracks(track);
        Arrays.fill(track, rowsUsed, Math.max(rowsUsed, used), null);
        used = rowsUsed;
        limit = rows.limit();
        count = rows.count();
        lowestFree = 0;
        platforms = 0;
        special = 0;
        firm = 0;
        for (int i = 0; i < limit; i++) {
            special += isAlive(i) && !isPlain(i) ? 1 : 0;
            platforms += has(i, BodyFlags.PLATFORM) ? 1 : 0;
            firm += has(i, BodyFlags.FIRM) ? 1 : 0;
        }
    }

    /**
     * Adds the rows alive to a hash, by ascending index. Generations are left out: how often an index was used before
     * has no part in what happens next.
     */
    public void addTo(StateHash hash) {
        hash.add(count);
        for (int i = 0; i < limit; i++) {
            if ((flags[i] & BodyFlags.ALIVE) == 0) {
                continue;
            }
            hash.add(both(i, flags[i])).add(both(x[i], y[i])).add(both(width[i], height[i]));
            hash.add(both(vx[i], vy[i])).add(both(contacts[i] << 8 | previousContacts[i], shape[i] << 8 | control[i]));
            hash.add(both(channel[i] << 8 | state[i], walk[i])).add(both(jump[i], jumpCut[i]));
            hash.add(both(category[i], mask[i])).add(both(speed[i], coyote[i] << 16 | buffer[i]));
            hash.add(gait[i].hash() ^ blocked[i]);
            if (track[i] != null) {
                hash.add(track[i].hash()).add(age[i]);
            }
        }
    }

    /** Whether a body is a box that meets all others like it. */
    private boolean isPlain(int index) {
        return shape[index] == Shape.BOX.ordinal() && category[index] != 0 && mask[index] == ~0;
    }

    /** All columns of whole numbers. Their order is that of {@link BodyRows}. */
    private int[][] columns() {
        return new int[][] {
            x,
            y,
            width,
            height,
            vx,
            vy,
            oldX,
            oldY,
            flags,
            contacts,
            previousContacts,
            control,
            channel,
            state,
            walk,
            jump,
            jumpCut,
            shape,
            category,
            mask,
            speed,
            coyote,
            buffer,
            blocked,
            age,
            generation
        };
    }

    private void growTo(int rows) {
        if (rows <= x.length) {
            return;
        }
        int capacity = Math.max(rows, 2 * x.length);
        x = Arrays.copyOf(x, capacity);
        y = Arrays.copyOf(y, capacity);
        width = Arrays.copyOf(width, capacity);
        height = Arrays.copyOf(height, capacity);
        vx = Arrays.copyOf(vx, capacity);
        vy = Arrays.copyOf(vy, capacity);
        oldX = Arrays.copyOf(oldX, capacity);
        oldY = Arrays.copyOf(oldY, capacity);
        flags = Arrays.copyOf(flags, capacity);
        contacts = Arrays.copyOf(contacts, capacity);
        previousContacts = Arrays.copyOf(previousContacts, capacity);
        control = Arrays.copyOf(control, capacity);
        channel = Arrays.copyOf(channel, capacity);
        state = Arrays.copyOf(state, capacity);
        walk = Arrays.copyOf(walk, capacity);
        jump = Arrays.copyOf(jump, capacity);
        jumpCut = Arrays.copyOf(jumpCut, capacity);
        shape = Arrays.copyOf(shape, capacity);
        category = Arrays.copyOf(category, capacity);
        mask = Arrays.copyOf(mask, capacity);
        speed = Arrays.copyOf(speed, capacity);
        coyote = Arrays.copyOf(coyote, capacity);
        buffer = Arrays.copyOf(buffer, capacity);
        blocked = Arrays.copyOf(blocked, capacity);
        generation = Arrays.copyOf(generation, capacity);
        track = Arrays.copyOf(track, capacity);
        age = Arrays.copyOf(age, capacity);
        gait = Arrays.copyOf(gait, capacity);
    }

    private static long both(int high, int low) {
        return (long) high << Integer.SIZE | low & 0xFFFF_FFFFL;
    }
}
