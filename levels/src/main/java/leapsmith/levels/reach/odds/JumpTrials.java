package leapsmith.levels.reach.odds;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.levels.reach.maneuver.FlyingPlay;
import leapsmith.levels.reach.maneuver.SearchPlay;
import leapsmith.physics.body.Button;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.tile.TileView;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;

/**
 * Tries the jumps of a run with human timing. A try begins shortly before the take-off, at the earliest
 * in the flight of the jump before it.
 */
final class JumpTrials {
    /** How long before the jump and after its landing buttons may be pressed, in spreads and at least in ticks. */
    private static final int MARGIN_SPREADS = 4;

    private static final int MARGIN_TICKS = 4;
    /** How far from where the run goes on in water, at a wall or while it climbs a try may end, in tiles. */
    private static final int HOLD_TILES = 2;

    private static final long SEED = 20_121;

    private final SearchPlay play;
    private final FlyingPlay flying;
    private final double spread;
    private final int margin;
    private final double ticksPerSecond;

    /**
     * A jump, a step off an edge or a drop.
     *
     * @param start the tick before which the player leaves the ground
     * @param end the tick after which it stands or hangs again, touches the goal, or is dead
     * @param begin where a try begins
     * @param vx the speed along x after the take-off, in pixels per second
     * @param target null if the player dies in it
     */
    record Jump(int start, int end, Begin begin, double vx, JumpOdds.TakeOff takeOff, Target target) {}

    /**
     * Where a try of a jump begins.
     *
     * @param tick the tick before which it begins
     * @param state the state before that tick
     */
    record Begin(int tick, SearchPlay.State state) {}

    /** What holds a player that doesn't stand. */
    private enum Hold {
        LEDGE,
        CLIMBED,
        WATER,
        WALL;

        static Hold of(SearchPlay play) {
            if (play.isHanging()) {
                return LEDGE;
            } else if (play.isClimbing()) {
                return CLIMBED;
            }
            return play.isSwimming() ? WATER : WALL;
        }
    }

    /**
     * Where a jump ends: a goal, or else ground, or else what holds the player, near a place.
     *
     * @param x the left edge of a player that doesn't stand, in sub-pixels
     * @param y its top edge
     */
    record Target(String goal, LandingGround ground, Hold hold, int x, int y) {
        static Target of(SearchPlay play) {
            Body player = play.player();
            return play.isStanding()
                    ? new Target(null, new LandingGround(play.world(), player), null, 0, 0)
                    : new Target(null, null, Hold.of(play), player.subX(), player.subY());
        }

        static Target ofGoal(String goal) {
            return new Target(goal, null, null, 0, 0);
        }

        boolean isTouched(SearchPlay play) {
            return goal != null && play.goalsTouched().contains(goal);
        }

        boolean isMet(SearchPlay play) {
            Body player = play.player();
            if (ground != null) {
                return play.isStanding() && ground.carries(play.world(), player);
            }
            if (goal != null || !play.isSupported() || play.isStanding() || Hold.of(play) != hold) {
                return false;
            }
            // In water and along walls and ladders it goes on from anywhere.
            int reach = hold == Hold.LEDGE
                    ? SubPixels.PER_PIXEL
                    : HOLD_TILES * SubPixels.fromPx(play.world().tiles().tileSize());
            return Math.abs(player.subX() - x) <= reach && Math.abs(player.subY() - y) <= reach;
        }
    }

    /**
     * Trials in a level.
     *
     * @param flying simulates them
     * @param spread the standard deviation of each press and release, in ticks
     */
    JumpTrials(FlyingPlay flying, double spread, int ticksPerSecond) {
        this.flying = flying;
        this.spread = spread;
        this.ticksPerSecond = ticksPerSecond;
        play = flying.play();
        margin = Math.max(MARGIN_TICKS, (int) (MARGIN_SPREADS * spread));
    }

    /** How long before its take-off a jump is tried from, in ticks, but not before the flight before it. */
    int margin() {
        return margin;
    }

    /**
     * Plays from the current state, until the end or a death, and returns the jumps. A death in the air ends the last one.
     */
    List<Jump> find(int[] buttons) {
        return new Finder().find(buttons);
    }

