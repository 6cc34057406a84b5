package leapsmith.editor.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.web.WebPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        description = "Makes a web page that plays levels, for testers who have nothing installed.",
        footer = {
            "",
            "The page is one file, which opens by a double click and never uses the network.",
            "It plays as the editor does, to the bit, and saves what was played as replays",
            "for \"leapsmith replay\". With several levels, portals lead from one to another,",
            "and the first is played first; a folder stands for its levels. With an OUT.zip,",
            "the page is in an archive with a picture for link previews, as itch.io takes it.",
            "",
            "Examples:",
            "  leapsmith export --html first.level.json first.html",
            "  leapsmith export --html levels/ game.zip --ghost levels/best.replay.json"
        })
final class ExportCommand extends CliCommand {
    private static final String ZIP = ".zip";

    @Option(names = "--html", required = true, description = "Make a web page.")
    private boolean html;

    @Parameters(
            paramLabel = "LEVEL... OUT",
            arity = "2..*",
            description = "Levels or a folder of levels, and the new page or ZIP file.")
    private List<Path> files;

    @Option(names = "--title", paramLabel = "TEXT", description = "The title; by default that of the first level.")
    private String title;

    @Option(names = "--description", paramLabel = "TEXT", description = "What is said before the game begins.")
    private String description = "";

    @Option(
            names = "--ghost",
            paramLabel = "R",
            description = "A replay of one of the levels, whose player is shown while somebody plays; may be repeated.")
    private List<Path> ghosts = new ArrayList<>();

    @Option(names = "--no-rewind", description = "Without going back in time.")
    private boolean noRewind;

    @Option(
            names = "--with-insight",
            description = "With a look inside: who paints a block sees the jumps bend, and what can be reached.")
    private boolean withInsight;

    @Option(names = "--compat", description = "For old browsers, too: larger, and slower there.")
    private boolean compatible;

    private StandardStreams streams;

    @Override
    public Integer call() throws IOException {
        streams = standardStreams();
        Path out = files.get(files.size() - 1);
        List<Path> levels = levels();
        List<WebPage.PlayedLevel> played = new ArrayList<>();
        for (Path file : levels) {
            OutputPath.requireDifferent(file, out);
            played.add(played(file));
        }
        Level first = played.get(0).level();
        String name =
                title != null ? title : first.name().isEmpty() ? played.get(0).name() : first.name();
        WebPage page = new WebPage(name, description, played, features(), "");
        if (out.toString().toLowerCase(Locale.ROOT).endsWith(ZIP)) {
            streams.save(out, page::writeZip);
        } else {
            streams.save(out, page::write);
        }
        PrintWriter report = LevelsCommand.reportWriter(spec, out);
        long bytes = StandardStreams.isStandard(out) ? 0 : Files.size(out);
        if (json) {
            report.println(JsonText.of(JsonText.object()
                    .put("out", out.toString())
                    .put("levels", played.size())
                    .put("bytes", bytes)));
        } else {
            report.println(out + ": " + played.size() + (played.size() == 1 ? " level" : " levels")
                    + (bytes == 0 ? "" : ", " + (bytes + 1023) / 1024 + " KB"));
        }
        return ExitStatus.FINE;
    }

    private Set<WebPage.Feature> features() {
        Set<WebPage.Feature> features = EnumSet.noneOf(WebPage.Feature.class);
        if (!noRewind) {
            features.add(WebPage.Feature.REWIND);
        }
        if (withInsight) {
            features.add(WebPage.Feature.INSIGHT);
        }
        if (compatible) {
            if (!WebPage.Feature.COMPATIBLE.isAvailable()) {
                throw refused(
                        "this build of the program has no game for old browsers; those that are downloaded have it");
            }
            features.add(WebPage.Feature.COMPATIBLE);
        }
        return features;
    }

    /** The files of the levels; those of a folder in the order of their names. */
    private List<Path> levels() throws IOException {
        List<Path> levels = new ArrayList<>();
        for (Path file : files.subList(0, files.size() - 1)) {
            levels.addAll(Files.isDirectory(file) ? LevelFiles.in(file) : List.of(file));
        }
        if (levels.isEmpty()) {
            throw refused("there is no level in " + files.get(0));
        }
        return levels;
    }

    private WebPage.PlayedLevel played(Path file) throws IOException {
        if (!StandardStreams.isStandard(file) && !LevelFiles.isLevel(file)) {
            throw refused(file + " is no level of Leapsmith; make one of it by leapsmith convert");
        }
        Level level = new LevelInput(streams, new ImportOptions()).readOne(file).level();
        String name = StandardStreams.isStandard(file) ? level.name() : LevelFiles.stem(file);
        return WebPage.PlayedLevel.in(folder(file), name, level, ghost(file));
    }

    private static Optional<Path> folder(Path level) {
        return StandardStreams.isStandard(level)
                ? Optional.empty()
                : Optional.ofNullable(level.toAbsolutePath().getParent());
    }

    /** The first given replay that was made in a level. */
    private Optional<ReplayDocument> ghost(Path level) throws IOException {
        for (Path file : ghosts) {
            ReplayDocument replay = streams.readReplay(file);
            Path its = file.resolveSibling(replay.levelFile()).toAbsolutePath().normalize();
            if (its.equals(level.toAbsolutePath().normalize())) {
                return Optional.of(replay);
            }
        }
        return Optional.empty();
    }
}
