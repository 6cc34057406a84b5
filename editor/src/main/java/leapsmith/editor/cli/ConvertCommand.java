package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.convert.GuessedRule;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.ProfileFormat;
import leapsmith.levels.definitions.DefinitionFiles;
import leapsmith.levels.definitions.Definitions;
import leapsmith.levels.format.FileFormat;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.model.Finding;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        description = "Converts levels between formats and says what was lost.",
        footer = {
            "",
            "The extensions of IN and OUT choose the formats, or --from and --to. If IN has",
            "several levels, choose one with --level, or convert all into a folder OUT.",
            "",
            "A map of another program is imported by the rules of a profile, which say what",
            "its layers, tiles and objects become. Without --profile, rules are guessed and",
            "printed on the error stream; --save-profile keeps them for changes by hand.",
            "If the map has pictures, a theme beside OUT leads to them.",
            "",
            "Levels in a folder OUT have the kinds of objects that a project of LDtk or",
            "Tiled defines, in one leapsmith.kinds.json beside them. A kinds file can also",
            "be converted alone, to and from *.tiled-project, propertytypes.json,",
            "objecttypes.json or .xml, and *.ldtk; such a project keeps everything else.",
            "",
            "A folder IN and OUT.world make a world of Tiled, with a map for each level,",
            "and OUT.ldtk a project of LDtk with all levels at their places.",
            "",
            "A level may use tile kinds of a leapsmith.kinds.json in its folder or above. With",
            "--resolve, they are written into the level for a game that reads only one file;",
            "other formats always hold them.",
            "",
            "With --watch, IN is converted again whenever it, its tilesets, its kinds file or the",
            "profile change, until the command is interrupted.",
            "",
            "Examples:",
            "  leapsmith convert map.tmx first.level.json",
            "  leapsmith convert first.level.json first.tmx",
            "  leapsmith convert world.ldtk levels/ --save-profile rules.json",
            "  leapsmith convert map.tmx first.level.json --profile rules.json --watch",
            "  leapsmith convert first.level.json - --to csv > first.csv",
            "  leapsmith convert leapsmith.kinds.json game.tiled-project",
            "  leapsmith convert levels/ tiled/game.world",
            "  leapsmith convert levels/ ldtk/game.ldtk"
        })
