package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

@UiTest
class StartFailureTest {
    @TempDir
    Path logs;

    @Test
    void theFailureIsLoggedAndShownUntilTheUserClosesIt(FxRobot robot) throws Exception {
        AtomicBoolean closed = new AtomicBoolean();
        Platform.runLater(() -> new StartFailure(new Texts(Locale.ENGLISH), new ErrorLog(logs), () -> "test", "1")
                .show(new IllegalStateException("no screen"), () -> closed.set(true)));
        Path log = logs.resolve("errors.log");
        WaitForAsyncUtils.waitFor(
                30,
                TimeUnit.SECONDS,
                () -> robot.lookup("Leapsmith could not start").tryQuery().isPresent());
        WaitForAsyncUtils.waitForFxEvents();
        String shown = "java.lang.IllegalStateException: no screen\n\nThe details are in " + log + ".";
        assertTrue(robot.lookup(shown).tryQuery().isPresent());
        assertTrue(Files.readString(log).startsWith("test, thread JavaFX Application Thread"));
        assertFalse(closed.get());
        robot.clickOn("Close");
        WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, closed::get);
    }
}
