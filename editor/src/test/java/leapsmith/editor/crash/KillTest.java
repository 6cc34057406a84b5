package leapsmith.editor.crash;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import leapsmith.editor.app.WatchedEditor;
import leapsmith.editor.crash.EditorProcess.Area;
import leapsmith.editor.crash.EditorProcess.State;
import leapsmith.levels.format.LevelFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The editor is killed at random moments while a level is painted, played and saved with real keys and a real pointer.
 * It is started again, and what it recovers must be the state that the level had a second before the kill, or a later
 * one. {@code -Dleapsmith.thorough=true} kills it 10 times, {@code -Dleapsmith.kills=100} sets the number.
 */
class KillTest {
    private static final int KILLS =
            Integer.getInteger("leapsmith.kills", Boolean.getBoolean("leapsmith.thorough") ? 10 : 0);

    /** So much work may be lost. */
    private static final long LOSS_MILLIS = 1000;

    private static final long LONGEST_LIFE_MILLIS = 5000;
    private static final long PATIENCE_MILLIS = 60_000;
    private static final long ANSWER_MILLIS = 5000;
    /** Every so many lives end before the recovery is accepted. */
    private static final int EARLY_DEATHS = 8;

    @TempDir
    Path folder;

    private final Random random = new Random(1);
    private Path file;
    private Path home;
    private int lives;

    /** The states of the last life in which the level was edited, and when it ended. */
    private List<State> states;

    private long killedAt;
    private long worstLossMillis;
    private int edits;

    @Test
    void aKilledEditorLosesNothingOlderThanASecond() throws Exception {
        assumeTrue(KILLS > 0, "neither -Dleapsmith.kills nor -Dleapsmith.thorough is set");
        home = Files.createDirectories(folder.resolve("home"));
        file = Files.createDirectories(folder.resolve("levels")).resolve("kill.level.json");
        Files.copy(Path.of(System.getProperty("leapsmith.root"), "samples/first-jump.level.json"), file);
        states = List.of(new State(0, WatchedEditor.fingerprint(LevelFiles.read(file))));
        try (VirtualDisplay display = VirtualDisplay.start()) {
            for (int kill = 0; kill < KILLS; kill++) {
                EditorProcess editor = start(display);
                try {
                    if (random.nextInt(EARLY_DEATHS) == 0) {
                        Thread.sleep(random.nextLong(1000));
                    } else {
                        recover(display, editor);
                        work(display, editor);
                    }
                } finally {
                    editor.kill();
                }
                // At any moment the file is a complete level.
                LevelFiles.read(file);
            }
            EditorProcess editor = start(display);
            try {
                recover(display, editor);
            } finally {
                editor.kill();
            }
            assertNotEquals(0, edits, "nothing was edited");
            System.out.printf("%d kills, %d edits, at most %d ms lost%n", KILLS, edits, worstLossMillis);
        }
    }

    private EditorProcess start(VirtualDisplay display) throws Exception {
        EditorProcess editor = EditorProcess.start(file, home, folder.resolve("life" + lives++), display);
        await("window", () -> {
            assertTrue(editor.isRunning(), () -> "the editor ended: " + errors());
            return editor.canvas().isPresent() && display.focus("Leapsmith");
        });
        return editor;
    }

    /** Recovers unsaved work if there is any, saves, and compares the file with what was lost. */
    private void recover(VirtualDisplay display, EditorProcess editor) throws Exception {
        List<Path> abandoned = journals();
        if (!abandoned.isEmpty()) {
            await("offer", editor::isAsking);
            await("answer", () -> {
                // Without a window manager, the first key may come before the focus.
                display.focus("Leapsmith");
                display.key("Return");
                return isSoonSo(() -> !editor.isAsking());
            });
            await("recovery", () -> abandoned.stream().noneMatch(Files::exists));
            String recovered = last(editor.states()).fingerprint();
            await("save", () -> {
                display.key("ctrl+s");
                return isSoonSo(() -> saved().equals(recovered));
            });
            // Another save may still be running.
            await("clean folder, but " + files(), () -> files().stream().allMatch(KillTest::isWanted));
        }
        checkLoss(saved());
    }

    private void checkLoss(String found) {
        int at = states.size() - 1;
        while (at >= 0 && !states.get(at).fingerprint().equals(found)) {
            at--;
        }
        assertTrue(at >= 0, () -> "life " + lives + ": " + found + " was never a state, only " + states);
        if (at < states.size() - 1) {
            long lost = killedAt - states.get(at + 1).millis();
            worstLossMillis = Math.max(worstLossMillis, lost);
            assertTrue(lost <= LOSS_MILLIS, "life " + lives + ": " + lost + " ms are lost");
        }
    }

    /** Edits, plays and saves for a random time. */
    private void work(VirtualDisplay display, EditorProcess editor) throws Exception {
        Area canvas = editor.canvas().orElseThrow();
        long end = System.currentTimeMillis() + random.nextLong(LONGEST_LIFE_MILLIS);
        while (System.currentTimeMillis() < end) {
            act(display, canvas);
            Thread.sleep(random.nextInt(30));
        }
        killedAt = System.currentTimeMillis();
        editor.kill();
        display.dropInput();
        states = editor.states();
        edits += states.size() - 1;
    }

    private void act(VirtualDisplay display, Area canvas) throws IOException {
        switch (random.nextInt(30)) {
            case 0 -> display.key("ctrl+s");
            case 1, 2 -> display.key("ctrl+z");
            case 3 -> display.key("ctrl+shift+z");
            case 4 -> display.key("F5");
            case 5, 6, 7 -> display.drag(x(canvas), y(canvas), x(canvas), y(canvas));
            case 8 -> display.key("p");
            case 9, 10 -> display.key("b");
            case 11 -> display.key("e");
            default -> display.click(x(canvas), y(canvas));
        }
    }

    private int x(Area canvas) {
        return random.nextInt(canvas.left(), canvas.right());
    }

    private int y(Area canvas) {
        return random.nextInt(canvas.top(), canvas.bottom());
    }

    private static State last(List<State> states) {
        return states.get(states.size() - 1);
    }

    private String saved() throws IOException {
        return WatchedEditor.fingerprint(LevelFiles.read(file));
    }

    private static boolean isWanted(String file) {
        return file.endsWith(".level.json") || file.endsWith(".replay.json");
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(file.getParent())) {
            return all.map(it -> it.getFileName().toString()).toList();
        }
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

    private String errors() {
        try {
            return Files.readString(EditorProcess.errors(home));
        } catch (IOException e) {
            return e.toString();
        }
    }

    private interface Condition {
        boolean isSo() throws Exception;
    }

    private static boolean isSoonSo(Condition condition) throws Exception {
        long end = System.currentTimeMillis() + ANSWER_MILLIS;
        while (!condition.isSo() && System.currentTimeMillis() < end) {
            Thread.sleep(50);
        }
        return condition.isSo();
    }

    private void await(String what, Condition condition) throws Exception {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (!condition.isSo()) {
            assertTrue(System.currentTimeMillis() < end, () -> "life " + lives + ": no " + what + ": " + errors());
            Thread.sleep(100);
        }
    }
}
