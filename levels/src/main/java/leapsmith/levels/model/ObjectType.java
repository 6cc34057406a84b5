package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Solidity;

/**
 * An object type, such as character or zone: its name in files and texts, its kinds and properties, its appearance
 * and placement, its checks, and its body or emitter in the simulation. This is the only description of the type:
 * files, the command line, the schema, palette, inspector, tools and play use it and never switch on the type.
 */
public final class ObjectType {
    /** How the pointer places an object. */
    public enum Placement {
        /** Horizontally centered in a tile, with its bottom edge on the bottom of the tile. */
        STANDING,
        /** Centered in a tile. */
        CENTERED,
        /** Dragged out over whole tiles. */
        AREA,
        /**
         * Dragged out over whole tiles; if the area is one tile high, it has the default height, at the top of the row.
         */
        SLAB
    }

    /** Drawing order, from back to front. */
    public enum Depth {
        /** Areas, behind everything else. */
        AREA,
        /** Platforms. */
        PLATFORM,
        /** Devices such as emitters. */
        DEVICE,
        /** Characters, in front of everything else. */
        CHARACTER
    }

    /**
     * How an object of an unknown kind is treated.
     *
     * @param kind the kind as which it is simulated and drawn
     * @param severity the severity of the reported problem
     * @param rule name of the rule that reports it
     * @param consequence the end of the problem's message, such as {@code so it is solid}
     */
    public record UnknownKind(ObjectKind kind, Severity severity, String rule, String consequence) {}

    private final List<Property<?>> laterProperties;
    private final Builder from;
    private final PropertyValues standard;
    private final boolean hasBody;
    private final boolean canBePlatform;

    private ObjectType(Builder from) {
        this.from = from;
        List<Property<?>> stored = new ArrayList<>();
        from.groups.forEach(group -> stored.addAll(group.stored()));
        laterProperties =
                stored.stream().filter(property -> property.neededVersion() > 1).toList();
        standard = PropertyValues.defaults(stored);
        List<BodyDef> bodies = from.kinds.stream()
                .map(kind -> physics(create("", kind.name(), 0, 0)))
                .filter(ObjectPhysics.OfBody.class::isInstance)
                .map(physics -> ((ObjectPhysics.OfBody) physics).def())
                .toList();
        hasBody = bodies.stream().anyMatch(body -> !body.sensor());
        canBePlatform = bodies.stream().anyMatch(body -> body.solidity() != Solidity.NONE);
    }

    /**
     * Starts the description of a type.
     *
     * @param name its name in files and messages, such as {@code zone}
     * @return a builder with the defaults of its methods
     */
    public static Builder named(String name) {
        return new Builder(name);
    }

    /** {@return its name in files and messages, and the last part of its text keys} */
    public String name() {
        return from.name;
    }

    /** {@return the key of the list of its objects in a file} */
    public String listKey() {
        return from.name + "s";
    }

    /** {@return whether files contain the list of its objects even if it is empty} */
    public boolean isAlwaysListed() {
        return from.alwaysListed;
    }

    /** {@return the maximum number of objects of this type in a level} */
    public int most() {
        return from.most;
    }

    /** {@return the default width, in pixels} */
    public double defaultWidth() {
        return from.width;
    }

    /** {@return the default height, in pixels} */
    public double defaultHeight() {
        return from.height;
    }

    /** {@return the known kinds, in palette order} */
    public List<ObjectKind> kinds() {
        return from.kinds;
    }

    /** {@return the default kind} */
    public String defaultKind() {
        return from.defaultKind;
    }

    /**
     * {@return the known kind with a name; empty if there is none}
     *
     * @param kind name of a kind
     */
    public Optional<ObjectKind> findKind(String kind) {
        for (ObjectKind known : from.kinds) {
            if (known.name().equals(kind)) {
                return Optional.of(known);
            }
        }
        return Optional.empty();
    }

    /**
     * {@return the known kind with a name, or the fallback kind}
     *
     * @param kind name of a kind
     */
    public ObjectKind kindOrFallback(String kind) {
        List<ObjectKind> kinds = from.kinds;
        // By index, because an iterator would allocate: this is called for each object in each frame.
        for (int i = 0; i < kinds.size(); i++) {
            if (kinds.get(i).name().equals(kind)) {
                return kinds.get(i);
            }
        }
        return from.unknown.kind();
    }

    /** {@return how objects of an unknown kind are treated} */
    public UnknownKind unknownKind() {
        return from.unknown;
    }

    /** {@return whether a game may have kinds of its own, which mean nothing to the editor} */
    public boolean takesAnyKind() {
        return from.unknown.severity() == Severity.HINT;
    }

    /** {@return its properties besides id, kind and box, in the order of files and inspector} */
    public List<PropertyGroup> groups() {
        return from.groups;
    }

    /** {@return the properties that version 1 of the format did not have, or under another key} */
    public List<Property<?>> laterProperties() {
        return laterProperties;
    }

