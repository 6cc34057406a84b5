package leapsmith.editor.files;

import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.testers.TesterRun;

/**
 * Opens levels, and maps of other programs, that are dropped on the window.
 *
 * @param picture receives a picture that is dropped, to be worn by the level
 * @param runs receives runs of testers that are dropped
 */
public record FileDrop(Consumer<List<Path>> open, Consumer<Path> picture, Consumer<List<Path>> runs) {
    private static final String PICTURE = ".png";

    public void listenTo(Scene scene) {
        scene.setOnDragOver(event -> {
            if (!levelFiles(event).isEmpty()
                    || picture(event).isPresent()
                    || !runFiles(event).isEmpty()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
            event.consume();
        });
        scene.setOnDragDropped(event -> {
            List<Path> files = levelFiles(event);
            List<Path> played = runFiles(event);
            Optional<Path> dropped = picture(event);
            // After the drop, because it may open a dialog, which needs the keyboard.
            Platform.runLater(() -> {
                scene.getWindow().requestFocus();
                open.accept(files);
                dropped.ifPresent(picture);
                if (!played.isEmpty()) {
                    runs.accept(played);
                }
            });
            event.setDropCompleted(!files.isEmpty() || dropped.isPresent() || !played.isEmpty());
            event.consume();
        });
    }

    private static List<Path> runFiles(DragEvent event) {
        return event.getDragboard().getFiles().stream()
                .flatMap(file -> path(file).stream())
                .filter(TesterRun::isName)
                .toList();
    }

    /** The picture that is dropped, if there is exactly one file. */
    private static Optional<Path> picture(DragEvent event) {
        List<File> files = event.getDragboard().getFiles();
        return files.size() != 1
                ? Optional.empty()
                : path(files.get(0))
                        .filter(it -> it.toString().toLowerCase(Locale.ROOT).endsWith(PICTURE));
    }

    private static List<Path> levelFiles(DragEvent event) {
        List<File> files = event.getDragboard().getFiles();
        return files.stream()
                .flatMap(file -> path(file).stream())
                .filter(file -> !TesterRun.isName(file))
                .filter(file -> LevelFiles.formatOf(file).isPresent() || LevelFiles.isSimilar(file))
                .toList();
    }

    /** The path of a dropped file, unless its name is no path on this system. */
    static Optional<Path> path(File file) {
        try {
            return Optional.of(file.toPath());
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
