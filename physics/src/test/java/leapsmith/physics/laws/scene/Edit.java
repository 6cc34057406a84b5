package leapsmith.physics.laws.scene;

import leapsmith.physics.tile.TileType;

/** A change to a running scene, made before the step of its tick. One that concerns a missing body does nothing. */
public sealed interface Edit {
    /** The tick before whose step it is made. */
    long tick();

    /** Paints a tile. */
    record Paint(long tick, int column, int row, TileType type) implements Edit {}

    /** Puts a body's top-left corner elsewhere. */
    record Move(long tick, int body, long x, long y) implements Edit {}

    /** Gives a body another size. */
    record Resize(long tick, int body, long width, long height) implements Edit {}

    /** Adds a body at the lowest free index. */
    record Spawn(long tick, BodySpec body) implements Edit {}

    /** Takes a body out. */
    record Despawn(long tick, int body) implements Edit {}

    /** Changes gravity, in sub-pixels per tick squared. */
    record Gravity(long tick, int gravity) implements Edit {}

    /** Gives a body other numbers to move by. */
    record Regait(long tick, int body, BodySpec.Gait gait) implements Edit {}

    /** Throws a body, in sub-pixels per tick. */
    record Throw(long tick, int body, int vx, int vy) implements Edit {}

    /** Changes how fast bodies may fall, in sub-pixels per tick. */
    record MaxFall(long tick, int speed) implements Edit {}

    /** Fires a bullet. */
    record Fire(long tick, Shot shot) implements Edit {}

    /** Adds a source of bullets. */
    record AddSource(long tick, Source source) implements Edit {}

    /** Ends a source of bullets. */
    record RemoveSource(long tick, int number) implements Edit {}
}
