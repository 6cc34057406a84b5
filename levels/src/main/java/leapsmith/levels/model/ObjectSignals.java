package leapsmith.levels.model;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** How objects set signals, and which of them depend on signals; see {@link SignalCondition}. */
public final class ObjectSignals {
    /** How a switch works. */
    public enum Mode {
        /** A touch turns it on for good. */
        ONCE,
        /** It is on while it is touched. */
        HOLD,
        /** Each touch turns it on or off. */
        TOGGLE,
        /** A touch turns it on for some time. */
        TIMED
    }

    /** The signal that an object sets; empty for the one with the name of its kind. */
    public static final Property<String> SETS = Property.of(
                    "sets",
                    ValueType.Text.SIGNAL,
                    "",
                    "The signal that it sets; if empty, the one with the name of its kind.")
            .shownWhen(object -> signalOf(object).isPresent());
    /** How a switch works. */
    public static final Property<Mode> MODE = Property.choice(
                    "mode",
                    Mode.class,
                    Mode.ONCE,
                    "Whether a touch turns a switch on for good, while it lasts, in turns, or for a time.")
            .shownWhen(ObjectSignals::isSwitch);
    /** How long a timed switch stays on. */
    public static final Property<Double> SECONDS = Property.number(
                    "seconds",
                    ValueType.Number.positive(3600, Unit.SECONDS),
                    5,
                    "How long a timed switch stays on after a touch began.")
            .shownWhen(object -> isSwitch(object) && object.get(MODE) == Mode.TIMED);
    /** The conditions under which an object acts: all of them must be met. */
    public static final Property<List<SignalCondition>> NEEDS = Property.of(
                    "needs",
                    new ValueType.Conditions(),
                    List.of(),
                    "The signals without which it does nothing, such as red, !red, coin:10 or coin:all; a door is open with them.")
            .addedInVersion(3)
            .shownWhen(ObjectSignals::mayNeed);

    private ObjectSignals() {}

    /**
     * {@return the signal that an object sets when the player touches it; empty if it sets none}
     *
     * @param object an object of a level
     */
    public static Optional<String> signalOf(LevelObject object) {
        if (!object.values().has(SETS) || !object.is(ObjectKind.Role.ITEM) && !isSwitch(object)) {
            return Optional.empty();
        }
        String name = object.get(SETS);
        return Optional.of(name.isEmpty() ? object.kind() : name);
    }

    /**
     * {@return the conditions under which an object acts; none if it always does}
     *
     * @param object an object of a level
     */
    public static List<SignalCondition> needsOf(LevelObject object) {
        return mayNeed(object) ? object.get(NEEDS) : List.of();
    }

    /**
     * {@return whether an object that sets a signal stays on once it is}
     *
     * @param setter an object that sets a signal
     */
    public static boolean staysOn(LevelObject setter) {
        return setter.is(ObjectKind.Role.ITEM) || isSwitch(setter) && setter.get(MODE) == Mode.ONCE;
    }

    /**
     * {@return whether conditions matter for an object}
     *
     * @param object an object of a level
     */
    public static boolean mayNeed(LevelObject object) {
        boolean isActingZone = object.is(ObjectKind.Role.GOAL) || ZoneType.is(object, ZoneType.PORTAL);
        return object.values().has(NEEDS) && (object.type() != ZoneType.TYPE || isActingZone);
    }

    /**
     * {@return whether conditions are met while some objects are on}
     *
     * @param conditions all of which must be met
     * @param level has the objects
     * @param on whether an object that sets a signal is on, by its id
     */
    public static boolean areMet(List<SignalCondition> conditions, Level level, Predicate<String> on) {
        for (SignalCondition condition : conditions) {
            int[] counts = new int[2];
            level.objects().stream()
                    .filter(object ->
                            signalOf(object).filter(condition.signal()::equals).isPresent())
                    .forEach(object -> {
                        counts[0]++;
                        counts[1] += on.test(object.id()) ? 1 : 0;
                    });
            if (!condition.isMet(counts[1], counts[0])) {
                return false;
            }
        }
        return true;
    }

    /**
     * {@return the names of the signals that objects or tile kinds of a level need} Kinds without a tile count, too.
     *
     * @param level any
     */
    public static Set<String> neededIn(Level level) {
        Set<String> needed = new HashSet<>();
        level.objects().stream()
                .flatMap(object -> needsOf(object).stream())
                .forEach(condition -> needed.add(condition.signal()));
        level.legend().entries().stream()
                .flatMap(entry -> entry.kind().when().stream())
                .forEach(condition -> needed.add(condition.signal()));
        return needed;
    }

    /**
     * {@return the values of tiles that depend on signals and aren't there while some objects are on} They are empty then.
     *
     * @param level has the legend and the objects
     * @param on whether an object that sets a signal is on, by its id
     */
    public static BitSet goneValues(Level level, Predicate<String> on) {
        BitSet gone = new BitSet();
        Legend legend = level.legend();
        for (int value = 0; value < legend.size(); value++) {
            List<SignalCondition> when = legend.kindOf(value).when();
            gone.set(value, !when.isEmpty() && !areMet(when, level, on));
        }
        return gone;
    }

    private static boolean isSwitch(LevelObject object) {
        return object.is(ObjectKind.Role.SWITCH);
    }
}
