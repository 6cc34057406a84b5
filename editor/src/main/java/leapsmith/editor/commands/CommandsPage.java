package leapsmith.editor.commands;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.settings.CurrentSettings;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.KeyRecorder;
import leapsmith.editor.settings.SettingControls;
import leapsmith.editor.settings.UserCommand;
import leapsmith.editor.ui.EmptyNote;
import leapsmith.editor.ui.Keymap;
import leapsmith.editor.ui.NameAndKeyCell;
import leapsmith.editor.ui.PanelScroll;
import leapsmith.editor.ui.Scope;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Message;

/**
 * The page of the settings that edits the commands: their list, and the fields of the chosen one. What is typed is stored
 * immediately, even with an error, which is shown below its field.
 */
final class CommandsPage extends VBox {
    private static final PseudoClass INVALID = PseudoClass.getPseudoClass("invalid");
    private static final double ROW_HEIGHT = 32;
    private static final double SPACING = 8;
    private static final double LIST_HEIGHT = 4 * ROW_HEIGHT + 2;

    private final Texts texts;
    private final CurrentSettings settings;
    private final Supplier<Keymap> keymap;
    private final ListView<UserCommand> list = new ListView<>();
    private final GridPane form = new GridPane();
    private final Line name;
    private final Line program;
    private final Line arguments;
    private final Line folder;
    private final Button key = new Button();
    private final Label keyError = error();
    private final KeyRecorder recorder;
    /** Whether the fields are being filled, so that they store nothing. */
    private boolean isFilling;

    /** @param keymap the keys of the actions, with which a command may have a conflict */
    CommandsPage(Texts texts, Dialogs dialogs, CurrentSettings settings, Supplier<Keymap> keymap) {
        this.texts = texts;
        this.settings = settings;
        this.keymap = keymap;
        getStyleClass().add("settings-page");
        setSpacing(SPACING);
        name = new Line("name", "setting.commands.name");
        program = new Line("program", "setting.commands.program");
        arguments = new Line("arguments", "setting.commands.arguments");
        folder = new Line("folder", "setting.commands.folder");
        recorder = new KeyRecorder(texts, pressed -> setKey(Optional.of(pressed)));
        recorder.setId("settings-commands-key");
        buildForm(dialogs);
        VBox content = new VBox(SPACING, form, help(), saving());
        content.setPadding(new Insets(0, 4, 0, 0));
        PanelScroll scroll = new PanelScroll(content);
        scroll.setId("settings-commands-scroll");
        scroll.setMinHeight(0);
        VBox.setVgrow(scroll, Priority.SOMETIMES);
        getChildren().addAll(list(), buttons(), scroll);
        settings.property(EditorSettings.USER_COMMANDS).subscribe(now -> {
            if (!list.getItems().equals(now)) {
                fillList(Math.max(0, chosen()));
            }
        });
        list.getSelectionModel().selectedIndexProperty().subscribe(index -> fillForm());
    }

    private ListView<UserCommand> list() {
        list.setId("settings-commands-list");
        list.setAccessibleText(texts.get("setting.commands"));
        list.setPlaceholder(new EmptyNote(texts.get("setting.commands.none")));
        list.setFixedCellSize(ROW_HEIGHT);
        list.setPrefHeight(LIST_HEIGHT);
        list.setMinHeight(ROW_HEIGHT + 2);
        VBox.setVgrow(list, Priority.ALWAYS);
        list.setCellFactory(it -> new Cell());
        return list;
    }

    private FlowPane buttons() {
        Button add = button("settings-commands-add", "setting.commands.add", this::add);
        Button remove = button("settings-commands-remove", "setting.commands.remove", this::remove);
        remove.disableProperty()
                .bind(list.getSelectionModel().selectedItemProperty().isNull());
        FlowPane buttons = new FlowPane(SPACING, SPACING, add, remove);
        buttons.setMinHeight(Region.USE_PREF_SIZE);
        return buttons;
    }

