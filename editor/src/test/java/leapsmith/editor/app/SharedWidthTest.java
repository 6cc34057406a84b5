package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class SharedWidthTest {
    private final StatusBar.SharedWidth shared = new StatusBar.SharedWidth();

    SharedWidthTest() {
        shared.add(300, 20);
        shared.add(200, 50);
        shared.add(100, 200);
    }

    @Test
    void allPartsAreWholeIfTheyFit() {
        assertWidths(700, 300, 200, 100);
        assertWidths(600, 300, 200, 100);
    }

    @Test
    void thePartsAreCutOffInTheirOrder() {
        assertWidths(500, 200, 200, 100);
        assertWidths(300, 20, 180, 100);
        assertWidths(170, 20, 50, 100);
    }

    @Test
    void theSumNeverExceedsTheLine() {
        assertWidths(160, 10, 50, 100);
        assertWidths(120, 0, 20, 100);
        assertWidths(60, 0, 0, 60);
        assertWidths(-5, 0, 0, 0);
    }

    private void assertWidths(double available, double... widths) {
        assertArrayEquals(widths, shared.in(available));
    }
}
