package leapsmith.editor.folder;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The levels of a folder, and which of them is the current one. */
public final class FolderModel {
    final Controls controls;
    private final ReadOnlyObjectWrapper<Path> folder = new ReadOnlyObjectWrapper<>(this, "folder");
    /** The file of the current level; null for none. */
    final ObjectProperty<Path> current = new SimpleObjectProperty<>(this, "current");

    private final ReadOnlyIntegerWrapper listings = new ReadOnlyIntegerWrapper(this, "listings");
    private final ObservableList<Path> levels = FXCollections.observableArrayList();

    /** What can be done with the files. */
    public interface Controls {
        void open(Path file);

        void create();

        void rename(Path file);

        /** Copies a file under a free name. */
        void duplicate(Path file);

        /** Moves a file to the trash, after a question. */
        void delete(Path file);

        /** The file that {@link #undoDelete} brings back; empty if none was deleted. */
        Optional<Path> lastDeleted();

        /** Brings back the file that was moved to the trash last. */
        void undoDelete();

        void chooseFolder();
    }

    FolderModel(Controls controls) {
        this.controls = controls;
    }

    /** The folder; null for none. */
    ReadOnlyObjectProperty<Path> folderProperty() {
        return folder.getReadOnlyProperty();
    }

    /** The level files of the folder, in display order. */
    public ObservableList<Path> levels() {
        return levels;
    }

    /** {@return the name of the folder; empty for none} */
    public String folderName() {
        Path shown = folder.get();
        return shown == null || shown.getFileName() == null
                ? ""
                : shown.getFileName().toString();
    }

    /** Shows these levels of a folder, which is null for none. */
    void show(Path shown, List<Path> files) {
        folder.set(shown);
        if (!levels.equals(files)) {
            levels.setAll(files);
        }
        listings.set(listings.get() + 1);
    }

    /** How often the folder was listed: after each time, files may have other content. */
    public ReadOnlyIntegerProperty listingsProperty() {
        return listings.getReadOnlyProperty();
    }
}