    private void buildForm(Dialogs dialogs) {
        form.setHgap(12);
        form.setVgap(4);
        ColumnConstraints labels = new ColumnConstraints();
        labels.setMinWidth(Region.USE_PREF_SIZE);
        ColumnConstraints fields = new ColumnConstraints();
        fields.setHgrow(Priority.ALWAYS);
        form.getColumnConstraints().addAll(labels, fields);
        folder.field.setPromptText(texts.get("setting.commands.folder.none"));
        name.addTo(form);
        program.addTo(form, choose("program", () -> dialogs.chooseProgram(), program));
        arguments.addTo(form);
        folder.addTo(form, choose("folder", () -> dialogs.chooseFolder(Optional.empty()), folder));
        key.setId("settings-commands-key-remove");
        key.getStyleClass().add("small");
        key.managedProperty().bind(key.visibleProperty());
        key.setOnAction(event -> setKey(Optional.empty()));
        HBox keys = new HBox(SPACING, key, recorder);
        keys.setAlignment(Pos.CENTER_LEFT);
        Label label = new Label(texts.get("setting.commands.key"));
        label.setLabelFor(recorder);
        addRow(form, label, keys, keyError);
        form.managedProperty().bind(form.visibleProperty());
        form.visibleProperty()
                .bind(list.getSelectionModel().selectedItemProperty().isNotNull());
    }

    private static void addRow(GridPane grid, Label label, Node control, Label error) {
        // The grid does not count rows of errors that are not shown.
        int row = 2 * (grid.getChildren().size() / 3);
        grid.addRow(row, label, control);
        grid.add(error, 1, row + 1);
    }

    /** A button that asks for the path of a field. */
    private Button choose(String part, Supplier<Optional<Path>> chooser, Line line) {
        Button choose = button(
                "settings-commands-choose-" + part,
                "setting.commands.choose",
                () -> chooser.get().ifPresent(path -> line.field.setText(path.toString())));
        choose.setAccessibleText(choose.getText() + " " + line.label.getText());
        choose.setMinWidth(Region.USE_PREF_SIZE);
        return choose;
    }

    private Label help() {
        Label help = new Label(
                texts.get("setting.commands.help", CommandLine.placeholders().toArray()));
        help.setId("settings-commands-help");
        help.getStyleClass().add("quiet");
        help.setWrapText(true);
        help.setMinHeight(Region.USE_PREF_SIZE);
        return help;
    }

    private Region saving() {
        return new SettingControls(texts, settings).of(EditorSettings.SAVE_BEFORE_COMMANDS);
    }

    private Button button(String id, String textKey, Runnable action) {
        Button button = new Button(texts.get(textKey));
        button.setId(id);
        button.setOnAction(event -> action.run());
        return button;
    }

    private static Label error() {
        Label error = new Label();
        error.getStyleClass().add("field-error");
        error.setWrapText(true);
        error.setMinHeight(Region.USE_PREF_SIZE);
        error.visibleProperty().bind(error.textProperty().isNotEmpty());
        error.managedProperty().bind(error.visibleProperty());
        return error;
    }

    // ---- changes

    private List<UserCommand> commands() {
        return settings.get(EditorSettings.USER_COMMANDS);
    }

    /** The index of the chosen command; -1 for none. */
    private int chosen() {
        return list.getSelectionModel().getSelectedIndex();
    }

    private void add() {
        int number = commands().size() + 1;
        while (isTaken(texts.get("setting.commands.new", number), -1)) {
            number++;
        }
        List<UserCommand> changed = new ArrayList<>(commands());
        changed.add(new UserCommand(texts.get("setting.commands.new", number), "", "", "", Optional.empty()));
        settings.set(EditorSettings.USER_COMMANDS, List.copyOf(changed));
        list.getSelectionModel().select(changed.size() - 1);
        list.scrollTo(changed.size() - 1);
        name.field.requestFocus();
        name.field.selectAll();
    }

    private void remove() {
        int index = chosen();
        List<UserCommand> changed = new ArrayList<>(commands());
        changed.remove(index);
        settings.set(EditorSettings.USER_COMMANDS, List.copyOf(changed));
    }

    private void setKey(Optional<KeyCombination> newKey) {
        change(commands().get(chosen()).withKey(newKey));
    }

    private void typed() {
        if (!isFilling && chosen() >= 0) {
            change(new UserCommand(
                    name.field.getText(),
                    program.field.getText(),
                    arguments.field.getText(),
                    folder.field.getText(),
                    commands().get(chosen()).key()));
        }
    }

