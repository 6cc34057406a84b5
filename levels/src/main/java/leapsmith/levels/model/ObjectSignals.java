package leapsmith.levels.model;

import java.util.List;
import java.util.Optional;

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
     * {@return whether conditions matter for an object}
     *
     * @param object an object of a level
     */
    public static boolean mayNeed(LevelObject object) {
        boolean isActingZone = object.is(ObjectKind.Role.GOAL) || ZoneType.is(object, ZoneType.PORTAL);
        return object.values().has(NEEDS) && (object.type() != ZoneType.TYPE || isActingZone);
    }

    private static boolean isSwitch(LevelObject object) {
        return object.is(ObjectKind.Role.SWITCH);
    }
}
