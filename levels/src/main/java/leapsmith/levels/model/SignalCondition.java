package leapsmith.levels.model;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A condition on a signal. Objects such as keys and switches set signals; a signal may have several setters, each of which is on or
 * off.
 *
 * <pre>
 * red       one of its setters is on
 * !red      none is on
 * coin:10   at least ten are on
 * coin:all  all are on
 * </pre>
 *
 * @param signal the name of the signal
 * @param least how many of its setters must be on; 0 for none, and {@link #ALL}
 */
public record SignalCondition(String signal, int least) {
    /** All setters of the signal. */
    public static final int ALL = Integer.MAX_VALUE;

    /** A regular expression for the name of a signal: up to 64 characters, without spaces, commas, colons and exclamation marks. */
    public static final String NAME = "[^\\s!:,]{1,64}";

    /** A regular expression for a condition. */
    public static final String PATTERN = "!" + NAME + "|" + NAME + "(:(all|[1-9][0-9]{0,5}))?";

    private static final Pattern SYNTAX = Pattern.compile("(!?)(" + NAME + ")(?::(all|[1-9][0-9]{0,5}))?");

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if the name isn't one, or the number is negative
     */
    public SignalCondition {
        Objects.requireNonNull(signal);
        if (!signal.matches(NAME) || least < 0) {
            throw new IllegalArgumentException("no condition: " + signal + ", " + least);
        }
    }

    /**
     * {@return the condition with this text; empty if it isn't one}
     *
     * @param text such as {@code red} or {@code coin:all}
     */
    public static Optional<SignalCondition> of(String text) {
        Matcher matcher = SYNTAX.matcher(text);
        if (!matcher.matches() || !matcher.group(1).isEmpty() && matcher.group(3) != null) {
            return Optional.empty();
        }
        String count = matcher.group(3);
        int least = !matcher.group(1).isEmpty()
                ? 0
                : count == null ? 1 : count.equals("all") ? ALL : Integer.parseInt(count);
        return Optional.of(new SignalCondition(matcher.group(2), least));
    }

    /**
     * {@return whether it is met}
     *
     * @param on how many setters of the signal are on
     * @param setters how many there are
     */
    public boolean isMet(int on, int setters) {
        return least == 0 ? on == 0 : on >= (least == ALL ? setters : least);
    }

    /** {@return whether none of the setters may be on} */
    public boolean isOff() {
        return least == 0;
    }

    /** {@return its text in files} */
    @Override
    public String toString() {
        return switch (least) {
            case 0 -> "!" + signal;
            case 1 -> signal;
            case ALL -> signal + ":all";
            default -> signal + ":" + least;
        };
    }
}
