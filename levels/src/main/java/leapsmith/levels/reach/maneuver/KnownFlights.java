package leapsmith.levels.reach.maneuver;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Body;

/**
 * How the player flies through open air, known from earlier flights anywhere in the level. As it moves alike wherever
 * nothing is near, a step known from one place isn't simulated again at another. Only for levels where nothing else
 * moves.
 *
 * <pre>
 *          . * .            The arc of a jump is simulated where the search meets it first. A jump elsewhere with the same
 *        *       *          buttons follows it as far as the air is open, and is simulated again from there.
 *     ##*####      *  ###
 * </pre>
 */
final class KnownFlights {
    /** How much memory the known states may take; what is beyond it is simulated each time. */
    private static final long MOST_BYTES = 128L << 20;

    private static final int NONE = -1;

    private final SearchPlay play;
    private final OpenAir air;
    private final Map<Long, AirState> byKey = new HashMap<>();
    private long bytes;
    private long ticksSkipped;

    private SearchPlay.State start;
    /** By the buttons of the first step from the start, the state after it; null if not known or not in open air. */
    private final AirState[] afterFirst = new AirState[1 << Button.values().length];

    private final int[] firstX = new int[afterFirst.length];
    private final int[] firstY = new int[afterFirst.length];
    /** The buttons of the first step if the next one is that, or else {@link #NONE}. */
    private int firstDown = NONE;
    /** Known to follow after the current state, but not restored yet. */
    private AirState ahead;

    // The last simulated step, if it began in open air.
    private AirState last;
    private int lastX;
    private int lastY;
    private int lastDown;

    KnownFlights(SearchPlay play) {
        this.play = play;
        air = new OpenAir(play);
    }

    /** Begins maneuvers from a state, whose tiles are to be read again. */
    void begin(SearchPlay.State from) {
        start = from;
        Arrays.fill(afterFirst, null);
    }

    /**
     * Begins a maneuver from that state, which is restored.
     *
     * @param first the buttons of the first step
     * @return how many ticks it is ahead, 0 or 1: if 1, {@link #follow} must be called next
     */
    int beginManeuver(int first) {
        continueElsewhere();
        ahead = afterFirst[first];
        if (ahead != null) {
            return 1;
        }
        firstDown = first;
        play.restore(start);
        return 0;
    }

    /** Continues from another state, which was restored. */
    void continueElsewhere() {
        last = null;
        ahead = null;
        firstDown = NONE;
        air.clear();
    }

    /**
     * Follows what is known of a maneuver from the current state.
     *
     * @param tick the number of ticks since its start
     * @param before bits of the buttons of the tick before it
     * @param most the largest number of ticks since its start
     * @return how many ticks it advanced; 0 or more
     */
    int follow(Maneuver maneuver, int tick, int before, int most) {
        boolean isAhead = ahead != null;
        AirState now = isAhead ? ahead : current();
        ahead = null;
        if (now == null) {
            last = null;
            return 0;
        }
        int first = maneuver.buttons(0, before);
        int x = isAhead ? firstX[first] : play.player().subX();
        int y = isAhead ? firstY[first] : play.player().subY();
        if (tick == 1 && firstDown == first) {
            afterFirst[first] = now;
            firstX[first] = x;
            firstY[first] = y;
        }
        int at = tick;
        AirState next = now.next(maneuver.buttons(at, before));
        while (at < most && next != null && air.isOpen(x, y, next.dx, next.dy)) {
            x += next.dx;
            y += next.dy;
            now = next;
            at++;
            next = now.next(maneuver.buttons(at, before));
        }
        int ticks = at - tick + (isAhead ? 1 : 0);
        if (ticks > 0) {
            play.flyTo(now.state, x, y, ticks);
            ticksSkipped += ticks;
        }
        firstDown = NONE;
        last = now;
        lastX = x;
        lastY = y;
        lastDown = maneuver.buttons(at, before);
        return at - tick;
    }

    /** How many ticks were not simulated again. */
    long ticksSkipped() {
        return ticksSkipped;
    }

    /** The state now, if the player is in open air. */
    private AirState current() {
        Body player = play.player();
        if (player.contacts() != 0 || play.isHanging() || !air.isOpen(player.subX(), player.subY(), 0, 0)) {
            return null;
        }
        long key = play.motionKey();
        AirState now = byKey.get(key);
        if (now == null && bytes < MOST_BYTES) {
            now = new AirState(play);
            bytes += play.sizeInBytes(now.state);
            byKey.put(key, now);
        }
        if (now != null && last != null && isOpenSinceLast(player)) {
            last.setNext(lastDown, now);
        }
        return now;
    }

    private boolean isOpenSinceLast(Body player) {
        return air.isOpen(lastX, lastY, player.subX() - lastX, player.subY() - lastY);
    }
}
