package leapsmith.editor.app;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.editor.view.panel.Theme;

/** Dialogs as windows above the window of the editor, in its theme. */
final class FxDialogs implements Dialogs {
    private final Texts texts;
    private final Stage owner;
    private final Supplier<Theme> theme;
    private final String version;

    FxDialogs(Texts texts, Stage owner, Supplier<Theme> theme, String version) {
        this.texts = texts;
        this.owner = owner;
        this.theme = theme;
        this.version = version;
    }

    @Override
    public Optional<Path> chooseOpen(Optional<Path> folder) {
        FileChooser chooser = chooser("dialog.open", folder);
        return Optional.ofNullable(chooser.showOpenDialog(owner)).map(File::toPath);
    }

    @Override
    public Optional<Path> chooseSave(Optional<Path> folder, String suggestedName) {
        FileChooser chooser = chooser("dialog.save", folder);
        chooser.setInitialFileName(suggestedName);
        return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
    }

    private FileChooser chooser(String titleKey, Optional<Path> folder) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.get(titleKey));
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter(texts.get("dialog.levels"), "*" + Documents.EXTENSION),
                        new FileChooser.ExtensionFilter(texts.get("dialog.allFiles"), "*.*", "*"));
        folder.filter(Files::isDirectory).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        return chooser;
    }

    @Override
    public Unsaved askUnsaved(String documentName) {
        ButtonType save = new ButtonType(texts.get("dialog.unsaved.save"), ButtonBar.ButtonData.YES);
        ButtonType discard = new ButtonType(texts.get("dialog.unsaved.discard"), ButtonBar.ButtonData.NO);
        ButtonType cancel = new ButtonType(texts.get("dialog.cancel"), ButtonBar.ButtonData.CANCEL_CLOSE);
        Alert alert = new Alert(Alert.AlertType.CONFIRMATION, texts.get("dialog.unsaved.text"), save, discard, cancel);
        alert.setTitle(texts.get("app.name"));
        alert.setHeaderText(texts.get("dialog.unsaved.header", documentName));
        dress(alert);
        ButtonType answer = alert.showAndWait().orElse(cancel);
        if (answer == save) {
            return Unsaved.SAVE;
        }
        return answer == discard ? Unsaved.DISCARD : Unsaved.CANCEL;
    }

    @Override
    public Optional<NewLevel> askNewLevel(NewLevel suggested) {
        NewLevelForm form = new NewLevelForm(texts, suggested);
        Dialog<NewLevel> dialog = new Dialog<>();
        dialog.setTitle(texts.get("dialog.new"));
        dialog.setHeaderText(texts.get("dialog.new"));
        ButtonType create = new ButtonType(texts.get("dialog.new.create"), ButtonBar.ButtonData.OK_DONE);
        ButtonType cancel = new ButtonType(texts.get("dialog.cancel"), ButtonBar.ButtonData.CANCEL_CLOSE);
        dialog.getDialogPane().getButtonTypes().addAll(create, cancel);
        dialog.getDialogPane().setContent(form);
        Node button = dialog.getDialogPane().lookupButton(create);
        button.disableProperty().bind(form.valueProperty().isNull());
        dialog.setResultConverter(
                answer -> answer == create ? form.valueProperty().get() : null);
        dress(dialog);
        return dialog.showAndWait();
    }

    @Override
    public void error(String title, String message) {
        ButtonType close = new ButtonType(texts.get("dialog.close"), ButtonBar.ButtonData.CANCEL_CLOSE);
        Alert alert = new Alert(Alert.AlertType.ERROR, message, close);
        alert.setTitle(texts.get("app.name"));
        alert.setHeaderText(title);
        dress(alert);
        alert.showAndWait();
    }

    @Override
    public void showKeys() {
        GridPane table = new GridPane();
        table.getStyleClass().add("key-table");
        int row = 0;
        String group = "";
        for (ActionId id : ActionId.values()) {
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
        for (String line : List.of("move", "jump", "drop", "clone")) {
            row = line(table, row, texts.get("keys.game." + line), texts.get("keys.game." + line + ".keys"));
        }
        row = caption(table, row, "keys.mouse");
        for (String line : List.of("paint", "erase", "pick", "line", "rectangle", "pan", "zoom", "play")) {
            row = line(table, row, texts.get("keys.mouse." + line), texts.get("keys.mouse." + line + ".keys"));
        }
        ScrollPane scroll = new ScrollPane(table);
        scroll.setFitToWidth(true);
        scroll.setPrefViewportHeight(Math.min(520, owner.getHeight() - 160));
        scroll.setPrefViewportWidth(440);
        show("dialog.keys", scroll);
    }

    private int caption(GridPane table, int row, String key) {
        Label label = new Label(texts.get(key));
        label.getStyleClass().add("caption");
        label.setStyle("-fx-padding: 8 0 0 0");
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
        Label name = new Label(texts.get("about.name", version));
        name.getStyleClass().add("inspector-title");
        Label text = new Label(texts.get("about.text"));
        Label java = new Label(texts.get(
                "about.runs", System.getProperty("java.version"), System.getProperty("javafx.runtime.version", "")));
        java.getStyleClass().add("quiet");
        VBox box = new VBox(8, name, text, java);
        box.setAlignment(Pos.CENTER_LEFT);
        show("action.help.about", box);
    }

    private void show(String titleKey, Node content) {
        Dialog<Void> dialog = new Dialog<>();
        dialog.setTitle(texts.get(titleKey));
        dialog.getDialogPane()
                .getButtonTypes()
                .add(new ButtonType(texts.get("dialog.close"), ButtonBar.ButtonData.CANCEL_CLOSE));
        dialog.getDialogPane().setContent(content);
        dress(dialog);
        dialog.showAndWait();
    }

    private void dress(Dialog<?> dialog) {
        dialog.initOwner(owner);
        dialog.getDialogPane().getStylesheets().setAll(theme.get().stylesheets());
        dialog.getDialogPane().setMinHeight(Region.USE_PREF_SIZE);
    }
}
