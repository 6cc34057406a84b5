package leapsmith.editor.looks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.image.Themes;

/** The themes that were read, shared by all levels. A theme is read again when one of its files has changed. */
public final class ThemeStore {
    /** Themes that are kept; the one that was read first makes way. */
    private static final int MAX_KEPT = 16;

    private record Key(String theme, Optional<Path> folder) {}

    private record Kept(Themes.Loaded loaded, List<Object> stamps) {}

    private final Map<Key, Kept> kept = new HashMap<>();

    public ThemeStore() {}

    /** A theme that needs no file and was read before; it can be shown at once. */
    synchronized Optional<Themes.Loaded> known(String theme, Optional<Path> folder) {
        if (theme.isEmpty()) {
            return Optional.of(Themes.Loaded.NONE);
        }
        Kept found = kept.get(new Key(theme, folder));
        return found != null && folder.isEmpty() ? Optional.of(found.loaded()) : Optional.empty();
    }

    /** Reads a theme, or returns the one that was read before if its files are the same; takes time. */
    Themes.Loaded load(String theme, Optional<Path> folder) {
        Key key = new Key(theme, folder);
        Kept found;
        synchronized (this) {
            found = kept.get(key);
        }
        if (found != null && found.stamps().equals(stamps(theme, folder, found.loaded()))) {
            return found.loaded();
        }
        Themes.Loaded loaded = Themes.load(theme, folder);
        Kept now = new Kept(loaded, stamps(theme, folder, loaded));
        synchronized (this) {
            if (kept.size() >= MAX_KEPT) {
                kept.clear();
            }
            kept.put(key, now);
        }
        return loaded;
    }

    /** Which file the theme is in, and the time and size of each file that was read. */
    private static List<Object> stamps(String theme, Optional<Path> folder, Themes.Loaded loaded) {
        List<Object> stamps = new ArrayList<>();
        stamps.add(folder.flatMap(it -> Optional.ofNullable(Themes.files(it).get(theme))));
        for (Path file : loaded.files()) {
            try {
                BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
                stamps.add(attributes.lastModifiedTime());
                stamps.add(attributes.size());
            } catch (IOException e) {
                stamps.add("missing");
            }
        }
        // What is missing may have come.
        if (!loaded.problems().isEmpty()) {
            stamps.add(System.nanoTime());
        }
        return stamps;
    }
}
