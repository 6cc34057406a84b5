package leapsmith.editor.view.panel.inspector;

import static leapsmith.editor.view.panel.inspector.FieldSpec.live;
import static leapsmith.editor.view.panel.inspector.FieldSpec.whenLeft;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import leapsmith.editor.edit.PathEdits;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.EmitterKey;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.MovementKey;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath;
import leapsmith.levels.model.Zone;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.body.Shape;

/** The properties that the inspector shows of each sort of object, in their order. */
final class ObjectFields {
    private static final FieldType ID_TEXT = new FieldType.Name(200, false);
    private static final FieldType CHARACTER_KIND = new FieldType.Choice(
            List.of(PlacedCharacter.PLAYER, PlacedCharacter.PATROL, PlacedCharacter.IDLE), "palette.");
    private static final FieldType ZONE_KIND = new FieldType.Choice(List.of(Zone.GOAL), "palette.");
    private static final FieldType PLATFORM_KIND =
            new FieldType.Choice(List.of(Platform.SOLID, Platform.ONE_WAY), "palette.platform.");
    private static final FieldType EMITTER_KIND =
            new FieldType.Choice(List.of(Emitter.DEADLY, Emitter.HARMLESS), "palette.emitter.");
    private static final FieldType FACING = new FieldType.Choice(List.of("left", "right"), "facing.");
    private static final FieldType SHAPE = new FieldType.Choice(names(Shape.values()), "shape.");
    private static final FieldType ON_TILE = new FieldType.Choice(names(OnTile.values()), "onTile.");
    private static final FieldType COORDINATE =
            new FieldType.Numeric(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX, false, "unit.px");
    private static final FieldType LENGTH = new FieldType.Numeric(0, Limits.MAX_SIDE_PX, false, "unit.px");
    private static final FieldType STOP =
            new FieldType.Numeric(-Limits.MAX_STOP_PX, Limits.MAX_STOP_PX, false, "unit.px");

    private ObjectFields() {}

    static final List<FieldSpec<LevelObject>> ID =
            List.of(whenLeft("id", ID_TEXT, LevelObject::id, (o, v) -> o.withId((String) v)));

    static final List<FieldSpec<LevelObject>> BOX = List.of(
            box("x", COORDINATE, LevelObject::x, (o, v) -> o.withBox(v, o.y(), o.width(), o.height())),
            box("y", COORDINATE, LevelObject::y, (o, v) -> o.withBox(o.x(), v, o.width(), o.height())),
            box("width", LENGTH, LevelObject::width, (o, v) -> o.withBox(o.x(), o.y(), v, o.height())),
            box("height", LENGTH, LevelObject::height, (o, v) -> o.withBox(o.x(), o.y(), o.width(), v)));

    static final List<FieldSpec<PlacedCharacter>> CHARACTER = List.of(
            live("kind", CHARACTER_KIND, PlacedCharacter::kind, (c, v) -> c.withKind((String) v)),
            live(
                    "facing",
                    FACING,
                    c -> c.facingLeft() ? "left" : "right",
                    (c, v) -> c.withFacingLeft(v.equals("left"))),
            live("shape", SHAPE, c -> KebabNames.nameOf(c.shape()), (c, v) -> c.withShape(constant(Shape.class, v))),
            live("firm", new FieldType.Flag(), PlacedCharacter::firm, (c, v) -> c.withFirm((Boolean) v)));

    static final List<FieldSpec<PlacedCharacter>> MOVEMENT = List.of(
            live(
                    "preset",
                    MovementPreset.CHOICE,
                    c -> MovementPreset.nameOf(c.movement()),
                    (c, v) -> c.withMovement(MovementPreset.apply((String) v, c.movement()))),
            movement(MovementKey.WALK, "unit.pxPerSecond"),
            movement(MovementKey.JUMP, "unit.pxPerSecond"),
            movement(MovementKey.JUMP_CUT, "unit.pxPerSecond"),
            movement(MovementKey.ACCELERATION, "unit.pxPerSecond2"),
            movement(MovementKey.DAMPING, "unit.pxPerSecond2"),
            movement(MovementKey.COYOTE, "unit.seconds"),
            movement(MovementKey.JUMP_BUFFER, "unit.seconds"),
            movement(MovementKey.CORNER, "unit.px"),
            movement(MovementKey.APEX, "unit.pxPerSecond"),
            live(
                    "ledgeGrab",
                    new FieldType.Flag(),
                    c -> c.movement().grabsLedges(),
                    (c, v) -> c.withMovement(c.movement().withGrabsLedges((Boolean) v))));

    static final List<FieldSpec<Zone>> ZONE =
            List.of(live("kind", ZONE_KIND, Zone::kind, (z, v) -> z.withKind((String) v)));

