package leapsmith.levels.model;

import java.util.List;
import leapsmith.levels.model.ObjectKind.Role;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Borders;

/** Platforms: slabs that carry and push characters, moving along a path or at rest. */
public final class PlatformType {
    /** Blocks and pushes characters on all sides. */
    public static final String SOLID = "solid";
    /** Carries characters on its top; they pass through it from below and from the sides. */
    public static final String ONE_WAY = "oneway";
    /** Blocks characters on all sides, and is open while its conditions are met. */
    public static final String DOOR = "door";

    /** The {@link BodyDef#tag tag} of the bodies of doors, unless a game gives them another one. */
    public static final long DOOR_TAG = 1;

    /** The property {@code loop}; {@link Property#about} says what it does. */
    public static final Property<Boolean> LOOP = Property.flag(
                    "loop",
                    "Whether its path is a closed loop, from the last stop straight to the first; if not, it reverses there.")
            .shownWhen(platform -> !isDoor(platform));
    /** The property {@code stops}; {@link Property#about} says what it does. */
    public static final Property<List<PathStop>> STOPS = Property.path(
                    "stops", LOOP, "The stops after the first one, in order; without any it stays in place.")
            .shownWhen(platform -> !isDoor(platform));
    /** How fast it moves. */
    public static final Property<Double> SPEED = Property.number(
                    "speed", ValueType.Number.upTo(Limits.MAX_SPEED, Unit.PX_PER_SECOND), 60, "How fast it moves.")
            .shownWhen(platform -> !isDoor(platform));
    /** How long it waits at each stop. */
    public static final Property<Double> WAIT = Property.number(
                    "wait",
                    ValueType.Number.whole(0, Limits.MAX_TICKS, Unit.TICKS),
                    0,
                    "How long it waits at each stop.")
            .shownWhen(platform -> !isDoor(platform));

    /** The type of platforms. */
    public static final ObjectType TYPE = ObjectType.named("platform")
            .most(Limits.MAX_PLATFORMS)
            .size(48, 8)
            .kinds(
                    SOLID,
                    new ObjectKind(SOLID, 8, Role.NONE, ColorRole.PLATFORM),
                    new ObjectKind(ONE_WAY, 0, Role.NONE, ColorRole.ONE_WAY),
                    new ObjectKind(DOOR, 0, Role.DOOR, ColorRole.SIGNAL))
            .unknownKind(new ObjectType.UnknownKind(
                    new ObjectKind(SOLID, 8, Role.NONE, ColorRole.PLATFORM),
                    Severity.WARNING,
                    "unknown-platform-kind",
                    "so it is solid"))
            .groups(PropertyGroup.of("path", STOPS, SPEED, LOOP, WAIT), PropertyGroup.of("", ObjectSignals.NEEDS))
            .physics(platform -> new ObjectPhysics.OfBody(body(platform)))
            .figure(new Slab())
            .placed(ObjectType.Placement.SLAB, ObjectType.Depth.PLATFORM)
            .letter('M')
            .rules(
                    PlatformType::checkInside,
                    PlatformType::checkRoom,
                    PlatformType::checkStops,
                    PlatformType::checkSpeed)
            .build();

    /** The simulation can't count a longer round at the highest tick rate. */
    private static final double MAX_ROUND_TICKS = 1 << 29;

    private PlatformType() {}

    private static final class Slab implements Figure {
        @Override
        public void draw(LevelObject platform, Figure.Pen pen) {
            if (isDoor(platform)) {
                pen.door();
            } else {
                pen.slab(isOneWay(platform));
            }
        }

        @Override
        public void drawPlan(LevelObject platform, Figure.Pen pen) {
            if (!isDoor(platform)) {
                pen.slabPath(platform.get(STOPS), platform.get(LOOP), isOneWay(platform));
            }
        }
    }

    private static boolean isOneWay(LevelObject platform) {
        return platform.behavior().equals(ONE_WAY);
    }

    /**
     * {@return whether an object is a door, which never moves}
     *
     * @param object an object of a level
     */
    public static boolean isDoor(LevelObject object) {
        return object.type() == TYPE && object.behavior().equals(DOOR);
    }

    private static BodyDef body(LevelObject platform) {
        BodyDef def = BodyDef.box(platform.x(), platform.y(), platform.width(), platform.height())
                .gravity(false)
                .tiles(false)
                .path(path(platform));
        if (SubPixels.fromPx(platform.width()) == 0 || SubPixels.fromPx(platform.height()) == 0) {
            // Without an area it meets nothing.
            return def.filter(BodyCategories.PLATFORMS);
        }
        return isOneWay(platform)
                ? def.solidity(Solidity.TOP).filter(BodyCategories.ONE_WAY_PLATFORMS)
                : def.solidity(Solidity.ALL).filter(BodyCategories.PLATFORMS).tag(isDoor(platform) ? DOOR_TAG : 0);
    }

