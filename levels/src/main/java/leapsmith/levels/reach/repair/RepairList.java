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

        static Family of(Repair.Kind kind) {
            if (kind.isOfTiles()) {
                return kind == Repair.Kind.REMOVE_TILES ? REMOVED_TILES : ADDED_TILES;
            }
            return kind.number().isPresent() ? NUMBER : OBJECT;
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

    /** The number of repairs that change the same kind of thing. */
    long countLike(Repair.Kind kind) {
        return repairs.stream()
                .filter(it -> Family.of(it.kind()) == Family.of(kind))
                .count();
    }

    private static boolean alike(RepairChange one, RepairChange other) {
        Family family = Family.of(one.kind());
        if (family != Family.of(other.kind())) {
            return false;
        }
        return switch (family) {
            case ADDED_TILES, REMOVED_TILES ->
                one.regions().stream().anyMatch(a -> other.regions().stream().anyMatch(b -> areNear(a, b)));
            case OBJECT -> one.delta().objectIds().equals(other.delta().objectIds());
            case NUMBER -> one.kind() == other.kind();
        };
    }

    private static boolean areNear(TileRegion a, TileRegion b) {
        int across = Math.max(a.column(), b.column()) - Math.min(a.endColumn(), b.endColumn());
        int down = Math.max(a.row(), b.row()) - Math.min(a.endRow(), b.endRow());
        return Math.max(across, down) < NEAR_TILES;
    }
}
