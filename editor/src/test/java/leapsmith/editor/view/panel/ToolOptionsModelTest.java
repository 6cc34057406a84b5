package leapsmith.editor.view.panel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.editor.tool.ToolOptions;
import org.junit.jupiter.api.Test;

class ToolOptionsModelTest {
    private final ToolOptions options = new ToolOptions();
    private final ToolOptionsModel model = new ToolOptionsModel(options);

    @Test
    void propertiesFollowTheOptionsAndChangeThem() {
        options.setOutline(true);
        assertTrue(model.outlineProperty().get());
        model.outlineProperty().set(false);
        assertFalse(options.isOutline());
        model.demoMouseProperty().set(true);
        assertTrue(options.isDemoMouse());
    }

    @Test
    void theBrushSizeStaysInItsRange() {
        model.growBrush(-1);
        assertEquals(1, model.brushSizeProperty().get());
        model.growBrush(1_000);
        assertEquals(ToolOptions.MAX_BRUSH_SIZE, model.brushSizeProperty().get());
    }

    @Test
    void listenersAreCalledOnceAChange() {
        int[] calls = {0};
        options.addListener(() -> calls[0]++);
        model.fillBelowProperty().set(true);
        options.setFillBelow(true);
        assertEquals(1, calls[0]);
    }
}
