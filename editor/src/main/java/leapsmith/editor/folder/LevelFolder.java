package leapsmith.editor.folder;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import leapsmith.levels.format.LevelFiles;

/**
 * Lists the levels of a folder in the background, at first and after each change of the folder. Belongs to the thread
 * of the window.
 */
final class LevelFolder implements AutoCloseable {
    static final int MAX_LEVELS = 2_000;

    /** How many bytes at the start of a file show whether it holds a map. */
    private static final int HEAD_BYTES = 4096;

    private final Executor background;
    private final Executor ui;
    private final BiConsumer<Path, List<Path>> shown;
    /** Whether a listing waits to begin; changes until then need no other one. */
    private final AtomicBoolean waiting = new AtomicBoolean();

    private Path folder;
    private FolderWatch watch;

    /**
     * Without a folder.
     *
     * @param background reads folders, one task after another
     * @param ui runs tasks on the thread of the window
     */
    LevelFolder(Executor background, Executor ui, BiConsumer<Path, List<Path>> shown) {
        this.background = background;
        this.ui = ui;
        this.shown = shown;
    }

    /** The folder; null for none. */
    Path folder() {
        return folder;
    }

    void show(Path newFolder) {
        Path wanted = newFolder.toAbsolutePath().normalize();
        if (wanted.equals(folder)) {
            return;
        }
        close();
        folder = wanted;
        try {
            watch = new FolderWatch(wanted, this::refresh);
        } catch (IOException | UnsupportedOperationException e) {
            // Changes of such a folder are seen only when it is refreshed.
            watch = null;
        }
        refresh();
    }

    /** Lists the folder again. May be called by any thread. */
    void refresh() {
        if (waiting.compareAndSet(false, true)) {
            ui.execute(() -> {
                Path listed = folder;
                if (listed == null) {
                    waiting.set(false);
                    return;
                }
                background.execute(() -> {
                    waiting.set(false);
                    List<Path> levels = list(listed);
                    ui.execute(() -> {
                        if (listed.equals(folder)) {
                            shown.accept(listed, levels);
                        }
                    });
                });
            });
        }
    }

    /** The levels and maps of a folder by name; none if it can't be read. */
    static List<Path> list(Path folder) {
        List<Path> levels = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                if (levels.size() < MAX_LEVELS && Files.isRegularFile(file) && isShown(file)) {
                    levels.add(file);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // It was removed or is not readable: it has no levels to show.
        }
        levels.sort(Comparator.comparing((Path file) -> file.getFileName().toString(), LevelFolder::compareNames)
                .thenComparing(Comparator.naturalOrder()));
        return levels;
    }

    /** Compares names of files as people count: level 2 is before level 10, and level before both. */
    static int compareNames(String a, String b) {
        int difference = compareWords(stem(a), stem(b));
        return difference != 0 ? difference : compareWords(a, b);
    }

    /** The name without what tells the format. */
    private static String stem(String name) {
        String level = name.endsWith(".level.json") ? name.substring(0, name.length() - ".json".length()) : name;
        int dot = level.lastIndexOf('.');
        return dot <= 0 ? level : level.substring(0, dot);
    }

    private static int compareWords(String a, String b) {
        Matcher left = PART.matcher(a);
        Matcher right = PART.matcher(b);
        while (left.find() && right.find()) {
            boolean areNumbers = isNumber(left.group()) && isNumber(right.group());
            int difference = areNumbers
                    ? new BigInteger(left.group()).compareTo(new BigInteger(right.group()))
                    : left.group().compareToIgnoreCase(right.group());
            if (difference != 0) {
                return difference;
            }
        }
        return Integer.compare(a.length(), b.length());
    }

    private static boolean isNumber(String part) {
        return part.charAt(0) >= '0' && part.charAt(0) <= '9';
    }

    private static final Pattern PART = Pattern.compile("[0-9]+|[^0-9]+");

    /** Whether a file is a level, or a map of another program by its first characters, as any text may be in a .txt. */
    private static boolean isShown(Path file) {
        if (LevelFiles.isLevel(file)) {
            return true;
        }
        return LevelFiles.formatOf(file)
                .filter(format -> format.matches(head(file)))
                .isPresent();
    }

    private static String head(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(HEAD_BYTES), StandardCharsets.UTF_8);
        } catch (IOException e) {
            // It can't be opened either.
            return "";
        }
    }

    @Override
    public void close() {
        if (watch != null) {
            watch.close();
            watch = null;
        }
        folder = null;
    }

    /** Notices changes in a folder, on a thread of its own. */
    private static final class FolderWatch implements AutoCloseable {
        private final WatchService service;

        /**
         * Starts to watch.
         *
         * @param changed called by the thread after files of the folder have changed
         * @throws IOException if the folder can't be watched
         */
        FolderWatch(Path folder, Runnable changed) throws IOException {
            service = folder.getFileSystem().newWatchService();
            try {
                folder.register(service, ENTRY_CREATE, ENTRY_DELETE, ENTRY_MODIFY);
            } catch (IOException e) {
                service.close();
                throw e;
            }
            Thread thread = new Thread(() -> watch(changed), "folder watch");
            thread.setDaemon(true);
            thread.start();
        }

        private void watch(Runnable changed) {
            try {
                while (true) {
                    WatchKey key = service.take();
                    key.pollEvents();
                    changed.run();
                    if (!key.reset()) {
                        return;
                    }
                }
            } catch (InterruptedException | ClosedWatchServiceException e) {
                // The end of the watch.
            }
        }

        @Override
        public void close() {
            try {
                service.close();
            } catch (IOException e) {
                // The watch ends with the program.
            }
        }
    }
}