    private void change(UserCommand changed) {
        int index = chosen();
        List<UserCommand> all = new ArrayList<>(commands());
        all.set(index, changed);
        // Before the settings, so that the list and its selection stay.
        isFilling = true;
        list.getItems().set(index, changed);
        list.getSelectionModel().select(index);
        isFilling = false;
        settings.set(EditorSettings.USER_COMMANDS, List.copyOf(all));
        showKey(changed);
        showErrors(changed);
    }

    private boolean isTaken(String wanted, int except) {
        List<UserCommand> all = commands();
        for (int i = 0; i < all.size(); i++) {
            if (i != except && all.get(i).name().strip().equals(wanted.strip())) {
                return true;
            }
        }
        return false;
    }

    // ---- what is shown

    private void fillList(int wanted) {
        list.getItems().setAll(commands());
        list.getSelectionModel().clearSelection();
        list.getSelectionModel().select(Math.min(wanted, commands().size() - 1));
        fillForm();
    }

    private void fillForm() {
        if (isFilling || chosen() < 0 || chosen() >= commands().size()) {
            return;
        }
        recorder.cancel();
        UserCommand command = commands().get(chosen());
        isFilling = true;
        name.field.setText(command.name());
        program.field.setText(command.program());
        arguments.field.setText(command.arguments());
        folder.field.setText(command.folder());
        isFilling = false;
        showKey(command);
        showErrors(command);
    }

    private void showKey(UserCommand command) {
        Keymap keys = keymap.get();
        key.setVisible(command.key().isPresent());
        recorder.setVisible(command.key().isEmpty());
        recorder.setManaged(recorder.isVisible());
        String shown = command.key().map(keys::text).orElse("");
        key.setText(shown + "  \u00d7");
        key.setAccessibleText(texts.get("setting.keys.remove", shown));
    }

    private void showErrors(UserCommand command) {
        Optional<Message> empty = Optional.of(Message.of("error.empty"))
                .filter(it -> command.name().isBlank());
        Optional<Message> taken =
                Optional.of(Message.of("error.taken", command.name())).filter(it -> isTaken(command.name(), chosen()));
        name.show(empty.or(() -> taken));
        program.show(CommandLine.programProblem(command.program()));
        arguments.show(CommandLine.argumentsProblem(command.arguments()));
        folder.show(CommandLine.folderProblem(command.folder()));
        keyError.setText(command.key().map(its -> conflicts(command, its)).orElse(""));
    }

    private String conflicts(UserCommand command, KeyCombination its) {
        Keymap keys = keymap.get();
        List<String> others = new ArrayList<>();
        keys.users(its, Scope.ALWAYS).forEach(it -> others.add(texts.get(it.textKey())));
        commands().stream()
                .limit(Math.max(0, chosen()))
                .filter(other -> other.key().equals(command.key()))
                .forEach(other -> others.add(other.name()));
        return others.stream()
                .map(other -> texts.get("setting.commands.keyTaken", keys.text(its), other))
                .collect(Collectors.joining(" "));
    }

    /** A text field with its label and its error. */
    private final class Line {
        final TextField field = new TextField();
        final Label label;
        private final Label error = error();

        /** @param part the last part of the ids */
        Line(String part, String textKey) {
            label = new Label(texts.get(textKey));
            label.setLabelFor(field);
            field.setId("settings-commands-" + part);
            error.setId("settings-commands-" + part + "-error");
            field.textProperty().addListener((property, before, now) -> typed());
        }

        void addTo(GridPane grid) {
            addRow(grid, label, field, error);
        }

        void addTo(GridPane grid, Button button) {
            HBox line = new HBox(SPACING, field, button);
            line.setAlignment(Pos.CENTER_LEFT);
            HBox.setHgrow(field, Priority.ALWAYS);
            addRow(grid, label, line, error);
        }

        void show(Optional<Message> problem) {
            error.setText(problem.map(texts::get).orElse(""));
            field.pseudoClassStateChanged(INVALID, problem.isPresent());
            field.setAccessibleHelp(error.getText());
        }
    }

    private final class Cell extends NameAndKeyCell<UserCommand> {
        @Override
        protected String show(UserCommand command) {
            name.setText(command.name());
            keys.setText(command.key().map(its -> keymap.get().text(its)).orElse(""));
            name.pseudoClassStateChanged(INVALID, CommandLine.problem(command).isPresent());
            return command.name() + " " + keys.getText();
        }
    }
}
