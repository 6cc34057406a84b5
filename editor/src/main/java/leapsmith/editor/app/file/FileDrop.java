package leapsmith.editor.app.file;

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

/** Opens a level file that is dropped on the window. */
public final class FileDrop {
    private final Consumer<Path> open;

    public FileDrop(Consumer<Path> open) {
        this.open = open;
    }

    public void listenTo(Scene scene) {
        scene.setOnDragOver(event -> {
            if (levelFile(event).isPresent()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
            event.consume();
        });
        scene.setOnDragDropped(event -> {
            Optional<Path> file = levelFile(event);
            // After the drop, because it may open a dialog.
            file.ifPresent(dropped -> Platform.runLater(() -> open.accept(dropped)));
            event.setDropCompleted(file.isPresent());
            event.consume();
        });
    }

    /** A level may have any name that ends with .json. */
    private static boolean isLevel(Path file) {
        return LevelFiles.isKnown(file)
                || file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".json");
    }

    private static Optional<Path> levelFile(DragEvent event) {
        List<File> files = event.getDragboard().getFiles();
        return files.stream()
                .flatMap(file -> path(file).stream())
                .filter(FileDrop::isLevel)
                .findFirst();
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
