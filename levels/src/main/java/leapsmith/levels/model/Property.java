package leapsmith.levels.model;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * One property of objects of a type: its key in files, its values, its default and its meaning. It is declared once;
 * files, the command line, the schema and the inspector use the declaration.
 *
 * @param <T> the class of its values
 */
public final class Property<T> {
    /** A handle on the canvas that changes the property when dragged. */
    public enum Handle {
        /** No handle. */
        NONE,
        /** A point in the direction of an angle in degrees: 0 is right, 90 is down. */
        AIM
    }

    private final String key;
    private final ValueType<T> type;
    private final T standard;
    private final String about;
    private final Traits traits;

    /**
     * What only some properties have.
     *
     * @param formerKey its key in version 1 of the format; null for the same
     * @param addedIn the first version of the format with it
     */
    private record Traits(
            String formerKey, Handle handle, Predicate<LevelObject> shownWhen, int addedIn, boolean isForGames) {
        static final Traits NONE = new Traits(null, Handle.NONE, object -> true, 1, false);
    }

    private Property(String key, ValueType<T> type, T standard, String about, Traits traits) {
        this.key = Objects.requireNonNull(key);
        this.type = type;
        this.standard = type.require(standard, key);
        this.about = Objects.requireNonNull(about);
        this.traits = traits;
    }

    private Property<T> with(Traits newTraits) {
        return new Property<>(key, type, standard, about, newTraits);
    }

    /**
     * {@return a property}
     *
     * @param <T> the class of its values
     * @param key its key in files
     * @param type which values are allowed
     * @param standard the default value
     * @param about one sentence in English on what it does, for the schema
     */
    public static <T> Property<T> of(String key, ValueType<T> type, T standard, String about) {
        return new Property<>(key, type, standard, about, Traits.NONE);
    }

    /**
     * {@return a number}
     *
     * @param key its key in files
     * @param type the range and the unit
     * @param standard the default value
     * @param about one sentence in English on what it does, for the schema
     */
    public static Property<Double> number(String key, ValueType.Number type, double standard, String about) {
        return of(key, type, standard, about);
    }

    /**
     * {@return a flag that is off by default}
     *
     * @param key its key in files
     * @param about one sentence in English on what it does, for the schema
     */
    public static Property<Boolean> flag(String key, String about) {
        return of(key, new ValueType.Flag(), false, about);
    }

    /**
     * {@return a choice}
     *
     * @param <E> the enum
     * @param key its key in files
     * @param choices the enum
     * @param standard the default value
     * @param about one sentence in English on what it does, for the schema
     */
    public static <E extends Enum<E>> Property<E> choice(String key, Class<E> choices, E standard, String about) {
        return of(key, new ValueType.Choice<>(choices), standard, about);
    }

    /**
     * {@return the stops of a path, none by default}
     *
     * @param key its key in files
     * @param loop the property that says whether the path is a closed loop
     * @param about one sentence in English on what it does, for the schema
     */
    public static Property<List<PathStop>> path(String key, Property<Boolean> loop, String about) {
        return of(key, new ValueType.Path(loop), List.of(), about);
    }

    /**
     * {@return a copy that is also read under a former key}
     *
     * @param oldKey its key in files of version 1
     */
    public Property<T> formerly(String oldKey) {
        return with(new Traits(oldKey, traits.handle, traits.shownWhen, traits.addedIn, traits.isForGames));
    }

    /**
     * {@return a copy that earlier versions of the format do not have}
     *
     * @param version the first version with it
     */
    public Property<T> addedInVersion(int version) {
        return with(new Traits(traits.formerKey, traits.handle, traits.shownWhen, version, traits.isForGames));
    }

    /** {@return a copy that means something to games and nothing in play, so that it isn't in the hash of a level} */
    public Property<T> forGames() {
        return with(new Traits(traits.formerKey, traits.handle, traits.shownWhen, traits.addedIn, true));
    }

    /**
     * {@return a copy with a handle on the canvas}
     *
     * @param newHandle the handle
     */
    public Property<T> withHandle(Handle newHandle) {
        return with(new Traits(traits.formerKey, newHandle, traits.shownWhen, traits.addedIn, traits.isForGames));
    }

    /**
     * {@return a copy that is shown for editing only for objects that meet the condition, such as objects of some
     * kinds} Other objects keep the value from their file.
     *
     * @param condition whether it is shown for an object
     */
    public Property<T> shownWhen(Predicate<LevelObject> condition) {
        return with(new Traits(
                traits.formerKey, traits.handle, Objects.requireNonNull(condition), traits.addedIn, traits.isForGames));
    }

    /** {@return whether it means nothing in play} */
    public boolean isForGames() {
        return traits.isForGames;
    }

    /** {@return its key in files, and the last part of its text key, {@code property.KEY}} */
    public String key() {
        return key;
    }

    /** {@return its key in version 1 of the format, if that was another one} */
    public Optional<String> formerKey() {
        return Optional.ofNullable(traits.formerKey);
    }

    /** {@return the first version of the format with its key} */
    public int neededVersion() {
        return Math.max(traits.addedIn, traits.formerKey == null ? 1 : 2);
    }

    /** {@return the type of its values, with their range} */
    public ValueType<T> type() {
        return type;
    }

    /** {@return the default value} */
    public T defaultValue() {
        return standard;
    }

    /** {@return one sentence on what it does, in English} */
    public String about() {
        return about;
    }

    /** {@return its handle on the canvas} */
    public Handle handle() {
        return traits.handle;
    }

    /**
     * {@return whether it is shown for editing for this object, whose type has it}
     *
     * @param object an object of a level
     */
    public boolean isShownFor(LevelObject object) {
        return traits.shownWhen.test(object);
    }

    @Override
    public String toString() {
        return key;
    }
}