    /**
     * The odds of a jump.
     *
     * @param buttons those of the run in which it was found
     * @param tries how often it is tried
     */
    JumpOdds odds(Jump jump, int[] buttons, int tries) {
        if (jump.target == null) {
            return new JumpOdds(jump.takeOff, true, jump.start, jump.end, 0, JumpOdds.Slack.NONE);
        }
        int mostEarly = Math.min(JumpOdds.MAX_SLACK, jump.start - jump.begin.tick);
        int early = slack(jump, buttons, -1, mostEarly);
        int late = slack(jump, buttons, 1, JumpOdds.MAX_SLACK);
        JumpOdds.Slack slack = new JumpOdds.Slack(
                early,
                late,
                // Before the landing of the jump before it, none can begin.
                early == mostEarly && early >= margin,
                late == JumpOdds.MAX_SLACK,
                Math.abs(jump.vx) * Math.min(early, late) / ticksPerSecond);
        return new JumpOdds(jump.takeOff, false, jump.start, jump.end, rate(jump, buttons, tries), slack);
    }

    /**
     * How many of some tries succeed, 0 to 1.
     *
     * @param buttons those of the run in which it was found
     * @param tries how often it is tried
     */
    double rate(Jump jump, int[] buttons, int tries) {
        if (jump.target == null) {
            return 0;
        }
        HumanTiming timing = timing(jump, buttons, margin);
        SplittableRandom random = new SplittableRandom(SEED + jump.start);
        int[][] tried = new int[tries][];
        for (int i = 0; i < tries; i++) {
            tried[i] = timing.varied(random, spread);
        }
        return (double) successes(jump, tried) / tries;
    }

    private int slack(Jump jump, int[] buttons, int direction, int most) {
        HumanTiming timing = timing(jump, buttons, Math.max(margin, most));
        int slack = 0;
        while (slack < most && successes(jump, timing.shifted(direction * (slack + 1))) == 1) {
            slack++;
        }
        return slack;
    }

    /** @param rest how many ticks after the landing belong to it */
    private HumanTiming timing(Jump jump, int[] buttons, int rest) {
        return new HumanTiming(jump.begin.state.buttons(), buttons, jump.begin.tick, jump.end - jump.begin.tick + rest);
    }

    /** How many of some tries succeed. What several have in common is simulated once. */
    private int successes(Jump jump, int[]... tries) {
        Arrays.sort(tries, Arrays::compare);
        flying.restore(jump.begin.state);
        flying.play();
        return successes(jump.target, Arrays.asList(tries), 0, play.isSupported(), false);
    }

    /**
     * Continues from the current state.
     *
     * @param tries in ascending order, all with the same buttons before the tick
     * @param stood whether the player has stood, so that it can leave the ground
     * @param left whether it has left the ground
     */
    private int successes(Target target, List<int[]> tries, int tick, boolean stood, boolean left) {
        boolean hasStood = stood;
        boolean hasLeft = left;
        int[] first = tries.get(0);
        int[] last = tries.get(tries.size() - 1);
        for (int at = tick; at < first.length; at++) {
            if (first[at] != last[at]) {
                return afterBranch(target, tries, at, hasStood, hasLeft);
            }
            if (flying.step(first[at])) {
                hasLeft |= hasStood;
                continue;
            }
            if (!play.isAlive()) {
                return 0;
            }
            if (target.isTouched(play)) {
                return tries.size();
            }
            boolean supported = play.isSupported();
            if (hasLeft && supported) {
                return target.isMet(play) ? tries.size() : 0;
            }
            hasLeft |= hasStood && !supported;
            hasStood |= supported;
        }
        // A hop on the ground that it ends on costs nothing if it is missed.
        return !hasLeft && play.isAlive() && target.isMet(play) ? tries.size() : 0;
    }

    /** As {@link #successes}, for tries that press different buttons in the tick. */
    private int afterBranch(Target target, List<int[]> tries, int tick, boolean stood, boolean left) {
        FlyingPlay.Moment moment = flying.save();
        int sum = 0;
        int from = 0;
        for (int to = 1; to <= tries.size(); to++) {
            if (to == tries.size() || tries.get(to)[tick] != tries.get(from)[tick]) {
                flying.restore(moment);
                sum += successes(target, tries.subList(from, to), tick, stood, left);
                from = to;
            }
        }
        return sum;
    }

