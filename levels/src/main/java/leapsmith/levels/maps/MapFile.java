package leapsmith.levels.maps;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.ProfileFormat;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.format.Export;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.format.FileFormat;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.image.TileSheet;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;

/**
 * The levels of a file of any format: {@code .level.json}, {@code .tmx}, {@code .tmj} and {@code .world} of Tiled, {@code
 * .ldtk} and {@code .ldtkl} of LDtk, {@code .ogmo}, {@code .txt} and {@code .csv}. All can be written, except for Ogmo, worlds
 * and single levels of LDtk.
 */
public final class MapFile {
    /** The extension of a level of LDtk that is kept in a file of its own. */
    private static final String LDTK_LEVEL = ".ldtkl";

    private final List<MapLevel> levels;
    private final List<Finding> findings;

    private MapFile(List<MapLevel> levels, List<Finding> findings) {
        this.levels = List.copyOf(levels);
        this.findings = List.copyOf(findings);
    }

    /**
     * Reads a file. What is solid in a map, and where the player starts, is guessed from names, properties and shapes.
     *
     * @param file of any format; its extension and first characters decide which one
     * @return its levels, at least one
     * @throws LevelFormatException if it can't be read, or is not valid within the limits; says where, and what was expected
     */
    public static MapFile open(Path file) throws LevelFormatException {
        return open(file, Optional.empty());
    }

    /**
     * Reads a file by the rules of a profile, such as one that {@code leapsmith convert --save-profile} has written.
     *
     * @param file of any format; its extension and first characters decide which one
     * @param profile a file with the rules for maps
     * @return its levels, at least one
     * @throws LevelFormatException if one of the files can't be read, or is not valid within the limits
     */
    public static MapFile open(Path file, Path profile) throws LevelFormatException {
        return open(file, Optional.of(InputFile.read(profile, ProfileFormat::read)));
    }

    private static MapFile open(Path file, Optional<ImportProfile> profile) throws LevelFormatException {
        Optional<Path> project = projectOf(file);
        Path source = project.orElse(file);
        FileContent content = LevelFiles.open(source, Optional.empty());
        if (content instanceof FileContent.OfLevel opened) {
            return new MapFile(List.of(new MapLevel(file, opened.level())), List.of());
        }
        ExternalProject maps = ((FileContent.OfProject) content).project();
        List<MapLevel> levels = new ArrayList<>();
        for (ExternalMap map : LevelFiles.maps(maps, source.toString())) {
            if (project.isEmpty() || isIn(map, file)) {
                ImportProfile rules = profile.orElseGet(() -> RuleGuesser.profile(map));
                levels.add(new MapLevel(source, map.name(), LevelImport.of(map, rules), maps.findingsOf(map)));
            }
        }
        if (levels.isEmpty()) {
            // Says that the project has to be opened.
            LevelFiles.open(file, Optional.empty());
        }
        return new MapFile(levels, maps.findings());
    }

    /** The project of a level of LDtk, beside the folder of its levels, which has the same name; empty for another file. */
    private static Optional<Path> projectOf(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || folder.getFileName() == null || !hasLevelName(file)) {
            return Optional.empty();
        }
        return Optional.of(folder.resolveSibling(folder.getFileName() + ".ldtk"))
                .filter(Files::exists);
    }

    private static boolean hasLevelName(Path file) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(LDTK_LEVEL);
    }

    /** Whether a file of LDtk has a map; it is named as the map, maybe after its number. */
    private static boolean isIn(ExternalMap map, Path file) {
        String name = file.getFileName().toString();
        String stem = name.substring(0, name.length() - LDTK_LEVEL.length());
        return stem.equals(map.name())
                || stem.matches("\\d{4}-.*") && stem.substring(5).equals(map.name());
    }

    /** {@return the levels in the order of the file, at least one} */
    public List<MapLevel> levels() {
        return levels;
    }

    /**
     * {@return the level of a name}
     *
     * @param name of a map, or of a level's file without its extension
     * @throws IllegalArgumentException if there is none; names those that there are
     */
    public MapLevel level(String name) {
        return levels.stream()
                .filter(level -> level.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no level \"" + name + "\", only "
                        + levels.stream().map(MapLevel::name).collect(Collectors.joining(", "))));
    }

    /** {@return what could not be read of the file as a whole, such as a missing map of a world} */
    public List<Finding> findings() {
        return findings;
    }

    /**
     * Writes a level in the format of the extension of a file. A map gets a picture of its tiles beside it, in flat colors.
     *
     * @param level any level
     * @param target the new file
     * @return what the format can't hold
     * @throws IllegalArgumentException if no format that can be written has this extension, or a file beside it that isn't one
     *     of ours would be replaced
     * @throws IOException with one line that says which file can't be written and why
     */
    public static List<Finding> write(Level level, Path target) throws IOException {
        FileFormat format = formatOf(target);
        if (format == LevelFiles.NATIVE) {
            LevelFiles.save(
                    target, KindsFile.movedTo(level, target.toAbsolutePath().getParent()));
            return List.of();
        }
        return export(level, Optional.empty(), target, format);
    }

    static FileFormat formatOf(Path target) {
        return LevelFiles.formatOf(target)
                .filter(FileFormat::canWrite)
                .orElseThrow(() -> new IllegalArgumentException(target + ": no format that can be written has this"
                        + " extension, only "
                        + LevelFiles.FORMATS.stream()
                                .filter(FileFormat::canWrite)
                                .flatMap(format -> format.extensions().stream())
                                .collect(Collectors.joining(", "))));
    }

    static List<Finding> export(Level level, Optional<Look> look, Path target, FileFormat format) throws IOException {
        Export export = ((ExternalFormat) format)
                .export(level, look, target.getFileName().toString());
        List<Export.ExportedFile> files = export.files();
        // All but the main file, which is the last one, have names that the caller didn't choose.
        for (Export.ExportedFile picture : files.subList(0, files.size() - 1)) {
            Path path = target.resolveSibling(picture.name());
            if (Files.exists(path) && !TileSheet.isUnchanged(path)) {
                throw new IllegalArgumentException(path + " exists, and is not a picture of ours");
            }
        }
        for (Export.ExportedFile each : files) {
            SafeFile.save(target.resolveSibling(each.name()), each.content());
        }
        return export.lost();
    }
}
