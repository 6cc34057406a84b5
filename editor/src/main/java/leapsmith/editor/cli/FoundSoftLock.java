package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.SoftLock;
import leapsmith.levels.reach.Verdict;

/**
 * Ground from which the player reaches no goal any more, as text and as JSON.
 *
 * @param repairs what makes a goal reachable from there; empty if it was not asked for
 */
record FoundSoftLock(SoftLock lock, Optional<FoundRepairs> repairs) {
    /** The soft locks that a search has found, apart from those that the level ignores. */
    static List<FoundSoftLock> of(ReachMap map, long mostSteps, boolean withRepairs) {
        List<FoundSoftLock> found = new ArrayList<>();
        for (SoftLock lock : ReachFindings.checked(map, mostSteps, () -> true).softLocks()) {
            if (!map.level().checks().isOff(lock.rule())) {
                found.add(new FoundSoftLock(
                        lock, withRepairs ? Optional.of(FoundRepairs.outOf(map, lock)) : Optional.empty()));
            }
        }
        return found;
    }

    /** The soft lock as one line of text. */
    String line() {
        long tiles = lock.tiles().size();
        String reason = lock.verdict() == Verdict.IMPOSSIBLE ? "no goal can be reached" : "no way to a goal was found";
        return at() + ": " + reason + " any more from " + (tiles == 1 ? "this tile" : "these " + tiles + " tiles");
    }

    /** A line for each repair; none if they were not asked for. */
    List<String> repairLines() {
        return repairs.map(FoundRepairs::lines).orElse(List.of()).stream()
                .map(line -> at() + " " + line)
                .toList();
    }

    private String at() {
        return lock.rule() + " at " + lock.column() + "," + lock.row();
    }

    void addTo(ObjectNode json) {
        json.put("rule", lock.rule())
                .put("column", lock.column())
                .put("row", lock.row())
                .put("tiles", lock.tiles().size());
        repairs.ifPresent(found -> found.addTo(json));
    }
}
