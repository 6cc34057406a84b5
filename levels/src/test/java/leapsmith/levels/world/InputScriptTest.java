package leapsmith.levels.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.Button;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InputScriptTest {
    @Test
    void stepsRunInOrderAndThenNoButtonIsHeld() {
        InputScript script = InputScript.parse("right*60,right+jump*12,none*30");
        assertEquals(102, script.ticks());
        assertEquals(Inputs.of(Button.RIGHT), script.at(0));
        assertEquals(Inputs.of(Button.RIGHT), script.at(59));
        assertEquals(Inputs.of(Button.RIGHT, Button.JUMP), script.at(60));
        assertEquals(Inputs.of(Button.RIGHT, Button.JUMP), script.at(71));
        assertEquals(Inputs.NONE, script.at(72));
        assertEquals(Inputs.NONE, script.at(101));
        assertEquals(Inputs.NONE, script.at(102));
        assertEquals(Inputs.NONE, script.at(Long.MAX_VALUE - 1));
    }

    @Test
    void aStepWithoutANumberIsOneTickLong() {
        InputScript script = InputScript.parse("left,down");
        assertEquals(2, script.ticks());
        assertEquals(Inputs.of(Button.LEFT), script.at(0));
        assertEquals(Inputs.of(Button.DOWN), script.at(1));
    }

    @Test
    void blanksAndCaseDoNotMatter() {
        assertEquals(
                Inputs.of(Button.LEFT, Button.JUMP),
                InputScript.parse("  Left + JUMP * 3 ").at(2));
    }

    @Test
    void anEmptyScriptHoldsNoButton() {
        assertEquals(0, InputScript.parse(" ").ticks());
        assertEquals(Inputs.NONE, InputScript.parse("").at(0));
    }

    @Test
    void recordedInputsAreWrittenInTheShortestForm() {
        InputLog.Builder inputs = new InputLog.Builder();
        inputs.append(Inputs.NONE, 3);
        inputs.append(Inputs.of(Button.JUMP, Button.LEFT), 1);
        inputs.append(Inputs.of(Button.DOWN), 2L * InputScript.MAX_TICKS_OF_STEP + 1);
        InputScript script = InputScript.of(inputs.toLog());
        assertEquals("none*3,left+jump,down*100000000,down*100000000,down", script.toString());
        assertEquals(inputs.toLog(), InputScript.parse(script.toString()).inputs(script.ticks()));
    }

    @Test
    void aScriptIsTruncatedOrPaddedToALength() {
        InputScript script = InputScript.parse("right*3,left*3");
        assertEquals("right*3,left", InputScript.of(script.inputs(4)).toString());
        assertEquals("right*3,left*3,none*2", InputScript.of(script.inputs(8)).toString());
    }

    @Test
    void buttonsOfOtherChannelsHaveNoName() {
        InputLog.Builder inputs = new InputLog.Builder();
        inputs.append(Inputs.NONE.with(1, 1), 3);
        assertThrows(
                IllegalArgumentException.class,
                () -> InputScript.of(inputs.toLog()).steps());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "rigth*60; step 1: expected one of left, right, jump, down, up, dash, none, found \"rigth\"",
                "right*60,jmup*2; step 2: expected one of left, right, jump, down, up, dash, none, found \"jmup\"",
                "right*; step 1: expected 1 to 100000000 ticks after *, found",
                "right*-3; step 1: expected 1 to 100000000 ticks after *, found",
                "right*0; step 1: expected 1 to 100000000 ticks after *, found",
                "right*99999999999; step 1: expected 1 to 100000000 ticks after *, found",
                "right*3*4; step 1: expected 1 to 100000000 ticks after *, found",
                "right,,left; step 2: expected one of left, right, jump, down, up, dash, none, found nothing",
                "right+*3; step 1: expected one of left, right, jump, down, up, dash, found \"\"",
                "none+right*3; step 1: expected one of left, right, jump, down, up, dash, found \"none\"",
                "*3; step 1: expected one of left, right, jump, down, up, dash, none, found nothing"
            })
    void anErrorNamesTheStepAndWhatWasExpected(String script, String expected) {
        String message = assertThrows(IllegalArgumentException.class, () -> InputScript.parse(script))
                .getMessage();
        assertTrue(message.startsWith("input script, " + expected), message);
        assertFalse(message.contains("\n"), message);
    }
}
