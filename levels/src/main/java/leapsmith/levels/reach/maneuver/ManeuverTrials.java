package leapsmith.levels.reach.maneuver;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.reach.maneuver.Maneuver.Kind;
import leapsmith.physics.world.Body;

/** Plays maneuvers from one state, each until the player stands or hangs, and collects the arcs and the goals touched. */
final class ManeuverTrials {
    /** A fall or jump ends after this many seconds, wherever it is. */
    private static final int MOST_SECONDS = 10;

    private final SearchPlay play;
    private final Maneuvers maneuvers;
    private final CurrentPlace place;
    private final FlyingPlay flying;
    private final boolean hasPlatforms;
    private final int walkTicks;
    private final int mostTicks;
    private final Motion.Recorder motion = new Motion.Recorder();

    private SearchPlay.State start;
    private FlyingPlay.Moment atStart;
    private List<Arc> arcs = List.of();
    private List<Branch.Death> deaths = List.of();
    private List<Expansion.Touch> touches = List.of();

    /**
     * Trials of a player.
     *
     * @param flying steps that session
     * @param hasPlatforms whether platforms move, so that {@link #motion} is needed
     * @param walkTicks how long it walks at least, unless it stops
     */
    ManeuverTrials(
            SearchPlay play,
            Maneuvers maneuvers,
            CurrentPlace place,
            FlyingPlay flying,
            boolean hasPlatforms,
            int walkTicks,
            int ticksPerSecond) {
        this.play = play;
        this.maneuvers = maneuvers;
        this.place = place;
        this.flying = flying;
        this.hasPlatforms = hasPlatforms;
        this.walkTicks = walkTicks;
        mostTicks = MOST_SECONDS * ticksPerSecond;
    }

    /** Begins without arcs. */
    void begin(SearchPlay.State from) {
        start = from;
        arcs = new ArrayList<>();
        deaths = new ArrayList<>();
        touches = new ArrayList<>();
        motion.clear();
        atStart = flying.restore(from);
        flying.readAgain();
    }

    /** The ways to other places since {@link #begin}. */
    List<Arc> arcs() {
        return arcs;
    }

    /** The ways that end in a death, or nowhere. */
    List<Branch.Death> deaths() {
        return deaths;
    }

    /** The goals touched on these ways. */
    List<Expansion.Touch> touches() {
        return touches;
    }

    /** Where the player was on these ways. */
    Motion motion() {
        return motion.recorded();
    }

    /** Tries maneuvers one after the other. */
    void tryAll(List<Maneuver> all) {
        for (Maneuver maneuver : all) {
            flying.restore(atStart);
            follow(maneuver, 0);
        }
    }

    /** Walks to the next place. If the ground ends before it, the edge is a place, and the player falls in each way. */
    void walk(int direction) {
        flying.restore(atStart);
        flying.play();
        long from = place.number(false);
        boolean waits = direction == 0 && hasPlatforms && Places.phaseOf(from) != 0;
        Arc last = null;
        for (int tick = 1; tick <= mostTicks; tick++) {
            int x = flying.x();
            flying.step(direction);
            flying.play();
            if (!play.isAlive()) {
                return;
            }
            record(tick);
            Maneuver walk = new Maneuver(Kind.WALK, direction, tick, direction);
            note(walk, tick);
            if (!play.isStanding()) {
                if (last != null) {
                    arcs.add(last);
                }
                fall(direction, tick);
                return;
            }
            last = arc(walk, tick, place.number(true));
            boolean stops = !waits
                    && play.player().subX() == x
                    && (direction != 0 || play.player().subVx() == 0);
            if (stops || tick >= walkTicks && place.number(false) != from) {
                add(walk, tick, place.number(false));
                return;
            }
        }
    }

    private void fall(int direction, int walked) {
        FlyingPlay.Moment edge = flying.save();
        for (int inAir : Maneuver.DIRECTIONS) {
            flying.restore(edge);
            follow(new Maneuver(Kind.WALK, direction, walked, inAir), walked);
        }
        if (direction != 0) {
            for (Maneuver jump : maneuvers.jumpsToward(direction)) {
                jumpLate(edge, direction, walked, jump);
            }
        }
    }

    /** Jumps in the last tick of the coyote time, as that goes farthest. */
    private void jumpLate(FlyingPlay.Moment edge, int direction, int walked, Maneuver jump) {
        int last = walked + maneuvers.coyoteTicks;
        for (int takeOff = last; takeOff > last - 2 && takeOff > walked; takeOff--) {
            flying.restore(edge);
            for (int tick = walked; tick < takeOff; tick++) {
                flying.step(direction);
            }
            flying.step(jump.first());
            flying.play();
            if (play.isAlive() && play.player().subVy() < 0) {
                flying.restore(edge);
                follow(jump.after(direction, takeOff), walked);
                return;
            }
        }
    }

    /** Follows a maneuver until the player stands or hangs. */
    private void follow(Maneuver maneuver, int fromTick) {
        int before = start.buttons();
        int lead = maneuver.lead(before);
        for (int tick = fromTick; tick < mostTicks; tick++) {
            boolean flies = flying.step(maneuver.buttons(tick, before));
            if (!flies && !play.isAlive()) {
                deaths.add(new Branch.Death(maneuver, tick));
                return;
            }
            record(tick + 1);
            if (flies) {
                continue;
            }
            note(maneuver, tick + 1);
            if (tick >= lead && play.isSupported()) {
                add(maneuver, tick + 1, place.number(false));
                return;
            }
        }
        deaths.add(new Branch.Death(maneuver, mostTicks));
    }

    private void note(Maneuver maneuver, int ticks) {
        for (String goal : play.goalsTouched()) {
            touches.add(new Expansion.Touch(goal, maneuver, ticks));
        }
    }

    private void record(int ticks) {
        if (hasPlatforms) {
            motion.add(ticks, flying.x(), flying.y());
        }
    }

    /** Adds the arc of a maneuver that ends in the current state, at a place with this number. */
    void add(Maneuver maneuver, int ticks, long number) {
        arcs.add(arc(maneuver, ticks, number));
    }

    /** The arc of a maneuver that ends in the current state, at a place with this number. */
    Arc arc(Maneuver maneuver, int ticks, long number) {
        Body player = play.player();
        return new Arc(maneuver, ticks, number, play.key(), player.subX(), player.subY(), play.isStanding());
    }
}
