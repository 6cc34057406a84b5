package leapsmith.physics.world;

import java.util.Arrays;
import leapsmith.physics.response.PlatformMover;
import leapsmith.physics.store.BodyStore;

/**
 * The events of the last step. The next step replaces them, and a restore clears them. There are no callbacks during a
 * step: a game reacts to events between two steps.
 *
 * <p>Events are in the order of the phases, which is the same in every run:
 *
 * <ol>
 *   <li>pushed out or crushed by walls, by ascending body index;
 *   <li>crushed by platforms, likewise;
 *   <li>hits of bullets, by ascending bullet id, for one bullet first bodies by ascending index and then the tile;
 *   <li>materials of tiles: those that crumbled or return, by descending index of the tile; then for each body, by ascending
 *       index, what it entered and left, what launched it, what it touches, row by row, and what it breaks;
 *   <li>sensors, by ascending lower index and then higher index of the two; if another body has an index now, the end
 *       precedes the begin;
 *   <li>left the level, by ascending body index;
 *   <li>if they are on, jumped, left the ground, landed and bumped, in this order for each body, by ascending index; of two walls
 *       that it bumped into, first a tile and then a body, or the body of lower index.
 * </ol>
 *
 * <p>The body of an event may be gone, for example if it was crushed. Then {@link World#body} returns null for its
 * index until something else is spawned. So read all events before spawning, or compare {@link #generation} with {@link
 * Body#generation}.
 */
public final class EventList {
    /** The value of {@link #other} if there is no second body. */
    public static final int NONE = -1;

    private static final EventType[] TYPES = EventType.values();

    private byte[] types = new byte[16];
    private int[] bodies = new int[16];
    private int[] others = new int[16];
    private long[] bullets = new long[16];
    private int[] materials = new int[16];
    private int[] columns = new int[16];
    private int[] rows = new int[16];
    private int[] generations = new int[16];
    private int[] otherGenerations = new int[16];
    private int[] sides = new int[16];
    private int count;
    private long tick;
    /** Null for a copy. */
    private final BodyStore store;

    EventList(BodyStore store) {
        this.store = store;
    }

    /** {@return the number of events; the index of the methods below is 0 to one less} */
    public int count() {
        return count;
    }

    /**
     * {@return the type of an event}
     * @param i 0 to {@link #count} - 1
     */
    public EventType type(int i) {
        return TYPES[types[checked(i)]];
    }

    /**
     * {@return the index of the event's body, which may be gone, or {@link #NONE}}
     * @param i 0 to {@link #count} - 1
     */
    public int body(int i) {
        return bodies[checked(i)];
    }

    /**
     * {@return the index of the second body, such as the sensor that was touched, or {@link #NONE}}
     * @param i 0 to {@link #count} - 1
     */
    public int other(int i) {
        return others[checked(i)];
    }

    /**
     * {@return the {@link Body#generation generation} of the event's body; 0 if there is none}
     * @param i 0 to {@link #count} - 1
     */
    public int generation(int i) {
        return generations[checked(i)];
    }

    /**
     * {@return the {@link Body#generation generation} of the second body; 0 if there is none}
     * @param i 0 to {@link #count} - 1
     */
    public int otherGeneration(int i) {
        return otherGenerations[checked(i)];
    }

    /**
     * {@return the side of the body at which it touched or left something, as a bit of {@link
     * leapsmith.physics.body.Contacts}; 0 for events without a side}
     * @param i 0 to {@link #count} - 1
     */
    public int side(int i) {
        return sides[checked(i)];
    }

    /**
     * {@return the id of the event's bullet, which may be gone, or {@link #NONE}}
     * @param i 0 to {@link #count} - 1
     */
    public long bullet(int i) {
        return bullets[checked(i)];
    }

    /**
     * {@return the material of the event's tile, as an index for {@link World#material}; 0 for other events}
     * @param i 0 to {@link #count} - 1
     */
    public int material(int i) {
        return materials[checked(i)];
    }

