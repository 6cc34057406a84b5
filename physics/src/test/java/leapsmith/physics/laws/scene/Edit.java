package leapsmith.physics.laws.scene;

import leapsmith.physics.tile.TileType;

/** A change to a running scene, made before the step of its tick. One of a missing body does nothing. */
public sealed interface Edit {
    /** The tick before whose step it is made. */
    long tick();

    /** Paints a tile. */
    record Paint(long tick, int column, int row, TileType type, int material) implements Edit {
        public Paint(long tick, int column, int row, TileType type) {
            this(tick, column, row, type, 0);
        }
    }

    /** Moves a body's top-left corner. */
    record Move(long tick, int body, long x, long y) implements Edit {}

    /** Changes the size of a body. */
    record Resize(long tick, int body, long width, long height) implements Edit {}

    /** Adds a body at the lowest free index. */
    record Spawn(long tick, BodySpec body) implements Edit {}

    /** Removes a body. */
    record Despawn(long tick, int body) implements Edit {}

    /** Changes gravity, in sub-pixels per tick squared. */
    record Gravity(long tick, int gravity) implements Edit {}

    /** Changes the movement numbers of a body. */
    record SetMovement(long tick, int body, BodySpec.MovementSpec movement) implements Edit {}

    /** Sets the velocity of a body, in sub-pixels per tick. */
    record SetVelocity(long tick, int body, int vx, int vy) implements Edit {}

    /** Launches a body, in sub-pixels per tick. */
    record Launch(long tick, int body, int vx, int vy) implements Edit {}

    /** Changes the maximum fall speed, in sub-pixels per tick. */
    record MaxFall(long tick, int speed) implements Edit {}

    /** Fires a bullet. */
    record Fire(long tick, Shot shot) implements Edit {}

    /** Adds a source of bullets. */
    record AddSource(long tick, Source source) implements Edit {}

    /** Removes a source of bullets. */
    record RemoveSource(long tick, int number) implements Edit {}
}
