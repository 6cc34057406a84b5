package leapsmith.levels.model;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a rule has found, without its place.
 *
 * @param severity how serious it is
 * @param rule stable name of the rule, such as {@code no-player}
 * @param text what is wrong, and in a second sentence what to do, in English; <code>{0}</code> inserts the first
 *     argument, and <code>{0,choice,1#a tile|1&lt;{0} tiles}</code> chooses by it
 * @param arguments the values in the text, also for translations of it: numbers, texts, {@link FileWord} or lists
 * @param fix a change that solves the problem; empty if there is no obvious one
 */
public record Finding(Severity severity, String rule, String text, List<Object> arguments, Optional<Fix> fix) {
    /** Checks the values. */
    public Finding {
        Objects.requireNonNull(severity);
        Objects.requireNonNull(rule);
        Objects.requireNonNull(text);
        arguments = List.copyOf(arguments);
        Objects.requireNonNull(fix);
    }

    /**
     * {@return a finding that the user has to solve}
     *
     * @param severity how serious it is
     * @param rule name of the rule, such as {@code no-goal}
     * @param text the message in English, with {0} for the first argument
     * @param arguments what replaces {0}, {1} and so on in the text
     */
    public static Finding of(Severity severity, String rule, String text, Object... arguments) {
        return new Finding(severity, rule, text, List.of(arguments), Optional.empty());
    }

    /**
     * {@return the same with a fix}
     *
     * @param wanted what solves it
     */
    public Finding fixedBy(Fix wanted) {
        return new Finding(severity, rule, text, arguments, Optional.of(wanted));
    }

    /** {@return the text with its arguments, in English} */
    public String message() {
        return FindingText.fill(text, arguments);
    }
}
