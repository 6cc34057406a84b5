package leapsmith.levels.testers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import leapsmith.levels.TestLevels;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.testers.TesterReport.Place;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.body.Button;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TesterReportTest {
    private static final Path SAMPLES = Path.of(System.getProperty("leapsmith.root"), "samples");

    private final Level level = read("lava-run");

    @TempDir
    Path folder;

    private static Level read(String name) {
        try {
            return LevelFormat.read(SAMPLES.resolve(name + LevelFormat.EXTENSION));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static TesterRun sample() throws IOException {
        return new TesterRun("sample", ReplayFormat.read(SAMPLES.resolve("lava-run.replay.json")));
    }

    private TesterRun run(String tester, String script, int ticks) {
        return new TesterRun(
                tester,
                ReplayFormat.document(
                        tester, "lava-run.level.json", PlayRecording.of(level, InputScript.parse(script), ticks)));
    }

    private static TesterRun run(Level level, String tester, String script) {
        InputScript inputs = InputScript.parse(script);
        return new TesterRun(
                tester, ReplayFormat.document(tester, "gap.level.json", PlayRecording.of(level, inputs, 200)));
    }

    private static TesterReport report(Level level, List<TesterRun> runs) {
        return TesterReport.of(level, runs, done -> {}, () -> true);
    }

    @Test
    void saysWhoFinishesHowFastAndWherePlayersDie() throws IOException {
        TesterRun lava = run("Kim", "right*600", 600);
        TesterReport report = report(level, List.of(sample(), run("Kim", "none*30", 30), lava));
        assertEquals(1, report.finished());
        assertEquals(2, report.testers());
        double seconds = sample().replay().end().tick() / 60.0;
        assertEquals(OptionalDouble.of(seconds), report.medianSeconds());
        assertEquals(OptionalDouble.of(seconds), report.fastestSeconds());
        assertTrue(report.outcomes().get(2).deaths().size() > 0, "walking straight on kills");
        Place worst = report.worstPlaces().get(0);
        assertTrue(worst.column() > 0 && worst.column() < level.columns());
        assertEquals(
                report.outcomes().stream()
                        .mapToInt(outcome -> outcome.deaths().size())
                        .sum(),
                report.deaths().values().stream().mapToInt(Integer::intValue).sum());
    }

    @Test
    void saysHowOftenPlayersSucceedAtEachJumpOfTheFastestRunBesideItsOdds() throws IOException {
        Level gap = TestLevels.with(
                TestLevels.of(
                        "................",
                        "................",
                        "................",
                        "................",
                        "................",
                        "#####..#########",
                        "#####..#########"),
                TestLevels.hero(16, 40),
                ZoneType.TYPE.create("goal", ZoneType.GOAL, 12 * 16, 48, 16, 32));
        gap = gap.withPhysics(gap.physics().withBorders(new Borders(false, false, false, true)));
        TesterRun across = run(gap, "Kim", "right*20,right+jump*20,right*120");
        TesterRun early = run(gap, "Sam", "right*170");
        TesterReport report = report(gap, List.of(across, early, early, across));
        assertEquals(2, report.finished());
        List<TesterReport.TriedJump> jumps = report.jumps(() -> true);
        assertEquals(1, jumps.size(), jumps.toString());
        assertEquals(new Place(0, 5), jumps.get(0).from());
        assertEquals(new Place(7, 5), jumps.get(0).to());
        int deaths =
                report.deaths().values().stream().mapToInt(Integer::intValue).sum();
        assertTrue(deaths >= 2);
        assertEquals(2 + deaths, jumps.get(0).tries());
        assertEquals(2, jumps.get(0).successes());
        double rate = jumps.get(0).odds().orElseThrow().rate();
        assertTrue(rate > 0 && rate <= 1);
        assertEquals(List.of(), report(gap, List.of(early)).jumps(() -> true), "nobody finishes");
    }

    @Test
    void saysHowLongPlayersStayOnEachStretchOfGround() {
        Level gap = TestLevels.with(TestLevels.of("......", "......", "......", "######"), TestLevels.hero(16, 8));
        TesterReport report = report(gap, List.of(run(gap, "Kim", "none*200"), run(gap, "Sam", "none*200")));
        assertEquals(List.of(new Place(0, 3)), List.copyOf(report.stays().keySet()));
        assertEquals(2 * 200 / 60.0, report.stays().get(new Place(0, 3)), 0.2);
        assertEquals(1, report.outcomes().get(0).journey().points().size(), "it stands still");
    }

    @Test
    void theMedianOfAnEvenNumberOfTimesIsBetweenTheMiddleTwo() throws IOException {
        TesterRun slower = new TesterRun("late", later(sample().replay(), 60));
        TesterReport report = report(level, List.of(sample(), slower));
        assertEquals(2, report.finished());
        double first = sample().replay().end().tick() / 60.0;
        assertEquals(first + 0.5, report.medianSeconds().orElseThrow(), 1e-9);
    }

    /** The same run after standing still for some ticks. */
    private ReplayDocument later(ReplayDocument replay, int ticks) {
        StringBuilder script = new StringBuilder("none*" + ticks);
        for (long tick = 0; tick < replay.run().length(); tick++) {
            int buttons = replay.run().inputs().at(tick).buttons(0);
            List<String> names = new ArrayList<>();
            for (var button : Button.values()) {
                if ((buttons & button.bit()) != 0) {
                    names.add(button.name().toLowerCase(Locale.ROOT));
                }
            }
            script.append(',').append(names.isEmpty() ? "none" : String.join("+", names));
        }
        InputScript inputs = InputScript.parse(script.toString());
        return ReplayFormat.document("", "", PlayRecording.of(level, inputs, inputs.ticks()));
    }

    @Test
    void aRunThatNoLongerReachesItsGoalIsBroken() throws IOException {
        TesterRun run = sample();
        assertFalse(report(level, List.of(run)).outcomes().get(0).isBroken());
        // A wall in front of the player.
        int block = level.legend().indexOf(TileType.BLOCK);
        var tiles = level.tiles().draft();
        for (int row = 0; row < level.rows(); row++) {
            tiles.set(level.columns() / 2, row, block);
        }
        Level changed = level.withTiles(tiles.build());
        TesterReport report = report(changed, List.of(run, run("Kim", "none*5", 5)));
        assertEquals(List.of(report.outcomes().get(0)), report.broken());
        assertTrue(report.outcomes().get(0).isOfOtherVersion());
        assertEquals(OptionalDouble.empty(), report.medianSeconds());
    }

    @Test
    void endsWhenItIsCancelled() throws IOException {
        int[] done = {0};
        TesterReport report = TesterReport.of(
                level, List.of(sample(), sample(), sample()), count -> done[0] = count, () -> done[0] < 2);
        assertEquals(2, report.outcomes().size());
    }

    @Test
    void readsReplaysAndArchives() throws IOException {
        Path zip = folder.resolve("runs.zip");
        write(
                zip,
                "a.replay.json",
                text(sample().replay()),
                "notes.txt",
                new byte[] {1},
                "in/b.replay.json",
                text(sample().replay()));
        List<TesterRun> runs = TesterRun.read(zip);
        assertEquals(
                List.of(zip + ": a.replay.json", zip + ": in/b.replay.json"),
                runs.stream().map(TesterRun::source).toList());
        assertEquals(sample().replay(), runs.get(0).replay());
        assertEquals(
                sample().replay(),
                TesterRun.read(SAMPLES.resolve("lava-run.replay.json")).get(0).replay());
        assertTrue(runs.get(0).isOf("lava-run"));
        assertFalse(runs.get(0).isOf("first-jump"));
    }

    @Test
    void refusesWhatIsNoRunAndNamesIt() throws IOException {
        Path zip = folder.resolve("runs.zip");
        write(zip, "a.replay.json", "{".getBytes(StandardCharsets.UTF_8));
        assertTrue(message(zip).contains("a.replay.json"), message(zip));
        Files.writeString(zip, "no archive");
        assertTrue(message(zip).contains("no archive"), message(zip));
        // Zeros pack well.
        write(zip, "huge.replay.json", new byte[TesterRun.MAX_RUN_BYTES + 1]);
        assertTrue(Files.size(zip) < 100_000);
        assertTrue(message(zip).contains("huge.replay.json is too large"), message(zip));
        assertThrows(IOException.class, () -> TesterRun.read(folder.resolve("missing.zip")));
    }

    @Test
    void aDamagedArchiveIsAnErrorAndNothingElse() throws IOException {
        Path zip = folder.resolve("runs.zip");
        write(zip, "a.replay.json", text(sample().replay()), "b.replay.json", text(sample().replay()));
        byte[] whole = Files.readAllBytes(zip);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 300; i++) {
            byte[] damaged = whole.clone();
            for (int j = random.nextInt(1, 8); j > 0; j--) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            }
            Files.write(zip, damaged);
            try {
                assertTrue(TesterRun.read(zip).size() <= 2);
            } catch (IOException e) {
                assertFalse(e.getMessage().isEmpty());
            }
        }
    }

    private String message(Path file) {
        return assertThrows(IOException.class, () -> TesterRun.read(file)).getMessage();
    }

    private static byte[] text(ReplayDocument replay) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ReplayFormat.write(replay, out);
        return out.toByteArray();
    }

    /** Writes an archive of names and contents in turns. */
    private static void write(Path file, Object... entries) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            for (int i = 0; i < entries.length; i += 2) {
                zip.putNextEntry(new ZipEntry((String) entries[i]));
                zip.write((byte[]) entries[i + 1]);
            }
        }
    }
}
