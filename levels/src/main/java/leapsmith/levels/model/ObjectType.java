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
 * A type of objects, such as characters or zones, described once: its name in files and texts, its kinds and
 * properties, how it looks and is placed, its checks, and what it becomes in the simulation. Files, the command line,
 * the schema, palette, inspector, tools and play use this description and never test for a type.
 */
public final class ObjectType {
    /** How the pointer places an object. */
    public enum Placement {
        /** Horizontally centered in a tile, its bottom edge on that of the tile. */
        STANDING,
        /** Centered in a tile. */
        CENTERED,
        /** Dragged out over whole tiles. */
        AREA,
        /** Dragged out over whole tiles; in a single row it lies at the top and has the standard height. */
        SLAB
    }

    /** Drawing order, from back to front. */
    public enum Depth {
        AREA,
        PLATFORM,
        DEVICE,
        CHARACTER
    }

    /**
     * How an object of an unknown kind is treated.
     *
     * @param kind the kind it is simulated and drawn as
     * @param severity of the problem
     * @param rule name of the rule that reports it
     * @param consequence the end of the problem's message, such as {@code so it is solid}
     */
    public record UnknownKind(ObjectKind kind, Severity severity, String rule, String consequence) {}

    private final List<Property<?>> renamed;
    private final Builder from;
    private final PropertyValues standard;
    private final boolean isMoving;
    private final boolean mayCarry;

    private ObjectType(Builder from) {
        this.from = from;
        List<Property<?>> stored = new ArrayList<>();
        from.groups.forEach(group -> stored.addAll(group.stored()));
        renamed = stored.stream()
                .filter(property -> property.formerKey().isPresent())
                .toList();
        standard = PropertyValues.standard(stored);
        List<BodyDef> bodies = from.kinds.stream()
                .map(kind -> matter(create("", kind.name(), 0, 0)))
                .filter(Matter.OfBody.class::isInstance)
                .map(matter -> ((Matter.OfBody) matter).def())
                .toList();
        isMoving = bodies.stream().anyMatch(body -> !body.sensor());
        mayCarry = bodies.stream().anyMatch(body -> body.solidity() != Solidity.NONE);
    }

    /** Starts the description of a type. */
    public static Builder named(String name) {
        return new Builder(name);
    }

    /** Its name in files and messages, and the last part of its text keys. */
    public String name() {
        return from.name;
    }

    /** The key of their list in a file. */
    public String listKey() {
        return from.name + "s";
    }

    /** Whether files contain the list even if it is empty. */
    public boolean isAlwaysListed() {
        return from.alwaysListed;
    }

    /** How many objects of the type a level may have. */
    public int most() {
        return from.most;
    }

    /** Default width, in pixels. */
    public double standardWidth() {
        return from.width;
    }

    /** Default height, in pixels. */
    public double standardHeight() {
        return from.height;
    }

    /** The known kinds, in palette order. */
    public List<ObjectKind> kinds() {
        return from.kinds;
    }

    /** The default kind. */
    public String defaultKind() {
        return from.defaultKind;
    }

    /** The kind of that name. */
    public Optional<ObjectKind> findKind(String kind) {
        for (ObjectKind known : from.kinds) {
            if (known.name().equals(kind)) {
                return Optional.of(known);
            }
        }
        return Optional.empty();
    }

    /** The kind of that name, or the fallback kind. */
    public ObjectKind kindOrFallback(String kind) {
        List<ObjectKind> kinds = from.kinds;
        // By index: called per object and picture, and an iterator would allocate.
        for (int i = 0; i < kinds.size(); i++) {
            if (kinds.get(i).name().equals(kind)) {
                return kinds.get(i);
            }
        }
        return from.unknown.kind();
    }

    /** How objects of an unknown kind are treated. */
    public UnknownKind unknownKind() {
        return from.unknown;
    }

    /** Its properties besides id, kind and box, in the order of files and inspector. */
    public List<PropertyGroup> groups() {
        return from.groups;
    }

    /** The properties that had another key in version 1 of the format. */
    public List<Property<?>> renamedProperties() {
        return renamed;
    }

    /** All properties of all groups. */
    public List<Property<?>> properties() {
        return from.groups.stream()
                .<Property<?>>flatMap(group -> group.properties().stream())
                .toList();
    }

    /** The property that holds the path of its objects, if any. */
    @SuppressWarnings("unchecked")
    public Optional<Property<List<PathStop>>> path() {
        return properties().stream()
                .filter(property -> property.type() instanceof PathType)
                .map(property -> (Property<List<PathStop>>) property)
                .findFirst();
    }

    /** The property that holds a draggable direction of its objects, in degrees, if any. */
    @SuppressWarnings("unchecked")
    public Optional<Property<Double>> aim() {
        return properties().stream()
                .filter(property -> property.handle() == Property.Handle.AIM)
                .map(property -> (Property<Double>) property)
                .findFirst();
    }

    /** The letter key that selects the tool for placing it; 0 for none. */
    public char letter() {
        return from.letter;
    }

    /** Default values. */
    PropertyValues standard() {
        return standard;
    }

    public Placement placement() {
        return from.placement;
    }

    public Depth depth() {
        return from.depth;
    }

