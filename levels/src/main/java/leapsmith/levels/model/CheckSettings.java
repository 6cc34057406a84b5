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
 * @param extras unknown keys of the file's {@code checks}
 */
public record CheckSettings(Set<String> off, Extras extras) {
    /** All rules are checked. */
    public static final CheckSettings ALL = new CheckSettings(Set.of(), Extras.EMPTY);

    public CheckSettings {
        off = Collections.unmodifiableSet(new TreeSet<>(off));
        Objects.requireNonNull(extras);
    }

    /** The same with other rules switched off. */
    public CheckSettings withOff(Collection<String> rules) {
        return new CheckSettings(new TreeSet<>(rules), extras);
    }

    public CheckSettings withExtras(Extras newExtras) {
        return new CheckSettings(off, newExtras);
    }

    /** Whether a rule is not checked. */
    public boolean isOff(String rule) {
        return off.contains(rule);
    }
}
