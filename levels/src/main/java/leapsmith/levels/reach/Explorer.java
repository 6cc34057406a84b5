package leapsmith.levels.reach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import leapsmith.levels.reach.Maneuver.Kind;
import leapsmith.physics.world.Body;

/** Tries all maneuvers from one state of play. */
final class Explorer {
    /** A fall or jump ends after this many seconds, wherever it is. */
    private static final int MOST_SECONDS = 10;

    private final SearchPlay play;
    private final TileReads reads;
    private final Maneuvers maneuvers;
    private final Places places;
    private final SearchPhase phase;
    /** Null unless platforms move, and nothing else but the player. */
    private final Timetable timetable;

    private final int walkTicks;
    private final int mostTicks;
    private final Motion.Recorder motion = new Motion.Recorder();

    private SearchPlay.State start;
    private List<Arc> arcs;
    private List<Expansion.Touch> touches;

    Explorer(
            SearchPlay play,
            TileReads reads,
            Maneuvers maneuvers,
            Places places,
            SearchPhase phase,
            Timetable timetable,
            int walkTicks,
            int ticksPerSecond) {
        this.play = play;
        this.reads = reads;
        this.maneuvers = maneuvers;
        this.places = places;
        this.phase = phase;
        this.timetable = timetable;
        this.walkTicks = walkTicks;
        mostTicks = MOST_SECONDS * ticksPerSecond;
    }

    /** Tries all maneuvers from a state. */
    Expansion from(SearchPlay.State state) {
        play.restore(state);
        return isSafe() ? fromSafe(state, null) : tried(state, List.of());
    }

    /**
     * Tries the maneuvers from a state after waiting that may have another result than before.
     *
     * @param before what was found before
     */
    Expansion afterWaiting(SearchPlay.State state, Departures before) {
        play.restore(state);
        return fromSafe(state, before);
    }

    /** Tries the maneuvers that an expansion lacks. */
    Expansion completed(Expansion part) {
        return tried(part.start(), part.branches());
    }

