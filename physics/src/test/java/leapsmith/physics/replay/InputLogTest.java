package leapsmith.physics.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class InputLogTest {
    @Test
    void aLogEqualsAPlainList() {
        SplittableRandom random = new SplittableRandom(7);
        for (int round = 0; round < 2000; round++) {
            InputLog.Builder builder = new InputLog.Builder();
            List<Inputs> plain = new ArrayList<>();
            List<InputLog> logs = new ArrayList<>();
            List<List<Inputs>> copies = new ArrayList<>();
            for (int i = random.nextInt(40); i > 0; i--) {
                switch (random.nextInt(8)) {
                    case 0 -> {
                        int length = random.nextInt(plain.size() + 1);
                        builder.truncate(length);
                        plain.subList(length, plain.size()).clear();
                    }
                    case 1 -> {
                        logs.add(builder.toLog());
                        copies.add(List.copyOf(plain));
                    }
                    case 2 -> builder = new InputLog.Builder(builder.toLog());
                    default -> {
                        Inputs inputs = new Inputs(random.nextInt(3));
                        int ticks = random.nextInt(4);
                        builder.append(inputs, ticks);
                        for (int t = 0; t < ticks; t++) {
                            plain.add(inputs);
                        }
                    }
                }
                if (!plain.isEmpty()) {
                    int tick = random.nextInt(plain.size());
                    assertEquals(plain.get(tick), builder.at(tick));
                }
            }
            logs.add(builder.toLog());
            copies.add(plain);
            for (int i = 0; i < logs.size(); i++) {
                assertSame(copies.get(i), logs.get(i), random);
                assertDifference(copies.get(i), plain, logs.get(i).firstDifference(builder.toLog()));
            }
        }
    }

    @Test
    void runsHaveMaximalLength() {
        InputLog log = InputLog.of(List.of(
                new InputLog.Run(Inputs.NONE, 3),
                new InputLog.Run(Inputs.NONE, 4),
                new InputLog.Run(new Inputs(1), 1)));
        assertEquals(List.of(new InputLog.Run(Inputs.NONE, 7), new InputLog.Run(new Inputs(1), 1)), log.runs());
        assertEquals(8, log.length());
        assertEquals(log.runs().toString(), log.toString());
        assertNotEquals(log.hashCode(), log.first(7).hashCode());
        assertNotEquals(log.hashCode(), InputLog.EMPTY.hashCode());
        assertThrows(IllegalArgumentException.class, () -> new InputLog.Run(Inputs.NONE, 0));
    }

    @Test
    void aTickOutOfRangeIsRefused() {
        InputLog log = InputLog.of(List.of(new InputLog.Run(Inputs.NONE, 3)));
        assertThrows(IndexOutOfBoundsException.class, () -> log.at(3));
        assertThrows(IndexOutOfBoundsException.class, () -> log.at(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> log.first(4));
        assertThrows(IndexOutOfBoundsException.class, () -> log.slice(2, 1));
        assertThrows(IndexOutOfBoundsException.class, () -> InputLog.EMPTY.at(0));
        InputLog.Builder builder = new InputLog.Builder(log);
        assertThrows(IndexOutOfBoundsException.class, () -> builder.at(3));
        assertThrows(IllegalArgumentException.class, () -> builder.append(Inputs.NONE, -1));
    }

    private static void assertSame(List<Inputs> plain, InputLog log, SplittableRandom random) {
        assertEquals(plain, listOf(log));
        assertEquals(plain.size(), log.length());
        List<Inputs> ofRuns = new ArrayList<>();
        for (InputLog.Run run : log.runs()) {
            for (int t = 0; t < run.ticks(); t++) {
                ofRuns.add(run.inputs());
            }
        }
        assertEquals(plain, ofRuns);
        int from = random.nextInt(plain.size() + 1);
        int to = from + random.nextInt(plain.size() + 1 - from);
        InputLog slice = log.slice(from, to);
        assertEquals(plain.subList(from, to), listOf(slice));
        InputLog parts = log.first(from).then(slice).then(log.slice(to, plain.size()));
        assertEquals(log, parts);
        assertEquals(log.hashCode(), parts.hashCode());
        assertEquals(log.runs(), parts.runs());
        if (from < to) {
            assertNotEquals(log, log.first(from).then(log.slice(to, plain.size())));
        }
    }

    private static void assertDifference(List<Inputs> one, List<Inputs> other, long found) {
        int tick = 0;
        while (tick < one.size() && tick < other.size() && one.get(tick).equals(other.get(tick))) {
            tick++;
        }
        assertEquals(tick, found);
    }

    private static List<Inputs> listOf(InputLog log) {
        List<Inputs> inputs = new ArrayList<>();
        for (long tick = 0; tick < log.length(); tick++) {
            inputs.add(log.at(tick));
        }
        return inputs;
    }
}
