package leapsmith.levels.external;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.model.Finding;

/**
 * What a file of another editor contains.
 *
 * @param version of the file's format as the file gives it, such as {@code 1.10}; empty if it gives none
 * @param maps in the order of the file; a format without several maps in a file has one
 * @param findings what could not be read of the file as a whole and was left out, such as a missing map of a world
 * @param findingsOfMaps what could not be read of a map, such as a missing tileset, by the name of the map
 */
public record ExternalProject(
        String version, List<ExternalMap> maps, List<Finding> findings, Map<String, List<Finding>> findingsOfMaps) {
    public ExternalProject {
        maps = List.copyOf(maps);
        findings = List.copyOf(findings);
        findingsOfMaps = Map.copyOf(findingsOfMaps);
    }

    /** A file whose findings are about all of its maps. */
    public ExternalProject(String version, List<ExternalMap> maps, List<Finding> findings) {
        this(version, maps, findings, Map.of());
    }

    /** {@return what could not be read of a map, without what could not be read of the whole file} */
    public List<Finding> findingsOf(ExternalMap map) {
        return findingsOfMaps.getOrDefault(map.name(), List.of());
    }

    /** {@return the first map with a name; empty if there is none} */
    public Optional<ExternalMap> map(String name) {
        return maps.stream().filter(map -> map.name().equals(name)).findFirst();
    }
}
