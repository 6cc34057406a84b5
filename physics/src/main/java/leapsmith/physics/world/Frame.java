package leapsmith.physics.world;

import java.util.Arrays;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;

/**
 * A copy of the part of a world that a drawing needs, in pixels and pixels per second. It is filled by
 * {@link World#capture} as often as one likes and allocates nothing once it has grown to what is in view. It holds no
 * reference to the world, so it may be handed to another thread as a whole.
 *
 * <p>Every list has a count; the index of its methods runs from 0 to one less. Bodies come in ascending
 * {@link #bodyIndex}, pairs by lower, then higher body, cells in no order to rely on.
 */
public final class Frame {
    private static final Control[] CONTROLS = Control.values();
    private static final ControllerState[] STATES = ControllerState.values();

    private static final int FACING_LEFT = 1;
    private static final int SENSOR = 2;
    private static final int IN_PAIR = 4;

    private static final int BODY_NUMBERS = 6;
    private static final int BODY_BITS = 6;
    private static final int PAIR_NUMBERS = 6;
    private static final int PAIR_BODIES = 2;
    private static final int CELL_COUNTS = 5;
    private static final int CONTACT_PARTS = 4;

    private final EventList events = new EventList();
    private final PhaseTimes times = new PhaseTimes();
    private long tick;
    private int ticksPerSecond = 60;
    private int totalBodies;
    private long pairsFound;
    private long pairsTested;
    private double cellWidth;
    private double cellHeight;

    private int bodyCount;
    private double[] bodyNumbers = new double[0];
    private int[] bodyBits = new int[0];
    private int pairCount;
    private double[] pairNumbers = new double[0];
    private int[] pairBodies = new int[0];
    private int cellCount;
    private int[] cells = new int[0];
    private int contactCount;
    private int[] contacts = new int[0];

    /** An empty frame. */
    public Frame() {}

    /** The tick of the world when this was taken. */
    public long tick() {
        return tick;
    }

    /** Ticks of the world in a second. */
    public int ticksPerSecond() {
        return ticksPerSecond;
    }

    /** How many bodies the world has, in view or not. */
    public int totalBodies() {
        return totalBodies;
    }

    /** How many bodies are in view. */
    public int bodyCount() {
        return bodyCount;
    }

    /** The index of a body in the world. */
    public int bodyIndex(int i) {
        return bodyBits[checked(i, bodyCount) * BODY_BITS];
    }

    /** Left edge of a body. */
    public double x(int i) {
        return bodyNumber(i, 0);
    }

    /** Top edge of a body. */
    public double y(int i) {
        return bodyNumber(i, 1);
    }

    /** Width of a body. */
    public double width(int i) {
        return bodyNumber(i, 2);
    }

    /** Height of a body. */
    public double height(int i) {
        return bodyNumber(i, 3);
    }

    /** Speed of a body to the right. */
    public double vx(int i) {
        return bodyNumber(i, 4);
    }

    /** Speed of a body downward. */
    public double vy(int i) {
        return bodyNumber(i, 5);
    }

    /** Who moves a body. */
    public Control control(int i) {
        return CONTROLS[bodyBits[checked(i, bodyCount) * BODY_BITS + 1]];
    }

    /** Whether a body faces left. */
    public boolean facingLeft(int i) {
        return bodyFlag(i, FACING_LEFT);
    }

    /** Whether a body is a sensor. */
    public boolean sensor(int i) {
        return bodyFlag(i, SENSOR);
    }

    /** Whether a body is in a pair. */
    public boolean inCollision(int i) {
        return bodyFlag(i, IN_PAIR);
    }

    /** What a body touches, as bits of {@link Contacts}. */
    public int contacts(int i) {
        return bodyBits[checked(i, bodyCount) * BODY_BITS + 3];
    }

    /** What a body is doing. */
    public ControllerState state(int i) {
        return STATES[bodyBits[checked(i, bodyCount) * BODY_BITS + 4]];
    }

    /** The generation of a body: with {@link #bodyIndex} it tells bodies apart that had the same index in turn. */
    public int generation(int i) {
        return bodyBits[checked(i, bodyCount) * BODY_BITS + 5];
    }

