package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.ui.ActionId;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Errors in the handlers of the window, which keeps running. */
@WindowFixture.OwnWindows
class UnexpectedErrorWindowTest extends WindowFixture {
    private Thread.UncaughtExceptionHandler before;

    @BeforeEach
    void handleUncaughtExceptions() {
        onFx(() -> {
            before = Thread.currentThread().getUncaughtExceptionHandler();
            Thread.currentThread().setUncaughtExceptionHandler(window.errors);
        });
    }

    @AfterEach
    void restoreTheHandler() {
        onFx(() -> Thread.currentThread().setUncaughtExceptionHandler(before));
    }

    @Test
    void anErrorOnTheWindowThreadIsLoggedAndShown() throws Exception {
        Platform.runLater(() -> {
            throw new StackOverflowError("on purpose");
        });
        await(() -> !dialogs.asked.isEmpty());
        assertEquals(List.of("unexpected java.lang.StackOverflowError: on purpose"), dialogs.asked);
        String log = Files.readString(folder.resolve("logs/errors.log"));
        assertTrue(log.startsWith("test, thread JavaFX Application Thread"), log);
    }

    @Test
    void aBugWhileTheFirstLevelIsReadIsLoggedAndShownAsOne() throws Exception {
        onFx(() -> window.notOpened(folder.resolve("a.level.json"), new IllegalStateException("on purpose")));
        await(() -> dialogs.asked.size() == 2);
        assertTrue(dialogs.asked.get(0).startsWith("error "), dialogs.asked::toString);
        assertEquals("unexpected java.lang.IllegalStateException: on purpose", dialogs.asked.get(1));
    }

    @Test
    void anErrorRevertsItsStrokeAndTheNextStrokeIsAStep() throws Exception {
        Subscription failing = document().addListener(change -> {
            throw new IllegalStateException("on purpose");
        });
        paint(1, 1, 3, 1);
        await(() -> !dialogs.asked.isEmpty());
        onFx(failing::unsubscribe);
        assertFalse(document().isInStroke());
        assertFalse(document().isDirty());
        paint(1, 2, 3, 2);
        assertEquals(1, document().history().size());
        undo();
        assertFalse(document().isDirty());
    }

    @Test
    void anErrorWhileTypingLeavesAStepThatCanBeUndone() throws Exception {
        double gravity = level().physics().gravity();
        Subscription failing = document().addListener(change -> {
            throw new IllegalStateException("on purpose");
        });
        write("#field-gravity", "9");
        await(() -> !dialogs.asked.isEmpty());
        onFx(failing::unsubscribe);
        type(KeyCode.ENTER);
        assertEquals(9, level().physics().gravity());
        undo();
        assertEquals(gravity, level().physics().gravity());
        assertFalse(document().isDirty());
    }

    @Test
    void theWindowUsesNoNetwork() throws Exception {
        List<URI> connections = new CopyOnWriteArrayList<>();
        ProxySelector usual = ProxySelector.getDefault();
        ProxySelector.setDefault(new ProxySelector() {
            @Override
            public List<Proxy> select(URI uri) {
                connections.add(uri);
                return List.of(Proxy.NO_PROXY);
            }

            @Override
            public void connectFailed(URI uri, SocketAddress address, IOException failure) {}
        });
        try {
            onFx(window::close);
            openWindow();
            paint(1, 1, 3, 1);
            play();
            stop();
            perform(ActionId.DARK);
            WaitForAsyncUtils.waitForFxEvents();
        } finally {
            ProxySelector.setDefault(usual);
        }
        assertEquals(List.of(), connections);
    }
}
