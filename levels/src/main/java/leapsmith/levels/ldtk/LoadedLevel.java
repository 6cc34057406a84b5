package leapsmith.levels.ldtk;

import java.util.Optional;
import leapsmith.levels.external.ExternalMap;

/**
 * A level of a project.
 *
 * @param identifier unique in its world
 * @param map empty for a level in a file of its own
 * @param worldX position in its world in pixels
 * @param worldY position in its world in pixels
 * @param externalPath the file with the level; empty if the project contains it
 * @param world the identifier of its world; empty if the project has only one
 */
record LoadedLevel(
        String identifier, Optional<ExternalMap> map, int worldX, int worldY, String externalPath, String world) {
    static LoadedLevel of(ExternalMap map, int worldX, int worldY) {
        return new LoadedLevel(map.name(), Optional.of(map), worldX, worldY, "", "");
    }

    static LoadedLevel external(String identifier, String path) {
        return new LoadedLevel(identifier, Optional.empty(), 0, 0, path, "");
    }

    LoadedLevel in(String newWorld) {
        return new LoadedLevel(identifier, map, worldX, worldY, externalPath, newWorld);
    }
}
