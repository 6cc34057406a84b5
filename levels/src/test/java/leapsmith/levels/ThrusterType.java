package leapsmith.levels;

import leapsmith.levels.model.BodyCategories;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Figure;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectKind.Role;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.PropertyGroup;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.Unit;
import leapsmith.levels.model.ValueType;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.BodyDef;

/** Thrusters: a type of objects that only tests know. A thruster launches the player that touches it. */
public final class ThrusterType {
    /** A thruster that launches upward. */
    public static final String PAD = "pad";

    public static final Property<Double> POWER = Property.number(
                    "power",
                    ValueType.Number.upTo(Limits.MAX_SPEED, Unit.PX_PER_SECOND),
                    500,
                    "The upward speed that it gives to the player.")
            .formerly("strength");
    public static final Property<Boolean> STOPS_PLAYER =
            Property.flag("stopsPlayer", "Whether the player loses its horizontal speed.");

    public static final ObjectType TYPE = ObjectType.named("thruster")
            .size(16, 8)
            .kinds(PAD, new ObjectKind(PAD, 0, Role.NONE, ColorRole.GOAL))
            .groups(PropertyGroup.of("launch", POWER, STOPS_PLAYER))
            .physics(thruster -> new ObjectPhysics.OfBody(
                    BodyDef.box(thruster.x(), thruster.y(), thruster.width(), thruster.height())
                            .sensor(true)
                            .filter(BodyCategories.ZONES)))
            .touch((thruster, player) ->
                    player.launch(thruster.get(STOPS_PLAYER) ? 0 : player.vx(), -thruster.get(POWER)))
            .figure((thruster, pen) -> {
                pen.box(0, 0, thruster.width(), 2, pen.color(ColorRole.GOAL), Figure.Pen.OPAQUE);
                pen.disc(thruster.width() / 2, 5, 2, pen.color(ColorRole.WARNING), Figure.Pen.OPAQUE);
                pen.line(
                        0,
                        thruster.height() - 1,
                        thruster.width(),
                        thruster.height() - 1,
                        1,
                        pen.color(ColorRole.EYE),
                        Figure.Pen.OPAQUE);
            })
            .rules((thruster, context) -> {
                if (thruster.get(POWER) == 0) {
                    context.report(
                            Finding.of(Severity.HINT, "thruster-without-power")
                                    .withText(Message.literal(
                                            "The thruster \"" + thruster.id() + "\" has no power. Give it some.")),
                            thruster);
                }
            })
            .build();

    /** The standard types, and thrusters after them. */
    public static final ObjectTypes WITH_THRUSTERS =
            new ObjectTypes(CharacterType.TYPE, ZoneType.TYPE, PlatformType.TYPE, EmitterType.TYPE, TYPE);

    private ThrusterType() {}
}
