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
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import leapsmith.editor.app.dialog.ModalOverlay.Answer;
import leapsmith.editor.app.dialog.ModalOverlay.Kind;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.ReplayFormat;

/** Dialogs inside the window, and the file choosers of the desktop. */
public final class FxDialogs implements Dialogs {
    private final Texts texts;
    private final Stage owner;
    private static final double WORDS_WIDTH = 440;

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
        return toSave(chooser, LevelFiles.extensions());
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
        return toSave(chooser, List.of(extension));
    }

    /** Adds the first ending to a name without one of them, unless the filter for all files is chosen. */
    private Optional<Path> toSave(FileChooser chooser, List<String> endings) {
        FileChooser.ExtensionFilter ours = chooser.getExtensionFilters().get(0);
        chooser.setSelectedExtensionFilter(ours);
        Optional<Path> chosen = answer(() -> chooser.showSaveDialog(owner));
        return chooser.getSelectedExtensionFilter() == ours
                ? chosen.flatMap(file -> named(file, ChosenName.withEnding(file, endings)))
                : chosen;
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
        File file = chooser.get();
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
        return chooser(titleKey, folder, "dialog.levels", LevelFiles.extensions());
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
        return overlay.ask(
                texts.get("dialog.unsaved.header", documentName),
                words(texts.get("dialog.unsaved.text")),
                List.of(
                        new Answer<>(texts.get("dialog.unsaved.discard"), Unsaved.DISCARD, Kind.OTHER),
                        new Answer<>(texts.get("dialog.cancel"), Unsaved.CANCEL, Kind.CANCEL),
                        new Answer<>(texts.get("dialog.unsaved.save"), Unsaved.SAVE, Kind.USUAL)));
    }

    @Override
    public Optional<NewLevel> askNewLevel(NewLevel suggested) {
        NewLevelForm form = new NewLevelForm(texts, suggested);
        return askForm("dialog.new", "dialog.new.create", form, form.valueProperty());
    }

    @Override
    public Optional<Tile> askTile(Tile suggested, int columns, int rows) {
        GoToTileDialog form = new GoToTileDialog(texts, suggested, columns, rows);
        return askForm("dialog.tile", "dialog.tile.go", form, form.valueProperty());
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
    public void showKeys() {
        GridPane table = new GridPane();
        table.getStyleClass().add("key-table");
        int row = 0;
        String group = "";
        for (ActionId id : ActionId.all()) {
            if (id.keys().isEmpty()) {
                continue;
            }
            String itsGroup = id.id().substring(0, id.id().indexOf('.'));
            if (!itsGroup.equals(group)) {
                group = itsGroup;
                row = caption(table, row, "keys." + group);
            }
            row = line(table, row, texts.get(id.textKey()), keys(id));
        }
        row = caption(table, row, "keys.game");
        for (String line : List.of("move", "jump", "drop", "clone", "rewind")) {
            row = line(table, row, texts.get("keys.game." + line), texts.get("keys.game." + line + ".keys"));
        }
        row = caption(table, row, "keys.mouse");
        for (String line : List.of(
                "paint",
                "erase",
                "pick",
                "line",
                "rectangle",
                "cursor",
                "press",
                "pan",
                "zoom",
                "insert",
                "stop",
                "play",
                "seek",
                "loop")) {
            row = line(table, row, texts.get("keys.mouse." + line), texts.get("keys.mouse." + line + ".keys"));
        }
        ScrollPane scroll = new ScrollPane(table);
        scroll.setFitToWidth(true);
        scroll.setPrefViewportHeight(Math.min(520, owner.getHeight() - 200));
        scroll.setPrefViewportWidth(440);
        show(texts.get("dialog.keys"), scroll);
    }

    private int caption(GridPane table, int row, String key) {
        Label label = new Label(texts.get(key));
        label.getStyleClass().add("caption");
        label.getStyleClass().add("key-caption");
        table.add(label, 0, row, 2, 1);
        return row + 1;
    }

    private static int line(GridPane table, int row, String text, String keys) {
        Label words = new Label(text);
        words.setMinWidth(Region.USE_PREF_SIZE);
        Label strokes = new Label(keys);
        strokes.getStyleClass().add("key-text");
        strokes.setWrapText(true);
        table.addRow(row, words, strokes);
        return row + 1;
    }

    private static String keys(ActionId id) {
        return String.join(
                ", ",
                id.keys().stream()
                        .limit(2)
                        .map(key -> key.getDisplayText())
                        .distinct()
                        .toList());
    }

    @Override
    public void showAbout() {
        Label java = new Label(texts.get(
                "about.runs", System.getProperty("java.version"), System.getProperty("javafx.runtime.version", "")));
        java.getStyleClass().add("quiet");
        show(texts.get("about.name", version), new VBox(8, words(texts.get("about.text")), java));
    }

    private void show(String title, Region content) {
        overlay.ask(title, content, List.of(new Answer<>(texts.get("dialog.close"), true, Kind.CANCEL)));
    }

    private static Label words(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMaxWidth(WORDS_WIDTH);
        return label;
    }
}
