package leapsmith.physics.laws.scene;

import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.tile.Borders;

/** A scene mirrored left to right, with its buttons. */
public final class Mirrored {
    private final Scene scene;
    private final long width;

    private Mirrored(Scene scene) {
        this.scene = scene;
        width = scene.tiles().columns() * 4096L * scene.setting().tileSize();
    }

    /** The mirrored scene. Bodies that are moved by an edit must have the width that they began with. */
    public static Scene of(Scene scene) {
        return new Mirrored(scene).mirrored();
    }

    /** A state of the original scene as it is in the mirrored one. */
    public static BodyState of(BodyState state, Scene original) {
        return new Mirrored(original).mirrored(state);
    }

    /** Swaps two bits. */
    static long swapped(long bits, long one, long other) {
        return bits & ~(one | other) | ((bits & one) != 0 ? other : 0) | ((bits & other) != 0 ? one : 0);
    }

    private Scene mirrored() {
        Tiles tiles = scene.tiles();
        int last = tiles.columns() - 1;
        Borders borders = scene.setting().borders();
        return new Scene(
                scene.setting()
                        .withBorders(new Borders(
                                borders.rightOpen(), borders.leftOpen(), borders.topOpen(), borders.bottomOpen())),
                Tiles.of(tiles.columns(), tiles.rows(), (column, row) -> Slopes.mirrored(tiles.at(last - column, row))),
                scene.bodies().stream().map(this::mirrored).toList(),
                scene.inputs().stream().map(Mirrored::mirroredButtons).toList(),
                scene.edits().stream().map(edit -> mirrored(edit, last)).toList());
    }

    private Box mirrored(Box box) {
        return box.at(width - box.right(), box.y());
    }

    private BodySpec mirrored(BodySpec body) {
        return body.in(mirrored(body.box()))
                .moving(-body.vx(), body.vy())
                .with(body.traits().facing(!body.traits().facingLeft()));
    }

    private BodyState mirrored(BodyState state) {
        return new BodyState(
                state.index(),
                mirrored(state.box()),
                -state.vx(),
                state.vy(),
                (int) swapped(state.contacts(), Contacts.LEFT_WALL, Contacts.RIGHT_WALL),
                (int) swapped(state.previousContacts(), Contacts.LEFT_WALL, Contacts.RIGHT_WALL),
                state.state(),
                !state.facingLeft());
    }

    private static long mirroredButtons(long buttons) {
        long mirrored = buttons;
        for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
            mirrored = swapped(mirrored, (long) Button.LEFT.bit() << shift, (long) Button.RIGHT.bit() << shift);
        }
        return mirrored;
    }

    private Edit mirrored(Edit edit, int last) {
        if (edit instanceof Edit.Paint paint) {
            return new Edit.Paint(paint.tick(), last - paint.column(), paint.row(), Slopes.mirrored(paint.type()));
        } else if (edit instanceof Edit.Spawn spawn) {
            return new Edit.Spawn(spawn.tick(), mirrored(spawn.body()));
        } else if (edit instanceof Edit.Move move
                && move.body() < scene.bodies().size()) {
            Box there = scene.bodies().get(move.body()).box().at(move.x(), move.y());
            return new Edit.Move(move.tick(), move.body(), mirrored(there).x(), move.y());
        }
        return edit;
    }
}
