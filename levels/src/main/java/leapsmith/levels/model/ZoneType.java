package leapsmith.levels.model;

import leapsmith.levels.model.ObjectKind.Role;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.fixed.PortableMath;

/**
 * Zones: boxes that detect the player and block nothing. A zone of any kind is a sensor whose events a game gets; play in
 * the editor acts on the known kinds.
 */
public final class ZoneType {
    /** Finishes the level. */
    public static final String GOAL = "goal";

    /** Kills the player. */
    public static final String DEADLY = "deadly";

    /** The player goes on from there after a death. */
    public static final String CHECKPOINT = "checkpoint";

    /** Launches the player. */
    public static final String SPRING = "spring";

    /** Is taken, such as a coin. */
    public static final String PICKUP = "pickup";

    /** Is taken, and opens doors. */
    public static final String KEY = "key";

    /** Is turned on and off. */
    public static final String SWITCH = "switch";

    /** Leads to another place. */
    public static final String PORTAL = "portal";

    /** A text for the player, shown while it touches the note. */
    public static final String NOTE = "note";

    /** What the camera of a game shows while the player is in it; nothing in the editor. */
    public static final String CAMERA = "camera";

    /** How fast a spring launches. */
    public static final Property<Double> LAUNCH = Property.number(
                    "launch",
                    ValueType.Number.upTo(Limits.MAX_SPEED, Unit.PX_PER_SECOND),
                    630,
                    "How fast a spring launches the player.")
            .shownWhen(zone -> zone.behavior().equals(SPRING));
    /** In which direction a spring launches. */
    public static final Property<Double> DIRECTION = Property.number(
                    "direction",
                    new ValueType.Number(-360, 360, false, Unit.DEGREES),
                    270,
                    "In which direction a spring launches the player: 0 is right, 90 is down.")
            .withHandle(Property.Handle.AIM)
            .shownWhen(zone -> zone.behavior().equals(SPRING));
    /** Where a portal leads to. */
    public static final Property<String> TO = Property.of(
                    "to",
                    ValueType.Text.FREE,
                    "",
                    "The id of the object to which a portal leads; after the name of another level of the folder and a number sign, of one there.")
            .shownWhen(zone -> zone.behavior().equals(PORTAL));
    /** Whether a portal changes only the place. */
    public static final Property<Boolean> KEEP_VELOCITY = Property.flag(
                    "keepVelocity", "Whether the player keeps its velocity in a portal; if not, it arrives at rest.")
            .shownWhen(zone -> zone.behavior().equals(PORTAL));
    /** What a note says. */
    public static final Property<String> TEXT = Property.of(
                    "text", ValueType.Text.FREE, "", "What a note says while the player touches it.")
            .forGames()
            .shownWhen(zone -> zone.behavior().equals(NOTE));
    /** Whether a camera shows all of its region. */
    public static final Property<Boolean> FIT = Property.flag(
                    "fit", "Whether the camera shows the whole region; if not, it only stays inside.")
            .forGames()
            .shownWhen(zone -> zone.behavior().equals(CAMERA));
    /** Which of several cameras counts. */
    public static final Property<Double> PRIORITY = Property.number(
                    "priority",
                    ValueType.Number.whole(0, 1000, Unit.NONE),
                    0,
                    "Of several camera regions, the one with the highest priority counts.")
            .forGames()
            .shownWhen(zone -> zone.behavior().equals(CAMERA));

