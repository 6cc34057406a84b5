package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.looks.DecorationModel;
import leapsmith.editor.looks.LevelLook;
import leapsmith.editor.tools.ToolId;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.art.ArtStyle;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.image.Themes;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.ThemeFormat;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.Message;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Themes and decoration, by mouse and keys. */
class LooksWindowTest extends WindowFixture {
    @Override
    LevelDocument firstDocument() throws IOException {
        Path file = folder.resolve("looks.level.json");
        LevelFiles.save(file, Level.empty("looks", 40, 20, 16).withLooks(LevelLooks.STANDARD));
        return new LevelDocument(LevelFiles.read(file), file);
    }

    private Look shown() {
        return window.level().canvas().shownLook();
    }

    /** The item of a theme in the menu. */
    private MenuItem theme(String name) {
        Menu menu = lookup(".menu-bar").<MenuBar>query().getMenus().stream()
                .flatMap(it -> it.getItems().stream())
                .filter(it -> "menu-theme".equals(it.getId()))
                .map(Menu.class::cast)
                .findFirst()
                .orElseThrow();
        menu.getOnShowing().handle(null);
        return menu.getItems().stream()
                .filter(it -> ("theme-" + name).equals(it.getId()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theMenuHasTheLevelWearAThemeAndAKeyShowsItFlat() throws Exception {
        await(() -> shown() != null);
        assertEquals("Meadow", shown().theme().name());
        onFx(() -> LevelLook.of(window.level()).preview(Optional.of("castle")));
        await(() -> shown().theme().name().equals("Castle"));
        assertEquals("meadow", level().looks().theme(), "only a preview");
        onFx(() -> theme("cave").fire());
        await(() -> shown().theme().name().equals("Cave"));
        assertEquals("cave", level().looks().theme());
        undo();
        await(() -> shown().theme().name().equals("Meadow"));
        perform(ActionId.switching(ViewSwitch.LOOKS));
        assertNull(shown());
        perform(ActionId.switching(ViewSwitch.LOOKS));
        assertNotNull(shown());
    }

    @Test
    void aLayerOfDecorationIsPaintedHiddenMovedAndTakenBack() throws Exception {
        await(() -> shown() != null);
        perform(ActionId.DECORATION);
        await(() -> isShown("#decoration"));
        ToggleButton block = lookup("#palette-tile-block").query();
        assertTrue(block.isSelected());
        clickOn("#decoration-add-back");
        await(() -> isShown("#decoration-picture"));
        assertFalse(block.isSelected(), "a block isn't what is painted");
        // The canvas is narrower, so it shows another part of the level.
        perform(ActionId.FIT);
        WaitForAsyncUtils.waitForFxEvents();
        paint(3, 3, 4, 3);
        assertEquals(1, level().looks().layers().size());
        assertEquals(2, level().looks().layers().get(0).pieces().rows().get(3).size());
        assertEquals(Level.empty("looks", 40, 20, 16).tiles(), level().tiles());
        clickOn("#decoration-up");
        assertEquals(Depth.FRONT, level().looks().layers().get(0).depth());
        undo();
        assertEquals(Depth.BACK, level().looks().layers().get(0).depth());
        DecorationModel model = window.level().part(DecorationModel.class);
        onFx(() -> model.setLocked("back", true));
        click(7, 3);
        assertEquals(2, level().looks().layers().get(0).pieces().rows().get(3).size(), "locked");
        assertEquals(Level.empty("looks", 40, 20, 16).tiles(), level().tiles());
        onFx(() -> model.setLocked("back", false));
        perform(ActionId.DECORATION);
        WaitForAsyncUtils.waitForFxEvents();
        click(9, 3);
        assertFalse(level().tiles().equals(Level.empty("looks", 40, 20, 16).tiles()), "tiles again");
        perform(ActionId.DECORATION);
        await(() -> isShown("#decoration-picture"));
        assertEquals("back", model.chosenProperty().get(), "the layer is chosen again");
        perform(ActionId.DECORATION);
        while (!level().looks().layers().isEmpty()) {
            onFx(() -> window.level().document().undo());
        }
        perform(ActionId.DECORATION);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(DecorationModel.TILES, model.chosenProperty().get(), "the layer is gone");
    }

    @Test
    void aFreePictureIsPlacedMovedAndDeleted() throws Exception {
        await(() -> shown() != null);
        perform(ActionId.DECORATION);
        await(() -> isShown("#decoration"));
        clickOn("#decoration-add-front");
        await(() -> isShown("#decoration-piece-tree"));
        perform(ActionId.FIT);
        WaitForAsyncUtils.waitForFxEvents();
        clickOn("#decoration-piece-tree");
        click(9, 9);
        assertEquals("tree", decals().get(0).piece());
        double x = decals().get(0).x();
        paint(9, 9, 12, 9);
        assertEquals(x + 48, decals().get(0).x(), 2);
        assertEquals("Picture tree", lookup("#inspector-title").queryLabeled().getText());
        type(KeyCode.DELETE);
        assertEquals(List.of(), decals());
        type(KeyCode.B);
        click(4, 4);
        assertEquals(1, level().looks().layers().get(0).pieces().rows().get(4).size(), "tiles of the sheet again");
        clickOn("#decoration-piece-tree");
        type(KeyCode.R);
        assertEquals(ToolId.SELECT, window.level().tools().chosenTool());
        click(9, 9);
        assertEquals(List.of(), decals());
        clickOn("#decoration-piece-tree");
        type(KeyCode.DIGIT1);
        click(25, 4);
        assertFalse(level().tiles().equals(Level.empty("looks", 40, 20, 16).tiles()), "a tile of the level");
        assertEquals(List.of(), decals());
    }

    @Test
    void aLayerWithFreePicturesAloneHasThePointerChangeThem() throws Exception {
        await(() -> shown() != null);
        LevelLooks looks = level().looks().withLayers(List.of(Decoration.empty("map", "", Depth.BACK)));
        onFx(() -> window.level().document().apply(Message.of("edit.layer.add"), level().withLooks(looks)));
        perform(ActionId.DECORATION);
        await(() -> isShown("#decoration"));
        DecorationModel model = window.level().part(DecorationModel.class);
        onFx(() -> model.choose("map"));
        assertEquals(
                Optional.of(DecorationModel.ANY_PICTURE),
                model.pictureProperty().get());
        assertFalse(isShown("#decoration-note"), "there is something to do without a sheet");
        onFx(() -> model.choosePicture("tree"));
        type(KeyCode.ESCAPE);
        assertEquals(
                Optional.of(DecorationModel.ANY_PICTURE),
                model.pictureProperty().get());
        assertTrue(((ToggleButton) lookup("#decoration-piece-").query()).isSelected());
    }

    private List<Decoration.Decal> decals() {
        return level().looks().layers().get(0).decals();
    }

    @Test
    void aPictureBecomesAThemeWithAClickInItAndTheLevelWearsIt() throws Exception {
        Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
        Themes.write(ArtStyle.meadow(), elsewhere, false);
        onFx(() -> theme("own").fire());
        await(() -> isShown("#theme-note"));
        dialogs.open = elsewhere.resolve("meadow-ground.png");
        clickOn("#theme-first");
        await(() -> isShown("#theme-picture") && isShown("#theme-layout-nine"));
        Path file = folder.resolve("meadow-ground.theme.json");
        assertTrue(Files.exists(file));
        assertEquals("meadow-ground", level().looks().theme());
        await(() -> shown() != null && shown().sprite("player") != null);
        assertFalse(shown().backdrops().isEmpty(), "what has no picture yet stays as it is");
        ComboBox<Theme.Rest> rest = lookup("#theme-rest").query();
        onFx(() -> rest.setValue(Theme.Rest.FLAT));
        await(() -> shown() != null && shown().sprite("player") == null);
        clickOn("#theme-undo");
        await(() -> rest.getValue() == Theme.Rest.MEADOW && shown() != null && shown().sprite("player") != null);
        List<String> subjects =
                lookup("#theme-subject").<ComboBox<String>>query().getItems();
        assertTrue(subjects.indexOf("object:player") < subjects.indexOf("slope-right-1:1"), subjects.toString());
        Node picture = lookup("#theme-picture").query();
        clickOn("#theme-layout-nine");
        double layouts = lookup("#theme-pieces").query().localToScene(0, 0).getY();
        clickOn(offset(picture, Pos.TOP_LEFT, new Point2D(8, 8)));
        assertEquals(
                layouts, lookup("#theme-pieces").query().localToScene(0, 0).getY(), "nothing moves below the pointer");
        Theme written = InputFile.read(file, ThemeFormat::read);
        assertEquals(Layout.NINE, written.tiles().get("block").get(0).layout());
        assertEquals(new Cell(0, 0), written.tiles().get("block").get(0).at());
        await(() -> shown() != null && shown().theme().tiles().containsKey("block"));
        ComboBox<String> subject = lookup("#theme-subject").query();
        clickOn("#palette-character-player");
        assertEquals("object:player", subject.getValue(), "what was chosen in the palette");
        clickOn("#palette-tile-water");
        assertEquals("water", subject.getValue(), "the level has it since it was chosen");
        clickOn("#palette-tile-one-way");
        assertEquals("oneway", subject.getValue());
        double top = picture.localToScene(0, 0).getY();
        clickOn("#theme-pieces");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(text("#theme-hint").contains("piece 1 of 4"), text("#theme-hint"));
        assertEquals(top, picture.localToScene(0, 0).getY(), "the hint is longer, but the picture stays");
        for (int column : new int[] {1, 3, 2, 1}) {
            clickOn(offset(picture, Pos.TOP_LEFT, new Point2D(8 + 32 * column, 40)));
        }
        written = InputFile.read(file, ThemeFormat::read);
        assertEquals(List.of(0, 2, 1, 0), written.tiles().get("oneway").get(0).order());
        assertEquals(new Cell(1, 1), written.tiles().get("oneway").get(0).at());
        clickOn("#theme-layout-row");
        assertEquals(
                List.of(),
                InputFile.read(file, ThemeFormat::read)
                        .tiles()
                        .get("oneway")
                        .get(0)
                        .order());
        onFx(() -> lookup("#theme-subject").<ComboBox<String>>query().setValue("object:player"));
        drag(offset(picture, Pos.TOP_LEFT, new Point2D(8, 8)))
                .dropTo(offset(picture, Pos.TOP_LEFT, new Point2D(40, 8)));
        WaitForAsyncUtils.waitForFxEvents();
        written = InputFile.read(file, ThemeFormat::read);
        assertEquals(
                new Cell(2, 1),
                written.objects().get("player").skin().orElseThrow().size());
        undo();
        assertFalse(
                InputFile.read(file, ThemeFormat::read).objects().containsKey("player"), "the last change was here");
        redo();
        assertTrue(InputFile.read(file, ThemeFormat::read).objects().containsKey("player"));
        clickOn("#theme-undo");
        onFx(() -> theme("meadow").fire());
        await(() -> isShown("#theme-note"));
        undo();
        await(() -> !isShown("#theme-note"));
        clickOn("#theme-undo");
        for (int i = 0; i < 4; i++) {
            clickOn("#theme-undo");
        }
        assertFalse(InputFile.read(file, ThemeFormat::read).tiles().containsKey("block"));
        await(() -> shown() != null
                && !shown().theme().tiles().get("block").get(0).sheet().equals("meadow-ground"));
        byte[] good = Files.readAllBytes(file);
        Path away = folder.resolve("away.png");
        Files.move(dialogs.open, away);
        awaitAfterReload(() -> text("#theme-hint").contains("meadow-ground.png"));
        Files.writeString(file, "{");
        awaitAfterReload(() -> isShown("#theme-note") && text("#theme-note").contains("theme.json:1:2"));
        dialogs.open = away;
        clickOn("#theme-add");
        assertFalse(Files.exists(folder.resolve("away.theme.json")), "no other theme is begun");
        Files.write(file, good);
        awaitAfterReload(() -> !isShown("#theme-note"));
    }

    @Test
    void anObjectIsPreviewedByItsPictureBeforeItIsPlaced() throws Exception {
        await(() -> shown() != null);
        type(KeyCode.DIGIT4);
        moveTo(tile(30, 16));
        WaitForAsyncUtils.waitForFxEvents();
        WritableImage without = canvas();
        moveTo(tile(10, 8));
        WaitForAsyncUtils.waitForFxEvents();
        WritableImage with = canvas();
        Set<Integer> colors = new HashSet<>();
        for (int y = 0; y < with.getHeight(); y++) {
            for (int x = 0; x < with.getWidth() / 2; x++) {
                int argb = with.getPixelReader().getArgb(x, y);
                if (argb != without.getPixelReader().getArgb(x, y)) {
                    colors.add(argb);
                }
            }
        }
        assertTrue(colors.size() > 12, "a hero has more colors than a box: " + colors.size());
    }

    private WritableImage canvas() {
        WritableImage[] image = new WritableImage[1];
        onFx(() -> image[0] = window.level().canvas().snapshot(null, null));
        return image[0];
    }

    @Test
    void panelsThatAreOpenedOneAfterAnotherLeaveRoomForTheLevel() throws Exception {
        for (ActionId panel :
                List.of(ActionId.TILE_KINDS, ActionId.DECORATION, ActionId.THEME, ActionId.OBJECT_KINDS)) {
            perform(panel);
            WaitForAsyncUtils.waitForFxEvents();
            assertTrue(window.actions.get(panel).selected().get(), panel::toString);
            await(() -> window.level().canvas().getWidth() >= 350);
        }
    }

    @Test
    void aHintSaysHowToSeeTilesThatTheThemeHides() throws Exception {
        await(() -> shown() != null);
        Files.writeString(folder.resolve("hiding.theme.json"), """
                { "format": "leapsmith-theme", "version": 1, "rest": "hidden",
                  "sheets": { "plants": { "image": "plants.png" } } }
                """);
        Themes.write(ArtStyle.meadow(), folder, false);
        Files.copy(folder.resolve("meadow-plants.png"), folder.resolve("plants.png"));
        LevelDocument document = window.level().document();
        Level hidden = level().withLooks(level().looks().withTheme("hiding"));
        onFx(() -> document.apply(Message.literal("theme"), hidden));
        await(() -> shown() != null && shown().hidesRest());
        paint(3, 3, 5, 3);
        assertTrue(text("#toast").startsWith("The theme hides what you paint"), text("#toast"));
    }

    /** Reads the theme again, as the window does when it is focused, until something holds. */
    private void awaitAfterReload(BooleanSupplier condition) throws Exception {
        await(() -> {
            onFx(() -> LevelLook.of(window.level()).refresh());
            return condition.getAsBoolean();
        });
    }

    private String text(String id) {
        return lookup(id).queryAs(Labeled.class).getText();
    }
}
