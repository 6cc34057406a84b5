package leapsmith.physics.world;

import java.util.Objects;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.control.TakeOff;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.pairs.PairFinder;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.LevelEdge;

/** Changes bodies between two steps: implements the methods of {@link World} of the same names. */
final class BodyEdits {
    private final BodyStore store;
    private final LevelEdge edge;
    private final EditResolver resolver;
    private final BodyHandles handles;
    private final Queries queries;
    private final PairFinder finder;
    private final WorldChanges changes;
    private final WorldNumbers numbers;
    private final TakeOff takeOff;
    private final int ticksPerSecond;

    BodyEdits(
            BodyStore store,
            LevelEdge edge,
            EditResolver resolver,
            BodyHandles handles,
            Queries queries,
            PairFinder finder,
            WorldChanges changes,
            WorldNumbers numbers,
            TakeOff takeOff) {
        this.store = store;
        this.edge = edge;
        this.resolver = resolver;
        this.handles = handles;
        this.queries = queries;
        this.finder = finder;
        this.changes = changes;
        this.numbers = numbers;
        this.takeOff = takeOff;
        ticksPerSecond = numbers.ticksPerSecond();
    }

    Body spawnAt(int index, BodyDef def) {
        beforeEdit();
        store.add(index, def, ticksPerSecond);
        place(index, subOf(def.x()), subOf(def.y()));
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.Spawn(index, def));
        }
        return handles.get(index);
    }

    void despawn(Body body) {
        int index = indexToEdit(body);
        resolver.bodyChanges(index);
        store.remove(index);
        queries.changed();
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.Despawn(index));
        }
    }

    boolean resize(Body body, double width, double height) {
        int index = indexToEdit(body);
        BodyDef.requireSize(body.shape(), width, height);
        int newWidth = SubPixels.fromPx(width);
        int newHeight = SubPixels.fromPx(height);
        int growth = newWidth - store.width[index];
        // An odd sub-pixel goes to the back, so that the result for a mirrored body is mirrored.
        int toLeft = body.facingLeft() ? growth >> 1 : growth - (growth >> 1);
        int x = edge.clampX((long) store.x[index] - toLeft, newWidth);
        int y = edge.clampY((long) store.y[index] + store.height[index] - newHeight, newHeight);
        if (resolver.wouldOverlapSolid(index, x, y, newWidth, newHeight)) {
            return false;
        }
        resolver.bodyChanges(index);
        store.width[index] = newWidth;
        store.height[index] = newHeight;
        store.x[index] = x;
        store.y[index] = y;
        placed(index);
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.Resize(index, width, height));
        }
        return true;
    }

    void moveTo(Body body, double x, double y) {
        int index = indexToEdit(body);
        long newX = subOf(x);
        long newY = subOf(y);
        resolver.bodyChanges(index);
        place(index, newX, newY);
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.MoveTo(index, x, y));
        }
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

    boolean setVelocity(Body body, double vx, double vy) {
        int index = indexToEdit(body);
        int newVx = SubPixels.perTick(vx, ticksPerSecond);
        int newVy = SubPixels.perTick(vy, ticksPerSecond);
        if (!isFree(index)) {
            return false;
        }
        change(index, newVx, newVy);
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.SetVelocity(index, vx, vy));
        }
        return true;
    }

    boolean launch(Body body, double vx, double vy) {
        int index = indexToEdit(body);
        int newVx = SubPixels.perTick(vx, ticksPerSecond);
        int newVy = SubPixels.perTick(vy, ticksPerSecond);
        if (!isFree(index)) {
            return false;
        }
        change(index, newVx, newVy < 0 ? -takeOffSpeed(index, -vy) : newVy);
        if (newVy < 0) {
            boolean isPlayer = store.control[index] == Control.PLAYER.ordinal();
            store.flags[index] |= BodyFlags.LAUNCHING | (isPlayer ? BodyFlags.LAUNCHED : 0);
        }
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.Launch(index, vx, vy));
        }
        return true;
    }

    private int takeOffSpeed(int index, double upward) {
        int reference = SubPixels.perReferenceTick(upward);
        takeOff.setGravity(numbers.gravity(), numbers.referenceGravity());
        return takeOff.speed(index, SubPixels.perTick(upward, ticksPerSecond), reference);
    }

    private void change(int index, int newVx, int newVy) {
        if (newVy < 0 != store.vy[index] < 0) {
            store.flags[index] ^= BodyFlags.TURNED;
        }
        store.flags[index] &= ~(BodyFlags.LAUNCHING | BodyFlags.LAUNCHED);
        store.letGo(index);
        store.endLift(index);
        store.hopTicks[index] = 0;
        store.vx[index] = newVx;
        store.vy[index] = newVy;
    }

    void setMovement(Body body, Movement movement) {
        int index = indexToEdit(body);
        store.setMovement(index, movement, ticksPerSecond);
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.SetMovement(index, movement));
        }
    }

    void setFriction(Body body, double pxPerSecondSquared) {
        int index = indexToEdit(body);
        BodyDef.requireNotNegative(pxPerSecondSquared, "friction");
        store.setFriction(index, SubPixels.perTickSquared(pxPerSecondSquared, ticksPerSecond));
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.SetFriction(index, pxPerSecondSquared));
        }
    }

    void setPushForce(Body body, double pxPerSecondSquared) {
        int index = indexToEdit(body);
        BodyDef.requireNotNegative(pxPerSecondSquared, "pushForce");
        store.pushForce[index] = SubPixels.perTickSquared(pxPerSecondSquared, ticksPerSecond);
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.SetPushForce(index, pxPerSecondSquared));
        }
    }

    void setFilter(Body body, Filter filter) {
        int index = indexToEdit(body);
        Objects.requireNonNull(filter);
        resolver.filterChanges(index);
        store.setFilter(index, filter);
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.SetFilter(index, filter));
        }
    }

    boolean setControl(Body body, Control control) {
        int index = indexToEdit(body);
        Objects.requireNonNull(control);
        if (!isFree(index)) {
            return false;
        }
        store.setControl(index, control);
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.SetControl(index, control));
        }
        return true;
    }

    private void beforeEdit() {
        changes.beforeEdit();
        // The pairs of a restored state are those before the edit.
        finder.findNow();
    }

    private int indexToEdit(Body body) {
        beforeEdit();
        return handles.indexOf(body);
    }

    /** Whether a body has a velocity of its own: it is not a sensor and doesn't move along a path. */
    private boolean isFree(int index) {
        return (store.flags[index] & (BodyFlags.SENSOR | BodyFlags.KINEMATIC)) == 0;
    }

    private void place(int index, long x, long y) {
        store.place(index, edge.clampX(x, store.width[index]), edge.clampY(y, store.height[index]));
        placed(index);
    }

    private void placed(int index) {
        resolver.bodyPlaced(index);
        queries.changed();
    }

    private static long subOf(double px) {
        if (!Double.isFinite(px)) {
            throw new IllegalArgumentException(px + " px");
        }
        return SubPixels.fromPx(Math.max(-SubPixels.MAX_PX, Math.min(px, SubPixels.MAX_PX)));
    }
}
