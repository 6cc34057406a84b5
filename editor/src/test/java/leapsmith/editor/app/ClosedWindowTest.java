package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCode;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ZoneType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.testfx.util.WaitForAsyncUtils;

/** Windows and levels that are closed leave nothing behind: their threads end, and their memory becomes free. */
@WindowFixture.OwnWindows
class ClosedWindowTest extends WindowFixture {
    /** Levels that are opened and closed at a time. */
    private static final int LEVELS = 6;
    /** How many times more, at most. */
    private static final int MORE = 3;

    /** The classes that are counted begin like this; other ones have caches of a limited size. */
    private static final List<String> COUNTED = List.of(
            "leapsmith.",
            "javafx.beans.",
            "javafx.collections.",
            "javafx.event.",
            "javafx.scene.",
            "com.sun.javafx.binding.Mapped",
            "com.sun.scenario.effect.");

    /** JavaFX removes weak listeners only when it needs their room. */
    private static final String WEAK = "javafx\\.beans\\.(value\\.)?Weak.*";

    @Test
    @EnabledIfSystemProperty(named = "leapsmith.thorough", matches = "true")
    void aClosedWindowCanBeGarbageCollected() throws Exception {
        useReachAndPlay();
        WeakReference<EditorWindow> closed = new WeakReference<>(window);
        WeakReference<OpenLevel> level = new WeakReference<>(window.level());
        closeWindow();
        // Without a screen, JavaFX keeps the last window that had the focus and received a key.
        openWindow();
        type(KeyCode.ESCAPE);
        awaitGarbageCollected(closed);
        awaitGarbageCollected(level);
    }

    @Test
    void theFirstLevelOfAWindowCanBeGarbageCollectedWhenItIsClosed() throws Exception {
        WeakReference<OpenLevel> first = new WeakReference<>(window.level());
        useReachAndPlay();
        dropEvents();
        awaitGarbageCollected(first);
    }

    @Test
    void theThreadsOfAClosedWindowEnd() throws Exception {
        useReachAndPlay();
        closeWindow();
        Set<Thread> others = threads();
        openWindow();
        useReachAndPlay();
        Set<Thread> ofWindow = threads();
        ofWindow.removeAll(others);
        Set<String> names = ofWindow.stream().map(Thread::getName).collect(Collectors.toSet());
        assertTrue(names.containsAll(Set.of("files", "checks", "journal", "reach", "what-if")), names::toString);
        closeWindow();
        await(() -> ofWindow.stream().noneMatch(Thread::isAlive));
        openWindow();
    }

    @Test
    @EnabledIfSystemProperty(named = "leapsmith.thorough", matches = "true")
    void closedLevelsLeaveNothingBehind() throws Exception {
        openAndClose();
        Map<String, Long> before = counts();
        openAndClose();
        // Some of what is garbage is only released by later levels.
        for (int i = 0; i < MORE && !added(before).isEmpty(); i++) {
            openAndClose();
        }
        assertEquals(Map.of(), added(before), "objects added by closed levels");
    }

    /** What there is more of since then, at least one object for each level. */
    private static Map<String, Long> added(Map<String, Long> before) throws ReflectiveOperationException {
        Map<String, Long> added = counts();
        added.replaceAll((type, count) -> count - before.getOrDefault(type, 0L));
        added.values().removeIf(count -> count < LEVELS);
        return added;
    }

    private static Map<String, Long> counts() throws ReflectiveOperationException {
        Map<String, Long> counts = new TreeMap<>(ObjectCounts.byClass());
        counts.keySet().removeIf(type -> COUNTED.stream().noneMatch(type::startsWith) || type.matches(WEAK));
        return counts;
    }

    private void openAndClose() throws TimeoutException {
        for (int i = 0; i < LEVELS; i++) {
            useReachAndPlay();
            onFx(() -> window.levels.close(document()));
            WaitForAsyncUtils.waitForFxEvents();
        }
        dropEvents();
    }

    /** Opens a level, searches what its player reaches, and plays it. */
    private void useReachAndPlay() throws TimeoutException {
        Level room = Rooms.with(
                Rooms.floored(40, 10),
                Rooms.hero(20, 104),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 400, 96, 16, 48));
        open(new LevelDocument(room));
        if (!window.actions.get(ActionId.REACH).selected().get()) {
            perform(ActionId.REACH);
        }
        await(this::isSearched);
        play();
        stop();
        type(KeyCode.ESCAPE);
        await(this::isSearched);
    }

    private boolean isSearched() {
        return LevelParts.of(window.level()).reach.reach().state().isOn()
                && !LevelParts.of(window.level()).reach.reach().state().isSearching();
    }

    /** All threads but those of TestFX, which lets them end later. */
    private static Set<Thread> threads() {
        Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
        threads.removeIf(thread -> thread.getName().startsWith("testfx-"));
        return threads;
    }
}
