package leapsmith.editor.app.dialog;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import leapsmith.editor.app.dialog.ModalOverlay.Answer;
import leapsmith.editor.app.dialog.ModalOverlay.Kind;
import leapsmith.editor.edit.LevelResize;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.canvas.FrameSize;
import leapsmith.editor.view.keys.Keymap;
import leapsmith.editor.view.panel.Theme;
import leapsmith.editor.view.panel.WholeText;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;

/** Dialogs inside the window, and the file choosers of the desktop. */
public final class FxDialogs implements Dialogs {
    private final Texts texts;
    private final Stage owner;
    private final ModalOverlay overlay;
    private final WorkDialogs work;
    private final String version;

    public FxDialogs(Texts texts, Stage owner, ModalOverlay overlay, String version) {
        this.texts = texts;
        this.owner = owner;
        this.overlay = overlay;
        work = new FxWorkDialogs(texts, overlay);
        this.version = version;
    }

    @Override
    public Optional<Path> chooseOpen(Optional<Path> folder) {
        FileChooser chooser = chooser("dialog.open", folder);
        return answer(() -> chooser.showOpenDialog(owner));
    }

    @Override
    public Optional<Path> chooseSave(Optional<Path> folder, String suggestedName) {
        FileChooser chooser = chooser("dialog.save", folder);
        chooser.setInitialFileName(suggestedName);
        // Also with the filter for all files, as other names are not listed in folders of levels.
        return chosenToSave(chooser)
                .flatMap(file -> named(file, ChosenName.withEnding(file, LevelFiles.NATIVE.extensions())));
    }

