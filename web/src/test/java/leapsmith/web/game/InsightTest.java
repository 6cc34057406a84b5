package leapsmith.web.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.reach.Verdict;
import leapsmith.physics.body.Button;
import leapsmith.physics.tile.TileType;
import leapsmith.web.Samples;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A look into the level of a page, while its blocks are painted. */
class InsightTest {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 360;
    /** A column of pixels between the start and the goal of the level, with nothing but air above the ground. */
    private static final int WALL_X = 160;

    private final PageGame game = new PageGame();
    private final Insight insight = new Insight(game);
    private Level level;

    @BeforeEach
    void addLevel() throws IOException {
        level = Samples.level("first-jump");
        game.add(new PageLevel("first-jump", level, Optional.empty(), Optional.empty()));
        game.start(0);
    }

    private Level played() {
        return game.levels().get(0).level();
    }

    private void open() {
        insight.open(WIDTH, HEIGHT, 1);
        insight.pan(-1e6, 1e6, WIDTH, HEIGHT);
    }

    private void paintWall() {
        insight.paint(WALL_X, 0, WALL_X, HEIGHT - 1, false);
    }

    private int goals(Verdict verdict) {
        return insight.goals(verdict.ordinal());
    }

    private void search() throws IOException {
        // Another instance of the program has only the files.
        Level read = LevelFormat.read(
                new ByteArrayInputStream(insight.levelFile().getBytes(StandardCharsets.UTF_8)), "level");
        insight.show(Insight.search(read, insight.runFile()));
    }

    private int[] picture() {
        Picture picture = new Picture(WIDTH, HEIGHT);
        insight.draw(picture);
        return picture.argb().clone();
    }

    @Test
    void aStrokePaintsEachTileOnItsWay() {
        open();
        assertFalse(insight.isTile(WALL_X, HEIGHT / 2));
        paintWall();
        assertTrue(insight.endStroke());
        assertTrue(insight.isTile(WALL_X, HEIGHT / 2));
        int column = WALL_X / level.tileSize();
        int top = level.rows() - HEIGHT / level.tileSize();
        for (int row = top; row < level.rows(); row++) {
            assertEquals(TileType.BLOCK, played().typeAt(column, row));
            assertEquals(level.typeAt(column + 1, row), played().typeAt(column + 1, row));
        }
        insight.paint(WALL_X, 0, WALL_X, 0, true);
        assertTrue(insight.endStroke());
        assertFalse(insight.isTile(WALL_X, 0));
        assertTrue(insight.undo());
        assertTrue(insight.isTile(WALL_X, 0));
        assertTrue(insight.undo());
        assertEquals(level, played());
        assertFalse(insight.undo());
        insight.paint(-100, -100, -1, -1, false);
        assertFalse(insight.endStroke(), "outside of the level");
    }

    @Test
    void aWallTakesTheGoalAwayAndUndoGivesItBack() throws IOException {
        open();
        search();
        assertEquals(1, goals(Verdict.PROVEN));
        paintWall();
        insight.endStroke();
        search();
        assertEquals(0, goals(Verdict.PROVEN));
        assertEquals(1, goals(Verdict.IMPOSSIBLE));
        insight.undo();
        search();
        assertEquals(1, goals(Verdict.PROVEN));
    }

    @Test
    void withoutARunTheOneThatTheSearchFoundIsShown() throws IOException {
        open();
        assertEquals("", insight.runFile());
        int[] before = picture();
        search();
        assertFalse(insight.runFile().isEmpty());
        assertFalse(Arrays.equals(before, picture()));
    }

    @Test
    void theLastRunThatWasPlayedIsFollowedThroughEachChange() {
        for (int i = 0; i < 120; i++) {
            game.step(Button.RIGHT.bit());
        }
        game.restart();
        // Nothing was pressed in the last one.
        game.step(0);
        game.restart();
        open();
        int[] before = picture();
        paintWall();
        insight.endStroke();
        assertFalse(Arrays.equals(before, picture()));
        insight.undo();
        assertArrayEquals(before, picture());
        insight.point(WALL_X, HEIGHT - 120);
        assertFalse(Arrays.equals(before, picture()), "the jumps from the pointer");
        insight.hideJumps();
        assertArrayEquals(before, picture());
    }

    @Test
    void whoClosesItPlaysTheChangedLevelFromItsStart() {
        open();
        assertFalse(insight.isPainted());
        paintWall();
        insight.endStroke();
        assertTrue(insight.isPainted());
        insight.close();
        assertFalse(insight.isOpen());
        assertEquals(0, game.tick());
        for (int i = 0; i < 600; i++) {
            game.step(Button.RIGHT.bit());
        }
        assertTrue(game.session().player().orElseThrow().x() < WALL_X);
    }
}
