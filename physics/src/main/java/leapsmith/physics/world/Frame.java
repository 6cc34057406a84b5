package leapsmith.physics.world;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.store.BodyFlags;

/**
 * A copy of the part of a world that a drawing needs, in pixels and pixels per second. {@link World#capture} fills it
 * again and again, and allocates nothing once it is large enough. It has no reference to the world, so it may be passed
 * to another thread as a whole. It includes the places of bodies before the last step, for drawing between two ticks.
 *
 * <p>Every list has a count; the index of its methods is 0 to one less. Bodies are sorted by {@link #bodyIndex}, pairs
 * by lower, then higher body; the order of cells is unspecified.
 */
public final class Frame {
    private static final Control[] CONTROLS = Control.values();
    private static final ControllerState[] STATES = ControllerState.values();

    private static final Shape[] SHAPES = Shape.values();

    private static final int FACING_LEFT = 1;
    private static final int SENSOR = 2;
    private static final int IN_PAIR = 4;
    private static final int KINEMATIC = 8;
    private static final int TOP = 16;
    private static final int SOLID = 32;
    private static final int SWIMS = 64;

    /** x, y, width, height, vx, vy, previous x, previous y; index, control, flags, contacts, state, generation, shape, tag. */
    final FrameRows bodies = new FrameRows(8, 9);
    /** Center of a, center of b, overlap; a, b. */
    final FrameRows pairs = new FrameRows(7, 2);
    /** Column, row, bodies, tests, pairs. */
    final FrameRows cells = new FrameRows(0, 5);
    /** Body, column, row, side. */
    final FrameRows contacts = new FrameRows(0, 4);

    final FrameRows gone = new FrameRows(0, 2);
    private final FrameBullets bullets = new FrameBullets();
    private final EventList events = new EventList(null);
    private final PhaseTimes times = new PhaseTimes();
    private long tick;
    private int ticksPerSecond = 60;
    private int totalBodies;
    private boolean includesCells;
    private long pairsFound;
    private long pairsTested;
    private double cellWidth;
    private double cellHeight;

    /** An empty frame, which doesn't include cells. */
    public Frame() {}

    /**
     * Sets whether captures include what the last step compared in each cell of the partition: {@link #cellCount} and
     * {@link #pairsTested}. It is counted only for them, which takes about as long as a step.
     *
     * @param included whether they are included, from the next capture on
     */
    public void includeCells(boolean included) {
        includesCells = included;
    }

    /** {@return whether captures include the cells of the partition, see {@link #includeCells}} */
    public boolean includesCells() {
        return includesCells;
    }

    /** {@return the tick of the world at the capture} */
    public long tick() {
        return tick;
    }

    /** {@return the ticks per second of the world} */
    public int ticksPerSecond() {
        return ticksPerSecond;
    }

    /** {@return the number of bodies in the world, in view or not} */
    public int totalBodies() {
        return totalBodies;
    }

    /** {@return the number of bodies in view} */
    public int bodyCount() {
        return bodies.count();
    }

