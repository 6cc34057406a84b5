package leapsmith.bench.compare;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.Scene;

/**
 * What a designer waits for, each beside the least that it could take in the same run: opening the window beside an empty one of
 * JavaFX, {@code info} beside a program that prints a line, reading and saving beside the bytes of the file alone, and pictures
 * and strokes beside filling the pixels once.
 */
final class EditorTable extends Table {
    private static final int TURNS = 9;
    private static final int STROKE = 4;
    private static final double[] TILE_PX = {16, 8, 4, 2, 1, 0.67, 0.35};
    private static final String SAMPLE = "first-jump" + LevelFormat.EXTENSION;

    private final Path folder;

    /** Measures the programs that are built, and then the parts. */
    EditorTable() throws IOException, InterruptedException {
        super("""
                Starts of whole programs in milliseconds, medians of %d in turns; processor time in steps of 10 ms. Shown is when the
                window, 1280 x 800, with a level of 80 x 30 tiles looks as it goes on to look; with key, when the picture shows that the
                key R chose another tool.

                | program | shown | processor | with key | empty window | processor | ratio | `info`, processor | a line printed |
                |---|---:|---:|---:|---:|---:|---:|---:|---:|
                """.formatted(TURNS));
        folder = Files.createTempDirectory("leapsmith-editor");
        try {
            Path dist = Path.of("dist", "target", "leapsmith").toAbsolutePath();
            Path built = Path.of("editor", "target", "leapsmith").toAbsolutePath();
            start("package", new Program(dist, dist.resolve("runtime"), "-XX:AOTCacheOutput=", "-XX:AOTCache="));
            start(
                    "build, on the JDK of this run",
                    new Program(
                            built,
                            Path.of(System.getProperty("java.home")),
                            "-XX:ArchiveClassesAtExit=",
                            "-XX:SharedArchiveFile="));
            Level world = PictureTable.repeated(SampleFiles.level("wide-world"));
            Level noise = PictureTable.noise(world);
            files(Map.of("wide-world, repeated", world, "noise", noise));
            pictures(world, noise);
        } finally {
            delete(folder);
        }
    }

    // ---- starts

    /**
     * A program with a Java runtime.
     *
     * @param home the folder with {@code bin/leapsmith}
     * @param runtime the folder with {@code bin/java}
     * @param write the option that writes a cache of classes, without the file
     * @param read the option that uses it
     */
    private record Program(Path home, Path runtime, String write, String read) {
        List<String> leapsmith(String... arguments) {
            List<String> command =
                    new ArrayList<>(List.of(home.resolve("bin/leapsmith").toString()));
            command.addAll(List.of(arguments));
            return command;
        }

        List<String> java(String... arguments) {
            List<String> command = new ArrayList<>(
                    List.of(runtime.resolve("bin/java").toString(), "-XX:+UseSerialGC", "-Xlog:disable"));
            Path modules = home.resolve("lib");
            if (Files.isDirectory(modules)) {
                command.addAll(List.of("--module-path", modules.toString()));
            }
            command.addAll(List.of(arguments));
            return command;
        }
    }

    private void start(String name, Program program) throws IOException, InterruptedException {
        if (!Files.exists(program.home.resolve("bin/leapsmith"))) {
            System.err.println(program.home + " isn't built, so its start isn't measured");
            return;
        }
        Path own = Files.createDirectory(folder.resolve(name.split("\\W")[0]));
        Path level = Files.copy(Path.of("samples", SAMPLE), own.resolve(SAMPLE));
        Map<String, String> environment = new LinkedHashMap<>(Map.of(
                "JAVA_HOME",
                program.runtime.toString(),
                "LANG",
                "C.UTF-8",
                "LC_ALL",
                "C.UTF-8",
                "HOME",
                own.toString()));
        for (String home : List.of("CONFIG", "STATE", "CACHE", "DATA")) {
            environment.put("XDG_" + home + "_HOME", own.resolve(home).toString());
        }
        List<String> editor = program.leapsmith(level.toString());
        List<String> empty = emptyWindow(program, own, environment);
        double[][] times = new double[7][TURNS];
        try (WatchedDisplay display = new WatchedDisplay()) {
            // The first start writes settings, and a cache of the classes if the package has none.
            display.quit(editor, environment, display.open(editor, environment), "ctrl+q");
            WatchedDisplay.Opening known = display.open(editor, environment);
            for (int turn = 0; turn < TURNS; turn++) {
                WatchedDisplay.Opening ours = display.open(editor, environment);
                WatchedDisplay.Opening least = display.open(empty, environment);
                times[0][turn] = ours.millis();
                times[1][turn] = ours.cpuMillis();
                times[2][turn] = display.millisToKey(editor, environment, known, "r");
                times[3][turn] = least.millis();
                times[4][turn] = least.cpuMillis();
                times[5][turn] = WatchedDisplay.cpuMillis(program.leapsmith("info", level.toString()), environment);
                times[6][turn] = WatchedDisplay.cpuMillis(
                        program.java("-cp", own.resolve("empty.jar").toString(), PrintedLine.class.getName()),
                        environment);
            }
        }
        double[] median = Arrays.stream(times).mapToDouble(EditorTable::median).toArray();
        System.err.print(row(
                name,
                median[0],
                median[1],
                median[2],
                median[3],
                median[4],
                median[0] / median[3],
                median[5],
                median[6]));
    }

