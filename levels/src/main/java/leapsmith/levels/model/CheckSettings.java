package leapsmith.levels.model;

import java.util.Collection;
import java.util.Collections;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which rules are not checked in a level.
 *
 * @param off the names of the rules, in alphabetical order; unknown names are kept
 * @param unknownKeys unknown keys of the file's {@code checks}
 */
public record CheckSettings(Set<String> off, RawMembers unknownKeys) {
    /** All rules are checked. */
    public static final CheckSettings ALL = new CheckSettings(Set.of(), RawMembers.EMPTY);

    /** Checks the values. */
    public CheckSettings {
        off = Collections.unmodifiableSet(new TreeSet<>(off));
        Objects.requireNonNull(unknownKeys);
    }

    /**
     * {@return the same with other rules switched off}
     *
     * @param rules names of rules, such as {@code no-goal}
     */
    public CheckSettings withOff(Collection<String> rules) {
        return new CheckSettings(new TreeSet<>(rules), unknownKeys);
    }

    /**
     * {@return a copy with other unknownKeys}
     *
     * @param newKeys unknown keys of the file's {@code checks}
     */
    public CheckSettings withUnknownKeys(RawMembers newKeys) {
        return new CheckSettings(off, newKeys);
    }

    /**
     * {@return whether a rule is not checked}
     *
     * @param rule name of the rule, such as {@code no-goal}
     */
    public boolean isOff(String rule) {
        return off.contains(rule);
    }
}