    /** Repeats an arc from the current state, which is its start. */
    static void repeat(SearchPlay play, Arc arc) {
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
        return new Expansion(state, Arrays.asList(branches));
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
                Motion moved = motion.recorded();
                if (branch.arcs().stream().allMatch(arc -> Places.phaseOf(arc.place()) == 0)
                        && !timetable.comesNear(moved, tick)) {
                    motions[i] = moved;
                }
            }
        }
        Departures departures = new Departures(Arrays.asList(motions), before == null ? tick : before.since());
        branches.add(branch(() -> waitToDepart(tick, departures)));
        return new Expansion(state, branches, departures);
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
        long from = placeNow(false);
        for (int tick = 0; tick < ticks; tick++) {
            play.step(0);
            if (!play.isAlive()) {
                return;
            }
        }
        boolean stays = (play.isStanding() || play.isHanging()) && placeNow(false) == from;
        if (stays && now + ticks <= departures.since() + phase.period()) {
            long later = Places.at(from, 1 + phase.at(play.tick()));
            arcs.add(arc(new Maneuver(Kind.WAIT, 0, ticks, 0), ticks, later));
        }
    }

    /** The groups of maneuvers that are possible in the current state. */
    private List<Runnable> groups() {
        List<Runnable> groups = new ArrayList<>();
        boolean hangs = play.isHanging();
        if (hangs) {
            groups.add(() -> tryAll(maneuvers.fromLedge));
        } else if (play.isStanding()) {
            for (int direction : Maneuvers.DIRECTIONS) {
                groups.add(() -> walk(direction));
            }
        } else {
            groups.add(() -> tryAll(maneuvers.fromAir));
            return groups;
        }
        for (List<Maneuver> jumps : maneuvers.jumps) {
            groups.add(() -> tryAll(jumps));
        }
        if (!hangs && play.player().onOneWay()) {
            groups.add(() -> tryAll(maneuvers.drops));
        }
        return groups;
    }

    private Branch branch(Runnable group) {
        arcs = new ArrayList<>();
        touches = new ArrayList<>();
        reads.clear();
        motion.clear();
        long stepsBefore = play.steps();
        group.run();
        return new Branch(arcs, touches, reads.collected(), (int) (play.steps() - stepsBefore));
    }

    private void tryAll(List<Maneuver> all) {
        for (Maneuver maneuver : all) {
            play.restore(start);
            follow(maneuver, 0);
        }
    }

    /** Walks to the next place. If the ground ends before it, the edge is a place, and the player falls in each way. */
    private void walk(int direction) {
        play.restore(start);
        long from = placeNow(false);
        boolean waits = direction == 0 && timetable != null && Places.phaseOf(from) != 0;
        Arc last = null;
        for (int tick = 1; tick <= mostTicks; tick++) {
            int x = play.player().subX();
            play.step(direction);
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
            last = arc(walk, tick, true);
            boolean stops = !waits
                    && play.player().subX() == x
                    && (direction != 0 || play.player().subVx() == 0);
            if (stops || tick >= walkTicks && placeNow(false) != from) {
                arcs.add(arc(walk, tick, false));
                return;
            }
        }
    }

    private void fall(int direction, int walked) {
        SearchPlay.State edge = play.save();
        for (int inAir : Maneuvers.DIRECTIONS) {
            play.restore(edge);
            follow(new Maneuver(Kind.WALK, direction, walked, inAir), walked);
        }
        if (direction != 0) {
            for (Maneuver jump : maneuvers.jumpsToward(direction)) {
                jumpLate(edge, direction, walked, jump);
            }
        }
    }

    /** Jumps in the last tick of the coyote time, as that goes farthest. */
    private void jumpLate(SearchPlay.State edge, int direction, int walked, Maneuver jump) {
        int last = walked + maneuvers.coyoteTicks;
        for (int takeOff = last; takeOff > last - 2 && takeOff > walked; takeOff--) {
            play.restore(edge);
            for (int tick = walked; tick < takeOff; tick++) {
                play.step(direction);
            }
            play.step(jump.first());
            if (play.isAlive() && play.player().subVy() < 0) {
                play.restore(edge);
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
            play.step(maneuver.buttons(tick, before));
            if (!play.isAlive()) {
                return;
            }
            record(tick + 1);
            note(maneuver, tick + 1);
            if (tick >= lead && (play.isStanding() || play.isHanging())) {
                arcs.add(arc(maneuver, tick + 1, false));
                return;
            }
        }
    }

    private void note(Maneuver maneuver, int ticks) {
        for (String goal : play.goalsTouched()) {
            touches.add(new Expansion.Touch(goal, maneuver, ticks));
        }
    }

    private void record(int ticks) {
        if (timetable != null) {
            motion.add(ticks, play.player().subX(), play.player().subY());
        }
    }

    /** The arc of a maneuver that ends in the current state. */
    Arc arcOf(Maneuver maneuver, int ticks) {
        return arc(maneuver, ticks, false);
    }

    private Arc arc(Maneuver maneuver, int ticks, boolean ledge) {
        return arc(maneuver, ticks, placeNow(ledge));
    }

    private Arc arc(Maneuver maneuver, int ticks, long place) {
        Body player = play.player();
        return new Arc(maneuver, ticks, place, play.key(), player.subX(), player.subY(), play.isStanding());
    }

    private long placeNow(boolean ledge) {
        Body player = play.player();
        boolean hangs = play.isHanging();
        if (timetable == null) {
            return places.numberOf(player, hangs, ledge, phase.at(play.tick()));
        }
        Body carrier = play.carrier();
        if (carrier != null) {
            return places.numberOn(carrier, player, hangs, ledge, 1 + phase.at(play.tick()));
        }
        return places.numberOf(player, hangs, ledge, isSafe() ? 0 : 1 + phase.at(play.tick()));
    }

    /** Whether the player is on ground that no platform ever comes near. */
    private boolean isSafe() {
        return timetable != null
                && (play.isStanding() || play.isHanging())
                && play.carrier() == null
                && !timetable.everComesNear(play.player().subX(), play.player().subY());
    }
}
