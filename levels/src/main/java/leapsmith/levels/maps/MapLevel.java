package leapsmith.levels.maps;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.format.FileFormat;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.image.ImportedTheme;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Theme;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;

/** A level of a {@link MapFile}, and what it was in its map. */
public final class MapLevel {
    private final Path file;
    private final String name;
    private final Level level;
    private final Optional<Theme> theme;
    private final List<Finding> findings;
    private final Map<String, MapObject> sources = new HashMap<>();

    /** A level that was not made of a map. */
    MapLevel(Path file, Level level) {
        this.file = file;
        this.level = level;
        name = LevelFiles.stem(file);
        theme = Optional.empty();
        findings = List.of();
    }

    MapLevel(Path file, String name, ImportedLevel imported, List<Finding> ofMap) {
        this.file = file;
        this.name = name;
        level = imported.level();
        theme = imported.theme();
        findings = new ArrayList<>(ofMap);
        findings.addAll(imported.findings());
        imported.sources().forEach(source -> sources.putIfAbsent(source.objectId(), sourceOf(source)));
    }

    private static MapObject sourceOf(ImportedLevel.Source source) {
        ExternalObject object = source.object();
        List<MapObject.Point> points = source.points().stream()
                .map(point -> new MapObject.Point(point.x(), point.y()))
                .toList();
        return new MapObject(object.id(), object.name(), object.className(), points, object.properties());
    }

    /** {@return the name of the map, or of a level's file without its extension} */
    public String name() {
        return name;
    }

    /** {@return the level} */
    public Level level() {
        return level;
    }

    /** {@return what the level can't hold of the map, and what was changed to fit} */
    public List<Finding> findings() {
        return List.copyOf(findings);
    }

    /** {@return the pictures of the map, by paths relative to its file; empty if it has none} */
    public Optional<Theme> theme() {
        return theme;
    }

    /**
     * {@return what an object was in the map; empty if it wasn't made of an object of the map, but of a tile}
     *
     * @param objectId id of an object of the level
     */
    public Optional<MapObject> source(String objectId) {
        return Optional.ofNullable(sources.get(objectId));
    }

    /**
     * Saves the level in the format of the extension of a file, with its pictures: as a level with a theme beside it that
     * leads to the pictures of the map, or as a map with pictures beside it.
     *
     * @param target the new file
     * @return what the format can't hold
     * @throws IllegalArgumentException if no format that can be written has this extension, or a file beside it that isn't one
     *     of ours would be replaced
     * @throws IOException with one line that says which file can't be written and why
     */
    public List<Finding> save(Path target) throws IOException {
        FileFormat format = MapFile.formatOf(target);
        if (format != LevelFiles.NATIVE) {
            Optional<Look> look = theme.isEmpty()
                    ? Optional.empty()
                    : new ImportedTheme(theme.get(), file)
                            .load(Optional.empty())
                            .look();
            return MapFile.export(level, look, target, format);
        }
        Level named = level;
        if (theme.isPresent()) {
            String themeName = LevelFiles.stem(target);
            Path themeFile = ImportedTheme.beside(target, themeName);
            if (Files.exists(themeFile) && !ImportedTheme.isAt(themeFile)) {
                throw new IllegalArgumentException(themeFile + " exists, and wasn't made of a map");
            }
            named = level.withLooks(level.looks().withTheme(themeName));
            new ImportedTheme(theme.get(), file).save(themeFile);
        }
        LevelFiles.save(target, named);
        return List.of();
    }
}
