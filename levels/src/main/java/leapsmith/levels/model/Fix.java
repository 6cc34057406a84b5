package leapsmith.levels.model;

import java.util.Objects;

/** A change of a level that solves a problem. Fixes with the same key are equal, as they belong to the same rule. */
public final class Fix {
    private final String key;
    private final Change change;

    /** Changes a level. */
    @FunctionalInterface
    public interface Change {
        /**
         * {@return the level with the problem solved; the same level if that isn't possible}
         *
         * @param level the level with the problem
         * @param nearX where new objects are wanted, in level pixels
         * @param nearY where new objects are wanted, in level pixels
         */
        Level apply(Level level, double nearX, double nearY);
    }

    /** Changes the object that has the problem. */
    @FunctionalInterface
    public interface ObjectChange {
        /**
         * {@return the object without the problem; the same object if that isn't possible}
         *
         * @param level the level with the problem
         * @param object the object with the problem
         */
        LevelObject apply(Level level, LevelObject object);
    }

    private Fix(String key, Change change) {
        this.key = Objects.requireNonNull(key);
        this.change = Objects.requireNonNull(change);
    }

    /**
     * {@return a fix of a level}
     *
     * @param key the stable name of what it does, such as {@code place-player}
     * @param change solves the problem
     */
    public static Fix of(String key, Change change) {
        return new Fix(key, change);
    }

    /**
     * {@return a fix of one object}
     *
     * @param key the stable name of what it does, such as {@code place-player}
     * @param object the object with the problem
     * @param change solves the problem
     */
    public static Fix of(String key, LevelObject object, ObjectChange change) {
        String id = object.id();
        return new Fix(
                key,
                (level, nearX, nearY) -> level.objects()
                        .find(object.type(), id)
                        .map(now -> level.withObject(id, change.apply(level, now)))
                        .orElse(level));
    }

    /**
     * Moves an object completely into the level.
     *
     * @param object an object outside the level
     * @return the fix
     */
    public static Fix moveInside(LevelObject object) {
        return of(
                "move-inside",
                object,
                (level, it) -> it.withPosition(
                        within(it.x(), it.width(), level.widthPx()), within(it.y(), it.height(), level.heightPx())));
    }

    /**
     * Moves an object to the nearest place without blocks, solid platforms and characters.
     *
     * @param object an object inside a block
     * @return the fix
     */
    public static Fix moveToFreePlace(LevelObject object) {
        return of(
                "move-free",
                object,
                (level, it) -> new FreeSpot(level, it).nearest(it.x(), it.y()).orElse(it));
    }

    private static double within(double from, double size, double side) {
        return Math.max(0, Math.min(from, side - size));
    }

    /** {@return the stable name of what it does} */
    public String key() {
        return key;
    }

    /**
     * {@return the level with the problem solved, with new objects near a place in level pixels}
     *
     * @param level the level with the problem
     * @param nearX where new objects are wanted, in level pixels
     * @param nearY where new objects are wanted, in level pixels
     */
    public Level apply(Level level, double nearX, double nearY) {
        return change.apply(level, nearX, nearY);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Fix fix && fix.key.equals(key);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }

    @Override
    public String toString() {
        return key;
    }
}
