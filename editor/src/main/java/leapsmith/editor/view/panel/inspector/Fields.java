package leapsmith.editor.view.panel.inspector;

import static leapsmith.editor.view.panel.inspector.FieldSpec.info;
import static leapsmith.editor.view.panel.inspector.FieldSpec.live;
import static leapsmith.editor.view.panel.inspector.FieldSpec.whenLeft;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import leapsmith.editor.edit.LevelNumbers;
import leapsmith.editor.edit.ReplaceLevel;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.MovementKey;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Zone;
import leapsmith.physics.tile.Borders;

/** The properties that the inspector shows of the level, of a character and of a zone, in their order. */
final class Fields {
    private static final FieldType NAME = new FieldType.Name(200, true);
    private static final FieldType ID_TEXT = new FieldType.Name(200, false);
    private static final FieldType CHARACTER_KIND = new FieldType.Choice(
            List.of(PlacedCharacter.PLAYER, PlacedCharacter.PATROL, PlacedCharacter.IDLE), "palette.");
    private static final FieldType ZONE_KIND = new FieldType.Choice(List.of(Zone.GOAL), "palette.");
    private static final FieldType FACING = new FieldType.Choice(List.of("left", "right"), "facing.");
    private static final FieldType COORDINATE =
            new FieldType.Numeric(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX, false, "unit.px");
    private static final FieldType LENGTH = new FieldType.Numeric(0, Limits.MAX_SIDE_PX, false, "unit.px");
    private static final FieldType SPEED = new FieldType.Numeric(0, Limits.MAX_SPEED, false, "unit.pxPerSecond");
    private static final FieldType SIDE = new FieldType.Numeric(1, Limits.MAX_SIDE_PX, true, "unit.tiles");
    private static final FieldType CELL = new FieldType.Numeric(1, Limits.MAX_CELL_SIDE, true, "unit.tiles");

    private Fields() {}

    static final List<FieldSpec<Level>> LEVEL_SIZE = List.of(
            whenLeft("columns", SIDE, level -> (double) level.columns(), (l, v) -> sized(l, whole(v), l.rows())),
            whenLeft("rows", SIDE, level -> (double) level.rows(), (l, v) -> sized(l, l.columns(), whole(v))),
            info("sizePx", "unit.px", level -> level.widthPx() + " × " + level.heightPx()));

    static final List<FieldSpec<LevelNumbers>> LEVEL = List.of(
            live("name", NAME, LevelNumbers::name, (n, v) -> n.withName((String) v)),
            // The picture of the whole level changes with it, so not with every digit.
            whenLeft(
                    "tileSize",
                    new FieldType.Numeric(1, Limits.MAX_TILE_SIZE, true, "unit.px"),
                    n -> (double) n.tileSize(),
                    (n, v) -> n.withTileSize(whole(v))));

    static final List<FieldSpec<LevelNumbers>> PHYSICS = List.of(
            physics(
                    "ticks",
                    new FieldType.Numeric(
                            Limits.MIN_TICKS_PER_SECOND, Limits.MAX_TICKS_PER_SECOND, true, "unit.perSecond"),
                    p -> (double) p.ticksPerSecond(),
                    (p, v) -> p.withTicksPerSecond(whole(v))),
            physics(
                    "gravity",
                    new FieldType.Numeric(0, Limits.MAX_GRAVITY, false, "unit.pxPerSecond2"),
                    PhysicsNumbers::gravity,
                    (p, v) -> p.withGravity((Double) v)),
            physics("maxFall", SPEED, PhysicsNumbers::maxFallSpeed, (p, v) -> p.withMaxFallSpeed((Double) v)));

    static final List<FieldSpec<LevelNumbers>> SIDES = List.of(
            side(
                    "openLeft",
                    Borders::leftOpen,
                    (b, open) -> new Borders(open, b.rightOpen(), b.topOpen(), b.bottomOpen())),
            side(
                    "openRight",
                    Borders::rightOpen,
                    (b, open) -> new Borders(b.leftOpen(), open, b.topOpen(), b.bottomOpen())),
            side(
                    "openTop",
                    Borders::topOpen,
                    (b, open) -> new Borders(b.leftOpen(), b.rightOpen(), open, b.bottomOpen())),
            side(
                    "openBottom",
                    Borders::bottomOpen,
                    (b, open) -> new Borders(b.leftOpen(), b.rightOpen(), b.topOpen(), open)));

    static final List<FieldSpec<LevelNumbers>> PARTITION = List.of(
            live(
                    "cellWidth",
                    CELL,
                    n -> (double) n.partition().cellWidth(),
                    (n, v) -> n.withPartition(
                            n.partition().withCells(whole(v), n.partition().cellHeight()))),
            live(
                    "cellHeight",
                    CELL,
                    n -> (double) n.partition().cellHeight(),
                    (n, v) -> n.withPartition(
                            n.partition().withCells(n.partition().cellWidth(), whole(v)))));

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
                    (c, v) -> c.withFacingLeft(v.equals("left"))));

    static final List<FieldSpec<PlacedCharacter>> MOVEMENT = List.of(
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

    private static FieldSpec<LevelNumbers> physics(
            String key,
            FieldType type,
            Function<PhysicsNumbers, Object> get,
            BiFunction<PhysicsNumbers, Object, PhysicsNumbers> with) {
        return live(key, type, n -> get.apply(n.physics()), (n, v) -> n.withPhysics(with.apply(n.physics(), v)));
    }

    private static FieldSpec<LevelNumbers> side(
            String key, Function<Borders, Object> get, BiFunction<Borders, Boolean, Borders> with) {
        return physics(
                key,
                new FieldType.Flag(),
                p -> get.apply(p.borders()),
                (p, v) -> p.withBorders(with.apply(p.borders(), (Boolean) v)));
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

    /** The level with its top left corner where it was: it grows and is cut off on the right and at the bottom. */
    private static Level sized(Level level, int columns, int rows) {
        if ((long) Math.max(columns, rows) * level.tileSize() > Limits.MAX_SIDE_PX) {
            throw new RefusedException(FieldError.of("error.side", Limits.MAX_SIDE_PX));
        }
        if ((long) columns * rows > Limits.MAX_TILES) {
            throw new RefusedException(FieldError.of("error.tiles", Limits.MAX_TILES));
        }
        return ReplaceLevel.resizing("", level, columns, rows, 0, 0).after();
    }

    private static int whole(Object value) {
        return ((Double) value).intValue();
    }
}
