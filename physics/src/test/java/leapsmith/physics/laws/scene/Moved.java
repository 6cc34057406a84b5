package leapsmith.physics.laws.scene;

import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.tile.TileType;

/** A scene as a part of a larger level, at some column and row, with Blocks all around it. */
public final class Moved {
    private Moved() {}

    /**
     * Puts a scene into a larger level.
     *
     * @param columns width of the larger level in tiles
     * @param rows height of the larger level in tiles
     * @param column the column for column 0 of the scene; a ring of Blocks must fit around it
     * @param row the row for row 0 of the scene
     */
    public static Scene into(Scene scene, int columns, int rows, int column, int row) {
        Tiles tiles = scene.tiles();
        if (column < 1 || row < 1 || column + tiles.columns() >= columns || row + tiles.rows() >= rows) {
            throw new IllegalArgumentException("the ring doesn't fit");
        }
        Tiles larger = Tiles.of(
                        columns,
                        rows,
                        (c, r) -> tiles.has(c - column, r - row) ? tiles.at(c - column, r - row) : TileType.BLOCK)
                .withMaterials((c, r) -> tiles.has(c - column, r - row) ? tiles.materialAt(c - column, r - row) : 0);
        long size = scene.setting().tileSize() * 4096L;
        return new Scene(
                scene.setting(),
                larger,
                scene.bodies().stream()
                        .map(body -> moved(body, column * size, row * size))
                        .toList(),
                scene.inputs(),
                scene.edits().stream()
                        .map(edit -> moved(edit, column, row, size))
                        .toList());
    }

    /** A state of the original as it is in the larger level. */
    public static BodyState moved(BodyState state, long dx, long dy) {
        return new BodyState(
                state.index(),
                moved(state.box(), dx, dy),
                state.vx(),
                state.vy(),
                state.contacts(),
                state.previousContacts(),
                state.state(),
                state.facingLeft());
    }

    private static BodySpec moved(BodySpec body, long dx, long dy) {
        return body.in(moved(body.box(), dx, dy));
    }

    private static Shot moved(Shot shot, long dx, long dy) {
        return shot.from(moved(shot.box(), dx, dy), shot.vx());
    }

    /** A state of the original as it is in the larger level. */
    public static BulletState moved(BulletState state, long dx, long dy) {
        return new BulletState(state.id(), state.x() + dx, state.y() + dy, state.vx(), state.vy());
    }

    private static Box moved(Box box, long dx, long dy) {
        return box.at(box.x() + dx, box.y() + dy);
    }

    private static Edit moved(Edit edit, int column, int row, long size) {
        if (edit instanceof Edit.Paint paint) {
            return new Edit.Paint(paint.tick(), paint.column() + column, paint.row() + row, paint.type());
        } else if (edit instanceof Edit.Move move) {
            return new Edit.Move(move.tick(), move.body(), move.x() + column * size, move.y() + row * size);
        } else if (edit instanceof Edit.Spawn spawn) {
            return new Edit.Spawn(spawn.tick(), moved(spawn.body(), column * size, row * size));
        } else if (edit instanceof Edit.Fire fire) {
            return new Edit.Fire(fire.tick(), moved(fire.shot(), column * size, row * size));
        } else if (edit instanceof Edit.AddSource add) {
            Source source = add.source();
            return new Edit.AddSource(add.tick(), source.of(moved(source.shot(), column * size, row * size)));
        }
        return edit;
    }
}
