package leapsmith.levels.play;

import java.util.List;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.fixed.SubPixels;

/**
 * The path of the player through a run: its box at the end of each tick, and what began or ended there. Point 0 is the
 * start, before the first tick. A trail is immutable and readable from any thread; it shares its points with the log
 * that made it, which keeps growing.
 *
 * <p>A minute at 60 ticks per second takes 66 KB.
 */
public final class Trail {
    /** A trail without a point. */
    public static final Trail EMPTY = new TrailLog().trail();

    private static final PlayStatus NO_PLAYER = new PlayStatus(PlayState.NO_PLAYER, 0, "");

    static final int CHUNK_SHIFT = 10;
    static final int CHUNK = 1 << CHUNK_SHIFT;
    static final int CHUNK_MASK = CHUNK - 1;

    static final int PRESENT = 1;
    /** Position of the four contact bits of {@link Contacts}. */
    static final int SIDES_SHIFT = 1;

    static final int SIDES =
            (Contacts.GROUND | Contacts.CEILING | Contacts.LEFT_WALL | Contacts.RIGHT_WALL) << SIDES_SHIFT;
    static final int ON_GROUND = Contacts.GROUND << SIDES_SHIFT;

    static final int CLIMBS = 1 << 5;
    static final int SWIMS = 1 << 6;
    static final int COLLIDES = 1 << 8;
    static final int RISING = 1 << 9;
    static final int JUMPED = 1 << 10;
    static final int LANDED = 1 << 11;
    static final int STARTED = 1 << 12;
    static final int DIED = 1 << 13;
    static final int REACHED = 1 << 14;

    /** A block of points; written points never change. */
    record Chunk(int[] x, int[] y, int[] width, int[] height, short[] marks) {
        Chunk() {
            this(new int[CHUNK], new int[CHUNK], new int[CHUNK], new int[CHUNK], new short[CHUNK]);
        }

        Chunk copy() {
            return new Chunk(x.clone(), y.clone(), width.clone(), height.clone(), marks.clone());
        }
    }

    /**
     * A change of the player's status at a point.
     *
     * @param point the point from which the status holds, from 0
     * @param status the status from that point on
     */
    public record Turn(int point, PlayStatus status) {}

    private final Chunk[] chunks;
    private final int length;
    private final List<Turn> turns;

    Trail(Chunk[] chunks, int length, List<Turn> turns) {
        this.chunks = chunks;
        this.length = length;
        this.turns = turns;
    }

    /** {@return the number of points: the ticks of the run, plus one for its start} */
    public int length() {
        return length;
    }

    /** {@return the changes of the player's status; the first is at point 0} */
    public List<Turn> turns() {
        return turns;
    }

    /** {@return the status of the player at the last point} */
    public PlayStatus end() {
        return turns.isEmpty() ? NO_PLAYER : turns.get(turns.size() - 1).status();
    }

    /**
     * {@return whether the player existed; if not, the position and size of this point are undefined}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public boolean isPresent(int i) {
        return is(i, PRESENT);
    }

    /**
     * {@return whether it stood on something}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public boolean isOnGround(int i) {
        return is(i, ON_GROUND);
    }

    /**
     * {@return the sides of its box that touched something, as bits of {@link Contacts}}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public int contacts(int i) {
        return (chunk(i).marks[i & CHUNK_MASK] & SIDES) >> SIDES_SHIFT;
    }

    /**
     * {@return whether it overlapped another character or a platform}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public boolean collides(int i) {
        return is(i, COLLIDES);
    }

    /**
     * {@return whether it climbed}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public boolean isClimbing(int i) {
        return is(i, CLIMBS);
    }

    /**
     * {@return whether it was in water or another tile in which players swim}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public boolean isSwimming(int i) {
        return is(i, SWIMS);
    }

    /**
     * {@return whether it started to rise in this tick}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public boolean jumped(int i) {
        return is(i, JUMPED);
    }

    /**
     * {@return whether it landed in this tick}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public boolean landed(int i) {
        return is(i, LANDED);
    }

    /**
     * {@return whether a life began here: there is no path from the point before}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public boolean started(int i) {
        return is(i, STARTED);
    }

    /**
     * {@return whether a life ended in this tick}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public boolean died(int i) {
        return is(i, DIED);
    }

    /**
     * {@return whether it reached a goal in this tick}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public boolean reachedGoal(int i) {
        return is(i, REACHED);
    }

    /**
     * {@return the left edge of its box in level pixels}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public double x(int i) {
        return SubPixels.toPx(chunk(i).x[i & CHUNK_MASK]);
    }

    /**
     * {@return the top edge of its box in level pixels}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public double y(int i) {
        return SubPixels.toPx(chunk(i).y[i & CHUNK_MASK]);
    }

    /**
     * {@return the width of its box in level pixels}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public double width(int i) {
        return SubPixels.toPx(chunk(i).width[i & CHUNK_MASK]);
    }

    /**
     * {@return the height of its box in level pixels}
     *
     * @param i a point, from 0 to {@code length() - 1}
     */
    public double height(int i) {
        return SubPixels.toPx(chunk(i).height[i & CHUNK_MASK]);
    }

    /**
     * {@return the first point at which the two differ in position, size or marks, see {@link #commonPoints}} If one is
     * a prefix of the other, the length of the shorter one; -1 if they are equal.
     *
     * @param other any trail
     */
    public int firstDifference(Trail other) {
        int common = commonPoints(other, 0);
        return common == length && common == other.length ? -1 : common;
    }

    /**
     * {@return how many points from the start are the same in both} Overlaps with bodies are ignored: others may pass
     * at another time without changing the path. Chunks that both trails share are not compared.
     *
     * @param other any trail
     * @param known how many are known to be the same; the result is at least this
     */
    public int commonPoints(Trail other, int known) {
        int shorter = Math.min(length, other.length);
        for (int i = known; i < shorter; i++) {
            Chunk mine = chunk(i);
            Chunk its = other.chunk(i);
            int at = i & CHUNK_MASK;
            if (mine == its) {
                i |= CHUNK_MASK;
            } else if (((mine.marks[at] ^ its.marks[at]) & ~COLLIDES) != 0
                    || mine.x[at] != its.x[at]
                    || mine.y[at] != its.y[at]
                    || mine.width[at] != its.width[at]
                    || mine.height[at] != its.height[at]) {
                return i;
            }
        }
        return shorter;
    }

    /** {@return the approximate heap size in bytes; shared parts are counted} */
    public long sizeInBytes() {
        return 64L + chunks.length * (CHUNK * 18L + 120);
    }

    Chunk chunkAt(int index) {
        return chunks[index];
    }

    private boolean is(int i, int mark) {
        return (chunk(i).marks[i & CHUNK_MASK] & mark) != 0;
    }

    private Chunk chunk(int i) {
        if (i < 0 || i >= length) {
            throw new IndexOutOfBoundsException("point " + i + " of " + length);
        }
        return chunks[i >> CHUNK_SHIFT];
    }
}
