package leapsmith.levels.tiled;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Message;

/** Reads maps and worlds of Tiled, in XML and JSON, of all versions. */
public final class TiledReader {
    private TiledReader() {}

    /**
     * Reads a map or a world to the end of the stream, and leaves the stream open.
     *
     * @param in is read to its end
     * @param sourceName name of the stream in error messages; a map is called as this file without its extension
     * @param related the files that the map names
     * @return the maps: one, or those of a world
     * @throws LevelFormatException if it is not a valid file within the limits; says where, and what was expected
     * @throws IOException if the stream can't be read
     */
    public static ExternalProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException {
        Element root = Syntax.read(in, sourceName);
        Findings findings = new Findings();
        List<ExternalMap> maps = switch (root.name()) {
            case "map" -> List.of(new MapReader(new Related(related), findings).read(root, Related.stem(sourceName)));
            case "world" -> new WorldReader(related, findings).read(root);
            default ->
                throw root.wrong(Message.of("file.map-or-a-world-of-tiled"), Message.literal("a " + root.name()));
        };
        return new ExternalProject(root.text("version"), maps, findings.list());
    }
}
