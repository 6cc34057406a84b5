package leapsmith.editor.play;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Subscription;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.ReachMap;
import leapsmith.physics.tile.TileType;

/**
 * What the player of a document can reach, and the run to the tile under the pointer. While it is on, the level is
 * searched again in the background after each change. Belongs to the thread of the document.
 */
public final class LevelReach implements AutoCloseable {
    /** Limit of the states that are kept of the run to the pointer; low, because each run is computed once. */
    private static final long WHAT_IF_BYTES = 1L << 20;

    private final LevelDocument document;
    private final Executor soon;
    private final Consumer<ReachState> listener;
    private final Subscription changes;
    /** Null while it was never on. */
    private ReachThread searches;

    private WhatIfThread runs;
    private ReachState shown = ReachState.OFF;
    /** The tile under the pointer; there may be no such tile in the level. */
    private int column = -1;

    private int row = -1;

    /**
     * Starts switched off.
     *
     * @param soon runs tasks later, on the thread of the document
     * @param listener receives each new state
     */
    public LevelReach(LevelDocument document, Executor soon, Consumer<ReachState> listener) {
        this.document = document;
        this.soon = Objects.requireNonNull(soon);
        this.listener = Objects.requireNonNull(listener);
        changes = document.addListener(this::documentChanged);
    }

    /** Its current state. */
    public ReachState shown() {
        return shown;
    }

    /** Switches the search on or off. Switching it on starts at the player's place in the level. */
    public void setOn(boolean on) {
        if (on && !shown.isOn()) {
            startAt(Optional.empty());
        } else if (!on && shown.isOn()) {
            searches.cancel();
            runs.cancel();
            show(ReachState.OFF);
        }
    }

    /**
     * Switches the search on, from another start.
     *
     * @param start where the player starts, if not at its place in the level
     */
    public void startAt(Optional<StartPoint> start) {
        if (searches == null) {
            searches = new ReachThread(answer -> soon.execute(() -> found(answer)));
            runs = new WhatIfThread(WHAT_IF_BYTES, answer -> soon.execute(() -> trailFound(answer)));
        }
        show(ReachState.searching(start));
        searches.ask(document.level(), start);
    }

    /**
     * Sets the tile under the pointer. The run ends on this tile, or else on the ground below it.
     *
     * @param newColumn may lie outside the level
     * @param newRow may lie outside the level
     */
    public void pointAt(int newColumn, int newRow) {
        if (newColumn != column || newRow != row) {
            column = newColumn;
            row = newRow;
            shown.map().ifPresent(map -> findRun(map, false));
        }
    }

    @Override
    public void close() {
        changes.unsubscribe();
        if (searches != null) {
            searches.close();
            runs.close();
        }
    }

    private void documentChanged(Change change) {
        if (shown.isOn() && change instanceof Change.OfLevel) {
            show(shown.outdated());
            searches.ask(document.level(), shown.start());
        }
    }

    private void found(ReachThread.Answer answer) {
        if (!shown.isOn() || !answer.start().equals(shown.start())) {
            return;
        }
        shown = shown.withMap(answer.map(), !answer.isFinal() || answer.level() != document.level());
        findRun(answer.map(), true);
    }

    /** @param isNew whether the map is new, so that a known run to the same tile may be outdated */
    private void findRun(ReachMap map, boolean isNew) {
        int ground = groundUnderPointer(map.level());
        Optional<ReachRun> known = shown.run().filter(run -> run.endsOn(column, ground));
        if (known.isPresent() && !isNew) {
            return;
        }
        // Until the new trail is computed, the known one stays.
        Trail trail = known.map(ReachRun::trail).orElse(Trail.EMPTY);
        Optional<ReachRun> run = map.runTo(column, ground)
                .map(found ->
                        new ReachRun(column, ground, map.jumpsTo(column, ground).orElseThrow(), found, trail));
        show(shown.withRun(run));
        run.ifPresent(it -> runs.ask(List.of(it.recording()), map.level()));
    }

    /** The row of the first tile from the pointer down that is not empty; -1 if there is none. */
    private int groundUnderPointer(Level level) {
        for (int at = row; level.tiles().contains(column, at); at++) {
            if (level.typeAt(column, at) != TileType.EMPTY) {
                return at;
            }
        }
        return -1;
    }

    private void trailFound(WhatIfThread.Answer answer) {
        PlayRecording recording = answer.run();
        shown.run()
                .filter(run -> run.recording() == recording)
                .ifPresent(run -> show(shown.withRun(Optional.of(run.withTrail(answer.trail())))));
    }

    private void show(ReachState newShown) {
        shown = newShown;
        listener.accept(shown);
    }
}
