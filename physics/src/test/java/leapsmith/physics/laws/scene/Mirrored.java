package leapsmith.physics.laws.scene;

import java.util.List;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Shape;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.scene.BodySpec.Nature;
import leapsmith.physics.tile.Borders;

/** A scene mirrored left to right, with its buttons. */
public final class Mirrored {
    private final Scene scene;
    private final long width;

    private Mirrored(Scene scene) {
        this.scene = scene;
        width = scene.tiles().columns() * 4096L * scene.setting().tileSize();
    }

    /** The mirrored scene. Bodies moved by an edit must keep their initial width, and volleys have one bullet. */
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
                Tiles.of(tiles.columns(), tiles.rows(), (column, row) -> Slopes.mirrored(tiles.at(last - column, row)))
                        .withMaterials((column, row) -> RandomMaterials.mirrored(tiles.materialAt(last - column, row))),
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
                .with(body.traits().facing(!body.traits().facingLeft()))
                .with(mirrored(body.nature()));
    }

    private static Nature mirrored(Nature nature) {
        PathDef path = nature.path();
        List<PathDef.Stop> stops = path == null
                ? List.of()
                : path.stops().stream()
                        .map(stop -> new PathDef.Stop(0 - stop.x(), stop.y()))
                        .toList();
        return new Nature(
                mirrored(nature.shape()),
                nature.solidity(),
                nature.solidToBodies(),
                path == null ? null : new PathDef(stops, path.speed(), path.pingPong(), path.waitTicks()),
                nature.grip());
    }

    private static Shape mirrored(Shape shape) {
        String name = shape.name();
        return Shape.valueOf(name.contains("LEFT") ? name.replace("LEFT", "RIGHT") : name.replace("RIGHT", "LEFT"));
    }

    /** A bullet of the original scene as it is in the mirrored one. */
    public static BulletState of(BulletState state, long bulletWidth, Scene original) {
        long right = state.x() + bulletWidth;
        return new BulletState(state.id(), new Mirrored(original).width - right, state.y(), -state.vx(), state.vy());
    }

    private Shot mirrored(Shot shot) {
        return shot.from(mirrored(shot.box()), -shot.vx());
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
            return new Edit.Paint(
                    paint.tick(),
                    last - paint.column(),
                    paint.row(),
                    Slopes.mirrored(paint.type()),
                    RandomMaterials.mirrored(paint.material()));
        } else if (edit instanceof Edit.Spawn spawn) {
            return new Edit.Spawn(spawn.tick(), mirrored(spawn.body()));
        } else if (edit instanceof Edit.SetVelocity change) {
            return new Edit.SetVelocity(change.tick(), change.body(), -change.vx(), change.vy());
        } else if (edit instanceof Edit.Launch launch) {
            return new Edit.Launch(launch.tick(), launch.body(), -launch.vx(), launch.vy());
        } else if (edit instanceof Edit.Fire fire) {
            return new Edit.Fire(fire.tick(), mirrored(fire.shot()));
        } else if (edit instanceof Edit.AddSource add) {
            return new Edit.AddSource(
                    add.tick(), add.source().of(mirrored(add.source().shot())));
        } else if (edit instanceof Edit.Move move
                && move.body() < scene.bodies().size()) {
            Box there = scene.bodies().get(move.body()).box().at(move.x(), move.y());
            return new Edit.Move(move.tick(), move.body(), mirrored(there).x(), move.y());
        }
        return edit;
    }
}
