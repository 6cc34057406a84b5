package leapsmith.editor.playback;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PlotViewTest {
    @Test
    void aTextThatDoesNotFitEndsWithAnEllipsis() {
        assertEquals("touching ground", PlotView.shortened("touching ground", 15));
        assertEquals("touching grou\u2026", PlotView.shortened("touching ground", 14));
        assertEquals("touching\u2026", PlotView.shortened("touching ground", 10));
        assertEquals("\u2026", PlotView.shortened("touching ground", 1));
        assertEquals("", PlotView.shortened("touching ground", 0));
        assertEquals("", PlotView.shortened("touching ground", -3));
    }
}
