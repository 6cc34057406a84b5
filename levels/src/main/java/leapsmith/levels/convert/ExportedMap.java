package leapsmith.levels.convert;

import java.util.List;
import java.util.Objects;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.model.Finding;

/**
 * A map made of a level, for any editor.
 *
 * @param map holds all that a map can hold of the level
 * @param findings what the map can't hold
 */
public record ExportedMap(ExternalMap map, List<Finding> findings) {
    /**
     * Checks the values.
     *
     * @param map holds all that a map can hold of the level
     * @param findings what the map can't hold
     */
    public ExportedMap {
        Objects.requireNonNull(map);
        findings = List.copyOf(findings);
    }
}
