package leapsmith.physics.bytes;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.tile.Material;

/**
 * Reads bytes of a {@link ByteWriter} in the order of writing. Every method throws an IllegalArgumentException if the bytes
 * are not what it reads.
 */
public final class ByteReader {
    private static final int CHECKSUM = Integer.BYTES;
    private static final int HEADER = 2 * Integer.BYTES + 1 + Long.BYTES;

    private final byte[] bytes;
    private final int end;
    private int at;

    /**
     * Checks the bytes as a whole.
     *
     * @param kind of content that is expected
     * @param schema that is expected
     */
    public ByteReader(byte[] bytes, int kind, long schema) {
        this.bytes = bytes;
        end = bytes.length - CHECKSUM;
        if (end < HEADER || getInt() != ByteWriter.MAGIC) {
            throw new IllegalArgumentException("these are no bytes of a snapshot or recording");
        }
        int found = getByte();
        if (found != kind) {
            throw new IllegalArgumentException("these bytes are of another kind: " + (char) found);
        }
        int format = getInt();
        long foundSchema = getLong();
        int start = at;
        at = end;
        boolean whole = readInt() == (int) ByteWriter.checksum(bytes, end);
        at = start;
        if (!whole) {
            throw new IllegalArgumentException("the bytes are damaged or incomplete: their checksum is wrong");
        }
        if (format != ByteWriter.FORMAT || foundSchema != schema) {
            throw new IllegalArgumentException(
                    "the bytes are of another version of the library: format " + format + ", this one has "
                            + ByteWriter.FORMAT + (format == ByteWriter.FORMAT ? " with other values" : ""));
        }
    }

    /** Checks that everything was read. */
    public void end() {
        if (at != end) {
            throw new IllegalArgumentException((end - at) + " bytes more than expected");
        }
    }

    /** A number from 0 to 255. */
    public int getByte() {
        requireLeft(1);
        return bytes[at++] & 0xFF;
    }

    public boolean getBoolean() {
        return between(getByte(), 0, 1, "a boolean") == 1;
    }

    public int getInt() {
        requireLeft(Integer.BYTES);
        return readInt();
    }

    private int readInt() {
        int value = 0;
        for (int i = 0; i < Integer.BYTES; i++) {
            value = value << Byte.SIZE | bytes[at++] & 0xFF;
        }
        return value;
    }

    public long getLong() {
        return (long) getInt() << Integer.SIZE | getInt() & 0xFFFF_FFFFL;
    }

    /** A number of elements, each of which takes at least some bytes: that many are left. */
    public int getCount(int bytesEach) {
        int count = getInt();
        if (count < 0 || (long) count * bytesEach > end - at) {
            throw new IllegalArgumentException(count + " elements in " + (end - at) + " bytes");
        }
        return count;
    }

    public int[] getInts(int count) {
        requireLeft((long) count * Integer.BYTES);
        int[] values = new int[count];
        for (int i = 0; i < count; i++) {
            values[i] = readInt();
        }
        return values;
    }

    public long[] getLongs(int count) {
        requireLeft((long) count * Long.BYTES);
        long[] values = new long[count];
        for (int i = 0; i < count; i++) {
            values[i] = getLong();
        }
        return values;
    }

    /** A value of a type, as {@link ByteWriter#putValue} writes it. Its constructor checks it. */
    public <T> T getValue(Class<T> type) {
        return type.cast(value(type));
    }

    private Object value(Class<?> type) {
        if (type == int.class) {
            return getInt();
        } else if (type == long.class) {
            return getLong();
        } else if (type == double.class) {
            return Double.longBitsToDouble(getLong());
        } else if (type == boolean.class) {
            return getBoolean();
        } else if (type.isEnum()) {
            Object[] constants = type.getEnumConstants();
            return constants[between(getInt(), 0, constants.length - 1, type.getSimpleName())];
        } else if (type == Material.class) {
            return DefinitionBytes.getMaterial(this);
        } else if (type == BodyDef.class) {
            return DefinitionBytes.getBody(this);
        } else if (type == BulletDef.class) {
            return DefinitionBytes.getBullet(this);
        } else if (type.isSealed()) {
            Class<?>[] kinds = type.getPermittedSubclasses();
            return value(kinds[between(getInt(), 0, kinds.length - 1, type.getSimpleName())]);
        }
        RecordComponent[] parts = ByteWriter.componentsOf(type);
        Class<?>[] types = new Class<?>[parts.length];
        Object[] values = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) {
            types[i] = parts[i].getType();
            values[i] = types[i] == List.class ? list(elementOf(parts[i])) : value(types[i]);
        }
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(e.getCause().getMessage(), e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " can't be made", e);
        }
    }

    private List<Object> list(Class<?> element) {
        int count = getCount(1);
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            list.add(value(element));
        }
        return list;
    }

    static Class<?> elementOf(RecordComponent list) {
        return (Class<?>) ((ParameterizedType) list.getGenericType()).getActualTypeArguments()[0];
    }

    /** A number, if it is in a range. */
    public static int between(int value, int least, int most, String name) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(name + " is " + value + ", not from " + least + " to " + most);
        }
        return value;
    }

    /** Checks that some bytes are left. */
    public void requireLeft(long more) {
        if (more > end - at) {
            throw new IllegalArgumentException("the bytes end too early");
        }
    }
}
