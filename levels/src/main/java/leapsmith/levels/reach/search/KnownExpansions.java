package leapsmith.levels.reach.search;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.reach.maneuver.Expansion;

/** What was found from states, by their keys, in this level or in earlier ones if it is the same here. */
final class KnownExpansions {
    /** How many times as many states as a run needs are kept, at most. */
    private static final int MOST_KNOWN = 3;

    private final Map<Long, Expansion> byKey = new HashMap<>();
    /** The most states that a run has needed. */
    private int mostNeeded;

    /** What was found from a state; null if nothing is known. */
    Expansion get(long key) {
        return byKey.get(key);
    }

    void put(long key, Expansion expansion) {
        byKey.put(key, expansion);
    }

    /** The number of states from which something is known. */
    int count() {
        return byKey.size();
    }

    void clear() {
        byKey.clear();
        mostNeeded = 0;
    }

    /** Drops what depends on tiles that were changed. */
    void dropWhatReads(TileSet tiles) {
        if (!tiles.isEmpty()) {
            byKey.replaceAll((key, expansion) -> expansion.without(tiles));
        }
    }

    /**
     * Drops what only earlier levels needed if it becomes too much.
     *
     * @param needed how many states the last run needed
     * @param keys of these states
     */
    void dropUnused(int needed, LongStream keys) {
        mostNeeded = Math.max(mostNeeded, needed);
        if (byKey.size() > MOST_KNOWN * mostNeeded) {
            byKey.keySet().retainAll(keys.boxed().collect(Collectors.toSet()));
        }
    }

    /** A copy of all that is known. */
    Map<Long, Expansion> copy() {
        return new HashMap<>(byKey);
    }

    /** Adds what was known before. */
    void addAll(Map<Long, Expansion> earlier) {
        byKey.putAll(earlier);
    }

    /** The tiles that anything known depends on: row times columns plus column. */
    BitSet tilesRead(int columns) {
        BitSet tiles = new BitSet();
        for (Expansion expansion : byKey.values()) {
            for (Expansion.Branch branch : expansion.branches()) {
                if (branch != null) {
                    branch.reads().forEach(columns, tiles::set);
                }
            }
        }
        return tiles;
    }
}
