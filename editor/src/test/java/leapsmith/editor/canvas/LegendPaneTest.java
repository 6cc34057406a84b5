package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiTest;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.scene.ColorScheme;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@UiTest
class LegendPaneTest {
    private static final Bounds VIEW = new BoundingBox(20, 10, 1000, 500);
    private static final Bounds GOAL = new BoundingBox(960, 40, 20, 20);

    private final BooleanProperty folded = new SimpleBooleanProperty();
    private final LegendPane legend = new LegendPane(new Texts(Locale.ENGLISH), folded, () -> {});

    @Start
    void start(Stage stage) {
        stage.setScene(new Scene(new Pane(legend), 1040, 520));
        // The stage of all tests has the place and the size that an earlier one has given it.
        stage.setX(0);
        stage.setY(0);
        stage.sizeToScene();
        stage.show();
    }

    @Test
    void itLeavesAGoalVisible() {
        Bounds place = placed(List.of(GOAL));
        assertFalse(place.intersects(GOAL));
        assertEquals(VIEW.getMaxX() - 12, place.getMaxX(), 1, "on the same side");
    }

    @Test
    void itMakesWayOnlyWhenItIsAskedToAndStaysThere() {
        Bounds alone = placed(List.of());
        assertEquals(VIEW.getMaxX() - 12, alone.getMaxX(), 1);
        assertTrue(alone.intersects(GOAL));
        assertEquals(alone, placed(List.of(GOAL)), "while the level moves past it");
        assertTrue(makesWay(List.of(GOAL)));
        Bounds beside = placed(List.of(GOAL));
        assertFalse(beside.intersects(GOAL));
        assertFalse(makesWay(List.of()));
        assertEquals(beside, placed(List.of()));
    }

    private boolean makesWay(List<Bounds> keepFree) {
        return WaitForAsyncUtils.waitForAsyncFx(5000, () -> legend.makeWay(keepFree));
    }

    @Test
    void itDoesNotMoveIfItIsInTheWayEverywhere() {
        Bounds before = placed(List.of());
        assertEquals(before, placed(List.of(VIEW)));
    }

    @Test
    void itIsNarrowInTheSameCornerWhenItIsCollapsed() {
        Bounds open = placed(List.of());
        folded.set(true);
        Bounds closed = placed(List.of());
        assertTrue(closed.getWidth() < open.getWidth() / 2, closed + " of " + open);
        assertEquals(open.getMaxX(), closed.getMaxX(), 1);
        assertEquals(open.getMinY(), closed.getMinY());
    }

    private Bounds placed(List<Bounds> keepFree) {
        return WaitForAsyncUtils.waitForAsyncFx(5000, () -> {
            legend.show(
                    List.of(
                            new LegendLine("canvas.legend.softLock", ColorRole.DANGER, 16, 6, "M0 0H16V6H0Z"),
                            new LegendLine("canvas.legend.reached.jumps", ColorRole.REACH, 16, 4, "M0 0H16V4H0Z")),
                    ColorScheme.DARK);
            legend.applyCss();
            legend.place(VIEW, keepFree);
            return (Bounds)
                    new BoundingBox(legend.getLayoutX(), legend.getLayoutY(), legend.getWidth(), legend.getHeight());
        });
    }
}