    /** Finds the jumps of one run, its steps off edges and its drops, by playing it. */
    private final class Finder {
        private static final int NONE = -1;

        private final List<Jump> jumps = new ArrayList<>();
        /** The states before the last ticks since the last take-off. */
        private final Deque<SearchPlay.State> recent = new ArrayDeque<>();

        // The jump that has not ended.
        private int start = NONE;
        private Begin begin;
        private double vx;
        private JumpOdds.TakeOff takeOff;
        /** Touched since its take-off; null if none is. */
        private String goal;

        /** Plays until the end or a death, and returns the jumps. A death in the air ends the last one. */
        List<Jump> find(int[] buttons) {
            for (int tick = 0; tick < buttons.length && play.isAlive(); tick++) {
                remember();
                boolean stood = play.isSupported();
                boolean rose = play.player().vy() < 0;
                play.step(buttons[tick]);
                if (start == NONE && stood && play.isAlive() && !play.isSupported()) {
                    begin(tick, buttons[tick]);
                }
                goal = play.goalsTouched().isEmpty()
                        ? goal
                        : play.goalsTouched().get(0);
                if (start != NONE && play.isAlive() && !rose && jumps(buttons[tick])) {
                    // After a step off an edge it can still jump for a moment.
                    takeOff = JumpOdds.TakeOff.JUMP;
                }
                boolean endsAtGoal = tick + 1 == buttons.length && goal != null;
                if (start != NONE && (play.isSupported() || endsAtGoal || !play.isAlive())) {
                    end(tick + 1, endsAtGoal);
                }
            }
            return jumps;
        }

        private void remember() {
            recent.add(play.save());
            if (recent.size() > margin + 1) {
                recent.removeFirst();
            }
        }

        private void begin(int tick, int buttons) {
            start = tick;
            begin = new Begin(tick + 1 - recent.size(), recent.getFirst());
            vx = play.player().vx();
            takeOff = takeOff(buttons);
            goal = null;
            recent.clear();
        }

        private void end(int tick, boolean endsAtGoal) {
            Target target = null;
            if (play.isSupported()) {
                target = Target.of(play);
            } else if (endsAtGoal) {
                target = Target.ofGoal(goal);
            }
            jumps.add(new Jump(start, tick, begin, vx, takeOff, target));
            start = NONE;
        }

        /** How the player has left the ground in the last step. */
        private JumpOdds.TakeOff takeOff(int buttons) {
            if (play.player().vy() < 0) {
                return JumpOdds.TakeOff.JUMP;
            }
            return (buttons & Button.DOWN.bit()) != 0 ? JumpOdds.TakeOff.DROP : JumpOdds.TakeOff.STEP;
        }

        /** Whether the player rises while it holds the button of the jump. */
        private boolean jumps(int buttons) {
            return play.player().vy() < 0 && (buttons & Button.JUMP.bit()) != 0;
        }
    }

    /**
     * The ground on which a jump ends: the tiles that are connected along x with those below the player, slopes included, or
     * the body that carries it.
     */
    static final class LandingGround {
        /** Tiles farther away than this don't count, so that a long floor costs no more than a short one. */
        private static final int MAX_TILES = 64;

        /** By their numbers, see {@link LevelGround}. */
        private final Set<Integer> tiles = new HashSet<>();
        /** The index of the body that carries the player, -1 for none. */
        private final int carrier;

        private final TileView map;
        private final LevelGround ground;
        private final int tileSub;

        /** The ground below a player that stands. */
        LandingGround(World world, Body player) {
            map = world.tiles();
            ground = LevelGround.of(map);
            tileSub = SubPixels.fromPx(map.tileSize());
            Body below = world.carrier(player);
            carrier = below == null ? -1 : below.index();
            int row = rowBelow(player);
            int last = lastColumn(player);
            for (int column = firstColumn(player); column <= last; column++) {
                if (ground.isGround(column, row)) {
                    spread(column, row, -1);
                    spread(column, row, 1);
                }
            }
        }

