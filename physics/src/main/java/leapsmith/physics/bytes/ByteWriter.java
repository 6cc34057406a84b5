package leapsmith.physics.bytes;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.tile.Material;

/**
 * Bytes that grow. {@link ByteReader} reads them in the same order.
 *
 * <pre>
 *   "LEAP"  kind  format  schema   content ...   CRC-32 of all before
 *      4      1      4       8                     4                    bytes, high byte first
 * </pre>
 *
 * <p>The schema is a hash of the names of all that the content may have: columns, and components of records. So bytes of a
 * version that has other ones are never misread.
 */
public final class ByteWriter {
    /** Raised whenever the order of what is written changes, unless the schema shows it. */
    static final int FORMAT = 1;

    /** The kind of bytes that hold a state. */
    public static final int SNAPSHOT = 'S';
    /** The kind of bytes that hold a recording. */
    public static final int RECORDING = 'R';

    static final int MAGIC = 0x4C454150;

    private byte[] bytes = new byte[512];
    private int size;

    /**
     * Begins bytes.
     *
     * @param kind of their content
     * @param schema a hash of the names of what they may have
     */
    public ByteWriter(int kind, long schema) {
        putInt(MAGIC);
        putByte(kind);
        putInt(FORMAT);
        putLong(schema);
    }

    /** Ends with a checksum, and returns all bytes. */
    public byte[] toBytes() {
        putInt((int) checksum(bytes, size));
        return Arrays.copyOf(bytes, size);
    }

    static long checksum(byte[] bytes, int length) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, length);
        return sum.getValue();
    }

    public void putByte(int value) {
        require(1);
        bytes[size++] = (byte) value;
    }

    public void putBoolean(boolean value) {
        putByte(value ? 1 : 0);
    }

    public void putInt(int value) {
        require(Integer.BYTES);
        for (int shift = Integer.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            bytes[size++] = (byte) (value >> shift);
        }
    }

    public void putLong(long value) {
        putInt((int) (value >>> Integer.SIZE));
        putInt((int) value);
    }

    /** Writes the first numbers of an array, whose count is written elsewhere. */
    public void putInts(int[] values, int count) {
        require(Math.multiplyExact(count, Integer.BYTES));
        for (int i = 0; i < count; i++) {
            putInt(values[i]);
        }
    }

    /** As {@link #putInts}. */
    public void putLongs(long[] values, int count) {
        require(Math.multiplyExact(count, Long.BYTES));
        for (int i = 0; i < count; i++) {
            putLong(values[i]);
        }
    }

    /**
     * Writes a value: a number, boolean, constant of an enum, definition of a body or bullet, or a record or list of these.
     *
     * @param type its declared type; of a sealed interface of records the record is written too
     */
    public void putValue(Class<?> type, Object value) {
        if (type == int.class) {
            putInt((Integer) value);
        } else if (type == long.class) {
            putLong((Long) value);
        } else if (type == double.class) {
            putLong(Double.doubleToLongBits((Double) value));
        } else if (type == boolean.class) {
            putBoolean((Boolean) value);
        } else if (type.isEnum()) {
            putInt(((Enum<?>) value).ordinal());
        } else if (type == Material.class) {
            DefinitionBytes.put((Material) value, this);
        } else if (type == BodyDef.class) {
            DefinitionBytes.put((BodyDef) value, this);
        } else if (type == BulletDef.class) {
            DefinitionBytes.put((BulletDef) value, this);
        } else if (type.isSealed()) {
            List<Class<?>> kinds = List.of(type.getPermittedSubclasses());
            putInt(kinds.indexOf(value.getClass()));
            putValue(value.getClass(), value);
        } else {
            for (RecordComponent part : componentsOf(type)) {
                Object partValue = get(part, value);
                if (part.getType() == List.class) {
                    List<?> list = (List<?>) partValue;
                    putInt(list.size());
                    list.forEach(element -> putValue(ByteReader.elementOf(part), element));
                } else {
                    putValue(part.getType(), partValue);
                }
            }
        }
    }

    /** Adds the names of all that values of a type may have. */
    public static void addSchema(Class<?> type, StateHash hash) {
        hash.add(type.getSimpleName());
        if (type.isEnum()) {
            for (Object constant : type.getEnumConstants()) {
                hash.add(constant.toString());
            }
        } else if (type == Material.class) {
            DefinitionBytes.addSchema(Material.Builder.class, hash);
        } else if (type == BodyDef.class || type == BulletDef.class) {
            DefinitionBytes.addSchema(type, hash);
        } else if (type.isSealed()) {
            for (Class<?> kind : type.getPermittedSubclasses()) {
                addSchema(kind, hash);
            }
        } else if (type.isRecord()) {
            for (RecordComponent part : type.getRecordComponents()) {
                hash.add(part.getName());
                addSchema(part.getType() == List.class ? ByteReader.elementOf(part) : part.getType(), hash);
            }
        }
    }

    static RecordComponent[] componentsOf(Class<?> type) {
        if (!type.isRecord()) {
            throw new IllegalStateException(type + " is no value that can be written");
        }
        return type.getRecordComponents();
    }

    private static Object get(RecordComponent part, Object from) {
        try {
            part.getAccessor().setAccessible(true);
            return part.getAccessor().invoke(from);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(part + " can't be read", e);
        }
    }

    private void require(int more) {
        if (size + more > bytes.length || size + more < 0) {
            bytes = Arrays.copyOf(bytes, Math.max(Math.addExact(size, more), (int) Math.min(2L * size, MAX_BYTES)));
        }
    }

    private static final int MAX_BYTES = Integer.MAX_VALUE - 16;
}
