package leapsmith.levels.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import leapsmith.physics.body.Button;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.world.Inputs;

/**
 * The player's buttons, tick by tick, in a short notation:
 *
 * <pre>right*60,right+jump*12,none*30</pre>
 *
 * means right for 60 ticks, right and jump for 12 and nothing for 30. Steps are separated by commas, buttons ({@code
 * left}, {@code right}, {@code jump}, {@code down}) by plus signs; {@code none} stands for no button. A step without a
 * number is one tick long. Blanks and case are ignored. After the last step no button is held.
 */
public final class InputScript {
    /** The most ticks of a step. */
    public static final int MAX_TICKS_OF_STEP = 100_000_000;

    /** The most steps of a script. */
    public static final int MAX_STEPS = 100_000;

    /** The empty script. */
    public static final InputScript NONE = new InputScript(InputLog.EMPTY);

    private static final String NOTHING = "none";
    private static final Button[] BUTTONS = Button.values();

    private final InputLog log;

    private InputScript(InputLog log) {
        this.log = log;
    }

    /**
     * {@return a script of recorded inputs}
     *
     * @param inputs the buttons, tick by tick
     */
    public static InputScript of(InputLog inputs) {
        return new InputScript(inputs);
    }

    /**
     * Reads a script; an empty one is {@link #NONE}.
     *
     * @param text steps separated by commas, such as {@code right*60,right+jump*12}
     * @return the script
     * @throws IllegalArgumentException with one line that says which step is wrong and why
     */
    public static InputScript parse(String text) {
        if (text.isBlank()) {
            return NONE;
        }
        String[] parts = text.split(",", -1);
        if (parts.length > MAX_STEPS) {
            throw new IllegalArgumentException(
                    "input script: expected at most " + MAX_STEPS + " steps, found " + parts.length);
        }
        InputLog.Builder steps = new InputLog.Builder();
        for (int i = 0; i < parts.length; i++) {
            try {
                parseStep(parts[i].strip(), steps);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("input script, step " + (i + 1) + ": " + e.getMessage(), e);
            }
        }
        return new InputScript(steps.toLog());
    }

    /** {@return the number of ticks of all steps} */
    public long ticks() {
        return log.length();
    }

    /**
     * {@return the buttons held at a tick; tick 0 is the first}
     *
     * @param tick a tick from 0
     */
    public Inputs at(long tick) {
        return tick < log.length() ? log.at(tick) : Inputs.NONE;
    }

    /**
     * {@return the buttons held during the first ticks}
     *
     * @param ticks number of ticks
     */
    public InputLog inputs(long ticks) {
        InputLog.Builder inputs = new InputLog.Builder(log.first(Math.min(ticks, log.length())));
        inputs.append(Inputs.NONE, ticks - inputs.length());
        return inputs.toLog();
    }

    /**
     * {@return the shortest list of steps, in lower case and without blanks; {@link #parse} reads each of them}
     *
     * @throws IllegalArgumentException if a held button has no name, as in other input channels than the player's
     */
    public List<String> steps() {
        List<String> steps = new ArrayList<>();
        for (InputLog.Run run : log.runs()) {
            String buttons = buttons(run.inputs());
            for (long left = run.ticks(); left > 0; left -= MAX_TICKS_OF_STEP) {
                steps.add(left == 1 ? buttons : buttons + '*' + Math.min(left, MAX_TICKS_OF_STEP));
            }
        }
        return steps;
    }

    /** The script in its shortest form, on one line. */
    @Override
    public String toString() {
        return String.join(",", steps());
    }

    private static String buttons(Inputs inputs) {
        List<String> names = new ArrayList<>();
        long unnamed = inputs.bits();
        for (Button button : BUTTONS) {
            if ((unnamed & button.bit()) != 0) {
                names.add(button.name().toLowerCase(Locale.ROOT));
                unnamed &= ~button.bit();
            }
        }
        if (unnamed != 0 || inputs.moreBits() != 0) {
            throw new IllegalArgumentException(inputs + " has a button without a name");
        }
        return names.isEmpty() ? NOTHING : String.join("+", names);
    }

    private static void parseStep(String text, InputLog.Builder steps) {
        int star = text.indexOf('*');
        String buttons = star < 0 ? text : text.substring(0, star);
        int ticks = star < 0 ? 1 : parseTicks(text.substring(star + 1).strip());
        if (buttons.isBlank()) {
            throw new IllegalArgumentException("expected one of " + choice() + ", found nothing");
        }
        if (buttons.strip().equalsIgnoreCase(NOTHING)) {
            steps.append(Inputs.NONE, ticks);
            return;
        }
        String[] names = buttons.split("\\+", -1);
        String choice = names.length == 1 ? choice() : buttonNames();
        List<Button> held = new ArrayList<>();
        for (String name : names) {
            held.add(parseButton(name.strip(), choice));
        }
        steps.append(Inputs.of(held.toArray(Button[]::new)), ticks);
    }

    private static Button parseButton(String name, String choice) {
        for (Button button : BUTTONS) {
            if (button.name().equalsIgnoreCase(name)) {
                return button;
            }
        }
        throw new IllegalArgumentException("expected one of " + choice + ", found \"" + shortened(name) + '"');
    }

    private static int parseTicks(String text) {
        try {
            int ticks = Integer.parseInt(text);
            if (ticks >= 1 && ticks <= MAX_TICKS_OF_STEP) {
                return ticks;
            }
        } catch (NumberFormatException e) {
            // The same error as for a number out of range.
        }
        throw new IllegalArgumentException(
                "expected 1 to " + MAX_TICKS_OF_STEP + " ticks after *, found \"" + shortened(text) + '"');
    }

    /** The words that a step with one word may have. */
    private static String choice() {
        return buttonNames() + ", " + NOTHING;
    }

    private static String buttonNames() {
        return Arrays.stream(BUTTONS)
                .map(button -> button.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }

    private static String shortened(String text) {
        String line = text.replaceAll("\\p{Cntrl}", "?");
        return line.length() <= 40 ? line : line.substring(0, 40) + "...";
    }
}
