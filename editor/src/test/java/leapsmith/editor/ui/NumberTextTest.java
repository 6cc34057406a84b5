package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "7; 7",
                "1.5; 1.5",
                "1,5; 1.5",
                "' -12,25 '; -12.25",
                "\u22123; -3",
                "+2; 2",
                "12.; 12",
                "12,; 12",
                ".5; 0.5",
                "',5'; 0.5",
                "0,125; 0.125",
                "1.234; 1.234",
                "1234,567; 1234.567",
                "1,2345; 1.2345",
                "1e3; 1000",
                "1,5e-1; 0.15",
                "007; 7",
                "16*4; 64",
                "2+3*4; 14",
                "(2+3)*4; 20",
                "10 - 2 - 3; 5",
                "1,5 * 2; 3",
                "7/2; 3.5",
                "-(2 - 5); 3",
                "2*-3; -6"
            })
    void aPointAndACommaAreBothDecimal(String text, double value) {
        assertNull(NumberText.parse(text).error());
        assertEquals(value, NumberText.parse(text).value());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,234", "-12,000", "999,999"})
    void aCommaThatMaySeparateThousandsIsRefused(String text) {
        assertEquals("error.number.comma", NumberText.parse(text).error().key());
    }

    @Test
    void theErrorOfAnUnclearCommaNamesBothNumbers() {
        assertEquals(
                "Ambiguous number. Enter 1234 or 1.234.",
                new Texts(Locale.ENGLISH).get(NumberText.parse("1,234").error()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,234.5", "1.234,5", "1,234,567", "1 234", "1'234", "1\u202F234", "1.2.3"})
    void separatorsOfThousandsAreRefused(String text) {
        assertEquals("error.number.separators", NumberText.parse(text).error().key());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "-", "x", "12a", "NaN", "0x10", "1e", ",", "1e1,5", "Infinity"})
    void whatIsNoNumberIsRefused(String text) {
        String key = NumberText.parse(text).error().key();
        assertEquals(text.isBlank() ? "error.empty" : "error.number", key);
        assertTrue(Double.isNaN(NumberText.parse(text).value()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"16*", "1/0", "(2", "2)", "2**3", "()", "1,234*2", "x*2", "(((((((((("})
    void aFormulaWithoutAResultIsRefused(String text) {
        assertEquals("error.formula", NumberText.parse(text).error().key());
    }
}
