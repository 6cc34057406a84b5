package leapsmith.levels.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class PlayDeterminismTest {
    private static final int TICKS = 400;

    @Test
    void theSameCommandsAndInputsAtTheSameTicksGiveTheSamePlay() {
        for (long seed = 1; seed <= 20; seed++) {
            List<Long> first = hashes(seed, false);
            assertEquals(first, hashes(seed, false), "seed " + seed);
            assertEquals(first, hashes(seed, true), "seed " + seed + ", watched between commands");
        }
    }

    private static List<Long> hashes(long seed, boolean watched) {
        SplittableRandom random = new SplittableRandom(seed);
        Level level = level();
        PlaySession play = new PlaySession(level);
        Frame frame = new Frame();
        List<Long> hashes = new ArrayList<>();
        for (int tick = 0; tick < TICKS; tick++) {
            for (int i = random.nextInt(-3, 3); i > 0; i--) {
                play.apply(RandomCommands.next(random, level, List.of(level)));
                if (watched) {
                    play.world().capture(frame, 0, 0, 320, 160);
                }
            }
            play.step(new Inputs(random.nextInt(16)));
            hashes.add(play.world().hash());
        }
        return hashes;
    }

    private static Level level() {
        return TestLevels.with(
                TestLevels.room(),
                CharacterType.TYPE.create("a", CharacterType.PATROL, 100, 104),
                CharacterType.TYPE.create("b", CharacterType.IDLE, 200, 20),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 280, 112, 16, 32));
    }
}
