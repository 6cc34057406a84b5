package leapsmith.editor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LevelTemplateTest {
    @Test
    void theEmptyTemplateHasNothing() {
        Level empty = LevelTemplate.EMPTY.create("x", 20, 10, 16);
        assertEquals(Level.empty("x", 20, 10, 16).tiles(), empty.tiles());
        assertEquals(0, empty.objects().count());
        assertEquals(
                LevelTemplate.FLOOR.create("x", 20, 10, 16).physics(), empty.physics(), "both are open at the bottom");
    }

    @ParameterizedTest
    @EnumSource(names = {"FLOOR", "ROOM"})
    void thePlayerStandsOnTheFloorWithoutProblems(LevelTemplate template) {
        Level level = template.create("x", 80, 45, 16);
        LevelObject player = level.player().orElseThrow();
        int feet = level.rowAt(player.y() + player.height());
        assertEquals(TileType.BLOCK, level.typeAt(level.columnAt(player.middleX()), feet));
        assertEquals(feet * 16.0, player.y() + player.height());
        assertEquals(
                List.of("no-goal"),
                LevelCheck.check(level).stream().map(Problem::rule).toList(),
                "the author adds a goal");
    }

    @ParameterizedTest
    @EnumSource
    void everySizeOfALevelIsPossible(LevelTemplate template) {
        for (int tileSize : new int[] {1, 16, 1024}) {
            for (int columns : new int[] {1, 2, 3, 40}) {
                for (int rows : new int[] {1, 2, 3, 40}) {
                    Level level = template.create("x", columns, rows, tileSize);
                    assertEquals(columns, level.columns());
                    assertTrue(level.player()
                            .map(it -> it.x() >= 0 && it.y() >= 0 && it.x() + it.width() <= level.widthPx())
                            .orElse(true));
                }
            }
        }
    }

    @Test
    void aPitInTheFloorIsDeadly() {
        Level level = LevelTemplate.FLOOR.create("x", 20, 10, 16);
        PlaySession session = new PlaySession(level.withTiles(
                level.tiles().draft().fill(new TileRegion(0, 9, 20, 1), 0).build()));
        while (session.status().state() == PlayState.RUNNING && session.tick() < 60) {
            session.step(Inputs.NONE);
        }
        assertEquals(PlayState.LEFT_LEVEL, session.status().state());
    }

    @Test
    void theRoomIsClosedOnAllSides() {
        Level level = LevelTemplate.ROOM.create("x", 20, 10, 16);
        for (int column = 0; column < 20; column++) {
            assertEquals(TileType.BLOCK, level.typeAt(column, 0));
            assertEquals(TileType.BLOCK, level.typeAt(column, 9));
        }
        for (int row = 0; row < 10; row++) {
            assertEquals(TileType.BLOCK, level.typeAt(0, row));
            assertEquals(TileType.BLOCK, level.typeAt(19, row));
        }
        assertEquals(TileType.EMPTY, level.typeAt(10, 5));
    }
}
