package leapsmith.editor.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Subscription;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;

/**
 * The runs that are kept of a document's level. With every change of it they are run again beside the editor, those
 * first that are shown. Belongs to the thread of the document.
 */
public final class KeptRuns implements AutoCloseable {
    /** The way of a run, under its name. */
    public record Way(String name, Trail trail) {}

    /** What may be kept of each run to go on from; there may be many of these. */
    private static final long WHAT_IF_BYTES = 8L << 20;

    private final LevelDocument document;
    private final WhatIfThread whatIf;
    private final Subscription changes;
    private final List<KeptRun> runs = new ArrayList<>();
    private final List<Runnable> listeners = new ArrayList<>();

    /**
     * No runs yet.
     *
     * @param soon runs what it is given on the thread of the document
     */
    public KeptRuns(LevelDocument document, Executor soon) {
        this.document = document;
        Objects.requireNonNull(soon);
        whatIf = new WhatIfThread(WHAT_IF_BYTES, answer -> soon.execute(() -> answered(answer)));
        changes = document.addListener(this::documentChanged);
    }

    /** In the order in which they were kept. */
    public List<KeptRun> runs() {
        return List.copyOf(runs);
    }

    /** The ways that are to be drawn. */
    public List<Way> shown() {
        return runs.stream()
                .filter(KeptRun::isShown)
                .map(run -> new Way(run.name(), run.trail()))
                .toList();
    }

    /**
     * Keeps a run.
     *
     * @param trail the way that is known of it, which may be empty
     */
    public KeptRun keep(String name, PlayRecording run, Trail trail) {
        KeptRun kept = new KeptRun(name, run, trail);
        runs.add(kept);
        kept.follow(document.level());
        ask();
        changed();
        return kept;
    }

    public void remove(KeptRun run) {
        if (runs.remove(run)) {
            ask();
            changed();
        }
    }

    /** Gives it another name; a blank one changes nothing. */
    public void rename(KeptRun run, String name) {
        if (!name.isBlank()) {
            run.rename(name.strip());
        }
        changed();
    }

    /** Whether its way is to be drawn. */
    public void show(KeptRun run, boolean shown) {
        run.show(shown);
        if (!run.isWhole()) {
            ask();
        }
        changed();
    }

    /** The words and the least number from 1 that make a name which no run has. */
    public String freeName(String words) {
        int number = 1;
        while (isName(words + " " + number)) {
            number++;
        }
        return words + " " + number;
    }

    /** Calls after a run came, went, or is another one now. */
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
        if (change instanceof Change.OfLevel) {
            runs.forEach(run -> run.follow(document.level()));
            ask();
        }
    }

    /** Runs that are known to their end are asked about too: that they are costs next to nothing to find out. */
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

    private void changed() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
