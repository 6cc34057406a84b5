package leapsmith.editor.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import leapsmith.levels.file.Disk;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.replay.ReplayDocument;

/**
 * The journal of one document: its unsaved state is on the disk within a second of each edit. Its methods return at
 * once and may be called by any thread; a background thread writes.
 *
 * <p>The thread writes the difference between the last written state and the current one. Levels share what did not
 * change, so this costs what was changed, however the change was made: by an edit, undo, or a reload.
 */
public final class Journal {
    private static final long DELAY_MILLIS = 200;
    private static final long RETRY_MILLIS = 3000;
    private static final long RUN_DELAY_MILLIS = 1500;
    /** Writing a run takes at most this part of the time of the thread, as it is simulated again. */
    private static final int RUN_SHARE = 10;
    /** Below this size, a segment is not replaced by a shorter one. */
    private static final long MIN_BYTES = 1 << 18;

    private final String id;
    private final Session session;
    private final Disk disk;
    private final ScheduledExecutorService background;
    private final Consumer<IOException> failures;
    private final Consumer<Journal> ended;
    private final AtomicBoolean isScheduled = new AtomicBoolean();
    private final AtomicBoolean isRunScheduled = new AtomicBoolean();
    private final AtomicBoolean isKeptScheduled = new AtomicBoolean();
    private volatile WorkState current;
    private volatile PlayRecording currentRun;
    private volatile boolean isClosed;
    private volatile List<NamedRun> currentKept = List.of();

    /** Work that this document holds since it was recovered; null for none. */
    private volatile AbandonedWork recovered;

    // Used only by the background thread, except that another one may read the delay.
    private final List<Path> files = new ArrayList<>();
    private WorkState written;
    private Segment segment;
    private int segments;
    private boolean isFailing;
    private Path runFile;
    private PlayRecording writtenRun;
    private final KeptRunJournal kept;
    private List<NamedRun> writtenKept = currentKept;
    private volatile long runDelayMillis = RUN_DELAY_MILLIS;

    /**
     * @param id unique among all journals
     * @param failures receives the reason, on the background thread, when unsaved work can't be written any more
     * @param ended receives this journal, on the background thread, when it is closed and its files are removed
     */
    Journal(
            String id,
            Session session,
            Disk disk,
            ScheduledExecutorService background,
            Consumer<IOException> failures,
            Consumer<Journal> ended) {
        this.id = id;
        this.session = session;
        this.disk = disk;
        this.background = background;
        this.failures = failures;
        this.ended = ended;
        kept = new KeptRunJournal(id, disk);
    }

    public void changed(WorkState state) {
        current = state;
        schedule(DELAY_MILLIS);
    }

    /**
     * Sets the run that is being played, or was played last. It is written within seconds, after the first state of the
     * document.
     */
    public void played(PlayRecording run) {
        currentRun = run;
        scheduleRun();
    }

    /**
     * Sets the kept runs that are not saved. They are written within a second, after the first state of the document.
     */
    public void kept(List<NamedRun> runs) {
        currentKept = List.copyOf(runs);
        scheduleKept();
    }

    public void clear() {
        current = null;
        currentRun = null;
        currentKept = List.of();
        schedule(0);
    }

    /** There is no unsaved work any more, and none will follow, because the document is closed. */
    public void close() {
        isClosed = true;
        clear();
    }

    /** Removes recovered work from the disk as soon as this journal holds it. */
    public void replace(AbandonedWork work) {
        recovered = work;
    }

    private void schedule(long delayMillis) {
        schedule(isScheduled, this::write, delayMillis);
    }

    private void scheduleRun() {
        schedule(isRunScheduled, this::writeRun, runDelayMillis);
    }

    private void scheduleKept() {
        schedule(isKeptScheduled, this::writeKept, DELAY_MILLIS);
    }

    private void schedule(AtomicBoolean isDue, Runnable task, long delayMillis) {
        if (isDue.compareAndSet(false, true)) {
            try {
                background.schedule(task, delayMillis, TimeUnit.MILLISECONDS);
            } catch (RejectedExecutionException e) {
                // The program ends.
                return;
            }
        }
    }

