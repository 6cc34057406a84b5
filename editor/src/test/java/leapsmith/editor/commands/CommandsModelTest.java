package leapsmith.editor.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import leapsmith.editor.ui.Texts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Runs of real programs: the Java of the test as a program that is there on every system, and shell scripts. */
class CommandsModelTest {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    @TempDir
    Path folder;

    /** As the thread of the window, it ignores tasks after its end. */
    private final ExecutorService ui = new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), new ThreadPoolExecutor.DiscardPolicy());

    private final Texts texts = new Texts(Locale.ENGLISH);
    private final List<String> failed = new ArrayList<>();
    private final CommandsModel model = new CommandsModel(texts::get, ui, run -> failed.add(run.name()));

    @AfterEach
    void close() throws Exception {
        onUi(() -> {
            model.close();
            return null;
        });
        ui.shutdown();
        assertTrue(ui.awaitTermination(20, TimeUnit.SECONDS));
    }

    @Test
    void outputErrorsAndExitCodeAreShown() throws Exception {
        start("java", JAVA, "-version");
        awaitEnd("java");
        String output = output();
        assertTrue(output.startsWith("> "), output);
        assertTrue(output.contains(" -version\n"), output);
        assertTrue(output.contains(System.getProperty("java.version")), output);
        assertTrue(output.endsWith("\nExit code 0\n"), output);
        assertEquals("Exit code 0", status());
        assertEquals(List.of(), failed);
    }

    @Test
    void anotherExitCodeIsAFailure() throws Exception {
        start("java", JAVA, "-no-such-option");
        awaitEnd("java");
        assertEquals("Exit code 1", status());
        assertTrue(output().contains("no-such-option"), output());
        assertEquals(List.of("java"), failed);
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void theSampleScriptTakesTheArgumentsThatThePagesName() throws Exception {
        Path samples = Path.of("..", "samples").toAbsolutePath().normalize();
        String arguments = "--level {file} --at {x},{y}";
        for (Path page : List.of(samples.resolve("README.md"), samples.resolveSibling("README.md"))) {
            assertTrue(Files.readString(page).contains("`" + arguments + "`"), page::toString);
        }
        Path level = Files.writeString(folder.resolve("my level.json"), "");
        start(
                "game",
                "/bin/sh",
                samples.resolve("run-in-game.sh").toString(),
                "--level",
                level.toString(),
                "--at",
                "5,7");
        awaitOutput("Playing, second 1 of 10");
        assertTrue(output().contains("Level:    " + level + "\nPosition: 5,7 px\nFolder:   " + folder), output());
        onUi(() -> {
            model.chosenProperty().get().stop();
            return null;
        });
        awaitEnd("game");
    }

    @Test
    void aProgramThatIsNotThereIsSaid() throws Exception {
        start("a", "no-such-program-anywhere");
        awaitEnd("a");
        assertEquals(
                "The program no-such-program-anywhere was not found. Check its name, or enter its path.", status());
        assertTrue(output().endsWith(status() + "\n"));
        Path missing = folder.resolve("missing");
        start("b", missing.toString());
        awaitEnd("b");
        assertEquals("The program " + missing + " does not exist.", status());
        onUi(() -> {
            model.start("c", new CommandLine(List.of(JAVA), missing));
            return null;
        });
        awaitEnd("c");
        assertEquals("The folder " + missing + " does not exist.", status());
        assertEquals(List.of("a", "b", "c"), failed);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFileThatIsNoProgramIsSaid() throws Exception {
        Path text = Files.writeString(folder.resolve("text"), "no program");
        start("a", text.toString());
        awaitEnd("a");
        assertEquals(text + " is not executable.", status());
        Path script = Files.writeString(folder.resolve("script"), "#!/no/such/interpreter\n");
        assertTrue(script.toFile().setExecutable(true));
        start("b", script.toString());
        awaitEnd("b");
        assertEquals(script + " could not be started: No such file or directory", status());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void outputArrivesBeforeTheEndAndStopEndsWhatWasStarted() throws Exception {
        script("server", "echo out; echo error >&2; sleep 600 & echo $!; wait");
        awaitOutput("\nout\nerror\n");
        await(() -> output().lines().count() > 3);
        long child = Long.parseLong(output().lines().skip(3).findFirst().orElseThrow());
        assertTrue(ProcessHandle.of(child).isPresent());
        assertEquals("Running…", status());
        assertTrue(onUi(() -> model.isRunning().get()));
        onUi(() -> {
            model.stop();
            return null;
        });
        awaitEnd("server");
        assertEquals("Stopped", status());
        await(() -> ProcessHandle.of(child).filter(ProcessHandle::isAlive).isEmpty());
        assertFalse(onUi(() -> model.isRunning().get()));
        assertEquals(List.of(), failed);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aProgramThatIgnoresStopIsKilled() throws Exception {
        script("deaf", "trap '' TERM; echo ready; while true; do sleep 0.1; done");
        awaitOutput("ready\n");
        onUi(() -> {
            model.stop();
            return null;
        });
        assertEquals("Stopping…", status());
        awaitEnd("deaf");
        assertEquals("Stopped", status());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void startingAgainStopsTheFirstAndKeepsOthers() throws Exception {
        script("other", "echo other; exec sleep 600");
        awaitOutput("other\n");
        CommandRun other = onUi(() -> model.chosenProperty().get());
        script("game", "echo first; exec sleep 600");
        awaitOutput("first\n");
        script("game", "echo second; exec sleep 600");
        script("game", "echo third; exec sleep 600");
        awaitOutput("third\n");
        assertFalse(output().contains("second"), "only the last of several starts counts");
        assertEquals(
                List.of("other", "game"),
                onUi(() -> model.runs().stream().map(CommandRun::name).toList()));
        assertTrue(onUi(other::isRunning));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anEndlessOutputIsKeptShortAndInputIsEmpty() throws Exception {
        script("much", "cat; yes line | head -n 200000; printf last");
        awaitEnd("much");
        assertTrue(output().endsWith("line\nlast\nExit code 0\n"), () -> output().substring(output().length() - 40));
        assertTrue(output().lines().count() <= 1_010);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aProgramInTheBackgroundDoesNotHoldTheEnd() throws Exception {
        script("launcher", "sleep 600 & echo $!; exit 3");
        awaitEnd("launcher");
        assertEquals("Exit code 3", status());
        long child = Long.parseLong(output().lines().skip(1).findFirst().orElseThrow());
        ProcessHandle background = ProcessHandle.of(child).orElseThrow();
        assertTrue(background.isAlive());
        background.destroy();
    }

    private void script(String name, String script) throws Exception {
        start(name, "/bin/sh", "-c", script);
    }

    private void start(String name, String... words) throws Exception {
        onUi(() -> {
            model.start(name, new CommandLine(List.of(words), folder));
            return null;
        });
    }

    private String output() {
        return onUi(() -> model.chosenProperty().get().outputProperty().get());
    }

    private String status() {
        return onUi(() ->
                texts.get(model.chosenProperty().get().stateProperty().get().message()));
    }

    private void awaitOutput(String part) throws IOException {
        await(() -> output().contains(part));
    }

    private void awaitEnd(String name) throws IOException {
        await(() -> onUi(() -> model.chosenProperty().get().name().equals(name)
                && !model.chosenProperty().get().isRunning()));
    }

    private <T> T onUi(Callable<T> task) {
        try {
            return ui.submit(task).get(20, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private static void await(Callable<Boolean> isSo) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        try {
            while (!isSo.call()) {
                assertTrue(System.nanoTime() < end, "took too long");
                Thread.sleep(20);
            }
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
