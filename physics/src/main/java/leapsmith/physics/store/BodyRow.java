package leapsmith.physics.store;

import leapsmith.physics.fixed.MemorySize;

/** An immutable copy of one row of a {@link BodyStore}. */
public final class BodyRow {
    /** The values of its columns of numbers, in the store's order. */
    final int[] numbers;
    /** Those of its other columns. */
    final Object[] values;

    BodyRow(int[] numbers, Object[] values) {
        this.numbers = numbers;
        this.values = values;
    }

    /** The memory that it uses, without the objects that its values refer to: the world has them too. */
    public long sizeInBytes() {
        return MemorySize.of(numbers) + MemorySize.array(values.length, MemorySize.REFERENCE);
    }
}
