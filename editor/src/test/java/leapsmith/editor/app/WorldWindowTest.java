package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.WorldPlace;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** View &gt; World. */
@WindowFixture.OwnWindows
class WorldWindowTest extends WindowFixture {
    private Path a;
    private Path b;

    private void openWorld() throws Exception {
        Path levels = Files.createDirectory(folder.resolve("levels"));
        a = levels.resolve("a.level.json");
        b = levels.resolve("b.level.json");
        LevelFiles.save(a, Level.empty("A", 20, 10, 16).withPlace(Optional.of(new WorldPlace(0, 0))));
        LevelFiles.save(b, Level.empty("B", 20, 10, 16).withPlace(Optional.of(new WorldPlace(20, 0))));
        open(new LevelDocument(LevelFiles.read(a), a));
        perform(ActionId.WORLD);
        await(() -> isShown("#world"));
        await(() -> accessibleText().contains("levels"));
        // Until both levels are read.
        await(() -> {
            push(KeyCode.HOME);
            push(KeyCode.RIGHT);
            return accessibleText().contains("B at 20, 0");
        });
    }

    private String accessibleText() {
        return String.valueOf(lookup("#world").query().getAccessibleText());
    }

    @Test
    void keysChooseAndMoveALevelWhoseFileSaysSo() throws Exception {
        openWorld();
        push(KeyCode.SHIFT, KeyCode.DOWN);
        await(() -> place(b).equals(Optional.of(new WorldPlace(20, 1))));
        push(KeyCode.CONTROL, KeyCode.Z);
        await(() -> place(b).equals(Optional.of(new WorldPlace(20, 0))));
        assertFalse(document().isDirty(), "another level was moved");
        push(KeyCode.ENTER);
        await(() -> document().level().name().equals("B"));
        await(() -> !isShown("#world"));
    }

    private static Optional<WorldPlace> place(Path file) {
        try {
            return LevelFiles.read(file).place();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void movingTheOpenLevelIsSavedAndNoStepOfIt() throws Exception {
        openWorld();
        onFx(() -> document().apply(Message.of("edit.name"), document().level().withName("C")));
        push(KeyCode.LEFT);
        push(KeyCode.SHIFT, KeyCode.UP);
        await(() -> place(a).equals(Optional.of(new WorldPlace(0, -1))));
        assertEquals(Optional.of(new WorldPlace(0, -1)), document().level().place());
        assertEquals("A", LevelFiles.read(a).name(), "other changes stay unsaved");
        assertTrue(document().isDirty());
        onFx(() -> document().undo());
        assertFalse(document().isDirty());
        assertEquals(Optional.of(new WorldPlace(0, -1)), document().level().place());
        push(KeyCode.CONTROL, KeyCode.Z);
        await(() -> place(a).equals(Optional.of(new WorldPlace(0, 0))));
        assertEquals(Optional.of(new WorldPlace(0, 0)), document().level().place());
        assertFalse(document().isDirty());
    }

    @Test
    void aLevelIsDraggedToAnEdgeAndADoubleClickOpensIt() throws Exception {
        openWorld();
        push(KeyCode.HOME);
        WaitForAsyncUtils.waitForFxEvents();
        Node area = lookup("#world-area").query();
        double width = area.getLayoutBounds().getWidth();
        double height = area.getLayoutBounds().getHeight();
        // Both levels side by side fill the width but for the margin: B begins in the middle.
        double scale = Math.min(1, (width - 96) / 640);
        double x = width / 2 + 80 * scale;
        double y = height / 2;
        var from = area.localToScreen(x, y);
        // Nearly below A: its left edge snaps to that of A, its top to the bottom.
        drag(from.getX(), from.getY()).dropTo(from.getX() - (320 - 6) * scale, from.getY() + (160 + 5) * scale);
        await(() -> place(b).equals(Optional.of(new WorldPlace(0, 10))));
        var now = area.localToScreen(width / 2 - 160 * scale, y + 100 * scale);
        doubleClickOn(now.getX(), now.getY());
        await(() -> document().level().name().equals("B"));
    }
}
