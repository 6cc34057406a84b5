package leapsmith.editor.dialogs;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import leapsmith.editor.canvas.FrameSize;
import leapsmith.editor.dialogs.ModalOverlay.Answer;
import leapsmith.editor.dialogs.ModalOverlay.Kind;
import leapsmith.editor.document.LevelResize;
import leapsmith.editor.ui.Keymap;
import leapsmith.editor.ui.PanelScroll;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Theme;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;

/** Dialogs inside the window, and the file choosers of the desktop. */
public final class FxDialogs implements Dialogs {
    private final Texts texts;
    private final Stage owner;
    private final ModalOverlay overlay;
    private final PlainDialogs plain;
    private final FileChoosers files;
    private final WorkDialogs work;
    private final String version;

    public FxDialogs(Texts texts, Stage owner, ModalOverlay overlay, String version) {
        this.texts = texts;
        this.owner = owner;
        this.overlay = overlay;
        plain = new PlainDialogs(texts, overlay);
        files = new FileChoosers(texts, owner, overlay);
        work = new FxWorkDialogs(texts, overlay);
        this.version = version;
    }

    @Override
    public Optional<Path> chooseOpen(Optional<Path> folder) {
        return files.chooseOpen(folder);
    }

    @Override
    public Optional<Path> chooseSave(Optional<Path> folder, String suggestedName) {
        return files.chooseSave(folder, suggestedName);
    }

    @Override
    public Optional<Path> chooseFolder(Optional<Path> folder) {
        return files.chooseFolder(folder);
    }

    @Override
    public Optional<Path> chooseOpenReplay(Optional<Path> folder) {
        return files.chooseOpenReplay(folder);
    }

    @Override
    public Optional<Path> chooseExport(Optional<Path> folder, String suggestedName) {
        return files.chooseExport(folder, suggestedName);
    }

    @Override
    public Optional<Path> askFileName(Path current) {
        FileNameForm form = new FileNameForm(texts, current);
        return askForm("dialog.rename", "dialog.rename.rename", form, form.valueProperty());
    }

    @Override
    public boolean askDelete(Path file) {
        return plain.confirm(
                texts.get("dialog.delete.header", file.getFileName()),
                texts.get("dialog.delete.text"),
                "dialog.delete");
    }

    @Override
    public Unsaved askUnsaved(String documentName) {
        return askUnsaved(
                texts.get("dialog.unsaved.header", documentName),
                PlainDialogs.words(texts.get("dialog.unsaved.text")),
                "dialog.unsaved.discard",
                "dialog.unsaved.save");
    }

    @Override
    public Unsaved askUnsavedLevels(List<String> documentNames) {
        VBox names = new VBox(4);
        documentNames.forEach(name -> names.getChildren().add(PlainDialogs.words(name)));
        PanelScroll scroll = new PanelScroll(names);
        scroll.setMaxHeight(200);
        return askUnsaved(
                texts.get("dialog.unsavedLevels.header", documentNames.size()),
                new VBox(12, scroll, PlainDialogs.words(texts.get("dialog.unsaved.text"))),
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
                PlainDialogs.words(texts.get("dialog.noPlayer.text")),
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
        plain.error(title, message);
    }

    @Override
    public void unexpected(ErrorReport report) {
        Label summary = PlainDialogs.words(report.summary());
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
                new VBox(
                        8,
                        PlainDialogs.words(texts.get("dialog.unexpected.text")),
                        summary,
                        PlainDialogs.words(place),
                        further),
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
        PanelScroll scroll = new PanelScroll(new KeyTable(texts, keymap));
        scroll.setPrefViewportHeight(Math.min(520, owner.getHeight() - 200));
        scroll.setPrefViewportWidth(560);
        plain.show(texts.get("dialog.keys"), scroll);
    }

    @Override
    public void showAbout() {
        Label java = new Label(texts.get(
                "about.runs", System.getProperty("java.version"), System.getProperty("javafx.runtime.version", "")));
        java.getStyleClass().add("quiet");
        plain.show(
                texts.get("about.name", version),
                new VBox(8, PlainDialogs.words(texts.get("about.text")), java, libraries()));
    }

    private VBox libraries() {
        Label caption = new Label(texts.get("about.libraries"));
        caption.getStyleClass().addAll("caption", "key-caption");
        VBox lines = new VBox(2, caption);
        for (Libraries.Library library : new Libraries().running()) {
            Label line = PlainDialogs.words(
                    texts.get("about.library", library.name(), library.version(), library.license()));
            line.getStyleClass().add("quiet");
            lines.getChildren().add(line);
        }
        return lines;
    }
}
