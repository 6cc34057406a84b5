package leapsmith.levels.reach.odds;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import leapsmith.levels.reach.maneuver.SearchPlay;
import leapsmith.physics.body.Button;

/** Finds the jumps of one run, its steps off edges and its drops, by playing it. */
final class JumpFinder {
    private static final int NONE = -1;

    private final SearchPlay play;
    private final int margin;
    private final List<JumpTrials.Jump> jumps = new ArrayList<>();
    /** The states before the last ticks since the last take-off. */
    private final Deque<SearchPlay.State> recent = new ArrayDeque<>();

    // The jump that has not ended.
    private int start = NONE;
    private SearchPlay.State from;
    private int fromTick;
    private double vx;
    private TakeOff takeOff;
    /** Touched since its take-off; null if none is. */
    private String goal;

    /**
     * For one run.
     *
     * @param play at its start
     * @param margin so many ticks before its take-off a jump is tried from, at the earliest in the flight before it
     */
    JumpFinder(SearchPlay play, int margin) {
        this.play = play;
        this.margin = margin;
    }

    /** Plays until the end or a death, and returns the jumps. A death in the air ends the last one. */
    List<JumpTrials.Jump> find(int[] buttons) {
        for (int tick = 0; tick < buttons.length && play.isAlive(); tick++) {
            remember();
            boolean stood = play.isSupported();
            boolean rose = play.player().vy() < 0;
            play.step(buttons[tick]);
            if (start == NONE && stood && play.isAlive() && !play.isSupported()) {
                begin(tick, buttons[tick]);
            }
            goal = play.goalsTouched().isEmpty() ? goal : play.goalsTouched().get(0);
            if (start != NONE && play.isAlive() && !rose && jumps(buttons[tick])) {
                // After a step off an edge it can still jump for a moment.
                takeOff = TakeOff.JUMP;
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
        from = recent.getFirst();
        fromTick = tick + 1 - recent.size();
        vx = play.player().vx();
        takeOff = takeOff(buttons);
        goal = null;
        recent.clear();
    }

    private void end(int tick, boolean endsAtGoal) {
        JumpTrials.Target target = null;
        if (play.isSupported()) {
            target = JumpTrials.Target.of(play);
        } else if (endsAtGoal) {
            target = new JumpTrials.Target(goal, null, 0, 0);
        }
        jumps.add(new JumpTrials.Jump(start, tick, fromTick, from, vx, takeOff, target));
        start = NONE;
    }

    /** How the player has left the ground in the last step. */
    private TakeOff takeOff(int buttons) {
        if (play.player().vy() < 0) {
            return TakeOff.JUMP;
        }
        return (buttons & Button.DOWN.bit()) != 0 ? TakeOff.DROP : TakeOff.STEP;
    }

    /** Whether the player rises while it holds the button of the jump. */
    private boolean jumps(int buttons) {
        return play.player().vy() < 0 && (buttons & Button.JUMP.bit()) != 0;
    }
}
