package leapsmith.physics.world;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Shape;

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

    private static final Shape[] SHAPES = Shape.values();

    private static final int FACING_LEFT = 1;
    private static final int SENSOR = 2;
    private static final int IN_PAIR = 4;

    /** x, y, width, height, vx, vy; index, control, flags, contacts, state, generation, shape. */
    final FrameRows bodies = new FrameRows(6, 7);
    /** Centre of a, centre of b, overlap; a, b. */
    final FrameRows pairs = new FrameRows(7, 2);
    /** Column, row, bodies, tests, pairs. */
    final FrameRows cells = new FrameRows(0, 5);
    /** x, y, width, height, vx, vy. */
    final FrameRows bullets = new FrameRows(6, 0);
    /** Body, column, row, side. */
    final FrameRows contacts = new FrameRows(0, 4);

    private final EventList events = new EventList();
    private final PhaseTimes times = new PhaseTimes();
    private long tick;
    private int ticksPerSecond = 60;
    private int totalBodies;
    private long pairsFound;
    private long pairsTested;
    private double cellWidth;
    private double cellHeight;

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
        return bodies.count();
    }

    /** The index of a body in the world. */
    public int bodyIndex(int i) {
        return bodies.whole(i, 0);
    }

    /** Left edge of a body. */
    public double x(int i) {
        return bodies.fraction(i, 0);
    }

    /** Top edge of a body. */
    public double y(int i) {
        return bodies.fraction(i, 1);
    }

    /** Width of a body. */
    public double width(int i) {
        return bodies.fraction(i, 2);
    }

    /** Height of a body. */
    public double height(int i) {
        return bodies.fraction(i, 3);
    }

    /** Speed of a body to the right. */
    public double vx(int i) {
        return bodies.fraction(i, 4);
    }

    /** Speed of a body downward. */
    public double vy(int i) {
        return bodies.fraction(i, 5);
    }

    /** Who moves a body. */
    public Control control(int i) {
        return CONTROLS[bodies.whole(i, 1)];
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
        return bodies.whole(i, 3);
    }

    /** What a body is doing. */
    public ControllerState state(int i) {
        return STATES[bodies.whole(i, 4)];
    }

    /** The generation of a body: with {@link #bodyIndex} it tells bodies apart that had the same index in turn. */
    public int generation(int i) {
        return bodies.whole(i, 5);
    }

    /** What form a body has within its box. */
    public Shape shape(int i) {
        return SHAPES[bodies.whole(i, 6)];
    }

    /** How many overlapping pairs have a body in view. */
    public int pairCount() {
        return pairs.count();
    }

    /** The lower body index of a pair. */
    public int pairA(int i) {
        return pairs.whole(i, 0);
    }

    /** The higher body index of a pair. */
    public int pairB(int i) {
        return pairs.whole(i, 1);
    }

    /** Centre of the body of lower index. */
    public double pairAx(int i) {
        return pairs.fraction(i, 0);
    }

    /** Centre of the body of lower index. */
    public double pairAy(int i) {
        return pairs.fraction(i, 1);
    }

    /** Centre of the body of higher index. */
    public double pairBx(int i) {
        return pairs.fraction(i, 2);
    }

    /** Centre of the body of higher index. */
    public double pairBy(int i) {
        return pairs.fraction(i, 3);
    }

    /** As {@link PairList#overlapX}. */
    public double overlapX(int i) {
        return pairs.fraction(i, 4);
    }

    /** As {@link PairList#overlapY}. */
    public double overlapY(int i) {
        return pairs.fraction(i, 5);
    }

    /** As {@link PairList#since}. */
    public long pairSince(int i) {
        return (long) pairs.fraction(i, 6);
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
        return cells.count();
    }

    /** The column of a cell, counted in cells. */
    public int cellColumn(int i) {
        return cells.whole(i, 0);
    }

    /** The row of a cell, counted in cells. */
    public int cellRow(int i) {
        return cells.whole(i, 1);
    }

    /** How many bodies touch a cell. */
    public int cellBodies(int i) {
        return cells.whole(i, 2);
    }

    /** How many times two bodies were compared in a cell. */
    public int cellTests(int i) {
        return cells.whole(i, 3);
    }

    /** How many pairs a cell reported; of the cells that two bodies share, one reports them. */
    public int cellPairs(int i) {
        return cells.whole(i, 4);
    }

    /** How many times a body in view touches a tile. */
    public int contactCount() {
        return contacts.count();
    }

    /** The index in the world of the body that touches. */
    public int contactBody(int i) {
        return contacts.whole(i, 0);
    }

    /** The column of the tile that is touched; it may be outside the level. */
    public int contactColumn(int i) {
        return contacts.whole(i, 1);
    }

    /** The row of the tile that is touched; it may be outside the level. */
    public int contactRow(int i) {
        return contacts.whole(i, 2);
    }

    /** With which of its sides the body touches: one bit of {@link Contacts}. */
    public int contactSide(int i) {
        return contacts.whole(i, 3);
    }

    /** How many bullets are in view. */
    public int bulletCount() {
        return bullets.count();
    }

    /** Left edge of a bullet. */
    public double bulletX(int i) {
        return bullets.fraction(i, 0);
    }

    /** Top edge of a bullet. */
    public double bulletY(int i) {
        return bullets.fraction(i, 1);
    }

    /** Width of a bullet. */
    public double bulletWidth(int i) {
        return bullets.fraction(i, 2);
    }

    /** Height of a bullet. */
    public double bulletHeight(int i) {
        return bullets.fraction(i, 3);
    }

    /** Speed of a bullet to the right. */
    public double bulletVx(int i) {
        return bullets.fraction(i, 4);
    }

    /** Speed of a bullet downward. */
    public double bulletVy(int i) {
        return bullets.fraction(i, 5);
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

    /** As {@link EventList#bullet}. */
    public long eventBullet(int i) {
        return events.bullet(i);
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
        bodies.clear();
        pairs.clear();
        cells.clear();
        contacts.clear();
        bullets.clear();
    }

    void setPairTotals(long found, long tested) {
        pairsFound = found;
        pairsTested = tested;
    }

    void setCellSize(double width, double height) {
        cellWidth = width;
        cellHeight = height;
    }

    static int flagsOf(boolean facingLeft, boolean sensor, boolean inPair) {
        return (facingLeft ? FACING_LEFT : 0) | (sensor ? SENSOR : 0) | (inPair ? IN_PAIR : 0);
    }

    private boolean bodyFlag(int i, int flag) {
        return (bodies.whole(i, 2) & flag) != 0;
    }
}