    /** How many overlapping pairs have a body in view. */
    public int pairCount() {
        return pairCount;
    }

    /** The lower body index of a pair. */
    public int pairA(int i) {
        return pairBodies[checked(i, pairCount) * PAIR_BODIES];
    }

    /** The higher body index of a pair. */
    public int pairB(int i) {
        return pairBodies[checked(i, pairCount) * PAIR_BODIES + 1];
    }

    /** Centre of the body of lower index. */
    public double pairAx(int i) {
        return pairNumber(i, 0);
    }

    /** Centre of the body of lower index. */
    public double pairAy(int i) {
        return pairNumber(i, 1);
    }

    /** Centre of the body of higher index. */
    public double pairBx(int i) {
        return pairNumber(i, 2);
    }

    /** Centre of the body of higher index. */
    public double pairBy(int i) {
        return pairNumber(i, 3);
    }

    /** As {@link PairList#overlapX}. */
    public double overlapX(int i) {
        return pairNumber(i, 4);
    }

    /** As {@link PairList#overlapY}. */
    public double overlapY(int i) {
        return pairNumber(i, 5);
    }

    /** Width of a cell of the partition. */
    public double cellWidthPx() {
        return cellWidth;
    }

    /** Height of a cell of the partition. */
    public double cellHeightPx() {
        return cellHeight;
    }

    /** How many cells in view have bodies. */
    public int cellCount() {
        return cellCount;
    }

    /** The column of a cell, counted in cells. */
    public int cellColumn(int i) {
        return cells[checked(i, cellCount) * CELL_COUNTS];
    }

    /** The row of a cell, counted in cells. */
    public int cellRow(int i) {
        return cells[checked(i, cellCount) * CELL_COUNTS + 1];
    }

    /** How many bodies touch a cell. */
    public int cellBodies(int i) {
        return cells[checked(i, cellCount) * CELL_COUNTS + 2];
    }

    /** How many times two bodies were compared in a cell. */
    public int cellTests(int i) {
        return cells[checked(i, cellCount) * CELL_COUNTS + 3];
    }

    /** How many pairs a cell reported; of the cells that two bodies share, one reports them. */
    public int cellPairs(int i) {
        return cells[checked(i, cellCount) * CELL_COUNTS + 4];
    }

    /** How many times a body in view touches a tile. */
    public int contactCount() {
        return contactCount;
    }

    /** The index in the world of the body that touches. */
    public int contactBody(int i) {
        return contacts[checked(i, contactCount) * CONTACT_PARTS];
    }

    /** The column of the tile that is touched; it may be outside the level. */
    public int contactColumn(int i) {
        return contacts[checked(i, contactCount) * CONTACT_PARTS + 1];
    }

    /** The row of the tile that is touched; it may be outside the level. */
    public int contactRow(int i) {
        return contacts[checked(i, contactCount) * CONTACT_PARTS + 2];
    }

    /** With which of its sides the body touches: one bit of {@link Contacts}. */
    public int contactSide(int i) {
        return contacts[checked(i, contactCount) * CONTACT_PARTS + 3];
    }

    /** The nanoseconds that a phase of the last step took. */
    public long phaseNanos(Phase phase) {
        return times.nanos(phase);
    }

    /** The nanoseconds that the last step took. */
    public long stepNanos() {
        return times.totalNanos();
    }

    /** How many pairs the last step found in the whole world. */
    public long pairsFound() {
        return pairsFound;
    }

    /** How many times the last step compared two bodies in the whole world. */
    public long pairsTested() {
        return pairsTested;
    }

    /** How many events the last step published. */
    public int eventCount() {
        return events.count();
    }

    /** As {@link EventList#type}. */
    public EventType eventType(int i) {
        return events.type(i);
    }

    /** As {@link EventList#body}. */
    public int eventBody(int i) {
        return events.body(i);
    }

    /** As {@link EventList#other}. */
    public int eventOther(int i) {
        return events.other(i);
    }

    /** As {@link EventList#tick}. */
    public long eventTick(int i) {
        return events.tick(i);
    }

