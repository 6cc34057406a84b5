package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelResize;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.tools.ToolId;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.scene.Camera;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** The cursor in a view of 20 x 10 tiles of 16 px, at a scale of 1. */
class TileCursorTest {
    private final LevelDocument document = new LevelDocument(Level.empty("cursor", 60, 40, 16));
    private final ToolBox tools = new ToolBox(document);
    private final ViewportModel viewport = new ViewportModel();
    private final PointerInput input = new PointerInput(tools, viewport::camera, press -> Optional.empty());
    private final TileCursor cursor = new TileCursor(document::level, viewport, input);

    TileCursorTest() {
        tools.setCamera(viewport);
        viewport.levelSize(60, 40, 16);
        viewport.resize(320, 160);
        viewport.actualSize();
        viewport.pan(viewport.camera().x(), viewport.camera().y());
    }

    @Test
    void itAppearsInTheMiddleOfTheViewAndMovesTileByTile() {
        assertNull(cursor.tile());
        cursor.move(1, 0);
        assertEquals(new TileRegion(10, 5, 1, 1), cursor.tile());
        cursor.move(1, 0);
        cursor.move(0, -1);
        assertEquals(new TileRegion(11, 4, 1, 1), cursor.tile());
        assertEquals(11 * 16 + 8, input.screenX());
    }

    @Test
    void aPressPaintsItsTileAndAHeldKeyPaintsAsOneStep() {
        cursor.press();
        assertFalse(document.isInStroke(), "it only came");
        cursor.press();
        cursor.move(1, 0);
        cursor.move(1, 0);
        cursor.release();
        for (int column = 10; column <= 12; column++) {
            assertEquals(TileType.BLOCK, document.level().typeAt(column, 5));
        }
        assertEquals(1, document.history().size());
        tools.choose(ToolId.FILL);
        cursor.move(0, 1);
        cursor.press();
        cursor.release();
        assertEquals(TileType.BLOCK, document.level().typeAt(40, 30));
    }

    @Test
    void theViewFollowsUpToTheEndOfTheLevel() {
        cursor.move(0, 0);
        for (int i = 0; i < 80; i++) {
            cursor.move(1, 0);
            Camera camera = viewport.camera();
            double right = camera.toScreenX((cursor.tile().column() + 1) * 16.0);
            assertTrue(right > 0 && right <= 320, "in sight at " + cursor.tile());
        }
        assertEquals(new TileRegion(59, 5, 1, 1), cursor.tile());
        cursor.move(-100, 100);
        assertEquals(new TileRegion(0, 39, 1, 1), cursor.tile());
    }

    @Test
    void itStaysOnItsTileWhenTheViewMovesAndInTheLevelWhenItShrinks() {
        cursor.move(0, 0);
        viewport.pan(-48, 0);
        cursor.stay();
        assertEquals(new TileRegion(10, 5, 1, 1), cursor.tile());
        assertEquals(10 * 16 + 8 - 48, input.screenX());
        document.apply(Message.of("smaller"), new LevelResize(4, 3, 0, 0).applyTo(document.level()));
        cursor.stay();
        assertEquals(new TileRegion(3, 2, 1, 1), cursor.tile());
    }

    @Test
    void aHiddenCursorEndsItsStrokeAndShowsNothingToPaint() {
        cursor.move(0, 0);
        cursor.press();
        cursor.hide();
        assertFalse(document.isInStroke());
        assertNull(cursor.tile());
        assertFalse(input.isInside());
        assertTrue(tools.preview().cells().isEmpty());
        cursor.release();
        assertEquals(1, document.history().size());
    }
}
