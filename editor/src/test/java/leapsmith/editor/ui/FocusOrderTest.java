package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;

@UiTest
class FocusOrderTest {
    private final Button first = new Button("first");
    private final Button second = new Button("second");
    private final Pane panel = new Pane(first, second);
    private final Pane window = new Pane(new Pane(panel));

    @Test
    void controlsAreInTheOrderOfTheScene() {
        assertEquals(List.of(first, second), FocusOrder.in(panel));
        assertEquals(List.of(first, second), FocusOrder.in(window));
        first.setDisable(true);
        assertEquals(List.of(second), FocusOrder.in(panel));
    }

    @Test
    void aControlInAHiddenPanelIsNotReached() {
        panel.setVisible(false);
        assertEquals(List.of(), FocusOrder.in(first));
        assertEquals(List.of(), FocusOrder.in(window));
    }

    @Test
    void aPanelInAHiddenOneIsNotReached() {
        window.setVisible(false);
        assertEquals(List.of(), FocusOrder.in(panel));
        window.setVisible(true);
        assertEquals(List.of(first, second), FocusOrder.in(panel));
    }

    @Test
    void aPanelInADisabledOneIsNotReached() {
        window.setDisable(true);
        assertEquals(List.of(), FocusOrder.in(panel));
    }
}
