package leapsmith.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import leapsmith.bench.Contestant;
import leapsmith.bench.scene.CrowdScene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * All engines in small scenes. They find the same pairs, except for this:
 *
 * <ul>
 *   <li>Leapsmith rounds places and speeds once, to 1/4096 px and 1/4096 px per tick; the port rounds them to a float
 *       each tick. So two edges within some thousandths of a pixel may touch in one and not in the other.
 *   <li>The general engines stop a body a tick later, with a part of it in the wall, and push it out over some ticks,
 *       so it turns a little later and elsewhere. In jbox2d bullets that hit a wall at a flat angle don't leave it.
 * </ul>
 */
class ContestantsTest {
    private static final int TICKS = Boolean.getBoolean("leapsmith.thorough") ? 240 : 100;
    private static final String PORT = Entrant.PORT;

    private record Seen(String engine, long pairs, double overlap) {}

    private static Stream<Arguments> scenes() {
        return Stream.of(
                // A bullet that turns a pixel later hits other targets: only the sum is comparable.
                arguments(SceneKind.W1.entrants(1_000), 0.12),
                arguments(SceneKind.W2.entrants(400), 0.02),
                arguments(SceneKind.crowd(CrowdScene.spread(300, 48)), 0.02),
                arguments(SceneKind.W4.entrants(400), 0.02));
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void allEnginesFindAboutTheSamePairs(List<Entrant> entrants, double tolerance) {
        List<Seen> all = entrants.stream().map(ContestantsTest::run).toList();
        Seen port =
                all.stream().filter(seen -> seen.engine.equals(PORT)).findAny().orElseThrow();
        assertTrue(port.pairs > 0);
        for (Seen seen : all) {
            assertEquals(1, (double) seen.pairs / port.pairs, tolerance, seen + " and " + port);
            assertEquals(1, seen.overlap / port.overlap, tolerance, seen + " and " + port);
        }
    }

    private static Stream<List<Entrant>> scenesWithoutChaos() {
        return Stream.of(SceneKind.W2.entrants(2_000), SceneKind.W4.entrants(2_000));
    }

    @ParameterizedTest
    @MethodSource("scenesWithoutChaos")
    void leapsmithAndThePortDifferByTouchesOnly(List<Entrant> entrants) {
        List<Long> ours = pairsByTick(entrants, Entrant.OURS);
        List<Long> ports = pairsByTick(entrants, PORT);
        for (int tick = 0; tick < TICKS; tick++) {
            assertEquals(ports.get(tick), ours.get(tick), 6, "pairs of tick " + tick);
        }
    }

    @Test
    @EnabledIfSystemProperty(named = "leapsmith.thorough", matches = "true")
    void leapsmithAllocatesNothing() {
        for (Row row : new Race(
                        SceneKind.W2,
                        400,
                        // Warmed up long enough that the whole tick is compiled.
                        new Pace(800_000_000, 20_000_000, 5),
                        new PrintStream(OutputStream.nullOutputStream()))
                .run()) {
            if (row.engine().equals(Entrant.OURS)) {
                assertEquals(0, row.bytesPerTick());
            }
        }
    }

    private static List<Long> pairsByTick(List<Entrant> entrants, String name) {
        List<Long> pairs = new ArrayList<>();
        try (Contestant contestant = find(entrants, name).make().get()) {
            for (int tick = 0; tick < TICKS; tick++) {
                contestant.tick();
                pairs.add(contestant.pairs());
            }
        }
        return pairs;
    }

    private static Entrant find(List<Entrant> entrants, String name) {
        return entrants.stream()
                .filter(entrant -> entrant.name().equals(name))
                .findAny()
                .orElseThrow();
    }

    private static Seen run(Entrant entrant) {
        long pairs = 0;
        double overlap = 0;
        try (Contestant contestant = entrant.make().get()) {
            for (int tick = 0; tick < TICKS; tick++) {
                contestant.tick();
                pairs += contestant.pairs();
                overlap += contestant.overlap();
            }
        }
        return new Seen(entrant.name(), pairs, overlap);
    }
}
