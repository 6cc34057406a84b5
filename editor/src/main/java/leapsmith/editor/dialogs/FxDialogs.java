package leapsmith.editor.dialogs;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import leapsmith.editor.canvas.FrameSize;
import leapsmith.editor.dialogs.ModalOverlay.Answer;
import leapsmith.editor.dialogs.ModalOverlay.Kind;
import leapsmith.editor.document.LevelResize;
import leapsmith.editor.ui.Keymap;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.PanelScroll;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.WindowTheme;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;

/** Dialogs inside the window, and the file choosers of the desktop. */
public final class FxDialogs extends FileChoosers implements Dialogs {
    /** How many files a question names. */
    private static final int MAX_NAMED = 12;

    private final WorkDialogs work;
    private final String version;

    public FxDialogs(Texts texts, Stage owner, ModalOverlay overlay, String version) {
        super(texts, owner, overlay);
        work = new FxWorkDialogs(texts, overlay);
        this.version = version;
    }

    @Override
    public Optional<Path> askFileName(Path current) {
        FileNameForm form = new FileNameForm(texts, current);
        return askForm("dialog.rename", "dialog.rename.rename", form, form.valueProperty());
    }

    @Override
    public boolean askTrash(Path file, boolean isKept) {
        return dialogs.confirm(
                texts.get("dialog.trash.header", file.getFileName()),
                texts.get(isKept ? "dialog.trash.text" : "dialog.trash.tooLarge"),
                "folder.delete");
    }

    @Override
    public boolean askAllLevels(String header, List<String> levels, String actionKey) {
        List<String> named = levels.subList(0, Math.min(levels.size(), MAX_NAMED));
        return dialogs.confirm(
                header,
                texts.get("dialog.allLevels", levels.size(), String.join("\n", named), levels.size() - named.size()),
                actionKey);
    }

