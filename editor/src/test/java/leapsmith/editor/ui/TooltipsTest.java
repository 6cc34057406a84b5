package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

@UiTest
class TooltipsTest extends FxRobot {
    private final Label label = new Label("some text");
    private final Button disabled = new Button("no");

    @BeforeEach
    void show() throws Exception {
        FxToolkit.registerStage(Stage::new);
        FxToolkit.setupStage(stage -> {
            Tooltips.wholeText(label);
            Tooltips.on(disabled, "not now");
            disabled.setDisable(true);
            stage.setScene(new Scene(new VBox(label, Tooltips.around(disabled)), 300, 200));
            stage.show();
        });
    }

    private Tooltip shown() {
        return listWindows().stream()
                .filter(it -> it instanceof Tooltip && it.isShowing())
                .map(Tooltip.class::cast)
                .findFirst()
                .orElse(null);
    }

    private String awaitText() throws Exception {
        WaitForAsyncUtils.waitFor(5, java.util.concurrent.TimeUnit.SECONDS, () -> shown() != null);
        return shown().getText();
    }

    @Test
    void aTooltipIsCreatedWhenThePointerEntersAndSaysTheTextOfThatMoment() throws Exception {
        assertFalse(label.getProperties().containsKey(Tooltip.class));
        interact(() -> label.setText("another text"));
        moveTo(label);
        moveBy(1, 0);
        assertEquals("another text", awaitText());
    }

    @Test
    void aFixedTextIsReadByScreenReadersToo() {
        assertEquals("not now", disabled.getAccessibleHelp());
    }

    @Test
    void anEmptyTextHasNoTooltip() {
        moveTo(label);
        moveTo(disabled);
        interact(() -> label.setText(""));
        moveTo(label);
        WaitForAsyncUtils.sleep(500, java.util.concurrent.TimeUnit.MILLISECONDS);
        assertTrue(shown() == null || !shown().getText().isEmpty());
    }

    @Test
    void aDisabledButtonHasItsTooltipOnTheAreaAroundIt() throws Exception {
        moveTo(disabled);
        moveBy(1, 0);
        assertEquals("not now", awaitText());
    }
}
