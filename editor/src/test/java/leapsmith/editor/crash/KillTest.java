package leapsmith.editor.crash;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The editor is killed while it is painted in, and restarted. The painted tiles are counted: the count after recovery
 * must be one that the level had within the last second before the kill. {@code -Dleapsmith.kills=100} sets the number
 * of kills; without it the test is skipped, because it needs a machine that does nothing else.
 */
class KillTest {
    private static final int KILLS = Integer.getInteger("leapsmith.kills", 0);

    private static final long LOSS_MILLIS = 1000;
    /** On a busy machine the editor receives input late: by this many times the longest action of the driver. */
    private static final int INPUT_DELAY_FACTOR = 5;

    private static final long PATIENCE_MILLIS = 60_000;
    private static final int COLUMNS = 60;
    private static final int ROWS = 40;
    /** Clicks are further apart than a tile is wide, in a part of the screen that the level covers. */
    private static final int STEP = 14;

    private static final int LEFT = 240;
    private static final int TOP = 250;
    private static final int CLICKS_PER_ROW = 28;
    private static final int MOST = CLICKS_PER_ROW * 14;

    @TempDir
    Path folder;

    private final Random random = new Random(1);
    private final List<Moment> moments = new ArrayList<>();
    private Path file;
    private Path home;
    private long longestActionMillis;
    private long worstLossMillis;

    /** How many tiles were painted, since a time. */
    private record Moment(long millis, int count) {}

    @Test
    void aKilledEditorLosesNothingOlderThanASecond() throws Exception {
        assumeTrue(KILLS > 0, "-Dleapsmith.kills is not set");
        home = Files.createDirectories(folder.resolve("home"));
        file = Files.createDirectories(folder.resolve("levels")).resolve("kill.level.json");
        LevelFiles.save(file, Level.empty("kill", COLUMNS, ROWS, 16));
        try (VirtualDisplay display = VirtualDisplay.start()) {
            int count = 0;
            for (int kill = 0; kill < KILLS; kill++) {
                EditorProcess editor = start(display);
                try {
                    count = recovered(display, count, kill);
                    paint(display, count);
                } finally {
                    editor.kill();
                }
                checkFile(kill);
            }
            EditorProcess editor = start(display);
            try {
                int last = recovered(display, count, KILLS);
                assertTrue(last > 0, "nothing was painted");
                System.out.printf("%d kills, %d tiles, at most %d ms lost%n", KILLS, last, worstLossMillis);
            } finally {
                editor.kill();
            }
        }
    }

    private EditorProcess start(VirtualDisplay display) throws Exception {
        EditorProcess editor = EditorProcess.start(file, home, display);
        await("window", () -> {
            assertTrue(editor.isRunning(), () -> "the editor ended: " + log());
            return display.focus("Leapsmith");
        });
        return editor;
    }

    /** Recovers unsaved work if there is any, saves, and returns the number of painted tiles. */
    private int recovered(VirtualDisplay display, int last, int kill) throws Exception {
        long killedAt = System.currentTimeMillis();
        List<Path> abandoned = journals();
        if (!abandoned.isEmpty()) {
            Path lock = abandoned.get(0).resolveSibling("lock");
            await("offer", () -> isLocked(lock));
            await("recovery", () -> {
                Thread.sleep(1500);
                display.focus("Leapsmith");
                display.key("Return");
                return abandoned.stream().noneMatch(Files::exists);
            });
            await("save", () -> {
                display.key("ctrl+s");
                Thread.sleep(500);
                return journals().isEmpty();
            });
        }
        int count = painted();
        if (kill > 0) {
            check(count, kill);
        }
        moments.clear();
        moments.add(new Moment(killedAt, count));
        if (!abandoned.isEmpty()) {
            // Another save may still be running.
            List<String> level = List.of(file.getFileName().toString());
            await("clean folder, but " + files(), () -> files().equals(level));
        }
        return count;
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(file.getParent())) {
            return all.map(it -> it.getFileName().toString()).toList();
        }
    }

    private void check(int count, int kill) {
        long killedAt = moments.get(moments.size() - 1).millis();
        long allowed = LOSS_MILLIS + INPUT_DELAY_FACTOR * longestActionMillis;
        int least = 0;
        while (least + 1 < moments.size() && moments.get(least + 1).millis() <= killedAt - allowed) {
            least++;
        }
        int found = moments.size() - 1;
        while (found >= 0 && moments.get(found).count() != count) {
            found--;
        }
        assertTrue(
                found >= least,
                () -> "kill " + kill + ": " + count + " tiles, " + allowed + " ms may be lost, " + moments);
        long lost = found + 1 < moments.size() - 1
                ? killedAt - moments.get(found + 1).millis()
                : 0;
        worstLossMillis = Math.max(worstLossMillis, lost);
    }

    /** Paints, undoes and saves for a random time; the last moment in the log is that of the kill. */
    private void paint(VirtualDisplay display, int from) throws Exception {
        int count = from;
        // The first edit loads many classes; the time counts from the next one.
        click(display, count++);
        await("first edit", () -> !journals().isEmpty());
        moments.clear();
        moments.add(new Moment(System.currentTimeMillis(), count));
        int undoable = 1;
        longestActionMillis = 0;
        long end = System.currentTimeMillis() + 300 + random.nextInt(4000);
        while (System.currentTimeMillis() < end && count < MOST) {
            int action = random.nextInt(20);
            if (action == 0) {
                display.key("ctrl+s");
                continue;
            }
            if (action < 3 && undoable > 0) {
                display.key("ctrl+z");
                count--;
                undoable--;
            } else {
                click(display, count++);
                undoable++;
            }
            addMoment(count);
        }
        moments.add(new Moment(System.currentTimeMillis(), count));
    }

    private void addMoment(int count) {
        long now = System.currentTimeMillis();
        longestActionMillis = Math.max(
                longestActionMillis, now - moments.get(moments.size() - 1).millis());
        moments.add(new Moment(now, count));
    }

    private static void click(VirtualDisplay display, int place) throws Exception {
        display.click(LEFT + place % CLICKS_PER_ROW * STEP, TOP + place / CLICKS_PER_ROW * STEP);
    }

    /** At any moment the file is a complete level. */
    private void checkFile(int kill) throws IOException {
        LevelFiles.read(file);
        moments.set(
                moments.size() - 1,
                new Moment(
                        System.currentTimeMillis(),
                        moments.get(moments.size() - 1).count()));
        assertTrue(Files.size(file) > 0, "after kill " + kill);
    }

    private int painted() throws IOException {
        long[] counts = LevelFiles.read(file).tiles().counts();
        return (int) (COLUMNS * ROWS - counts[0]);
    }

    private List<Path> journals() throws IOException {
        Path journals = home.resolve("STATE/leapsmith/journal");
        if (!Files.exists(journals)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(journals)) {
            return files.filter(it -> it.toString().endsWith(".journal")).toList();
        }
    }

    private static boolean isLocked(Path lock) throws IOException {
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
                FileLock held = channel.tryLock()) {
            return held == null;
        }
    }

    private String log() {
        try {
            return Files.readString(home.resolve("editor.log"));
        } catch (IOException e) {
            return e.toString();
        }
    }

    private interface Condition {
        boolean isSo() throws Exception;
    }

    private void await(String what, Condition condition) throws Exception {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (!condition.isSo()) {
            assertTrue(System.currentTimeMillis() < end, () -> "no " + what + ": " + log());
            Thread.sleep(100);
        }
    }
}
