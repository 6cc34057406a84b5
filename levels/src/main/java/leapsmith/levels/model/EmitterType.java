package leapsmith.levels.model;

import java.util.List;
import leapsmith.levels.model.ObjectKind.Role;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.fixed.PortableMath;

/** Emitters: sources of bullets, which start at the center of the emitter's box. They block nothing. */
public final class EmitterType {
    /** A bullet that hits the player kills it. */
    public static final String DEADLY = "deadly";
    /** Bullets pass through characters. */
    public static final String HARMLESS = "harmless";

    /** Width and height of a bullet. */
    public static final Property<Double> BULLET_SIZE = Property.number(
            "bulletSize",
            new ValueType.Number(1, Limits.MAX_BULLET_PX, false, Unit.PX),
            4,
            "Width and height of a bullet.");
    /** The direction of the middle of a shot: 0 is right, 90 is down. */
    public static final Property<Double> DIRECTION = Property.number(
                    "direction",
                    new ValueType.Number(-360, 360, false, Unit.DEGREES),
                    0,
                    "The direction of the middle of a shot: 0 is right, 90 is down.")
            .withHandle(Property.Handle.AIM);
    /** Speed of each bullet. */
    public static final Property<Double> SPEED = Property.number(
            "speed", ValueType.Number.upTo(Limits.MAX_SPEED, Unit.PX_PER_SECOND), 120, "Speed of each bullet.");
    /** The time between two shots. */
    public static final Property<Double> INTERVAL = Property.number(
            "interval", ValueType.Number.whole(1, Limits.MAX_TICKS, Unit.TICKS), 60, "The time between two shots.");
    /** The time before the first shot. */
    public static final Property<Double> PHASE = Property.number(
            "phase", ValueType.Number.whole(0, Limits.MAX_TICKS, Unit.TICKS), 0, "The time before the first shot.");
    /** How many bullets each shot fires. */
    public static final Property<Double> COUNT = Property.number(
            "count", ValueType.Number.whole(1, Limits.MAX_VOLLEY, Unit.NONE), 1, "How many bullets each shot fires.");
    /** The property {@code spread}; {@link Property#about} says what it does. */
    public static final Property<Double> SPREAD = Property.number(
            "spread",
            ValueType.Number.upTo(360, Unit.DEGREES),
            0,
            "The angle that the bullets of a shot cover evenly; 360 is a full circle.");
    /** How long a bullet exists. */
    public static final Property<Double> LIFE = Property.number(
            "life", ValueType.Number.whole(1, Limits.MAX_TICKS, Unit.TICKS), 600, "How long a bullet exists.");
    /** What a bullet does when it hits a tile. */
    public static final Property<OnTile> ON_TILE =
            Property.choice("onTile", OnTile.class, OnTile.VANISH, "What a bullet does when it hits a tile.");

    /** The type of emitters. */
    public static final ObjectType TYPE = ObjectType.named("emitter")
            .most(Limits.MAX_EMITTERS)
            .kinds(
                    DEADLY,
                    new ObjectKind(DEADLY, 9, Role.NONE, ColorRole.BULLET),
                    new ObjectKind(HARMLESS, 0, Role.NONE, ColorRole.BULLET))
            .unknownKind(new ObjectType.UnknownKind(
                    new ObjectKind(HARMLESS, 0, Role.NONE, ColorRole.BULLET),
                    Severity.WARNING,
                    "unknown-emitter-kind",
                    "so it is harmless"))
            .groups(
                    PropertyGroup.of(
                            "bullets", BULLET_SIZE, DIRECTION, SPEED, INTERVAL, PHASE, COUNT, SPREAD, LIFE, ON_TILE),
                    PropertyGroup.of("", ObjectSignals.NEEDS))
            .physics(emitter -> new ObjectPhysics.OfEmitter(definition(emitter)))
            .figure(new Muzzle())
            .placed(ObjectType.Placement.CENTERED, ObjectType.Depth.DEVICE)
            .letter('T')
            // It fires from its center, so its size does not matter.
            .allowsZeroSize()
            .rules(EmitterType::checkPlace)
            .listRule(EmitterType::checkBullets)
            .build();

    private static final long MANY_BULLETS = 100_000;

    private EmitterType() {}

    private static final class Muzzle implements Figure {
        @Override
        public void draw(LevelObject emitter, Figure.Pen pen) {
            pen.muzzle(isDeadly(emitter), emitter.get(BULLET_SIZE));
        }

        @Override
        public void drawPlan(LevelObject emitter, Figure.Pen pen) {
            pen.rays(emitter.get(DIRECTION), emitter.get(SPREAD), emitter.whole(COUNT));
        }
    }

    private static boolean isDeadly(LevelObject emitter) {
        return emitter.behavior().equals(DEADLY);
    }

    private static EmitterDef definition(LevelObject emitter) {
        double side = emitter.get(BULLET_SIZE);
        BulletDef bullet = BulletDef.box(
                        within(emitter.middleX()) - side / 2, within(emitter.middleY()) - side / 2, side, side)
                .aimed(emitter.get(DIRECTION), emitter.get(SPEED))
                .life(emitter.whole(LIFE))
                .onTile(emitter.get(ON_TILE))
                .filter(isDeadly(emitter) ? BodyCategories.DEADLY_BULLETS : BodyCategories.HARMLESS_BULLETS);
        return EmitterDef.every(emitter.whole(INTERVAL), bullet)
                .phase(emitter.whole(PHASE))
                .fan(emitter.whole(COUNT), emitter.get(SPREAD));
    }

    /** A coordinate clamped to what a bullet can have; any level ends long before the bound. */
    private static double within(double px) {
        double most = Limits.MAX_SIDE_PX - Limits.MAX_BULLET_PX;
        return Math.max(-most, Math.min(px, most));
    }

    private static void checkPlace(LevelObject emitter, ObjectRule.Context context) {
        double x = emitter.middleX();
        double y = emitter.middleY();
        if (x < 0
                || y < 0
                || x > context.level().widthPx()
                || y > context.level().heightPx()) {
            context.report(
                    Finding.of(Severity.WARNING, "emitter-outside", emitter.id())
                            .fixedBy(Fix.moveInside(emitter)),
                    emitter);
            return;
        }
        double side = emitter.get(BULLET_SIZE);
        context.blockIn(x - side / 2, y - side / 2, side, side)
                .ifPresent(block -> context.report(
                        Finding.of(Severity.WARNING, "emitter-in-wall", emitter.id())
                                .fixedBy(Fix.moveToFreePlace(emitter)),
                        emitter,
                        block.column(),
                        block.row()));
    }

    /** Reports emitters that can have very many bullets in the air at once. */
    private static void checkBullets(List<LevelObject> emitters, ObjectRule.Context context) {
        double bullets = 0;
        for (LevelObject emitter : emitters) {
            bullets += Math.ceil(emitter.get(LIFE) / emitter.get(INTERVAL)) * emitter.get(COUNT);
        }
        if (bullets > MANY_BULLETS) {
            context.report(Finding.of(Severity.HINT, "many-bullets", PortableMath.round(bullets)));
        }
    }
}