        /** Whether a player that stands does so on this ground. */
        boolean carries(World world, Body player) {
            Body below = world.carrier(player);
            if (below != null && below.index() == carrier) {
                return true;
            }
            int row = rowBelow(player);
            int last = lastColumn(player);
            for (int column = firstColumn(player); column <= last; column++) {
                if (ground.contains(column, row) && tiles.contains(ground.numberOf(column, row))) {
                    return true;
                }
            }
            return false;
        }

        private void spread(int column, int row, int direction) {
            int y = row;
            for (int x = column; ground.isGround(x, y) && Math.abs(x - column) <= MAX_TILES; x += direction) {
                tiles.add(ground.numberOf(x, y));
                boolean isSlope = isSlope(x, y);
                if (!ground.isGround(x + direction, y) || isSlope(x + direction, y - 1)) {
                    // A slope leads up or down by a row.
                    y += ground.isGround(x + direction, y - 1) && (isSlope || isSlope(x + direction, y - 1))
                            ? -1
                            : ground.isGround(x + direction, y + 1) && (isSlope || isSlope(x + direction, y + 1))
                                    ? 1
                                    : 0;
                }
            }
        }

        private boolean isSlope(int column, int row) {
            return ground.isGround(column, row)
                    && map.tileAt(column, row) != TileType.BLOCK
                    && map.tileAt(column, row) != TileType.ONE_WAY;
        }

        private int rowBelow(Body player) {
            return Math.floorDiv(player.subY() + player.subHeight(), tileSub);
        }

        private int firstColumn(Body player) {
            return Math.floorDiv(player.subX(), tileSub);
        }

        private int lastColumn(Body player) {
            return Math.floorDiv(player.subX() + player.subWidth() - 1, tileSub);
        }
    }

    /**
     * Inputs as a person would repeat them: each press and each release of a button comes a little too early or too late.
     * The errors are independent of each other and about normally distributed (the sum of twelve uniform numbers).
     */
    static final class HumanTiming {
        private static final int BUTTONS = 8;
        private static final int UNIFORMS = 12;

        private final int before;

        private final int[] buttons;

        /**
         * A part of a run.
         *
         * @param before the buttons of the tick before the part
         * @param run the buttons of each tick of the run
         * @param from the first tick of the part
         * @param ticks number of ticks; after the end of the run, the buttons of its last tick stay down
         */
        HumanTiming(int before, int[] run, int from, int ticks) {
            this.before = before;
            buttons = new int[ticks];
            for (int i = 0; i < ticks; i++) {
                buttons[i] = run[Math.min(from + i, run.length - 1)];
            }
        }

        /** The buttons of each tick if all come too late by some ticks, or too early if negative. */
        int[] shifted(int ticks) {
            int[] shifted = new int[buttons.length];
            for (int i = 0; i < buttons.length; i++) {
                shifted[i] = buttons[Math.max(0, Math.min(buttons.length - 1, i - ticks))];
            }
            return shifted;
        }

        /**
         * The buttons of each tick with random errors.
         *
         * @param spread the standard deviation of an error, in ticks
         */
        int[] varied(SplittableRandom random, double spread) {
            int[] varied = new int[buttons.length];
            for (int button = 0; button < BUTTONS; button++) {
                varyButton(random, spread, 1 << button, varied);
            }
            return varied;
        }

        private void varyButton(SplittableRandom random, double spread, int bit, int[] varied) {
            boolean down = (before & bit) != 0;
            int from = 0;
            for (int i = 0; i <= buttons.length; i++) {
                boolean next = i < buttons.length && (buttons[i] & bit) != 0;
                if (i < buttons.length && next == down) {
                    continue;
                }
                // A button is pressed for at least one tick. What changes at the beginning can only come too late.
                int least = i == 0 ? 0 : from + 1;
                int to = i == buttons.length ? i : Math.min(buttons.length, Math.max(least, i + error(random, spread)));
                for (int tick = from; down && tick < to; tick++) {
                    varied[tick] |= bit;
                }
                from = to;
                down = next;
            }
        }

        private static int error(SplittableRandom random, double spread) {
            double sum = -UNIFORMS / 2.0;
            for (int i = 0; i < UNIFORMS; i++) {
                sum += random.nextDouble();
            }
            double ticks = sum * spread;
            return (int) (ticks < 0 ? ticks - 0.5 : ticks + 0.5);
        }
    }
}
