package leapsmith.editor.inspector;

import static leapsmith.editor.inspector.FieldSpec.info;
import static leapsmith.editor.inspector.FieldSpec.live;
import static leapsmith.editor.inspector.FieldSpec.whenLeft;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import leapsmith.editor.document.LevelResize;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.physics.tile.Borders;

/** The fields of the level, in display order. */
final class LevelFields {
    private static final InputType NAME = new InputType.Name(200, true);
    private static final InputType SPEED = new InputType.Numeric(0, Limits.MAX_SPEED, false, "unit.pxPerSecond");
    private static final InputType SIDE = new InputType.Numeric(1, Limits.MAX_SIDE_PX, true, "unit.tiles");
    private static final InputType CELL = new InputType.Numeric(1, Limits.MAX_CELL_SIDE, true, "unit.tiles");

    private LevelFields() {}

    static final List<FieldSpec<Level>> LEVEL = List.of(
            live("name", NAME, Level::name, (n, v) -> n.withName((String) v)),
            // Applied on commit, because it changes the whole picture.
            whenLeft(
                    "tileSize",
                    new InputType.Numeric(1, Limits.MAX_TILE_SIZE, true, "unit.px"),
                    n -> (double) n.tileSize(),
                    (n, v) -> n.withTileSize(whole(v))),
            whenLeft("columns", SIDE, level -> (double) level.columns(), (l, v) -> sized(l, whole(v), l.rows())),
            whenLeft("rows", SIDE, level -> (double) level.rows(), (l, v) -> sized(l, l.columns(), whole(v))),
            info("sizePx", "unit.px", level -> level.widthPx() + " × " + level.heightPx()));

    static final List<FieldSpec<Level>> PHYSICS = List.of(
            physics(
                    "ticks",
                    new InputType.Numeric(
                            Limits.MIN_TICKS_PER_SECOND, Limits.MAX_TICKS_PER_SECOND, true, "unit.perSecond"),
                    p -> (double) p.ticksPerSecond(),
                    (p, v) -> p.withTicksPerSecond(whole(v))),
            physics(
                    "gravity",
                    new InputType.Numeric(0, Limits.MAX_GRAVITY, false, "unit.pxPerSecond2"),
                    PhysicsNumbers::gravity,
                    (p, v) -> p.withGravity((Double) v)),
            physics("maxFall", SPEED, PhysicsNumbers::maxFallSpeed, (p, v) -> p.withMaxFallSpeed((Double) v)));

    static final List<FieldSpec<Level>> SIDES = List.of(
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

    static final List<FieldSpec<Level>> PARTITION = List.of(
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

    static final List<FieldSpec<Level>> CHECKS = List.of(whenLeft(
            "checksOff",
            NAME,
            n -> String.join(", ", n.checks().off()),
            (n, v) -> n.withChecks(n.checks()
                    .withOff(Arrays.stream(((String) v).split("[,\\s]+"))
                            .filter(rule -> !rule.isEmpty())
                            .toList()))));

    private static FieldSpec<Level> physics(
            String key,
            InputType type,
            Function<PhysicsNumbers, Object> get,
            BiFunction<PhysicsNumbers, Object, PhysicsNumbers> with) {
        return live(key, type, n -> get.apply(n.physics()), (n, v) -> n.withPhysics(with.apply(n.physics(), v)));
    }

    private static FieldSpec<Level> side(
            String key, Function<Borders, Object> get, BiFunction<Borders, Boolean, Borders> with) {
        return physics(
                key,
                new InputType.Flag(),
                p -> get.apply(p.borders()),
                (p, v) -> p.withBorders(with.apply(p.borders(), (Boolean) v)));
    }

    /** The resized level: it grows or is cropped on the right and at the bottom. */
    private static Level sized(Level level, int columns, int rows) {
        if ((long) Math.max(columns, rows) * level.tileSize() > Limits.MAX_SIDE_PX) {
            throw new FieldSpec.RefusedException(Message.of("error.side", Limits.MAX_SIDE_PX));
        }
        if ((long) columns * rows > Limits.MAX_TILES) {
            throw new FieldSpec.RefusedException(Message.of("error.tiles", Limits.MAX_TILES));
        }
        return new LevelResize(columns, rows, 0, 0).applyTo(level);
    }

    private static int whole(Object value) {
        return ((Double) value).intValue();
    }
}