    @Override
    public boolean askDelete(Path file) {
        return dialogs.confirm(
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
    public Unsaved askSaveToRun(String documentName, String command, boolean hasFile) {
        List<Answer<Unsaved>> answers = new ArrayList<>();
        if (hasFile) {
            answers.add(new Answer<>(texts.get("dialog.saveToRun.discard"), Unsaved.DISCARD, Kind.OTHER));
        }
        answers.add(new Answer<>(texts.get("dialog.cancel"), Unsaved.CANCEL, Kind.CANCEL));
        answers.add(new Answer<>(texts.get("dialog.saveToRun.save"), Unsaved.SAVE, Kind.USUAL));
        return overlay.ask(
                hasFile
                        ? texts.get("dialog.unsaved.header", documentName)
                        : texts.get("dialog.saveToRun.header", documentName),
                PlainDialogs.words(texts.get("dialog.saveToRun.text", command)),
                answers);
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
        NewLevelForm form = new NewLevelForm(
                texts, suggested, WindowTheme.of(owner.getScene()).colors());
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

    @Override
    public Optional<SharedPage> askShare(SharedPage suggested, boolean hasRun, int levels) {
        ShareForm form = new ShareForm(texts, suggested, hasRun, levels);
        return askForm("dialog.share", "dialog.share.export", form, form.valueProperty());
    }

    @Override
    public void showShared(Path page, String embedding) {
        TextField line = new TextField(embedding);
        line.setId("embedding");
        line.setEditable(false);
        line.setAccessibleText(texts.get("dialog.shared.embed"));
        overlay.ask(
                texts.get("dialog.shared"),
                new VBox(
                        8,
                        PlainDialogs.words(texts.get("dialog.shared.text", page.getFileName())),
                        PlainDialogs.words(texts.get("dialog.shared.embed")),
                        line),
                List.of(
                        new Answer<>(texts.get("dialog.shared.copy"), true, Kind.OTHER),
                        new Answer<>(texts.get("dialog.close"), false, Kind.USUAL)),
                List.of((answer, button) -> {
                    // Escape closes it, too.
                    button.setCancelButton(!answer.value());
                    if (answer.value()) {
                        // Copying leaves the dialog open.
                        button.setOnAction(event -> copy(embedding));
                    }
                }));
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
        dialogs.error(title, message);
    }

    @Override
    public void unexpected(ErrorReport report) {
        Label summary = PlainDialogs.words(report.summary());
        summary.getStyleClass().add("quiet");
        Label further = Nodes.styled(new Label(), "quiet");
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
        KeyTable table = new KeyTable(texts, keymap);
        TextField search = new TextField();
        search.setId("keys-search");
        search.setPromptText(texts.get("dialog.keys.search"));
        search.setAccessibleText(texts.get("dialog.keys.search"));
        search.textProperty().addListener((property, before, now) -> table.find(now));
        PanelScroll scroll = new PanelScroll(table);
        scroll.setPrefViewportHeight(Math.min(520, owner.getHeight() - 200));
        scroll.setPrefViewportWidth(560);
        dialogs.show(texts.get("dialog.keys"), new VBox(8, search, scroll));
    }

    @Override
    public void showAbout() {
        Label java = Nodes.styled(
                new Label(texts.get(
                        "about.runs",
                        System.getProperty("java.version"),
                        System.getProperty("javafx.runtime.version", ""))),
                "quiet");
        dialogs.show(
                texts.get("about.name", version),
                new VBox(8, PlainDialogs.words(texts.get("about.text")), java, libraries()));
    }

    private VBox libraries() {
        Label caption = Nodes.styled(new Label(texts.get("about.libraries")), "caption", "key-caption");
        VBox lines = new VBox(2, caption);
        for (Libraries.Library library : new Libraries().running()) {
            Label line = PlainDialogs.words(
                    texts.get("about.library", library.name(), library.version(), library.license()));
            line.getStyleClass().add("quiet");
            lines.getChildren().add(line);
        }
        return lines;
    }

    /** The libraries that the program runs with. */
    static final class Libraries {
        /**
         * A library.
         *
         * @param version as its module states it; empty if it doesn't
         */
        record Library(String name, String version, String license) {}

        private final Properties known = new Properties();

        Libraries() {
            try (Reader in = new InputStreamReader(
                    Libraries.class.getResourceAsStream("libraries.properties"), StandardCharsets.UTF_8)) {
                known.load(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** The library that a module belongs to; empty for a module of Java or of Leapsmith. */
        Optional<Library> of(ModuleDescriptor module) {
            String entry = known.getProperty(module.name());
            if (entry == null) {
                return Optional.empty();
            }
            String[] parts = entry.split("; ", 2);
            return Optional.of(new Library(parts[0], module.rawVersion().orElse(""), parts[1]));
        }

        /** The libraries of the running program, in alphabetical order. */
        List<Library> running() {
            Map<String, Library> byName = new LinkedHashMap<>();
            ModuleLayer.boot().modules().stream()
                    .flatMap(module -> of(module.getDescriptor()).stream())
                    .sorted((a, b) -> a.name().compareToIgnoreCase(b.name()))
                    .forEach(library -> byName.putIfAbsent(library.name(), library));
            return List.copyOf(byName.values());
        }
    }

    /** The fields of the dialog that asks for a tile of the level by column and row. */
    private static final class GoToTileDialog extends VBox {
        private static final PseudoClass INVALID = PseudoClass.getPseudoClass("invalid");
        private static final Pattern TWO_NUMBERS = Pattern.compile("\\s*(\\d{1,6})(?:\\s*[,;]\\s*|\\s+)(\\d{1,6})\\s*");
        private static final double SPACING = 8;

        private final ReadOnlyObjectWrapper<Dialogs.Tile> value = new ReadOnlyObjectWrapper<>(this, "value");

        /** Fields for a tile of a level of this size. */
        GoToTileDialog(Texts texts, Dialogs.Tile suggested, int columns, int rows) {
            super(SPACING);
            TextField field = Nodes.styled(new TextField(suggested.column() + ", " + suggested.row()), "number-field");
            field.setId("tile");
            Label label = new Label(texts.get("dialog.tile.place"));
            label.setLabelFor(field);
            Label error = Nodes.styled(new Label(), "field-error");
            HBox line = new HBox(SPACING, label, field);
            line.setAlignment(Pos.CENTER_LEFT);
            getChildren().addAll(line, error);
            field.selectAll();
            field.textProperty().subscribe(text -> {
                value.set(parse(text, columns, rows));
                boolean wrong = value.get() == null;
                field.pseudoClassStateChanged(INVALID, wrong);
                error.setText(wrong ? texts.get("error.tile", columns - 1, rows - 1) : "");
            });
        }

        /** The typed tile; null while the text is not a tile of the level. */
        ReadOnlyObjectProperty<Dialogs.Tile> valueProperty() {
            return value.getReadOnlyProperty();
        }

        private static Dialogs.Tile parse(String text, int columns, int rows) {
            Matcher numbers = TWO_NUMBERS.matcher(text);
            if (!numbers.matches()) {
                return null;
            }
            int column = Integer.parseInt(numbers.group(1));
            int row = Integer.parseInt(numbers.group(2));
            return column < columns && row < rows ? new Dialogs.Tile(column, row) : null;
        }
    }

    /** The field of the dialog that asks for a new name of a level file. */
    private static final class FileNameForm extends VBox {
        /** Characters that at least one system does not allow in names. */
        private static final String FORBIDDEN = "/\\:*?\"<>|";

        private final Texts texts;
        private final ReadOnlyObjectWrapper<Path> value = new ReadOnlyObjectWrapper<>(this, "value");
        private final Path current;
        private final TextField field;
        private final Label error = Nodes.styled(new Label(), "field-error");

        FileNameForm(Texts texts, Path current) {
            super(6);
            this.texts = texts;
            this.current = current;
            String name = current.getFileName().toString();
            field = new TextField(name);
            field.setId("file-name-field");
            field.setPrefColumnCount(28);
            Label label = new Label(texts.get("dialog.rename.name"));
            label.setLabelFor(field);
            error.setWrapText(true);
            getChildren().addAll(label, field, error);
            field.textProperty().subscribe(this::check);
            // After the dialog has given it the focus, which selects all.
            int dot = name.indexOf('.', 1);
            Platform.runLater(() -> field.selectRange(0, dot < 0 ? name.length() : dot));
        }

        /** The renamed file with an extension of its format; null while it is not valid. */
        ReadOnlyObjectProperty<Path> valueProperty() {
            return value.getReadOnlyProperty();
        }

        /** Those of the file's format, which a rename doesn't change. */
        private List<String> extensions() {
            return LevelFiles.formatOf(current).orElse(LevelFiles.NATIVE).extensions();
        }

        private void check(String typed) {
            String name = typed.strip();
            value.set(null);
            if (name.isEmpty()) {
                error.setText(texts.get("error.empty"));
            } else if (name.startsWith(".") || name.chars().anyMatch(c -> c < ' ' || FORBIDDEN.indexOf(c) >= 0)) {
                error.setText(texts.get("error.fileName", FORBIDDEN));
            } else {
                Path file = ChosenName.withEnding(current.resolveSibling(name), extensions());
                boolean taken = !file.equals(current) && Files.exists(file);
                error.setText(taken ? texts.get("error.taken", file.getFileName()) : "");
                value.set(taken ? null : file);
            }
        }
    }
}
