package leapsmith.levels.whatif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.Trail;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
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
    void aBlockOnThePathMakesTheTrailsDivergeWhereItIsHit() {
        WhatIf whatIf = new WhatIf(RUN);
        whatIf.setLevel(WALK);
        whatIf.advance(Integer.MAX_VALUE);
        Trail before = whatIf.trail();
        assertEquals(PlayState.GOAL_REACHED, before.end().state());

        whatIf.setLevel(painted(WALK, TileType.BLOCK, 30, 5));
        assertTrue(whatIf.advance(Integer.MAX_VALUE));
        int diverges = whatIf.trail().firstDifference(before);
        assertEquals(480 - 12, whatIf.trail().x(diverges));
        assertEquals(PlayState.RUNNING, whatIf.trail().end().state());
    }

    @Test
    void aRunContinuesFromTheSectionThatReadAChangedTile() {
        WhatIf whatIf = new WhatIf(RUN);
        whatIf.setLevel(WALK);
        whatIf.advance(Integer.MAX_VALUE);
        whatIf.setLevel(painted(WALK, TileType.BLOCK, 30, 5));
        assertTrue(whatIf.startedAt() >= WhatIf.SECTION, "from tick " + whatIf.startedAt());
        whatIf.advance(Integer.MAX_VALUE);

        whatIf.setLevel(painted(painted(WALK, TileType.BLOCK, 30, 5), TileType.BLOCK, 36, 0));
        assertEquals(300, whatIf.startedAt());
        assertTrue(whatIf.advance(0));
    }

    @Test
    void thinnedStatesLoseNoTileThatWasRead() {
        for (int column = 4; column < 36; column += 3) {
            WhatIf thinned = new WhatIf(RUN, Long.MAX_VALUE);
            thinned.setLevel(WALK);
            while (!thinned.advance(7)) {
                thinned.thinTo(1);
            }
            thinned.thinTo(1);
            Level edited = painted(WALK, TileType.BLOCK, column, 5);
            thinned.setLevel(edited);
            thinned.advance(Integer.MAX_VALUE);
            WhatIf fresh = new WhatIf(RUN);
            fresh.setLevel(edited);
            fresh.advance(Integer.MAX_VALUE);
            assertEquals(-1, thinned.trail().firstDifference(fresh.trail()), "column " + column);
            assertEquals(fresh.hash(), thinned.hash());
        }
    }

    @Test
    void commandsOfPlayAreAppliedAtTheirTicks() {
        EditLog.Builder<PlayCommand> commands = new EditLog.Builder<>();
        commands.append(100, new CharacterCommand.MovePlayer(50, 40));
        Recording<PlayCommand> recording = RUN.run().withEdits(commands.toLog());
        WhatIf whatIf = new WhatIf(new PlayRecording(WALK, Optional.empty(), recording));
        whatIf.setLevel(WALK);
        whatIf.advance(Integer.MAX_VALUE);
        assertTrue(whatIf.trail().x(100) > 200);
        assertTrue(whatIf.trail().x(101) < 60);
    }

    /** As long as there is no slope nothing reads what only slopes make it read. */
    @Test
    void aRunStartsAgainWhenASlopeIsAddedAndItsOwnSlopeWasGoneForATime() {
        Legend legend = Legend.STANDARD.plus(new LegendEntry(
                'k',
                TileKind.of("loose", TileType.SLOPE_RIGHT, 0)
                        .withMaterial(Material.builder()
                                .crumbleSeconds(0.1)
                                .returnSeconds(1)
                                .build())));
        Level level = WALK.withLegend(legend)
                .withTiles(WALK.tiles().draft().set(10, 5, legend.size() - 1).build());
        WhatIf whatIf = new WhatIf(RUN);
        whatIf.setLevel(level);
        whatIf.advance(Integer.MAX_VALUE);
        whatIf.setLevel(painted(level, TileType.SLOPE_RIGHT, 39, 0));
        assertEquals(0, whatIf.startedAt());
        whatIf.advance(Integer.MAX_VALUE);
        whatIf.setLevel(painted(painted(level, TileType.SLOPE_RIGHT, 39, 0), TileType.BLOCK, 37, 0));
        assertEquals(300, whatIf.startedAt());
    }

    @Test
    void aRefusedResizeIsAppliedWhenItsBlockIsGone() {
        Level level = painted(TestLevels.floored(60, 40), TileType.BLOCK, 20, 20)
                .withObjects(
                        CharacterType.TYPE,
                        List.of(CharacterType.TYPE.create("hero", CharacterType.PLAYER, 320, 39 * 16 - 40)));
        EditLog.Builder<PlayCommand> commands = new EditLog.Builder<>();
        commands.append(200, new CharacterCommand.ResizePlayer(12, 400));
        PlayRecording run = new PlayRecording(
                level,
                Optional.empty(),
                PlayRecording.of(level, InputScript.parse("none*300"), 300)
                        .run()
                        .withEdits(commands.toLog()));
        Trail trail = trailAfter(run, level, painted(level, TileType.EMPTY, 20, 20));
        assertEquals(40, trail.height(200));
        assertEquals(400, trail.height(201));
    }

    @Test
    void cornerCorrectionDependsOnTheTilesThatItReaches() {
        Level level = TestLevels.floored(60, 30).withTileSize(4);
        // A ceiling 16 px above the left 56 px of a box of 64 x 32, and a wall 55 px to its right.
        for (int column = 0; column < 14; column++) {
            level = painted(level, TileType.BLOCK, 10 + column, 29 - 8 - 4 - 1);
        }
        int wall = 10 + 16 + 13;
        Level walled = painted(level, TileType.BLOCK, wall, 16);
        LevelObject player = CharacterType.TYPE
                .create("hero", CharacterType.PLAYER, 40, 29 * 4 - 32)
                .withBox(40, 29 * 4 - 32, 64, 32)
                .with(CharacterType.CORNER_CORRECTION, 60.0);
        walled = walled.withObjects(CharacterType.TYPE, List.of(player));
        PlayRecording run = PlayRecording.of(walled, InputScript.parse("none*100,jump*30,none*30"), 160);
        Level open = painted(walled, TileType.EMPTY, wall, 16);
        Trail fresh = trailAfter(run, open);
        assertEquals(-1, trailAfter(run, walled, open).firstDifference(fresh));
        assertTrue(trailAfter(run, walled).firstDifference(fresh) > 0, "the wall makes a difference");
    }

    /** The trail of a run after these levels were set one after another. */
    @Test
    void aNumberOfATileKindChangesTheTrail() {
        Level ice = withFloor(1);
        Level mud = withFloor(0.5);
        Trail before = trailAfter(RUN, ice);
        Trail after = trailAfter(RUN, ice, mud);
        assertTrue(after.x(100) < before.x(100));
        Trail alone = trailAfter(RUN, mud);
        assertEquals(alone.x(300), after.x(300));
    }

    /** The level with a kind as its floor on which players walk at a fraction of their speed. */
    private static Level withFloor(double speed) {
        Legend legend = WALK.legend()
                .plus(new LegendEntry(
                        'k',
                        TileKind.of("kind", TileType.BLOCK, 0)
                                .withMaterial(Material.builder().speed(speed).build())));
        int block = legend.indexOf(TileType.BLOCK);
        return WALK.withLegend(legend)
                .withTiles(WALK.tiles()
                        .draft()
                        .replace(WALK.tiles().region(), block, legend.size() - 1)
                        .build());
    }

    private static Trail trailAfter(PlayRecording run, Level... levels) {
        WhatIf whatIf = new WhatIf(run);
        for (Level level : levels) {
            whatIf.setLevel(level);
            whatIf.advance(Integer.MAX_VALUE);
        }
        return whatIf.trail();
    }

    private static Level painted(Level level, TileType type, int column, int row) {
        return level.withTiles(level.tiles()
                .draft()
                .set(column, row, level.legend().indexOf(type))
                .build());
    }
}
