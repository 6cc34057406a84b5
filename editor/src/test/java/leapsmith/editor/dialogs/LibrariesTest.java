package leapsmith.editor.dialogs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LibrariesTest {
    private static final Pattern REQUIRED = Pattern.compile("requires (?:transitive |static )*([a-z0-9.]+);");

    @Test
    void everyRequiredLibraryHasALicense() throws IOException {
        Path source = Path.of(System.getProperty("leapsmith.root"), "editor/src/main/java/module-info.java");
        Matcher required = REQUIRED.matcher(Files.readString(source));
        Set<String> without = new TreeSet<>();
        while (required.find()) {
            String name = required.group(1);
            boolean isOurs = name.startsWith("java.") || name.startsWith("leapsmith.");
            if (!isOurs
                    && new FxDialogs.Libraries()
                            .of(ModuleDescriptor.newModule(name).build())
                            .isEmpty()) {
                without.add(name);
            }
        }
        assertEquals(Set.of(), without);
    }
}
