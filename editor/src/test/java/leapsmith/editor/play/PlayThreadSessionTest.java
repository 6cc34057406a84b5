package leapsmith.editor.play;

import static leapsmith.editor.Rooms.room;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.physics.body.Button;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A document, its feed, the thread and a real session together, as the window uses them. */
@Timeout(120)
class PlayThreadSessionTest {
    private final LevelDocument document = new LevelDocument(room());
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private final PlayThread play = PlayThread.of(
            PlayRecording.empty(document.level(), Optional.empty()), document.memory(), PlayFailures.addTo(failures));
    private final DocumentFeed feed = new DocumentFeed(document, play::queue, play::beginEdit);

    @BeforeEach
    void start() {
        play.view(new PlayView(0, 0, 320, 160));
        play.start();
    }

    @AfterEach
    void stop() {
        feed.close();
        play.stop();
        assertEquals(List.of(), failures);
    }

    @Test
    void phasesAreTimedOnlyIfTheViewAsksForIt() {
        awaitFrame(
                "stepped without timing",
                frame -> frame.frame().tick() > 0 && frame.frame().phaseTimes().totalNanos() == 0);
        play.view(new PlayView(0, 0, 320, 160, true, false));
        awaitFrame("timed", frame -> frame.frame().phaseTimes().totalNanos() > 0);
        play.view(new PlayView(0, 0, 320, 160));
        awaitFrame("no longer timed", frame -> frame.frame().phaseTimes().totalNanos() == 0);
    }

    @Test
    void heldButtonsMoveThePlayerInTheFrames() {
        play.inputs(Inputs.of(Button.RIGHT));
        awaitFrame("walked", frame -> frame.playerX() > 80);
    }

    @Test
    void editsOfTheDocumentAppearInTheFrames() {
        Level level = document.level();
        document.apply(
                Message.of("dig"),
                document.level().withTiles(Rooms.fill(level, new TileRegion(0, 9, 20, 1), TileType.EMPTY)));
        LevelObject npc = CharacterType.TYPE.create("npc", CharacterType.IDLE, 100, 20);
        document.apply(ObjectEdits.add(Message.of("place"), document.level(), List.of(npc)));
        awaitFrame(
                "both fell to the bottom of the level",
                frame -> frame.frame().bodyCount() == 2
                        && frame.frame().y(0) == 120
                        && frame.frame().y(1) == 120);
    }

    @Test
    void aLevelOfAnotherSizeRestartsPlay() {
        awaitFrame("begun", frame -> true);
        Level smaller = Rooms.with(Rooms.floored(4, 4), Rooms.hero(20, 8));
        document.apply(Message.of("resize"), smaller);
        awaitFrame("started again", frame -> frame.playerX() == 26);
    }

    @Test
    void slowPlayShowsAClone() {
        play.speed(PlayThread.MIN_SPEED);
        play.queue(new CharacterCommand.ClonePlayer());
        awaitFrame("two bodies", frame -> frame.frame().bodyCount() == 2);
    }

    @Test
    void theTrailOfAChangedRunIsCompletedWhileAPartBeforeItsEndIsLooped() {
        play.speed(PlayThread.MAX_SPEED);
        Await.until("recorded", () -> play.timeline().length() >= 300);
        play.speed(1);
        play.loop(20, 40);
        play.seek(20);
        play.pause(false);
        Await.until("looping", () -> play.timeline().tick() < 40);
        TileRegion place = new TileRegion(10, 5, 2, 1);
        document.apply(
                Message.of("paint"), document.level().withTiles(Rooms.fill(document.level(), place, TileType.BLOCK)));
        Await.until(
                "whole",
                () -> play.timeline().commands().count() == 1 && play.timeline().isWhole());
        assertFalse(play.isPaused());
        assertTrue(play.timeline().tick() <= 40, "it is still looping");
    }

    @Test
    void theLastFrameStaysAfterTheStop() {
        awaitFrame("begun", frame -> true);
        play.stop();
        PlayFrame last = play.newest();
        assertNotNull(last);
        assertSame(last, play.newest());
    }

    @Test
    void playBeginsAtTheCursor() {
        PlayThread other = PlayThread.of(
                PlayRecording.empty(document.level(), Optional.of(new StartPoint(200, 144))),
                document.memory(),
                PlayFailures.addTo(failures));
        other.pause(true);
        other.start();
        Await.until("a frame", () -> other.newest() != null);
        assertEquals(200, other.newest().playerX());
        assertEquals(0, other.newest().frame().tick());
        Await.until("ended", other::stop);
    }

    private void awaitFrame(String what, Predicate<PlayFrame> condition) {
        Await.until(what, () -> {
            PlayFrame frame = play.newest();
            return frame != null && condition.test(frame);
        });
    }
}
