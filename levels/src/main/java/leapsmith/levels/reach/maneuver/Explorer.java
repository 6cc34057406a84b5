package leapsmith.levels.reach.maneuver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.reach.maneuver.Maneuver.Kind;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/** Tries all maneuvers from one state of play. */
public final class Explorer {
    private final SearchPlay play;
    private final TileReads reads;
    private final Maneuvers maneuvers;
    private final CurrentPlace place;
    private final BestArcs best;
    private final SearchPhase phase;
    /** Null unless {@link SearchPhase#hasTimetable}. */
    private final Timetable timetable;

    private final ManeuverTrials trials;
    private SearchPlay.State start;

    /**
     * Explores a level.
     *
     * @param level a level without what isn't simulated
     * @param flying steps a session of it, which is at its start, with a player
     * @param phase its phases
     * @param reads the tiles that the session reads; nothing is noted if they aren't needed
     * @param detail what is tried
     */
    public Explorer(Level level, FlyingPlay flying, SearchPhase phase, TileReads reads, SearchDetail detail) {
        play = flying.play();
        this.phase = phase;
        this.reads = reads;
        Body player = play.player();
        Movement movement = player.movement();
        boolean isInstant = movement.acceleration() == 0 && movement.deceleration() == 0;
        int rate = level.physics().ticksPerSecond();
        maneuvers = new Maneuvers(movement, level.physics().gravity(), rate, detail);
        best = new BestArcs(player, level.tileSize());
        timetable = flying.timetable();
        Places places = new Places(detail, isInstant ? 0 : SubPixels.perTick(movement.walkSpeed(), rate));
        place = new CurrentPlace(play, places, phase, timetable);
        trials = new ManeuverTrials(
                play,
                maneuvers,
                place,
                flying,
                timetable != null,
                Math.max(1, detail.walkTicks() * rate / SubPixels.REFERENCE_RATE),
                rate);
    }

    /** Tries all maneuvers from a state. */
    public Expansion from(SearchPlay.State state) {
        play.restore(state);
        return place.isSafe() ? fromSafe(state, null) : tried(state, List.of());
    }

    /**
     * Tries the maneuvers from a state after waiting that may have another result than before.
     *
     * @param before what was found before
     */
    public Expansion afterWaiting(SearchPlay.State state, Departures before) {
        play.restore(state);
        return fromSafe(state, before);
    }

    /** Tries the maneuvers that an expansion lacks. */
    public Expansion completed(Expansion part) {
        return tried(part.start(), part.branches());
    }

    /** Repeats an arc from the current state, which is its start. */
    public static void repeat(SearchPlay play, Arc arc) {
        int before = play.buttons();
        for (int tick = 0; tick < arc.ticks(); tick++) {
            play.step(arc.maneuver().buttons(tick, before));
        }
    }

    private Expansion tried(SearchPlay.State state, List<Branch> known) {
        start = state;
        play.restore(state);
        List<Runnable> groups = groups();
        Branch[] branches = known.isEmpty() ? new Branch[groups.size()] : known.toArray(new Branch[0]);
        for (int i = 0; i < branches.length; i++) {
            if (branches[i] == null) {
                branches[i] = branch(groups.get(i));
            }
        }
        return new Expansion(state, Arrays.asList(branches), best);
    }

    /** Tries maneuvers from ground that no platform ever comes near. */
    private Expansion fromSafe(SearchPlay.State state, Departures before) {
        start = state;
        long tick = play.tick();
        List<Runnable> groups = groups();
        Motion[] motions =
                before == null ? new Motion[groups.size()] : before.motions().toArray(new Motion[0]);
        List<Branch> branches = new ArrayList<>();
        for (int i = 0; i < motions.length; i++) {
            if (before == null || before.differs(i, tick, timetable)) {
                Branch branch = branch(groups.get(i));
                branches.add(branch);
                Motion moved = trials.motion();
                if (branch.arcs().stream().allMatch(arc -> Places.phaseOf(arc.place()) == 0)
                        && !timetable.comesNear(moved, tick)) {
                    motions[i] = moved;
                }
            }
        }
        Departures departures = new Departures(Arrays.asList(motions), before == null ? tick : before.since());
        branches.add(branch(() -> waitToDepart(tick, departures)));
        return new Expansion(state, branches, best, departures, before);
    }

    /** Waits until a maneuver may have another result than now. */
    private void waitToDepart(long now, Departures departures) {
        int ticks = SearchPhase.ticks();
        while (!departures.anyDiffers(now + ticks, timetable)) {
            ticks += SearchPhase.ticks();
            if (now + ticks > departures.since() + phase.period()) {
                return;
            }
        }
        play.restore(start);
        long from = place.number(false);
        for (int tick = 0; tick < ticks; tick++) {
            play.step(0);
            if (!play.isAlive()) {
                return;
            }
        }
        boolean stays = (play.isStanding() || play.isHanging()) && place.number(false) == from;
        if (stays && now + ticks <= departures.since() + phase.period()) {
            long later = Places.at(from, 1 + phase.at(play.tick()));
            trials.add(new Maneuver(Kind.WAIT, 0, ticks, 0), ticks, later);
        }
    }

    /** The groups of maneuvers that are possible in the current state. */
    private List<Runnable> groups() {
        List<Runnable> groups = new ArrayList<>();
        boolean hangs = play.isHanging();
        if (hangs) {
            groups.add(() -> trials.tryAll(maneuvers.fromLedge));
        } else if (play.isStanding()) {
            for (int direction : Maneuver.DIRECTIONS) {
                groups.add(() -> trials.walk(direction));
            }
        } else {
            groups.add(() -> trials.tryAll(maneuvers.fromAir));
            return groups;
        }
        for (List<Maneuver> jumps : maneuvers.jumps) {
            groups.add(() -> trials.tryAll(jumps));
        }
        if (!hangs && play.player().onOneWay()) {
            groups.add(() -> trials.tryAll(maneuvers.drops));
        }
        return groups;
    }

    private Branch branch(Runnable group) {
        trials.begin(start);
        reads.clear();
        long stepsBefore = play.steps();
        group.run();
        return new Branch(trials.arcs(), trials.deaths(), trials.touches(), reads.collected(), (int)
                (play.steps() - stepsBefore));
    }

    /** The arc of a maneuver that ends in the current state. */
    public Arc arcOf(Maneuver maneuver, int ticks) {
        return trials.arc(maneuver, ticks, place.number(false));
    }
}
