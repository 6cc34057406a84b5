package leapsmith.levels.reach.maneuver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import leapsmith.levels.model.Level;
import leapsmith.levels.reach.maneuver.Maneuver.Kind;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Material;
import leapsmith.physics.world.Body;

/**
 * Tries all maneuvers from one state of play: each is played until the player stands or hangs again, and gives an arc to
 * another place and the goals that are touched on the way.
 */
public final class Explorer {
    /** A fall or jump ends after this many seconds, wherever it is. */
    private static final int MAX_SECONDS = 10;
    /** At 60 ticks per second. */
    private static final int PART_TICKS = 8;

    private static final int JUMP = Button.JUMP.bit();
    private static final int DOWN = Button.DOWN.bit();
    private static final int UP = Button.UP.bit();
    private static final int DASH = Button.DASH.bit();
    /** More jumps in the air are not tried in one flight. */
    private static final int MAX_AIR_JUMPS = 3;

    private final SearchPlay play;
    private final ReadTiles.Collector reads;
    private final Maneuver.Choices maneuvers;
    private final Places places;
    private final BestArcs best;
    private final SearchPhase phase;
    /** See {@link SearchPhase#timetable}. */
    private final Timetable timetable;

    private final FlyingPlay flying;
    /** How long the player walks at least, unless it stops. */
    private final int walkTicks;

    private final int mostTicks;
    /** Whether there is anything to climb in the level. */
    private final boolean grabs;
    /** For how long it climbs or swims in one way. */
    private final int partTicks;

    private final int airJumps;
    private final boolean dashes;
    /** The speed of a fall at which it tries to jump in the air a second time, in sub-pixels per tick. */
    private final int lateFall;

    // What was found since the start of the current branch.
    private SearchPlay.State start;
    private FlyingPlay.Moment atStart;
    private List<Arc> arcs = List.of();
    private List<Expansion.Death> deaths = List.of();
    private List<Expansion.Touch> touches = List.of();
    /** Where the player was; recorded only with a timetable. */
    private final Timetable.Motion.Recorder motion = new Timetable.Motion.Recorder();

    /**
     * Explores a level.
     *
     * @param level a level without what isn't simulated
     * @param flying steps a session of it, which is at its start, with a player
     * @param reads the tiles that the session reads; nothing is noted if they aren't needed
     * @param detail what is tried
     */
    public Explorer(Level level, FlyingPlay flying, SearchPhase phase, ReadTiles.Collector reads, SearchDetail detail) {
        this.flying = flying;
        play = flying.play();
        this.phase = phase;
        this.reads = reads;
        Body player = play.player();
        Movement movement = player.movement();
        boolean isInstant = movement.acceleration() == 0 && movement.deceleration() == 0;
        int rate = level.physics().ticksPerSecond();
        grabs = usesKind(level, material -> material.climb() > 0);
        maneuvers = new Maneuver.Choices(movement, level.physics().gravity(), rate, detail);
        best = new BestArcs(player, level.tileSize());
        timetable = flying.timetable();
        boolean slips = usesKind(level, material -> material.grip() < 1);
        int topSpeed = isInstant && !slips ? 0 : SubPixels.perTick(movement.walkSpeed(), rate);
        places = new Places(play, phase, timetable, detail.placeShift(), topSpeed);
        walkTicks = Math.max(1, detail.walkTicks() * rate / SubPixels.REFERENCE_RATE);
        mostTicks = MAX_SECONDS * rate;
        partTicks = Math.max(1, PART_TICKS * rate / SubPixels.REFERENCE_RATE);
        airJumps = Math.min(movement.airMoves().airJumps(), MAX_AIR_JUMPS);
        dashes = movement.airMoves().dashSpeed() > 0;
        lateFall = SubPixels.perTick(movement.jumpSpeed(), rate);
    }

    private static boolean usesKind(Level level, Predicate<Material> condition) {
        long[] counts = level.tiles().counts();
        return IntStream.range(0, level.legend().size())
                .anyMatch(value -> counts[value] > 0
                        && condition.test(level.legend().kindOf(value).material()));
    }

    public Expansion from(SearchPlay.State state) {
        play.restore(state);
        return places.isSafe() ? fromSafe(state, null) : tried(state, List.of());
    }

    /**
     * Tries the maneuvers from a state after waiting that may have another result than before.
     *
     * @param before what was found before
     */
    public Expansion afterWaiting(SearchPlay.State state, Expansion.RetryWindows before) {
        play.restore(state);
        return fromSafe(state, before);
    }

    /** Tries the maneuvers that an expansion lacks. */
    public Expansion completed(Expansion part) {
        return tried(part.start(), part.branches());
    }

