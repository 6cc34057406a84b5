package mygame;

import java.io.IOException;
import java.nio.file.Path;
import leapsmith.levels.maps.MapFile;
import leapsmith.levels.maps.MapLevel;
import leapsmith.levels.model.Level;

/** Reads a file of any format, prints its levels and their objects, and saves the first one as a level. */
public final class MapImport {
    private MapImport() {}

    public static void main(String[] args) throws IOException {
        MapFile file = MapFile.open(Path.of(args[0]));
        for (MapLevel map : file.levels()) {
            Level level = map.level();
            System.out.println(map.name() + ": " + level.columns() + " x " + level.rows() + " tiles, "
                    + level.objects().stream().count() + " objects");
            map.findings().forEach(finding -> System.out.println("changed: " + finding.message()));
            level.player()
                    .ifPresent(player -> map.source(player.id())
                            .ifPresent(source ->
                                    System.out.println("the player was a " + source.className() + " in the map")));
        }
        MapLevel first = file.levels().get(0);
        first.save(Path.of(args[1]));
        System.out.println("saved "
                + MapFile.open(Path.of(args[1])).levels().get(0).level().name());
    }
}
