package leapsmith.levels.ldtk;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;

/** Reads a project of LDtk; each level becomes a map. */
public final class LdtkReader {
    /** The properties of a map with its position in its world, in pixels, if the project has several levels. */
    private static final List<String> POSITION = List.of("worldX", "worldY");

    private static final int MAX_GRID = 1 << 16;

    private final JsonInput in;
    private final String source;
    private final ProjectContext project = new ProjectContext();
    private final List<LdtkLevelReader.LoadedLevel> levels = new ArrayList<>();
    private String version = "";
    private boolean hasDefinitions;

    private LdtkReader(JsonInput in, String source) {
        this.in = in;
        this.source = source;
    }

    /**
     * Reads all levels to the end of the stream, and leaves the stream open. A level whose file is missing is a finding.
     *
     * @param in is read to its end
     * @param source name of the stream in errors
     * @param related the files of external levels
     * @throws LevelFormatException if a file is not a valid project or level within the limits, or can't be read, or
     *     may not be read; says where, and what was expected
     * @throws IOException if the stream can't be read
     */
    public static ExternalProject read(InputStream in, String source, RelatedFiles related) throws IOException {
        LdtkReader reader = new LdtkReader(new JsonInput(in, source), source);
        reader.in.document("file.ldtk-project", reader::readMember);
        if (!reader.hasDefinitions) {
            throw reader.in.missing("defs");
        }
        reader.loadExternalLevels(related);
        return new ExternalProject(
                reader.version, reader.maps(), reader.project.findings().list());
    }

    private void readMember(String key) throws IOException {
        switch (key) {
            case "jsonVersion" -> version = in.text("file.version");
            case "defaultGridSize" -> project.setGridSize(in.wholeNumber(1, MAX_GRID));
            case "defs" -> {
                project.definitions().read(in);
                hasDefinitions = true;
            }
            case "levels" -> LdtkJson.array(in, "file.array-of-levels", index -> levels.add(readLevel()));
            case "worlds" -> LdtkJson.array(in, "file.array-of-worlds", index -> readWorld());
            default -> in.skip();
        }
    }

    private LdtkLevelReader.LoadedLevel readLevel() throws IOException {
        if (!hasDefinitions) {
            throw in.wrong(Message.of("file.defs-before-the-levels"), Message.of("file.level"));
        }
        return LdtkLevelReader.read(in, project);
    }

    private void readWorld() throws IOException {
        String[] world = {""};
        List<LdtkLevelReader.LoadedLevel> contained = new ArrayList<>();
        in.object("file.world", key -> {
            switch (key) {
                case "identifier" -> world[0] = LdtkJson.text(in, "file.identifier");
                case "levels" -> LdtkJson.array(in, "file.array-of-levels", index -> contained.add(readLevel()));
                default -> in.skip();
            }
        });
        contained.forEach(level -> levels.add(level.in(world[0])));
    }

    private void loadExternalLevels(RelatedFiles related) throws IOException {
        for (int i = 0; i < levels.size(); i++) {
            LdtkLevelReader.LoadedLevel level = levels.get(i);
            if (level.map().isEmpty()) {
                Optional<LdtkLevelReader.LoadedLevel> loaded = load(level, related);
                if (loaded.isPresent()) {
                    levels.set(i, loaded.get().in(level.world()));
                }
            }
        }
    }

    private Optional<LdtkLevelReader.LoadedLevel> load(LdtkLevelReader.LoadedLevel level, RelatedFiles related)
            throws IOException {
        String path = level.externalPath();
        try (InputStream file = related.open(path)) {
            LdtkLevelReader.LoadedLevel loaded = LdtkLevelReader.readDocument(new JsonInput(file, path), project);
            if (loaded.map().isEmpty()) {
                throw new LevelFormatException(path, FilePlace.NONE, Message.of("file.this-level-has-no-layers"));
            }
            return Optional.of(loaded);
        } catch (FileNotFoundException e) {
            project.findings().warn("ldtk-missing-level", level.identifier(), path);
            return Optional.empty();
        } catch (LevelFormatException e) {
            throw e;
        } catch (IOException e) {
            throw new LevelFormatException(
                    source,
                    FilePlace.NONE,
                    Message.of("file.level-fails", level.identifier(), String.valueOf(e.getMessage())));
        }
    }

    private List<ExternalMap> maps() {
        List<LdtkLevelReader.LoadedLevel> loaded =
                levels.stream().filter(level -> level.map().isPresent()).toList();
        Map<String, Integer> counts = new HashMap<>();
        loaded.forEach(level -> counts.merge(level.identifier(), 1, Integer::sum));
        Set<String> names = new HashSet<>();
        List<ExternalMap> maps = new ArrayList<>();
        for (LdtkLevelReader.LoadedLevel level : loaded) {
            boolean ambiguous =
                    counts.get(level.identifier()) > 1 && !level.world().isEmpty();
            String name = ambiguous ? level.world() + '/' + level.identifier() : level.identifier();
            maps.add(named(level, unique(name, names), loaded.size() > 1));
        }
        return maps;
    }

    /** LDtk keeps names unique, but other programs may not. */
    private static String unique(String name, Set<String> names) {
        String unique = name;
        for (int number = 2; !names.add(unique); number++) {
            unique = name + " (" + number + ')';
        }
        return unique;
    }

    private static ExternalMap named(LdtkLevelReader.LoadedLevel level, String name, boolean positioned) {
        ExternalMap map = level.map().orElseThrow();
        RawMembers properties = map.properties();
        int[] position = {level.worldX(), level.worldY()};
        for (int axis = 0; axis < 2 && positioned; axis++) {
            String key = POSITION.get(axis);
            if (properties.get(key).isEmpty()) {
                properties = properties.with(key, Integer.toString(position[axis]));
            }
        }
        return map.with(name, properties);
    }
}
