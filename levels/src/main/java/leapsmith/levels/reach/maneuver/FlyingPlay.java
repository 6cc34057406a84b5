package leapsmith.levels.reach.maneuver;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import leapsmith.physics.fixed.MemorySize;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.BodyMotion;

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
 * <p>Where crates and patrols move too, this holds for all plays from the same moment, as long as the player stays away
 * from them; among bullets only if their paths repeat soon. While tiles crumble or are gone, and after a
 * signal has changed, each step is simulated.
 */
public final class FlyingPlay {
    /** How much memory the known states may take; what is beyond it is simulated each time. */
    private static final long MAX_BYTES = 32L << 20;

    private final SearchPlay play;
    /** Null unless platforms and bullets move, and nothing else but the player. */
    private final Timetable timetable;
    /** What the others do from a state on; null if that may differ from one play to the next. */
    private final Function<SearchPlay.State, BackgroundMotion> othersFrom;

    private final Clearance air;
    /** By their motion. */
    private final Map<Long, Flight> known = new HashMap<>();

    private long bytes;
    private long stepsSkipped;

    // The current moment.
    /** What the others do; null if that may differ from one play to the next. */
    private BackgroundMotion others;
    /** The state of the player; null if it isn't known to be in open air. */
    private Flight flight;

    private int x;
    private int y;
    private long tick;
    /** Whether the session is in its state. */
    private boolean isSimulated = true;

    // Where the player was before the last step that was simulated.
    private int oldX;
    private int oldY;

    /** The moment of the state that a search or trial started from last. */
    private Moment start;
    /** The moment restored last, if it isn't in open air. */
    private Moment origin;
    /** By the buttons of the step after it, the moment after that step; null if not known or not in open air. */
    private final Moment[] afterOrigin;
    /** Whether the current moment is that one. */
    private boolean isAtOrigin;

    /**
     * A moment to go back to.
     *
     * @param state of the session; null if the player is in open air
     * @param others what the others do; null if that may differ from one play to the next
     * @param flight how it flies; null if it isn't in open air
     * @param x its left edge in sub-pixels, if it flies
     * @param y its top edge
     */
    public record Moment(SearchPlay.State state, BackgroundMotion others, Flight flight, int x, int y, long tick) {}

    private FlyingPlay(SearchPlay play, SearchPhase phase, Timetable timetable) {
        this.play = play;
        this.timetable = timetable;
        afterOrigin = new Moment[play.choices()];
        air = play.isAlive() ? new Clearance(play, Set.copyOf(phase.moving())) : null;
        boolean repeats = phase.isStatic() || timetable != null && phase.isPeriodic();
        if (air == null || !phase.hasOnlyBodies() && !(repeats && phase.bulletsRepeat())) {
            othersFrom = state -> null;
        } else if (repeats) {
            // With other signals, other doors are open.
            Map<Long, BackgroundMotion> periodic = new HashMap<>();
            othersFrom = state -> periodic.computeIfAbsent(
                    state.session().signalsKey(),
                    signals -> new BackgroundMotion.Periodic(
                            timetable, Math.max(phase.bulletTicks(), (int) phase.period()), (int) phase.period()));
        } else {
            List<Body> moving = phase.moving();
            othersFrom = state -> {
                play.restore(state);
                return new BackgroundMotion.Undisturbed(play, moving, phase.looseCount());
            };
        }
        restore(play.save());
    }

    /**
     * Steps a session, and knows no flights yet.
     *
     * @param detail which places count as one
     */
    public static FlyingPlay of(SearchPlay play, SearchPhase phase, SearchDetail detail) {
        return new FlyingPlay(
                play, phase, play.isAlive() ? phase.timetable(play.player(), 1 << detail.placeShift()) : null);
    }

    /** See {@link SearchPhase#timetable}. */
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

    public Moment save() {
        SearchPlay.State state = flight == null ? play().save() : null;
        return new Moment(state, others, flight, x, y, tick);
    }

    /**
     * Goes to a state of the session.
     *
     * @return the moment, to go back to it; the same as long as the state is the same object
     */
    public Moment restore(SearchPlay.State state) {
        if (start == null || start.state != state) {
            boolean changes =
                    state.session().hasChangingTiles() || state.session().hasChangingSignals();
            BackgroundMotion known = changes ? null : othersFrom.apply(state);
            start = new Moment(state, known, null, 0, 0, state.session().tick());
        }
        restore(start);
        return start;
    }

