package leapsmith.levels.format;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import leapsmith.levels.definitions.DefinitionFiles;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Severity;
import leapsmith.physics.fixed.PortableMath;

/**
 * The levels of a folder as one world of another editor, at their places: of Tiled with a map for each level and the file with their places,
 * or of LDtk with all of them in one project.
 */
public final class WorldExport {
    /** A larger file isn't searched for the names of maps. */
    private static final long MAX_WORLD_BYTES = 10_000_000;

    private static final String PROJECT = ".tiled-project";

    private WorldExport() {}

    /** What a world is written as. */
    public enum Format {
        TILED("Tiled world", ".world"),
        LDTK("LDtk project", ".ldtk");

        private final String title;
        private final String extension;

        Format(String title, String extension) {
            this.title = title;
            this.extension = extension;
        }

        /** {@return what the format is called, in English} */
        public String title() {
            return title;
        }

        /** {@return the extension of its file, with the dot} */
        public String extension() {
            return extension;
        }

        /** {@return the format for the extension of a file; empty if no format has it} */
        public static Optional<Format> of(Path file) {
            String name = file.toString().toLowerCase(Locale.ROOT);
            return Arrays.stream(values())
                    .filter(format -> name.endsWith(format.extension))
                    .findFirst();
        }
    }

    /**
     * A level of the folder.
     *
     * @param name that of its file, without its ending
     * @param level with the kinds of the folder
     * @param look its pictures; empty for flat shapes
     */
    public record Part(String name, Level level, Optional<Look> look) {
        /** A loss with the name of this level before it. */
        Finding lost(Finding finding) {
            return finding.withText(Message.of("export.of-level", name, finding.text()));
        }

        private String mapName() {
            return name + MapFormat.TILED_XML.extensions().get(0);
        }
    }

    /**
     * {@return where a level is in a world: its map, or its name within the project}
     *
     * @param world the file of the world
     */
    public static Path placeOf(Part level, Path world) {
        return world.resolveSibling(
                Format.of(world).equals(Optional.of(Format.LDTK))
                        ? world.getFileName() + "#" + level.name()
                        : level.mapName());
    }

    /**
     * Makes a world of levels.
     *
     * @param levels at least one
     * @param kinds the kinds file of the folder
     * @param world the file of the world, whose extension chooses the format; a project of Tiled beside it is read, as it keeps what it has
     * @return the files, not yet written, and what they can't hold
     * @throws IllegalArgumentException if there is no level, if no format has the extension, or if the levels have too many tile kinds
     *     for one project
     * @throws IOException if a project of Tiled beside the world can't be read
     */
    public static Export of(List<Part> levels, KindsFile kinds, Path world) throws IOException {
        if (levels.isEmpty()) {
            throw new IllegalArgumentException("no levels");
        }
        Format format = Format.of(world).orElseThrow(() -> new IllegalArgumentException(world + ": no world"));
        return switch (format) {
            case TILED -> tiled(levels, kinds, world);
            case LDTK -> LdtkWorld.export(levels, kinds, world.getFileName().toString());
        };
    }

    private static Export tiled(List<Part> levels, KindsFile kinds, Path file) throws IOException {
        List<Export.ExportedFile> files = new ArrayList<>();
        List<Finding> lost = new ArrayList<>();
        List<String> maps = new ArrayList<>();
        for (Part part : levels) {
            Level level = part.level();
            Export map = MapFormat.TILED_XML.export(level, part.look(), part.mapName());
            files.addAll(map.files());
            map.lost().forEach(finding -> lost.add(part.lost(finding)));
            level.place()
                    .ifPresentOrElse(
                            place -> maps.add("{ \"fileName\": " + nameInWorld(part.mapName())
                                    + ", \"x\": " + (long) PortableMath.rint(place.x() * level.tileSize())
                                    + ", \"y\": " + (long) PortableMath.rint(place.y() * level.tileSize())
                                    + ", \"width\": " + level.widthPx()
                                    + ", \"height\": " + level.heightPx() + " }"),
                            () -> lost.add(Finding.of(Severity.WARNING, "world-no-place", part.name())));
        }
        String world = "{\n  \"maps\": [" + (maps.isEmpty() ? "" : "\n    " + String.join(",\n    ", maps) + "\n  ")
                + "],\n  \"onlyShowAdjacentMaps\": false,\n  \"type\": \"world\"\n}\n";
        byte[] bytes = world.getBytes(StandardCharsets.UTF_8);
        if (!kinds.objects().isEmpty()) {
            Path project = projectBeside(file);
            byte[] types = DefinitionFiles.tiledProject(kinds, project);
            files.add(0, new Export.ExportedFile(project.getFileName().toString(), out -> out.write(types)));
        }
        files.add(new Export.ExportedFile(file.getFileName().toString(), out -> out.write(bytes)));
        return new Export(files, lost);
    }

    /** The project of Tiled that the maps of a folder belong to: the first by name, or a new one. */
    private static Path projectBeside(Path world) throws IOException {
        Path folder = world.toAbsolutePath().getParent();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                Optional<Path> known = files.filter(file -> file.toString().endsWith(PROJECT))
                        .filter(Files::isRegularFile)
                        .min(Comparator.naturalOrder());
                if (known.isPresent()) {
                    return known.get();
                }
            }
        }
        String name = world.getFileName().toString();
        return world.resolveSibling(
                name.substring(0, name.length() - Format.TILED.extension().length()) + PROJECT);
    }

    /** Whether a file of an export keeps what it has already. */
    static boolean isMerged(String fileName) {
        return fileName.endsWith(PROJECT);
    }

    static String nameInWorld(String mapName) {
        return JsonQuotes.quote(mapName);
    }

    /** The content of the world of Tiled that is at a file, whose maps belong to it; empty if there is none. */
    static String formerContent(Path target) throws IOException {
        boolean isWorld = Format.of(target).equals(Optional.of(Format.TILED));
        return isWorld && Files.exists(target) && Files.size(target) <= MAX_WORLD_BYTES
                ? new String(Files.readAllBytes(target), StandardCharsets.UTF_8)
                : "";
    }
}
