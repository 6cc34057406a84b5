package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.format.Export;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.format.WorldExport;
import leapsmith.levels.image.Themes;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.Level;

/** Writes the levels of a folder as a world of another editor. */
final class WorldConversion {
    private final Path folder;
    private final Path world;
    private final boolean isForced;
    private final List<WorldExport.Part> written = new ArrayList<>();
    private final List<String> lost = new ArrayList<>();

    /**
     * The conversion of a folder.
     *
     * @param world the new file; what belongs to it is written beside it
     * @param isForced whether files that others made may be replaced
     */
    WorldConversion(Path folder, Path world, boolean isForced) {
        this.folder = folder;
        this.world = world.toAbsolutePath();
        this.isForced = isForced;
    }

    static boolean isFor(Path in, Path out) {
        return Files.isDirectory(in) && WorldExport.Format.of(out).isPresent();
    }

    /**
     * Writes all files, that of the world last.
     *
     * @throws IllegalArgumentException if the folder has no levels, or a file of another program would be replaced
     */
    void write() throws IOException {
        for (Path file : LevelFiles.in(folder)) {
            Level level = LevelFiles.read(file);
            written.add(new WorldExport.Part(
                    LevelFiles.stem(file),
                    level,
                    Themes.load(level.looks().theme(), Optional.of(folder)).look()));
        }
        if (written.isEmpty()) {
            throw new IllegalArgumentException(folder + ": there are no levels in this folder");
        }
        Export export = WorldExport.of(written, SharedKinds.of(folder).content(), world);
        List<Path> endangered = isForced ? List.of() : export.endangered(world);
        if (!endangered.isEmpty()) {
            throw new IllegalArgumentException(endangered.get(0)
                    + ": leapsmith has not written this file; give OUT another folder, or use --force");
        }
        Files.createDirectories(world.getParent());
        export.write(world, part -> true);
        export.lost().forEach(finding -> lost.add(FailureText.oneLine(finding.message())));
    }

    ObjectNode json() {
        ObjectNode json = JsonText.object().put("in", folder.toString()).put("out", world.toString());
        ArrayNode files = json.putArray("levels");
        written.forEach(part -> files.add(WorldExport.placeOf(part, world).toString()));
        ArrayNode losses = json.putArray("lost");
        lost.forEach(losses::add);
        return json;
    }

    void print(PrintWriter out) {
        written.forEach(part -> out.println(folder + " -> " + WorldExport.placeOf(part, world) + " ("
                + part.level().columns() + " x " + part.level().rows() + " tiles)"));
        out.println(folder + " -> " + world);
        lost.forEach(message -> out.println("lost: " + message));
    }
}