    /**
     * {@return the column of the event's tile, or {@link #NONE} for events without a tile}
     * @param i 0 to {@link #count} - 1
     */
    public int column(int i) {
        return columns[checked(i)];
    }

    /**
     * {@return the row of the event's tile, or {@link #NONE} for events without a tile}
     * @param i 0 to {@link #count} - 1
     */
    public int row(int i) {
        return rows[checked(i)];
    }

    /**
     * {@return the tick at whose end the event can be read: {@link World#tick} after the step}
     * @param i 0 to {@link #count} - 1
     */
    public long tick(int i) {
        checked(i);
        return tick;
    }

    void begin(long newTick) {
        count = 0;
        tick = newTick;
    }

    void add(EventType type, int body, int other) {
        add(type, body, other, NONE, 0, NONE, NONE);
    }

    void addOfTile(EventType type, int body, int material, int column, int row) {
        add(type, body, NONE, NONE, material, column, row);
    }

    void addOfBullet(EventType type, int body, long bullet) {
        add(type, body, NONE, bullet, 0, NONE, NONE);
    }

    /** Adds an event of two bodies, of which one may be gone. */
    void addOfSensor(EventType type, int body, int generation, int other, int otherGeneration) {
        add(type, body, other);
        generations[count - 1] = generation;
        otherGenerations[count - 1] = otherGeneration;
    }

    void addContact(EventType type, int body, int side) {
        add(type, body, NONE);
        sides[count - 1] = side;
    }

    /** Adds a contact with the first thing that is touched at a side. */
    void addContact(EventType type, int body, int side, ContactList touched) {
        int first = touched.first(side);
        if (first < 0) {
            add(type, body, NONE);
        } else if (touched.body(first) != NONE) {
            add(type, body, touched.body(first));
        } else {
            addOfTile(type, body, 0, touched.column(first), touched.row(first));
        }
        sides[count - 1] = side;
    }

    /** Adds the bodies that platforms crushed. */
    void addCrushed(PlatformMover platforms) {
        for (int i = 0; i < platforms.crushedCount(); i++) {
            add(EventType.CRUSHED, platforms.crushed(i), NONE);
        }
    }

    private void add(EventType type, int body, int other, long bullet, int material, int column, int row) {
        if (count == types.length) {
            types = Arrays.copyOf(types, 2 * count);
            bodies = Arrays.copyOf(bodies, 2 * count);
            others = Arrays.copyOf(others, 2 * count);
            bullets = Arrays.copyOf(bullets, 2 * count);
            materials = Arrays.copyOf(materials, 2 * count);
            columns = Arrays.copyOf(columns, 2 * count);
            rows = Arrays.copyOf(rows, 2 * count);
            generations = Arrays.copyOf(generations, 2 * count);
            otherGenerations = Arrays.copyOf(otherGenerations, 2 * count);
            sides = Arrays.copyOf(sides, 2 * count);
        }
        types[count] = (byte) type.ordinal();
        bodies[count] = body;
        others[count] = other;
        bullets[count] = bullet;
        materials[count] = material;
        columns[count] = column;
        rows[count] = row;
        generations[count] = generationOf(body);
        otherGenerations[count] = generationOf(other);
        sides[count] = 0;
        count++;
    }

    private int generationOf(int body) {
        return store == null || body == NONE ? 0 : store.generation(body);
    }

    void copyFrom(EventList from) {
        begin(from.tick);
        for (int i = 0; i < from.count; i++) {
            add(
                    from.type(i),
                    from.bodies[i],
                    from.others[i],
                    from.bullets[i],
                    from.materials[i],
                    from.columns[i],
                    from.rows[i]);
            generations[i] = from.generations[i];
            otherGenerations[i] = from.otherGenerations[i];
            sides[i] = from.sides[i];
        }
    }

    private int checked(int i) {
        if (i < 0 || i >= count) {
            throw new IndexOutOfBoundsException("event " + i + " of " + count);
        }
        return i;
    }
}
