package leapsmith.editor.dialogs;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import leapsmith.editor.dialogs.ModalOverlay.Answer;
import leapsmith.editor.dialogs.ModalOverlay.Kind;
import leapsmith.editor.ui.ItemCell;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.raster.Picture;

/** The questions about unsaved work as sheets inside the window. */
record FxWorkDialogs(Texts texts, ModalOverlay overlay) implements WorkDialogs {
    private static final double ROW_HEIGHT = 96;
    private static final int MAX_ROWS = 4;

    @Override
    public RecoveryAnswer askRecovery(List<Entry> works, boolean again) {
        ListView<Entry> list = list(works, "recovery-list", "dialog.recovery.list");
        boolean several = again || works.size() > 1;
        if (again) {
            list.getSelectionModel().clearSelection();
        }
        List<Answer<Recovery>> answers = new ArrayList<>(List.of(
                new Answer<>(texts.get("dialog.recovery.discard"), Recovery.DISCARD, Kind.OTHER),
                new Answer<>(texts.get("dialog.recovery.later"), Recovery.LATER, Kind.CANCEL),
                new Answer<>(
                        texts.get("dialog.recovery.recover"), Recovery.RECOVER, several ? Kind.OTHER : Kind.USUAL)));
        if (several) {
            answers.add(new Answer<>(texts.get("dialog.recovery.all"), Recovery.RECOVER_ALL, Kind.USUAL));
        }
        ObservableBooleanValue none = Bindings.isNull(list.getSelectionModel().selectedItemProperty());
        Recovery choice = overlay.ask(
                texts.get("dialog.recovery"),
                new VBox(12, words("dialog.recovery.text"), list),
                answers,
                List.of((answer, button) -> {
                    if (answer.value() == Recovery.RECOVER || answer.value() == Recovery.DISCARD) {
                        button.disableProperty().bind(none);
                    }
                }));
        return new RecoveryAnswer(choice, list.getSelectionModel().getSelectedIndex());
    }

    @Override
    public boolean askDiscard(String title) {
        return confirm(texts.get("dialog.discard.header", title), "dialog.discard.text", "dialog.recovery.discard");
    }

    /** A question that Enter does not answer, because work may be lost. */
    private boolean confirm(String heading, String textKey, String answerKey) {
        return overlay.askWhether(
                heading, words(textKey), texts.get("dialog.cancel"), texts.get(answerKey), Kind.OTHER);
    }

    @Override
    public boolean askSaveElsewhere(String reason) {
        return overlay.askWhether(
                texts.get("error.save"),
                label(reason),
                texts.get("dialog.close"),
                texts.get("dialog.outside.saveAs"),
                Kind.USUAL);
    }

    @Override
    public boolean askReload(String documentName) {
        return confirm(texts.get("dialog.unsaved.header", documentName), "dialog.reload.text", "dialog.reload");
    }

    @Override
    public boolean askReadOnly(String documentName) {
        return overlay.ask(
                texts.get("dialog.elsewhere", documentName),
                words("dialog.elsewhere.text"),
                List.of(
                        new Answer<>(texts.get("dialog.elsewhere.edit"), false, Kind.OTHER),
                        new Answer<>(texts.get("dialog.elsewhere.readOnly"), true, Kind.USUAL)),
                // Escape is the harmless answer too.
                List.of((answer, button) -> button.setCancelButton(answer.value())));
    }

    @Override
    public OptionalInt chooseBackup(List<Entry> backups) {
        ListView<Entry> list = list(backups, "backup-list", "dialog.backup.list");
        boolean isChosen = overlay.askWhether(
                texts.get("dialog.backup"),
                new VBox(12, words("dialog.backup.text"), list),
                texts.get("dialog.cancel"),
                texts.get("dialog.backup.restore"),
                Kind.USUAL);
        return isChosen ? OptionalInt.of(list.getSelectionModel().getSelectedIndex()) : OptionalInt.empty();
    }

    @Override
    public OutsideChange askOutsideChange(String documentName, String differences) {
        return overlay.ask(
                texts.get("dialog.outside", documentName),
                new VBox(12, words("dialog.outside.text"), label(differences)),
                List.of(
                        new Answer<>(texts.get("dialog.outside.saveAs"), OutsideChange.SAVE_AS, Kind.OTHER),
                        new Answer<>(texts.get("dialog.outside.reload"), OutsideChange.RELOAD_THEIRS, Kind.OTHER),
                        new Answer<>(texts.get("dialog.outside.keep"), OutsideChange.KEEP_MINE, Kind.CANCEL)));
    }

    private Label words(String key) {
        return label(texts.get(key));
    }

    private static Label label(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMaxWidth(ModalOverlay.TEXT_WIDTH);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private ListView<Entry> list(List<Entry> entries, String id, String nameKey) {
        ListView<Entry> list = new ListView<>();
        list.setId(id);
        list.setAccessibleText(texts.get(nameKey));
        list.getItems().setAll(entries);
        list.setFixedCellSize(ROW_HEIGHT);
        list.setPrefSize(ModalOverlay.TEXT_WIDTH, ROW_HEIGHT * Math.min(MAX_ROWS, entries.size()) + 2);
        list.setMinHeight(ROW_HEIGHT);
        list.setCellFactory(view -> new EntryCell());
        list.getSelectionModel().selectFirst();
        return list;
    }

    private static final class EntryCell extends ItemCell<Entry> {
        private final ImageView picture = new ImageView();
        private final Label title = Nodes.styled(new Label(), "question-entry");
        private final Label details = Nodes.styled(new Label(), "quiet");
        private final VBox words = new VBox(4, title, details);
        private final HBox row = new HBox(12, picture, words);

        EntryCell() {
            words.setAlignment(Pos.CENTER_LEFT);
            Tooltips.wholeText(title);
            Tooltips.wholeText(details);
            row.setAlignment(Pos.CENTER_LEFT);
            row.setPadding(new Insets(6, 0, 6, 0));
            row.setMaxWidth(Region.USE_PREF_SIZE);
            setPrefWidth(0);
        }

        @Override
        protected void show(Entry entry) {
            picture.setImage(image(entry.picture()));
            title.setText(entry.title());
            details.setText(entry.details());
            setAccessibleText(entry.title() + ", " + entry.details());
            setGraphic(row);
        }

        private static WritableImage image(Picture from) {
            WritableImage image = new WritableImage(from.width(), from.height());
            image.getPixelWriter()
                    .setPixels(
                            0,
                            0,
                            from.width(),
                            from.height(),
                            PixelFormat.getIntArgbPreInstance(),
                            IntBuffer.wrap(from.argb()),
                            from.width());
            return image;
        }
    }
}
