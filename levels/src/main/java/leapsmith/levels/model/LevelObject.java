package leapsmith.levels.model;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Solidity;

/**
 * An object placed in a level. Ids should be unique over all types; a level with duplicate ids still opens, and the
 * checks report it.
 *
 * @param id its name in files, problems and traces
 * @param type has a value for each of its properties
 * @param kind the variety of its type; an unknown one is kept
 * @param x left edge in pixels
 * @param y top edge in pixels
 * @param width in pixels
 * @param height in pixels
 * @param values a value for each property of its type
 * @param properties free keys of the level's author, as JSON text; see {@link FreeValue}
 * @param unknownKeys unknown keys of the file's object
 * @param own what the kinds file of its folder says of its kind; empty for a known kind, and for one that it doesn't have
 */
public record LevelObject(
        String id,
        ObjectType type,
        String kind,
        double x,
        double y,
        double width,
        double height,
        PropertyValues values,
        RawMembers properties,
        RawMembers unknownKeys,
        Optional<OwnKind> own) {
    /** Tolerance for equal positions, in px; smaller than a sub-pixel. */
    private static final double SAME_PX = 1e-4;

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if a coordinate or length exceeds its limit
     */
    public LevelObject {
        Objects.requireNonNull(id);
        Objects.requireNonNull(type);
        Objects.requireNonNull(kind);
        x = Limits.requireCoordinate(x, "x");
        y = Limits.requireCoordinate(y, "y");
        width = Limits.requireLength(width, "width");
        height = Limits.requireLength(height, "height");
        Objects.requireNonNull(values);
        Objects.requireNonNull(properties);
        Objects.requireNonNull(unknownKeys);
        Objects.requireNonNull(own);
    }

    /** {@return its free properties, with the defaults of the fields of its own kind where it has no value} */
    public RawMembers fields() {
        RawMembers all = properties;
        for (OwnKind.Field field : own.map(OwnKind::fields).orElse(List.of())) {
            all = all.get(field.name()).isPresent() ? all : all.with(field.name(), field.standard());
        }
        return all;
    }

    /** {@return its kind if that is known, or else the one as which it behaves: of an own kind, or the fallback kind of its type} */
    public ObjectKind kindOrFallback() {
        return own.isPresent() ? own.get().behavior() : type.kindOrFallback(kind);
    }

    /** {@return the name of its kind; of an own kind that of the known kind as which it behaves} */
    public String behavior() {
        return own.isPresent() ? own.get().behavior().name() : kind;
    }

    /**
     * {@return whether it has this role in the game}
     *
     * @param role a role of objects
     */
    public boolean is(ObjectKind.Role role) {
        return kindOrFallback().role() == role;
    }

    /**
     * {@return the value of a property}
     *
     * @param <T> the class of the values of the property
     * @param property one of the properties of the type
     * @throws IllegalArgumentException if its type has no such property
     */
    public <T> T get(Property<T> property) {
        return values.get(property);
    }

    /**
     * {@return the value of a whole-number property}
     *
     * @param property one of the properties of the type
     */
    public int whole(Property<Double> property) {
        return values.get(property).intValue();
    }

    /** {@return the stops of its path after the first one; none if its type has no path} */
    public List<PathStop> stops() {
        return type.path().map(this::get).orElse(List.of());
    }

    /** {@return whether its path is a closed loop, from the last stop straight to the first} */
    public boolean isLoop() {
        return type.path()
                .map(path -> ((ValueType.Path) (Object) path.type()).loop())
                .map(this::get)
                .orElse(false);
    }

    /** {@return what it becomes in the simulation} */
    public ObjectPhysics physics() {
        return type.physics(this);
    }

    /**
     * {@return whether the body of an earlier version of this object in a running level keeps its place and state, instead of
     * being spawned again} It does if it moves freely, and its type, kind, place, shape and facing are the same; for the place
     * the corner or the feet count.
     *
     * @param before the earlier version
     */
    public boolean continues(LevelObject before) {
        return before.type == type
                && before.behavior().equals(behavior())
                && before.physics() instanceof ObjectPhysics.OfBody old
                && physics() instanceof ObjectPhysics.OfBody now
                && isContinued(old.def(), now.def());
    }

    private static boolean isContinued(BodyDef old, BodyDef now) {
        boolean movesFreely = !now.sensor() && now.solidity() == Solidity.NONE && now.path() == null;
        boolean sameCorner = isSame(old.x(), now.x()) && isSame(old.y(), now.y());
        boolean sameFeet = isSame(old.x() + old.width() / 2, now.x() + now.width() / 2)
                && isSame(old.y() + old.height(), now.y() + now.height());
        return movesFreely
                && old.channel() == now.channel()
                && old.shape() == now.shape()
                && old.solidToBodies() == now.solidToBodies()
                && old.facingLeft() == now.facingLeft()
                && (sameCorner || sameFeet);
    }

    private static boolean isSame(double a, double b) {
        return Math.abs(a - b) < SAME_PX;
    }

    /** {@return the middle of its box} */
    public double middleX() {
        return x + width / 2;
    }

    /** {@return the middle of its box} */
    public double middleY() {
        return y + height / 2;
    }

    /**
     * {@return whether a point lies in the box, its left and top edges included}
     *
     * @param pointX in level pixels
     * @param pointY in level pixels
     */
    public boolean contains(double pointX, double pointY) {
        return pointX >= x && pointX < x + width && pointY >= y && pointY < y + height;
    }

    /**
     * {@return a copy with another id}
     *
     * @param newId its name in files, problems and traces
     */
    public LevelObject withId(String newId) {
        return new LevelObject(newId, type, kind, x, y, width, height, values, properties, unknownKeys, own);
    }

    /**
     * {@return a copy with another kind, of which no kinds file says anything}
     *
     * @param newKind the variety of its type; an unknown one is kept
     */
    public LevelObject withKind(String newKind) {
        return new LevelObject(
                id, type, newKind, x, y, width, height, values, properties, unknownKeys, Optional.empty());
    }

    /**
     * {@return a copy with what a kinds file says of its kind; the same object if that doesn't change}
     *
     * @param newOwn has the name of its kind and its type; empty for nothing
     */
    public LevelObject withOwn(Optional<OwnKind> newOwn) {
        return newOwn.equals(own)
                ? this
                : new LevelObject(id, type, kind, x, y, width, height, values, properties, unknownKeys, newOwn);
    }

    /**
     * {@return a copy with other values of all properties of its type}
     *
     * @param newValues a value for each property of its type
     */
    public LevelObject withValues(PropertyValues newValues) {
        return new LevelObject(id, type, kind, x, y, width, height, newValues, properties, unknownKeys, own);
    }

    /**
     * {@return a copy at another position}
     *
     * @param newX left edge in pixels
     * @param newY top edge in pixels
     */
    public LevelObject withPosition(double newX, double newY) {
        return withBox(newX, newY, width, height);
    }

    /**
     * {@return a copy with another position and size}
     *
     * @param newX left edge in pixels
     * @param newY top edge in pixels
     * @param newWidth in pixels
     * @param newHeight in pixels
     */
    public LevelObject withBox(double newX, double newY, double newWidth, double newHeight) {
        return new LevelObject(id, type, kind, newX, newY, newWidth, newHeight, values, properties, unknownKeys, own);
    }

    /**
     * {@return a copy with another value of a property}
     *
     * @param <T> the class of the values of the property
     * @param property one of the properties of the type
     * @param value a value of the property
     * @throws IllegalArgumentException if its type has no such property, or the value is not one of the property's type
     */
    public <T> LevelObject with(Property<T> property, T value) {
        return new LevelObject(
                id, type, kind, x, y, width, height, values.with(property, value), properties, unknownKeys, own);
    }

    /**
     * {@return a copy with other properties}
     *
     * @param newProperties free keys of the level's author, as JSON text; see {@link FreeValue}
     */
    public LevelObject withProperties(RawMembers newProperties) {
        return new LevelObject(id, type, kind, x, y, width, height, values, newProperties, unknownKeys, own);
    }

    /**
     * {@return a copy with other unknownKeys}
     *
     * @param newKeys unknown keys of the file's object
     */
    public LevelObject withUnknownKeys(RawMembers newKeys) {
        return new LevelObject(id, type, kind, x, y, width, height, values, properties, newKeys, own);
    }
}
