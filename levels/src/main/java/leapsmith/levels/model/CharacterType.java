package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import leapsmith.levels.model.ObjectKind.Role;
import leapsmith.levels.model.PropertyGroup.Preset;
import leapsmith.physics.body.AirMoves;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Shape;

/** Characters: the player, patrols that walk by themselves, and idle bodies that only fall and stand. */
public final class CharacterType {
    /** Controlled by the player's input. */
    public static final String PLAYER = "player";
    /** Walks by itself and turns at walls and edges. */
    public static final String PATROL = "patrol";
    /** Falls and stands. */
    public static final String IDLE = "idle";

    /** The direction it faces at the start. */
    public static final Property<Facing> FACING =
            Property.choice("facing", Facing.class, Facing.RIGHT, "The direction it faces at the start.");
    /** The property {@code shape}; {@link Property#about} says what it does. */
    public static final Property<Shape> SHAPE = Property.choice(
            "shape",
            Shape.class,
            Shape.BOX,
            "The shape used for collisions between bodies. A circle needs a square box; a triangle is half of its"
                    + " box, and is named by the corner with the right angle.");
    /** Whether it and other solid characters block each other. */
    public static final Property<Boolean> SOLID_TO_BODIES = Property.flag(
                    "solidToBodies", "Whether it and other solid characters block each other.")
            .formerly("firm");
    /** The property {@code friction}; {@link Property#about} says what it does. */
    public static final Property<Double> FRICTION = acceleration(
                    "friction", "How fast an idle body that slides on the ground slows down; 0 means not at all.")
            .addedInVersion(2)
            .shownWhen(character -> control(character.behavior()) == Control.NONE);
    /** The property {@code pushForce}; {@link Property#about} says what it does. */
    public static final Property<Double> PUSH_FORCE = acceleration(
                    "pushForce",
                    "How steep the slopes are up which a solid player pushes solid idle bodies: 0.71 of gravity is"
                            + " enough for 1:1, 0.45 for 1:2, and 0 pushes them only on level ground and downhill.")
            .addedInVersion(2)
            .shownWhen(character -> isPlayer(character) && character.get(SOLID_TO_BODIES));
    /** The property {@code channel}; {@link Property#about} says what it does. */
    public static final Property<Double> CHANNEL = Property.number(
                    "channel",
                    ValueType.Number.whole(0, BodyDef.CHANNELS - 1, Unit.NONE),
                    0,
                    "Which input channel controls a player, for games with several players. Play in the editor has only 0.")
            .addedInVersion(2)
            .shownWhen(CharacterType::isPlayer);

