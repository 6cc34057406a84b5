package leapsmith.levels.external;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Finding;

/**
 * What a file of another editor contains.
 *
 * @param version of the file's format as the file gives it, such as {@code 1.10}; empty if it gives none
 * @param maps in the order of the file; a format without several maps in a file has one
 * @param findings what could not be read and was left out, such as a missing tileset
 */
public record ExternalProject(String version, List<ExternalMap> maps, List<Finding> findings) {
    public ExternalProject {
        maps = List.copyOf(maps);
        findings = List.copyOf(findings);
    }

    /** {@return the first map with a name; empty if there is none} */
    public Optional<ExternalMap> map(String name) {
        return maps.stream().filter(map -> map.name().equals(name)).findFirst();
    }
}
