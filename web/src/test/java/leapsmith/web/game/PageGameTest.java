package leapsmith.web.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.physics.body.Button;
import leapsmith.web.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PageGameTest {
    private static final int RIGHT = Button.RIGHT.bit();

    private final PageGame game = new PageGame();

    static List<String> samples() {
        return Samples.names();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void playsTheReplayOfASampleToTheSameState(String name) throws IOException {
        ReplayDocument replay = Samples.replay(name);
        game.add(new PageLevel(name, Samples.level(name), Optional.empty(), Optional.empty()));
        game.start(0);
        for (long tick = 0; tick < replay.run().length(); tick++) {
            game.step(replay.run().inputs().at(tick).buttons(0));
        }
        ReplayRun run = new ReplayRun(replay.in(Samples.level(name))).finish();
        assertEquals(run.session().hash(), game.session().hash());
        assertEquals(run.end().outcome(), game.session().status().state());
    }

    @Test
    void rewindsToTheStatesThatItHadAndGoesOnFromThereAlike() throws IOException {
        addSample("lift-shaft");
        SplittableRandom random = new SplittableRandom(1);
        List<Long> hashes = new ArrayList<>(List.of(game.session().hash()));
        List<Integer> buttons = new ArrayList<>();
        for (int i = 0; i < 600; i++) {
            buttons.add(random.nextInt(8));
            game.step(buttons.get(i));
            hashes.add(game.session().hash());
        }
        for (int i = 0; i < 40; i++) {
            game.rewind(random.nextInt(1, 90));
            assertEquals(hashes.get((int) game.tick()), game.session().hash());
            for (int j = random.nextInt(60); j > 0 && game.tick() < 600; j--) {
                game.step(buttons.get((int) game.tick()));
                assertEquals(hashes.get((int) game.tick()), game.session().hash());
            }
        }
    }

    @Test
    void goesBackToTheStartAndNoFurther() throws IOException {
        addSample("first-jump");
        long start = game.session().hash();
        step(RIGHT, 10);
        assertTrue(game.rewind(100));
        assertEquals(start, game.session().hash());
        assertFalse(game.rewind(1));
    }

    @Test
    void keepsWhatIsReplacedAfterRewindingAndWhatIsLeft() throws IOException {
        addSample("first-jump");
        step(RIGHT, 50);
        game.rewind(20);
        step(0, 5);
        game.restart();
        step(0, 3);
        assertEquals(
                List.of(50L, 35L, 3L),
                game.runs().stream().map(run -> run.recording().run().length()).toList());
    }

    @Test
    void rewindingTwiceKeepsARunOnce() throws IOException {
        addSample("first-jump");
        step(RIGHT, 50);
        game.rewind(20);
        game.rewind(20);
        step(RIGHT, 1);
        assertEquals(2, game.runs().size());
    }

    @Test
    void forgetsTheOldestOfTooManyRuns() throws IOException {
        addSample("first-jump");
        for (int i = 1; i <= PageGame.MAX_RUNS + 5; i++) {
            step(RIGHT, 1 + i % 3);
            game.restart();
        }
        assertEquals(PageGame.MAX_RUNS, game.runs().size());
    }

    @Test
    void aRunIsAReplayThatPasses() throws IOException {
        addSample("lava-run");
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 300; i++) {
            game.step(random.nextInt(8));
        }
        game.rewind(100);
        step(RIGHT, 200);
        for (PageGame.Run run : game.runs()) {
            ReplayDocument document = game.document(run, "Kim");
            assertEquals("lava-run.level.json", document.levelFile());
            assertEquals("Kim", document.name());
            ReplayRun again = new ReplayRun(document.in(Samples.level("lava-run"))).finish();
            assertTrue(ReplayFormat.verdict(document, again).passes());
        }
    }

    @Test
    void countsDeathsOnceEachAndAlsoThoseThatWereRewound() throws IOException {
        add("pit", level("\"........\", \"........\", \"........\"", "\"openSides\": [\"bottom\"]", ""));
        step(0, 200);
        long deaths = game.deaths();
        assertTrue(deaths > 0, "the player falls out of the level");
        game.rewind(150);
        step(0, 1);
        assertEquals(deaths, game.deaths());
        game.start(0);
        assertEquals(0, game.deaths());
    }

    @Test
    void goesOnInTheLevelToWhichAPortalLeadsAndComesBackByRewinding() throws IOException {
        add("one", level(FLOOR, "", portal("out", 128, "two#in")));
        add("two", level(FLOOR, "", portal("in", 96, "one#out")));
        int ticks = 0;
        while (game.level() == 0 && ticks++ < 200) {
            game.step(RIGHT);
        }
        assertEquals(1, game.level());
        assertEquals(0, game.tick());
        double x = game.session().player().orElseThrow().x();
        assertTrue(x > 2 * 32 && x < 4 * 32, "it arrives at the portal there: " + x);
        step(0, 30);
        assertEquals(1, game.level(), "it stays there until it has left the portal");
        game.rewind(31);
        assertEquals(0, game.level());
        assertEquals(ticks, game.tick());
        assertEquals(
                List.of(1, 0), game.runs().stream().map(PageGame.Run::level).toList());
    }

    @Test
    void aPortalLeadsNowhereToWhoIsBackWhereItArrived() throws IOException {
        add("one", level(FLOOR, "", portal("out", 128, "two#in")));
        add("two", level(FLOOR, "", portal("in", 96, "one#out")));
        while (game.level() == 0) {
            game.step(RIGHT);
        }
        step(RIGHT, 40);
        game.rewind(40);
        step(0, 5);
        assertEquals(1, game.level(), "rewound to where it arrived");
        step(RIGHT, 40);
        game.restart();
        step(0, 5);
        assertEquals(1, game.level(), "begun again where it arrived");
    }

    @Test
    void beginningAnotherLevelKeepsTheRunsOfAllLevelsThatWereLeft() throws IOException {
        add("one", level(FLOOR, "", portal("out", 128, "two#in")));
        add("two", level(FLOOR, "", portal("in", 96, "one#out")));
        while (game.level() == 0) {
            game.step(RIGHT);
        }
        step(0, 7);
        game.start(0);
        assertEquals(
                List.of(0, 1), game.runs().stream().map(PageGame.Run::level).toList());
    }

    @Test
    void aPortalToALevelThatThePageLacksDoesNothing() throws IOException {
        add("one", level(FLOOR, "", portal("out", 128, "elsewhere#in")));
        step(RIGHT, 200);
        assertEquals(0, game.level());
    }

    @Test
    void drawsTheSameStateAlikeAndTheGhostOnlyIfItIsShown() throws IOException {
        Level level = Samples.level("first-jump");
        game.add(new PageLevel(
                "first-jump",
                level,
                Optional.empty(),
                Optional.of(Samples.replay("first-jump").in(level))));
        game.start(0);
        step(0, 100);
        int[] withGhost = picture();
        game.showGhost(false);
        int[] without = picture();
        assertFalse(Arrays.equals(withGhost, without), "the ghost is seen");
        assertArrayEquals(without, picture());
        step(0, 20);
        game.rewind(20);
        assertArrayEquals(without, picture());
    }

    @Test
    void theCameraStaysInTheRegionOfThePlayer() throws IOException {
        add("one", level(FLOOR, "", """
                { "id": "room", "kind": "camera", "x": 0, "y": 0, "width": 160, "height": 96 }"""));
        Level level = game.levels().get(0).level();
        PageCamera camera = new PageCamera();
        camera.follow(level, game.session().player(), 96, 96, -1);
        assertEquals(0, camera.at(1).x(), "the player is at the left");
        assertEquals(0, camera.at(1).y());
        camera.follow(level, game.session().player(), 300, 96, -1);
        assertEquals((160 - 300) / 2.0, camera.at(1).x(), "a region narrower than the picture is centered");
    }

    private static final String FLOOR = "\"........\", \"........\", \"########\"";

    /** A level of three rows of tiles of 32 px, with the player at the left of the second. */
    private static Level level(String rows, String physics, String zones) throws IOException {
        String json = """
                { "format": "leapsmith-level", "version": 3, "tileSize": 32, "width": 8, "height": 3,
                  "legend": { ".": "empty", "#": "block" }, "tiles": [%s],
                  "physics": { %s },
                  "characters": [{ "id": "hero", "kind": "player", "x": 4, "y": 40, "width": 20, "height": 24 }],
                  "zones": [%s] }""".formatted(rows, physics, zones);
        return LevelFormat.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "level");
    }

    private static String portal(String id, int x, String to) {
        return "{ \"id\": \"%s\", \"kind\": \"portal\", \"x\": %d, \"y\": 32, \"width\": 32, \"height\": 32, \"to\": \"%s\" }"
                .formatted(id, x, to);
    }

    private void addSample(String name) throws IOException {
        game.add(new PageLevel(name, Samples.level(name), Optional.empty(), Optional.empty()));
        game.start(0);
    }

    private void add(String name, Level level) {
        game.add(new PageLevel(name, level, Optional.empty(), Optional.empty()));
        game.start(0);
    }

    private void step(int buttons, int ticks) {
        for (int i = 0; i < ticks; i++) {
            game.step(buttons);
        }
    }

    private int[] picture() {
        Picture picture = new Picture(320, 200);
        game.draw(picture, 1, -1);
        return picture.argb();
    }
}
