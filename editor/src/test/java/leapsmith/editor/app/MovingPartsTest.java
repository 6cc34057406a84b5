package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import leapsmith.editor.document.Selection;
import leapsmith.editor.tools.Preview;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.physics.world.Frame;
import org.junit.jupiter.api.Test;

/** Platforms and emitters in the window: placed, given a path, played and undone, by mouse and keys. */
class MovingPartsTest extends WindowFixture {
    @Test
    void aPlatformWithAStopMovesAndAnEmitterFiresWhileTheLevelIsPlayed() throws Exception {
        Level before = level();
        type(KeyCode.DIGIT8);
        paint(4, 10, 7, 10);
        type(KeyCode.R);
        moveTo(tile(5, 4));
        drawOutStop();
        LevelObject placed = platform();
        assertEquals(64, placed.width());
        assertEquals(1, placed.stops().size());
        type(KeyCode.DIGIT9);
        click(20, 5);
        LevelObject emitter = level().objects(EmitterType.TYPE).get(0);
        assertEquals(EmitterType.DEADLY, emitter.kind());
        type(KeyCode.R);

        play();
        await(() -> platformX() > placed.x() + placed.width() / 2 + 16);
        await(() -> frame().frame().bullets().count() > 0);

        // A stop that is added while it runs is on its path.
        onFx(() -> document().select(Selection.of(placed.id())));
        moveTo(tile(5, 4));
        Point2D stop = spot(Preview.HandleForm.STOP);
        drag(stop, MouseButton.PRIMARY).dropTo(stop.add(0, 60));
        assertTrue(platform().stops().get(0).y() > placed.stops().get(0).y() + 8);
        await(() -> platformY() > placed.y() + placed.height() / 2 + 4);
        stop();

        int steps = document().history().size();
        assertEquals(4, steps);
        for (int i = 0; i < steps; i++) {
            undo();
        }
        assertEquals(before, level());
    }

    @Test
    void theInspectorAddsAndRemovesStops() {
        type(KeyCode.DIGIT8);
        click(4, 10);
        clickOn("#add-stop");
        write("#field-stop1y", "-48");
        assertEquals(List.of(PathStop.of(64, -48)), platform().stops());
        clickOn("#remove-stop-2");
        assertEquals(List.of(), platform().stops());
    }

    private void drawOutStop() {
        Point2D end = spot(Preview.HandleForm.NEW_STOP);
        drag(end, MouseButton.PRIMARY).dropTo(end.add(90, 0));
    }

    /** The position of a handle on the screen. */
    private Point2D spot(Preview.HandleForm form) {
        Preview.HandleSpot spot = window.level().tools().preview().handles().stream()
                .filter(it -> it.form() == form)
                .findFirst()
                .orElseThrow();
        return onScreen(spot.x(), spot.y());
    }

    private double platformX() {
        return frame().frame().x(kinematic());
    }

    private double platformY() {
        return frame().frame().y(kinematic());
    }

    /** The index of the only body that is a platform. */
    private int kinematic() {
        Frame frame = frame().frame();
        for (int i = 0; i < frame.bodyCount(); i++) {
            if (frame.kinematic(i)) {
                return i;
            }
        }
        throw new AssertionError("no platform runs");
    }

    private LevelObject platform() {
        return level().objects(PlatformType.TYPE).get(0);
    }
}
