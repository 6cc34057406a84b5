package leapsmith.levels.model;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * One property of objects of a type: its key in files, the values it takes, its default and what it means. It is
 * declared once; files, the command line, the schema and the inspector walk over declarations.
 *
 * @param <T> the class of its values
 */
public final class Property<T> {
    /** Something on the canvas that changes the property when it is dragged. */
    public enum Handle {
        NONE,
        /** A point in the direction of an angle in degrees: 0 is to the right, 90 downward. */
        AIM
    }

    private final String key;
    private final ValueType<T> type;
    private final T standard;
    private final String about;
    private final String formerKey;
    private final Handle handle;
    private final Predicate<LevelObject> shownWhen;

    private Property(
            String key,
            ValueType<T> type,
            T standard,
            String about,
            String formerKey,
            Handle handle,
            Predicate<LevelObject> shownWhen) {
        this.key = Objects.requireNonNull(key);
        this.type = type;
        this.standard = type.require(standard, key);
        this.about = Objects.requireNonNull(about);
        this.formerKey = formerKey;
        this.handle = handle;
        this.shownWhen = shownWhen;
    }

    /**
     * A property.
     *
     * @param key its key in files
     * @param standard the value of an object whose file leaves it out
     * @param about one sentence on what it does, in English, for the schema
     */
    public static <T> Property<T> of(String key, ValueType<T> type, T standard, String about) {
        return new Property<>(key, type, standard, about, null, Handle.NONE, object -> true);
    }

    /** A number. */
    public static Property<Double> number(String key, NumberType type, double standard, String about) {
        return of(key, type, standard, about);
    }

    /** A flag that is off unless a file says otherwise. */
    public static Property<Boolean> flag(String key, String about) {
        return of(key, new FlagType(), false, about);
    }

    /** A choice. */
    public static <E extends Enum<E>> Property<E> choice(String key, Class<E> choices, E standard, String about) {
        return of(key, new ChoiceType<>(choices), standard, about);
    }

    /** The stops of a path, none unless a file says otherwise. */
    public static Property<List<PathStop>> path(String key, Property<Boolean> loop, String about) {
        return of(key, new PathType(loop), List.of(), about);
    }

    /** The same under a key that files used to have; it is still read. */
    public Property<T> formerly(String oldKey) {
        return new Property<>(key, type, standard, about, oldKey, handle, shownWhen);
    }

    /** The same with something to drag on the canvas. */
    public Property<T> withHandle(Handle newHandle) {
        return new Property<>(key, type, standard, about, formerKey, newHandle, shownWhen);
    }

    /**
     * The same, offered for editing only for objects that meet the condition, as those of some kinds. Other objects keep
     * a value that their file has, and files show it.
     */
    public Property<T> shownWhen(Predicate<LevelObject> condition) {
        return new Property<>(key, type, standard, about, formerKey, handle, Objects.requireNonNull(condition));
    }

    /** Its key in files, and the last part of its text key, {@code property.KEY}. */
    public String key() {
        return key;
    }

    /** The key that files used to have, before version 2 of the format. */
    public Optional<String> formerKey() {
        return Optional.ofNullable(formerKey);
    }

    public ValueType<T> type() {
        return type;
    }

    /** The value of an object whose file leaves it out. */
    public T standard() {
        return standard;
    }

    /** One sentence on what it does, in English. */
    public String about() {
        return about;
    }

    public Handle handle() {
        return handle;
    }

    /** Whether it is offered for editing for this object, which is of a type that has it. */
    public boolean isShownFor(LevelObject object) {
        return shownWhen.test(object);
    }

    @Override
    public String toString() {
        return key;
    }
}
