package leapsmith.bench.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.stream.Stream;

/** The machine on which a measurement was made. */
final class Machine {
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
