package leapsmith.levels.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class SwatchPainterTest {
    /** As imported maps have it, whose decoration shows what is solid. */
    private static final Look HIDING = Looks.of("""
            "rest": "hidden",
            "sheets": { "a": { "image": "a.png" } }
            """, Map.of("a.png", Looks.noise(32, 32, 1)));

    @Test
    void aPictureOfAnObjectFillsItsSwatchWhateverTheSizeOfTiles() {
        for (int tile : List.of(8, 16, 64)) {
            String members = """
                    "tileSize": %d,
                    "sheets": { "a": { "image": "a.png" } },
                    "objects": { "goal": { "sheet": "a", "size": [2, 3] } }
                    """.formatted(tile);
            SwatchPainter painter = new SwatchPainter();
            painter.use(Looks.of(members, Map.of("a.png", Looks.noise(2 * tile, 3 * tile, 1))));
            ObjectKind goal = ZoneType.TYPE.kinds().get(0);
            Picture swatch = painter.object(ZoneType.TYPE.create("", goal.name(), 0, 0), ColorScheme.DARK, 48);
            int shown = 0;
            for (int argb : swatch.argb()) {
                shown += argb == 0 ? 0 : 1;
            }
            assertEquals(48 * 32, shown, 48 * 2, "tiles of " + tile);
        }
    }

    @Test
    void kindsThatAThemeHidesInLevelsAreChosenByTheirFlatPictures() {
        for (TileType shape : List.of(TileType.BLOCK, TileType.ONE_WAY, TileType.SLOPE_RIGHT)) {
            SwatchPainter painter = new SwatchPainter();
            painter.use(HIDING);
            Picture swatch = painter.tile(TileKind.of(shape), ColorScheme.DARK, 16);
            assertTrue(Arrays.stream(swatch.argb()).anyMatch(argb -> argb != 0), shape.toString());
        }
    }

    @Test
    void aDoorStandsThoughOtherPlatformsLie() {
        ObjectKind door = PlatformType.TYPE.findKind(PlatformType.DOOR).orElseThrow();
        Picture swatch =
                new SwatchPainter().object(PlatformType.TYPE.create("", door.name(), 0, 0), ColorScheme.DARK, 32);
        assertTrue(swatch.at(16, 1) != 0 && swatch.at(16, 30) != 0, "as high as the picture");
        assertTrue(swatch.at(2, 16) == 0 && swatch.at(29, 16) == 0, "half as wide");
    }
}
