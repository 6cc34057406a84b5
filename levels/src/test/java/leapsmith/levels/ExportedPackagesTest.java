package leapsmith.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The compiler demands complete Javadoc in every package that other modules may use. */
class ExportedPackagesTest {
    private static final Path MODULE =
            Path.of(System.getProperty("leapsmith.root")).resolve("levels");
    private static final Pattern EXPORT = Pattern.compile("exports ([\\w.]+);");
    private static final Pattern LISTED = Pattern.compile("<packages.exported>([^<]*)<");

    @Test
    void everyExportedPackageIsDocumented() throws IOException {
        String module = Files.readString(MODULE.resolve("src/main/java/module-info.java"));
        List<String> exported = EXPORT.matcher(module)
                .results()
                .map(export -> export.group(1))
                .sorted()
                .toList();
        Matcher listed = LISTED.matcher(Files.readString(MODULE.resolve("pom.xml")));
        assertTrue(listed.find());
        assertEquals(
                exported, List.of(listed.group(1).split(",")).stream().sorted().toList());
    }
}
