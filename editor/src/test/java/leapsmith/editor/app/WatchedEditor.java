package leapsmith.editor.app;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;

/**
 * The editor with a log of each state that the level has, and when it got it. A line reaches the system before the
 * editor continues, so none is lost when the process is killed. The log is:
 *
 * <pre>
 * canvas LEFT TOP RIGHT BOTTOM     where the canvas is on the screen now
 * dialog shown                     a dialog is shown, or another one
 * dialog closed                    no dialog is shown any more
 * level MILLIS FINGERPRINT         a level was opened or changed
 * </pre>
 */
public final class WatchedEditor {
    private final FileChannel log;
    /** Documents are equal only to themselves. */
    private final Set<LevelDocument> watched = new HashSet<>();

    private WatchedEditor(FileChannel log) {
        this.log = log;
    }

    /** @param args the level file, and the file that receives the log */
    public static void main(String[] args) throws IOException {
        try (FileChannel log =
                FileChannel.open(Path.of(args[1]), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            WatchedEditor editor = new WatchedEditor(log);
            new Desktop(System.getenv(), List.of(Path.of(args[0])), editor::watch)
                    .run()
                    .ifPresent(System.err::println);
        }
    }

    /** Identifies the content of a level: equal levels have equal ones. */
    public static String fingerprint(Level level) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            LevelFiles.NATIVE.write(level, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return UUID.nameUUIDFromBytes(out.toByteArray()).toString();
    }

    private void watch(EditorWindow window) {
        window.levels.currentProperty().subscribe(level -> watch(level.document()));
        LevelCanvas canvas = window.level().canvas();
        canvas.layoutBoundsProperty().subscribe(() -> place(canvas));
        place(canvas);
        ObservableList<Node> layers = canvas.getScene().getRoot().getChildrenUnmodifiable();
        layers.addListener(
                (ListChangeListener<Node>) change -> write(layers.size() > 1 ? "dialog shown" : "dialog closed"));
    }

    private void place(LevelCanvas canvas) {
        Bounds bounds = canvas.localToScreen(canvas.getLayoutBounds());
        write(String.format(
                "canvas %d %d %d %d",
                (int) bounds.getMinX(), (int) bounds.getMinY(), (int) bounds.getMaxX(), (int) bounds.getMaxY()));
    }

    private void watch(LevelDocument document) {
        if (watched.add(document)) {
            has(document.level());
            document.addListener(change -> {
                if (change instanceof Change.LevelChanged it) {
                    has(it.delta().after());
                }
            });
        }
    }

    private void has(Level level) {
        write("level " + System.currentTimeMillis() + " " + fingerprint(level));
    }

    private void write(String line) {
        try {
            log.write(ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
