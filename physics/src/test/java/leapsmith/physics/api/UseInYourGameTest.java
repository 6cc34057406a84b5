package leapsmith.physics.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import mygame.HeadlessGame;
import mygame.LineOfSight;
import mygame.OwnMoves;
import mygame.Platformer;
import mygame.RecordedGame;
import mygame.RollbackPair;
import mygame.SaveGame;
import mygame.SpikesAndWater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** The code on the page for game developers compiles, and prints what the page shows. */
@Isolated("it captures the standard output")
class UseInYourGameTest {
    private static final Path ROOT = Path.of(System.getProperty("leapsmith.root"));
    private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern VERSION = Pattern.compile("<version>(.*?)</version>");
    private static final Pattern GRADLE_VERSION = Pattern.compile("leapsmith-physics:([^\"]+)\"");
    private static final Pattern IMPORT = Pattern.compile("import (leapsmith\\.[.a-z]+)\\.[A-Z]");

    private final String page = read("docs/USE-IN-YOUR-GAME.md");

    @Test
    void everyJavaBlockIsOneOfTheExamples() {
        List<String> examples = Stream.of(
                        "physics/src/test/java/mygame/HeadlessGame.java",
                        "physics/src/test/java/mygame/GameLoop.java",
                        "levels/src/test/java/mygame/LevelGame.java",
                        "levels/src/test/java/mygame/KeysAndDoors.java",
                        "levels/src/test/java/mygame/HotReload.java",
                        "levels/src/test/java/mygame/MapImport.java",
                        "levels/src/test/java/mygame/LevelContent.java",
                        "levels/src/test/java/mygame/Enemies.java",
                        "physics/src/test/java/mygame/SpikesAndWater.java",
                        "physics/src/test/java/mygame/OwnMoves.java",
                        "physics/src/test/java/mygame/LineOfSight.java",
                        "physics/src/test/java/mygame/SaveGame.java",
                        "physics/src/test/java/mygame/RollbackPair.java",
                        "physics/src/test/java/mygame/RecordedGame.java",
                        "physics/src/test/java/mygame/Platformer.java")
                .map(UseInYourGameTest::read)
                .toList();
        List<String> shown =
                JAVA.matcher(page).results().map(block -> block.group(1)).toList();
        assertEquals(examples, shown);
    }

    @Test
    void theFirstExampleIsShort() {
        long lines =
                read("physics/src/test/java/mygame/HeadlessGame.java").lines().count();
        assertTrue(lines <= 40, lines + " lines");
    }

    @Test
    void theHeadlessGamePrintsWhatThePageSays() {
        String shown = "```text\n" + printed(() -> HeadlessGame.main(new String[0])) + "```";
        assertTrue(page.contains(shown), shown);
    }

    @Test
    void theHeroSwimsAndDiesByTheSpikes() {
        SpikesAndWater game = new SpikesAndWater();
        for (int tick = 0; tick < 60; tick++) {
            game.tick(Inputs.NONE);
        }
        assertTrue(game.isInWater());
        for (int tick = 0; tick < 600 && game.deaths() == 0; tick++) {
            game.tick(Inputs.of(Button.RIGHT));
        }
        assertEquals(1, game.deaths());
    }

    @Test
    void ownMovesPrintWhatThePageSays() {
        String shown = "```text\n" + printed(() -> OwnMoves.main(new String[0])) + "```";
        assertTrue(page.contains(shown), shown);
    }

    @Test
    void theLineOfSightPrintsWhatThePageSays() {
        String shown = "```text\n" + printed(() -> LineOfSight.main(new String[0])) + "```";
        assertTrue(page.contains(shown), shown);
    }

    @Test
    void theSaveGamePrintsWhatThePageSays() {
        String shown = "```text\n"
                + printed(() -> {
                    try {
                        SaveGame.main(new String[0]);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                })
                + "```";
        assertTrue(page.contains(shown), shown);
    }

    @Test
    void theRollbackPairPrintsWhatThePageSays() {
        String shown = "```text\n" + printed(() -> RollbackPair.main(new String[0])) + "```";
        assertTrue(page.contains(shown), shown);
    }

    @Test
    void theRecordedGamePrintsWhatThePageSays() {
        String shown = "```text\n" + printed(() -> RecordedGame.main(new String[0])) + "```";
        assertTrue(page.contains(shown), shown);
    }

    @Test
    void theWholeGameIsWonAsThePageSays() {
        String shown = "```text\n" + printed(() -> Platformer.main(new String[0])) + "```";
        assertTrue(page.contains(shown), shown);
        long lines =
                read("physics/src/test/java/mygame/Platformer.java").lines().count();
        assertTrue(lines < 400, lines + " lines");
    }

    @Test
    void examplesImportOnlyExportedPackages() {
        List<String> exported = World.class.getModule().getDescriptor().exports().stream()
                .map(each -> each.source())
                .toList();
        String own = read("physics/src/test/java/mygame/HeadlessGame.java")
                + read("physics/src/test/java/mygame/GameLoop.java")
                + read("physics/src/test/java/mygame/OwnMoves.java")
                + read("physics/src/test/java/mygame/LineOfSight.java")
                + read("physics/src/test/java/mygame/SaveGame.java")
                + read("physics/src/test/java/mygame/RollbackPair.java")
                + read("physics/src/test/java/mygame/RecordedGame.java")
                + read("physics/src/test/java/mygame/Platformer.java");
        assertEquals(
                List.of(),
                IMPORT.matcher(own)
                        .results()
                        .map(found -> found.group(1))
                        .filter(name -> !exported.contains(name))
                        .toList());
    }

    @Test
    void theVersionIsThatOfTheBuild() {
        String built = VERSION.matcher(read("pom.xml"))
                .results()
                .findFirst()
                .map(found -> found.group(1))
                .orElseThrow();
        assertEquals(List.of(built), versions(VERSION));
        assertEquals(List.of(built), versions(GRADLE_VERSION));
    }

    private List<String> versions(Pattern pattern) {
        return pattern.matcher(page)
                .results()
                .map((MatchResult found) -> found.group(1))
                .distinct()
                .toList();
    }

    private static String printed(Runnable program) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream usual = System.out;
        try (PrintStream capture = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            System.setOut(capture);
            program.run();
        } finally {
            System.setOut(usual);
        }
        return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    private static String read(String path) {
        try {
            return Files.readString(ROOT.resolve(path)).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new AssertionError(path + " can't be read", e);
        }
    }
}