    /** The path for the simulation; null for a platform that doesn't move, or moves imperceptibly slowly. */
    private static PathDef path(LevelObject platform) {
        List<PathStop> stops = platform.get(STOPS);
        double speed = platform.get(SPEED);
        if (isDoor(platform) || stops.isEmpty() || speed == 0 || roundTicks(platform) > MAX_ROUND_TICKS) {
            return null;
        }
        List<PathDef.Stop> places =
                stops.stream().map(stop -> new PathDef.Stop(stop.x(), stop.y())).toList();
        return new PathDef(places, speed, !platform.get(LOOP), platform.whole(WAIT));
    }

    /** An upper bound of the ticks of a round at any tick rate. */
    private static double roundTicks(LevelObject platform) {
        List<PathStop> stops = PathStop.withOrigin(platform.get(STOPS));
        double px = 0;
        for (int i = 0; i < stops.size(); i++) {
            PathStop from = stops.get(i);
            PathStop to = stops.get((i + 1) % stops.size());
            px += Math.abs(to.x() - from.x()) + Math.abs(to.y() - from.y());
        }
        double seconds = px / platform.get(SPEED);
        return 2 * (seconds * Limits.MAX_TICKS_PER_SECOND + stops.size() * (platform.get(WAIT) + 1));
    }

    /** Reports only the first stop outside the level. */
    private static void checkInside(LevelObject platform, ObjectRule.Context context) {
        List<PathStop> stops = PathStop.withOrigin(platform.get(STOPS));
        for (int i = 0; i < stops.size(); i++) {
            LevelObject there = at(platform, stops.get(i));
            if (isBeyondClosedSide(there, context.level())) {
                context.report(
                        i == 0 ? outside(platform) : outsideAtStop(platform, i),
                        platform,
                        context.level().columnAt(there.x()),
                        context.level().rowAt(there.y()));
                return;
            }
        }
    }

    private static Finding outside(LevelObject platform) {
        return Finding.of(Severity.WARNING, "platform-outside", platform.id()).fixedBy(Fix.moveInside(platform));
    }

    /** Stops are counted from 1, the position of the platform. */
    private static Finding outsideAtStop(LevelObject platform, int index) {
        return Finding.of(Severity.WARNING, "path-outside", platform.id(), index + 1);
    }

    private static boolean isBeyondClosedSide(LevelObject there, Level level) {
        Borders borders = level.physics().borders();
        return !borders.leftOpen() && there.x() < 0
                || !borders.topOpen() && there.y() < 0
                || !borders.rightOpen() && there.x() + there.width() > level.widthPx()
                || !borders.bottomOpen() && there.y() + there.height() > level.heightPx();
    }

    /** Reports only the first stop inside a block. */
    private static void checkRoom(LevelObject platform, ObjectRule.Context context) {
        List<PathStop> stops = PathStop.withOrigin(platform.get(STOPS));
        for (int i = 0; i < stops.size(); i++) {
            LevelObject there = at(platform, stops.get(i));
            TileRegion block = context.blockIn(there.x(), there.y(), there.width(), there.height())
                    .orElse(null);
            if (block != null) {
                context.report(
                        Finding.of(Severity.HINT, "platform-in-wall", platform.id(), i + 1),
                        platform,
                        block.column(),
                        block.row());
                return;
            }
        }
    }

    private static void checkStops(LevelObject platform, ObjectRule.Context context) {
        List<PathStop> stops = PathStop.withOrigin(platform.get(STOPS));
        for (int i = 1; i < stops.size(); i++) {
            if (isSame(stops.get(i), stops.get(i - 1))) {
                reportEqual(platform, stops.get(i), i + 1, "problem.equal-stops", context);
            }
        }
        PathStop last = stops.get(stops.size() - 1);
        if (platform.get(LOOP) && stops.size() > 2 && isSame(last, stops.get(0))) {
            reportEqual(platform, last, stops.size(), "problem.equal-stops-of-loop", context);
        }
    }

    private static void reportEqual(
            LevelObject platform, PathStop stop, int number, String key, ObjectRule.Context context) {
        LevelObject there = at(platform, stop);
        context.report(
                Finding.of(Severity.HINT, "equal-stops").withText(Message.of(key, platform.id(), number)),
                platform,
                context.level().columnAt(there.x()),
                context.level().rowAt(there.y()));
    }

    private static void checkSpeed(LevelObject platform, ObjectRule.Context context) {
        if (!isDoor(platform) && !platform.get(STOPS).isEmpty() && platform.get(SPEED) == 0) {
            context.report(
                    Finding.of(Severity.HINT, "platform-without-speed", platform.id())
                            .fixedBy(Fix.of(
                                    "give-speed", platform, (level, it) -> it.with(SPEED, SPEED.defaultValue()))),
                    platform);
        }
    }

    private static boolean isSame(PathStop a, PathStop b) {
        return a.x() == b.x() && a.y() == b.y();
    }

    private static LevelObject at(LevelObject platform, PathStop stop) {
        return platform.withPosition(within(platform.x() + stop.x()), within(platform.y() + stop.y()));
    }

    /** A coordinate clamped to what an object can have; a stop can lie farther out. */
    private static double within(double px) {
        return Math.max(-Limits.MAX_COORDINATE_PX, Math.min(px, Limits.MAX_COORDINATE_PX));
    }
}
