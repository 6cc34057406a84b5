package leapsmith.levels.model;

import java.util.Objects;
import java.util.Optional;

/**
 * What a rule has found, without its place.
 *
 * @param severity how serious it is
 * @param rule stable name of the rule, such as {@code no-player}
 * @param text what is wrong, and in a second sentence what to do
 * @param fix a change that solves the problem; empty if there is no obvious one
 */
public record Finding(Severity severity, String rule, Message text, Optional<Fix> fix) {
    /** Checks the values. */
    public Finding {
        Objects.requireNonNull(severity);
        Objects.requireNonNull(rule);
        Objects.requireNonNull(text);
        Objects.requireNonNull(fix);
    }

    /**
     * {@return a finding that the user has to solve; the key of its text is {@code problem.} and the name of the rule}
     *
     * @param severity how serious it is
     * @param rule name of the rule, such as {@code no-goal}
     * @param arguments what replaces {0}, {1} and so on in the text
     */
    public static Finding of(Severity severity, String rule, Object... arguments) {
        return new Finding(severity, rule, Message.of("problem." + rule, arguments), Optional.empty());
    }

    /**
     * {@return the same with another text}
     *
     * @param newText what is wrong, and in a second sentence what to do
     */
    public Finding withText(Message newText) {
        return new Finding(severity, rule, newText, fix);
    }

    /**
     * {@return the same with a fix}
     *
     * @param wanted what solves it
     */
    public Finding fixedBy(Fix wanted) {
        return new Finding(severity, rule, text, Optional.of(wanted));
    }

    /** {@return the text with its arguments, in English} */
    public String message() {
        return text.english();
    }
}
