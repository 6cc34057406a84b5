package leapsmith.levels.tiled;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;

/** Reads maps and worlds of Tiled, in XML and JSON, of all versions. */
public final class TiledReader {
    private TiledReader() {}

    /**
     * Reads a map or a world to the end of the stream, and leaves the stream open.
     *
     * @param in is read to its end
     * @param sourceName name of the stream in error messages; a map is called as this file without its extension
     * @param related the files that the map names
     * @throws LevelFormatException if it is not a valid file within the limits; says where, and what was expected
     * @throws IOException if the stream can't be read
     */
    public static ExternalProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException {
        Element root = Syntax.read(in, sourceName);
        Findings findings = new Findings();
        List<ExternalMap> maps = switch (root.name()) {
            case "map" -> List.of(new MapReader(new Related(related), findings).read(root, Related.stem(sourceName)));
            case "world" -> readWorld(root, related, findings);
            default ->
                throw root.wrong(Message.of("file.map-or-a-world-of-tiled"), Message.literal("a " + root.name()));
        };
        return new ExternalProject(root.text("version"), maps, findings.list());
    }

    /** The maps that can be read; a finding for each of the others. */
    private static List<ExternalMap> readWorld(Element world, RelatedFiles files, Findings findings) {
        if (!world.children("pattern").isEmpty()) {
            findings.warn("world-pattern");
        }
        List<ExternalMap> maps = new ArrayList<>();
        Set<String> names = new HashSet<>();
        Set<String> paths = new HashSet<>();
        for (Element entry : world.children("map")) {
            String path = entry.text("fileName");
            if (!paths.add(Related.resolve("", path))) {
                findings.warn("map-twice", path);
                continue;
            }
            String name = names.add(Related.stem(path)) ? Related.stem(path) : path;
            try {
                // Files that the map names are relative to the map.
                Element root = new Related(files).read("", path, "map").root();
                ExternalMap map = new MapReader(new Related(files.besides(path)), findings).read(root, name);
                maps.add(placed(map, entry));
            } catch (IOException e) {
                findings.warn("missing-map", path, e.getMessage());
            }
        }
        return maps;
    }

    /** The map with its place in the world, under the names that worlds of LDtk have for it. */
    private static ExternalMap placed(ExternalMap map, Element entry) {
        RawMembers properties = map.properties()
                .with("worldX", Long.toString((long) entry.numberOr("x", 0)))
                .with("worldY", Long.toString((long) entry.numberOr("y", 0)));
        return map.with(map.name(), properties);
    }
}
