package leapsmith.editor.dialogs;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.scene.input.InputEvent;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.convert.ProfileFormat;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.format.WorldExport;
import leapsmith.levels.json.ReplayFormat;

/** The file choosers of the desktop. The answers are empty if the user cancels. */
public class FileChoosers {
    private static final boolean IS_LINUX = System.getProperty("os.name").startsWith("Linux");

    final Texts texts;
    final Stage owner;
    final ModalOverlay overlay;
    final PlainDialogs dialogs;

    public FileChoosers(Texts texts, Stage owner, ModalOverlay overlay) {
        this.texts = texts;
        this.owner = owner;
        this.overlay = overlay;
        dialogs = new PlainDialogs(texts, overlay);
    }

    public Optional<Path> chooseOpen(Optional<Path> folder) {
        List<String> extensions = LevelFiles.FORMATS.stream()
                .flatMap(format -> format.extensions().stream())
                .distinct()
                .toList();
        FileChooser chooser = chooser("dialog.open", folder, "dialog.levels", extensions);
        return answer(chooser::showOpenDialog);
    }

    public Optional<Path> choosePicture(Optional<Path> folder) {
        FileChooser chooser = chooser("dialog.picture", folder, "dialog.pictures", List.of(".png"));
        return answer(chooser::showOpenDialog);
    }

    public Optional<Path> chooseFile(Optional<Path> folder) {
        FileChooser chooser = chooser("dialog.file", folder);
        return answer(chooser::showOpenDialog);
    }

    public Optional<Path> chooseSave(Optional<Path> folder, String suggestedName) {
        FileChooser chooser = chooser("dialog.save", folder);
        chooser.setInitialFileName(suggestedName);
        // Also with the filter for all files, as other names are not listed in folders of levels.
        return chosenToSave(chooser)
                .flatMap(file -> named(file, ChosenName.withEnding(file, LevelFiles.NATIVE.extensions())));
    }

