package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.SessionState;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;

/** Plays a level by chance: each choice of buttons is held for a while, and jumps are frequent. */
final class RandomPlay {
    private static final int KEPT_STATES = 24;

    private final SplittableRandom random;
    private final PlaySession session;
    private final List<Moment> moments = new ArrayList<>();
    private int launches;
    private boolean hasDied;

    /** A state of play, and whether the player died on the way there. */
    private record Moment(SessionState state, boolean hasDied) {}

    RandomPlay(SplittableRandom random, Level level) {
        this.random = random;
        session = new PlaySession(level, Optional.empty(), (tick, event, object, other) -> {
            launches += event == PlayEvent.LAUNCHED ? 1 : 0;
        });
    }

    PlaySession session() {
        return session;
    }

    /** How often a tile launched a body. */
    int launches() {
        return launches;
    }

    /** Whether the player died on the way from the start to where it is. */
    boolean hasDied() {
        return hasDied;
    }

    /** Plays for some ticks, now and then from an earlier state on. */
    void run(int ticks, Consumer<Body> afterEachTick) {
        int buttons = 0;
        int hold = 0;
        moments.add(new Moment(session.save(), hasDied));
        for (int tick = 0; tick < ticks; tick++) {
            if (hold-- == 0) {
                buttons = buttons();
                hold = random.nextInt(random.nextInt(3) == 0 ? 40 : 12);
            }
            session.step(Inputs.NONE.with(0, buttons));
            hasDied |= session.status().state().isDeath();
            if (isAlive()) {
                session.player().ifPresent(afterEachTick);
                keepSome();
            }
            if (random.nextInt(300) == 0) {
                Moment moment = moments.get(random.nextInt(moments.size()));
                session.restore(moment.state);
                hasDied = moment.hasDied;
            }
        }
    }

    private boolean isAlive() {
        PlayState state = session.status().state();
        return state == PlayState.RUNNING || state == PlayState.GOAL_REACHED;
    }

    private void keepSome() {
        if (random.nextInt(60) == 0) {
            Moment moment = new Moment(session.save(), hasDied);
            if (moments.size() < KEPT_STATES) {
                moments.add(moment);
            } else {
                moments.set(random.nextInt(KEPT_STATES), moment);
            }
        }
    }

    private int buttons() {
        int buttons = random.nextInt(3) > 0 ? Button.JUMP.bit() : 0;
        switch (random.nextInt(5)) {
            case 0, 1 -> buttons |= Button.LEFT.bit();
            case 2, 3 -> buttons |= Button.RIGHT.bit();
            default -> {}
        }
        switch (random.nextInt(8)) {
            case 0 -> buttons |= Button.DOWN.bit();
            case 1, 2 -> buttons |= Button.UP.bit();
            default -> {}
        }
        return buttons;
    }
}