    /** Its speed on the ground and in the air. */
    public static final Property<Double> WALK_SPEED = speed(
                    "walk", Movement.CLASSIC.walkSpeed(), "Its speed on the ground and in the air.")
            .shownWhen(character -> control(character.behavior()) != Control.NONE);
    /** Its upward speed at the start of a jump. */
    public static final Property<Double> JUMP_SPEED = speed(
                    "jump", Movement.CLASSIC.jumpSpeed(), "Its upward speed at the start of a jump.")
            .shownWhen(CharacterType::isPlayer);
    /** The highest upward speed left when jump is released early. */
    public static final Property<Double> JUMP_RELEASE_SPEED = speed(
                    "jumpReleaseSpeed",
                    Movement.CLASSIC.jumpReleaseSpeed(),
                    "The highest upward speed left when jump is released early.")
            .formerly("jumpCut")
            .shownWhen(CharacterType::isPlayer);
    /** The property {@code acceleration}; {@link Property#about} says what it does. */
    public static final Property<Double> ACCELERATION = acceleration(
                    "acceleration", "How fast a player reaches its walking speed; 0 means instantly.")
            .shownWhen(CharacterType::isPlayer);
    /** The property {@code damping}; {@link Property#about} says what it does. */
    public static final Property<Double> DECELERATION = acceleration(
                    "damping", "How fast a player stops or turns around; 0 means instantly.")
            .shownWhen(CharacterType::isPlayer);
    /** How long a player can still jump after walking off a ledge. */
    public static final Property<Double> COYOTE_TIME = seconds(
                    "coyoteTime", "How long a player can still jump after walking off a ledge.")
            .shownWhen(CharacterType::isPlayer);
    /** How long before landing a jump press still counts. */
    public static final Property<Double> JUMP_BUFFER = seconds(
                    "jumpBuffer", "How long before landing a jump press still counts.")
            .shownWhen(CharacterType::isPlayer);
    /** How far a rising player is moved aside when only its corner hits a ceiling. */
    public static final Property<Double> CORNER_CORRECTION = Property.number(
                    "corner",
                    ValueType.Number.upTo(Forgiveness.MAX_CORNER_PX, Unit.PX),
                    0,
                    "How far a rising player is moved aside when only its corner hits a ceiling.")
            .shownWhen(CharacterType::isPlayer);
    /** Below this vertical speed, gravity is halved while jump is held. */
    public static final Property<Double> APEX_SPEED = speed(
                    "apexSpeed", 0, "Below this vertical speed, gravity is halved while jump is held.")
            .shownWhen(CharacterType::isPlayer);
    /** The property {@code liftTime}; {@link Property#about} says what it does. */
    public static final Property<Double> LIFT_TIME = seconds(
                    "liftTime",
                    "How long after a moving platform carried a player its jump still takes the platform's velocity;"
                            + " 0 means never.")
            .addedInVersion(2)
            .shownWhen(CharacterType::isPlayer);
    /** How often a player can jump again in the air. */
    public static final Property<Double> AIR_JUMPS = Property.number(
                    "airJumps",
                    ValueType.Number.whole(0, AirMoves.MAX_AIR_JUMPS, Unit.NONE),
                    0,
                    "How often a player can jump again in the air before it lands.")
            .addedInVersion(2)
            .shownWhen(CharacterType::isPlayer);
    /** The property {@code wallJump}; {@link Property#about} says what it does. */
    public static final Property<Double> WALL_JUMP = speed(
                    "wallJump",
                    0,
                    "A player's speed away from the wall when it jumps off a wall that it touches in the air; 0 means never.")
            .addedInVersion(2)
            .shownWhen(CharacterType::isPlayer);
    /** The property {@code wallJumpTime}; {@link Property#about} says what it does. */
    public static final Property<Double> WALL_JUMP_TIME = seconds(
                    "wallJumpTime",
                    AirMoves.NONE.wallJumpSeconds(),
                    "How long a player moves away from the wall after a wall jump, whatever is pressed.")
            .addedInVersion(2)
            .shownWhen(character -> isPlayer(character) && character.get(WALL_JUMP) > 0);
    /** The property {@code wallSlide}; {@link Property#about} says what it does. */
    public static final Property<Double> WALL_SLIDE = speed(
                    "wallSlide", 0, "The highest fall speed of a player that pushes against a wall; 0 means no limit.")
            .addedInVersion(2)
            .shownWhen(CharacterType::isPlayer);
    /** The property {@code dash}; {@link Property#about} says what it does. */
    public static final Property<Double> DASH = speed(
                    "dash",
                    0,
                    "The speed of a player's dash, straight ahead, on the ground or once in the air; 0 means never.")
            .addedInVersion(2)
            .shownWhen(CharacterType::isPlayer);
    /** The property {@code dashTime}; {@link Property#about} says what it does. */
    public static final Property<Double> DASH_TIME = seconds(
                    "dashTime", AirMoves.NONE.dashSeconds(), "How long a dash takes.")
            .addedInVersion(2)
            .shownWhen(character -> isPlayer(character) && character.get(DASH) > 0);
    /** Whether a player grabs a ledge when it falls along a wall and pushes toward it. */
    public static final Property<Boolean> LEDGE_GRAB = Property.flag(
                    "ledgeGrab", "Whether a player grabs a ledge when it falls along a wall and pushes toward it.")
            .shownWhen(CharacterType::isPlayer);

