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
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.image.PngFile;
import leapsmith.levels.image.RunMovie;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.world.InputScript;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "render",
        description = "Draws a level, as it is placed or at a tick of play, into a PNG file, or a run into a GIF.",
        footer = {
            "",
            "Overlays: cells (the partition with its counts), pairs (bodies that overlap, and",
            "hits by bullets), contacts (touched tiles and sides, and stopped bullets), speeds,",
            "trail (where the player went), jumps (where it could jump from there). They show",
            "play: without --tick the level is played for one tick, or for as long as the",
            "script is.",
            "",
            "Examples:",
            "  leapsmith render first.level.json first.png --scale 2",
            "  leapsmith render first.level.json play.png --tick 120 --overlay cells,pairs",
            "  leapsmith render first.level.json run.gif --replay first.replay.json --overlay trail"
        })
final class RenderCommand implements Callable<Integer> {
    private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,5})[xX]([1-9][0-9]{0,5})");

    private static final String GIF = ".gif";

    /** What may be drawn besides the grid, which always is. */
    static final class OverlayNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(Overlay.values())
                    .filter(overlay -> overlay != Overlay.GRID)
                    .map(KebabNames::nameOf)
                    .iterator();
        }
    }

    enum Theme {
        DARK,
        LIGHT
    }

    @Spec
    private CommandSpec spec;

    @Mixin
    private CommonOptions options;

    @Parameters(index = "0", paramLabel = "FILE", description = "The level.")
    private Path file;

    @Parameters(index = "1", paramLabel = "OUT.png|OUT.gif", description = "The picture; an older one is replaced.")
    private Path output;

    @Option(
            names = "--overlay",
            paramLabel = "NAME",
            split = ",",
            completionCandidates = OverlayNames.class,
            description = "What is drawn besides: ${COMPLETION-CANDIDATES}.")
    private List<String> overlayNames = new ArrayList<>();

    @Option(names = "--tick", paramLabel = "N", description = "Show the level in play after so many ticks.")
    private Integer tick;

    @Option(names = "--input", paramLabel = "SCRIPT", description = "The player's buttons until then, as in play.")
    private String script;

    @Option(names = "--replay", paramLabel = "R", description = "The run of a replay file instead of a script.")
    private Path replay;

    @Option(names = "--look", paramLabel = "dark|light", description = "The colours; dark by default.")
    private Theme theme = Theme.DARK;

    @Option(names = "--scale", paramLabel = "S", description = "Pixels of the picture a level pixel; 1 by default.")
    private Double scale;

    @Option(names = "--size", paramLabel = "WxH", description = "Pixels of the picture; the level is fitted into it.")
    private String size;

    @Override
    public Integer call() throws IOException {
        Set<Overlay> overlays = overlays();
        InputScript inputs = script == null ? InputScript.NONE : InputScript.parse(script);
        if (tick != null && tick < 0) {
            throw new ParameterException(spec.commandLine(), "--tick is 0 or more, not " + tick);
        }
        Level level = LevelFiles.read(file);
        OutputPath.requireDifferent(file, output);
        if (output.toString().toLowerCase(Locale.ROOT).endsWith(GIF)) {
            return renderMovie(level, inputs, overlays);
        }
        Picture picture = picture(level);
        ColorScheme colors = theme == Theme.LIGHT ? ColorScheme.LIGHT : ColorScheme.DARK;
        boolean inPlay = tick != null || script != null || replay != null || !overlays.equals(EnumSet.of(Overlay.GRID));
        if (inPlay) {
            Playthrough play = new Playthrough(run(level, inputs)).finish();
            LevelPicture.draw(play, overlays, colors, picture);
        } else {
            LevelPicture.draw(level, overlays, colors, picture);
        }
        SafeFile.save(output, out -> PngFile.write(picture, out));
        report(picture.width(), picture.height());
        return ExitStatus.FINE;
    }

    /** What is played until then: a replay, or a script, as far as it is wanted. */
    private PlayRecording run(Level level, InputScript inputs) throws IOException {
        if (replay == null) {
            return PlayRecording.of(level, inputs, tick != null ? tick : Math.max(1, inputs.ticks()));
        }
        if (script != null) {
            throw new ParameterException(spec.commandLine(), "--replay and --input exclude each other");
        }
        PlayRecording whole = ReplayFormat.read(replay).in(level);
        long ticks =
                tick == null ? whole.run().length() : Math.min(tick, whole.run().length());
        return new PlayRecording(level, whole.start(), whole.run().first(ticks));
    }

    private int renderMovie(Level level, InputScript inputs, Set<Overlay> overlays) throws IOException {
        ColorScheme colors = theme == Theme.LIGHT ? ColorScheme.LIGHT : ColorScheme.DARK;
        RunMovie movie = RunMovie.of(level, overlays, colors);
        if (size != null || scale != null) {
            Picture picture = picture(level);
            movie = new RunMovie(overlays, colors, picture.width(), picture.height(), movie.ticksPerPicture());
        }
        save(movie, run(level, inputs));
        report(movie.width(), movie.height());
        return ExitStatus.FINE;
    }

    private void save(RunMovie movie, PlayRecording recording) throws IOException {
        SafeFile.save(output, out -> movie.write(recording, 0, Long.MAX_VALUE, out, done -> true));
    }

    private void report(int width, int height) {
        PrintWriter out = spec.commandLine().getOut();
        if (options.json) {
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
                    .orElseThrow(() -> new ParameterException(
                            spec.commandLine(), "there is no overlay \"" + name + "\"; there are " + choice())));
        }
        return overlays;
    }

    private static String choice() {
        return Arrays.stream(Overlay.values())
                .map(overlay -> overlay.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }

    private Picture picture(Level level) {
        if (size != null && scale != null) {
            throw new ParameterException(spec.commandLine(), "--scale and --size exclude each other");
        }
        if (size != null) {
            Matcher matcher = SIZE.matcher(size);
            if (!matcher.matches()) {
                throw new ParameterException(spec.commandLine(), "--size is as 1280x800, not \"" + size + "\"");
            }
            return new Picture(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
        }
        if (scale == null) {
            return LevelPicture.sized(level);
        }
        if (!(scale > 0 && scale <= 64)) {
            throw new ParameterException(spec.commandLine(), "--scale is more than 0 and at most 64, not " + scale);
        }
        return LevelPicture.scaled(level, scale);
    }
}