final class ConvertCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "IN", description = "The level or map, or - for standard input.")
    private Path file;

    @Parameters(index = "1", paramLabel = "OUT", description = "The new file, a folder, or - for standard output.")
    private String out;

    @Mixin
    private ImportOptions importOptions;

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            converter = FormatNames.class,
            completionCandidates = FormatNames.Written.class,
            description = "The format of OUT: ${COMPLETION-CANDIDATES}.")
    private FileFormat format;

    @Option(names = "--save-profile", paramLabel = "P.json", description = "Write the guessed rules as a profile.")
    private Path savedProfile;

    @Option(
            names = {"-f", "--force"},
            description = "Replace a picture or theme beside OUT even if leapsmith has not written it.")
    private boolean force;

    @Option(
            names = "--resolve",
            description = "Write tile kinds with all their numbers, so that OUT needs no kinds file.")
    private boolean resolve;

    @Option(names = "--watch", description = "Convert again whenever a file changes.")
    private boolean watch;

    @Mixin
    private Progress.ProgressOption progressOption;

    private StandardStreams streams;
    private PrintWriter report;
    private ConvertOutput output;

    @Override
    public Integer call() throws IOException {
        streams = standardStreams();
        if (isOfDefinitions()) {
            return convertDefinitions();
        }
        if (WorldConversion.isFor(file, Path.of(out))) {
            return convertWorld();
        }
        output = ConvertOutput.of(out, Optional.ofNullable(format));
        report = LevelsCommand.reportWriter(spec, output.path(), savedProfile);
        checkOptions();
        boolean hasOwnKinds = output.isFolder() && output.format() == LevelFiles.NATIVE && !resolve;
        LevelInput input =
                new LevelInput(streams, importOptions, hasOwnKinds ? Optional.of(output.path()) : Optional.empty());
        if (watch) {
            convertAtEachChange(input);
        } else {
            convert(input);
        }
        return ExitStatus.FINE;
    }

    private void checkOptions() {
        if (watch && (StandardStreams.isStandard(file) || StandardStreams.isStandard(output.path()))) {
            throw refused("--watch needs files, not standard input or output");
        }
        if (savedProfile != null && importOptions.profile().isPresent()) {
            throw refused("--save-profile can't be combined with --profile");
        }
    }

    /** Whether kinds are converted, and not levels: one of the files can hold nothing else. */
    private boolean isOfDefinitions() {
        return DefinitionFiles.isOnlyDefinition(file) || DefinitionFiles.isOnlyDefinition(Path.of(out));
    }

    private int convertWorld() throws IOException {
        report = LevelsCommand.reportWriter(spec, Path.of(out), null);
        WorldConversion conversion = new WorldConversion(file, Path.of(out), force);
        conversion.write();
        if (json) {
            report.println(JsonText.of(conversion.json()));
        } else {
            conversion.print(report);
        }
        return ExitStatus.FINE;
    }

    private int convertDefinitions() throws IOException {
        Path target = Path.of(out);
        if (Files.isDirectory(target)) {
            target = target.resolve(KindsFile.NAME);
        }
        for (Path each : List.of(file, target)) {
            if (!DefinitionFiles.isDefinition(each)) {
                throw new IllegalArgumentException(each + ": a kinds file becomes a .tiled-project, propertytypes.json,"
                        + " objecttypes.json, objecttypes.xml or .ldtk, and these become a " + KindsFile.NAME);
            }
        }
        OutputPath.requireDifferent(file, target);
        Definitions read = DefinitionFiles.read(file);
        List<Finding> lost = DefinitionFiles.write(read.kinds(), target);
        report = LevelsCommand.reportWriter(spec, target, null);
        if (json) {
            ObjectNode outcome = JsonText.object().put("in", file.toString()).put("out", target.toString());
            outcome.put("kinds", read.kinds().objects().size());
            outcome.put("choices", read.kinds().choices().size());
            ArrayNode losses = outcome.putArray("lost");
            ImportNotes.messages(lost).forEach(losses::add);
            ArrayNode warnings = outcome.putArray("warnings");
            ImportNotes.messages(read.findings()).forEach(warnings::add);
            report.println(JsonText.of(outcome));
        } else {
            report.println(
                    file + " -> " + target + " (" + read.kinds().objects().size() + " kinds, "
                            + read.kinds().choices().size() + " choices)");
            ImportNotes.messages(lost).forEach(message -> report.println("lost: " + message));
            ImportNotes.messages(read.findings()).forEach(message -> report.println("warning: " + message));
        }
        return ExitStatus.FINE;
    }

    private void convert(LevelInput input) throws IOException {
        OpenedFile opened = input.read(file);
        new ImportNotes(spec).printRules(opened);
        Conversion conversion = new Conversion(streams, file, opened, output, importOptions.root(), force, resolve);
        conversion.write(filesRead(input), progressOption.start(spec, "levels"));
        if (savedProfile != null) {
            saveProfile(opened);
        }
        if (json) {
            report.println(JsonText.of(conversion.json()));
        } else {
            conversion.print(report);
        }
    }

    /** The input, and all files that were read for it so far. */
    private List<Path> filesRead(LevelInput input) {
        List<Path> files = new ArrayList<>(input.opened);
        files.add(file);
        importOptions.profile().ifPresent(files::add);
        return files;
    }

    private void saveProfile(OpenedFile opened) throws IOException {
        // Levels of one project mostly have the same layers, so that they share most rules.
        ImportProfile profile = new ImportProfile(opened.levels().stream()
                .flatMap(level -> level.guessed().stream())
                .map(GuessedRule::rule)
                .distinct()
                .toList());
        if (profile.rules().isEmpty()) {
            throw new IllegalArgumentException(
                    StandardStreams.inputName(file) + " needs no rules, so " + savedProfile + " was not written");
        }
        OutputPath.requireDifferent(file, savedProfile);
        streams.save(savedProfile, stream -> ProfileFormat.write(profile, stream));
    }

    /** Converts until the thread is interrupted. A file that can't be converted is reported, and watched further. */
    private void convertAtEachChange(LevelInput input) {
        WatchedFiles watched = new WatchedFiles();
        while (true) {
            watched.add(filesRead(input));
            try {
                convert(input);
            } catch (IOException | RuntimeException e) {
                LevelsCommand.printFailure(e, spec.commandLine());
            }
            watched.add(filesRead(input));
            try {
                watched.awaitChange();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /** Files whose changes are noticed. They are polled, which also works on network drives and with any number of folders. */
    private static final class WatchedFiles {
        private static final long PERIOD_MILLIS = 200;

        private final Map<Path, Optional<State>> seen = new HashMap<>();

        /** What changes with the content of a file. */
        private record State(FileTime modified, long bytes) {}

        /** Adds files; those that are watched already keep the state that was seen last. */
        void add(Collection<Path> files) {
            files.forEach(file -> seen.computeIfAbsent(file, WatchedFiles::state));
        }

        /**
         * Waits until a file has changed, and no other change follows for a moment, because some programs write files in
         * several steps.
         */
        void awaitChange() throws InterruptedException {
            boolean isChanged = false;
            boolean isStable = false;
            while (!isChanged || !isStable) {
                Thread.sleep(PERIOD_MILLIS);
                isStable = !update();
                isChanged |= !isStable;
            }
        }

        /** Looks at all files; returns whether one has changed. */
        private boolean update() {
            boolean isChanged = false;
            for (Map.Entry<Path, Optional<State>> each : seen.entrySet()) {
                Optional<State> now = state(each.getKey());
                isChanged |= !now.equals(each.getValue());
                each.setValue(now);
            }
            return isChanged;
        }

        /** Empty for a missing file. */
        private static Optional<State> state(Path file) {
            try {
                BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
                return Optional.of(new State(attributes.lastModifiedTime(), attributes.size()));
            } catch (IOException e) {
                return Optional.empty();
            }
        }
    }
}
