package leapsmith.editor.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import leapsmith.levels.image.ImportedTheme;
import leapsmith.levels.image.PngFile;
import leapsmith.levels.image.RunMovie;
import leapsmith.levels.image.Themes;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.world.InputScript;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        description = "Draws a level, or a moment of its play, as a PNG picture, or a run as an animated GIF.",
        footer = {
            "",
            "Overlays: cells (the partition with its counts), pairs (overlapping bodies,",
            "and hits by bullets), contacts (touched tiles and sides, and stopped",
            "bullets), speeds, trail (the path of the player), jumps (possible jumps of",
            "the player), reach (what the player can reach from its start), outlines (the",
            "true shapes of tiles and bodies). All but the last two show play: without",
            "--tick, one tick is played, or the whole script.",
            "",
            "Examples:",
            "  leapsmith render first.level.json first.png --scale 2",
            "  leapsmith render first.level.json play.png --tick 120 --overlay cells,pairs",
            "  leapsmith render first.level.json run.gif --replay first.replay.json"
        })
final class RenderCommand extends CliCommand {
    private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,8})[xX]([1-9][0-9]{0,8})");

    /** The overlays that can be chosen; the grid is drawn below flat shapes. */
    static final class OverlayNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(Overlay.values())
                    .filter(overlay -> overlay != Overlay.GRID)
                    .map(KebabNames::nameOf)
                    .iterator();
        }
    }

    enum Colors {
        DARK,
        LIGHT;

        @Override
        public String toString() {
            return KebabNames.nameOf(this);
        }
    }

    @Parameters(index = "0", paramLabel = "FILE", description = "The level, or - for standard input.")
    private Path file;

    @Parameters(
            index = "1",
            paramLabel = "OUT.png|OUT.gif",
            description = "The picture, or - for a PNG on standard output.")
    private Path output;

    @Option(
            names = "--overlay",
            paramLabel = "NAME",
            split = ",",
            completionCandidates = OverlayNames.class,
            description = "What else is drawn: ${COMPLETION-CANDIDATES}.")
    private List<String> overlayNames = new ArrayList<>();

    @Option(names = "--tick", paramLabel = "N", description = "Show the level in play after N ticks.")
    private Integer tick;

    @Option(names = "--input", paramLabel = "SCRIPT", description = "The player's buttons until then, as for play.")
    private String script;

    @Option(names = "--replay", paramLabel = "R", description = "Show the run of a replay.")
    private Path replay;

    @Option(names = "--look", paramLabel = "dark|light", description = "The colors; dark by default.")
    private Colors colorsName = Colors.DARK;

    @Option(
            names = "--theme",
            paramLabel = "NAME",
            description = "The theme instead of that of the level; none for flat shapes.")
    private String themeName;

    @Option(names = "--game", description = "As a game would show it, without marks and objects that have no picture.")
    private boolean isGame;

    @Option(
            names = "--scale",
            paramLabel = "S",
            description = "Picture pixels per level pixel; 1 by default, or less for a level of more than 4096 px.")
    private Double scale;

    @Option(names = "--size", paramLabel = "WxH", description = "Pixels of the picture; the level is scaled to fit.")
    private String size;

    @Mixin
    private ImportOptions importOptions;

    @Mixin
    private Progress.ProgressOption progressOption;

    private StandardStreams streams;
    private PictureFormat format;
    private Optional<Look> look = Optional.empty();

    @Override
    public Integer call() throws IOException {
        streams = standardStreams();
        OutputPath.requireDifferent(file, output);
        format = PictureFormat.of(output);
        int[] wantedSize = checkOptions();
        Set<Overlay> overlays = overlays();
        InputScript inputs = script == null ? InputScript.NONE : InputScript.parse(script);
        ColorScheme colors = colorsName == Colors.LIGHT ? ColorScheme.LIGHT : ColorScheme.DARK;
        OpenedFile opened = new LevelInput(streams, importOptions).read(file);
        OpenedFile.InputLevel input = opened.only(file);
        Level level = input.level();
        new ImportNotes(spec).print(opened);
        look = look(input);
        if (look.isPresent()) {
            overlays.remove(Overlay.GRID);
        }
        if (format == PictureFormat.GIF) {
            renderMovie(level, inputs, overlays, colors, wantedSize);
        } else {
            renderPicture(level, inputs, overlays, colors, wantedSize);
        }
        return ExitStatus.FINE;
    }

    /** The theme that the options or the level name, or that of a map, with a note on each picture that can't be shown. */
    private Optional<Look> look(OpenedFile.InputLevel input) throws IOException {
        Themes.Loaded loaded;
        if (themeName == null && input.theme().isPresent() && !StandardStreams.isStandard(file)) {
            loaded = new ImportedTheme(input.theme().get(), file).load(importOptions.root());
        } else {
            String named =
                    input.theme().isPresent() ? "" : input.level().looks().theme();
            String name = themeName == null ? named : themeName.equals("none") ? "" : themeName;
            loaded = Themes.load(name, Optional.ofNullable(file.toAbsolutePath().getParent()));
        }
        loaded.problems()
                .forEach(problem -> spec.commandLine()
                        .getErr()
                        .println("leapsmith: " + problem.message().english()));
        return loaded.look();
    }

    /** Checks the options that do not depend on the level; returns the width and height of --size, or null. */
    private int[] checkOptions() {
        if (tick != null && tick < 0) {
            throw refused("--tick must be 0 or more, not " + tick);
        }
        if (replay != null && script != null) {
            throw refused("--replay can't be combined with --input");
        }
        if (size != null && scale != null) {
            throw refused("--size can't be combined with --scale");
        }
        if (scale != null && !(scale > 0 && scale <= 64)) {
            throw refused("--scale must be more than 0 and at most 64, not " + scale);
        }
        if (size == null) {
            return null;
        }
        Matcher matcher = SIZE.matcher(size);
        if (!matcher.matches()) {
            throw refused("--size must be WIDTHxHEIGHT, such as 1280x800, not \"" + size + "\"");
        }
        int[] wanted = {Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))};
        format.requireSize(wanted[0], wanted[1], Runtime.getRuntime().maxMemory());
        return wanted;
    }

    private void renderPicture(
            Level level, InputScript inputs, Set<Overlay> overlays, ColorScheme colors, int[] wantedSize)
            throws IOException {
        int[] pixels = pixels(level, wantedSize);
        Picture picture = new Picture(pixels[0], pixels[1]);
        boolean inPlay = tick != null
                || script != null
                || replay != null
                || !EnumSet.of(Overlay.GRID, Overlay.REACH, Overlay.OUTLINES).containsAll(overlays);
        if (inPlay) {
            LevelPicture.draw(
                    new Playthrough(run(level, inputs)).finish(), look.orElse(null), isGame, overlays, colors, picture);
        } else {
            LevelPicture.draw(level, look.orElse(null), isGame, overlays, colors, picture);
        }
        streams.save(output, out -> PngFile.write(picture, out));
        report(picture.width(), picture.height());
    }

    private void renderMovie(
            Level level, InputScript inputs, Set<Overlay> overlays, ColorScheme colors, int[] wantedSize)
            throws IOException {
        RunMovie standard =
                RunMovie.of(level, overlays, colors).withLook(look).withReach(LevelPicture.reach(level, overlays));
        boolean standardSize = wantedSize == null && scale == null;
        int[] pixels = standardSize ? new int[] {standard.width(), standard.height()} : pixels(level, wantedSize);
        RunMovie movie = standard.withSize(pixels[0], pixels[1]);
        PlayRecording recording = run(level, inputs);
        long ticks = recording.run().length();
        Progress progress = progressOption.start(spec, "ticks");
        streams.save(
                output,
                out -> movie.write(recording, 0, Long.MAX_VALUE, out, done -> {
                    progress.at(Math.round(done * ticks), ticks);
                    return true;
                }));
        progress.clear();
        report(movie.width(), movie.height());
    }

    /** The run up to the tick that is drawn: a replay or a script. */
    private PlayRecording run(Level level, InputScript inputs) throws IOException {
        if (replay == null) {
            return PlayRecording.of(level, inputs, tick != null ? tick : Math.max(1, inputs.ticks()));
        }
        PlayRecording whole = streams.readReplay(replay).in(level);
        long ticks =
                tick == null ? whole.run().length() : Math.min(tick, whole.run().length());
        return new PlayRecording(level, whole.start(), whole.run().first(ticks));
    }

    private int[] pixels(Level level, int[] wantedSize) {
        if (wantedSize != null) {
            return wantedSize;
        }
        double factor = scale == null ? LevelPicture.standardScale(level) : scale;
        int width = LevelPicture.pixels(level.widthPx(), factor);
        int height = LevelPicture.pixels(level.heightPx(), factor);
        format.requireSize(width, height, Runtime.getRuntime().maxMemory());
        return new int[] {width, height};
    }

    private void report(int width, int height) {
        PrintWriter out = LevelsCommand.reportWriter(spec, output);
        if (json) {
            out.println(JsonText.of(JsonText.object()
                    .put("out", output.toString())
                    .put("width", width)
                    .put("height", height)));
        } else {
            out.println(output + ": " + width + " x " + height + " pixels");
        }
    }

    private Set<Overlay> overlays() {
        Set<Overlay> overlays = EnumSet.of(Overlay.GRID);
        for (String name : overlayNames) {
            overlays.add(Arrays.stream(Overlay.values())
                    .filter(overlay -> overlay.name().equalsIgnoreCase(name.strip()))
                    .findFirst()
                    .orElseThrow(() -> refused("there is no overlay \"" + name + "\"; choose from " + choice())));
        }
        return overlays;
    }

    private static String choice() {
        return Arrays.stream(Overlay.values())
                .map(overlay -> overlay.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }
}