    /** A file for a level in the format of another program, with the extension of that format. */
    public Optional<ExportTarget> chooseExportTarget(
            Optional<Path> folder, String suggestedStem, List<ExternalFormat> formats) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.get("dialog.exportLevel"));
        List<FileChooser.ExtensionFilter> filters = chooser.getExtensionFilters();
        for (ExternalFormat format : formats) {
            filters.add(new FileChooser.ExtensionFilter(
                    texts.getOr("format" + format.extensions().get(0), format.title()),
                    format.extensions().stream().map(end -> "*" + end).toList()));
        }
        folder.filter(Files::isDirectory).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        chooser.setInitialFileName(suggestedStem + formats.get(0).extensions().get(0));
        List<String> endings =
                formats.stream().flatMap(format -> format.extensions().stream()).toList();
        return chosenToSave(chooser).flatMap(chosen -> {
            Path file = ChosenName.asTyped(chosen, endings);
            int filter = filters.indexOf(chooser.getSelectedExtensionFilter());
            ExternalFormat format = ChosenFormat.of(file, formats, Math.max(0, filter));
            return named(chosen, ChosenName.withEnding(file, format.extensions()))
                    .map(named -> new ExportTarget(named, format));
        });
    }

    /** A file for a world, with the extension of one of its formats. */
    public Optional<Path> chooseWorld(Optional<Path> folder, String suggestedStem, WorldExport.Format first) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.get("dialog.exportWorld"));
        List<WorldExport.Format> formats = new ArrayList<>(List.of(WorldExport.Format.values()));
        formats.remove(first);
        formats.add(0, first);
        for (WorldExport.Format format : formats) {
            chooser.getExtensionFilters()
                    .add(new FileChooser.ExtensionFilter(
                            texts.getOr("format" + format.extension(), format.title()), "*" + format.extension()));
        }
        folder.filter(Files::isDirectory).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        chooser.setInitialFileName(suggestedStem);
        List<String> endings =
                formats.stream().map(WorldExport.Format::extension).toList();
        return chosenToSave(chooser).flatMap(chosen -> {
            Path file = ChosenName.asTyped(chosen, endings);
            int filter = chooser.getExtensionFilters().indexOf(chooser.getSelectedExtensionFilter());
            String ending = WorldExport.Format.of(file)
                    .orElse(formats.get(Math.max(0, filter)))
                    .extension();
            return named(chosen, ChosenName.withEnding(file, List.of(ending)));
        });
    }

    public Optional<Path> chooseFolder(Optional<Path> folder) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(texts.get("dialog.folder"));
        folder.filter(Files::isDirectory).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        return answer(chooser::showDialog);
    }

    public Optional<Path> chooseProgram() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.get("dialog.program"));
        return answer(chooser::showOpenDialog);
    }

    public Optional<Path> chooseOpenReplay(Optional<Path> folder) {
        FileChooser chooser = chooser("dialog.openReplay", folder, "dialog.replays", List.of(ReplayFormat.EXTENSION));
        return answer(chooser::showOpenDialog);
    }

    public Optional<Path> chooseOpenProfile(Optional<Path> folder) {
        FileChooser chooser =
                chooser("dialog.openProfile", folder, "dialog.profiles", List.of(ProfileFormat.EXTENSION));
        return answer(chooser::showOpenDialog);
    }

    /** A file for anything but a level, with the extension of the suggested name. */
    public Optional<Path> chooseExport(Optional<Path> folder, String suggestedName) {
        String extension = Stream.of(ReplayFormat.EXTENSION, ProfileFormat.EXTENSION)
                .filter(suggestedName::endsWith)
                .findFirst()
                .orElseGet(() -> suggestedName.substring(suggestedName.lastIndexOf('.')));
        boolean isProfile = extension.equals(ProfileFormat.EXTENSION);
        FileChooser chooser = chooser(
                isProfile ? "dialog.saveProfile" : "dialog.export", folder, "dialog.exports", List.of(extension));
        chooser.setInitialFileName(suggestedName);
        Optional<Path> chosen = chosenToSave(chooser);
        // With the filter for all files, the name stays as it is.
        return isFilteringOurs(chooser)
                ? chosen.flatMap(file -> named(file, ChosenName.withEnding(file, List.of(extension))))
                : chosen;
    }

    private Optional<Path> chosenToSave(FileChooser chooser) {
        chooser.setSelectedExtensionFilter(chooser.getExtensionFilters().get(0));
        return answer(chooser::showSaveDialog);
    }

    private static boolean isFilteringOurs(FileChooser chooser) {
        return chooser.getSelectedExtensionFilter()
                == chooser.getExtensionFilters().get(0);
    }

    /** The chooser asks before {@code chosen} is replaced; this asks before any other file is replaced. */
    Optional<Path> named(Path chosen, Path named) {
        if (named.equals(chosen) || !Files.exists(named) || askReplace(named)) {
            return Optional.of(named);
        }
        return Optional.empty();
    }

    private boolean askReplace(Path file) {
        return dialogs.confirm(
                texts.get("dialog.replace.header", file.getFileName()),
                texts.get("dialog.replace.text"),
                "dialog.replace");
    }

    /** @param chooser shows a chooser of the desktop for an owner, which it blocks; null for none */
    Optional<Path> answer(Function<Window, File> chooser) {
        boolean canBeOwner = !IS_LINUX || !owner.isMaximized();
        return Optional.ofNullable(overlay.during(() -> canBeOwner ? chooser.apply(owner) : withoutOwner(chooser)))
                .flatMap(this::path);
    }

    /**
     * Shows a chooser that is no child of the window. JavaFX gives the owner of a chooser a fixed size on Linux, so that
     * some window managers end its maximized state. The chooser stays above the window all the same, as it is modal in
     * the group of all windows of the program; the window ignores its input meanwhile.
     */
    private File withoutOwner(Function<Window, File> chooser) {
        EventHandler<Event> ignore = Event::consume;
        owner.addEventFilter(InputEvent.ANY, ignore);
        owner.addEventFilter(WindowEvent.WINDOW_CLOSE_REQUEST, ignore);
        try {
            return chooser.apply(null);
        } finally {
            owner.removeEventFilter(InputEvent.ANY, ignore);
            owner.removeEventFilter(WindowEvent.WINDOW_CLOSE_REQUEST, ignore);
        }
    }

    /** The path of a chosen file. Shows an error if the typed text is not a valid path on this system. */
    Optional<Path> path(File file) {
        try {
            return Optional.of(file.toPath());
        } catch (InvalidPathException e) {
            dialogs.error(texts.get("error.path"), texts.get("error.path.reason", file, e.getReason()));
            return Optional.empty();
        }
    }

    private FileChooser chooser(String titleKey, Optional<Path> folder) {
        return chooser(titleKey, folder, "dialog.levels", LevelFiles.NATIVE.extensions());
    }

    private FileChooser chooser(String titleKey, Optional<Path> folder, String kindKey, List<String> extensions) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.get(titleKey));
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter(
                                texts.get(kindKey),
                                extensions.stream().map(end -> "*" + end).toList()),
                        new FileChooser.ExtensionFilter(texts.get("dialog.allFiles"), "*.*", "*"));
        folder.filter(Files::isDirectory).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        return chooser;
    }

    /** The format of a file that was chosen to be written. */
    private static final class ChosenFormat {
        private ChosenFormat() {}

        /** The format by the extension of the file. If none has it, or several do, the selected one is preferred. */
        static ExternalFormat of(Path file, List<ExternalFormat> formats, int selected) {
            ExternalFormat preferred = formats.get(selected);
            if (hasExtension(file, preferred)) {
                return preferred;
            }
            return formats.stream()
                    .filter(format -> hasExtension(file, format))
                    .findFirst()
                    .orElse(preferred);
        }

        private static boolean hasExtension(Path file, ExternalFormat format) {
            String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
            return format.extensions().stream().anyMatch(name::endsWith);
        }
    }
}
