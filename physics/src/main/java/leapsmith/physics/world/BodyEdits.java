package leapsmith.physics.world;

import java.util.Objects;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.LevelEdge;

/** What is done to bodies between two steps: the work behind the methods of {@link World} of the same names. */
final class BodyEdits {
    private final BodyStore store;
    private final LevelEdge edge;
    private final EditResolver resolver;
    private final BodyHandles handles;
    private final Queries queries;
    private final int ticksPerSecond;

    BodyEdits(
            BodyStore store,
            LevelEdge edge,
            EditResolver resolver,
            BodyHandles handles,
            Queries queries,
            int ticksPerSecond) {
        this.store = store;
        this.edge = edge;
        this.resolver = resolver;
        this.handles = handles;
        this.queries = queries;
        this.ticksPerSecond = ticksPerSecond;
    }

    Body spawnAt(int index, BodyDef def) {
        store.add(index, def, ticksPerSecond);
        place(index, def.x(), def.y());
        return handles.get(index);
    }

    void despawn(Body body) {
        store.remove(handles.indexOf(body));
        queries.changed();
    }

    boolean resize(Body body, double width, double height) {
        int index = handles.indexOf(body);
        BodyDef checked = BodyDef.box(0, 0, width, height).shape(body.shape());
        int newWidth = SubPixels.fromPx(checked.width());
        int newHeight = SubPixels.fromPx(checked.height());
        int growth = newWidth - store.width[index];
        // An odd sub-pixel goes to the back, so that a mirrored body comes out mirrored.
        int toLeft = body.facingLeft() ? growth >> 1 : growth - (growth >> 1);
        int x = edge.heldX((long) store.x[index] - toLeft, newWidth);
        int y = edge.heldY((long) store.y[index] + store.height[index] - newHeight, newHeight);
        if (resolver.wouldBeCaught(index, x, y, newWidth, newHeight)) {
            return false;
        }
        store.width[index] = newWidth;
        store.height[index] = newHeight;
        store.x[index] = x;
        store.y[index] = y;
        placed(index);
        return true;
    }

    void moveTo(Body body, double x, double y) {
        place(handles.indexOf(body), x, y);
    }

    boolean setVelocity(Body body, double vx, double vy) {
        int index = handles.indexOf(body);
        int newVx = SubPixels.perTick(vx, ticksPerSecond);
        int newVy = SubPixels.perTick(vy, ticksPerSecond);
        if ((store.flags[index] & (BodyFlags.SENSOR | BodyFlags.KINEMATIC)) != 0) {
            return false;
        }
        store.vx[index] = newVx;
        store.vy[index] = newVy;
        return true;
    }

    boolean setControl(Body body, Control control) {
        int index = handles.indexOf(body);
        Objects.requireNonNull(control);
        if ((store.flags[index] & (BodyFlags.SENSOR | BodyFlags.KINEMATIC)) != 0) {
            return false;
        }
        store.setControl(index, control);
        return true;
    }

    private void place(int index, double x, double y) {
        int newX = edge.heldX(subOf(x), store.width[index]);
        int newY = edge.heldY(subOf(y), store.height[index]);
        store.place(index, newX, newY);
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