    /** How the numbers of a {@link Movement} are read from and written to properties. */
    private static final List<Part> PARTS = List.of(
            new Part(WALK_SPEED, Movement::walkSpeed, Movement::withWalkSpeed),
            new Part(JUMP_SPEED, Movement::jumpSpeed, Movement::withJumpSpeed),
            new Part(JUMP_RELEASE_SPEED, Movement::jumpReleaseSpeed, Movement::withJumpReleaseSpeed),
            new Part(ACCELERATION, Movement::acceleration, Movement::withAcceleration),
            new Part(DECELERATION, Movement::deceleration, Movement::withDeceleration),
            Part.of(COYOTE_TIME, Forgiveness::coyoteSeconds, Forgiveness::withCoyoteSeconds),
            Part.of(JUMP_BUFFER, Forgiveness::jumpBufferSeconds, Forgiveness::withJumpBufferSeconds),
            Part.of(CORNER_CORRECTION, Forgiveness::cornerPx, Forgiveness::withCornerPx),
            Part.of(APEX_SPEED, Forgiveness::apexSpeed, Forgiveness::withApexSpeed),
            new Part(LIFT_TIME, Movement::liftSeconds, Movement::withLiftSeconds),
            Part.inAir(AIR_JUMPS, AirMoves::airJumps, (moves, jumps) -> moves.withAirJumps(jumps.intValue())),
            Part.inAir(WALL_JUMP, AirMoves::wallJumpSpeed, AirMoves::withWallJumpSpeed),
            Part.inAir(WALL_JUMP_TIME, AirMoves::wallJumpSeconds, AirMoves::withWallJumpSeconds),
            Part.inAir(WALL_SLIDE, AirMoves::wallSlideSpeed, AirMoves::withWallSlideSpeed),
            Part.inAir(DASH, AirMoves::dashSpeed, AirMoves::withDashSpeed),
            Part.inAir(DASH_TIME, AirMoves::dashSeconds, AirMoves::withDashSeconds));

    /** Movement values; the part of a character that play commands can change. */
    public static final PropertyGroup MOVEMENT = PropertyGroup.nested("movement", movementProperties())
            .withPreset("classic", preset(Movement.CLASSIC))
            .withPreset("modern", preset(Movement.MODERN));

    /** The type of characters. */
    public static final ObjectType TYPE = ObjectType.named("character")
            .alwaysListed()
            .size(12, 40)
            .kinds(
                    IDLE,
                    new ObjectKind(PLAYER, 4, Role.PLAYER, ColorRole.PLAYER),
                    new ObjectKind(PATROL, 5, Role.NONE, ColorRole.PATROL),
                    new ObjectKind(IDLE, 6, Role.NONE, ColorRole.IDLE))
            .unknownKind(new ObjectType.UnknownKind(
                    new ObjectKind(IDLE, 6, Role.NONE, ColorRole.IDLE),
                    Severity.WARNING,
                    "unknown-kind",
                    "so it only stands"))
            .groups(MOVEMENT, PropertyGroup.of("", FACING, SHAPE, SOLID_TO_BODIES, FRICTION, PUSH_FORCE, CHANNEL))
            .physics(character -> new ObjectPhysics.OfBody(body(character)))
            .figure((character, pen) ->
                    pen.creature(character.kindOrFallback().color(), shape(character), isFacingLeft(character)))
            .placed(ObjectType.Placement.STANDING, ObjectType.Depth.CHARACTER)
            .letter('C')
            .idByKind()
            .reportOverlaps()
            .rules(CharacterType::checkShape, CharacterType::checkInside, CharacterType::checkRoom)
            .build();

    /** One number of a movement. */
    private record Part(
            Property<Double> property, ToDoubleFunction<Movement> get, BiFunction<Movement, Double, Movement> with) {
        static Part of(
                Property<Double> property,
                ToDoubleFunction<Forgiveness> get,
                BiFunction<Forgiveness, Double, Forgiveness> with) {
            return new Part(
                    property,
                    movement -> get.applyAsDouble(movement.forgiveness()),
                    (movement, value) -> movement.withForgiveness(with.apply(movement.forgiveness(), value)));
        }

        static Part inAir(
                Property<Double> property,
                ToDoubleFunction<AirMoves> get,
                BiFunction<AirMoves, Double, AirMoves> with) {
            return new Part(
                    property,
                    movement -> get.applyAsDouble(movement.airMoves()),
                    (movement, value) -> movement.withAirMoves(with.apply(movement.airMoves(), value)));
        }
    }

    private CharacterType() {}

    /**
     * {@return the movement values of a character}
     *
     * @param character an object of the type {@link #TYPE}
     */
    public static Movement movement(LevelObject character) {
        Movement movement = Movement.CLASSIC;
        for (Part part : PARTS) {
            if (!character.values().isDefault(part.property)) {
                movement = part.with.apply(movement, character.get(part.property));
            }
        }
        boolean grabs = character.get(LEDGE_GRAB);
        return grabs ? movement.withGrabsLedges(true) : movement;
    }

    /**
     * {@return a copy of the character with other movement values}
     *
     * @param character an object of the type {@link #TYPE}
     * @param movement the new values
     * @throws IllegalArgumentException if a value exceeds the limit of its property
     */
    public static LevelObject withMovement(LevelObject character, Movement movement) {
        LevelObject changed = character.with(LEDGE_GRAB, movement.grabsLedges());
        for (Part part : PARTS) {
            changed = changed.with(part.property, part.get.applyAsDouble(movement));
        }
        return changed;
    }