    /**
     * {@return the index of a body in the world}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public int bodyIndex(int i) {
        return bodies.integer(i, 0);
    }

    /**
     * {@return left edge of a body}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public double x(int i) {
        return bodies.fraction(i, 0);
    }

    /**
     * {@return top edge of a body}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public double y(int i) {
        return bodies.fraction(i, 1);
    }

    /**
     * {@return left edge of a body before the last step, or where it was placed since}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public double previousX(int i) {
        return bodies.fraction(i, 6);
    }

    /**
     * {@return top edge of a body before the last step, or where it was placed since}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public double previousY(int i) {
        return bodies.fraction(i, 7);
    }

    /**
     * {@return width of a body}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public double width(int i) {
        return bodies.fraction(i, 2);
    }

    /**
     * {@return height of a body}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public double height(int i) {
        return bodies.fraction(i, 3);
    }

    /**
     * {@return speed of a body to the right}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public double vx(int i) {
        return bodies.fraction(i, 4);
    }

    /**
     * {@return speed of a body downward}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public double vy(int i) {
        return bodies.fraction(i, 5);
    }

    /**
     * {@return the controller of a body}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public Control control(int i) {
        return CONTROLS[bodies.integer(i, 1)];
    }

    /**
     * {@return whether a body faces left}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public boolean facingLeft(int i) {
        return bodyFlag(i, FACING_LEFT);
    }

    /**
     * {@return whether a body is a sensor}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public boolean sensor(int i) {
        return bodyFlag(i, SENSOR);
    }

    /**
     * {@return the solidity of a body to other bodies}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public Solidity solidity(int i) {
        return bodyFlag(i, SOLID) ? Solidity.ALL : bodyFlag(i, TOP) ? Solidity.TOP : Solidity.NONE;
    }

    /**
     * {@return whether a body moves only along its path, if it has one}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public boolean kinematic(int i) {
        return bodyFlag(i, KINEMATIC);
    }

    /**
     * {@return whether a body is in a pair}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public boolean inCollision(int i) {
        return bodyFlag(i, IN_PAIR);
    }

    /**
     * {@return the contacts of a body, as bits of {@link Contacts}}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public int contacts(int i) {
        return bodies.integer(i, 3);
    }

    /**
     * {@return the state of a body}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public ControllerState state(int i) {
        return STATES[bodies.integer(i, 4)];
    }

    /**
     * {@return whether the middle of a body is in a tile in which players swim}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public boolean isSwimming(int i) {
        return bodyFlag(i, SWIMS);
    }

    /**
     * {@return the generation of a body, which together with {@link #bodyIndex} is unique}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public int generation(int i) {
        return bodies.integer(i, 5);
    }

    /**
     * {@return the shape of a body in its box}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public Shape shape(int i) {
        return SHAPES[bodies.integer(i, 6)];
    }

    /**
     * {@return the number that the game gave a body, see {@link leapsmith.physics.body.BodyDef#tag(long)}}
     * @param i 0 to {@link #bodyCount} - 1
     */
    public long tag(int i) {
        return (long) bodies.integer(i, 7) << Integer.SIZE | bodies.integer(i, 8) & 0xFFFF_FFFFL;
    }

    /** {@return the number of overlapping pairs with a body in view} */
    public int pairCount() {
        return pairs.count();
    }

    /**
     * {@return the lower body index of a pair}
     * @param i 0 to {@link #pairCount} - 1
     */
    public int pairA(int i) {
        return pairs.integer(i, 0);
    }

    /**
     * {@return the higher body index of a pair}
     * @param i 0 to {@link #pairCount} - 1
     */
    public int pairB(int i) {
        return pairs.integer(i, 1);
    }

    /**
     * {@return x of the center of the body of lower index}
     * @param i 0 to {@link #pairCount} - 1
     */
    public double pairAx(int i) {
        return pairs.fraction(i, 0);
    }

    /**
     * {@return y of the center of the body of lower index}
     * @param i 0 to {@link #pairCount} - 1
     */
    public double pairAy(int i) {
        return pairs.fraction(i, 1);
    }

    /**
     * {@return x of the center of the body of higher index}
     * @param i 0 to {@link #pairCount} - 1
     */
    public double pairBx(int i) {
        return pairs.fraction(i, 2);
    }

    /**
     * {@return y of the center of the body of higher index}
     * @param i 0 to {@link #pairCount} - 1
     */
    public double pairBy(int i) {
        return pairs.fraction(i, 3);
    }

    /**
     * {@return how far along x to move the body of lower index to end the overlap, as {@link PairList#overlapX}}
     * @param i 0 to {@link #pairCount} - 1
     */
    public double overlapX(int i) {
        return pairs.fraction(i, 4);
    }

    /**
     * {@return how far along y to move the body of lower index to end the overlap, as {@link PairList#overlapY}}
     * @param i 0 to {@link #pairCount} - 1
     */
    public double overlapY(int i) {
        return pairs.fraction(i, 5);
    }

    /**
     * {@return the tick in which the two started to overlap, or -1 if the world keeps no history of pairs}
     * @param i 0 to {@link #pairCount} - 1
     * @see WorldDef#pairHistory
     */
    public long pairSince(int i) {
        return (long) pairs.fraction(i, 6);
    }

    /** {@return width of a cell of the partition} */
    public double cellWidthPx() {
        return cellWidth;
    }

    /** {@return height of a cell of the partition} */
    public double cellHeightPx() {
        return cellHeight;
    }

    /** {@return the number of cells in view with bodies; 0 unless cells are included, see {@link #includeCells}} */
    public int cellCount() {
        return cells.count();
    }