    /** {@return all properties of all groups} */
    public List<Property<?>> properties() {
        return from.groups.stream()
                .<Property<?>>flatMap(group -> group.properties().stream())
                .toList();
    }

    /** {@return the property with the path of an object; empty if the type has none} */
    @SuppressWarnings("unchecked")
    public Optional<Property<List<PathStop>>> path() {
        return properties().stream()
                .filter(property -> property.type() instanceof ValueType.Path)
                .map(property -> (Property<List<PathStop>>) property)
                .findFirst();
    }

    /**
     * {@return the property with the direction of an object, in degrees, which a handle changes; empty if the type has
     * none}
     */
    @SuppressWarnings("unchecked")
    public Optional<Property<Double>> aim() {
        return properties().stream()
                .filter(property -> property.handle() == Property.Handle.AIM)
                .map(property -> (Property<Double>) property)
                .findFirst();
    }

    /** {@return the letter key that selects the tool for placing it; 0 for none} */
    public char letter() {
        return from.letter;
    }

    PropertyValues defaultValues() {
        return standard;
    }

    /** {@return how the pointer places an object} */
    public Placement placement() {
        return from.placement;
    }

    /** {@return when it is drawn: after all types of a lower depth} */
    public Depth depth() {
        return from.depth;
    }

    /** {@return how an object is drawn} */
    public Figure figure() {
        return from.figure;
    }

    /**
     * {@return whether any of its kinds becomes a body other than a sensor} In play the bodies are drawn instead of the
     * objects.
     */
    public boolean hasBody() {
        return hasBody;
    }

    /** {@return whether any of its kinds is a platform, on which bodies can stand} */
    public boolean canBePlatform() {
        return canBePlatform;
    }

    /** {@return whether the width or height of an object may be 0} */
    public boolean allowsZeroSize() {
        return from.allowsZeroSize;
    }

    /** {@return whether overlapping objects of this type are reported as a problem} */
    public boolean reportsOverlaps() {
        return from.reportOverlaps;
    }

    /** {@return the checks of single objects} */
    public List<ObjectRule> rules() {
        return from.rules;
    }

    /** {@return the checks of the list of all objects of the type} */
    public List<BiConsumer<List<LevelObject>, ObjectRule.Context>> listRules() {
        return from.listRules;
    }

    /**
     * {@return the body or emitter of an object in the simulation, if any}
     *
     * @param object an object of a level
     */
    public ObjectPhysics physics(LevelObject object) {
        return from.physics.apply(object);
    }

    /**
     * {@return the effect when the player starts touching an object of this type}
     *
     * @param object an object of a level
     */
    public TouchEffect touch(LevelObject object) {
        return from.touch.apply(object);
    }

    /**
     * {@return the prefix of the id of a new object}
     *
     * @param kind name of a kind
     */
    public String idStem(String kind) {
        boolean isDoor =
                from.kinds.stream().anyMatch(it -> it.name().equals(kind) && it.role() == ObjectKind.Role.DOOR);
        return from.idByKind || isDoor ? kind : from.name;
    }

    /**
     * {@return an object of the standard size with default values}
     *
     * @param id id of an object
     * @param kind name of a kind
     * @param x left edge in level pixels
     * @param y top edge in level pixels
     */
    public LevelObject create(String id, String kind, double x, double y) {
        return create(id, kind, x, y, from.width, from.height);
    }

    /**
     * {@return an object with default values}
     *
     * @param id id of an object
     * @param kind name of a kind
     * @param x left edge in level pixels
     * @param y top edge in level pixels
     * @param width in pixels
     * @param height in pixels
     */
    public LevelObject create(String id, String kind, double x, double y, double width, double height) {
        return new LevelObject(
                id, this, kind, x, y, width, height, standard, RawMembers.EMPTY, RawMembers.EMPTY, Optional.empty());
    }

    @Override
    public String toString() {
        return from.name;
    }

    /** Collects the description of a type. */
    public static final class Builder {
        private final String name;
        private int most = Limits.MAX_OBJECTS;
        private boolean alwaysListed;
        private double width = Level.STANDARD_TILE_SIZE;
        private double height = Level.STANDARD_TILE_SIZE;
        private List<ObjectKind> kinds = List.of();
        private String defaultKind = "";
        private UnknownKind unknown;
        private List<PropertyGroup> groups = List.of();
        private Function<LevelObject, ObjectPhysics> physics = object -> ObjectPhysics.NONE;
        private Function<LevelObject, TouchEffect> touch = object -> TouchEffect.NONE;
        private Figure figure = (object, pen) -> {};
        private Placement placement = Placement.CENTERED;
        private Depth depth = Depth.DEVICE;
        private char letter;
        private boolean idByKind;
        private boolean allowsZeroSize;
        private boolean reportOverlaps;
        private List<ObjectRule> rules = List.of();
        private List<BiConsumer<List<LevelObject>, ObjectRule.Context>> listRules = List.of();

