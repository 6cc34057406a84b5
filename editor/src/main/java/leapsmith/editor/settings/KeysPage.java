package leapsmith.editor.settings;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.Bindable;
import leapsmith.editor.ui.NameAndKeyCell;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;

/** The list of all actions with their keys, and controls to change the keys of the chosen one. */
final class KeysPage extends VBox {
    private static final PseudoClass CONFLICT = PseudoClass.getPseudoClass("invalid");
    private static final double ROW_HEIGHT = 32;
    private static final double SPACING = 8;

    private final Texts texts;
    private final KeysModel model;
    private final TextField search = new TextField();
    private final ListView<KeysModel.Row> list = new ListView<>();
    private final FlowPane keys = new FlowPane(SPACING, SPACING);
    private final Label message = Nodes.styled(new Label(), "field-error");
    private final KeyRecorder recorder;
    private final Button resolve;

    KeysPage(Texts texts, KeysModel model, CurrentSettings settings) {
        this.texts = texts;
        this.model = model;
        getStyleClass().add("settings-page");
        setSpacing(SPACING);
        recorder = new KeyRecorder(texts, this::record);
        recorder.setId("settings-keys-add");
        search.setId("settings-keys-search");
        search.setPromptText(texts.get("setting.keys.search"));
        search.setAccessibleText(texts.get("setting.keys.search"));
        HBox.setHgrow(search, Priority.ALWAYS);
        HBox top = new HBox(SPACING, search, preset(settings));
        top.setAlignment(Pos.CENTER_LEFT);
        list.setId("settings-keys-list");
        list.setAccessibleText(texts.get("setting.keys"));
        list.setCellFactory(it -> new Cell());
        list.setFixedCellSize(ROW_HEIGHT);
        list.setMinHeight(0);
        VBox.setVgrow(list, Priority.ALWAYS);
        message.setId("settings-keys-message");
        message.setWrapText(true);
        resolve = button("settings-keys-resolve", "setting.keys.resolve", () -> model.resolve(chosen()));
        Button reset = button("settings-keys-reset", "setting.keys.reset", () -> model.reset(chosen()));
        reset.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> selected().filter(KeysModel.Row::changed).isEmpty(),
                        list.getSelectionModel().selectedItemProperty()));
        Button resetAll = button("settings-keys-reset-all", "setting.keys.resetAll", model::resetAll);
        recorder.disableProperty()
                .bind(list.getSelectionModel().selectedItemProperty().isNull());
        FlowPane buttons = new FlowPane(SPACING, SPACING, recorder, resolve, reset, resetAll);
        keys.setId("settings-keys-chosen");
        getChildren().addAll(top, list, keys, buttons, message);
        search.textProperty().subscribe(text -> fill());
        list.getSelectionModel().selectedItemProperty().subscribe(row -> show());
        model.addListener(this::fill);
        list.getSelectionModel().select(0);
    }

    private HBox preset(CurrentSettings settings) {
        Control box = new SettingControls(texts, settings).of(EditorSettings.KEY_PRESET);
        Label label = new Label(texts.get(EditorSettings.KEY_PRESET.textKey()));
        label.setLabelFor(box);
        label.setMinWidth(Region.USE_PREF_SIZE);
        HBox line = new HBox(SPACING, label, box);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }

    private Button button(String id, String textKey, Runnable action) {
        Button button = new Button(texts.get(textKey));
        button.setId(id);
        button.setOnAction(event -> action.run());
        return button;
    }

    private Optional<KeysModel.Row> selected() {
        return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
    }

    private Bindable chosen() {
        return selected().orElseThrow().target();
    }

    private void record(KeyCombination key) {
        Optional<String> refusal = model.refusal(chosen(), key);
        if (refusal.isPresent()) {
            message.setText(refusal.get());
        } else {
            model.add(chosen(), key);
        }
    }

    /** Shows the rows again, with the same one chosen. */
    private void fill() {
        Bindable kept = selected().map(KeysModel.Row::target).orElse(null);
        list.getItems().setAll(model.rows(search.getText()));
        int index = 0;
        for (int i = 0; i < list.getItems().size(); i++) {
            if (list.getItems().get(i).target() == kept) {
                index = i;
            }
        }
        list.getSelectionModel().select(index);
    }

    private void show() {
        recorder.cancel();
        keys.getChildren().clear();
        Optional<KeysModel.Row> row = selected();
        row.ifPresent(it -> model.keymap()
                .keys(it.target())
                .forEach(key -> keys.getChildren().add(key(it, key))));
        message.setText(row.map(KeysModel.Row::conflict).orElse(""));
        resolve.setDisable(row.filter(it -> !it.conflict().isEmpty()).isEmpty());
    }

    private Button key(KeysModel.Row row, KeyCombination key) {
        String shown = model.keymap().text(key);
        Button button = Nodes.styled(new Button(shown + "  \u00d7"), "small");
        button.setAccessibleText(texts.get("setting.keys.remove", shown));
        button.setOnAction(event -> model.remove(row.target(), key));
        return button;
    }

    private static final class Cell extends NameAndKeyCell<KeysModel.Row> {
        @Override
        protected String show(KeysModel.Row row) {
            name.setText(row.name());
            name.setStyle(row.changed() ? "-fx-font-weight: bold;" : "");
            keys.setText(row.keys());
            keys.pseudoClassStateChanged(CONFLICT, !row.conflict().isEmpty());
            return row.name() + " " + row.keys() + " " + row.conflict();
        }
    }
}
