package leapsmith.levels.tiled;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Finding;
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
        return switch (root.name()) {
            case "map" -> {
                ExternalMap map = new MapReader(new Related(related), findings).read(root, Related.stem(sourceName));
                yield new ExternalProject(root.text("version"), List.of(map), findings.list());
            }
            case "world" -> new WorldReader(related, findings).read(root);
            case "tileset", "template" ->
                throw new LevelFormatException(
                        sourceName,
                        FilePlace.NONE,
                        Message.of(root.name().equals("tileset") ? "file.is-tiled-tileset" : "file.is-tiled-template"));
            default ->
                throw root.wrong(Message.of("file.map-or-a-world-of-tiled"), Message.literal("a " + root.name()));
        };
    }

    /** Reads the maps of a world that can be read, with a finding for each of the others. */
    private static final class WorldReader {
        private final RelatedFiles files;
        private final Findings findings;
        private final List<ExternalMap> maps = new ArrayList<>();
        private final Map<String, List<Finding>> findingsOfMaps = new HashMap<>();
        private final Set<String> names = new HashSet<>();
        private final Set<String> paths = new HashSet<>();

        WorldReader(RelatedFiles files, Findings findings) {
            this.files = files;
            this.findings = findings;
        }

        ExternalProject read(Element world) {
            for (Element entry : world.children("map")) {
                String path = entry.text("fileName");
                if (paths.add(Related.resolve("", path))) {
                    add(path, entry.numberOr("x", 0), entry.numberOr("y", 0));
                } else {
                    findings.warn("map-twice", path);
                }
            }
            for (Element pattern : world.children("pattern")) {
                try {
                    addAll(pattern, Pattern.compile(pattern.text("regexp")));
                } catch (IOException | PatternSyntaxException e) {
                    findings.warn("world-pattern", pattern.text("regexp"), e.getMessage());
                }
            }
            return new ExternalProject(world.text("version"), maps, findings.list(), findingsOfMaps);
        }

        /** Adds the maps whose names match a pattern, whose two groups are their places. */
        private void addAll(Element pattern, Pattern names) throws IOException {
            for (String file : files.besideMap()) {
                Matcher name = names.matcher(file);
                if (name.matches() && name.groupCount() >= 2 && paths.add(Related.resolve("", file))) {
                    add(
                            file,
                            place(name.group(1), pattern, "multiplierX", "offsetX"),
                            place(name.group(2), pattern, "multiplierY", "offsetY"));
                }
            }
        }

        private static double place(String number, Element pattern, String multiplier, String offset) {
            try {
                return Integer.parseInt(number) * pattern.numberOr(multiplier, 1) + pattern.numberOr(offset, 0);
            } catch (NumberFormatException e) {
                return 0;
            }
        }

        private void add(String path, double x, double y) {
            String name = names.add(Related.stem(path)) ? Related.stem(path) : path;
            Findings ofMap = new Findings();
            try {
                // Files that the map names are relative to the map.
                Element root = new Related(files).read("", path, "map").root();
                ExternalMap map = new MapReader(Related.ofMap(files, path), ofMap).read(root, name);
                maps.add(placed(map, x, y));
                findingsOfMaps.put(name, ofMap.list());
            } catch (IOException e) {
                findings.warn("missing-map", path, e.getMessage());
            }
        }

        /** The map with its place in the world, under the names that worlds of LDtk have for it. */
        private static ExternalMap placed(ExternalMap map, double x, double y) {
            RawMembers properties =
                    map.properties().with("worldX", Long.toString((long) x)).with("worldY", Long.toString((long) y));
            return map.with(map.name(), properties);
        }
    }
}