    void begin(long newTick, int newTicksPerSecond, int newTotalBodies, PhaseTimes newTimes, EventList newEvents) {
        tick = newTick;
        ticksPerSecond = newTicksPerSecond;
        totalBodies = newTotalBodies;
        times.copyFrom(newTimes);
        events.copyFrom(newEvents);
        bodyCount = 0;
        pairCount = 0;
        cellCount = 0;
        contactCount = 0;
    }

    void setPairTotals(long found, long tested) {
        pairsFound = found;
        pairsTested = tested;
    }

    void setCellSize(double width, double height) {
        cellWidth = width;
        cellHeight = height;
    }

    void addBody(
            int index,
            double x,
            double y,
            double width,
            double height,
            double vx,
            double vy,
            int control,
            int flags,
            int contactBits,
            int state,
            int generation) {
        bodyNumbers = grown(bodyNumbers, (bodyCount + 1) * BODY_NUMBERS);
        bodyBits = grown(bodyBits, (bodyCount + 1) * BODY_BITS);
        int number = bodyCount * BODY_NUMBERS;
        bodyNumbers[number] = x;
        bodyNumbers[number + 1] = y;
        bodyNumbers[number + 2] = width;
        bodyNumbers[number + 3] = height;
        bodyNumbers[number + 4] = vx;
        bodyNumbers[number + 5] = vy;
        int bit = bodyCount * BODY_BITS;
        bodyBits[bit] = index;
        bodyBits[bit + 1] = control;
        bodyBits[bit + 2] = flags;
        bodyBits[bit + 3] = contactBits;
        bodyBits[bit + 4] = state;
        bodyBits[bit + 5] = generation;
        bodyCount++;
    }

    void addPair(int a, int b, double ax, double ay, double bx, double by, double overlapX, double overlapY) {
        pairNumbers = grown(pairNumbers, (pairCount + 1) * PAIR_NUMBERS);
        pairBodies = grown(pairBodies, (pairCount + 1) * PAIR_BODIES);
        int number = pairCount * PAIR_NUMBERS;
        pairNumbers[number] = ax;
        pairNumbers[number + 1] = ay;
        pairNumbers[number + 2] = bx;
        pairNumbers[number + 3] = by;
        pairNumbers[number + 4] = overlapX;
        pairNumbers[number + 5] = overlapY;
        pairBodies[pairCount * PAIR_BODIES] = a;
        pairBodies[pairCount * PAIR_BODIES + 1] = b;
        pairCount++;
    }

    void addCell(int column, int row, int bodies, int tests, int pairs) {
        cells = grown(cells, (cellCount + 1) * CELL_COUNTS);
        int at = cellCount * CELL_COUNTS;
        cells[at] = column;
        cells[at + 1] = row;
        cells[at + 2] = bodies;
        cells[at + 3] = tests;
        cells[at + 4] = pairs;
        cellCount++;
    }

    void addContact(int body, int column, int row, int side) {
        contacts = grown(contacts, (contactCount + 1) * CONTACT_PARTS);
        int at = contactCount * CONTACT_PARTS;
        contacts[at] = body;
        contacts[at + 1] = column;
        contacts[at + 2] = row;
        contacts[at + 3] = side;
        contactCount++;
    }

    static int flagsOf(boolean facingLeft, boolean sensor, boolean inPair) {
        return (facingLeft ? FACING_LEFT : 0) | (sensor ? SENSOR : 0) | (inPair ? IN_PAIR : 0);
    }

    private boolean bodyFlag(int i, int flag) {
        return (bodyBits[checked(i, bodyCount) * BODY_BITS + 2] & flag) != 0;
    }

    private double bodyNumber(int i, int which) {
        return bodyNumbers[checked(i, bodyCount) * BODY_NUMBERS + which];
    }

    private double pairNumber(int i, int which) {
        return pairNumbers[checked(i, pairCount) * PAIR_NUMBERS + which];
    }

    private static int checked(int i, int count) {
        if (i < 0 || i >= count) {
            throw new IndexOutOfBoundsException(i + " of " + count);
        }
        return i;
    }

    private static double[] grown(double[] array, int length) {
        return length <= array.length ? array : Arrays.copyOf(array, Math.max(length, 2 * array.length));
    }

    private static int[] grown(int[] array, int length) {
        return length <= array.length ? array : Arrays.copyOf(array, Math.max(length, 2 * array.length));
    }
}
