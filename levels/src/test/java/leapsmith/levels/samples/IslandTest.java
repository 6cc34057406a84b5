package leapsmith.levels.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The small world {@code samples/island}: four levels with own kinds, joined by portals. Its replays are proofs of {@code leapsmith
 * reach LEVEL --witness FOLDER}.
 */
class IslandTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("leapsmith.root")).resolve("samples/island");

    private static final List<String> LEVELS = List.of("beach", "cave", "hill", "tower");

    private static Level level(String name) throws IOException {
        return LevelFormat.read(FOLDER.resolve(name + LevelFormat.EXTENSION));
    }

    @ParameterizedTest
    @ValueSource(strings = {"beach", "cave", "hill", "tower"})
    void itsRunReachesTheGoalAsItWasProven(String name) throws IOException {
        Path file = FOLDER.resolve(name + ReplayFormat.EXTENSION);
        ReplayDocument replay = ReplayFormat.read(file);
        assertEquals(PlayState.GOAL_REACHED, replay.end().outcome());
        ReplayRun run = new ReplayRun(replay.in(level(name))).finish();
        assertEquals(replay.end(), run.end());
        assertEquals(OptionalLong.empty(), run.firstDivergence());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ReplayFormat.write(replay, out);
        assertEquals(Files.readString(file), out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void portalsJoinAllLevelsAndLeadBack() throws IOException {
        Set<String> reached = new HashSet<>();
        Deque<String> next = new ArrayDeque<>(List.of("beach"));
        while (!next.isEmpty()) {
            String from = next.poll();
            if (!reached.add(from)) {
                continue;
            }
            for (LevelObject portal : level(from).objects(ZoneType.TYPE)) {
                if (portal.behavior().equals(ZoneType.PORTAL)) {
                    String[] to = portal.get(ZoneType.TO).split("#");
                    LevelObject other = level(to[0]).object(to[1]).orElseThrow();
                    assertEquals(from + "#" + portal.id(), other.get(ZoneType.TO), "a portal leads back");
                    next.add(to[0]);
                }
            }
        }
        assertEquals(Set.copyOf(LEVELS), reached);
    }

    @Test
    void levelsHaveTheirPlacesAndDoNotOverlap() throws IOException {
        for (String a : LEVELS) {
            Level first = level(a);
            for (String b : LEVELS) {
                Level second = level(b);
                double x = second.place().orElseThrow().x()
                        - first.place().orElseThrow().x();
                double y = second.place().orElseThrow().y()
                        - first.place().orElseThrow().y();
                boolean areApart =
                        x >= first.columns() || -x >= second.columns() || y >= first.rows() || -y >= second.rows();
                assertTrue(a.equals(b) || areApart, a + " and " + b);
            }
        }
    }

    @Test
    void ownKindsAreUsedInAllLevels() throws IOException {
        for (String name : LEVELS) {
            assertTrue(
                    level(name).objects().stream()
                            .anyMatch(object -> object.own().isPresent()),
                    name);
        }
    }
}
