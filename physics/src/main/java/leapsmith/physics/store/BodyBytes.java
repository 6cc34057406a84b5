package leapsmith.physics.store;

import java.util.List;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Shape;
import leapsmith.physics.bytes.ByteReader;
import leapsmith.physics.bytes.ByteWriter;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;

/** Writes the rows of a {@link BodyStore} as bytes, column by column, and reads and checks them. */
public final class BodyBytes {
    private final BodyStore store;
    private final int ticksPerSecond;

    /**
     * Creates one.
     *
     * @param store for reading, one that nobody else uses
     */
    public BodyBytes(BodyStore store, int ticksPerSecond) {
        this.store = store;
        this.ticksPerSecond = ticksPerSecond;
    }

    /** Adds the names of all columns, and of what their values consist of, to a hash. */
    public void addSchema(StateHash hash) {
        store.columns().forEach(column -> column.addSchema(hash));
    }

    /** Writes a copy of rows. */
    public void write(BodyRows rows, ByteWriter out) {
        out.putInt(rows.used());
        List<Column<?>> columns = store.columns();
        for (int c = 0; c < columns.size(); c++) {
            columns.get(c).write(rows.column(c), rows.used(), out);
        }
    }

    /**
     * Reads a copy of rows, and restores it in the store.
     *
     * @throws IllegalArgumentException if a row has a number by which nothing is found, or that loops can't have
     */
    public BodyRows read(ByteReader in) {
        int used = ByteReader.between(in.getInt(), 0, BodyStore.MAX_BODIES, "the number of rows");
        // At least the flags or generations of used rows are not all 0.
        in.requireLeft(used * (long) Integer.BYTES);
        List<Column<?>> columns = store.columns();
        Object[] copies = new Object[columns.size()];
        int limit = 0;
        int count = 0;
        for (int c = 0; c < copies.length; c++) {
            copies[c] = columns.get(c).read(used, ticksPerSecond, in);
            if (columns.get(c).rows == store.flags && copies[c] != null) {
                int[] flags = (int[]) copies[c];
                for (int i = 0; i < used; i++) {
                    if ((flags[i] & BodyFlags.ALIVE) != 0) {
                        limit = i + 1;
                        count++;
                    }
                }
            }
        }
        BodyRows rows = new BodyRows(copies, used, limit, count);
        store.restoreRows(rows);
        for (int i = 0; i < used; i++) {
            check(i);
        }
        return rows;
    }

    private void check(int i) {
        if (!store.isAlive(i)) {
            if (store.flags[i] != 0 || store.movement[i] != null || store.path[i] != null) {
                throw new IllegalArgumentException("body " + i + " isn't alive, but has values");
            }
            return;
        }
        ByteReader.between(store.control[i], 0, Control.values().length - 1, "control");
        ByteReader.between(store.state[i], 0, ControllerState.values().length - 1, "state");
        ByteReader.between(store.shape[i], 0, Shape.values().length - 1, "shape");
        ByteReader.between(store.channel[i], 0, BodyDef.CHANNELS - 1, "channel");
        int side = BodyDef.MAX_SIDE_PX << SubPixels.SHIFT;
        ByteReader.between(store.width[i], 0, side, "width");
        ByteReader.between(store.height[i], 0, side, "height");
        int most = SubPixels.MAX_PX << SubPixels.SHIFT;
        int[][] speeds = {
            store.vx, store.vy, store.speed, store.liftX, store.liftY, store.momentum, store.drivenX, store.drivenY
        };
        for (int[] column : speeds) {
            ByteReader.between(column[i], -most, most, "speed");
        }
        boolean kinematic = store.has(i, BodyFlags.KINEMATIC);
        if (store.movement[i] == null || store.path[i] != null && !kinematic) {
            throw new IllegalArgumentException("body " + i + " has no movement, or a path that it can't follow");
        }
        if (!store.hasPathPlace(i)) {
            throw new IllegalArgumentException("body " + i + " is at no place of its path");
        }
    }

    /**
     * Checks that a body has what a definition would give it.
     *
     * @param def made of the body
     * @throws IllegalArgumentException if it hasn't
     */
    public void requireDefined(int i, BodyDef def) {
        Movement movement = def.movement();
        QuantizedBody body = new QuantizedBody(def, store.movement[i], ticksPerSecond);
        boolean same = body.flags == (store.flags[i] & QuantizedBody.FLAGS)
                && body.control.ordinal() == store.control[i]
                && body.friction == store.friction[i]
                && body.pushForce == store.pushForce[i]
                && body.weight == store.weight[i]
                && body.fallLimit == store.fallLimit[i]
                && body.driftX == store.driftX[i]
                && body.driftY == store.driftY[i]
                && SubPixels.perTick(movement.walkSpeed(), ticksPerSecond) == store.walk[i]
                && SubPixels.perTick(movement.jumpSpeed(), ticksPerSecond) == store.jump[i]
                && SubPixels.perTick(movement.jumpReleaseSpeed(), ticksPerSecond) == store.jumpRelease[i]
                && body.movement.liftTicks == store.liftSpan[i];
        if (!same) {
            throw new IllegalArgumentException("body " + i + " is like none that can be defined");
        }
    }
}
