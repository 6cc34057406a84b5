package leapsmith.levels.reach.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.levels.reach.maneuver.Expansion;
import leapsmith.physics.replay.Recording;

/** The places from which a search tried maneuvers, and the arcs between them. */
public final class ReachGraph {
    /** By index, in the order of the search. */
    private final List<Node> nodes = new ArrayList<>();
    /** The index of each place, for the first {@link #indexed} places. Completed on demand, as few searches need it. */
    private final Map<Long, Integer> places = new HashMap<>();

    private int indexed;
    /** The arcs from a place besides those of its expansion. */
    private final Map<Integer, List<Arc>> more = new HashMap<>();

    /** Adds the place of an expanded node; the first one is the start. */
    void add(Node node) {
        nodes.add(node);
    }

    /** Adds a way from an expanded node besides those of its expansion. */
    void add(Node from, Arc arc) {
        more.computeIfAbsent(places().get(from.place()), place -> new ArrayList<>())
                .add(arc);
    }

    /** Synchronized because several threads may read a finished graph. */
    private synchronized Map<Long, Integer> places() {
        for (; indexed < nodes.size(); indexed++) {
            places.put(nodes.get(indexed).place(), indexed);
        }
        return places;
    }

    public int size() {
        return nodes.size();
    }

    /** After how many ticks the search was at a place. */
    public int ticksTo(int place) {
        return nodes.get(place).ticks();
    }

    /** The run from the start to a place, and then along an arc from there. */
    public <C> Recording<C> run(int place, Arc arc) {
        return nodes.get(place).run(arc.maneuver(), arc.ticks());
    }

    /** The arcs from the place with an index. */
    public List<Arc> arcsFrom(int place) {
        List<Arc> arcs = nodes.get(place).expansion().arcs();
        if (!more.containsKey(place)) {
            return arcs;
        }
        List<Arc> all = new ArrayList<>(arcs);
        all.addAll(more.get(place));
        return all;
    }

    /** The index of the place where an arc ends; -1 if nothing was tried from there. */
    public int endOf(Arc arc) {
        return places().getOrDefault(arc.place(), -1);
    }

    /** The places from which a way leads to one of some goals. Takes time in proportion to the arcs. */
    public BitSet leadingTo(Set<String> goals) {
        int[][] sources = sources();
        BitSet leading = new BitSet(size());
        int[] waiting = new int[size()];
        int count = 0;
        Predicate<Expansion.Touch> wanted = touch -> goals.contains(touch.goal());
        for (int place = 0; place < size(); place++) {
            if (nodes.get(place).expansion().touches().stream().anyMatch(wanted)) {
                leading.set(place);
                waiting[count++] = place;
            }
        }
        while (count > 0) {
            for (int source : sources[waiting[--count]]) {
                if (!leading.get(source)) {
                    leading.set(source);
                    waiting[count++] = source;
                }
            }
        }
        return leading;
    }

    /** For each place those from which an arc leads to it. */
    private int[][] sources() {
        int[] counts = new int[size()];
        int[][] ends = new int[size()][];
        for (int place = 0; place < size(); place++) {
            ends[place] = arcsFrom(place).stream()
                    .mapToInt(this::endOf)
                    .filter(end -> end >= 0)
                    .toArray();
            for (int end : ends[place]) {
                counts[end]++;
            }
        }
        int[][] sources = new int[size()][];
        for (int place = 0; place < size(); place++) {
            sources[place] = new int[counts[place]];
        }
        for (int place = 0; place < size(); place++) {
            for (int end : ends[place]) {
                sources[end][--counts[end]] = place;
            }
        }
        return sources;
    }
}
