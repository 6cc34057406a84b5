package leapsmith.levels.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Zone;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.TileType;
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
            assertEquals(first, hashes(seed, true), "seed " + seed + ", commands taken as they come");
        }
    }

    private static List<Long> hashes(long seed, boolean atOnce) {
        SplittableRandom random = new SplittableRandom(seed);
        Level level = level();
        PlaySession play = new PlaySession(level);
        Frame frame = new Frame();
        List<Long> hashes = new ArrayList<>();
        for (int tick = 0; tick < TICKS; tick++) {
            for (int i = random.nextInt(-3, 3); i > 0; i--) {
                play.queue(command(random, level));
                if (atOnce) {
                    play.takeCommands();
                    play.world().capture(frame, 0, 0, 320, 160);
                }
            }
            play.tick(new Inputs(random.nextInt(16)));
            hashes.add(play.world().hash());
        }
        return hashes;
    }

    private static Level level() {
        return TestLevels.with(
                TestLevels.room(),
                PlacedCharacter.of("a", PlacedCharacter.PATROL, 100, 104),
                PlacedCharacter.of("b", PlacedCharacter.IDLE, 200, 20),
                Zone.of("exit", Zone.GOAL, 280, 112, 16, 32));
    }

    private static PlayCommand command(SplittableRandom random, Level level) {
        int x = random.nextInt(300);
        int y = random.nextInt(120);
        String kind = random.nextBoolean() ? PlacedCharacter.PATROL : PlacedCharacter.PLAYER;
        String id = "c" + random.nextInt(4);
        TileType type = TileType.ofCode(random.nextInt(3));
        return switch (random.nextInt(14)) {
            case 0 -> new PlayCommand.ClonePlayer();
            case 1 -> new PlayCommand.PutCharacter(PlacedCharacter.of(id, kind, x, y));
            case 2 -> new PlayCommand.PutZone(Zone.of("z" + random.nextInt(3), Zone.GOAL, x, y, 20, 20));
            case 3 -> new PlayCommand.RemoveObject(id);
            case 4 -> new PlayCommand.SetGravity(random.nextInt(2000));
            case 5 -> new PlayCommand.SetMaxFallSpeed(random.nextInt(2000));
            case 6 -> new PlayCommand.SetPartitionCell(random.nextInt(1, 5), random.nextInt(1, 5));
            case 7 -> new PlayCommand.SetPlayerMovement(new Movement(random.nextInt(300), 400, 100));
            case 8 -> new PlayCommand.ResizePlayer(random.nextInt(1, 40), random.nextInt(1, 60));
            case 9 -> new PlayCommand.MovePlayer(x, y);
            case 10 -> random.nextInt(10) == 0 ? new PlayCommand.RemoveClones() : new PlayCommand.RespawnPlayer();
            case 11 ->
                new PlayCommand.PutCharacter(
                        TestLevels.hero(40, 104).withBox(random.nextInt(40, 43), 104, random.nextInt(10, 14), 40));
            case 12 ->
                random.nextInt(10) == 0
                        ? new PlayCommand.Restart(level)
                        : new PlayCommand.SetAllTiles(level.tiles(), level.legend());
            default -> TestLevels.paint(level, x / 16, y / 16, random.nextInt(1, 3), random.nextInt(1, 3), type);
        };
    }
}
