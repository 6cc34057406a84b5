package leapsmith.levels.reach.maneuver;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Body;

/**
 * Steps a session of play, and knows how the player flies through open air: as it moves alike wherever nothing is near, a
 * step known from one place isn't simulated again at another.
 *
 * <pre>
 *          . * .            The arc of a jump is simulated where the search meets it first. A jump elsewhere with the same
 *        *       *          buttons follows it as far as the air is open, and is simulated again from there.
 *     ##*####      *  ###
 * </pre>
 *
 * <p>In a level where more moves than the player and platforms, each step is simulated.
 */
public final class FlyingPlay {
    /** How much memory the known states may take; what is beyond it is simulated each time. */
    private static final long MOST_BYTES = 32L << 20;

    /** The number of combinations of buttons. */
    private static final int CHOICES = 1 << Button.values().length;

    private final SearchPlay play;
    /** Null unless platforms move, and nothing else but the player. */
    private final Timetable timetable;
    /** Null if each step is simulated. */
    private final OpenAir air;
    /** By their motion. */
    private final Map<Long, AirState> known = new HashMap<>();
    /** By the tick of the period of all platforms, a state with the player in open air; null if there was none yet. */
    private final SearchPlay.State[] others;

    private long bytes;
    private long stepsSkipped;

    // The current moment.
    /** The state of the player; null if it isn't known to be in open air. */
    private AirState flight;

    private int x;
    private int y;
    private long tick;
    /** Whether the session is in its state. */
    private boolean isSimulated = true;

    /** The moment restored last, if it isn't in open air. */
    private Moment origin;
    /** By the buttons of the step after it, the moment after that step; null if not known or not in open air. */
    private final Moment[] afterOrigin = new Moment[CHOICES];
    /** Whether the current moment is that one. */
    private boolean isAtOrigin;

    /**
     * A moment to go back to.
     *
     * @param state of the session; null if the player is in open air
     * @param flight how it flies; null if it isn't in open air
     * @param x its left edge in sub-pixels, if it flies
     * @param y its top edge
     */
    public record Moment(SearchPlay.State state, AirState flight, int x, int y, long tick) {
        /** A moment of a session. */
        public static Moment of(SearchPlay.State state) {
            return new Moment(state, null, 0, 0, state.session().tick());
        }
    }

    private FlyingPlay(SearchPlay play, SearchPhase phase, Timetable timetable) {
        this.play = play;
        this.timetable = timetable;
        boolean isPredictable = play.isAlive() && (phase.isStill() || timetable != null && phase.isPeriodic());
        air = isPredictable ? new OpenAir(play, timetable) : null;
        others = new SearchPlay.State[isPredictable ? Math.toIntExact(phase.period()) : 0];
    }

    /**
     * Steps a session, and knows no flights yet.
     *
     * @param play at its start
     * @param phase its phases
     * @param detail which places count as one
     */
    public static FlyingPlay of(SearchPlay play, SearchPhase phase, SearchDetail detail) {
        boolean hasTimetable = play.isAlive() && phase.hasOnlyPlatforms();
        return new FlyingPlay(
                play, phase, hasTimetable ? new Timetable(play, play.save(), 1 << detail.placeShift()) : null);
    }

    /** Where the platforms are; null unless platforms move, and nothing else but the player. */
    Timetable timetable() {
        return timetable;
    }

    /** Reads all tiles again that the next steps depend on. */
    void readAgain() {
        Arrays.fill(afterOrigin, null);
        if (air != null) {
            air.clear();
        }
    }

    /** The current moment. */
    public Moment save() {
        return flight == null ? Moment.of(play().save()) : new Moment(null, flight, x, y, tick);
    }

    /** Goes back to a moment. */
    public void restore(Moment moment) {
        flight = moment.flight;
        x = moment.x;
        y = moment.y;
        tick = moment.tick;
        isSimulated = false;
        isAtOrigin = flight == null;
        if (isAtOrigin && moment != origin) {
            origin = moment;
            Arrays.fill(afterOrigin, null);
        }
    }

    /** The session in the current state. */
    public SearchPlay play() {
        if (!isSimulated) {
            if (flight == null) {
                play.restore(origin.state);
            } else {
                play.flyTo(others[at(tick)], flight, x, y);
            }
            isSimulated = true;
        }
        return play;
    }

    /** The left edge of the player, in sub-pixels. */
    int x() {
        return flight == null ? play().player().subX() : x;
    }

    /** The top edge of the player, in sub-pixels. */
    int y() {
        return flight == null ? play().player().subY() : y;
    }

    /**
     * Advances by one tick.
     *
     * @return whether the player is known to be in open air then: it lives, and touches nothing, in particular no goal.
     *     Otherwise the session is in the current state.
     */
    public boolean step(int down) {
        if (isAtOrigin && afterOrigin[down] != null) {
            restore(afterOrigin[down]);
            skipped();
            return true;
        }
        if (flight != null && followed(flight.next(down))) {
            skipped();
            return true;
        }
        boolean wasAtOrigin = isAtOrigin;
        AirState before = flight;
        int beforeX = x;
        int beforeY = y;
        play().step(down);
        isAtOrigin = false;
        tick = play.tick();
        flight = air != null && play.isAlive() ? current() : null;
        if (flight == null) {
            return false;
        }
        if (wasAtOrigin) {
            afterOrigin[down] = save();
        } else if (before != null && air.isOpen(beforeX, beforeY, x - beforeX, y - beforeY, tick)) {
            before.setNext(down, flight);
        }
        return true;
    }

    /** Advances to a state that is known to follow, if the air is open as far as that; null if none is. */
    private boolean followed(AirState next) {
        if (next == null || others[at(tick + 1)] == null || !air.isOpen(x, y, next.dx, next.dy, tick + 1)) {
            return false;
        }
        flight = next;
        x += next.dx;
        y += next.dy;
        tick++;
        isSimulated = false;
        return true;
    }

    private void skipped() {
        play.countStep();
        stepsSkipped++;
    }

    /** How many steps were not simulated again. */
    long stepsSkipped() {
        return stepsSkipped;
    }

    /** How the player of the session flies; null if it isn't in open air, or there is no memory left to remember it. */
    private AirState current() {
        Body player = play.player();
        x = player.subX();
        y = player.subY();
        if (player.contacts() != 0 || play.isHanging() || !air.isOpen(x, y, 0, 0, tick) || !knowsOthers()) {
            return null;
        }
        long key = play.motionKey();
        AirState now = known.get(key);
        if (now == null && bytes < MOST_BYTES) {
            now = new AirState(play);
            bytes += now.sizeInBytes();
            known.put(key, now);
        }
        return now;
    }

    /** Whether a state of all but the player is known for the tick. */
    private boolean knowsOthers() {
        int at = at(tick);
        if (others[at] == null && tick > 0 && bytes < MOST_BYTES) {
            others[at] = play.save();
            bytes += play.sizeInBytes(others[at]);
        }
        return others[at] != null;
    }

    private int at(long someTick) {
        return (int) (someTick % others.length);
    }
}
