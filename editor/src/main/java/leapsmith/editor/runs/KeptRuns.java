package leapsmith.editor.runs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.play.WhatIfThread;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.replay.ReplayDocument;

/**
 * The kept runs of a document. After each change of the level they are run again in the background, visible ones first.
 * Belongs to the thread of the document.
 */
public final class KeptRuns implements AutoCloseable {
    /** The trail of a run at a moment, with its name. */
    public record NamedTrail(KeptRun run, String name, Trail trail) {}

    private static final long MIN_BYTES = 8L << 20;
    private static final long MAX_BYTES = 128L << 20;

    private final LevelDocument document;
    private final WhatIfThread whatIf;
    private final Subscription changes;
    private final List<KeptRun> runs = new ArrayList<>();
    private final List<Runnable> listeners = new ArrayList<>();

    /**
     * An empty list of runs.
     *
     * @param soon runs tasks later, on the thread of the document
     */
    KeptRuns(LevelDocument document, Executor soon) {
        this.document = document;
        Objects.requireNonNull(soon);
        whatIf = new WhatIfThread(
                document.memory().share(MIN_BYTES, MAX_BYTES),
                answer -> soon.execute(() -> answered(answer)),
                (run, level) -> soon.execute(() -> failed(run, level)));
        changes = document.addListener(this::documentChanged);
    }

    /** All kept runs, the oldest first. */
    public List<KeptRun> runs() {
        return List.copyOf(runs);
    }

    List<NamedTrail> shown() {
        return runs.stream()
                .filter(KeptRun::isShown)
                .map(run -> new NamedTrail(run, run.name(), run.trail()))
                .toList();
    }

    /**
     * Keeps a run, with its outcome in the current level.
     *
     * @param trail its trail as far as it is known; may be empty
     */
    public KeptRun keep(String name, PlayRecording run, Trail trail) {
        return keep(new KeptRun(name, run, trail, run.in(document.level()), Optional.empty()));
    }

    /**
     * Keeps a run that a search has found, with its outcome in the level that was searched.
     *
     * @param trail its trail as far as it is known; may be empty
     */
    public KeptRun keepFound(String name, PlayRecording run, Trail trail) {
        return keep(new KeptRun(name, run, trail, run, Optional.empty()));
    }

    /** Keeps a run that was kept before, with the outcome that it had then. */
    public KeptRun keepAgain(String name, ReplayDocument recorded) {
        PlayRecording run = recorded.in(document.level());
        return keep(new KeptRun(name, run, Trail.EMPTY, run, Optional.of(recorded)));
    }

    private KeptRun keep(KeptRun kept) {
        runs.add(kept);
        kept.follow(document.level());
        ask();
        changed();
        return kept;
    }

    /** The kept run with the same start, inputs and commands as a run. */
    public Optional<KeptRun> sameAs(PlayRecording run) {
        return runs.stream().filter(kept -> kept.run().isSameRun(run)).findFirst();
    }

    public void remove(KeptRun run) {
        if (runs.remove(run)) {
            ask();
            changed();
        }
    }

    /** Renames a run; a blank name is ignored. */
    public void rename(KeptRun run, String name) {
        if (!name.isBlank()) {
            run.rename(name.strip());
        }
        changed();
    }

    void show(KeptRun run, boolean shown) {
        run.show(shown);
        if (!run.isWhole()) {
            ask();
        }
        changed();
    }

    /** An unused name: these words and the lowest free number, from 1. */
    public String freeName(String words) {
        int number = 1;
        while (isName(words + " " + number)) {
            number++;
        }
        return words + " " + number;
    }

    /** This name if it is unused, or else with the lowest free number, from 2. */
    public String unusedName(String name) {
        String unused = name;
        for (int number = 2; isName(unused); number++) {
            unused = name + " " + number;
        }
        return unused;
    }

    /** Adds a listener that is called after a run was added, removed or changed. */
    public Subscription addListener(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    @Override
    public void close() {
        changes.unsubscribe();
        whatIf.close();
        listeners.clear();
    }

    private boolean isName(String name) {
        return runs.stream().anyMatch(run -> run.name().equals(name));
    }

    private void documentChanged(Change change) {
        if (change instanceof Change.LevelChanged) {
            runs.forEach(run -> run.follow(document.level()));
            ask();
        }
    }

    /**
     * Requests the trails of all runs. Complete ones are included, because finding out that nothing changed costs
     * little.
     */
    private void ask() {
        whatIf.ask(
                runs.stream()
                        .sorted(Comparator.comparing(KeptRun::isShown).reversed())
                        .map(KeptRun::run)
                        .toList(),
                document.level());
    }

    /** The same run may be kept twice. */
    private void answered(WhatIfThread.Answer answer) {
        runs.stream().filter(run -> run.run() == answer.run()).forEach(run -> run.answered(answer));
        changed();
    }

    private void failed(PlayRecording failed, Level level) {
        runs.stream().filter(run -> run.run() == failed).forEach(run -> run.failed(level));
        changed();
    }

    private void changed() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