    /** For how many ticks after the end of the ground the player can jump. */
    public int coyoteTicks() {
        return maneuvers.coyoteTicks;
    }

    /** Repeats an arc from the current state, which is its start. */
    public static void repeat(SearchPlay play, Arc arc) {
        int before = play.buttons();
        for (int tick = 0; tick < arc.ticks(); tick++) {
            play.step(arc.maneuver().buttons(tick, before));
        }
    }

    private Expansion tried(SearchPlay.State state, List<Expansion.Branch> known) {
        start = state;
        play.restore(state);
        List<Runnable> groups = groups();
        Expansion.Branch[] branches =
                known.isEmpty() ? new Expansion.Branch[groups.size()] : known.toArray(new Expansion.Branch[0]);
        for (int i = 0; i < branches.length; i++) {
            if (branches[i] == null) {
                branches[i] = branch(groups.get(i));
            }
        }
        return new Expansion(state, Arrays.asList(branches), best);
    }

    /** Tries maneuvers from ground that nothing ever comes near. */
    private Expansion fromSafe(SearchPlay.State state, Expansion.RetryWindows before) {
        start = state;
        long tick = play.tick();
        List<Runnable> groups = groups();
        Timetable.Motion[] motions = before == null
                ? new Timetable.Motion[groups.size()]
                : before.motions().toArray(new Timetable.Motion[0]);
        List<Expansion.Branch> branches = new ArrayList<>();
        for (int i = 0; i < motions.length; i++) {
            if (before == null || before.differs(i, tick, timetable)) {
                Expansion.Branch branch = branch(groups.get(i));
                branches.add(branch);
                Timetable.Motion moved = motion.recorded();
                if (branch.arcs().stream().allMatch(arc -> Places.phaseOf(arc.place()) == 0)
                        && !timetable.comesNear(moved, tick)) {
                    motions[i] = moved;
                }
            }
        }
        Expansion.RetryWindows retries =
                new Expansion.RetryWindows(Arrays.asList(motions), before == null ? tick : before.since());
        branches.add(branch(() -> waitToRetry(tick, retries)));
        return new Expansion(state, branches, best, retries, before);
    }

    /** Waits until a maneuver may have another result than now. */
    private void waitToRetry(long now, Expansion.RetryWindows retries) {
        int ticks = SearchPhase.ticks();
        while (!retries.anyDiffers(now + ticks, timetable)) {
            ticks += SearchPhase.ticks();
            if (now + ticks > retries.since() + phase.period()) {
                return;
            }
        }
        play.restore(start);
        long from = places.current(false);
        for (int tick = 0; tick < ticks; tick++) {
            play.step(0);
            if (!play.isAlive()) {
                return;
            }
        }
        boolean stays = (play.isStanding() || play.isHanging()) && places.current(false) == from;
        if (stays && now + ticks <= retries.since() + phase.period()) {
            long later = Places.at(from, 1 + phase.at(play.tick()));
            add(new Maneuver(Kind.WAIT, 0, ticks, 0), ticks, later);
        }
    }

    /** The groups of maneuvers that are possible in the current state. */
    private List<Runnable> groups() {
        List<Runnable> groups = new ArrayList<>();
        boolean hangs = play.isHanging();
        boolean climbs = play.isClimbing();
        if (hangs) {
            groups.add(() -> tryAll(maneuvers.fromLedge));
        } else if (climbs) {
            groups.add(this::climb);
        } else if (play.isSwimming() && !play.isStanding()) {
            groups.add(this::swim);
            return groups;
        } else if (play.isStanding()) {
            for (int direction : Maneuver.DIRECTIONS) {
                groups.add(() -> walk(direction));
            }
        } else if (play.isAtWall()) {
            groups.add(this::slide);
        } else {
            groups.add(() -> tryAll(maneuvers.fromAir));
            return groups;
        }
        if (dashes && play.isStanding()) {
            groups.add(this::dash);
        }
        for (List<Maneuver> jumps : maneuvers.jumps) {
            groups.add(() -> tryAll(jumps));
        }
        if (!hangs && play.player().onOneWay()) {
            groups.add(() -> tryAll(maneuvers.drops));
        }
        if (grabs && !hangs && !climbs && play.mayClimb()) {
            groups.add(this::climb);
        }
        return groups;
    }

    /** Climbs for a while, up, down and to both sides. */
    private void climb() {
        for (int buttons : new int[] {UP, DOWN, Maneuver.DIRECTIONS.get(0), Maneuver.DIRECTIONS.get(1)}) {
            holdFor(Maneuver.Kind.CLIMB, buttons, 0);
        }
    }

