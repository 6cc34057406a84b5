package leapsmith.editor.play;

import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.Trail;

/**
 * A run that is kept under a name to be compared with others. It follows the level: {@link #trail} is its way through
 * the level as it is now, as far as that is known.
 */
public final class KeptRun {
    private final PlayRecording run;
    private String name;
    private boolean isShown = true;
    private Trail trail;
    private boolean isWhole;
    private Level level;

    KeptRun(String name, PlayRecording run, Trail trail) {
        this.name = name;
        this.run = run;
        this.trail = trail;
    }

    public String name() {
        return name;
    }

    /** Whether its way is drawn. */
    public boolean isShown() {
        return isShown;
    }

    /** What was done in it. */
    public PlayRecording run() {
        return run;
    }

    /** The player's way through the level as it is now; while that isn't known, the one before. */
    public Trail trail() {
        return trail;
    }

    /** Whether the trail is that of the level as it is now, to its end. */
    public boolean isWhole() {
        return isWhole;
    }

    /** The first goal that it reaches, if it does; else the first death, if there is one. */
    public Optional<Trail.Turn> outcome() {
        Optional<Trail.Turn> goal = first(PlayState.GOAL_REACHED);
        return goal.isPresent()
                ? goal
                : trail.turns().stream()
                        .filter(turn -> turn.status().state().isDeath())
                        .findFirst();
    }

    private Optional<Trail.Turn> first(PlayState state) {
        return trail.turns().stream()
                .filter(turn -> turn.status().state() == state)
                .findFirst();
    }

    void rename(String newName) {
        name = newName;
    }

    void show(boolean shown) {
        isShown = shown;
    }

    /** The level is this now. */
    void follow(Level newLevel) {
        level = newLevel;
        isWhole = false;
    }

    /** This came of it, in the level of now or of before. */
    void answered(WhatIfThread.Answer answer) {
        trail = answer.trail();
        isWhole = answer.isWhole() && answer.level() == level;
    }
}
