package leapsmith.levels.reach;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.model.TileSet;

/** Divides tiles into connected groups. Tiles that touch at a side or a corner are connected, so that stairs are one group. */
final class TileGroups {
    /** Adjacent tiles of a row, from a column to the one before another. */
    private record Run(int row, int from, int to) {}

    private final List<Run> runs = new ArrayList<>();
    /** For each run another one of its group; the first run of a group has its own index. */
    private final int[] parents;

    private TileGroups(TileSet tiles) {
        tiles.forEachRun(tiles.bounds(), (row, from, to) -> runs.add(new Run(row, from, to)));
        parents = new int[runs.size()];
        for (int run = 0; run < parents.length; run++) {
            parents[run] = run;
        }
    }

    static List<TileSet> of(TileSet tiles) {
        TileGroups groups = new TileGroups(tiles);
        groups.join();
        return groups.collect();
    }

    private void join() {
        // Runs are sorted by row and column, so those above a run move to the right with it.
        int above = 0;
        for (int at = 0; at < parents.length; at++) {
            Run run = runs.get(at);
            while (runs.get(above).row < run.row - 1
                    || runs.get(above).row == run.row - 1 && runs.get(above).to < run.from) {
                above++;
            }
            for (int other = above; runs.get(other).row == run.row - 1 && runs.get(other).from <= run.to; other++) {
                unite(at, other);
            }
        }
    }

    private void unite(int one, int other) {
        int first = Math.min(root(one), root(other));
        parents[root(one)] = first;
        parents[root(other)] = first;
    }

    private int root(int run) {
        int at = run;
        while (parents[at] != at) {
            parents[at] = parents[parents[at]];
            at = parents[at];
        }
        return at;
    }

    private List<TileSet> collect() {
        Map<Integer, TileSet.Builder> groups = new LinkedHashMap<>();
        for (int at = 0; at < parents.length; at++) {
            Run run = runs.get(at);
            groups.computeIfAbsent(root(at), root -> new TileSet.Builder()).addRun(run.row, run.from, run.to);
        }
        return groups.values().stream().map(TileSet.Builder::build).toList();
    }
}
