package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import leapsmith.editor.ui.Action;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.UiTest;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@UiTest
class ActionDispatcherTest {
    private final List<String> received = new ArrayList<>();
    private final SimpleBooleanProperty canUndo = new SimpleBooleanProperty();
    private boolean asking;

    @Start
    void start(Stage stage) {
        Scene scene = new Scene(new Pane(), 200, 100);
        Actions actions = new Actions(ActionId.all().stream()
                .map(id -> id == ActionId.UNDO
                        ? Action.when(canUndo, id, () -> received.add("undone"))
                        : Action.always(id, () -> {
                            received.add(id.id());
                            asking = true;
                        }))
                .toList());
        new ActionDispatcher(
                        actions,
                        this::receive,
                        () -> asking,
                        () -> false,
                        () -> true,
                        () -> {},
                        id -> received.add("no " + id.id()),
                        event -> false)
                .listenTo(scene);
        stage.setScene(scene);
        // The stage of all tests has the place and the size that an earlier one has given it.
        stage.setX(0);
        stage.setY(0);
        stage.sizeToScene();
        stage.show();
    }

    private boolean receive(KeyEvent event) {
        if (event.getEventType() == KeyEvent.KEY_RELEASED || event.getCode().isModifierKey()) {
            received.add(event.getCode() + (event.getEventType() == KeyEvent.KEY_PRESSED ? " down" : " up"));
        }
        return false;
    }

    @Test
    void theKeyOfADisabledActionIsReported(FxRobot robot) {
        robot.press(KeyCode.CONTROL).type(KeyCode.Z);
        robot.interact(() -> canUndo.set(true));
        robot.type(KeyCode.Z).release(KeyCode.CONTROL);
        assertEquals(List.of("CONTROL down", "no edit.undo", "Z up", "undone", "Z up", "CONTROL up"), received);
    }

    @Test
    void keysHeldWhenADialogOpensReceiveTheirRelease(FxRobot robot) {
        robot.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.G);
        robot.release(KeyCode.G, KeyCode.SHIFT, KeyCode.CONTROL);
        assertEquals(
                List.of("CONTROL down", "SHIFT down", "view.goToTile", "G up", "SHIFT up", "CONTROL up"), received);
        robot.type(KeyCode.X);
        robot.press(KeyCode.SHIFT).release(KeyCode.SHIFT);
        assertEquals(List.of("X up", "SHIFT up"), received.subList(6, received.size()), "the dialog receives presses");
    }
}
