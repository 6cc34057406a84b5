package leapsmith.levels.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Inputs;

/**
 * What the player's buttons do, tick by tick, written as a person would say it:
 *
 * <pre>right*60,right+jump*12,none*30</pre>
 *
 * is right for 60 ticks, right and jump for 12 and nothing for 30. Steps are separated by commas, buttons ({@code left},
 * {@code right}, {@code jump}, {@code down}, or {@code none}) by plus signs; a step without a number is one tick long.
 * Blanks and the case of letters don't matter. After the last step nothing is held.
 */
public final class InputScript {
    /** Most ticks of a step. */
    public static final int MAX_TICKS_OF_STEP = 100_000_000;

    /** Most steps of a script. */
    public static final int MAX_STEPS = 100_000;

    /** A script in which nothing is ever held. */
    public static final InputScript NONE = new InputScript(List.of());

    private static final String NOTHING = "none";

    private final Inputs[] inputs;
    /** The tick at which each step has ended. */
    private final long[] ends;

    private InputScript(List<Step> steps) {
        inputs = new Inputs[steps.size()];
        ends = new long[steps.size()];
        long end = 0;
        for (int i = 0; i < ends.length; i++) {
            end += steps.get(i).ticks;
            ends[i] = end;
            inputs[i] = steps.get(i).inputs;
        }
    }

    private record Step(Inputs inputs, int ticks) {}

    /**
     * Reads a script; an empty one is {@link #NONE}.
     *
     * @throws IllegalArgumentException with one line that names the step and what is wrong with it
     */
    public static InputScript parse(String text) {
        if (text.isBlank()) {
            return NONE;
        }
        String[] parts = text.split(",", -1);
        if (parts.length > MAX_STEPS) {
            throw new IllegalArgumentException("input script: more than " + MAX_STEPS + " steps");
        }
        List<Step> steps = new ArrayList<>(parts.length);
        for (int i = 0; i < parts.length; i++) {
            try {
                steps.add(parseStep(parts[i].strip()));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("input script, step " + (i + 1) + ": " + e.getMessage(), e);
            }
        }
        return new InputScript(steps);
    }

    /** Ticks until the last step has ended. */
    public long ticks() {
        return ends.length == 0 ? 0 : ends[ends.length - 1];
    }

    /** What is held at a tick; tick 0 is the first. */
    public Inputs at(long tick) {
        int found = Arrays.binarySearch(ends, tick + 1);
        int step = found >= 0 ? found : -found - 1;
        return step < inputs.length ? inputs[step] : Inputs.NONE;
    }

    private static Step parseStep(String text) {
        int star = text.indexOf('*');
        String buttons = star < 0 ? text : text.substring(0, star);
        int ticks = star < 0 ? 1 : parseTicks(text.substring(star + 1).strip());
        if (buttons.isBlank()) {
            throw new IllegalArgumentException("no button is named; " + choice());
        }
        if (buttons.strip().equalsIgnoreCase(NOTHING)) {
            return new Step(Inputs.NONE, ticks);
        }
        List<Button> held = new ArrayList<>();
        for (String name : buttons.split("\\+", -1)) {
            held.add(parseButton(name.strip()));
        }
        return new Step(Inputs.of(held.toArray(Button[]::new)), ticks);
    }

    private static Button parseButton(String name) {
        for (Button button : Button.values()) {
            if (button.name().equalsIgnoreCase(name)) {
                return button;
            }
        }
        throw new IllegalArgumentException("there is no button \"" + shortened(name) + "\"; " + choice());
    }

    private static int parseTicks(String text) {
        try {
            int ticks = Integer.parseInt(text);
            if (ticks >= 1 && ticks <= MAX_TICKS_OF_STEP) {
                return ticks;
            }
        } catch (NumberFormatException e) {
            // The same complaint as for a number out of range.
        }
        throw new IllegalArgumentException(
                "after * comes a number of ticks from 1 to " + MAX_TICKS_OF_STEP + ", not \"" + shortened(text) + "\"");
    }

    private static String choice() {
        return "there are "
                + Arrays.stream(Button.values())
                        .map(button -> button.name().toLowerCase(Locale.ROOT))
                        .collect(Collectors.joining(", "))
                + " and none";
    }

    private static String shortened(String text) {
        String line = text.replaceAll("\\p{Cntrl}", "?");
        return line.length() <= 40 ? line : line.substring(0, 40) + "...";
    }
}
