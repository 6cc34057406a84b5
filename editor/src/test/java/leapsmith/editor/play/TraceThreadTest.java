package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import leapsmith.editor.Rooms;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.world.Body;
import org.junit.jupiter.api.Test;

class TraceThreadTest {
    private final Level level = Rooms.room();
    private final LinkedBlockingQueue<BodyTrace> answers = new LinkedBlockingQueue<>();

    @Test
    void aTraceHasTheNumbersOfTheRunAtEachTick() throws InterruptedException {
        PlayRecording run = PlayRecording.of(level, InputScript.parse("right*30,right+jump*20,none*30"), 80);
        try (TraceThread thread = new TraceThread(answers::add)) {
            thread.ask(run, TraceThread.Watched.PLAYER);
            BodyTrace trace = await(81);
            PlaySession session = run.newSession();
            for (int tick = 0; tick <= 80; tick++) {
                Body body = session.player().orElseThrow();
                assertEquals(body.vx(), trace.vx(tick), 0.01);
                assertEquals(body.vy(), trace.vy(tick), 0.01);
                assertEquals(body.state(), trace.state(tick));
                assertEquals(body.contacts(), trace.contacts(tick));
                session.step(run.run().inputs().at(Math.min(tick, 79)));
            }
            assertTrue(trace.fastest() >= 160);
            assertEquals(Contacts.GROUND, trace.contacts(20) & Contacts.GROUND);
        }
    }

    @Test
    void aLongerRunContinuesItsTraceAndAnotherBodyStartsOver() throws InterruptedException {
        InputScript script = InputScript.parse("right*200");
        try (TraceThread thread = new TraceThread(answers::add)) {
            thread.ask(PlayRecording.of(level, script, 50), TraceThread.Watched.PLAYER);
            await(51);
            PlayRecording longer = PlayRecording.of(level, script, 120);
            thread.ask(longer, TraceThread.Watched.PLAYER);
            BodyTrace player = await(121);
            thread.ask(longer, new TraceThread.Watched("missing", -1));
            BodyTrace missing = await(121);
            assertTrue(player.isPresent(120));
            assertFalse(missing.isPresent(120));
        }
    }

    @Test
    void aClearedThreadHoldsNoLevel() throws InterruptedException {
        try (TraceThread thread = new TraceThread(answers::add)) {
            WeakReference<Level> traced = trace(thread);
            thread.clear();
            Await.until("collected", () -> {
                System.gc();
                return traced.get() == null;
            });
        }
    }

    private WeakReference<Level> trace(TraceThread thread) throws InterruptedException {
        Level own = level.withName("own");
        thread.ask(PlayRecording.of(own, InputScript.parse("right*20"), 20), TraceThread.Watched.PLAYER);
        await(21);
        return new WeakReference<>(own);
    }

    private BodyTrace await(int length) throws InterruptedException {
        BodyTrace trace = answers.poll(10, TimeUnit.SECONDS);
        while (trace != null && trace.length() < length) {
            trace = answers.poll(10, TimeUnit.SECONDS);
        }
        assertTrue(trace != null, "no answer came");
        return trace;
    }
}