    /** Falls along a wall for a while, or away from it. */
    private void slide() {
        for (int direction : Maneuver.DIRECTIONS) {
            holdFor(Maneuver.Kind.FALL, direction, 0);
        }
    }

    /** Dashes from the ground to both sides. */
    private void dash() {
        for (int direction : Maneuver.DIRECTIONS.subList(0, 2)) {
            flying.restore(atStart);
            boolean isDown = (start.buttons() & DASH) != 0;
            int[] each = isDown ? new int[] {direction, direction | DASH} : new int[] {direction | DASH};
            follow(Maneuver.of(Kind.WALK, each, direction), 0);
        }
    }

    /** Swims for a while in each direction: sinks, goes on with a stroke, or begins one. */
    private void swim() {
        boolean jumpIsDown = (start.buttons() & JUMP) != 0;
        for (int direction : Maneuver.DIRECTIONS) {
            holdFor(Maneuver.Kind.SWIM, direction, 0);
            holdFor(Maneuver.Kind.SWIM, direction | JUMP, 0);
            if (jumpIsDown) {
                holdFor(Maneuver.Kind.SWIM, direction | JUMP, 1);
            }
        }
    }

    /**
     * Holds buttons for a while, or until the player, if it leaves the water or what it climbs, stands, hangs, climbs or swims
     * again.
     *
     * @param released for how many ticks at first jump and down are released
     */
    private void holdFor(Maneuver.Kind kind, int buttons, int released) {
        flying.restore(atStart);
        for (int tick = 0; tick < mostTicks; tick++) {
            int down = tick < released ? buttons & ~Maneuver.PRESSED : buttons;
            boolean flies = flying.step(down);
            if (!flies && !play.isAlive()) {
                deaths.add(new Expansion.Death(held(kind, buttons, released, tick + 1), tick));
                return;
            }
            record(tick + 1);
            if (flies) {
                continue;
            }
            Maneuver maneuver = held(kind, buttons, released, tick + 1);
            note(maneuver, tick + 1);
            boolean changes =
                    play.isStanding() || play.isHanging() || play.isClimbing() != (kind == Maneuver.Kind.CLIMB);
            if (play.isSupported() && (tick + 1 >= partTicks || changes && tick > released)) {
                add(maneuver, tick + 1, places.current(false));
                return;
            }
        }
    }

    private static Maneuver held(Maneuver.Kind kind, int buttons, int released, int ticks) {
        int[] each = new int[ticks];
        Arrays.fill(each, buttons);
        Arrays.fill(each, 0, Math.min(released, ticks), buttons & ~Maneuver.PRESSED);
        return Maneuver.of(kind, each);
    }

    private Expansion.Branch branch(Runnable group) {
        arcs = new ArrayList<>();
        deaths = new ArrayList<>();
        touches = new ArrayList<>();
        motion.clear();
        atStart = flying.restore(start);
        flying.readAgain();
        reads.clear();
        long stepsBefore = play.steps();
        group.run();
        return new Expansion.Branch(arcs, deaths, touches, reads.collected(), (int) (play.steps() - stepsBefore));
    }

    /** The arc of a maneuver that ends in the current state. */
    public Arc arcOf(Maneuver maneuver, int ticks) {
        return arc(maneuver, ticks, places.current(false));
    }

    private void tryAll(List<Maneuver> all) {
        for (Maneuver maneuver : all) {
            flying.restore(atStart);
            follow(maneuver, 0);
        }
    }

