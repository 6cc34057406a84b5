package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgressTest {
    private static final long MILLI = 1_000_000;

    @TempDir
    Path folder;

    private final StringWriter err = new StringWriter();
    private long nanos = Long.MAX_VALUE - 50 * MILLI;

    private Progress start(Progress.Style style) {
        return new Progress(new PrintWriter(err), "leapsmith check", "files", style, () -> nanos);
    }

    private void after(long millis, Progress progress, int done) {
        nanos += millis * MILLI;
        progress.at(done, 200);
    }

    @Test
    void theLineOfATerminalIsRewrittenAndErased() {
        Progress progress = start(Progress.Style.REWRITTEN);
        after(0, progress, 0);
        after(99, progress, 1);
        assertEquals("", err.toString());
        after(1, progress, 100);
        after(50, progress, 101);
        after(50, progress, 2);
        progress.clear();
        progress.clear();
        assertEquals(
                "\rleapsmith check: 100 of 200 files\rleapsmith check: 2 of 200 files  \r" + " ".repeat(31) + "\r",
                err.toString());
    }

    @Test
    void aLogGetsALineEachSecond() {
        Progress progress = start(Progress.Style.LINES);
        after(0, progress, 0);
        after(999, progress, 1);
        after(1, progress, 2);
        progress.clear();
        assertEquals(
                "leapsmith check: 0 of 200 files\nleapsmith check: 2 of 200 files\n",
                err.toString().replace("\r\n", "\n"));
    }

    @Test
    void nothingIsShownUnlessItIsWanted() {
        Progress progress = start(Progress.Style.NONE);
        after(5000, progress, 1);
        progress.clear();
        assertEquals("", err.toString());
    }

    @Test
    void longCommandsShowProgressIfAsked() throws IOException {
        Path level = Files.writeString(folder.resolve("run.level.json"), RunLevel.JSON);
        Path replay = folder.resolve("run.replay.json");
        assertShows("1 of 40 ticks", "play", level, "--input", "right*40", "--record", replay);
        assertShows("1 of 5 ticks", "play", level, "--ticks", 5, "--trace", folder.resolve("t.csv"));
        assertShows("0 of 1 files", "check", folder);
        assertShows("0 of 1 replays", "replay", replay);
        assertShows(" of 40 ticks", "render", level, folder.resolve("run.gif"), "--replay", replay);
    }

    private static void assertShows(String text, Object... args) {
        assertEquals("", CommandRun.of(args).assertStatus(0).err());
        Object[] more = new Object[args.length + 1];
        System.arraycopy(args, 0, more, 0, args.length);
        more[args.length] = "--progress";
        CommandRun run = CommandRun.of(more).assertStatus(0);
        assertTrue(run.err().startsWith("leapsmith " + args[0] + ": "), run.err());
        assertTrue(run.err().contains(text), run.err());
        assertEquals(CommandRun.of(args).out(), run.out());
    }
}
