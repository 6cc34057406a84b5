package leapsmith.levels.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.TestLevels;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.image.MissingPictures.Result;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Severity;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MissingPicturesTest {
    /** With a layout that no program would write, and a picture that is used twice. */
    private static final String THEME = """
            { "format": "leapsmith-theme",
                  "version": 1, "tileSize": 2,   "x-mine": [1,2],
              "sheets": {
                  "a": { "image": "old/ground.png" }, "b": { "image": "old\\\\Plants.png" } },
              "pieces": { "tree": { "image": "old/ground.png" } },
              "backgrounds": [ { "image": "there.png" } ],
              "objects": { "player": { "sprite": "old/hero.json" } } }
            """;

    private static final String SPRITE =
            "{ \"frames\": [ { \"frame\": { \"w\": 2, \"h\": 2 } } ], \"meta\": { \"image\": \"hero.png\" } }";

    @TempDir
    Path folder;

    private Path project;
    private Path theme;

    @BeforeEach
    void write() throws IOException {
        project = Files.createDirectory(folder.resolve("project"));
        theme = Files.writeString(project.resolve("a.theme.json"), THEME);
        picture("there.png");
    }

    private void picture(String path) throws IOException {
        Path file = project.resolve(path);
        Files.createDirectories(file.getParent());
        byte[] rows = {0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6};
        Files.write(file, new PngBytes(2, 2, 8, PngBytes.RGB).data(rows).end());
    }

    private List<Finding> findings() {
        return Themes.load(theme).findings();
    }

    @Test
    void allMissingPicturesAreFoundAtOnceAndTheFileKeepsItsLayout() throws IOException {
        assertEquals(3, Themes.load(theme).problems().size());
        picture("art/new/ground.png");
        picture("art/plants.png");
        picture("art/hero.png");
        Files.writeString(project.resolve("art/hero.json"), SPRITE);
        assertEquals(new Result(3, 0, 0), MissingPictures.locate(theme, project.resolve("art")));
        String expected = THEME.replace("old/ground.png", "art/new/ground.png")
                .replace("old\\\\Plants.png", "art/plants.png")
                .replace("old/hero.json", "art/hero.json");
        assertEquals(expected, Files.readString(theme));
        assertEquals(List.of(), Themes.load(theme).problems());
        assertEquals(new Result(0, 0, 0), MissingPictures.locate(theme, project));
    }

    @Test
    void whatIsNotFoundStaysAsItIs() throws IOException {
        picture("ground.png");
        assertEquals(new Result(1, 2, 0), MissingPictures.locate(theme, project));
        assertTrue(Files.readString(theme).contains("\"image\": \"ground.png\""));
        assertTrue(Files.readString(theme).contains("old/hero.json"));
        assertEquals(2, Themes.load(theme).problems().size());
    }

    @Test
    void whatIsWrongWithoutAPictureIsNoMissingOne() throws IOException {
        String object = ", \"idle\": { \"sheet\": \"none\" } } }";
        Files.writeString(theme, THEME.strip().replaceFirst(" } }$", object));
        picture("ground.png");
        assertEquals(4, Themes.load(theme).problems().size());
        assertEquals(new Result(1, 2, 0), MissingPictures.locate(theme, project));
    }

    @Test
    void theSameLettersAreBetterThanANearerFile() throws IOException {
        picture("plants.png");
        picture("deep/in/Plants.png");
        picture("b/ground.png");
        picture("a/ground.png");
        MissingPictures.locate(theme, project);
        String text = Files.readString(theme);
        assertTrue(text.contains("\"deep/in/Plants.png\""), text);
        assertTrue(text.contains("\"a/ground.png\""), text);
    }

    @Test
    void picturesOutsideOfTheProjectAreNotUsed() throws IOException {
        picture("../elsewhere/ground.png");
        assertEquals(new Result(0, 3, 1), MissingPictures.locate(theme, folder.resolve("elsewhere")));
        assertEquals(THEME, Files.readString(theme));
        assertThrows(IOException.class, () -> MissingPictures.locate(theme, folder.resolve("nowhere")));
    }

    /** As a text, such a path may be written in several ways. */
    @Test
    void aPathWithEscapesIsChangedToo() throws IOException {
        Files.writeString(theme, THEME.replace("old/ground.png", "old\\/gr\\u006fund.png"));
        picture("ground.png");
        assertEquals(1, MissingPictures.locate(theme, project).found());
        assertTrue(Files.readString(theme).contains("\"x-mine\""));
        assertEquals(2, Themes.load(theme).problems().size());
    }

    @Test
    void missingPicturesAreOneFindingThatNamesTheirNumberAndTheFirst() throws IOException {
        assertEquals(
                List.of("The picture old/ground.png of the theme is missing."
                        + " The theme has 3 such problems; what needs the pictures is drawn flat."),
                findings().stream().map(Finding::message).toList());
        picture("old/ground.png");
        picture("old/Plants.png");
        assertEquals(
                "The picture old/hero.json of the theme is missing. What needs it is drawn flat.",
                findings().get(0).message());
        assertEquals(Severity.WARNING, findings().get(0).severity());
    }

    @Test
    void findingsOfTheThemeAreProblemsOfTheLevelUnlessTheyAreOff() {
        Level level = TestLevels.room();
        List<Finding> missing = Themes.load("nowhere", Optional.of(project)).findings();
        List<String> rules = LevelCheck.check(level, Optional.empty(), missing).stream()
                .map(Problem::rule)
                .toList();
        assertTrue(rules.contains(Themes.THEME_MISSING), rules.toString());
        Level off = level.withChecks(level.checks().withOff(List.of(Themes.THEME_MISSING)));
        assertEquals(LevelCheck.check(off), LevelCheck.check(off, Optional.empty(), missing));
        assertEquals(List.of(), Themes.load("meadow", Optional.of(project)).findings());
    }
}