    /** Walks to the next place. If the ground ends before it, the edge is a place, and the player falls in each way. */
    private void walk(int direction) {
        flying.restore(atStart);
        flying.play();
        long from = places.current(false);
        boolean waits = direction == 0 && timetable != null && Places.phaseOf(from) != 0;
        boolean couldClimb = play.mayClimb();
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
            last = arc(walk, tick, places.current(true));
            boolean stops = !waits
                    && play.player().subX() == x
                    && (direction != 0 || play.player().subVx() == 0);
            boolean mayClimb = grabs && !couldClimb && play.mayClimb();
            if (stops || (mayClimb || tick >= walkTicks) && places.current(false) != from) {
                add(walk, tick, places.current(false));
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
            boolean isAlive = true;
            for (int tick = walked; tick < takeOff && isAlive; tick++) {
                isAlive = flying.step(direction) || play.isAlive();
            }
            if (!isAlive) {
                // It dies within the coyote time; an earlier jump may not.
                continue;
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
        follow(maneuver, fromTick, airJumps, dashes);
    }

    /**
     * Follows a maneuver until the player stands or hangs.
     *
     * @param jumpsLeft how often it jumps in the air at most
     * @param mayDash whether it dashes in the air
     */
    private void follow(Maneuver maneuver, int fromTick, int jumpsLeft, boolean mayDash) {
        int before = start.buttons();
        int lead = maneuver.lead(before);
        boolean hasGrabbed = false;
        boolean isWatched = jumpsLeft > 0 || mayDash;
        // 0 until it falls, 1 until it falls fast.
        int falls = 0;
        for (int tick = fromTick; tick < mostTicks; tick++) {
            int y = isWatched ? flying.y() : 0;
            boolean flies = flying.step(maneuver.buttons(tick, before));
            if (!flies && !play.isAlive()) {
                deaths.add(new Expansion.Death(maneuver, tick));
                return;
            }
            record(tick + 1);
            if (!flies) {
                note(maneuver, tick + 1);
                if (tick >= lead && play.isSupported()) {
                    add(maneuver, tick + 1, places.current(false));
                    return;
                }
            }
            if (isWatched && tick >= lead && flying.y() > y) {
                // At the highest point, and as low as where a jump began.
                boolean isLate = flying.y() - y >= lateFall;
                if (falls == 0 || falls == 1 && isLate) {
                    moveInAir(maneuver, tick + 1, jumpsLeft, mayDash && falls == 0);
                }
                falls = isLate ? 2 : 1;
            }
            if (!flies && grabs && !hasGrabbed && play.mayClimb()) {
                hasGrabbed = true;
                grab(maneuver, before, tick + 1);
            }
        }
        deaths.add(new Expansion.Death(maneuver, mostTicks));
    }

    /** Tries to jump and to dash in the middle of a flight. */
    private void moveInAir(Maneuver maneuver, int ticks, int jumpsLeft, boolean mayDash) {
        FlyingPlay.Moment here = flying.save();
        int last = maneuver.buttons(ticks - 1, start.buttons());
        for (int direction : Maneuver.DIRECTIONS) {
            if (jumpsLeft > 0) {
                int jump = direction | JUMP;
                int[] each = extended(maneuver, ticks, last, jump, maneuvers.airHold);
                flying.restore(here);
                follow(Maneuver.of(Kind.JUMP, each, direction), ticks, jumpsLeft - 1, mayDash);
            }
            if (mayDash && direction != 0) {
                int[] each = extended(maneuver, ticks, last, direction | DASH, 1);
                flying.restore(here);
                follow(Maneuver.of(Kind.JUMP, each, direction), ticks, jumpsLeft, false);
            }
        }
        flying.restore(here);
        flying.play();
    }

    /** The buttons of some ticks of a maneuver, and others after them, which are released for a tick if they are down. */
    private int[] extended(Maneuver maneuver, int ticks, int last, int buttons, int held) {
        int released = (last & buttons & Maneuver.PRESSED) != 0 ? 1 : 0;
        int[] each = new int[ticks + released + held];
        for (int tick = 0; tick < ticks; tick++) {
            each[tick] = maneuver.buttons(tick, start.buttons());
        }
        Arrays.fill(each, ticks, ticks + released, buttons & ~Maneuver.PRESSED);
        Arrays.fill(each, ticks + released, each.length, buttons);
        return each;
    }

    /** Tries to grab what it can climb now, in the middle of a flight. */
    private void grab(Maneuver maneuver, int before, int ticks) {
        FlyingPlay.Moment here = flying.save();
        int[] each = new int[ticks + 1];
        for (int tick = 0; tick < ticks; tick++) {
            each[tick] = maneuver.buttons(tick, before);
        }
        each[ticks] = UP;
        flying.step(UP);
        flying.play();
        if (play.isAlive() && play.isClimbing()) {
            Maneuver.Kind kind = maneuver.jumps() > 0 ? Maneuver.Kind.JUMP : Maneuver.Kind.FALL;
            note(Maneuver.of(kind, each), each.length);
            add(Maneuver.of(kind, each), each.length, places.current(false));
        }
        flying.restore(here);
        flying.play();
    }

    private void note(Maneuver maneuver, int ticks) {
        for (String goal : play.goalsTouched()) {
            touches.add(new Expansion.Touch(goal, maneuver, ticks));
        }
    }

    private void record(int ticks) {
        if (timetable != null) {
            motion.add(ticks, flying.x(), flying.y());
        }
    }

    /** Adds the arc of a maneuver that ends in the current state, at a place with this number. */
    private void add(Maneuver maneuver, int ticks, long number) {
        arcs.add(arc(maneuver, ticks, number));
    }

    /** The arc of a maneuver that ends in the current state, at a place with this number. */
    private Arc arc(Maneuver maneuver, int ticks, long number) {
        Body player = play.player();
        return new Arc(maneuver, ticks, number, play.key(), player.subX(), player.subY(), play.isStanding());
    }
}
