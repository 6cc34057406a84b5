package leapsmith.editor.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Files whose changes are noticed. They are polled, which also works on network drives and with any number of folders. */
final class WatchedFiles {
    private static final long PERIOD_MILLIS = 200;

    private final Map<Path, Optional<State>> seen = new HashMap<>();

    /** What changes with the content of a file. */
    private record State(FileTime modified, long bytes) {}

    /** Adds files; those that are watched already keep the state that was seen last. */
    void add(Collection<Path> files) {
        files.forEach(file -> seen.computeIfAbsent(file, WatchedFiles::state));
    }

    /**
     * Waits until a file has changed, and no other change follows for a moment, because some programs write files in
     * several steps.
     */
    void awaitChange() throws InterruptedException {
        boolean isChanged = false;
        boolean isStable = false;
        while (!isChanged || !isStable) {
            Thread.sleep(PERIOD_MILLIS);
            isStable = !update();
            isChanged |= !isStable;
        }
    }

    /** Looks at all files; returns whether one has changed. */
    private boolean update() {
        boolean isChanged = false;
        for (Map.Entry<Path, Optional<State>> each : seen.entrySet()) {
            Optional<State> now = state(each.getKey());
            isChanged |= !now.equals(each.getValue());
            each.setValue(now);
        }
        return isChanged;
    }

    /** Empty for a missing file. */
    private static Optional<State> state(Path file) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return Optional.of(new State(attributes.lastModifiedTime(), attributes.size()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
