package leapsmith.editor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import leapsmith.levels.file.Disk;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Journals, and what is found of them after a crash: a copy of their folder, whose lock is free. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class JournalStoreTest {
    /** Torn and damaged files are tried at each of so many bytes. */
    private static final int STEP = Boolean.getBoolean("leapsmith.thorough") ? 1 : 7;

    private static final Path FILE = Path.of("/levels/hill.level.json");

    @TempDir
    Path temporary;

    private final BlockingQueue<IOException> failures = new LinkedBlockingQueue<>();

    @Test
    void afterACrashTheLastStateIsFoundAndNothingBeforeIt() throws Exception {
        try (JournalStore store = store()) {
            Journal journal = store.newJournal(failures::add);
            List<WorkState> states = states(12);
            for (WorkState state : states) {
                journal.changed(state);
                awaitState(state);
            }
            assertEquals(List.of(states.get(11)), crashed());
        }
        assertTrue(failures.isEmpty(), failures::toString);
    }

    @Test
    void savedWorkLeavesNothing() throws Exception {
        try (JournalStore store = store()) {
            Journal journal = store.newJournal(failures::add);
            WorkState state = states(1).get(0);
            journal.changed(state);
            awaitState(state);
            journal.clear();
            await(() -> crashed().isEmpty());
        }
        assertEquals(List.of(), filesIn(folder()));
    }

    @Test
    void aClosedJournalCanBeGarbageCollected() throws Exception {
        try (JournalStore store = store()) {
            Journal journal = store.newJournal(failures::add);
            WorkState state = states(1).get(0);
            journal.changed(state);
            awaitState(state);
            journal.close();
            WeakReference<Journal> closed = new WeakReference<>(journal);
            journal = null;
            await(() -> {
                System.gc();
                return closed.get() == null;
            });
            assertEquals(List.of(), crashed());
        }
    }

    @Test
    void aClosedJournalIsKeptUntilItsFilesAreRemoved() throws Exception {
        FullDisk disk = new FullDisk();
        try (JournalStore store = new JournalStore(folder(), disk)) {
            Journal journal = store.newJournal(failures::add);
            WorkState state = states(1).get(0);
            journal.changed(state);
            awaitState(state);
            disk.isInUse = true;
            journal.close();
            assertEquals("in use", failures.poll(30, TimeUnit.SECONDS).getMessage());
            disk.isInUse = false;
        }
        assertEquals(List.of(), filesIn(folder()));
    }

    @Test
    void theWorkOfARunningProcessIsNotOffered() throws Exception {
        try (JournalStore store = store();
                JournalStore other = store()) {
            WorkState state = states(1).get(0);
            store.newJournal(failures::add).changed(state);
            awaitState(state);
            assertEquals(List.of(), other.abandoned());
        }
    }

    @Test
    void severalJournalsAreFoundTheNewestFirst() throws Exception {
        try (JournalStore store = store()) {
            List<WorkState> states = states(2);
            store.newJournal(failures::add).changed(states.get(0));
            store.newJournal(failures::add).changed(states.get(1));
            await(() -> crashed().equals(List.of(states.get(1), states.get(0))));
        }
    }

    @Test
    void aTornRecordAtTheEndIsCutOff() throws Exception {
        List<WorkState> states = states(2);
        Path file = Files.createDirectories(folder()).resolve("journal");
        long whole;
        try (Segment segment = Segment.create(file, states.get(0), Disk.SYSTEM)) {
            whole = Files.size(file);
            segment.append(states.get(1));
        }
        byte[] bytes = Files.readAllBytes(file);
        assertEquals(Optional.of(states.get(1)), Segment.read(file));
        for (int length = 0; length < bytes.length; length += STEP) {
            Files.write(file, Arrays.copyOf(bytes, length));
            Optional<WorkState> expected = length < whole ? Optional.empty() : Optional.of(states.get(0));
            assertEquals(expected, readOrEmpty(file), length + " bytes");
        }
        for (int wrong = (int) whole; wrong < bytes.length; wrong += STEP) {
            byte[] damaged = bytes.clone();
            damaged[wrong] ^= 0x40;
            Files.write(file, damaged);
            assertEquals(Optional.of(states.get(0)), readOrEmpty(file), "damage at " + wrong);
        }
    }

    @Test
    void aLongJournalIsReplacedByAShorterOne() throws Exception {
        WorkState first = states(1).get(0);
        try (Segment segment =
                Segment.create(Files.createDirectories(folder()).resolve("journal"), first, Disk.SYSTEM)) {
            assertFalse(segment.isLong(0));
            List<WorkState> states = states(400);
            for (int i = 1; i < states.size() && !segment.isLong(0); i++) {
                segment.append(states.get(i));
            }
            assertTrue(segment.isLong(0));
            assertFalse(segment.isLong(1 << 18));
        }
    }

    @Test
    void aFullDiskIsReportedOnceAndTheJournalContinuesWhenThereIsSpace() throws Exception {
        FullDisk disk = new FullDisk();
        try (JournalStore store = new JournalStore(folder(), disk)) {
            Journal journal = store.newJournal(failures::add);
            List<WorkState> states = states(3);
            journal.changed(states.get(0));
            awaitState(states.get(0));
            disk.isFull = true;
            journal.changed(states.get(1));
            assertEquals("disk full", failures.poll(30, TimeUnit.SECONDS).getMessage());
            assertEquals(List.of(states.get(0)), crashed(), "what was written before is kept");
            disk.isFull = false;
            journal.changed(states.get(2));
            awaitState(states.get(2));
            journal.clear();
        }
        assertTrue(failures.isEmpty(), failures::toString);
        assertEquals(List.of(), filesIn(folder()));
    }

    @Test
    void recoveredWorkIsRemovedWhenTheNextJournalHoldsIt() throws Exception {
        WorkState state = states(1).get(0);
        Path killed = Files.createDirectories(folder().resolve("killed"));
        Files.createFile(killed.resolve("lock"));
        Segment.create(killed.resolve(Session.journalName("a", 0)), state, Disk.SYSTEM)
                .close();
        try (JournalStore store = store()) {
            AbandonedWork work = store.abandoned().get(0);
            assertEquals(state, work.state());
            Journal journal = store.newJournal(failures::add);
            journal.replace(work);
            journal.changed(state);
            await(() -> !Files.exists(killed));
            assertEquals(List.of(state), crashed());
        }
    }

    @Test
    void aJournalThatHoldsNothingIsRemoved() throws Exception {
        Path killed = Files.createDirectories(folder().resolve("killed"));
        Files.createFile(killed.resolve("lock"));
        Files.writeString(killed.resolve(Session.journalName("a", 0)), "leaps");
        try (JournalStore store = store()) {
            assertEquals(List.of(), store.abandoned());
        }
        assertEquals(List.of(), filesIn(folder()));
    }

    private Path folder() {
        return temporary.resolve("journal");
    }

    private JournalStore store() {
        return new JournalStore(folder());
    }

    /** States after random edits, each a second after the one before it. */
    private static List<WorkState> states(int count) {
        RandomEdits edits = new RandomEdits(count);
        List<WorkState> states = new ArrayList<>();
        Level level = RandomEdits.level();
        Instant time = Instant.ofEpochSecond(1_000_000);
        for (int i = 0; i < count; i++) {
            level = edits.next(level).delta().after();
            Optional<Path> file = i % 2 == 0 ? Optional.of(FILE.toAbsolutePath()) : Optional.empty();
            states.add(new WorkState("hill ü", file, time.plus(Duration.ofSeconds(i)), i + 1, level));
        }
        return states;
    }

    /** What is found in a copy of the folder as it is now. */
    private List<WorkState> crashed() {
        try {
            Path copy = Files.createTempDirectory(temporary, "copy");
            for (Path file : filesIn(folder())) {
                Path to = copy.resolve(folder().relativize(file));
                Files.createDirectories(to.getParent());
                if (!copyIfThere(file, to)) {
                    return crashed();
                }
            }
            try (JournalStore after = new JournalStore(copy)) {
                return after.abandoned().stream().map(AbandonedWork::state).toList();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Copies a file, unless it was removed meanwhile, as a compacted segment is. */
    private static boolean copyIfThere(Path file, Path to) throws IOException {
        try {
            Files.write(to, Files.readAllBytes(file));
            return true;
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    private void awaitState(WorkState state) throws InterruptedException {
        await(() -> crashed().equals(List.of(state)));
    }

    private static void await(BooleanSupplier isSo) throws InterruptedException {
        while (!isSo.getAsBoolean()) {
            Thread.sleep(20);
        }
    }

    private static Optional<WorkState> readOrEmpty(Path file) {
        try {
            return Segment.read(file);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    /** A disk that may be full, and whose files may be in use. */
    private static final class FullDisk implements Disk {
        private volatile boolean isFull;
        private volatile boolean isInUse;

        @Override
        public Output create(Path file, boolean isPrivate) throws IOException {
            return new FullOutput(SYSTEM.create(file, isPrivate));
        }

        private final class FullOutput implements Output {
            private final Output output;

            FullOutput(Output output) {
                this.output = output;
            }

            @Override
            public OutputStream stream() {
                return new OutputStream() {
                    @Override
                    public void write(int value) throws IOException {
                        write(new byte[] {(byte) value}, 0, 1);
                    }

                    @Override
                    public void write(byte[] bytes, int offset, int length) throws IOException {
                        output.stream().write(bytes, offset, isFull ? length / 2 : length);
                        if (isFull) {
                            throw new IOException("disk full");
                        }
                    }
                };
            }

            @Override
            public InputStream readBack() throws IOException {
                return output.readBack();
            }

            @Override
            public void force() throws IOException {
                output.force();
            }

            @Override
            public boolean lock() {
                return output.lock();
            }

            @Override
            public void close() throws IOException {
                output.close();
            }
        }

        @Override
        public void replace(Path from, Path to) throws IOException {
            SYSTEM.replace(from, to);
        }

        @Override
        public void remove(Path file) throws IOException {
            if (isInUse) {
                throw new IOException("in use");
            }
            SYSTEM.remove(file);
        }

        @Override
        public void removeUnlessLocked(Path file) {
            SYSTEM.removeUnlessLocked(file);
        }

        @Override
        public List<Path> files(Path folder) throws IOException {
            return SYSTEM.files(folder);
        }

        @Override
        public void copyPermissions(Path from, Path to) {
            SYSTEM.copyPermissions(from, to);
        }

        @Override
        public void forceFolder(Path folder) throws IOException {
            SYSTEM.forceFolder(folder);
        }
    }
}
