package leapsmith.levels.reach;

import java.util.ArrayList;
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
    private final int walkTicks;
    private final int mostTicks;

    private SearchPlay.State start;
    private List<Arc> arcs;
    private List<Expansion.Touch> touches;

    Explorer(
            SearchPlay play,
            TileReads reads,
            Maneuvers maneuvers,
            Places places,
            SearchPhase phase,
            int walkTicks,
            int ticksPerSecond) {
        this.play = play;
        this.reads = reads;
        this.maneuvers = maneuvers;
        this.places = places;
        this.phase = phase;
        this.walkTicks = walkTicks;
        mostTicks = MOST_SECONDS * ticksPerSecond;
    }

    /** Tries all maneuvers from a state. */
    Expansion from(SearchPlay.State state) {
        start = state;
        arcs = new ArrayList<>();
        touches = new ArrayList<>();
        reads.clear();
        play.restore(state);
        if (play.isHanging()) {
            tryAll(maneuvers.fromLedge);
            tryAll(maneuvers.jumps);
        } else if (play.isStanding()) {
            boolean canDrop = play.player().onOneWay();
            for (int direction : Maneuvers.DIRECTIONS) {
                walk(direction);
            }
            tryAll(maneuvers.jumps);
            if (canDrop) {
                tryAll(maneuvers.drops);
            }
        } else {
            tryAll(maneuvers.fromAir);
        }
        return new Expansion(start, arcs, touches, reads.collected());
    }

    /** Repeats an arc from the current state, which is its start. */
    static void repeat(SearchPlay play, Arc arc) {
        int before = play.buttons();
        for (int tick = 0; tick < arc.ticks(); tick++) {
            play.step(arc.maneuver().buttons(tick, before));
        }
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
        Arc last = null;
        for (int tick = 1; tick <= mostTicks; tick++) {
            int x = play.player().subX();
            play.step(direction);
            if (!play.isAlive()) {
                return;
            }
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
            boolean stops = play.player().subX() == x
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

    private Arc arc(Maneuver maneuver, int ticks, boolean ledge) {
        Body player = play.player();
        return new Arc(maneuver, ticks, placeNow(ledge), play.key(), player.subX(), player.subY(), play.isStanding());
    }

    private long placeNow(boolean ledge) {
        return places.numberOf(play.player(), play.isHanging(), ledge, phase.at(play.tick()));
    }
}
