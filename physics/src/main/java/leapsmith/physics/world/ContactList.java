package leapsmith.physics.world;

import java.util.Arrays;
import java.util.Objects;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.tile.TileType;

/** What a body touches, see {@link Queries#contactsOf}: tiles, then bodies by ascending index. It can be reused. */
public final class ContactList {
    private static final int NUMBERS = 5;
    private static final int ALL_SIDES = Contacts.GROUND | Contacts.CEILING | Contacts.LEFT_WALL | Contacts.RIGHT_WALL;
    private static final TileType[] TYPES = TileType.values();

    /** Side, body or {@link EventList#NONE}, column, row, ordinal of the type. */
    private int[] numbers = new int[8 * NUMBERS];

    private int count;
    private int sides;
    private int sidesBefore;

    /** An empty list. */
    public ContactList() {}

    /** {@return the number of contacts} */
    public int count() {
        return count;
    }

    /**
     * {@return the side of the body that touches something: one bit of {@link Contacts}}
     *
     * @param i 0 to {@link #count} - 1
     */
    public int side(int i) {
        return number(i, 0);
    }

    /**
     * {@return the index of the body that is touched, or {@link EventList#NONE} if it is a tile}
     *
     * @param i 0 to {@link #count} - 1
     */
    public int body(int i) {
        return number(i, 1);
    }

    /**
     * {@return the column of the tile that is touched; it may be outside the level}
     *
     * @param i 0 to {@link #count} - 1
     * @throws IllegalStateException if it is a body
     */
    public int column(int i) {
        return ofTile(i, 2);
    }

    /**
     * {@return the row of the tile that is touched; it may be outside the level}
     *
     * @param i 0 to {@link #count} - 1
     * @throws IllegalStateException if it is a body
     */
    public int row(int i) {
        return ofTile(i, 3);
    }

    /**
     * {@return the type of the tile that is touched; beyond a closed side of the level it is a Block}
     *
     * @param i 0 to {@link #count} - 1
     * @throws IllegalStateException if it is a body
     */
    public TileType type(int i) {
        return TYPES[ofTile(i, 4)];
    }

    /**
     * {@return whether nothing touched that side of the body at the end of the step before the last one} Then it has just
     * landed, bumped its head or met a wall.
     *
     * @param i 0 to {@link #count} - 1
     */
    public boolean began(int i) {
        return (sidesBefore & side(i)) == 0;
    }

    /**
     * {@return the sides of the body that touched something at the end of the step before the last one, and touch nothing now: bits
     * of {@link Contacts}}
     */
    public int ended() {
        return sidesBefore & ~sides & ALL_SIDES;
    }

    void begin(int contacts, int previousContacts) {
        count = 0;
        sides = contacts;
        sidesBefore = previousContacts;
    }

    /** The first contact on a side of the body, or -1 if there is none. */
    int first(int side) {
        for (int i = 0; i < count; i++) {
            if (side(i) == side) {
                return i;
            }
        }
        return -1;
    }

    void addTile(int side, int column, int row, TileType type) {
        add(side, EventList.NONE, column, row, type.ordinal());
    }

    void addBody(int side, int body) {
        add(side, body, 0, 0, 0);
    }

    private void add(int side, int body, int column, int row, int type) {
        int at = count++ * NUMBERS;
        if (at == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * at);
        }
        numbers[at] = side;
        numbers[at + 1] = body;
        numbers[at + 2] = column;
        numbers[at + 3] = row;
        numbers[at + 4] = type;
    }

    private int number(int i, int which) {
        return numbers[Objects.checkIndex(i, count) * NUMBERS + which];
    }

    private int ofTile(int i, int which) {
        if (body(i) != EventList.NONE) {
            throw new IllegalStateException("contact " + i + " is with body " + body(i) + " and not with a tile");
        }
        return number(i, which);
    }
}
