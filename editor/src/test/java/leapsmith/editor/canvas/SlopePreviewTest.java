package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import leapsmith.editor.tools.PointerShape;
import leapsmith.editor.tools.Preview;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class SlopePreviewTest {
    private static final int BLACK = 0xff000000;

    /** A level of tiles of 16 px at a scale of 2, with the previewed type at (1, 1). */
    private static Picture preview(TileType type) {
        Picture picture = new Picture(100, 100);
        Level level = Level.empty("", 6, 6, 16);
        LevelMarks marks = new LevelMarks();
        marks.drawOn(new CanvasPicture(picture, new Camera(0, 0, 2), 1, ColorScheme.DARK, level));
        int value = level.legend().indexOf(type);
        Preview.Cells cells =
                new Preview.Cells(new TileRegion(1, 1, 1, 1), level.legend().kindOf(value));
        marks.preview(Preview.ofCells(List.of(cells), PointerShape.CROSSHAIR, Message.literal("")), false, false);
        return picture;
    }

    @Test
    void onlyTheSolidPartOfASlopeIsFilled() {
        for (TileType type : TileType.values()) {
            if (!type.isSlope() || type.slope().oneWay()) {
                continue;
            }
            Picture picture = preview(type);
            int solidRow = type.slope().ceiling() ? 32 : 63;
            int openRow = type.slope().ceiling() ? 63 : 32;
            int thick = type.slope().thickRight() ? 62 : 33;
            int thin = type.slope().thickRight() ? 33 : 62;
            assertNotEquals(BLACK, picture.at(thick, solidRow), type + " at its thick side");
            assertEquals(BLACK, picture.at(thin, openRow), type + " above its thin side");
        }
    }

    @Test
    void aBlockIsFilledWholly() {
        Picture picture = preview(TileType.BLOCK);
        assertNotEquals(BLACK, picture.at(33, 33));
        assertNotEquals(BLACK, picture.at(62, 62));
    }
}
