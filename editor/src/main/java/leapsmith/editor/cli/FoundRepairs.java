package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta.ObjectChange;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.SoftLock;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.reach.repair.ReachRepair;
import leapsmith.levels.reach.repair.Repair;
import leapsmith.levels.reach.repair.RepairChange;

/**
 * Changes of a level that make a goal reachable, from the start or from a soft lock, as text and as JSON.
 *
 * @param repairs the best first
 */
record FoundRepairs(List<Repair> repairs) {
    private static final int MOST = 6;

    /** Searches repairs for a goal that the player doesn't reach. */
    static FoundRepairs of(Level level, Optional<StartPoint> start, String goalId) {
        return of(level.object(goalId).map(goal -> new ReachRepair(level, start, goal)));
    }

    /** Searches ways out of a soft lock. */
    static FoundRepairs outOf(ReachMap map, SoftLock lock) {
        return of(ReachRepair.outOf(map, lock));
    }

    private static FoundRepairs of(Optional<ReachRepair> repair) {
        return new FoundRepairs(repair.stream()
                .flatMap(it -> it.propose(MOST, ReachRepair.STEPS, ReachRepair.Listener.NONE).stream())
                .map(FoundRepairs::withOdds)
                .sorted(Repair.BEST_FIRST)
                .toList());
    }

    /** The repair with the odds that {@code --odds} prints after it was made. */
    private static Repair withOdds(Repair repair) {
        RunOdds odds = RunOdds.of(repair.run(), RunOdds.TRIES, RunOdds.spreadIn(repair.level(), RunOdds.SPREAD_TICKS));
        return repair.withOdds(odds);
    }

    /** A line for each repair; one that says so if there is none. */
    List<String> lines() {
        return repairs.isEmpty()
                ? List.of("no repair found")
                : repairs.stream()
                        .map(repair -> "repair: " + text(repair.change()) + "; " + ProvenRun.hardest(repair.odds()))
                        .toList();
    }

    private static String text(RepairChange change) {
        if (change.kind().isOfTiles()) {
            String mirrored = change.regions().size() > 1
                    ? ", and its mirror image at " + place(change.regions().get(1))
                    : "";
            return tiles(change) + " at " + place(change.regions().get(0)) + mirrored;
        }
        ObjectChange object = change.object().orElseThrow();
        String id = FailureText.oneLine(object.id());
        return change.kind()
                .number()
                .map(number -> "set " + number.key() + " of " + id + " to "
                        + JsonText.plain(object.after().orElseThrow().get(number)) + " instead of "
                        + JsonText.plain(object.before().orElseThrow().get(number)))
                .orElseGet(() -> "move " + id + " by " + JsonText.plain(change.dx()) + "," + JsonText.plain(change.dy())
                        + " px");
    }

    private static String tiles(RepairChange change) {
        long tiles = change.delta().tiles().cellCount();
        String count = tiles + (tiles == 1 ? " tile" : " tiles");
        return switch (change.kind()) {
            case EXTEND_GROUND -> "continue the ground by " + count;
            case ADD_STEP -> "make a step of " + count;
            case REMOVE_TILES -> "remove " + count;
            default -> "add " + count + " in the air";
        };
    }

    private static String place(TileRegion region) {
        return region.column() + "," + region.row();
    }

    /** Adds the repairs to the JSON object of the goal or soft lock. */
    void addTo(ObjectNode json) {
        ArrayNode list = json.putArray("repairs");
        for (Repair repair : repairs) {
            ObjectNode node = list.addObject().put("kind", repair.kind().text());
            addTo(node, repair.change());
            node.put("hardestRate", repair.hardestRate())
                    .put("ticks", repair.run().run().length());
        }
    }

    private static void addTo(ObjectNode node, RepairChange change) {
        if (change.kind().isOfTiles()) {
            ArrayNode regions = node.putArray("regions");
            for (TileRegion region : change.regions()) {
                regions.addObject()
                        .put("column", region.column())
                        .put("row", region.row())
                        .put("columns", region.columns())
                        .put("rows", region.rows());
            }
            node.put("tile", change.tile());
            return;
        }
        LevelObject object = change.object().orElseThrow().after().orElseThrow();
        node.put("id", object.id());
        change.kind()
                .number()
                .ifPresentOrElse(
                        number -> node.put("property", number.key()).put("value", object.get(number)),
                        () -> node.put("dx", change.dx()).put("dy", change.dy()));
    }
}