    @Override
    public Optional<Path> chooseFolder(Optional<Path> folder) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(texts.get("dialog.folder"));
        folder.filter(Files::isDirectory).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        return answer(() -> chooser.showDialog(owner));
    }

    @Override
    public Optional<Path> askFileName(Path current) {
        FileNameForm form = new FileNameForm(texts, current);
        return askForm("dialog.rename", "dialog.rename.rename", form, form.valueProperty());
    }

    @Override
    public boolean askDelete(Path file) {
        return overlay.ask(
                texts.get("dialog.delete.header", file.getFileName()),
                words(texts.get("dialog.delete.text")),
                List.of(
                        new Answer<>(texts.get("dialog.cancel"), false, Kind.CANCEL),
                        new Answer<>(texts.get("dialog.delete"), true, Kind.OTHER)));
    }

    @Override
    public Optional<Path> chooseOpenReplay(Optional<Path> folder) {
        FileChooser chooser = chooser("dialog.openReplay", folder, "dialog.replays", List.of(ReplayFormat.EXTENSION));
        return answer(() -> chooser.showOpenDialog(owner));
    }

    @Override
    public Optional<Path> chooseExport(Optional<Path> folder, String suggestedName) {
        String extension = suggestedName.endsWith(ReplayFormat.EXTENSION)
                ? ReplayFormat.EXTENSION
                : suggestedName.substring(suggestedName.lastIndexOf('.'));
        FileChooser chooser = chooser("dialog.export", folder, "dialog.exports", List.of(extension));
        chooser.setInitialFileName(suggestedName);
        Optional<Path> chosen = chosenToSave(chooser);
        // With the filter for all files, the name stays as it is.
        return isFilteringOurs(chooser)
                ? chosen.flatMap(file -> named(file, ChosenName.withEnding(file, List.of(extension))))
                : chosen;
    }

    private Optional<Path> chosenToSave(FileChooser chooser) {
        chooser.setSelectedExtensionFilter(chooser.getExtensionFilters().get(0));
        return answer(() -> chooser.showSaveDialog(owner));
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
        return overlay.ask(
                texts.get("dialog.replace.header", file.getFileName()),
                words(texts.get("dialog.replace.text")),
                List.of(
                        new Answer<>(texts.get("dialog.cancel"), false, Kind.CANCEL),
                        new Answer<>(texts.get("dialog.replace"), true, Kind.OTHER)));
    }

    /** Some window managers end the maximized state of a window while a chooser blocks it; restores that. */
    private Optional<Path> answer(Supplier<File> chooser) {
        boolean filled = owner.isMaximized();
        File file = overlay.during(chooser);
        if (filled) {
            // Later, because the chooser still blocks it now.
            Platform.runLater(() -> owner.setMaximized(true));
        }
        return Optional.ofNullable(file).flatMap(this::path);
    }

    /** The path of a chosen file. Shows an error if the typed text is not a valid path on this system. */
    Optional<Path> path(File file) {
        try {
            return Optional.of(file.toPath());
        } catch (InvalidPathException e) {
            error(texts.get("error.path"), texts.get("error.path.reason", file, e.getReason()));
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

    @Override
    public Unsaved askUnsaved(String documentName) {
        return askUnsaved(
                texts.get("dialog.unsaved.header", documentName),
                words(texts.get("dialog.unsaved.text")),
                "dialog.unsaved.discard",
                "dialog.unsaved.save");
    }

    @Override
    public Unsaved askUnsavedLevels(List<String> documentNames) {
        VBox names = new VBox(4);
        documentNames.forEach(name -> names.getChildren().add(words(name)));
        ScrollPane scroll = new ScrollPane(names);
        scroll.setFitToWidth(true);
        scroll.setMaxHeight(200);
        return askUnsaved(
                texts.get("dialog.unsavedLevels.header", documentNames.size()),
                new VBox(12, scroll, words(texts.get("dialog.unsaved.text"))),
                "dialog.unsavedLevels.discard",
                "dialog.unsavedLevels.save");
    }

    private Unsaved askUnsaved(String title, Region content, String discardKey, String saveKey) {
        return overlay.ask(
                title,
                content,
                List.of(
                        new Answer<>(texts.get(discardKey), Unsaved.DISCARD, Kind.OTHER),
                        new Answer<>(texts.get("dialog.cancel"), Unsaved.CANCEL, Kind.CANCEL),
                        new Answer<>(texts.get(saveKey), Unsaved.SAVE, Kind.USUAL)));
    }

    @Override
    public NoPlayer askNoPlayer() {
        return overlay.ask(
                texts.get("dialog.noPlayer.header"),
                words(texts.get("dialog.noPlayer.text")),
                List.of(
                        new Answer<>(texts.get("dialog.noPlayer.play"), NoPlayer.PLAY, Kind.OTHER),
                        new Answer<>(texts.get("dialog.cancel"), NoPlayer.CANCEL, Kind.CANCEL),
                        new Answer<>(texts.get("dialog.noPlayer.place"), NoPlayer.PLACE, Kind.USUAL)));
    }

    @Override
    public Optional<NewLevel> askNewLevel(NewLevel suggested) {
        NewLevelForm form =
                new NewLevelForm(texts, suggested, Theme.of(owner.getScene()).colors());
        return askForm("dialog.new", "dialog.new.create", form, form.valueProperty());
    }

    @Override
    public Optional<Tile> askTile(Tile suggested, int columns, int rows) {
        GoToTileDialog form = new GoToTileDialog(texts, suggested, columns, rows);
        return askForm("dialog.tile", "dialog.tile.go", form, form.valueProperty());
    }

    @Override
    public Optional<LevelResize> askResize(Level level, TileRegion selection) {
        ResizeForm form = new ResizeForm(texts, level, selection);
        return askForm("dialog.resize", "dialog.resize.resize", form, form.valueProperty());
    }

    @Override
    public Optional<FrameSize> askFrameSize(FrameSize current) {
        FrameSizeForm form = new FrameSizeForm(texts, current);
        return askForm("dialog.frame", "dialog.frame.show", form, form.valueProperty());
    }

    /** Shows a form. Its value is the answer; while it is null, the answer button is disabled. */
    private <T> Optional<T> askForm(String titleKey, String answerKey, Region form, ReadOnlyObjectProperty<T> value) {
        boolean given = overlay.ask(
                texts.get(titleKey),
                form,
                List.of(
                        new Answer<>(texts.get("dialog.cancel"), false, Kind.CANCEL),
                        new Answer<>(texts.get(answerKey), true, Kind.USUAL)),
                List.of((answer, button) -> {
                    if (answer.value()) {
                        button.disableProperty().bind(Bindings.isNull(value));
                    }
                }));
        return given ? Optional.of(value.get()) : Optional.empty();
    }

    @Override
    public WorkDialogs work() {
        return work;
    }

    @Override
    public void error(String title, String message) {
        show(title, words(message));
    }

    @Override
    public void unexpected(ErrorReport report) {
        Label summary = words(report.summary());
        summary.getStyleClass().add("quiet");
        Label further = new Label();
        further.getStyleClass().add("quiet");
        further.managedProperty().bind(further.textProperty().isNotEmpty());
        report.furtherProperty()
                .subscribe(count -> further.setText(
                        count.intValue() == 0 ? "" : texts.get("dialog.unexpected.further", count.intValue())));
        String place = report.log()
                .map(file -> texts.get("dialog.unexpected.log", file))
                .orElseGet(() -> texts.get("dialog.unexpected.noLog"));
        overlay.ask(
                texts.get("dialog.unexpected"),
                new VBox(8, words(texts.get("dialog.unexpected.text")), summary, words(place), further),
                List.of(
                        new Answer<>(texts.get("dialog.unexpected.copy"), true, Kind.OTHER),
                        new Answer<>(texts.get("dialog.close"), false, Kind.CANCEL)),
                List.of((answer, button) -> {
                    if (answer.value()) {
                        // Copying leaves the dialog open.
                        button.setOnAction(event -> copy(report.details()));
                    }
                }));
    }

    private static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    @Override
    public void showKeys(Keymap keymap) {
        ScrollPane scroll = new ScrollPane(new KeyTable(texts, keymap));
        scroll.setFitToWidth(true);
        scroll.setPrefViewportHeight(Math.min(520, owner.getHeight() - 200));
        scroll.setPrefViewportWidth(560);
        show(texts.get("dialog.keys"), scroll);
    }

    @Override
    public void showAbout() {
        Label java = new Label(texts.get(
                "about.runs", System.getProperty("java.version"), System.getProperty("javafx.runtime.version", "")));
        java.getStyleClass().add("quiet");
        show(texts.get("about.name", version), new VBox(8, words(texts.get("about.text")), java, libraries()));
    }

    private VBox libraries() {
        Label caption = new Label(texts.get("about.libraries"));
        caption.getStyleClass().addAll("caption", "key-caption");
        VBox lines = new VBox(2, caption);
        for (Libraries.Library library : new Libraries().running()) {
            Label line = words(texts.get("about.library", library.name(), library.version(), library.license()));
            line.getStyleClass().add("quiet");
            lines.getChildren().add(line);
        }
        return lines;
    }

    private void show(String title, Region content) {
        overlay.ask(title, content, List.of(new Answer<>(texts.get("dialog.close"), true, Kind.CANCEL)));
    }

    private static Label words(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        WholeText.on(label);
        label.setMaxWidth(ModalOverlay.TEXT_WIDTH);
        return label;
    }
}
