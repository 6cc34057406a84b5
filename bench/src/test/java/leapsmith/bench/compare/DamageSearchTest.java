package leapsmith.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Path;
import leapsmith.bench.compare.DamageSearch.Damage;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.Verdict;
import org.junit.jupiter.api.Test;

class DamageSearchTest {
    private static final long STEPS = 1_000_000;

    @Test
    void theDamagePutsTheGoalOutOfReach() throws IOException {
        Path samples = Path.of("..", "samples");
        Level level = LevelFormat.read(samples.resolve("one-way-tower" + LevelFormat.EXTENSION));
        PlayRecording run = ReplayFormat.read(samples.resolve("one-way-tower" + ReplayFormat.EXTENSION))
                .in(level);
        Damage damage = DamageSearch.of(run, Damage.goal(level)).orElseThrow();
        assertNotEquals(Verdict.PROVEN, verdict(damage.level()));
        assertEquals(damage, DamageSearch.of(run, Damage.goal(level)).orElseThrow(), "the same for the same run");
    }

    @Test
    void aJumpThatIsMuchSlowerReachesNoGoalAbove() {
        Level level = ReachLevels.random(2);
        assertEquals(Verdict.PROVEN, verdict(level));
        long outOfReach = Damage.jumpSlower(level, Damage.goal(level))
                .filter(damage -> verdict(damage.level()) != Verdict.PROVEN)
                .count();
        assertNotEquals(0, outOfReach);
    }

    private static Verdict verdict(Level level) {
        return new ReachSearch(level).run(STEPS, () -> true).goals().get(0).verdict();
    }
}
