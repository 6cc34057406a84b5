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
import leapsmith.levels.image.ImportedTheme;
import leapsmith.levels.image.Themes;
import leapsmith.levels.json.ThemeFormat;

/** The themes that were read, shared by all levels. A theme is read again when one of its files has changed. */
public final class ThemeStore {
    /** Themes that are kept; the one that was read first makes way. */
    private static final int MAX_KEPT = 16;

    private record Key(String theme, Optional<Path> folder) {}

    private record Kept(Themes.Loaded loaded, List<Object> stamps) {}

    private final Map<Key, Kept> kept = new HashMap<>();

    /** The themes of imported levels by their names, until they are saved beside them. */
    private final Map<String, ImportedTheme> imported = new HashMap<>();

    /** Where imported themes are kept until their levels are saved. */
    private final Path folder;

    /** @param folder keeps imported themes until their levels are saved, so that a crash doesn't lose them */
    public ThemeStore(Path folder) {
        this.folder = folder;
    }

    /** Adds the theme of a level that was imported and has no file yet. */
    public synchronized void addImported(String name, ImportedTheme theme) {
        imported.put(name, theme);
        kept.keySet().removeIf(key -> key.theme().equals(name));
    }

    /** Keeps an imported theme beyond the end of the program; takes time. */
    public void keepImported(String name) {
        try {
            Files.createDirectories(folder);
            imported(name).save(kept(name));
        } catch (IOException e) {
            // Only a level that is recovered after a crash would be without its pictures.
        }
    }

    private Path kept(String name) {
        return folder.resolve(name + ThemeFormat.EXTENSION);
    }

    /** An imported theme of a level without a file, also one that was recovered; null if there is none. */
    private ImportedTheme importedOrKept(String name) {
        ImportedTheme theme = imported(name);
        try {
            return theme != null || !Files.exists(kept(name)) ? theme : ImportedTheme.read(kept(name));
        } catch (IOException e) {
            return null;
        }
    }

    /**
     * Writes a theme beside a level if it was imported and there is no file with it; takes time.
     *
     * @param level the file of the level
     * @throws IOException if it can't be written
     */
    public void saveImported(String name, Path level) throws IOException {
        if (name.isEmpty() || Themes.files(level.toAbsolutePath().getParent()).containsKey(name)) {
            return;
        }
        ImportedTheme theme = importedOrKept(name);
        if (theme != null) {
            theme.save(ImportedTheme.beside(level, name));
            Files.deleteIfExists(kept(name));
        }
    }

    private synchronized ImportedTheme imported(String name) {
        return imported.get(name);
    }

    private Themes.Loaded read(String theme, Optional<Path> ofLevel) {
        ImportedTheme map = ofLevel.isEmpty() ? importedOrKept(theme) : imported(theme);
        boolean hasFile = ofLevel.isPresent() && Themes.files(ofLevel.get()).containsKey(theme);
        if (map != null && !hasFile) {
            try {
                return map.load(Optional.empty());
            } catch (IOException e) {
                // The map is gone; a theme of its name may be somewhere else.
            }
        }
        return Themes.load(theme, ofLevel);
    }

    /** A theme that needs no file and was read before; it can be shown at once. */
    synchronized Optional<Themes.Loaded> known(String theme, Optional<Path> folder) {
        if (theme.isEmpty()) {
            return Optional.of(Themes.Loaded.NONE);
        }
        Kept found = kept.get(new Key(theme, folder));
        return found != null && folder.isEmpty() ? Optional.of(found.loaded()) : Optional.empty();
    }

    /**
     * What was read of a theme before, to be shown until it is known whether its files have changed. A theme without files is the same
     * in each folder.
     */
    synchronized Optional<Themes.Loaded> last(String theme, Optional<Path> folder) {
        Kept found = kept.get(new Key(theme, folder));
        if (found != null) {
            return Optional.of(found.loaded());
        }
        return kept.entrySet().stream()
                .filter(it -> it.getKey().theme().equals(theme))
                .map(it -> it.getValue().loaded())
                .filter(it -> it.files().isEmpty() && it.look().isPresent())
                .findFirst();
    }

    /** Reads a theme, or returns the one that was read before if its files are the same; takes time. */
    public Themes.Loaded load(String theme, Optional<Path> folder) {
        Key key = new Key(theme, folder);
        Kept found;
        synchronized (this) {
            found = kept.get(key);
        }
        if (found != null && found.stamps().equals(stamps(theme, folder, found.loaded()))) {
            return found.loaded();
        }
        Themes.Loaded loaded = read(theme, folder);
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
