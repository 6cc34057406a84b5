package leapsmith.editor.tools;

import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;

/**
 * The tiles that a tool would paint.
 *
 * @param patches may lie outside the level and may overlap: later ones cover earlier ones
 */
record TilePlan(List<Patch> patches) {

    private static final TileKind DECORATION = TileKind.of("decoration", TileType.EMPTY, 0x8ab4e8);

    /** A rectangle of tiles that would be set to this value. */
    record Patch(TileRegion region, int value) {}

    TilePlan {
        patches = List.copyOf(patches);
    }

    /** Regions that would all be set to one value. */
    static TilePlan of(List<TileRegion> regions, int value) {
        return new TilePlan(regions.stream().map(it -> new Patch(it, value)).toList());
    }

    Level applyTo(Level level) {
        TileDraft change = level.tiles().draft();
        patches.forEach(patch -> change.fill(patch.region(), patch.value()));
        return level.withTiles(change.build());
    }

    /** The kind of a value; decoration has one that is only shown. */
    static TileKind kindOf(int value, Level level) {
        return value == DecorationPaint.PIECES
                ? DECORATION
                : value == DecorationPaint.NO_PIECE
                        ? TileKind.of(TileType.EMPTY)
                        : level.legend().kindOf(value);
    }

    List<Preview.Cells> cells(Level level) {
        TileRegion all = level.tiles().region();
        return patches.stream()
                .map(patch -> new Preview.Cells(patch.region().intersect(all), kindOf(patch.value(), level)))
                .filter(cells -> !cells.region().isEmpty())
                .toList();
    }
}
