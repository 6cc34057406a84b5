package leapsmith.editor.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher of Unix systems, with a Java that only prints how it was started. */
@EnabledOnOs(OS.LINUX)
class LauncherTest {
    private static final Path LAUNCHER =
            Path.of(System.getProperty("leapsmith.root"), "editor", "src", "main", "launcher", "leapsmith");

    private static final String JAVA = """
            #!/bin/sh
            echo "charmap $(locale charmap)"
            echo "all ${LC_ALL-unset} language ${LANG-unset}"
            for argument in "$@"; do
                echo "argument $argument"
                case $argument in
                    -XX:ArchiveClassesAtExit=*) echo classes > "${argument#*=}" ;;
                esac
            done
            if [ -n "${SLOW_END:-}" ]; then
                trap '' TERM
                echo running
                while :; do sleep 0.1; done
            fi
            """;

    @TempDir
    Path folder;

    private final Map<String, String> environment = new HashMap<>();

    @BeforeEach
    void install() throws IOException {
        Path home = Files.createDirectories(folder.resolve("a java (17)"));
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"17.0.9\"\n");
        Files.createDirectories(home.resolve("bin"));
        executable(home.resolve("bin").resolve("java"), JAVA);
        Path app = folder.resolve("my app");
        Files.createDirectories(app.resolve("bin"));
        Files.createDirectories(app.resolve("lib"));
        Files.writeString(app.resolve("lib").resolve("leapsmith-editor.jar"), "first build");
        build("1");
        environment.put("JAVA_HOME", home.toString());
        environment.put("HOME", folder.resolve("home").toString());
        environment.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
        environment.put("PATH", System.getenv("PATH"));
    }

    private void build(String id) throws IOException {
        String script = Files.readString(LAUNCHER)
                .replace("@{jvm.launch}", "")
                .replace("@{main.class}", "Main")
                .replace("@{build.id}", id);
        executable(folder.resolve("my app").resolve("bin").resolve("leapsmith"), script);
    }

    private static void executable(Path file, String text) throws IOException {
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private List<String> run(String... arguments) throws IOException, InterruptedException {
        Process process = start(arguments);
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertEquals(0, process.exitValue(), text);
        return text.lines().toList();
    }

    private Process start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(folder.resolve("my app").resolve("bin").resolve("leapsmith").toString());
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder.redirectErrorStream(true).start();
    }

    private List<String> cached() throws IOException {
        Path cache = folder.resolve("cache").resolve("leapsmith");
        if (!Files.exists(cache)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(cache)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void whereTheLocaleIsNotUtf8CharactersAre() throws Exception {
        for (String variable : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
            environment.keySet().removeAll(List.of("LC_ALL", "LC_CTYPE", "LANG"));
            environment.put(variable, "C");
            assertEquals("charmap UTF-8", run("info", "x").get(0), variable);
        }
        environment.remove("LANG");
        assertEquals("charmap UTF-8", run("info", "x").get(0), "no locale at all");
        environment.put("LANG", "xx_XX.UTF-8");
        assertEquals("charmap UTF-8", run("info", "x").get(0), "a locale that is not installed");
    }

    @Test
    void theLanguageOfALocaleThatIsNotUtf8Stays() throws Exception {
        environment.put("LC_ALL", "POSIX");
        assertEquals("all unset language POSIX", run("info", "x").get(1));
    }

    @Test
    void aLocaleThatIsNotInstalledIsOverridden() throws Exception {
        environment.put("LC_ALL", "xx_XX.ISO-8859-1");
        assertTrue(run("info", "x").get(1).matches("all .*(?i:utf-?8) language xx_XX.ISO-8859-1"));
    }

    @Test
    void aUtf8LocaleStays() throws Exception {
        environment.put("LC_ALL", "C.UTF-8");
        assertEquals("all C.UTF-8 language unset", run("info", "x").get(1));
    }

    @Test
    void argumentsArriveAsTheyAre() throws Exception {
        List<String> printed = run("play", "a b", "*", "");
        assertEquals(
                List.of("argument play", "argument a b", "argument *", "argument "),
                printed.subList(printed.size() - 4, printed.size()));
    }

    @Test
    void theClassArchiveIsInTheCacheAndNotBesideTheJars() throws Exception {
        environment.put("DISPLAY", ":0");
        run("edit");
        assertEquals(1, cached().size(), cached().toString());
        String first = cached().get(0);
        assertTrue(first.matches("classes-%.*my app-17\\.0\\.9-1\\.jsa"), first);
        try (Stream<Path> jars = Files.list(folder.resolve("my app").resolve("lib"))) {
            assertEquals(1, jars.count());
        }
        assertTrue(
                run("info", "x").stream().anyMatch(line -> line.startsWith("argument -XX:SharedArchiveFile=")),
                "other commands use it too");
    }

    @Test
    void onlyShortCommandsAreCompiledQuickly() throws Exception {
        String quickly = "argument -XX:TieredStopAtLevel=1";
        assertTrue(run("info", "x").contains(quickly));
        assertTrue(run("--version").contains(quickly));
        assertFalse(run("reach", "info").contains(quickly));
        assertFalse(run().contains(quickly));
    }

    @Test
    void theArchiveOfAFormerBuildIsReplaced() throws Exception {
        environment.put("DISPLAY", ":0");
        run("edit");
        String first = cached().get(0);
        build("2");
        assertFalse(run("info", "x").stream().anyMatch(line -> line.contains(first)));
        run("edit");
        assertEquals(1, cached().size(), cached().toString());
        assertFalse(cached().contains(first));
    }

    @Test
    void partsOfAnArchiveWhoseStartWasKilledAreRemoved() throws Exception {
        environment.put("DISPLAY", ":0");
        run("edit");
        String archive = cached().get(0);
        Path cache = folder.resolve("cache").resolve("leapsmith");
        // No process has so high a number.
        Files.writeString(cache.resolve(archive + ".999999999"), "part");
        Files.delete(cache.resolve(archive));
        run("edit");
        assertEquals(List.of(archive), cached());
    }

    @Test
    void aSignalEndsTheEditorWithoutWaitingForTheArchive() throws Exception {
        environment.put("DISPLAY", ":0");
        environment.put("SLOW_END", "yes");
        Process process = start("edit");
        try (BufferedReader out = process.inputReader()) {
            while (!"running".equals(out.readLine())) {
                assertTrue(process.isAlive());
            }
            process.destroy();
            assertTrue(process.waitFor(60, TimeUnit.SECONDS), "it ends");
            assertNotEquals(0, process.exitValue());
        } finally {
            process.destroyForcibly();
        }
        assertEquals(List.of(), cached(), "no archive that is not whole");
    }

    @Test
    void theRuntimeOfAPackageIsPreferred() throws Exception {
        Path runtime = Files.createDirectories(folder.resolve("my app/runtime/bin"));
        executable(runtime.resolve("java"), JAVA.replace("echo \"argument ", "echo \"packaged "));
        environment.remove("JAVA_HOME");
        List<String> printed = run("play", "x");
        assertTrue(printed.stream().anyMatch(it -> it.matches("packaged -XX:AOTCache=.*my app/leapsmith.aot")));
        assertEquals("packaged x", printed.get(printed.size() - 1));
        assertEquals(List.of(), cached());
    }

    @Test
    void aJavaThatDoesNotNameItsVersionIsAskedOnce() throws Exception {
        Path home = Files.createDirectories(folder.resolve("bare/bin"));
        Path asked = folder.resolve("asked");
        executable(home.resolve("java"), JAVA.replace("#!/bin/sh\n", """
                #!/bin/sh
                if [ "$1" = -version ]; then
                    echo asked >> '%s'
                    echo 'openjdk version "21.0.1"' >&2
                    exit
                fi
                """.formatted(asked)));
        environment.remove("JAVA_HOME");
        environment.put("PATH", home + ":" + environment.get("PATH"));
        run("info", "x");
        run("info", "x");
        assertEquals(List.of("asked"), Files.readAllLines(asked));
        Files.setLastModifiedTime(home.resolve("java"), FileTime.fromMillis(System.currentTimeMillis() + 60_000));
        run("info", "x");
        assertEquals(List.of("asked", "asked"), Files.readAllLines(asked), "another Java");
    }

    @Test
    void withoutAPlaceForTheArchiveTheProgramStartsAllTheSame() throws Exception {
        environment.put("DISPLAY", ":0");
        environment.keySet().removeAll(List.of("HOME", "XDG_CACHE_HOME"));
        assertTrue(run("edit").contains("argument edit"));
        assumeTrue(!System.getProperty("user.name").equals("root"), "root may write anywhere");
        environment.put("XDG_CACHE_HOME", "/proc");
        assertTrue(run("edit").contains("argument edit"));
    }
}