    /**
     * {@return the column of a cell, counted in cells}
     * @param i 0 to {@link #cellCount} - 1
     */
    public int cellColumn(int i) {
        return cells.integer(i, 0);
    }

    /**
     * {@return the row of a cell, counted in cells}
     * @param i 0 to {@link #cellCount} - 1
     */
    public int cellRow(int i) {
        return cells.integer(i, 1);
    }

    /**
     * {@return the number of bodies that touch a cell}
     * @param i 0 to {@link #cellCount} - 1
     */
    public int cellBodies(int i) {
        return cells.integer(i, 2);
    }

    /**
     * {@return the number of comparisons of two bodies in a cell}
     * @param i 0 to {@link #cellCount} - 1
     */
    public int cellTests(int i) {
        return cells.integer(i, 3);
    }

    /**
     * {@return the number of pairs that a cell reported; each pair is reported by one of the cells that both bodies
     * touch}
     * @param i 0 to {@link #cellCount} - 1
     */
    public int cellPairs(int i) {
        return cells.integer(i, 4);
    }

    /** {@return the number of contacts of bodies in view with tiles} */
    public int contactCount() {
        return contacts.count();
    }

    /**
     * {@return the index in the world of the touching body}
     * @param i 0 to {@link #contactCount} - 1
     */
    public int contactBody(int i) {
        return contacts.integer(i, 0);
    }

    /**
     * {@return the column of the touched tile, which may be outside the level}
     * @param i 0 to {@link #contactCount} - 1
     */
    public int contactColumn(int i) {
        return contacts.integer(i, 1);
    }

    /**
     * {@return the row of the touched tile, which may be outside the level}
     * @param i 0 to {@link #contactCount} - 1
     */
    public int contactRow(int i) {
        return contacts.integer(i, 2);
    }

    /**
     * {@return the side of the body that touches, as one bit of {@link Contacts}}
     * @param i 0 to {@link #contactCount} - 1
     */
    public int contactSide(int i) {
        return contacts.integer(i, 3);
    }

    /** {@return the bullets in view, and their hits} */
    public FrameBullets bullets() {
        return bullets;
    }

    /** {@return the number of tiles that crumbled or broke and have not returned} */
    public int goneCount() {
        return gone.count();
    }

    /**
     * {@return the column of a tile that is gone}
     * @param i 0 to {@link #goneCount} - 1
     */
    public int goneColumn(int i) {
        return gone.integer(i, 0);
    }

    /**
     * {@return the row of a tile that is gone}
     * @param i 0 to {@link #goneCount} - 1
     */
    public int goneRow(int i) {
        return gone.integer(i, 1);
    }

    /** {@return the durations of the last step, all 0 unless the world is timed} The next capture replaces them. */
    public PhaseTimes phaseTimes() {
        return times;
    }

    /** {@return the number of pairs that the last step found in the whole world} */
    public long pairsFound() {
        return pairsFound;
    }

    /**
     * {@return the number of comparisons of two bodies in the last step, in the whole world; 0 unless cells are
     * included, see {@link #includeCells}}
     */
    public long pairsTested() {
        return pairsTested;
    }

    /** {@return the events of the last step, in view or not} The next capture replaces them. */
    public EventList events() {
        return events;
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
        gone.clear();
        bullets.clear();
        pairsTested = 0;
    }

    void setPairsFound(long found) {
        pairsFound = found;
    }

    void setPairsTested(long tested) {
        pairsTested = tested;
    }

    void setCellSize(double width, double height) {
        cellWidth = width;
        cellHeight = height;
    }

    static int flagsOf(int ofStore, boolean inPair, boolean swims) {
        return ((ofStore & BodyFlags.FACING_LEFT) != 0 ? FACING_LEFT : 0)
                | ((ofStore & BodyFlags.SENSOR) != 0 ? SENSOR : 0)
                | ((ofStore & BodyFlags.KINEMATIC) != 0 ? KINEMATIC : 0)
                | ((ofStore & BodyFlags.TOP) != 0 ? TOP : 0)
                | ((ofStore & BodyFlags.SOLID) != 0 ? SOLID : 0)
                | (swims ? SWIMS : 0)
                | (inPair ? IN_PAIR : 0);
    }

    private boolean bodyFlag(int i, int flag) {
        return (bodies.integer(i, 2) & flag) != 0;
    }
}
