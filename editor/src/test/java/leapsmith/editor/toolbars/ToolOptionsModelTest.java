package leapsmith.editor.toolbars;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.editor.tools.ToolOption;
import leapsmith.editor.tools.ToolOptions;
import org.junit.jupiter.api.Test;

class ToolOptionsModelTest {
    private final ToolOptions options = new ToolOptions();
    private final ToolOptionsModel model = new ToolOptionsModel(options);

    @Test
    void propertiesFollowTheOptionsAndChangeThem() {
        options.set(ToolOption.OUTLINE, true);
        assertTrue(model.flag(ToolOption.OUTLINE).get());
        model.flag(ToolOption.OUTLINE).set(false);
        assertFalse(options.get(ToolOption.OUTLINE));
        model.flag(ToolOption.DEMO_MOUSE).set(true);
        assertTrue(options.get(ToolOption.DEMO_MOUSE));
    }

    @Test
    void theBrushSizeStaysInItsRange() {
        model.growBrush(-1);
        assertEquals(1, model.brushSizeProperty().get());
        model.growBrush(1_000);
        assertEquals(ToolOption.MAX_BRUSH_SIZE, model.brushSizeProperty().get());
    }

    @Test
    void listenersAreCalledOnceAChange() {
        int[] calls = {0};
        options.addListener(() -> calls[0]++);
        model.flag(ToolOption.FILL_BELOW).set(true);
        options.set(ToolOption.FILL_BELOW, true);
        assertEquals(1, calls[0]);
    }
}
