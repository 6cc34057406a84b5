package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.play.DocumentFeed;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.tools.ToolId;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiTest;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.Overlay;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@UiTest
class LevelCanvasPlayTest {
    private static final int TILE = 16;
    private static final int COLUMNS = 120;
    private static final int ROWS = 30;

    private final LevelDocument document = new LevelDocument(Level.empty("test", COLUMNS, ROWS, TILE)
            .withObjects(
                    CharacterType.TYPE,
                    List.of(
                            CharacterType.TYPE.create("hero", CharacterType.PLAYER, 96, ROWS * TILE - 40),
                            CharacterType.TYPE.create("rock-1", CharacterType.IDLE, 320, ROWS * TILE - 40),
                            CharacterType.TYPE.create("rock-2", CharacterType.IDLE, 328, ROWS * TILE - 40))));
    private final ToolBox tools = new ToolBox(document);
    private LevelCanvas canvas;
    private PlayThread play;
    private DocumentFeed feed;

    @Start
    void start(Stage stage) {
        canvas = new LevelCanvas(document, tools, new CanvasSettings(), new Texts(Locale.ENGLISH));
        Scene scene = new Scene(canvas, 700, 520);
        scene.addEventFilter(KeyEvent.ANY, event -> {
            if (canvas.input().handle(event)) {
                event.consume();
            }
        });
        stage.setScene(scene);
        // The stage of all tests has the place and the size that an earlier one has given it.
        stage.setX(0);
        stage.setY(0);
        stage.sizeToScene();
        stage.show();
        canvas.viewport().actualSize();
        canvas.viewport().centerOn(300, 300);
    }

    @AfterEach
    void stopPlay() {
        WaitForAsyncUtils.asyncFx(() -> canvas.dispose());
        WaitForAsyncUtils.waitForFxEvents();
        if (play != null) {
            feed.close();
            assertTrue(play.stop());
            assertNull(play.failure());
        }
    }

    @Test
    void keysMoveThePlayerAndTheCameraFollows(FxRobot robot) throws Exception {
        play(robot);
        double startX = canvas.viewport().camera().x();
        robot.press(KeyCode.D);
        await(() -> canvas.playFrame().playerX() > 700);
        await(() -> canvas.viewport().camera().x() > startX + 50);
        robot.release(KeyCode.D);
        await(() -> canvas.input().held().bits() == 0);
    }

    @Test
    void stopRestoresTheViewOfEditing(FxRobot robot) throws Exception {
        Camera editing = canvas.viewport().camera();
        play(robot);
        robot.interact(() -> canvas.viewport().pan(-300, 0));
        assertNotEquals(editing, canvas.viewport().camera());
        robot.interact(() -> canvas.endPlay());
        assertEquals(editing, canvas.viewport().camera());
        assertNull(canvas.playFrame());
        assertFalse(tools.isPlaying());
    }

    @Test
    void aClickPicksABodyWithItsValues(FxRobot robot) throws Exception {
        robot.interact(() -> canvas.settings().property(ViewSwitch.FOLLOW).set(false));
        play(robot);
        robot.moveTo(at(324, ROWS * TILE - 5));
        robot.clickOn(MouseButton.PRIMARY);
        Pick.OfBody body = assertInstanceOf(Pick.OfBody.class, canvas.picked().get());
        assertEquals(Optional.of("rock-1"), body.objectId());
        assertTrue(body.inCollision());
        long tick = body.tick();
        await(() -> canvas.picked().get().tick() > tick + 3);
        assertEquals(TileType.EMPTY, document.level().typeAt(20, ROWS - 1));
    }

    @Test
    void aPairIsPickedAtItsLine(FxRobot robot) throws Exception {
        robot.interact(() -> canvas.settings().property(ViewSwitch.FOLLOW).set(false));
        robot.interact(() -> canvas.settings().overlays().add(Overlay.PAIRS));
        play(robot);
        robot.moveTo(at(330, ROWS * TILE - 20));
        robot.clickOn(MouseButton.PRIMARY);
        Pick.OfPair pair = assertInstanceOf(Pick.OfPair.class, canvas.picked().get());
        assertEquals(4, Math.abs(pair.overlapX()));
    }

    @Test
    void theMouseWorksWhilePlayingAsWhileEditing(FxRobot robot) throws Exception {
        robot.interact(() -> canvas.settings().property(ViewSwitch.FOLLOW).set(false));
        play(robot);
        robot.moveTo(at(24.5 * TILE, 20.5 * TILE)).clickOn(MouseButton.PRIMARY);
        robot.moveTo(at(26.5 * TILE, 20.5 * TILE)).clickOn(MouseButton.PRIMARY).clickOn(MouseButton.SECONDARY);
        assertEquals(TileType.BLOCK, document.level().typeAt(24, 20));
        assertEquals(TileType.EMPTY, document.level().typeAt(26, 20));
        double before = canvas.viewport().camera().x();
        robot.press(MouseButton.MIDDLE).moveBy(-40, 0).release(MouseButton.MIDDLE);
        assertTrue(canvas.viewport().camera().x() > before);
        assertEquals(TileType.EMPTY, document.level().typeAt(26, 20));
    }

    @Test
    void theRightButtonDeletesAPatrolWhereItIsNow(FxRobot robot) throws Exception {
        LevelObject patrol = CharacterType.TYPE.create("patrol-1", CharacterType.PATROL, 420, ROWS * TILE - 40);
        robot.interact(() -> {
            document.apply(ObjectEdits.add(Message.of("test"), document.level(), List.of(patrol)));
            canvas.settings().property(ViewSwitch.FOLLOW).set(false);
            tools.choose(ToolId.placing(CharacterType.TYPE));
        });
        play(robot);
        await(() -> Math.abs(placeOf("patrol-1") - patrol.x()) > 2 * patrol.width());
        play.pause(true);
        await(() -> play.isPaused() && canvas.playFrame() == play.newest());
        robot.moveTo(at(patrol.middleX(), ROWS * TILE - 20)).clickOn(MouseButton.SECONDARY);
        assertTrue(document.level().object("patrol-1").isPresent(), "it has left this place");
        robot.moveTo(at(placeOf("patrol-1") + patrol.width() / 2, ROWS * TILE - 20));
        robot.clickOn(MouseButton.SECONDARY);
        assertTrue(document.level().object("patrol-1").isEmpty());
    }

    private double placeOf(String id) {
        return FramePicks.moved(canvas.playFrame(), document.level().objects(CharacterType.TYPE)).stream()
                .filter(it -> it.id().equals(id))
                .findFirst()
                .orElseThrow()
                .x();
    }

    private void play(FxRobot robot) throws TimeoutException {
        play = PlayThread.of(PlayRecording.empty(document.level(), Optional.empty()), document.memory(), ended -> {});
        feed = new DocumentFeed(document, play::queue, play::beginEdit);
        play.start();
        robot.interact(() -> canvas.showPlay(play, held -> {}));
        await(() -> canvas.playFrame() != null);
    }

    private static void await(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                10, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition).get());
    }

    private Point2D at(double levelX, double levelY) {
        return canvas.levelToScreen(levelX, levelY);
    }
}
