package leapsmith.editor.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import leapsmith.levels.convert.GuessedRule;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.ProfileFormat;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.definitions.ProjectKinds;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;

/** Reads levels of any format as the options say; maps of other programs are imported. */
final class LevelInput {
    private final StandardStreams streams;
    private final ImportOptions options;
    /** The other files that were read so far, such as tilesets. */
    final Set<Path> opened = new LinkedHashSet<>();

    /** The folder into which levels are written with the own kinds of their maps; empty if they have none. */
    private final Optional<Path> folder;

    LevelInput(StandardStreams streams, ImportOptions options) {
        this(streams, options, Optional.empty());
    }

    /** Input whose maps become levels with own kinds, those of a folder if it has them already. */
    LevelInput(StandardStreams streams, ImportOptions options, Optional<Path> folder) {
        this.streams = streams;
        this.options = options;
        this.folder = folder;
    }

    /**
     * Reads all levels of a file, or the chosen one.
     *
     * @throws IllegalArgumentException if there is no level of the chosen name
     */
    OpenedFile read(Path file) throws IOException {
        FileContent content = streams.open(file, options.format(), options.root(), opened::add);
        if (content instanceof FileContent.OfProject project) {
            // Apart, so that a level of the program's own format loads no class of imports.
            return MapImport.read(project, file, options, folder);
        }
        Level level = ((FileContent.OfLevel) content).level();
        String name = StandardStreams.isStandard(file) ? level.name() : LevelFiles.stem(file);
        options.level().filter(wanted -> !wanted.equals(name)).ifPresent(wanted -> {
            throw new IllegalArgumentException(noSuchLevel(file, wanted, name));
        });
        return OpenedFile.of(content.format(), name, level);
    }

    static String noSuchLevel(Path file, String wanted, String known) {
        return StandardStreams.inputName(file) + " has no level \"" + wanted + "\", only " + known;
    }

    /**
     * Reads the only level of a file, or the chosen one.
     *
     * @throws IllegalArgumentException if there are several levels and none was chosen, or none of that name
     */
    OpenedFile.InputLevel readOne(Path file) throws IOException {
        return read(file).only(file);
    }

    /** Makes levels of the maps of a file, by a profile or by guessed rules. */
    private static final class MapImport {
        private MapImport() {}

        /**
         * Imports all maps of a project, or the chosen one.
         *
         * @throws IllegalArgumentException if there is no map of that name
         */
        static OpenedFile read(FileContent.OfProject content, Path file, ImportOptions options, Optional<Path> folder)
                throws IOException {
            ExternalProject project = content.project();
            Optional<ImportProfile> profile = Optional.empty();
            if (options.profile().isPresent()) {
                profile = Optional.of(InputFile.read(options.profile().get(), ProfileFormat::read));
            }
            List<ExternalMap> maps = maps(project, file, options);
            List<List<GuessedRule>> guessed = new ArrayList<>();
            for (ExternalMap map : maps) {
                guessed.add(profile.isPresent() ? List.of() : RuleGuesser.guess(map));
            }
            ProjectKinds kinds = ProjectKinds.NONE;
            if (folder.isPresent() && !StandardStreams.isStandard(file)) {
                ImportProfile rules = profile.orElseGet(() -> new ImportProfile(guessed.stream()
                        .flatMap(List::stream)
                        .map(GuessedRule::rule)
                        .distinct()
                        .toList()));
                kinds = ProjectKinds.of(file, options.root(), rules, folder.get());
            }
            List<OpenedFile.InputLevel> levels = new ArrayList<>();
            for (int i = 0; i < maps.size(); i++) {
                levels.add(level(project, maps.get(i), profile, guessed.get(i), kinds));
            }
            List<Finding> findings = new ArrayList<>(project.findings());
            findings.addAll(kinds.findings());
            return new OpenedFile(content.format(), project.version(), levels, findings, kinds.file());
        }

        private static List<ExternalMap> maps(ExternalProject project, Path file, ImportOptions options)
                throws IOException {
            List<ExternalMap> maps = LevelFiles.maps(project, StandardStreams.inputName(file));
            if (options.level().isEmpty()) {
                return maps;
            }
            String wanted = options.level().get();
            return List.of(project.map(wanted)
                    .orElseThrow(() -> new IllegalArgumentException(LevelInput.noSuchLevel(
                            file, wanted, maps.stream().map(ExternalMap::name).collect(Collectors.joining(", "))))));
        }

        private static OpenedFile.InputLevel level(
                ExternalProject project,
                ExternalMap map,
                Optional<ImportProfile> profile,
                List<GuessedRule> guessed,
                ProjectKinds kinds) {
            ImportProfile rules = profile.orElseGet(() ->
                    new ImportProfile(guessed.stream().map(GuessedRule::rule).toList()));
            ImportedLevel imported = LevelImport.of(map, rules, kinds.byClass());
            List<Finding> findings = new ArrayList<>(project.findingsOf(map));
            findings.addAll(imported.findings());
            return new OpenedFile.InputLevel(
                    map.name(), imported.level(), Optional.of(map), imported.theme(), guessed, findings);
        }
    }
}
