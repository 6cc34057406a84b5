package leapsmith.levels.play;

import java.util.Objects;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;

/** A rectangle of tiles that all get the same type. */
public record TileFill(TileRegion region, TileType type) {
    public TileFill {
        Objects.requireNonNull(region);
        Objects.requireNonNull(type);
    }
}
