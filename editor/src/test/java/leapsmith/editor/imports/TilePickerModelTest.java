package leapsmith.editor.imports;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import leapsmith.editor.imports.TilePickerModel.Step;
import leapsmith.levels.external.CellArray;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.external.TileImages.Area;
import leapsmith.levels.external.TileImages.Sheet;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.scene.ColorScheme;
import org.junit.jupiter.api.Test;

/** Choosing tiles of the tilesets cave, a sheet of 4 x 3 tiles, and things, a collection with the ids 0, 3 and 7. */
class TilePickerModelTest {
    private static final ExternalTileset CAVE =
            new ExternalTileset("cave", "", 1, 12, 16, 16, Map.of(), sheet("cave.png", 4), RawMembers.EMPTY);
    private static final ExternalTileset THINGS = new ExternalTileset(
            "things",
            "",
            100,
            8,
            32,
            32,
            Map.of(),
            new TileImages(
                    Optional.empty(),
                    Map.of(
                            0, new Area("tree.png", 0, 0, 20, 30),
                            3, new Area("cave.png", 16, 0, 16, 16),
                            7, new Area("lost.png", 0, 0, 16, 16))),
            RawMembers.EMPTY);

    private static TileImages sheet(String path, int columns) {
        return new TileImages(Optional.of(new Sheet(path, columns, 0, 0)), Map.of());
    }

    /** A folder with an image of 64 x 48 pixels and one of 20 x 30. */
    private static final RelatedFiles FILES = new RelatedFiles() {
        @Override
        public InputStream open(String path) throws IOException {
            return switch (path) {
                case "cave.png" -> image(64, 48);
                case "tree.png" -> image(20, 30);
                default -> throw new FileNotFoundException(path);
            };
        }

        @Override
        public RelatedFiles besides(String path) {
            return this;
        }
    };