    public void restore(Moment moment) {
        others = moment.others;
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
                play.flyTo(others.at(tick), flight, x, y);
            }
            isSimulated = true;
        }
        return play;
    }

    /** The left edge of the player, in sub-pixels. */
    public int x() {
        return flight == null ? play().player().subX() : x;
    }

    /** The top edge of the player, in sub-pixels. */
    public int y() {
        return flight == null ? play().player().subY() : y;
    }

    /**
     * Advances by one tick.
     *
     * @return whether the player is known to be in open air then: it lives, and touches nothing, in particular no goal.
     *     Otherwise the session is in the current state.
     */
    public boolean step(int buttons) {
        int down = buttons & afterOrigin.length - 1;
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
        Flight before = flight;
        simulate(down);
        if (flight == null) {
            return false;
        }
        if (wasAtOrigin) {
            afterOrigin[down] = save();
        } else if (before != null && isOpen(oldX, oldY, x - oldX, y - oldY, tick)) {
            before.setNext(down, flight);
        }
        return true;
    }

    /** Advances by simulating a step. */
    private void simulate(int down) {
        Body player = play().player();
        oldX = player.subX();
        oldY = player.subY();
        int oldSpeed = BackgroundMotion.speed(player);
        long signals = play.signalsKey();
        play.step(down);
        isAtOrigin = false;
        tick = play.tick();
        boolean isKnown = others != null && play.world().changingTilesKey() == 0 && play.signalsKey() == signals;
        others = isKnown ? others.after(play, oldX, oldY, oldSpeed) : null;
        flight = others != null && play.isAlive() ? current() : null;
    }

    /** Advances to a state that is known to follow, if the air is open as far as that; null if none is. */
    private boolean followed(Flight next) {
        if (next == null || others.at(tick + 1) == null || !isOpen(x, y, next.dx, next.dy, tick + 1)) {
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
    private Flight current() {
        Body player = play.player();
        x = player.subX();
        y = player.subY();
        if (player.contacts() != 0 || play.isHanging() || !isOpen(x, y, 0, 0, tick) || !knowsOthers()) {
            return null;
        }
        long key = play.motionKey();
        Flight now = known.get(key);
        if (now == null && bytes < MAX_BYTES) {
            now = new Flight(play);
            bytes += now.sizeInBytes();
            known.put(key, now);
        }
        return now;
    }

    /** Whether a state of all but the player is known for the tick. */
    private boolean knowsOthers() {
        others.keep(play);
        return others.at(tick) != null;
    }

    /** Whether a step of the player from some place meets nothing, up to a tick. */
    private boolean isOpen(int fromX, int fromY, int dx, int dy, long after) {
        return air.isOpen(fromX, fromY, dx, dy) && others.isAway(fromX, fromY, dx, dy, after);
    }

    /** How the player moves in open air, wherever it is: its motion, and the states that follow after each choice of buttons. */
    public static final class Flight {
        /** The size without the motion: two objects, an array and its place in a map. */
        private static final int OBJECTS_BYTES = 128;

        final BodyMotion motion;
        /** The buttons of the last step. */
        final int buttons;
        /** The length of the step that ended in this state, in sub-pixels. */
        final int dx;

        final int dy;
        private final Flight[] next;

        /** The current state of a player. */
        Flight(SearchPlay play) {
            Body player = play.player();
            motion = play.world().motion(player);
            buttons = play.buttons();
            next = new Flight[play.choices()];
            dx = player.subVx();
            dy = player.subVy();
        }

        /** How far it moved to the right in the step that ended in this state, in sub-pixels. */
        public int dx() {
            return dx;
        }

        /** How far it moved down in the step that ended in this state, in sub-pixels. */
        public int dy() {
            return dy;
        }

        /** The state after one step with some buttons down; null if that is not known. */
        Flight next(int down) {
            return next[down];
        }

        void setNext(int down, Flight state) {
            next[down] = state;
        }

        /** The memory that it uses. */
        long sizeInBytes() {
            return OBJECTS_BYTES + MemorySize.array(next.length, MemorySize.REFERENCE) + motion.sizeInBytes();
        }
    }
}
