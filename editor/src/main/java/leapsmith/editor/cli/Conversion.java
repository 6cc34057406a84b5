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
import java.util.function.Function;
import java.util.stream.Stream;
import leapsmith.levels.format.Export;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.format.NativeFormat;
import leapsmith.levels.image.ImportedTheme;
import leapsmith.levels.image.Themes;
import leapsmith.levels.image.TileSheet;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.ThemeFormat;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Theme;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Severity;

/** Writes the levels of a file in another format, and reports what was lost. */
final class Conversion {
    private final StandardStreams streams;
    private final Path in;
    private final OpenedFile input;
    private final ConvertOutput output;
    private final Optional<Path> root;
    private final boolean isForced;
    private final boolean isResolved;
    private final List<WrittenLevel> written = new ArrayList<>();
    private Optional<Path> kindsFile = Optional.empty();

    /**
     * A level that was written.
     *
     * @param files the main one last
     * @param lost what the format can't hold
     */
    private record WrittenLevel(OpenedFile.InputLevel level, List<Path> files, List<Finding> lost) {}

    /**
     * The conversion of a file.
     *
     * @param root the folder outside of which no picture of a map is read; if empty, that of the map's project
     * @param isForced whether pictures that others made may be replaced
     * @param isResolved whether levels have all numbers of their tile kinds
     */
    Conversion(
            StandardStreams streams,
            Path in,
            OpenedFile input,
            ConvertOutput output,
            Optional<Path> root,
            boolean isForced,
            boolean isResolved) {
        this.isResolved = isResolved;
        this.root = root;
        this.isForced = isForced;
        this.streams = streams;
        this.in = in;
        this.input = input;
        this.output = output;
    }

    /**
     * Writes all levels.
     *
     * @param unreplaceable files that were read and must not be overwritten
     * @throws IllegalArgumentException if a file would overwrite the input, or a picture of another program
     */
    void write(List<Path> unreplaceable, Progress progress) throws IOException {
        List<Path> targets = output.files(in, input);
        if (output.isFolder()) {
            Files.createDirectories(output.path());
            saveKinds();
        }
        for (int i = 0; i < targets.size(); i++) {
            progress.at(i, targets.size());
            OpenedFile.InputLevel level = input.levels().get(i);
            written.add(
                    output.format() instanceof ExternalFormat foreign
                            ? export(foreign, level, targets.get(i), unreplaceable)
                            : save(level, targets.get(i), unreplaceable));
        }
        progress.clear();
    }

    /** Writes the own kinds of all levels, before the levels that need them. */
    private void saveKinds() throws IOException {
        if (!input.kinds().objects().isEmpty()) {
            kindsFile = Optional.of(output.path().resolve(KindsFile.NAME));
            streams.save(
                    kindsFile.get(), out -> input.kinds().write(out), in -> KindsFile.read(in, "what was written"));
        }
    }

    private WrittenLevel save(OpenedFile.InputLevel level, Path target, List<Path> unreplaceable) throws IOException {
        NativeFormat format = (NativeFormat) output.format();
        requireReplaceable(target, unreplaceable);
        List<Path> files = new ArrayList<>();
        List<Finding> lost = new ArrayList<>();
        boolean isMoved = !StandardStreams.isStandard(in) && !StandardStreams.isStandard(target);
        Level content = isResolved
                ? KindsFile.resolved(level.level())
                : isMoved
                        ? KindsFile.movedTo(
                                level.level(), target.toAbsolutePath().getParent())
                        : level.level();
        if (level.theme().isPresent() && StandardStreams.isStandard(target)) {
            lost.add(Finding.of(
                    Severity.WARNING, "convert-one-file", content.looks().theme() + ThemeFormat.EXTENSION));
        } else if (level.theme().isPresent()) {
            String name = LevelFiles.stem(target);
            content = content.withLooks(content.looks().withTheme(name));
            Path file = ImportedTheme.beside(target, name);
            saveTheme(level.theme().get(), file);
            files.add(file);
            Themes.load(file).problems().stream()
                    .map(Themes.Problem::message)
                    .distinct()
                    .forEach(it -> lost.add(Finding.of(Severity.WARNING, "picture-lost", it)));
        }
        Level named = content;
        streams.save(target, out -> format.write(named, out), in -> format.read(in, "what was written"));
        files.add(target);
        return new WrittenLevel(level, files, lost);
    }

    private void saveTheme(Theme theme, Path file) throws IOException {
        if (!isForced && Files.exists(file) && !ImportedTheme.isAt(file)) {
            throw new IllegalArgumentException(
                    file + ": this theme was not made of a map; give OUT another name, or use --force");
        }
        new ImportedTheme(theme, in).save(file);
    }