    /** The type of zones. */
    public static final ObjectType TYPE = ObjectType.named("zone")
            .alwaysListed()
            .kinds(
                    GOAL,
                    new ObjectKind(GOAL, 7, Role.GOAL, ColorRole.GOAL),
                    new ObjectKind(DEADLY, 0, Role.NONE, ColorRole.DEADLY),
                    new ObjectKind(CHECKPOINT, 0, Role.NONE, ColorRole.CHECKPOINT),
                    new ObjectKind(SPRING, 0, Role.NONE, ColorRole.SPRING),
                    new ObjectKind(PICKUP, 0, Role.ITEM, ColorRole.ITEM),
                    new ObjectKind(KEY, 0, Role.ITEM, ColorRole.ITEM),
                    new ObjectKind(SWITCH, 0, Role.SWITCH, ColorRole.SIGNAL),
                    new ObjectKind(PORTAL, 0, Role.NONE, ColorRole.PORTAL),
                    new ObjectKind(NOTE, 0, Role.NONE, ColorRole.ZONE),
                    new ObjectKind(CAMERA, 0, Role.NONE, ColorRole.ZONE))
            .groups(PropertyGroup.of(
                    "zone",
                    ObjectSignals.SETS,
                    ObjectSignals.MODE,
                    ObjectSignals.SECONDS,
                    ObjectSignals.NEEDS,
                    LAUNCH,
                    DIRECTION,
                    TO,
                    KEEP_VELOCITY,
                    TEXT,
                    FIT,
                    PRIORITY))
            .touch(ZoneType::effectOf)
            .unknownKind(new ObjectType.UnknownKind(
                    new ObjectKind("", 0, Role.NONE, ColorRole.ZONE),
                    Severity.HINT,
                    "unknown-zone-kind",
                    "so play in the editor ignores it, and only your game can use it"))
            .physics(zone -> new ObjectPhysics.OfBody(BodyDef.box(zone.x(), zone.y(), zone.width(), zone.height())
                    .sensor(true)
                    .filter(BodyCategories.ZONES)))
            .figure((zone, pen) -> pen.area(
                    zone.kind(),
                    zone.is(Role.GOAL),
                    pen.color(zone.kindOrFallback().color())))
            .placed(ObjectType.Placement.AREA, ObjectType.Depth.AREA)
            .letter('Z')
            .idByKind()
            .rules(ZoneType::checkInside)
            .build();

    private ZoneType() {}

    /**
     * {@return whether an object is a zone of a kind}
     *
     * @param object an object of a level
     * @param kind such as {@link #PORTAL}
     */
    public static boolean is(LevelObject object, String kind) {
        return object.type() == TYPE && object.behavior().equals(kind);
    }

    private static TouchEffect effectOf(LevelObject zone) {
        return switch (zone.behavior()) {
            case DEADLY -> (object, player) -> player.die();
            case CHECKPOINT -> (object, player) -> player.respawnAt(object);
            case SPRING -> ZoneType::launch;
            case PORTAL -> (object, player) -> player.enter(object);
            default -> TouchEffect.NONE;
        };
    }

    /** Sets the parts of the velocity that the direction of a spring has. */
    private static void launch(LevelObject spring, TouchEffect.Player player) {
        double degrees = spring.get(DIRECTION);
        double radians = PortableMath.toRadians(degrees);
        double speed = spring.get(LAUNCH);
        boolean isVertical = (degrees - 90) % 180 == 0;
        boolean isHorizontal = degrees % 180 == 0;
        player.launch(
                isVertical ? player.vx() : speed * PortableMath.cos(radians),
                isHorizontal ? player.vy() : speed * PortableMath.sin(radians));
    }

    /**
     * {@return the id of the object of the same level to which a portal leads; empty if it leads nowhere or to another level}
     *
     * @param portal a zone
     */
    public static String destination(LevelObject portal) {
        return portal.get(TO).indexOf('#') >= 0 ? "" : portal.get(TO);
    }

    /**
     * {@return whether an object is a portal to another level: it leads to the name of a level, a number sign, and the id of an
     * object}
     *
     * @param object an object of a level
     */
    public static boolean leavesLevel(LevelObject object) {
        return is(object, PORTAL) && object.get(TO).indexOf('#') > 0;
    }

    private static void checkInside(LevelObject zone, ObjectRule.Context context) {
        if (zone.x() >= context.level().widthPx()
                || zone.y() >= context.level().heightPx()
                || zone.x() + zone.width() <= 0
                || zone.y() + zone.height() <= 0) {
            context.report(
                    Finding.of(Severity.WARNING, "zone-outside", zone.id()).fixedBy(Fix.moveInside(zone)), zone);
        }
    }
}
