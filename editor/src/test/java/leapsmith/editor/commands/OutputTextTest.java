package leapsmith.editor.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class OutputTextTest {
    private final OutputText text = new OutputText();

    @Test
    void linesEndAsOnAnySystem() {
        text.append("a\r");
        text.append("\nb\n\r\nc");
        text.endLine();
        text.endLine();
        assertEquals("a\nb\n\nc\n", text.toString());
    }

    @Test
    void aCarriageReturnStartsTheLineAgain() {
        text.append("start\n10 %\r20 %\r");
        assertEquals("start\n20 %", text.toString());
        text.append("done\n");
        assertEquals("start\ndone\n", text.toString());
    }

    @Test
    void colorsAndOtherControlsAreLeftOut() {
        text.append("\u001b[1;31mred\u001b");
        text.append("[0m\u001bM plain\u0007\0\ttab");
        assertEquals("red plain\ttab", text.toString());
    }

    @Test
    void onlyTheLastLinesAreKept() {
        for (int i = 1; i <= 5_000; i++) {
            text.append("line " + i + "\n");
        }
        String kept = text.toString();
        assertTrue(kept.startsWith("line "), kept.substring(0, 20));
        assertTrue(kept.endsWith("\nline 5000\n"));
        long lines = kept.lines().count();
        assertTrue(lines >= 700 && lines <= 1_000, lines + " lines");
    }

    @Test
    void ofALongLineTheEndIsKept() {
        for (int i = 0; i < 1_000; i++) {
            text.append("0123456789".repeat(20));
        }
        text.append("end");
        assertTrue(text.toString().length() <= 100_000, text.toString().length() + " characters");
        assertTrue(text.toString().endsWith("789end"));
        text.append("\rnew");
        assertEquals("new", text.toString());
    }
}