    static final List<FieldSpec<Platform>> PLATFORM =
            List.of(live("kind", PLATFORM_KIND, Platform::kind, (p, v) -> p.withKind((String) v)));

    static final List<FieldSpec<Platform>> PATH = List.of(
            path(
                    "speed",
                    new FieldType.Numeric(0, Limits.MAX_SPEED, false, "unit.pxPerSecond"),
                    PlatformPath::speed,
                    (p, v) -> p.withSpeed((Double) v)),
            path(
                    "wait",
                    new FieldType.Numeric(0, Limits.MAX_TICKS, true, "unit.ticks"),
                    p -> (double) p.waitTicks(),
                    (p, v) -> p.withWaitTicks(((Double) v).intValue())),
            path("loop", new FieldType.Flag(), PlatformPath::loop, (p, v) -> p.withLoop((Boolean) v)));

    static final List<FieldSpec<Emitter>> EMITTER =
            List.of(live("kind", EMITTER_KIND, Emitter::kind, (e, v) -> e.withKind((String) v)));

    static final List<FieldSpec<Emitter>> BULLETS = List.of(
            bullets(EmitterKey.BULLET_SIZE, "unit.px"),
            bullets(EmitterKey.DIRECTION, "unit.degrees"),
            bullets(EmitterKey.SPEED, "unit.pxPerSecond"),
            bullets(EmitterKey.INTERVAL, "unit.ticks"),
            bullets(EmitterKey.PHASE, "unit.ticks"),
            bullets(EmitterKey.COUNT, null),
            bullets(EmitterKey.SPREAD, "unit.degrees"),
            bullets(EmitterKey.LIFE, "unit.ticks"),
            live(
                    "onTile",
                    ON_TILE,
                    e -> KebabNames.nameOf(e.numbers().onTile()),
                    (e, v) -> e.withNumbers(e.numbers().withOnTile(constant(OnTile.class, v)))));

    /** Where a further stop is along x, from the first; the field's key is {@code stop}, its number from 1, {@code x}. */
    static FieldSpec<Platform> stopX(int stop) {
        return stop(stop, "x", PlatformPath.Stop::x, (it, x) -> new PlatformPath.Stop(x, it.y(), it.extras()));
    }

    /** As {@link #stopX}, along y. */
    static FieldSpec<Platform> stopY(int stop) {
        return stop(stop, "y", PlatformPath.Stop::y, (it, y) -> new PlatformPath.Stop(it.x(), y, it.extras()));
    }

    /** A stop that is gone is read as 0 until the page is made anew. */
    private static FieldSpec<Platform> stop(
            int stop,
            String axis,
            Function<PlatformPath.Stop, Double> get,
            BiFunction<PlatformPath.Stop, Double, PlatformPath.Stop> with) {
        return new FieldSpec<>(
                "stop" + (stop + 1) + axis,
                STOP,
                p -> stop < p.path().stops().size() ? get.apply(p.path().stops().get(stop)) : (Double) 0.0,
                (p, v) -> p.withPath(
                        p.path().withStop(stop, with.apply(p.path().stops().get(stop), (Double) v))),
                true,
                PathEdits.MOVE);
    }

    private static FieldSpec<Platform> path(
            String key,
            FieldType type,
            Function<PlatformPath, Object> get,
            BiFunction<PlatformPath, Object, PlatformPath> with) {
        return live(key, type, p -> get.apply(p.path()), (p, v) -> p.withPath(with.apply(p.path(), v)));
    }

    private static FieldSpec<Emitter> bullets(EmitterKey key, String unitKey) {
        return live(
                key.key(),
                new FieldType.Numeric(key.least(), key.most(), key.isWhole(), unitKey),
                e -> e.numbers().get(key),
                (e, v) -> e.with(key, (Double) v));
    }

    private static List<String> names(Enum<?>[] constants) {
        return Arrays.stream(constants).map(KebabNames::nameOf).toList();
    }

    private static <T extends Enum<T>> T constant(Class<T> type, Object name) {
        return KebabNames.valueOf(type, (String) name).orElseThrow();
    }

    private static FieldSpec<LevelObject> box(
            String key,
            FieldType type,
            Function<LevelObject, Object> get,
            BiFunction<LevelObject, Double, LevelObject> with) {
        return live(key, type, get, (o, v) -> with.apply(o, (Double) v));
    }

    private static FieldSpec<PlacedCharacter> movement(MovementKey key, String unitKey) {
        return live(
                key.key(),
                new FieldType.Numeric(0, key.most(), false, unitKey),
                c -> c.movement().get(key),
                (c, v) -> c.withMovement(c.movement().with(key, (Double) v)));
    }
}
