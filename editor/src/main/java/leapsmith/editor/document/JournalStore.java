package leapsmith.editor.document;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import leapsmith.levels.file.Disk;

/** The journals of this process, and those that processes left behind that were killed. */
public final class JournalStore implements Closeable {
    private static final long CLOSE_SECONDS = 5;

    private final Path folder;
    private final Disk disk;
    private final Session session;
    private final List<Journal> open = new CopyOnWriteArrayList<>();
    private final ScheduledThreadPoolExecutor background = new ScheduledThreadPoolExecutor(1, task -> {
        Thread thread = new Thread(task, "journal");
        thread.setDaemon(true);
        return thread;
    });

    /** @param folder holds a folder for each process; it is created when there is unsaved work */
    public JournalStore(Path folder) {
        this(folder, Disk.SYSTEM);
    }

    JournalStore(Path folder, Disk disk) {
        this.folder = folder;
        this.disk = disk;
        background.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        session = new Session(folder.resolve(UUID.randomUUID().toString()));
    }

    /**
     * A journal for a document.
     *
     * @param failures receives the reason, on another thread, when unsaved work can't be written
     */
    public Journal newJournal(Consumer<IOException> failures) {
        Journal journal = new Journal(UUID.randomUUID().toString(), session, disk, background, failures, open::remove);
        open.add(journal);
        return journal;
    }

    /** The unsaved work of processes that no longer run, the newest first. Folders without any are removed. */
    public List<AbandonedWork> abandoned() throws IOException {
        List<AbandonedWork> works = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return works;
        }
        try (DirectoryStream<Path> sessions = Files.newDirectoryStream(folder, Files::isDirectory)) {
            for (Path each : sessions) {
                // Opening its own lock file a second time could release the lock.
                if (!session.isOf(each)) {
                    Session.abandoned(each).ifPresent(found -> addWorks(found, each, works));
                }
            }
        }
        works.sort(Comparator.comparing((AbandonedWork work) -> work.state().time())
                .reversed());
        return works;
    }

    private static void addWorks(Session session, Path folder, List<AbandonedWork> works) {
        try {
            Map<String, List<Path>> journals = new TreeMap<>();
            for (Path file : new TreeSet<>(Disk.SYSTEM.files(folder))) {
                Session.journalOf(file)
                        .ifPresent(id -> journals.computeIfAbsent(id, key -> new ArrayList<>())
                                .add(file));
            }
            int before = works.size();
            for (Map.Entry<String, List<Path>> journal : journals.entrySet()) {
                String id = journal.getKey();
                List<Path> files = journal.getValue();
                List<Path> kept = RunFile.keptOf(folder, id);
                newest(files)
                        .ifPresent(state ->
                                works.add(new AbandonedWork(state, files, RunFile.of(folder, id), kept, session)));
            }
            if (works.size() == before) {
                for (List<Path> files : journals.values()) {
                    deleteAll(files);
                }
                session.removeIfEmpty();
            }
        } catch (IOException e) {
            // It is tried again at the next start.
            return;
        }
    }

    private static void deleteAll(List<Path> files) throws IOException {
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
    }

    /** The state of the last segment; if that was being created and is incomplete, of the one before it. */
    private static Optional<WorkState> newest(List<Path> segments) {
        Optional<WorkState> newest = Optional.empty();
        for (Path file : segments) {
            Optional<WorkState> state = state(file);
            if (state.isPresent()) {
                newest = state;
            }
        }
        return newest;
    }

    private static Optional<WorkState> state(Path file) {
        try {
            return Segment.read(file);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Waits until everything is written, and removes the folder of this process if nothing is left in it. */
    @Override
    public void close() throws IOException {
        if (background.isShutdown()) {
            return;
        }
        Future<?> written = background.submit(() -> open.forEach(Journal::write));
        try {
            written.get(CLOSE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            // The next start finds what is on the disk.
        }
        // Not interrupted, as that would close the files that it is writing.
        background.shutdown();
        session.removeIfEmpty();
        session.close();
    }
}
