package leapsmith.bench.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import leapsmith.bench.OwnTask;
import leapsmith.bench.builds.SlicePace;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares the physics with its peers and writes the tables into the performance page. */
@Command(name = "bench", description = "Compares Leapsmith's physics with other engines.", sortOptions = false)
public final class Comparison implements Callable<Integer> {
    private static final String COMMAND = "./mvnw -q -Pbench";

    private static final Path DEFAULT_PAGE = Path.of("docs", "PERFORMANCE.md");

    private final String command;

    @Parameters(paramLabel = "SCENE", arity = "0..*", description = "W1, W2, W3, W4 (default: all).")
    private List<SceneKind> kinds = List.of(SceneKind.values());

    @Option(names = "--size", paramLabel = "N", split = ",", description = "Only these sizes.")
    private List<Integer> sizes = List.of();

    @Option(names = "--quick", description = "Smaller scenes, less time; the page isn't changed unless it is named.")
    private boolean quick;

    @Option(names = "--phases", description = "Measure the phases of our own tick instead.")
    private boolean phases;

    @Option(names = "--time", description = "Measure recording, seeking and stepping back instead.")
    private boolean time;

    @Option(names = "--what-if", description = "Measure running a recorded minute again instead.")
    private boolean whatIf;

    @Option(names = "--reach", description = "Measure searching what a player can reach instead.")
    private boolean reach;

    @Option(names = "--kinds", description = "Measure searching levels with tile kinds and without them instead.")
    private boolean tileKinds;

    @Option(names = "--keys", description = "Measure searching levels with keys instead.")
    private boolean keys;

    @Option(names = "--pictures", description = "Measure drawing a large level flat and in a theme instead.")
    private boolean pictures;

    @Option(names = "--editor", description = "Measure starts, files, zoom and strokes of the editor instead.")
    private boolean editor;

    @Option(names = "--repairs", description = "Measure proposing repairs of damaged levels instead.")
    private boolean repairs;

    @Option(names = "--tasks", description = "Measure our physics in tasks that others don't run instead.")
    private boolean tasks;

    @Option(
            names = "--against",
            paramLabel = "DIR_OR_JAR",
            description = "Compare our physics with an earlier build of it instead, in scenes or tasks; only prints.")
    private Path against;

    @Option(
            names = "--page",
            paramLabel = "FILE",
            description = "The page whose marked parts are replaced (default: docs/PERFORMANCE.md).")
    private Path page;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    private Comparison(String command) {
        this.command = command;
    }

    public static void main(String[] args) {
        String command = args.length == 0 ? COMMAND : COMMAND + " -Dbench.args=\"" + String.join(" ", args) + "\"";
        System.exit(new CommandLine(new Comparison(command)).execute(args));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Pace pace = quick ? Pace.QUICK : Pace.FULL;
        if (against != null) {
            System.out.println(compareBuilds());
        } else if (phases) {
            publish("phases", new PhaseTable(pace));
        } else if (time) {
            publish("time", new TimeTable(pace));
        } else if (whatIf) {
            publish("what-if", new WhatIfTable());
        } else if (reach) {
            publish("reach", ReachTable.ofSamples());
            publish("coverage", new CoverageTable());
            publish("odds", new OddsTable());
        } else if (tileKinds) {
            publish("kinds", ReachTable.ofKinds());
        } else if (keys) {
            publish("keys", new KeysTable());
        } else if (pictures) {
            publish("pictures", new PictureTable());
        } else if (editor) {
            publish("editor", new EditorTable());
        } else if (repairs) {
            publish("repairs", new RepairTable());
        } else if (tasks) {
            publish("tasks", new TaskTable(slicePace(), System.err));
        } else {
            for (SceneKind kind : kinds) {
                List<Row> rows = new ArrayList<>();
                for (int size : sizesOf(kind)) {
                    rows.addAll(new Race(kind, size, pace, System.err).run());
                }
                publish(
                        kind.name(),
                        kind + ": " + kind.description() + ".\n\n" + Row.table(rows)
                                + Goal.report(Goal.of(kind), rows));
            }
        }
        return 0;
    }

    private String compareBuilds() throws IOException {
        AgainstTable table = new AgainstTable(against, slicePace(), System.err);
        if (tasks) {
            // Three piles at once don't fit into the memory.
            for (OwnTask task : EnumSet.complementOf(EnumSet.of(OwnTask.PILE))) {
                table.add(task);
            }
        } else {
            for (SceneKind kind : kinds) {
                for (int size : sizesOf(kind)) {
                    table.add(kind, size);
                }
            }
        }
        return table + "\n" + Machine.description();
    }

    private SlicePace slicePace() {
        return quick ? SlicePace.QUICK : SlicePace.FULL;
    }

    private List<Integer> sizesOf(SceneKind kind) {
        return sizes.isEmpty() ? kind.sizes(quick) : sizes;
    }

    private void publish(String part, Object text) throws IOException {
        String all = text + "\n" + Machine.description() + ", `" + command + "`\n";
        System.out.println(all);
        if (page != null || !quick) {
            new MarkedPage(page != null ? page : DEFAULT_PAGE).replace(part, all);
        }
    }

    /** The machine on which a measurement was made. */
    private static final class Machine {
        private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

        private Machine() {}

        /** Processor, cores, system, JVM and date in one line. */
        static String description() {
            return "%s, %d cores, %s %s, %s %s, %s"
                    .formatted(
                            processor(),
                            Runtime.getRuntime().availableProcessors(),
                            System.getProperty("os.name"),
                            System.getProperty("os.version"),
                            System.getProperty("java.vm.name"),
                            System.getProperty("java.version"),
                            LocalDate.now(ZoneOffset.UTC));
        }

        private static String processor() {
            if (Files.isReadable(CPU_INFO)) {
                try (Stream<String> lines = Files.lines(CPU_INFO)) {
                    return lines.filter(line -> line.startsWith("model name"))
                            .map(line -> line.substring(line.indexOf(':') + 1).strip())
                            .findFirst()
                            .orElse(System.getProperty("os.arch"));
                } catch (IOException e) {
                    // The architecture is used instead.
                }
            }
            return System.getProperty("os.arch");
        }
    }

    /** A Markdown page with generated parts: the text between two marks is replaced. */
    static final class MarkedPage {
        private final Path file;

        MarkedPage(Path file) {
            this.file = file;
        }

        /**
         * Replaces the text between the marks {@code <!-- NAME: begin -->} and {@code <!-- NAME: end -->}.
         *
         * @throws IOException if the page can't be read or written, or doesn't have the marks
         */
        void replace(String name, String text) throws IOException {
            String page = Files.readString(file);
            String begin = "<!-- " + name + ": begin -->";
            String end = "<!-- " + name + ": end -->";
            int from = page.indexOf(begin);
            int to = page.indexOf(end);
            if (from < 0 || to < from) {
                throw new IOException(file + " has no marks " + begin + " and " + end);
            }
            Files.writeString(file, page.substring(0, from + begin.length()) + "\n" + text + page.substring(to));
        }
    }
}
