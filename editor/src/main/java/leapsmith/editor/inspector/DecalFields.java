package leapsmith.editor.inspector;

import static leapsmith.editor.inspector.FieldSpec.live;

import java.util.List;
import java.util.function.Function;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.PieceGrid;

/** The fields of a free picture of the decoration. */
final class DecalFields {
    private static final InputType COORDINATE =
            new InputType.Numeric(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX, false, "unit.px");
    private static final InputType LENGTH = new InputType.Numeric(0, Limits.MAX_OBJECT_SIDE_PX, false, "unit.px");

    private DecalFields() {}

    static final List<FieldSpec<Decal>> ALL = List.of(
            number("x", COORDINATE, Decal::x, (it, v) -> it.at(v, it.y())),
            number("y", COORDINATE, Decal::y, (it, v) -> it.at(it.x(), v)),
            number("decalWidth", LENGTH, Decal::width, (it, v) -> it.withBox(it.x(), it.y(), v, it.height())),
            number("decalHeight", LENGTH, Decal::height, (it, v) -> it.withBox(it.x(), it.y(), it.width(), v)),
            number(
                    "rotation",
                    new InputType.Numeric(-360, 360, false, "unit.degrees"),
                    Decal::rotation,
                    (it, v) -> it.turned(it.flips(), v)),
            flip("flipX", PieceGrid.FLIP_X),
            flip("flipY", PieceGrid.FLIP_Y));

    private interface Change {
        Decal with(Decal decal, double value);
    }

    private static FieldSpec<Decal> number(String key, InputType type, Function<Decal, Object> get, Change change) {
        return live(key, type, get, (decal, value) -> change.with(decal, (Double) value));
    }

    private static FieldSpec<Decal> flip(String key, int flip) {
        return live(
                key,
                new InputType.Flag(),
                decal -> (decal.flips() & flip) != 0,
                (decal, on) ->
                        decal.turned(((Boolean) on) ? decal.flips() | flip : decal.flips() & ~flip, decal.rotation()));
    }
}