    /**
     * {@return whether it faces left at the start}
     *
     * @param character an object of the type {@link #TYPE}
     */
    public static boolean isFacingLeft(LevelObject character) {
        return character.get(FACING) == Facing.LEFT;
    }

    private static boolean isPlayer(LevelObject character) {
        return character.is(Role.PLAYER);
    }

    /** The shape as it is simulated: a circle in a box that isn't square is a box. */
    private static Shape shape(LevelObject character) {
        Shape shape = character.get(SHAPE);
        return shape == Shape.CIRCLE && character.width() != character.height() ? Shape.BOX : shape;
    }

    private static BodyDef body(LevelObject character) {
        return BodyDef.box(character.x(), character.y(), character.width(), character.height())
                .control(control(character.behavior()))
                .channel(character.whole(CHANNEL))
                .movement(movement(character))
                .facingLeft(isFacingLeft(character))
                .shape(shape(character))
                .solidToBodies(character.get(SOLID_TO_BODIES))
                .friction(character.get(FRICTION))
                .pushForce(character.get(PUSH_FORCE))
                .filter(isPlayer(character) ? BodyCategories.PLAYERS : BodyCategories.CHARACTERS);
    }

    private static Control control(String kind) {
        return switch (kind) {
            case PLAYER -> Control.PLAYER;
            case PATROL -> Control.PATROL;
            default -> Control.NONE;
        };
    }

    private static void checkShape(LevelObject character, ObjectRule.Context context) {
        if (character.get(SHAPE) != shape(character)) {
            context.report(
                    Finding.of(Severity.ERROR, "circle-not-square", character.id())
                            .fixedBy(Fix.of("make-square", character, CharacterType::square)),
                    character);
        }
    }

    /** The character with a square box of its height, and the same feet. */
    private static LevelObject square(Level level, LevelObject character) {
        double side = character.height();
        return character.withBox(character.middleX() - side / 2, character.y(), side, side);
    }

    private static void checkInside(LevelObject character, ObjectRule.Context context) {
        Level level = context.level();
        if (character.x() < 0
                || character.y() < 0
                || character.x() + character.width() > level.widthPx()
                || character.y() + character.height() > level.heightPx()) {
            context.report(
                    Finding.of(Severity.WARNING, "character-outside", character.id())
                            .fixedBy(Fix.moveInside(character)),
                    character);
        }
    }

    private static void checkRoom(LevelObject character, ObjectRule.Context context) {
        context.blockIn(character.x(), character.y(), character.width(), character.height())
                .ifPresent(block -> context.report(
                        Finding.of(Severity.WARNING, "character-in-wall", character.id())
                                .fixedBy(Fix.moveToFreePlace(character)),
                        character,
                        block.column(),
                        block.row()));
    }

    private static List<Property<?>> movementProperties() {
        List<Property<?>> properties = new ArrayList<>();
        PARTS.forEach(part -> properties.add(part.property));
        properties.add(LEDGE_GRAB);
        return properties;
    }

    /** All movement numbers; ledge grabbing is not part of a preset. */
    private static List<Preset<?>> preset(Movement movement) {
        List<Preset<?>> values = new ArrayList<>();
        PARTS.forEach(part -> values.add(new Preset<>(part.property, part.get.applyAsDouble(movement))));
        return values;
    }

    private static Property<Double> speed(String key, double standard, String about) {
        return Property.number(key, ValueType.Number.upTo(Limits.MAX_SPEED, Unit.PX_PER_SECOND), standard, about);
    }

    private static Property<Double> acceleration(String key, String about) {
        return Property.number(key, ValueType.Number.upTo(Limits.MAX_GRAVITY, Unit.PX_PER_SECOND_SQUARED), 0, about);
    }

    private static Property<Double> seconds(String key, String about) {
        return seconds(key, 0, about);
    }

    private static Property<Double> seconds(String key, double standard, String about) {
        return Property.number(key, ValueType.Number.upTo(Forgiveness.MAX_SECONDS, Unit.SECONDS), standard, about);
    }

    /** The direction a character faces, and a patrol walks, at the start. */
    public enum Facing {
        /** To the right. */
        RIGHT,
        /** To the left. */
        LEFT
    }
}
