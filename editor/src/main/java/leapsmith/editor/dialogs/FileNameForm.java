package leapsmith.editor.dialogs;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.format.LevelFiles;

/** The field of the dialog that asks for a new name of a level file. */
final class FileNameForm extends VBox {
    /** Characters that at least one system does not allow in names. */
    private static final String FORBIDDEN = "/\\:*?\"<>|";

    private final Texts texts;
    private final ReadOnlyObjectWrapper<Path> value = new ReadOnlyObjectWrapper<>(this, "value");
    private final Path current;
    private final TextField field;
    private final Label error = new Label();

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
        error.getStyleClass().add("field-error");
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
