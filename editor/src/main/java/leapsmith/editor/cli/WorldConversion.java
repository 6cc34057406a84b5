package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.format.Export;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.format.LdtkWorld;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.image.Themes;
import leapsmith.levels.image.TileSheet;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Severity;

/**
 * Writes the levels of a folder as a world: of Tiled with a map for each level and the file with their places, or of LDtk with all of them in
 * one project.
 */
final class WorldConversion {
    static final String EXTENSION = ".world";
    static final String PROJECT = ".ldtk";

    private static final String MAP_FORMAT = "tiled-xml";

    private final Path folder;
    private final Path world;
    private final boolean isForced;
    private final Map<Path, Level> written = new LinkedHashMap<>();
    private final List<String> lost = new ArrayList<>();

    /**
     * The conversion of a folder.
     *
     * @param world the new file; the maps are written beside it
     * @param isForced whether files that others made may be replaced
     */
    WorldConversion(Path folder, Path world, boolean isForced) {
        this.folder = folder;
        this.world = world.toAbsolutePath();
        this.isForced = isForced;
    }

    static boolean isFor(Path in, Path out) {
        String name = out.toString();
        return Files.isDirectory(in) && (name.endsWith(EXTENSION) || name.endsWith(PROJECT));
    }

    /**
     * Writes all files, that of the world last.
     *
     * @throws IllegalArgumentException if the folder has no levels, or a file of another program would be replaced
     */
    void write() throws IOException {
        if (world.toString().endsWith(PROJECT)) {
            writeProject();
        } else {
            writeMaps();
        }
    }

    private List<Path> levels() throws IOException {
        List<Path> levels = LevelFiles.in(folder);
        if (levels.isEmpty()) {
            throw new IllegalArgumentException(folder + ": there are no levels in this folder");
        }
        return levels;
    }

    private void writeProject() throws IOException {
        List<LdtkWorld.Part> parts = new ArrayList<>();
        for (Path file : levels()) {
            Level level = LevelFiles.read(file);
            parts.add(new LdtkWorld.Part(
                    LevelFiles.stem(file),
                    level,
                    Themes.load(level.looks().theme(), Optional.of(folder)).look()));
        }
        Export export = LdtkWorld.export(
                parts, SharedKinds.of(folder).content(), world.getFileName().toString());
        save(export);
        export.lost().forEach(finding -> lost.add(message(finding)));
        parts.forEach(part -> written.put(world.resolveSibling(world.getFileName() + "#" + part.name()), part.level()));
    }

    private void writeMaps() throws IOException {
        ExternalFormat format = (ExternalFormat) LevelFiles.FORMATS.stream()
                .filter(each -> each.id().equals(MAP_FORMAT))
                .findFirst()
                .orElseThrow();
        ArrayNode maps = JsonText.object().putArray("maps");
        for (Path file : levels()) {
            Level level = LevelFiles.read(file);
            String name = LevelFiles.stem(file) + format.extensions().get(0);
            export(
                    format.export(
                            level,
                            Themes.load(level.looks().theme(), Optional.of(folder))
                                    .look(),
                            name),
                    file);
            written.put(world.resolveSibling(name), level);
            if (level.place().isEmpty()) {
                lost.add(message(Finding.of(Severity.WARNING, "world-no-place", LevelFiles.stem(file))));
                continue;
            }
            maps.addObject()
                    .put("fileName", name)
                    .put("x", Math.round(level.place().get().x() * level.tileSize()))
                    .put("y", Math.round(level.place().get().y() * level.tileSize()))
                    .put("width", level.widthPx())
                    .put("height", level.heightPx());
        }
        ObjectNode content = JsonText.object();
        content.set("maps", maps);
        content.put("onlyShowAdjacentMaps", false).put("type", "world");
        byte[] bytes = (JsonText.of(content) + "\n").getBytes(StandardCharsets.UTF_8);
        SafeFile.save(world, out -> out.write(bytes));
    }

    private void export(Export export, Path level) throws IOException {
        save(export);
        export.lost().forEach(finding -> lost.add(LevelFiles.stem(level) + ": " + message(finding)));
    }

    private void save(Export export) throws IOException {
        List<Export.ExportedFile> files = export.files();
        for (Export.ExportedFile file : files.subList(0, files.size() - 1)) {
            Path picture = world.resolveSibling(file.name());
            if (!isForced && Files.exists(picture) && !TileSheet.isUnchanged(picture)) {
                throw new IllegalArgumentException(
                        picture + ": this file is not a tileset of leapsmith; give OUT another folder, or use --force");
            }
        }
        Files.createDirectories(world.toAbsolutePath().getParent());
        for (Export.ExportedFile file : files) {
            SafeFile.save(world.resolveSibling(file.name()), file.content());
        }
    }

    private static String message(Finding finding) {
        return FailureText.oneLine(finding.message());
    }

    ObjectNode json() {
        ObjectNode json = JsonText.object().put("in", folder.toString()).put("out", world.toString());
        ArrayNode files = json.putArray("levels");
        written.keySet().forEach(file -> files.add(file.toString()));
        ArrayNode losses = json.putArray("lost");
        lost.forEach(losses::add);
        return json;
    }

    void print(PrintWriter out) {
        written.forEach((file, level) ->
                out.println(folder + " -> " + file + " (" + level.columns() + " x " + level.rows() + " tiles)"));
        out.println(folder + " -> " + world);
        lost.forEach(message -> out.println("lost: " + message));
    }
}
