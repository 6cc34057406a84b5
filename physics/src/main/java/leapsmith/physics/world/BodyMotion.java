package leapsmith.physics.world;

import leapsmith.physics.store.BodyRow;

/**
 * How a body moves at some moment between two steps: all of its own state except its place, and the buttons that were
 * down in the last step; immutable. For {@link World#setMotion}. It takes about 200 bytes, where a {@link Snapshot} contains all bodies.
 */
public final class BodyMotion {
    /** The size without arrays. */
    private static final int OBJECTS_BYTES = 48;

    final Body body;
    final BodyRow row;
    final Inputs inputs;

    BodyMotion(Body body, BodyRow row, Inputs inputs) {
        this.body = body;
        this.row = row;
        this.inputs = inputs;
    }

    /** {@return the approximate size in bytes} */
    public long sizeInBytes() {
        return OBJECTS_BYTES + row.sizeInBytes();
    }
}
