package leapsmith.physics.laws.scene;

import leapsmith.physics.tile.TileType;

/** Mirrors slopes and gates. */
public final class Slopes {
    private Slopes() {}

    /** The type of a tile in a mirror. */
    public static TileType mirrored(TileType type) {
        String name = type.name();
        if (!type.isSlope() && !type.isGate()) {
            return type;
        }
        return TileType.valueOf(name.contains("RIGHT") ? name.replace("RIGHT", "LEFT") : name.replace("LEFT", "RIGHT"));
    }
}
