package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.LevelDocument;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.PlaySession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class PlayCyclesTest {
    private static final int CYCLES = 100;

    @Test
    void aHundredPlaysLeakNoThreadAndNoSession() {
        Level level = level();
        LevelDocument document = new LevelDocument(level);
        List<PlayThread> threads = new ArrayList<>();
        List<WeakReference<PlaySession>> sessions = new ArrayList<>();
        List<WeakReference<DocumentFeed>> feeds = new ArrayList<>();
        for (int i = 0; i < CYCLES; i++) {
            playOnce(document, threads, sessions, feeds);
        }
        assertEquals(CYCLES, sessions.size());
        assertEquals(0, playThreads());
        // References to stopped threads must keep no session alive.
        Await.until("all sessions are gone", () -> {
            System.gc();
            return sessions.stream().allMatch(it -> it.get() == null)
                    && feeds.stream().allMatch(it -> it.get() == null);
        });
        assertEquals(CYCLES, threads.size());
        assertEquals(level, document.level());
    }

    private static void playOnce(
            LevelDocument document,
            List<PlayThread> threads,
            List<WeakReference<PlaySession>> sessions,
            List<WeakReference<DocumentFeed>> feeds) {
        Level level = document.level();
        PlayThread play = new PlayThread(
                () -> {
                    RecordedPlay played = new RecordedPlay(level, Optional.empty());
                    sessions.add(new WeakReference<>(played.session()));
                    return played;
                },
                ended -> {
                    if (ended.failure() != null) {
                        throw new AssertionError(ended.failure());
                    }
                });
        DocumentFeed feed = new DocumentFeed(document, play::queue, play::beginEdit);
        feeds.add(new WeakReference<>(feed));
        play.view(new PlayView(0, 0, level.widthPx(), level.heightPx()));
        play.start();
        play.queue(new CharacterCommand.ClonePlayer());
        Await.until("a frame", () -> play.newest() != null);
        feed.close();
        assertTrue(play.stop() || stopped(play));
        threads.add(play);
    }

    private static boolean stopped(PlayThread play) {
        Await.until("stopped", () -> !play.isRunning());
        return true;
    }

    private static long playThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("play"))
                .count();
    }

    private static Level level() {
        LevelObject[] objects = new LevelObject[200];
        objects[0] = Rooms.hero(40, 104);
        for (int i = 1; i < objects.length; i++) {
            objects[i] = CharacterType.TYPE.create("npc-" + i, CharacterType.PATROL, i, 10);
        }
        return Rooms.with(Rooms.floored(20, 10), objects);
    }
}
