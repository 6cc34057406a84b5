package leapsmith.levels.reach.repair;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.TileRegion;

/** The repairs that were found, the best first: natural ones with an easy run. Of those that are alike, only the best. */
final class RepairList {
    /** Changes of tiles with fewer tiles between them are alike. */
    private static final int NEAR_TILES = 4;

    private final List<Repair> repairs = new ArrayList<>();

    /** What kind of thing a repair changes. */
    private enum Family {
        ADDED_TILES,
        REMOVED_TILES,
        OBJECT,
        NUMBER;

        static Family of(RepairChange change) {
            return change instanceof RepairChange.OfTiles
                    ? change.kind() == Repair.Kind.REMOVE_TILES ? REMOVED_TILES : ADDED_TILES
                    : change instanceof RepairChange.OfPlace ? OBJECT : NUMBER;
        }
    }

    /**
     * Adds a repair, unless one that is as good or better is like it.
     *
     * @return whether it was added
     */
    boolean add(Repair repair) {
        List<Repair> alike = repairs.stream()
                .filter(it -> alike(it.change(), repair.change()))
                .toList();
        if (alike.stream().anyMatch(it -> Repair.BEST_FIRST.compare(it, repair) <= 0)) {
            return false;
        }
        repairs.removeAll(alike);
        repairs.add(repair);
        repairs.sort(Repair.BEST_FIRST);
        return true;
    }

    List<Repair> repairs() {
        return List.copyOf(repairs);
    }

    int size() {
        return repairs.size();
    }

    /** The number of repairs that change the same kind of thing as a candidate. */
    long countLike(RepairChange change) {
        return repairs.stream()
                .filter(it -> Family.of(it.change()) == Family.of(change))
                .count();
    }

    private static boolean alike(RepairChange one, RepairChange other) {
        if (Family.of(one) != Family.of(other)) {
            return false;
        }
        if (one instanceof RepairChange.OfTiles tiles && other instanceof RepairChange.OfTiles otherTiles) {
            return tiles.regions().stream()
                    .anyMatch(a -> otherTiles.regions().stream().anyMatch(b -> areNear(a, b)));
        }
        if (one instanceof RepairChange.OfPlace place && other instanceof RepairChange.OfPlace otherPlace) {
            return place.id().equals(otherPlace.id());
        }
        return one.kind() == other.kind();
    }

    private static boolean areNear(TileRegion a, TileRegion b) {
        int across = Math.max(a.column(), b.column()) - Math.min(a.endColumn(), b.endColumn());
        int down = Math.max(a.row(), b.row()) - Math.min(a.endRow(), b.endRow());
        return Math.max(across, down) < NEAR_TILES;
    }
}
