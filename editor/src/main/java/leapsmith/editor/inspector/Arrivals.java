package leapsmith.editor.inspector;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import leapsmith.editor.ui.FileTasks;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;

/**
 * What portals can lead to in the other levels of a folder: their portals, checkpoints and zones of the game, as portals name them.
 * Levels are read in the background, and only again after a change of their files.
 */
public final class Arrivals {
    private static final int MAX_LEVELS = 200;

    private final FileTasks tasks;
    /** What was read; used by the background alone. */
    private final Map<Path, Known> known = new HashMap<>();

    private record Known(FileTime time, long size, List<String> names) {}

    /** Reads levels by these tasks. */
    public Arrivals(FileTasks tasks) {
        this.tasks = tasks;
    }

    /**
     * Looks in the folder of a level.
     *
     * @param level the file of the level, which is left out
     * @param found gets the names later, on the thread of the window: {@code LEVEL#ID}; none of a level that can't be read
     */
    void find(Path level, Consumer<List<String>> found) {
        tasks.read(() -> beside(level.toAbsolutePath().normalize()), found, failure -> found.accept(List.of()));
    }

    private List<String> beside(Path level) throws IOException {
        List<String> names = new ArrayList<>();
        for (Path file : LevelFiles.in(level.getParent()).stream()
                .filter(it -> !it.equals(level))
                .limit(MAX_LEVELS)
                .toList()) {
            names.addAll(in(file));
        }
        return names;
    }

    private List<String> in(Path file) {
        try {
            FileTime time = Files.getLastModifiedTime(file);
            long size = Files.size(file);
            Known before = known.get(file);
            if (before == null || !before.time().equals(time) || before.size() != size) {
                Level level = LevelFiles.read(file);
                List<String> names = level.objects(ZoneType.TYPE).stream()
                        .filter(Arrivals::isArrival)
                        .map(it -> LevelFiles.stem(file) + "#" + it.id())
                        .toList();
                known.put(file, new Known(time, size, names));
            }
            return known.get(file).names();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static boolean isArrival(LevelObject zone) {
        boolean isOfGame = zone.type().findKind(zone.behavior()).isEmpty();
        return isOfGame || ZoneType.is(zone, ZoneType.PORTAL) || ZoneType.is(zone, ZoneType.CHECKPOINT);
    }
}
