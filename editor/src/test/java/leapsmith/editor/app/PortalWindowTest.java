package leapsmith.editor.app;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import leapsmith.editor.document.Selection;
import leapsmith.editor.play.PlayFrame;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Portals to other levels of the folder. */
class PortalWindowTest extends WindowFixture {
    private Path save(String name, LevelObject... objects) throws Exception {
        Path file = folder.resolve(name + ".level.json");
        LevelFiles.save(file, with(floored(60, 10), objects));
        return file;
    }

    private static LevelObject portal(String id, double x, String to) {
        return ZoneType.TYPE.create(id, ZoneType.PORTAL, x, 112, 16, 32).with(ZoneType.TO, to);
    }

    private void play(Path file) throws Exception {
        onFx(() -> window.open(List.of(file)));
        await(() -> document().file().equals(Optional.of(file)));
        perform(ActionId.PLAY);
    }

    /** Of the shown frame; no number while there is none. */
    private double playerX() {
        PlayFrame frame = window.level().canvas().playFrame();
        return frame == null ? Double.NaN : frame.playerX();
    }

    @Test
    void playGoesOnWhereAPortalLeadsAndComesBackByRewinding() throws Exception {
        Path one = save("one", hero(40, 104), portal("out", 100, "two#in"));
        Path two = save("two", hero(20, 104), portal("in", 300, "one#out"));
        play(one);
        press(KeyCode.D);
        await(() -> document().file().equals(Optional.of(two)));
        release(KeyCode.D);
        await(() -> Math.abs(playerX() - 308) < 40);
        press(KeyCode.BACK_SPACE);
        await(() -> document().file().equals(Optional.of(one)));
        await(() -> playerX() < 80);
        release(KeyCode.BACK_SPACE);
        assertEquals(
                2,
                window.levels.documents().stream()
                        .filter(it -> it.file().isPresent())
                        .count());
    }

    @Test
    void theListOfDestinationsHasThoseOfOtherLevelsAsSoonAsItIsOpened() throws Exception {
        Path one = save("one", hero(40, 104), portal("out", 100, ""));
        save("two", hero(20, 104), portal("in", 300, "one#out"));
        onFx(() -> window.open(List.of(one)));
        await(() -> document().file().equals(Optional.of(one)));
        onFx(() -> document().select(Selection.of("out")));
        ComboBox<String> to = lookup("#field-to").queryComboBox();
        await(() -> to.getItems().contains("hero"));
        onFx(to::show);
        await(() -> to.getItems().contains("two#in"));
        onFx(() -> to.setValue("two#in"));
        assertEquals("two#in", level().object("out").orElseThrow().get(ZoneType.TO));
        onFx(() -> to.getEditor().setText("hero"));
        onFx(to::commitValue);
        assertEquals("hero", level().object("out").orElseThrow().get(ZoneType.TO));
    }

    @Test
    void aPortalToALevelThatIsNotThereSaysSo() throws Exception {
        Path one = save("one", hero(40, 104), portal("out", 60, "nowhere#in"));
        play(one);
        press(KeyCode.D);
        await(() -> lookup("#status-message").queryAll().stream()
                        .anyMatch(it -> it.toString().contains("nowhere"))
                || toasts().contains("nowhere"));
        release(KeyCode.D);
        assertTrue(document().file().equals(Optional.of(one)));
        perform(ActionId.STOP);
    }

    @Test
    void aPortalToALevelThatCantBeReadEndsPlay() throws Exception {
        Path one = save("one", hero(40, 104), portal("out", 60, "broken#in"));
        Files.writeString(folder.resolve("broken.level.json"), "{ broken");
        play(one);
        press(KeyCode.D);
        await(() -> dialogs.asked.stream().anyMatch(it -> it.startsWith("error ")));
        release(KeyCode.D);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(Optional.of(one), document().file());
        assertFalse(window.level().canvas().playingProperty().get());
    }

    private String toasts() {
        return lookup(".label").queryAllAs(javafx.scene.control.Label.class).stream()
                .map(javafx.scene.control.Label::getText)
                .filter(text -> text != null && text.contains("nowhere"))
                .findFirst()
                .orElse("");
    }
}