        private Builder(String name) {
            this.name = Objects.requireNonNull(name);
        }

        /**
         * The maximum number of objects of this type in a level; by default the limit for all types together.
         *
         * @param count 1 to {@link Limits#MAX_OBJECTS}
         * @return this builder
         */
        public Builder most(int count) {
            most = count;
            return this;
        }

        /**
         * Writes the list of its objects even if it is empty.
         *
         * @return this builder
         */
        public Builder alwaysListed() {
            alwaysListed = true;
            return this;
        }

        /**
         * The default size in pixels; a tile of the standard size if not set.
         *
         * @param newWidth in pixels
         * @param newHeight in pixels
         * @return this builder
         */
        public Builder size(double newWidth, double newHeight) {
            width = newWidth;
            height = newHeight;
            return this;
        }

        /**
         * The kinds, in palette order.
         *
         * @param newDefault the name of the default kind
         * @param newKinds the kinds, with different names
         * @return this builder
         */
        public Builder kinds(String newDefault, ObjectKind... newKinds) {
            defaultKind = newDefault;
            kinds = List.of(newKinds);
            return this;
        }

        /**
         * How objects of an unknown kind are treated; by default like the default kind, with a warning.
         *
         * @param newUnknown how objects of an unknown kind are treated
         * @return this builder
         */
        public Builder unknownKind(UnknownKind newUnknown) {
            unknown = newUnknown;
            return this;
        }

        /**
         * Its properties.
         *
         * @param newGroups in the order of files and inspector
         * @return this builder
         */
        public Builder groups(PropertyGroup... newGroups) {
            groups = List.of(newGroups);
            return this;
        }

        /**
         * The body or emitter of an object in the simulation; none by default.
         *
         * @param newPhysics gives the body or emitter of an object
         * @return this builder
         */
        public Builder physics(Function<LevelObject, ObjectPhysics> newPhysics) {
            physics = newPhysics;
            return this;
        }

        /**
         * The effect when the player starts touching an object; none by default.
         *
         * @param newTouch the effect
         * @return this builder
         */
        public Builder touch(TouchEffect newTouch) {
            return touch(object -> newTouch);
        }

        /**
         * The effect when the player starts touching an object, if that depends on the object.
         *
         * @param newTouch gives the effect of an object, {@link TouchEffect#NONE} for none
         * @return this builder
         */
        public Builder touch(Function<LevelObject, TouchEffect> newTouch) {
            touch = newTouch;
            return this;
        }

        /**
         * How an object is drawn.
         *
         * @param newFigure draws an object
         * @return this builder
         */
        public Builder figure(Figure newFigure) {
            figure = newFigure;
            return this;
        }

        /**
         * How it is placed, and its drawing order.
         *
         * @param newPlacement how the pointer places it
         * @param newDepth its drawing order
         * @return this builder
         */
        public Builder placed(Placement newPlacement, Depth newDepth) {
            placement = newPlacement;
            depth = newDepth;
            return this;
        }

        /**
         * The letter key that selects the tool for placing it.
         *
         * @param newLetter an upper-case letter that no other tool uses
         * @return this builder
         */
        public Builder letter(char newLetter) {
            letter = newLetter;
            return this;
        }

        /**
         * Makes ids of new objects start with the kind instead of the type.
         *
         * @return this builder
         */
        public Builder idByKind() {
            idByKind = true;
            return this;
        }

        /**
         * Allows a width or height of 0.
         *
         * @return this builder
         */
        public Builder allowsZeroSize() {
            allowsZeroSize = true;
            return this;
        }

        /**
         * Reports overlapping objects of this type.
         *
         * @return this builder
         */
        public Builder reportOverlaps() {
            reportOverlaps = true;
            return this;
        }

        /**
         * Checks of single objects.
         *
         * @param newRules each checks one object
         * @return this builder
         */
        public Builder rules(ObjectRule... newRules) {
            rules = List.of(newRules);
            return this;
        }

        /**
         * Sets a check of the list of all objects of the type.
         *
         * @param rule checks all objects of the type
         * @return this builder
         */
        public Builder listRule(BiConsumer<List<LevelObject>, ObjectRule.Context> rule) {
            listRules = List.of(rule);
            return this;
        }

        /**
         * Builds the type.
         *
         * @return the finished value
         */
        public ObjectType build() {
            if (unknown == null) {
                ObjectKind fallback = kinds.stream()
                        .filter(kind -> kind.name().equals(defaultKind))
                        .findFirst()
                        .orElseThrow(() -> new IllegalStateException(name + " has no kind " + defaultKind));
                String consequence = "so it is treated as " + defaultKind;
                unknown = new UnknownKind(fallback, Severity.WARNING, "unknown-" + name + "-kind", consequence);
            }
            return new ObjectType(this);
        }
    }
}
