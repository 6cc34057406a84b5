package leapsmith.editor.runs;

import java.util.Optional;
import leapsmith.editor.play.WhatIfThread;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.Trail;
import leapsmith.levels.replay.ReplayDocument;

/**
 * A named run that is kept for comparison. It is run again after each change of the level; {@link #trail} is the
 * result, as far as it is computed.
 */
public final class KeptRun {
    private final PlayRecording run;
    private final PlayRecording asKept;
    private final Optional<ReplayDocument> recorded;
    private String name;
    private boolean isShown = true;
    private Trail trail;
    private boolean isWhole;
    private boolean hasFailed;
    private Level level;
    /** The goal that it last reached; empty for none. */
    private Optional<String> goal;

    /**
     * @param asKept the run in the level that decides its recorded outcome
     * @param recorded how it was recorded before; empty for a new run
     */
    KeptRun(String name, PlayRecording run, Trail trail, PlayRecording asKept, Optional<ReplayDocument> recorded) {
        this.name = name;
        this.run = run;
        this.trail = trail;
        this.asKept = asKept;
        this.recorded = recorded;
        goal = recorded.map(it -> it.end().goal()).filter(id -> !id.isEmpty()).or(this::reachedGoal);
    }

    public String name() {
        return name;
    }

    public boolean isShown() {
        return isShown;
    }

    public PlayRecording run() {
        return run;
    }

    /** Its recording in the level in which it was kept, whose outcome its file records. */
    public PlayRecording asKept() {
        return asKept;
    }

    /** The file from which it was read, with the outcome that stays recorded; empty for a new run. */
    public Optional<ReplayDocument> recorded() {
        return recorded;
    }

    /** The player's trail in the current level; the previous trail while nothing of the new one is computed. */
    public Trail trail() {
        return trail;
    }

    /** Whether the trail is complete and belongs to the current level. */
    public boolean isWhole() {
        return isWhole;
    }

    /** Whether an error ended the computation of the trail in the current level. */
    boolean hasFailed() {
        return hasFailed;
    }

    /** The first goal reached, or else the first death; empty if there is neither. */
    Optional<Trail.Turn> outcome() {
        Optional<Trail.Turn> goal = first(PlayState.GOAL_REACHED);
        return goal.isPresent()
                ? goal
                : trail.turns().stream()
                        .filter(turn -> turn.status().state().isDeath())
                        .findFirst();
    }

    /** The goal that it reached when it was kept or later, but not in the current level; empty if there is none. */
    Optional<String> lostGoal() {
        return isWhole && reachedGoal().isEmpty() ? goal : Optional.empty();
    }

    private Optional<String> reachedGoal() {
        return first(PlayState.GOAL_REACHED).map(turn -> turn.status().goal());
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

    /** Sets the current level; the trail is outdated until it is computed again. */
    void follow(Level newLevel) {
        level = newLevel;
        isWhole = false;
        hasFailed = false;
    }

    /** An error has ended the computation of the trail, perhaps in an earlier level. */
    void failed(Level ofTrail) {
        hasFailed = ofTrail == level && !isWhole;
    }

    /** Takes a result, which may belong to an earlier level. */
    void answered(WhatIfThread.Answer answer) {
        trail = answer.trail();
        isWhole = answer.isWhole() && answer.level() == level;
        hasFailed &= !isWhole;
        goal = reachedGoal().or(() -> goal);
    }
}
