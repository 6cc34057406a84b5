package leapsmith.editor.playback;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.runs.TestRuns;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TimelineModelTest {
    private static final int LENGTH = 120;

    private final List<String> asked = new ArrayList<>();
    private final TimelineModel model = new TimelineModel(new Asked());
    private final Trail trail = TestRuns.walk(TestRuns.walled(), LENGTH);
    private final Timeline run = TestRuns.timeline(trail, 30);

    @BeforeEach
    void show() {
        model.setRunning(true);
        model.show(run);
    }

    @Test
    void aSeekIsClampedToTheRun() {
        model.seek(50);
        model.seek(-7);
        model.seek(LENGTH + 1);
        assertEquals(List.of("seek 50", "seek 0", "seek " + LENGTH), asked);
    }

    @Test
    void anEndedRunIsReadOnly() {
        model.setRunning(false);
        model.seek(50);
        model.loop(10, 20);
        assertEquals(List.of(), asked);
        assertEquals(Optional.empty(), model.loop());
        assertEquals(run, model.timeline());
    }

    @Test
    void aLoopCanBeSelectedFromEitherEnd() {
        model.loop(80, 60);
        assertEquals(Optional.of(new TimelineModel.Range(60, 80)), model.loop());
        model.loop(-30, LENGTH + 30);
        assertEquals(Optional.of(new TimelineModel.Range(0, LENGTH)), model.loop());
        assertEquals(List.of("loop 60 80", "loop 0 " + LENGTH), asked);
    }

    @Test
    void jumpsAreFoundByTheirTimeInTheAir() {
        JumpOdds first = new JumpOdds(JumpOdds.TakeOff.JUMP, false, 20, 40, 0.9, new JumpOdds.Slack(5, 5, 0));
        JumpOdds second = new JumpOdds(JumpOdds.TakeOff.JUMP, false, 60, 90, 0.4, new JumpOdds.Slack(1, 1, 0));
        assertEquals(List.of(), model.jumpsWithin(0, LENGTH));
        model.show(new RunOdds(List.of(first, second)));
        assertEquals(List.of(first), model.jumpsWithin(38, 42));
        assertEquals(List.of(second), model.jumpsWithin(70, 70));
        assertEquals(List.of(), model.jumpsWithin(41, 59));
        assertEquals(List.of(first, second), model.jumpsWithin(40, 60));
    }

    @Test
    void anEmptyRangeEndsTheLoop() {
        model.loop(10, 10);
        model.loop(10, 20);
        model.loop(15, 15);
        assertEquals(List.of("loop 10 20", "end"), asked);
        assertEquals(Optional.empty(), model.loop());
    }

    @Test
    void theLoopEndsWhenThePlayheadLeavesIt() {
        model.loop(60, 80);
        model.show(TestRuns.timeline(TestRuns.walk(TestRuns.walled(), 90)));
        assertEquals(List.of("loop 60 80"), asked);
        model.show(TestRuns.timeline(TestRuns.walk(TestRuns.walled(), 70)));
        assertEquals(List.of("loop 60 80", "end"), asked);
        assertEquals(Optional.empty(), model.loop());
    }

    @Test
    void theLoopEndsWithTheSession() {
        model.loop(60, 80);
        model.setRunning(false);
        model.setRunning(true);
        assertEquals(Optional.empty(), model.loop());
    }

    @Test
    void marksAndEditsAreVisitedInOrder() {
        List<Long> ahead = new ArrayList<>();
        long tick = 0;
        while (tick < LENGTH) {
            model.show(TestRuns.at(tick, run));
            tick = model.markBeside(true);
            ahead.add(tick);
        }
        List<Long> back = new ArrayList<>();
        while (tick > 0) {
            model.show(TestRuns.at(tick, run));
            back.add(0, tick);
            tick = model.markBeside(false);
        }
        assertEquals(ahead, back);
        assertEquals(1, ahead.stream().filter(it -> it == 30).count());
        int wall = 0;
        while (trail.x(wall) < 12 * 16 - 12) {
            wall++;
        }
        assertEquals(wall, ahead.get(ahead.size() - 2));
    }

    private final class Asked implements TimelineModel.Controls {
        @Override
        public void seek(long tick) {
            asked.add("seek " + tick);
        }

        @Override
        public void loop(TimelineModel.Range range) {
            asked.add("loop " + range.from() + " " + range.to());
        }

        @Override
        public void endLoop() {
            asked.add("end");
        }
    }
}
