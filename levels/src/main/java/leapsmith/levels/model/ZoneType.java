package leapsmith.levels.model;

import leapsmith.levels.model.ObjectKind.Role;
import leapsmith.physics.body.BodyDef;

/**
 * Zones: boxes that detect the player and block nothing. A zone of any kind is a sensor whose events a game gets; play in
 * the editor acts on goals and deadly zones.
 */
public final class ZoneType {
    /** Finishes the level. */
    public static final String GOAL = "goal";

    /** Kills the player. */
    public static final String DEADLY = "deadly";

    /** The type of zones. */
    public static final ObjectType TYPE = ObjectType.named("zone")
            .alwaysListed()
            .kinds(
                    GOAL,
                    new ObjectKind(GOAL, 7, Role.GOAL, ColorRole.GOAL),
                    new ObjectKind(DEADLY, 0, Role.NONE, ColorRole.DEADLY))
            .touch(zone -> zone.kind().equals(DEADLY), (zone, player) -> player.die())
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