    private static InputStream image(int width, int height) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB), "png", out);
        return new ByteArrayInputStream(out.toByteArray());
    }

    /** A map with these cells in a row. */
    private static ExternalMap map(List<ExternalTileset> tilesets, int... cells) {
        TileRegion bounds = new TileRegion(0, 0, cells.length, 1);
        CellArray array = new CellArray(bounds);
        IntStream.range(0, cells.length).forEach(column -> array.set(column, 0, cells[column]));
        return new ExternalMap(
                "m",
                "",
                16,
                16,
                bounds,
                List.of(new ExternalLayer.Tiles(LayerInfo.named("l"), array, 16, 16)),
                tilesets,
                OptionalInt.empty(),
                RawMembers.EMPTY,
                Map.of());
    }

    private static TilePickerModel picker(String text, List<ExternalMap> maps) {
        return new TilePickerModel(maps, FILES, ColorScheme.LIGHT, text, Runnable::run, Runnable::run);
    }

    private static TilePickerModel cave(String text) {
        return picker(text, List.of(map(List.of(CAVE), 1, 6, 0, 6)));
    }

    private static TilePickerModel both(String text) {
        return picker(text, List.of(map(List.of(CAVE, THINGS), 1, 6, 103)));
    }

    @Test
    void whatIsTypedIsChosen() {
        assertEquals("2-5,9", cave("9, 2-5").text());
        assertEquals("2-5", cave("Cave:2-5").text());
        assertEquals("cave:2,things:3", both("cave:2,things:3").text());
        assertEquals("cave:3,things:3", both("3").text());
        assertEquals(1, both("things:3").shown());
    }

    @Test
    void tilesOfTilesetsThatAreNotThereAreKept() {
        assertEquals("cave:4,wall:1-2", cave("cave:4,wall:1-2").text());
    }

    @Test
    void idsThatATilesetDoesNotHaveAreLeftOut() {
        assertEquals("11", cave("11-30").text());
        assertEquals(1, cave("11-30").chosenCount());
    }

    @Test
    void aClickChoosesOneTileAndBesideTheTilesNone() {
        TilePickerModel model = cave("2-5");
        model.choose(7);
        assertEquals("7", model.text());
        model.choose(-1);
        assertEquals("", model.text());
    }

    @Test
    void aDragChoosesARectangleOfTheSheet() {
        TilePickerModel model = cave("");
        model.choose(6);
        model.extend(11);
        assertEquals("6-7,10-11", model.text());
        model.extend(1);
        assertEquals("1-2,5-6", model.text(), "the rectangle follows the pointer");
    }

    @Test
    void toggledTilesAreAddedAndRemovedAndADragAddsToThem() {
        TilePickerModel model = cave("");
        model.choose(0);
        model.toggle(2);
        model.extend(3);
        assertEquals("0,2-3", model.text());
        model.toggle(2);
        assertEquals("0,3", model.text());
    }

    @Test
    void usedTilesAreListedAloneInARow() {
        TilePickerModel model = picker("", List.of(map(List.of(CAVE), 1, 6, 10, 12)));
        model.showUsedOnly(true);
        assertArrayEquals(new int[] {0, 5, 9, 11}, model.ids());
        assertFalse(model.isSheet());
        model.choose(1);
        model.extend(2);
        assertEquals("5,9", model.text());
        assertTrue(model.isUsed(5));
        assertFalse(model.isUsed(6));
    }

    @Test
    void aRangeOfACollectionSpansIdsThatDoNotExist() {
        TilePickerModel model = both("");
        model.show(1);
        assertArrayEquals(new int[] {0, 3, 7}, model.ids());
        model.choose(1);
        model.extend(2);
        assertEquals("things:3-7", model.text());
        assertEquals(2, model.chosenCount());
        assertEquals("things:3", model.nameOf(3));
    }

    @Test
    void eachTilesetKeepsItsChoice() {
        TilePickerModel model = both("cave:1");
        model.show(1);
        model.choose(0);
        assertEquals("cave:1,things:0", model.text());
    }

    @Test
    void theCursorMovesByKeysAndTheChoiceFollows() {
        TilePickerModel model = cave("");
        model.moveTo(5, Step.CHOOSE);
        model.move(1, 1, Step.EXTEND);
        assertEquals("5-6,9-10", model.text());
        model.move(0, 1, Step.CHOOSE);
        assertEquals(10, model.cursor(), "there is no row below");
        model.move(-1, 0, Step.KEEP);
        model.toggle(model.cursor());
        assertEquals("5-6,10", model.text());
        model.chooseAll();
        assertEquals("0-11", model.text());
    }

    @Test
    void aTileIsDrawnFromItsSheetOrItsOwnImage() {
        TilePickerModel model = both("");
        TilePickerModel.TilePicture six = model.picture(6).orElseThrow();
        assertEquals(List.of(32, 16, 16, 16), List.of(six.x(), six.y(), six.width(), six.height()));
        assertEquals(4, model.columns());
        assertEquals(List.of(), model.missingImages());
        model.show(1);
        assertEquals(16, model.picture(3).orElseThrow().x());
        assertEquals(30, model.picture(0).orElseThrow().height());
        assertEquals(Optional.empty(), model.picture(7));
        assertEquals(List.of("lost.png"), model.missingImages());
    }

    @Test
    void aSheetWhoseFileSaysNoSizeHasAsManyTilesAsItsImage() {
        ExternalTileset ogmo =
                new ExternalTileset("o", "", 1, 0, 16, 16, Map.of(), sheet("cave.png", 0), RawMembers.EMPTY);
        TilePickerModel model = picker("", List.of(map(List.of(ogmo), 3)));
        assertEquals(4, model.columns());
        assertEquals(12, model.ids().length);
    }

    @Test
    void withoutAnImageThereAreTheIdsThatAreNamed() {
        ExternalTileset unknown = new ExternalTileset("u", "", 1, 0, 1, 1, Map.of(), TileImages.NONE, RawMembers.EMPTY);
        TilePickerModel model = picker("5", List.of(map(List.of(unknown), 3)));
        assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5}, model.ids());
        assertFalse(model.namesImages());
        assertFalse(model.isSheet());
    }

    @Test
    void mapsOfAFileShareTilesets() {
        TilePickerModel model = picker(
                "", List.of(map(List.of(CAVE), 1), map(List.of(THINGS.withIds(1, 8), CAVE.withIds(50, 12)), 52)));
        assertEquals(List.of("cave", "things"), model.tilesetNames());
        assertTrue(model.isUsed(0));
        assertTrue(model.isUsed(2));
    }

    @Test
    void aMapWithoutTilesetsHasNothingToChoose() {
        TilePickerModel model = picker("cave:3", List.of(map(List.of(), 1)));
        assertFalse(model.hasTilesets());
        assertEquals("cave:3", model.text());
        assertEquals(0, model.chosenCount());
    }
}
