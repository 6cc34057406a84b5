package leapsmith.editor.imports;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.ExportTarget;
import leapsmith.editor.dialogs.FxDialogs;
import leapsmith.editor.dialogs.ModalOverlay;
import leapsmith.editor.dialogs.ModalOverlay.Answer;
import leapsmith.editor.dialogs.ModalOverlay.Kind;
import leapsmith.editor.dialogs.PlainDialogs;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.WrappingList;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.format.WorldExport;

/** The questions about files of other programs as sheets inside the window. */
public final class FxExternalDialogs implements ExternalDialogs {
    private static final double LIST_HEIGHT = 180;

    private final Texts texts;
    private final ModalOverlay overlay;
    private final PlainDialogs plain;
    private final FxDialogs general;

    public FxExternalDialogs(Texts texts, Stage owner, ModalOverlay overlay, String version) {
        this.texts = texts;
        this.overlay = overlay;
        general = new FxDialogs(texts, owner, overlay, version);
        plain = new PlainDialogs(texts, overlay);
    }

    @Override
    public Dialogs general() {
        return general;
    }

    @Override
    public boolean askImport(String fileName, ImportModel model, Profiles profiles) {
        return overlay.ask(
                texts.get("dialog.import", fileName),
                new ImportView(texts, model, profiles::load, profiles::save, this::askTiles),
                List.of(
                        new Answer<>(texts.get("dialog.cancel"), false, Kind.CANCEL),
                        new Answer<>(texts.get("dialog.import.import"), true, Kind.USUAL)),
                List.of((answer, button) -> {
                    if (answer.value()) {
                        button.disableProperty()
                                .bind(Bindings.createBooleanBinding(
                                        () -> model.previewProperty()
                                                .get()
                                                .imported()
                                                .isEmpty(),
                                        model.previewProperty()));
                    }
                }));
    }

    private boolean askTiles(TilePickerModel model) {
        return overlay.askWhether(
                texts.get("dialog.tiles"),
                new TilePickerView(texts, model),
                texts.get("dialog.cancel"),
                texts.get("dialog.tiles.use"),
                Kind.USUAL);
    }

    @Override
    public Optional<Path> chooseOpenProfile(Path folder) {
        return general.chooseOpenProfile(Optional.of(folder));
    }

    @Override
    public Optional<Path> chooseSaveProfile(Path folder, String suggestedName) {
        return general.chooseExport(Optional.of(folder), suggestedName);
    }

    @Override
    public Optional<ExportTarget> chooseExportTarget(
            Optional<Path> folder, String suggestedStem, List<ExternalFormat> formats) {
        return general.chooseExportTarget(folder, suggestedStem, formats);
    }

    @Override
    public Optional<Path> chooseWorld(Optional<Path> folder, String suggestedStem, WorldExport.Format first) {
        return general.chooseWorld(folder, suggestedStem, first);
    }

    @Override
    public boolean askReplace(List<String> fileNames) {
        return plain.confirm(
                texts.get("dialog.replace.header", String.join(", ", fileNames)),
                texts.get("dialog.replace.text"),
                "dialog.replace");
    }

    @Override
    public void showLost(String fileName, List<String> lost, boolean ofWorld) {
        WrappingList list = new WrappingList();
        list.setId("lost-list");
        list.setAccessibleText(texts.get("dialog.lost.list"));
        list.getItems().setAll(lost);
        list.setPrefSize(ModalOverlay.TEXT_WIDTH, LIST_HEIGHT);
        Label intro = PlainDialogs.words(texts.get(ofWorld ? "dialog.lost.world" : "dialog.lost.text", fileName));
        plain.show(texts.get("dialog.lost"), new VBox(12, intro, list));
    }
}
