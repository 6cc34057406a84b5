package leapsmith.levels.play;

import java.util.Objects;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;

/**
 * A rectangle of tiles to be filled with one kind.
 *
 * @param region a rectangle of tiles
 * @param type the shape of the tiles
 * @param kind the name of the kind in the legend, empty for the plain kind of the shape; the plain kind is also used if
 *     the legend has no such kind
 */
public record TileFill(TileRegion region, TileType type, String kind) {
    /** Checks the values. */
    public TileFill {
        Objects.requireNonNull(region);
        Objects.requireNonNull(type);
        Objects.requireNonNull(kind);
    }

    /**
     * A rectangle of the plain kind of a shape.
     *
     * @param region a rectangle of tiles
     * @param type the shape of the tiles
     */
    public TileFill(TileRegion region, TileType type) {
        this(region, type, "");
    }

    static TileFill of(TileRegion region, TileKind kind) {
        return new TileFill(region, kind.shape(), kind.isPlain() ? "" : kind.name());
    }
}
