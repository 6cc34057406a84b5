package leapsmith.physics.world;

import leapsmith.physics.body.Control;
import leapsmith.physics.control.TakeOff;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.pairs.PairFinder;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.QuantizedMaterial;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;

/**
 * The parts of a world that edits between two steps change, and the listener that each edit is published to. The edits
 * themselves are in {@link WorldEdit}.
 */
final class Edits {
    final BodyStore store;
    final TileMap map;
    final LevelEdge edge;
    final EditResolver resolver;
    final BodyHandles handles;
    final Bullets bullets;
    final WorldNumbers numbers;
    private final PairFinder finder;
    private final Queries queries;
    private final TakeOff takeOff;
    private final WorldChanges changes;
    private final World world;

    Edits(World world) {
        this.world = world;
        store = world.store;
        map = world.map;
        edge = world.edge;
        numbers = world.numbers;
        handles = world.handles;
        changes = world.changes;
        resolver = world.resolver;
        bullets = world.bullets;
        finder = world.finder;
        queries = world.queries;
        takeOff = world.takeOff;
    }

    /** Fails on a material that the world doesn't have. */
    void requireMaterial(int material) {
        world.checkedMaterial(material);
    }

    /**
     * Adds a material to the table of the world, in place of one that nothing has any more if it is full.
     *
     * @return its index
     * @throws IllegalArgumentException if all that it may have are in use
     */
    int addMaterial(Material material) {
        return world.effects.addMaterial(material);
    }

    /** Must be called before anything is changed. */
    void begin() {
        changes.beforeEdit();
    }

    /** As {@link #begin}, before a body is changed. */
    void beginBody() {
        changes.beforeEdit();
        // The pairs of a restored state are those before the edit.
        finder.findNow();
    }

    /**
     * As {@link #beginBody}, for a body of this world.
     *
     * @return its index
     * @throws IllegalArgumentException if it is not alive in this world
     */
    int begin(Body body) {
        beginBody();
        return handles.indexOf(body);
    }

    /** Whether edits are published. Without a listener they don't become values, so that nothing is allocated. */
    boolean isPublished() {
        return changes.hasListener();
    }

    /** Publishes an edit that was made; requires {@link #isPublished}. */
    void publish(WorldEdit edit) {
        changes.afterEdit(edit);
    }

    int perTick(double pxPerSecond, String name) {
        return SubPixels.perTick(pxPerSecond, numbers.ticksPerSecond(), name);
    }

    int perTickSquared(double pxPerSecondSquared, String name) {
        return SubPixels.perTickSquared(pxPerSecondSquared, numbers.ticksPerSecond(), name);
    }

    /** Whether a body has a velocity of its own: it is not a sensor and doesn't move along a path. */
    boolean isFree(int index) {
        return (store.flags[index] & (BodyFlags.SENSOR | BodyFlags.KINEMATIC)) == 0;
    }

    /** Places a body at a position in pixels; outside the level it is clamped. */
    void place(int index, double x, double y) {
        long subX = subOf(x, "x");
        long subY = subOf(y, "y");
        store.place(index, edge.clampX(subX, store.width[index]), edge.clampY(subY, store.height[index]));
        placed(index);
    }

    /** Fails on a position that is no place in a level. */
    static void requirePlace(double x, double y) {
        subOf(x, "x");
        subOf(y, "y");
    }

    /** A body was placed or resized. */
    void placed(int index) {
        resolver.bodyPlaced(index);
        queries.changed();
    }

    void removed() {
        queries.changed();
    }

    /** Sets the velocity of a body, which lets go of what holds it. */
    void setVelocity(int index, int newVx, int newVy) {
        if (newVy < 0 != store.vy[index] < 0) {
            store.flags[index] ^= BodyFlags.TURNED;
        }
        store.flags[index] &= ~(BodyFlags.LAUNCHING | BodyFlags.LAUNCHED);
        store.letGo(index);
        store.endLift(index);
        store.setAirTicks(index, 0);
        store.leftOver[index] = 0;
        store.hopTicks[index] = 0;
        store.vx[index] = newVx;
        store.vy[index] = newVy;
    }

    /** Starts a jump with the velocity that a body has; a press of jump in the next step is used up. */
    void startJump(int index) {
        store.flags[index] |= BodyFlags.LAUNCHING;
        takeOff.start(index);
    }

    /** The velocity along y with which a body leaves its ground at a speed in pixels per second. */
    int takeOff(int index, double speed) {
        int sub = takeOffSpeed(index, speed);
        return takeOff.velocity(sub);
    }

    int takeOffSpeed(int index, double upward) {
        int exact = perTick(upward, "speed");
        numbers.applyTo(takeOff);
        return takeOff.speed(index, exact, SubPixels.perReferenceTick(upward));
    }

    BodyMotion motion(Body body) {
        int index = handles.indexOf(body);
        return new BodyMotion(body, store.copyRow(index), numbers.previousInputs);
    }

    void setMotion(Body body, BodyMotion motion, int x, int y) {
        int index = handles.indexOf(body);
        if (!motion.body.equals(body)) {
            throw new IllegalArgumentException("a motion of " + motion.body + " is not one of " + body);
        }
        if (edge.clampX(x, store.width[index]) != x || edge.clampY(y, store.height[index]) != y) {
            throw new IllegalArgumentException(
                    "the place (" + x + ", " + y + ") sub-pixels is too far outside the level");
        }
        store.restoreRow(index, motion.row, x, y);
        numbers.previousInputs = motion.inputs;
        resolver.bodiesStuck(store.has(index, BodyFlags.UNRESOLVED));
        queries.changed();
    }

    void replaceTile(int column, int row, TileType type, int material) {
        map.replace(column, row, type, material);
        resolver.tileReplaced(column, row);
        bullets.tileChanged(column, row);
        if (map.hasMaterials() && row + 1 < map.rows()) {
            // It may be a ladder, of which only the topmost tile supports bodies.
            resolver.tileReplaced(column, row + 1);
            bullets.tileChanged(column, row + 1);
        }
    }

    /** A tile was changed. */
    void tileChanged(int column, int row) {
        resolver.tileChanged(column, row);
        bullets.tileChanged(column, row);
        if (map.hasMaterials() && row + 1 < map.rows()) {
            resolver.tileChanged(column, row + 1);
            bullets.tileChanged(column, row + 1);
        }
    }

    /** Launches a body upward as a spring does, with its velocity along x. */
    void launchUp(int index, QuantizedMaterial spring) {
        setVelocity(index, store.vx[index], -takeOff.speed(index, spring.launch, spring.referenceLaunch));
        startLaunch(index);
    }

    /** Has a body rise with its full speed in the next step; a player's button doesn't shorten that. */
    void startLaunch(int index) {
        boolean isPlayer = store.control[index] == Control.PLAYER.ordinal();
        store.flags[index] |= BodyFlags.LAUNCHING | (isPlayer ? BodyFlags.LAUNCHED : 0);
    }

    private static long subOf(double px, String name) {
        if (!Double.isFinite(px)) {
            throw new IllegalArgumentException(name + " is " + px + " px, not finite");
        }
        return SubPixels.fromPx(Math.max(-SubPixels.MAX_PX, Math.min(px, SubPixels.MAX_PX)));
    }
}
