package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import leapsmith.editor.tools.Preview;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Scene;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class TileMarksTest {
    private static final int BLACK = 0xff000000;
    private static final ColorScheme COLORS = ColorScheme.DARK;

    private final Picture picture = new Picture(100, 100);
    private final TileMarks marks = new TileMarks();

    private void begin(Camera camera) {
        marks.drawOn(new CanvasPicture(picture, camera, 1, COLORS, Level.empty("", 6, 6, 16)));
    }

    private boolean isOutline(int x, int y) {
        int color = picture.at(x, y);
        return color == COLORS.color(ColorRole.ACCENT) || color == COLORS.color(ColorRole.PANEL);
    }

    @Test
    void selectedTilesAreTintedAndOutlined() {
        begin(new Camera(0, 0, 1));
        TileSet corner = TileSet.of(new TileRegion(1, 1, 2, 2)).minus(TileSet.of(new TileRegion(2, 1, 1, 1)));
        marks.selection(corner);
        assertNotEquals(BLACK, picture.at(24, 24));
        assertEquals(BLACK, picture.at(40, 24), "the missing tile");
        assertTrue(isOutline(16, 24));
        assertTrue(isOutline(31, 24), "between a tile and the missing one");
        assertTrue(isOutline(40, 32));
        assertTrue(isOutline(40, 47));
        assertEquals(picture.at(24, 30), picture.at(24, 32), "no line between two selected tiles");
    }

    @Test
    void onlyTheVisiblePartOfALargeSelectionIsDrawn() {
        TileSet all = TileSet.of(new TileRegion(0, 0, 4096, 4096));
        begin(new Camera(1000, 1000, 1));
        marks.selection(all);
        assertNotEquals(BLACK, picture.at(50, 50));
        begin(new Camera(0, 0, 1.0 / 1024));
        marks.selection(all.minus(TileSet.of(new TileRegion(4000, 0, 1, 1))));
        assertNotEquals(BLACK, picture.at(99, 99), "also where tiles are smaller than pixels");
    }

    @Test
    void aStampIsDrawnAtHalfOpacityWithinItsOutline() {
        Level level = Level.empty("stamp", 4, 4, 16);
        Level painted = level.withTiles(level.tiles()
                .draft()
                .fill(new TileRegion(0, 0, 4, 4), level.legend().indexOf(TileType.BLOCK))
                .build());
        TileSet tiles = TileSet.of(new TileRegion(0, 0, 2, 2)).minus(TileSet.of(new TileRegion(1, 0, 1, 1)));
        LevelPart part = LevelPart.of(painted, tiles, List.of());
        new StampPicture()
                .draw(
                        new Preview.Stamp(part, 1, 1),
                        Scene.editing(level, Set.of(), COLORS),
                        new Camera(0, 0, 1),
                        picture);
        int block = COLORS.color(ColorRole.BLOCK);
        assertEquals(0xff000000 | block >>> 1 & 0x7f7f7f, picture.at(24, 40));
        assertEquals(BLACK, picture.at(40, 24), "not part of the stamp");
        assertEquals(BLACK, picture.at(8, 8));
    }
}
