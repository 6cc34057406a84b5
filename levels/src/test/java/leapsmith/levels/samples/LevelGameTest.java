package leapsmith.levels.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import mygame.Enemies;
import mygame.HotReload;
import mygame.KeysAndDoors;
import mygame.LevelContent;
import mygame.LevelGame;
import mygame.MapImport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** The page for game developers shows the output of the examples that read a level. */
@Isolated("it captures the standard output")
class LevelGameTest {
    private static final Path ROOT = Path.of(System.getProperty("leapsmith.root"));
    private static final Pattern EXAMPLE = Pattern.compile("```json\n(\\{\n  \"format\".*?\n)```", Pattern.DOTALL);

    @Test
    void aPlayedLevelPrintsWhatThePageSays() throws IOException {
        String level = ROOT.resolve("samples/slope-run.level.json").toString();
        assertShown(() -> LevelGame.main(new String[] {level, "right*600"}));
    }

    @Test
    void aLevelWithKeysAndDoorsIsPlayedAsThePageSays() throws IOException {
        String level = ROOT.resolve("samples/key-cave.level.json").toString();
        String replay = ROOT.resolve("samples/key-cave.replay.json").toString();
        assertShown(() -> KeysAndDoors.main(new String[] {level, replay}));
    }

    @Test
    void theContentOfALevelIsWhatThePageSays(@TempDir Path folder) throws IOException {
        Matcher example = EXAMPLE.matcher(read("docs/LEVEL-FORMAT.md"));
        assertTrue(example.find());
        Path level = Files.writeString(folder.resolve("example.level.json"), example.group(1));
        assertShown(() -> LevelContent.main(new String[] {level.toString()}));
    }

    @Test
    void theFieldsOfOwnKindsAreWhatThePageSays(@TempDir Path folder) throws IOException {
        Matcher kinds = Pattern.compile("```json\n(\\{\n  \"format\": \"leapsmith-kinds\".*?\n)```", Pattern.DOTALL)
                .matcher(read("docs/OBJECTS.md"));
        assertTrue(kinds.find());
        Files.writeString(folder.resolve(KindsFile.NAME), kinds.group(1));
        Path level = Files.writeString(folder.resolve("a.level.json"), """
                { "format": "leapsmith-level", "version": 3, "width": 4, "height": 3, "tiles": [ "....", "....", "####" ],
                  "characters": [
                    { "id": "hero", "kind": "player", "x": 16, "y": 8, "height": 24 },
                    { "id": "s-1", "kind": "slime", "x": 0, "y": 20, "width": 14, "height": 12 },
                    { "id": "k", "kind": "king-slime", "x": 32, "y": 8, "width": 28, "height": 24,
                      "properties": { "hits": 5, "owner": "hero" } } ] }
                """);
        assertShown(() -> Enemies.main(new String[] {level.toString()}));
    }

    @Test
    void theImportedMapIsTheOneOnThePage(@TempDir Path folder) throws IOException {
        String map = ROOT.resolve("samples/exports/lift-shaft.ldtk").toString();
        String saved = folder.resolve("lift-shaft.level.json").toString();
        assertShown(() -> MapImport.main(new String[] {map, saved}));
    }

    @Test
    void aRunningLevelFollowsItsFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("run.level.json");
        Level level = LevelFormat.read(ROOT.resolve("samples/first-jump.level.json"));
        LevelFiles.save(file, level);
        HotReload game = new HotReload(file);
        for (int tick = 0; tick < 20; tick++) {
            game.tick(Inputs.NONE);
        }
        Body hero = game.running().player().orElseThrow();
        assertEquals(1, hero.tag());
        LevelFiles.save(file, level.withPhysics(level.physics().withGravity(500)));
        Files.setLastModifiedTime(file, FileTime.fromMillis(1));
        game.tick(Inputs.NONE);
        assertEquals(500, game.running().world().gravity());
        assertEquals(hero, game.running().player().orElseThrow());
        assertEquals(21, game.running().world().tick());
        Files.writeString(file, "{");
        Files.setLastModifiedTime(file, FileTime.fromMillis(2));
        game.tick(Inputs.NONE);
        assertEquals(22, game.running().world().tick());
        LevelFiles.save(file, level.withPhysics(level.physics().withTicksPerSecond(30)));
        Files.setLastModifiedTime(file, FileTime.fromMillis(3));
        game.tick(Inputs.NONE);
        assertEquals(1, game.running().world().tick());
    }

    @Test
    void thePageNamesTheJavaNamesOfAllKeysOfMovementAndPhysics() throws IOException {
        String page = read("docs/USE-IN-YOUR-GAME.md");
        Stream<String> movement =
                CharacterType.MOVEMENT.properties().stream().map(property -> "movement." + property.key());
        Stream<String> physics = Stream.of("ticksPerSecond", "gravity", "maxFallSpeed", "openSides")
                .map(key -> "physics." + key);
        assertEquals(
                List.of(),
                Stream.concat(movement, physics)
                        .filter(key -> !page.contains("| `" + key + "` | `"))
                        .toList());
    }

    /** A main method. */
    private interface Program {
        void run() throws IOException;
    }

    private static void assertShown(Program program) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream usual = System.out;
        try (PrintStream capture = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            System.setOut(capture);
            program.run();
        } finally {
            System.setOut(usual);
        }
        String printed = bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
        String shown = "```text\n" + printed + "```";
        assertTrue(read("docs/USE-IN-YOUR-GAME.md").contains(shown), shown);
    }

    private static String read(String path) throws IOException {
        return Files.readString(ROOT.resolve(path)).replace("\r\n", "\n");
    }
}