    /** Writes the current state; on the background thread. */
    void write() {
        isScheduled.set(false);
        WorkState state = current;
        try {
            if (state == null) {
                closeSegment();
                removeFiles(files.size());
                removeRun();
                kept.removeOthers(List.of());
                writtenKept = List.of();
            } else if (segment == null || segment.isLong(MIN_BYTES)) {
                begin(state);
            } else if (state != written) {
                segment.append(state);
            }
            written = state;
            isFailing = false;
            removeRecovered();
            if (currentKept != writtenKept) {
                scheduleKept();
            } else if (isClosed && state == null) {
                ended.accept(this);
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    /** Starts another segment; the former ones are removed only when the new one is on the disk. */
    private void begin(WorkState state) throws IOException {
        closeSegment();
        Path file = session.folder().resolve(Session.journalName(id, segments++));
        files.add(file);
        segment = Segment.create(file, state, disk);
        removeFiles(files.size() - 1);
    }

    private void closeSegment() throws IOException {
        if (segment != null) {
            Segment closed = segment;
            segment = null;
            closed.close();
        }
    }

    private void removeFiles(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            disk.remove(files.get(0));
            files.remove(0);
        }
    }

    private void writeRun() {
        isRunScheduled.set(false);
        PlayRecording run = currentRun;
        if (run == null || run == writtenRun || segment == null) {
            return;
        }
        long start = System.nanoTime();
        try {
            Path file = RunFile.of(session.folder(), id);
            RunFile.write(file, run);
            runFile = file;
            writtenRun = run;
        } catch (IOException e) {
            // The state of the level matters more, and its failure is reported.
        } catch (RuntimeException e) {
            // A run that fails again at its end has the part before that on the disk.
            writtenRun = run;
        }
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        runDelayMillis = Math.max(RUN_DELAY_MILLIS, RUN_SHARE * millis);
        if (currentRun != writtenRun) {
            scheduleRun();
        }
    }

    private void writeKept() {
        isKeptScheduled.set(false);
        List<NamedRun> runs = currentKept;
        if (segment == null || runs == writtenKept) {
            // Without a segment, writing the next one continues here.
            return;
        }
        try {
            kept.write(session.folder(), runs);
            writtenKept = runs;
            removeRecovered();
        } catch (IOException e) {
            failed(e);
        }
    }

    private void removeRun() throws IOException {
        if (runFile != null) {
            disk.remove(runFile);
            runFile = null;
            writtenRun = null;
        }
    }

    private void removeRecovered() throws IOException {
        AbandonedWork work = recovered;
        if (work != null && currentKept == writtenKept) {
            recovered = null;
            work.remove();
        }
    }

    /** Tries again later with another segment. The failed one stays until then, as it has the states before. */
    private void failed(IOException cause) {
        try {
            closeSegment();
        } catch (IOException e) {
            cause.addSuppressed(e);
        }
        if (!isFailing) {
            isFailing = true;
            failures.accept(cause);
        }
        schedule(RETRY_MILLIS);
    }

    /**
     * The unsaved kept runs of a journal, each in a file of its own, which is written once. Belongs to the background
     * thread of the journal.
     */
    private static final class KeptRunJournal {
        private final String id;
        private final Disk disk;
        private final List<Written> written = new ArrayList<>();
        private int files;

        /** @param file null if the run can't be written, because it fails at its end */
        private record Written(NamedRun run, Path file) {}

        KeptRunJournal(String id, Disk disk) {
            this.id = id;
            this.disk = disk;
        }

        /** Writes the runs that have no file yet to a folder, and removes the files of all others. */
        void write(Path folder, List<NamedRun> runs) throws IOException {
            for (NamedRun run : runs) {
                if (written.stream().noneMatch(it -> it.run().isSame(run))) {
                    written.add(new Written(run, file(folder, run)));
                }
            }
            removeOthers(runs);
        }

        void removeOthers(List<NamedRun> runs) throws IOException {
            for (Written each : List.copyOf(written)) {
                if (runs.stream().noneMatch(each.run()::isSame)) {
                    if (each.file() != null) {
                        disk.remove(each.file());
                    }
                    written.remove(each);
                }
            }
        }

        private Path file(Path folder, NamedRun run) throws IOException {
            Path file = RunFile.ofKept(folder, id, files++);
            try {
                RunFile.write(file, run);
            } catch (RuntimeException e) {
                // It fails again at its end.
                return null;
            }
            return file;
        }
    }

    /**
     * A kept run and its name.
     *
     * @param run in the level in which it was kept
     * @param recorded how it was recorded before; empty for a new run
     */
    public record NamedRun(String name, PlayRecording run, Optional<ReplayDocument> recorded) {
        /** Whether both have this name and are the same recording, without comparing its content. */
        public boolean isSame(NamedRun other) {
            return run == other.run && name.equals(other.name);
        }
    }
}
