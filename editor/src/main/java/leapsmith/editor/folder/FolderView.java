package leapsmith.editor.folder;

import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.FXCollections;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.OverrunStyle;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.EmptyNote;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ThumbnailView;
import leapsmith.editor.ui.Thumbnails;
import leapsmith.editor.ui.Tooltips;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** The levels of a folder as pictures: a click or Enter opens one, buttons and a context menu change the files. */
final class FolderView extends VBox {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final double WIDTH = 196;

    private final Texts texts;
    private final FolderModel model;
    private final Thumbnails thumbnails;
    private final ListView<Path> list;

    FolderView(Texts texts, FolderModel model, Thumbnails thumbnails) {
        this.texts = texts;
        this.model = model;
        this.thumbnails = thumbnails;
        setId("folder");
        getStyleClass().add("folder-panel");
        setMinWidth(WIDTH);
        setPrefWidth(WIDTH);
        setMaxWidth(Double.MAX_VALUE);
        list = new ListView<>();
        // Hidden cells would read and draw their levels, too.
        visibleProperty()
                .subscribe(isShown -> list.setItems(isShown ? model.levels() : FXCollections.emptyObservableList()));
        list.setId("folder-list");
        list.setAccessibleText(texts.get("folder.levels"));
        list.setPlaceholder(new EmptyNote(texts.get("folder.none")));
        list.setCellFactory(it -> new Cell());
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                withSelected(model.controls::open);
                event.consume();
            } else if (event.getCode() == KeyCode.F2) {
                withSelected(model.controls::rename);
                event.consume();
            }
        });
        list.setContextMenu(new ContextMenu(
                item("folder.open", model.controls::open),
                item("folder.rename", model.controls::rename),
                item("folder.duplicate", model.controls::duplicate),
                item("folder.delete", model.controls::delete)));
        model.current.subscribe(file -> followCurrent());
        model.listingsProperty().subscribe(count -> followCurrent());
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(heading(), list, buttons());
    }

    private HBox heading() {
        Label name = new Label();
        name.setId("folder-name");
        name.getStyleClass().add("caption");
        name.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
        name.setMaxWidth(Double.MAX_VALUE);
        name.textProperty()
                .bind(model.folderProperty()
                        .map(folder -> folder.getFileName() == null ? folder : folder.getFileName())
                        .map(Object::toString)
                        .orElse(texts.get("folder.noFolder")));
        Tooltips.on(
                name,
                () -> model.folderProperty()
                        .map(Path::toString)
                        .orElse(texts.get("folder.noFolder"))
                        .getValue());
        HBox.setHgrow(name, Priority.ALWAYS);
        Button choose = button("folder.choose", MaterialDesignF.FOLDER_OPEN_OUTLINE);
        choose.setOnAction(event -> model.controls.chooseFolder());
        HBox heading = new HBox(4, name, undoButton(), choose);
        heading.getStyleClass().add("folder-heading");
        heading.setAlignment(Pos.CENTER_LEFT);
        return heading;
    }

    private HBox buttons() {
        Button create = button("folder.create", MaterialDesignF.FILE_PLUS_OUTLINE);
        create.setOnAction(event -> model.controls.create());
        create.disableProperty().bind(model.folderProperty().isNull());
        HBox bar = new HBox(
                4,
                create,
                ofSelected("folder.rename", MaterialDesignP.PENCIL_OUTLINE, model.controls::rename),
                ofSelected("folder.duplicate", MaterialDesignC.CONTENT_DUPLICATE, model.controls::duplicate),
                ofSelected("folder.delete", MaterialDesignD.DELETE_OUTLINE, model.controls::delete));
        bar.getStyleClass().add("folder-buttons");
        return bar;
    }

    private StackPane undoButton() {
        Button undo = button("folder.undoDelete", MaterialDesignD.DELETE_RESTORE);
        undo.setOnAction(event -> model.controls.undoDelete());
        model.listingsProperty()
                .subscribe(count -> undo.setDisable(model.controls.lastDeleted().isEmpty()));
        Tooltips.on(
                undo,
                () -> model.controls
                        .lastDeleted()
                        .map(file -> texts.get("folder.undoDelete.file", file.getFileName()))
                        .orElse(texts.get("folder.undoDelete")));
        return Tooltips.around(undo);
    }

    private StackPane ofSelected(String key, Ikon icon, Consumer<Path> handler) {
        Button button = button(key, icon);
        button.setOnAction(event -> withSelected(handler));
        ObservableBooleanValue none = Bindings.isNull(list.getSelectionModel().selectedItemProperty());
        button.disableProperty().bind(none);
        return Tooltips.around(button);
    }

    private Button button(String key, Ikon icon) {
        Button button = new Button(null, new FontIcon(icon));
        button.setId(key.replace('.', '-'));
        button.setAccessibleText(texts.get(key));
        Tooltips.on(button, texts.get(key));
        return button;
    }

    private MenuItem item(String key, Consumer<Path> handler) {
        MenuItem item = new MenuItem(texts.get(key));
        item.setOnAction(event -> withSelected(handler));
        return item;
    }

    private void withSelected(Consumer<Path> handler) {
        Path selected = list.getSelectionModel().getSelectedItem();
        if (selected != null) {
            handler.accept(selected);
        }
    }

    private void followCurrent() {
        Path current = model.current.get();
        if (current != null && model.levels().contains(current)) {
            list.getSelectionModel().select(current);
        }
        list.refresh();
    }

    private final class Cell extends ListCell<Path> {
        private final ThumbnailView picture = new ThumbnailView(1);
        private final Label name = new Label();
        private final VBox content = new VBox(2, picture, name);

        Cell() {
            getStyleClass().add("folder-cell");
            content.setAlignment(Pos.CENTER);
            setPrefWidth(0);
            setOnMouseClicked(event -> {
                if (event.getButton() == MouseButton.PRIMARY && getItem() != null) {
                    model.controls.open(getItem());
                }
            });
        }

        @Override
        protected void updateItem(Path file, boolean empty) {
            super.updateItem(file, empty);
            if (empty || file == null) {
                setGraphic(null);
                setAccessibleText(null);
                pseudoClassStateChanged(CURRENT, false);
                return;
            }
            String shown = file.getFileName().toString().replaceFirst("\\.level\\.json$", "");
            name.setText(shown);
            setAccessibleText(shown);
            picture.show(file, thumbnails, texts);
            pseudoClassStateChanged(CURRENT, file.equals(model.current.get()));
            setGraphic(content);
        }
    }
}
