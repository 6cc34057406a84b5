package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import leapsmith.editor.Rooms;
import leapsmith.levels.model.Level;
import leapsmith.levels.whatif.JumpArc;
import leapsmith.levels.whatif.JumpFan;
import org.junit.jupiter.api.Test;

class JumpThreadTest {
    private record Result(List<JumpArc> arcs, Thread thread) {}

    private final Level level = Rooms.with(Rooms.floored(30, 10), Rooms.hero(20, 104));
    private final BlockingQueue<Result> results = new LinkedBlockingQueue<>();

    @Test
    void jumpsAreComputedOnAThreadOfTheirOwn() throws InterruptedException {
        try (JumpThread jumps = new JumpThread(arcs -> results.add(new Result(arcs, Thread.currentThread())))) {
            jumps.ask(level, 200, 144);
            Result result = results.poll(10, TimeUnit.SECONDS);
            assertNotEquals(Thread.currentThread(), result.thread());
            List<JumpArc> expected = JumpFan.from(level, 200, 144);
            assertEquals(expected.size(), result.arcs().size());
            assertEquals(expected.get(1).length(), result.arcs().get(1).length());
            assertEquals(expected.get(1).x(9), result.arcs().get(1).x(9));
        }
    }
}
