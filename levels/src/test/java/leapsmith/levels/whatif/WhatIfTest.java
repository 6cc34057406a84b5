package leapsmith.levels.whatif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileChangeBuilder;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.Trail;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class WhatIfTest {
    private static final Level WALK = TestLevels.of(
                    "........................................",
                    "........................................",
                    "........................................",
                    "........................................",
                    "........................................",
                    "........................................",
                    "########################################")
            .withObjects(CharacterType.TYPE, List.of(CharacterType.TYPE.create("hero", CharacterType.PLAYER, 20, 56)))
            .withObjects(ZoneType.TYPE, List.of(ZoneType.TYPE.create("exit", ZoneType.GOAL, 560, 64, 16, 32)));

    private static final PlayRecording RUN = PlayRecording.of(WALK, InputScript.parse("right*300"), 300);

    @Test
    void blockOnTheWayPartsTheRunsWhereItIsMet() {
        WhatIf whatIf = new WhatIf(RUN);
        whatIf.aim(WALK);
        whatIf.advance(Integer.MAX_VALUE);
        Trail before = whatIf.trail();
        assertEquals(PlayState.GOAL_REACHED, before.end().state());

        whatIf.aim(painted(WALK, TileType.BLOCK, 30, 5));
        assertTrue(whatIf.advance(Integer.MAX_VALUE));
        int parts = whatIf.trail().firstDifference(before);
        assertEquals(480 - 12, whatIf.trail().x(parts));
        assertEquals(PlayState.RUNNING, whatIf.trail().end().state());
    }

    @Test
    void runGoesOnFromTheSectionInWhichTheChangeCanMatter() {
        WhatIf whatIf = new WhatIf(RUN);
        whatIf.aim(WALK);
        whatIf.advance(Integer.MAX_VALUE);
        whatIf.aim(painted(WALK, TileType.BLOCK, 30, 5));
        assertTrue(whatIf.startedAt() >= WhatIf.SECTION, "from tick " + whatIf.startedAt());
        whatIf.advance(Integer.MAX_VALUE);

        whatIf.aim(painted(whatIf.level(), TileType.BLOCK, 36, 0));
        assertEquals(300, whatIf.startedAt());
        assertTrue(whatIf.advance(0));
    }

    @Test
    void commandsOfPlayAreCarriedOutAtTheirTicks() {
        EditLog.Builder<PlayCommand> commands = new EditLog.Builder<>();
        commands.append(100, new CharacterCommand.MovePlayer(50, 40));
        Recording<PlayCommand> recording = RUN.run().withEdits(commands.toLog());
        WhatIf whatIf = new WhatIf(new PlayRecording(WALK, Optional.empty(), recording));
        whatIf.aim(WALK);
        whatIf.advance(Integer.MAX_VALUE);
        assertTrue(whatIf.trail().x(100) > 200);
        assertTrue(whatIf.trail().x(101) < 60);
    }

    @Test
    void theResultIsThatOfAFreshRunWhateverWasPaintedBefore() {
        long saved = 0;
        for (int seed = 0; seed < 60; seed++) {
            saved += comparesWithFreshRuns(seed, Long.MAX_VALUE);
        }
        assertTrue(saved > 5_000, saved + " ticks saved");
    }

    @Test
    void theResultIsThatOfAFreshRunWithLittleMemoryToo() {
        for (int seed = 100; seed < 120; seed++) {
            comparesWithFreshRuns(seed, 20_000);
        }
    }

    /** The ticks that needn't be run. */
    private static long comparesWithFreshRuns(int seed, long bytes) {
        SplittableRandom random = new SplittableRandom(seed);
        int columns = 20 + random.nextInt(100);
        Level level = peopled(random, TestLevels.strewn(random, columns, 15 + random.nextInt(40)));
        PlayRecording run = randomRun(random, level, 200 + random.nextInt(600));
        WhatIf whatIf = new WhatIf(run, bytes);
        whatIf.aim(level);
        whatIf.advance(random.nextInt(1000));
        long saved = 0;
        for (int i = 0; i < 8; i++) {
            level = randomlyPainted(random, level);
            whatIf.aim(level);
            saved += whatIf.startedAt();
            whatIf.advance(random.nextInt(3) == 0 ? random.nextInt(300) : Integer.MAX_VALUE);
            if (whatIf.advance(0)) {
                WhatIf fresh = new WhatIf(run);
                fresh.aim(level);
                fresh.advance(Integer.MAX_VALUE);
                String label = "seed " + seed + ", change " + i;
                assertEquals(-1, whatIf.trail().firstDifference(fresh.trail()), label);
                assertEquals(fresh.hashOfNextTick(), whatIf.hashOfNextTick(), label);
            }
        }
        return saved;
    }

    private static PlayRecording randomRun(SplittableRandom random, Level level, int ticks) {
        InputLog.Builder inputs = new InputLog.Builder();
        for (int left = ticks; left > 0; ) {
            int held = Math.min(left, 1 + random.nextInt(40));
            inputs.append(Inputs.NONE.with(0, random.nextInt(16)), held);
            left -= held;
        }
        return new PlayRecording(level, Optional.empty(), Recording.of(inputs.toLog()));
    }

    private static Level peopled(SplittableRandom random, Level level) {
        List<LevelObject> characters = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(3); i++) {
            characters.add(CharacterType.TYPE.create(
                    "c" + i,
                    i == 0 ? CharacterType.PLAYER : CharacterType.PATROL,
                    random.nextInt(level.widthPx()),
                    random.nextInt(level.heightPx())));
        }
        List<LevelObject> platforms = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            PathStop stop = PathStop.of(random.nextInt(160) - 80, random.nextInt(160) - 80);
            platforms.add(PlatformType.TYPE
                    .create(
                            "p" + i,
                            random.nextBoolean() ? PlatformType.SOLID : PlatformType.ONE_WAY,
                            random.nextInt(level.widthPx()),
                            random.nextInt(level.heightPx()))
                    .with(PlatformType.STOPS, List.of(stop))
                    .with(PlatformType.WAIT, (double) random.nextInt(20)));
        }
        List<LevelObject> emitters = random.nextInt(4) > 0
                ? List.of()
                : List.of(EmitterType.TYPE.create(
                        "e", EmitterType.DEADLY, random.nextInt(level.widthPx()), random.nextInt(level.heightPx())));
        return level.withObjects(PlatformType.TYPE, platforms)
                .withObjects(EmitterType.TYPE, emitters)
                .withObjects(CharacterType.TYPE, characters)
                .withObjects(
                        ZoneType.TYPE,
                        List.of(ZoneType.TYPE.create(
                                "exit", ZoneType.GOAL, random.nextInt(level.widthPx()), 32, 64, 300)));
    }

    private static Level randomlyPainted(SplittableRandom random, Level level) {
        TileChangeBuilder change = TileChange.builder(level.tiles());
        TileType[] types = TileType.values();
        for (int i = random.nextInt(6); i >= 0; i--) {
            TileType type = random.nextInt(3) == 0 ? types[random.nextInt(types.length)] : TileType.BLOCK;
            change.set(
                    random.nextInt(level.columns()),
                    random.nextInt(level.rows()),
                    level.legend().indexOf(random.nextBoolean() ? TileType.EMPTY : type));
        }
        return level.withTiles(change.build());
    }

    private static Level painted(Level level, TileType type, int column, int row) {
        return level.withTiles(TileChange.builder(level.tiles())
                .set(column, row, level.legend().indexOf(type))
                .build());
    }
}