    /** The command that opens an empty window, with a cache of its own classes. */
    private static List<String> emptyWindow(Program program, Path own, Map<String, String> environment)
            throws IOException, InterruptedException {
        Path jar = own.resolve("empty.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (Class<?> each : List.of(EmptyWindow.class, PrintedLine.class)) {
                String entry = each.getName().replace('.', '/') + ".class";
                out.putNextEntry(new JarEntry(entry));
                try (InputStream in = EditorTable.class.getResourceAsStream("/" + entry)) {
                    in.transferTo(out);
                }
            }
        }
        String cache = own.resolve("empty.cache").toString();
        String[] rest = {"--add-modules", "javafx.graphics", "-cp", jar.toString(), EmptyWindow.class.getName()};
        List<String> training = program.java(program.write + cache);
        training.addAll(List.of(rest));
        training.add("and end");
        try (WatchedDisplay display = new WatchedDisplay()) {
            display.run(training, environment);
        }
        List<String> command = program.java(program.read + cache);
        command.addAll(List.of(rest));
        return command;
    }

    /** The least that a command can do. */
    static final class PrintedLine {
        private PrintedLine() {}

        public static void main(String[] args) {
            System.out.println("a line");
        }
    }

    // ---- files

    private void files(Map<String, Level> levels) throws IOException {
        line("");
        line("A level of 4096 x 4096 tiles, in milliseconds, the best of %d; saved until the disk has it."
                .formatted(TURNS));
        line("");
        line("| tiles | file, MB | read | its bytes alone | saved | its bytes alone |");
        line("|---|---:|---:|---:|---:|---:|");
        for (String name :
                levels.keySet().stream().sorted(Comparator.reverseOrder()).toList()) {
            Level level = levels.get(name);
            Path file = folder.resolve("large" + LevelFormat.EXTENSION);
            double[] best = new double[4];
            Arrays.fill(best, Double.MAX_VALUE);
            for (int turn = 0; turn < TURNS; turn++) {
                best[0] = Math.min(best[0], millis(() -> save(file, out -> LevelFormat.write(level, out))));
                byte[] bytes = Files.readAllBytes(file);
                best[1] = Math.min(best[1], millis(() -> save(file, out -> out.write(bytes))));
                best[2] = Math.min(best[2], millis(() -> LevelFormat.read(file)));
                best[3] = Math.min(best[3], millis(() -> Files.readAllBytes(file)));
            }
            System.err.print(row(name, Files.size(file) / 1e6, best[2], best[3], best[0], best[1]));
        }
    }

    private interface Work {
        void run() throws IOException;
    }

    private interface Writing {
        void to(OutputStream out) throws IOException;
    }

    private static double millis(Work work) throws IOException {
        long start = System.nanoTime();
        work.run();
        return (System.nanoTime() - start) / 1e6;
    }

    private static void save(Path file, Writing writing) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            writing.to(out);
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    // ---- pictures

    private void pictures(Level world, Level noise) {
        Scene flat = Scene.editing(world, EnumSet.of(Overlay.GRID), ColorScheme.DARK);
        Scene all = Scene.editing(noise, EnumSet.of(Overlay.GRID), ColorScheme.DARK);
        line("");
        line("""
                The first picture of a zoom and one after a stroke, 2560 x 1440, and a stroke of %d x %d tiles until listeners know
                what changed: processor time in milliseconds. Filling the pixels of the picture once takes %s.""".formatted(STROKE, STROKE, digits(fill())));
        line("");
        line(
                "| px per tile | wide-world, repeated | after a stroke | the stroke | noise | after a stroke | the stroke |");
        line("|---:|---:|---:|---:|---:|---:|---:|");
        double worldStroke = stroke(world);
        double noiseStroke = stroke(noise);
        for (double tilePx : TILE_PX) {
            double[][] best = PictureTable.best(List.of(flat, all), tilePx / world.tileSize());
            System.err.print(row(tilePx, best[0][3], best[0][2], worldStroke, best[1][3], best[1][2], noiseStroke));
        }
    }

    private static double fill() {
        int[] pixels = new int[PictureTable.WIDTH * PictureTable.HEIGHT];
        double best = Double.MAX_VALUE;
        for (int i = 0; i < 50; i++) {
            long start = ProcessorTime.nanos();
            Arrays.fill(pixels, i);
            best = Math.min(best, ProcessorTime.millisSince(start));
        }
        return best;
    }

    private static double stroke(Level level) {
        double best = Double.MAX_VALUE;
        for (int i = 0; i < 200; i++) {
            long start = ProcessorTime.nanos();
            TileDraft draft = level.tiles().draft();
            for (int cell = 0; cell < STROKE * STROKE; cell++) {
                int column = level.columns() / 2 + cell % STROKE;
                int row = level.rows() / 2 + cell / STROKE;
                draft.set(column, row, (level.tiles().at(column, row) + 1) % 3);
            }
            LevelDelta delta = LevelDelta.between(level, level.withTiles(draft.build()));
            if (!delta.changesOnlyTiles()) {
                throw new AssertionError("no tile changed");
            }
            best = Math.min(best, ProcessorTime.millisSince(start));
        }
        return best;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.sorted(Comparator.reverseOrder())::iterator) {
                Files.delete(file);
            }
        }
    }
}