    private WrittenLevel export(
            ExternalFormat format, OpenedFile.InputLevel level, Path target, List<Path> unreplaceable)
            throws IOException {
        boolean isStandard = StandardStreams.isStandard(target);
        String name = isStandard
                ? "level" + format.extensions().get(0)
                : target.getFileName().toString();
        Export export = format.export(level.level(), look(level), name);
        List<Export.ExportedFile> files = export.files();
        List<Finding> lost = new ArrayList<>(export.lost());
        if (isStandard && files.size() > 1) {
            files.subList(0, files.size() - 1)
                    .forEach(file -> lost.add(Finding.of(Severity.WARNING, "convert-one-file", file.name())));
            files = files.subList(files.size() - 1, files.size());
        }
        List<Path> paths = files.stream()
                .map(file -> isStandard ? target : target.resolveSibling(file.name()))
                .toList();
        for (Path path : paths) {
            requireReplaceable(path, unreplaceable);
        }
        // The user has named the main file, which is the last one, but not those beside it.
        for (Path picture : paths.subList(0, paths.size() - 1)) {
            if (!isForced && Files.exists(picture) && !TileSheet.isUnchanged(picture)) {
                throw new IllegalArgumentException(
                        picture + ": this file is not a tileset of leapsmith; give OUT another name, or use --force");
            }
        }
        for (int i = 0; i < paths.size(); i++) {
            streams.save(paths.get(i), files.get(i).content());
        }
        return new WrittenLevel(level, paths, lost);
    }

    /** The pictures of a level, if its theme can be read. */
    private Optional<Look> look(OpenedFile.InputLevel level) throws IOException {
        if (level.theme().isPresent()) {
            return StandardStreams.isStandard(in)
                    ? Optional.empty()
                    : new ImportedTheme(level.theme().get(), in).load(root).look();
        }
        Optional<Path> folder = StandardStreams.isStandard(in)
                ? Optional.empty()
                : Optional.ofNullable(in.toAbsolutePath().getParent());
        return Themes.load(level.level().looks().theme(), folder).look();
    }

    private static void requireReplaceable(Path target, List<Path> unreplaceable) throws IOException {
        if (!StandardStreams.isStandard(target)) {
            for (Path read : unreplaceable) {
                OutputPath.requireDifferent(read, target);
            }
        }
    }

    private Stream<String> lost() {
        return written.stream()
                .flatMap(each -> ImportNotes.messages(each.lost()).map(message -> prefix(each.level()) + message));
    }

    /** What was found while reading, with the word before each line: its severity, or nothing. */
    private Stream<String> findings(Function<Finding, String> word) {
        Stream<String> ofLevels = written.stream()
                .flatMap(each -> each.level().findings().stream()
                        .map(finding ->
                                word.apply(finding) + prefix(each.level()) + FailureText.oneLine(finding.message())));
        return Stream.concat(
                input.findings().stream().map(finding -> word.apply(finding) + FailureText.oneLine(finding.message())),
                ofLevels);
    }

    private String prefix(OpenedFile.InputLevel level) {
        return written.size() > 1 ? FailureText.oneLine(level.name()) + ": " : "";
    }

    ObjectNode json() {
        ObjectNode json = JsonText.object()
                .put("in", in.toString())
                .put("out", output.path().toString())
                .put("from", input.format().id())
                .put("to", output.format().id());
        kindsFile.ifPresent(file -> json.put("kinds", file.toString()));
        ArrayNode levels = json.putArray("levels");
        for (WrittenLevel each : written) {
            ObjectNode level = levels.addObject().put("name", each.level().name());
            ArrayNode files = level.putArray("files");
            each.files().forEach(file -> files.add(file.toString()));
            ArrayNode rules = level.putArray("rules");
            each.level().guessed().forEach(rule -> rules.add(RuleText.line(rule)));
        }
        ArrayNode lost = json.putArray("lost");
        lost().forEach(lost::add);
        ArrayNode warnings = json.putArray("warnings");
        findings(finding -> "").forEach(warnings::add);
        return json;
    }

    /** Prints the outcome: a line for each file, and what was lost. */
    void print(PrintWriter out) {
        kindsFile.ifPresent(file -> out.println(StandardStreams.inputName(in) + " -> " + file + " ("
                + input.kinds().objects().size() + " kinds)"));
        for (WrittenLevel each : written) {
            Level level = each.level().level();
            String size = " (" + level.columns() + " x " + level.rows() + " tiles)";
            each.files().forEach(file -> out.println(StandardStreams.inputName(in) + " -> " + outputName(file) + size));
        }
        lost().forEach(message -> out.println("lost: " + message));
        findings(finding -> ImportNotes.severity(finding) + ": ").forEach(out::println);
    }

    private static String outputName(Path file) {
        return StandardStreams.isStandard(file) ? "standard output" : file.toString();
    }
}
