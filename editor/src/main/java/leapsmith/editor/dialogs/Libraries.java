package leapsmith.editor.dialogs;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** The libraries that the program runs with. */
final class Libraries {
    /**
     * A library.
     *
     * @param version as its module states it; empty if it doesn't
     */
    record Library(String name, String version, String license) {}

    private final Properties known = new Properties();

    Libraries() {
        try (Reader in = new InputStreamReader(
                Libraries.class.getResourceAsStream("libraries.properties"), StandardCharsets.UTF_8)) {
            known.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The library that a module belongs to; empty for a module of Java or of Leapsmith. */
    Optional<Library> of(ModuleDescriptor module) {
        String entry = known.getProperty(module.name());
        if (entry == null) {
            return Optional.empty();
        }
        String[] parts = entry.split("; ", 2);
        return Optional.of(new Library(parts[0], module.rawVersion().orElse(""), parts[1]));
    }

    /** The libraries of the running program, in alphabetical order. */
    List<Library> running() {
        Map<String, Library> byName = new LinkedHashMap<>();
        ModuleLayer.boot().modules().stream()
                .flatMap(module -> of(module.getDescriptor()).stream())
                .sorted((a, b) -> a.name().compareToIgnoreCase(b.name()))
                .forEach(library -> byName.putIfAbsent(library.name(), library));
        return List.copyOf(byName.values());
    }
}
