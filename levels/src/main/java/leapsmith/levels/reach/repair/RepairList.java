package leapsmith.levels.reach.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import leapsmith.levels.model.TileRegion;

/** The repairs that were found, the best first: natural ones with an easy run. Of those that are alike, only the best. */
final class RepairList {
    /** Changes of tiles with fewer tiles between them are alike. */
    private static final int NEAR_TILES = 4;
    /** What a run with an impossible jump costs, in the unit of the costs of candidates. */
    private static final double HARDNESS_COST = 16;

    private final List<Ranked> ranked = new ArrayList<>();

    private record Ranked(Repair repair, double rank) {}

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
     * @param cost how unnatural it is
     * @return whether it was added
     */
    boolean add(Repair repair, int cost) {
        Ranked added = new Ranked(repair, cost + HARDNESS_COST * (1 - repair.hardestRate()));
        List<Ranked> alike = ranked.stream()
                .filter(it -> alike(it.repair.change(), repair.change()))
                .toList();
        if (alike.stream().anyMatch(it -> it.rank <= added.rank)) {
            return false;
        }
        ranked.removeAll(alike);
        ranked.add(added);
        ranked.sort(Comparator.comparingDouble(Ranked::rank));
        return true;
    }

    List<Repair> repairs() {
        return ranked.stream().map(Ranked::repair).toList();
    }

    int size() {
        return ranked.size();
    }

    /** The number of repairs that change the same kind of thing as a candidate. */
    long countLike(RepairChange change) {
        return ranked.stream()
                .filter(it -> Family.of(it.repair.change()) == Family.of(change))
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
