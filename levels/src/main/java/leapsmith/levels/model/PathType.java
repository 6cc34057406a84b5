package leapsmith.levels.model;

import java.util.List;

/**
 * The stops of a path after the first one, at most {@link Limits#MAX_STOPS}.
 *
 * @param loop the property that says whether the path is a closed loop; if not, it reverses at its last stop
 */
public record PathType(Property<Boolean> loop) implements ValueType<List<PathStop>> {
    @Override
    public List<PathStop> require(List<PathStop> value, String name) {
        Limits.require(value.size(), 0, Limits.MAX_STOPS, "number of stops");
        return List.copyOf(value);
    }
}