    public Figure figure() {
        return from.figure;
    }

    /** Whether its objects become bodies, which a picture of a running level shows instead of the objects. */
    public boolean isMoving() {
        return isMoving;
    }

    /** Whether bodies can stand on one of its kinds. */
    public boolean mayCarry() {
        return mayCarry;
    }

    /** Whether an object may have no width or height. */
    public boolean mayBeEmpty() {
        return from.mayBeEmpty;
    }

    /** Whether overlapping objects of this type are reported. */
    public boolean isOddWhenOverlapping() {
        return from.oddWhenOverlapping;
    }

    public List<ObjectRule> rules() {
        return from.rules;
    }

    /** Checks of all objects of the type together. */
    public List<BiConsumer<List<LevelObject>, ObjectRule.Context>> listRules() {
        return from.listRules;
    }

    /** What an object is to the simulation. */
    public Matter matter(LevelObject object) {
        return from.matter.apply(object);
    }

    public TouchEffect touch() {
        return from.touch;
    }

    /** The start of the id of a new object. */
    public String idStem(String kind) {
        return from.idByKind ? kind : from.name;
    }

    /** An object of the standard size with default values. */
    public LevelObject create(String id, String kind, double x, double y) {
        return create(id, kind, x, y, from.width, from.height);
    }

    /** An object with default values. */
    public LevelObject create(String id, String kind, double x, double y, double width, double height) {
        return new LevelObject(id, this, kind, x, y, width, height, standard, Extras.EMPTY);
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
        private Function<LevelObject, Matter> matter = object -> Matter.NONE;
        private TouchEffect touch = TouchEffect.NONE;
        private Figure figure = (object, pen) -> {};
        private Placement placement = Placement.CENTERED;
        private Depth depth = Depth.DEVICE;
        private char letter;
        private boolean idByKind;
        private boolean mayBeEmpty;
        private boolean oddWhenOverlapping;
        private List<ObjectRule> rules = List.of();
        private List<BiConsumer<List<LevelObject>, ObjectRule.Context>> listRules = List.of();

        private Builder(String name) {
            this.name = Objects.requireNonNull(name);
        }

        /** Limits how many objects of the type a level may have; the default is the limit for all types together. */
        public Builder most(int count) {
            most = count;
            return this;
        }

        /** Makes files contain the list even if it is empty. */
        public Builder alwaysListed() {
            alwaysListed = true;
            return this;
        }

        /** The default size in pixels; if not set, a tile of the standard size. */
        public Builder size(double newWidth, double newHeight) {
            width = newWidth;
            height = newHeight;
            return this;
        }

        /**
         * The kinds, in palette order.
         *
         * @param newDefault the name of the default kind
         */
        public Builder kinds(String newDefault, ObjectKind... newKinds) {
            defaultKind = newDefault;
            kinds = List.of(newKinds);
            return this;
        }

        /** How objects of any other kind are treated; by default like the default kind. */
        public Builder unknownKind(UnknownKind newUnknown) {
            unknown = newUnknown;
            return this;
        }

        /** Its properties. */
        public Builder groups(PropertyGroup... newGroups) {
            groups = List.of(newGroups);
            return this;
        }

        /** What an object is to the simulation; nothing by default. */
        public Builder matter(Function<LevelObject, Matter> newMatter) {
            matter = newMatter;
            return this;
        }

        /** What happens when the player starts touching it; nothing by default. */
        public Builder touch(TouchEffect newTouch) {
            touch = newTouch;
            return this;
        }

        /** How it looks. */
        public Builder figure(Figure newFigure) {
            figure = newFigure;
            return this;
        }

        /** How it is placed, and its drawing order. */
        public Builder placed(Placement newPlacement, Depth newDepth) {
            placement = newPlacement;
            depth = newDepth;
            return this;
        }

        /** The letter key that selects the tool for placing it. */
        public Builder letter(char newLetter) {
            letter = newLetter;
            return this;
        }

        /** Names new objects by their kind instead of their type. */
        public Builder idByKind() {
            idByKind = true;
            return this;
        }

        /** Allows a width or height of 0. */
        public Builder mayBeEmpty() {
            mayBeEmpty = true;
            return this;
        }

        /** Reports overlapping objects of this type. */
        public Builder oddWhenOverlapping() {
            oddWhenOverlapping = true;
            return this;
        }

        /** Checks of each object. */
        public Builder rules(ObjectRule... newRules) {
            rules = List.of(newRules);
            return this;
        }

        /** Adds a check of all objects of the type together. */
        public Builder listRule(BiConsumer<List<LevelObject>, ObjectRule.Context> rule) {
            listRules = List.of(rule);
            return this;
        }

        /** Builds the type. */
        public ObjectType build() {
            if (unknown == null) {
                ObjectKind fallback = kinds.stream()
                        .filter(kind -> kind.name().equals(defaultKind))
                        .findFirst()
                        .orElseThrow(() -> new IllegalStateException(name + " has no kind " + defaultKind));
                String consequence = "so it counts as " + defaultKind;
                unknown = new UnknownKind(fallback, Severity.WARNING, "unknown-" + name + "-kind", consequence);
            }
            return new ObjectType(this);
        }
    }
}
