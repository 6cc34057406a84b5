package leapsmith.editor.inspector;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.toolbars.Swatches;
import leapsmith.editor.ui.EmptyNote;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.ItemCell;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/** The list of objects: a click selects an object and brings it into view, a double-click or Enter centers it. */
public final class ObjectsView extends ListView<ObjectsModel.Row> {
    private final ObjectsModel model;
    private boolean following;

    /** @param menu the actions on the selected objects */
    public ObjectsView(Texts texts, ObjectsModel model, ContextMenu menu, Swatches swatches, OpenLevel level) {
        super(model.rows());
        this.model = model;
        setId("objects");
        setAccessibleText(texts.get("panel.objects"));
        setContextMenu(menu);
        setPlaceholder(new EmptyNote(texts.get("objects.none")));
        setCellFactory(list -> new Cell(texts, model, swatches));
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        getSelectionModel().getSelectedItems().addListener((ListChangeListener<ObjectsModel.Row>) change -> choose());
        model.selected().addListener((ListChangeListener<String>) change -> follow());
        model.rows().addListener((ListChangeListener<ObjectsModel.Row>) change -> follow());
        setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && !event.isShiftDown() && !event.isShortcutDown()) {
                goToChosen(event.getClickCount() == 2 ? level::center : level::reveal);
            }
        });
        setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                goToChosen(level::center);
                event.consume();
            }
        });
        follow();
    }

    private void goToChosen(Consumer<String> goTo) {
        ObjectsModel.Row row = getSelectionModel().getSelectedItem();
        if (row != null) {
            goTo.accept(row.id());
        }
    }

    private void choose() {
        if (!following) {
            model.select(getSelectionModel().getSelectedItems().stream()
                    .map(ObjectsModel.Row::id)
                    .toList());
        }
    }

    /** Copies the selection of the document to the list. */
    private void follow() {
        following = true;
        try {
            Set<String> wanted = new HashSet<>(model.selected());
            int[] indices = IntStream.range(0, model.rows().size())
                    .filter(row -> wanted.contains(model.rows().get(row).id()))
                    .toArray();
            getSelectionModel().clearSelection();
            if (indices.length > 0) {
                // All in one call, because each call notifies all listeners.
                getSelectionModel().selectIndices(indices[0], indices);
            }
        } finally {
            following = false;
        }
    }

    private static final class Cell extends ItemCell<ObjectsModel.Row> {
        /** Icons of what is neither hidden nor locked are faint, so that the others stand out. */
        private static final double OFF_OPACITY = 0.4;

        private final Texts texts;
        private final Swatches swatches;
        private final StackPane swatch = new StackPane();
        private final Label id = new Label();
        private final Label detail = Nodes.styled(new Label(), "detail");
        private final IconButton hide;
        private final IconButton lock;
        private final HBox line;

        Cell(Texts texts, ObjectsModel model, Swatches swatches) {
            this.texts = texts;
            this.swatches = swatches;
            Tooltips.wholeText(id);
            detail.setMinWidth(Region.USE_PREF_SIZE);
            Region between = Nodes.spring();
            hide = flag(
                    "object-hide",
                    texts.get("objects.hide"),
                    () -> model.setHidden(getItem().id(), !getItem().isHidden()));
            lock = flag(
                    "object-lock",
                    texts.get("objects.lock"),
                    () -> model.setLocked(getItem().id(), !getItem().isLocked()));
            line = new HBox(8, swatch, id, between, detail, new HBox(hide, lock));
            line.setAlignment(Pos.CENTER_LEFT);
            setPrefWidth(0);
        }

        @Override
        protected void show(ObjectsModel.Row row) {
            swatch.getChildren().setAll(swatches.of(row.type(), row.kind(), row.own()));
            id.setText(row.id());
            // The swatch shows the type too.
            detail.setText(text("kind", row) + "  " + row.place());
            show(hide, row.isHidden(), MaterialDesignE.EYE_OFF_OUTLINE, MaterialDesignE.EYE_OUTLINE);
            show(lock, row.isLocked(), MaterialDesignL.LOCK_OUTLINE, MaterialDesignL.LOCK_OPEN_VARIANT_OUTLINE);
            setAccessibleText(row.id() + ", " + text("object", row) + ", " + row.place()
                    + (row.isHidden() ? ", " + texts.get("objects.isHidden") : "")
                    + (row.isLocked() ? ", " + texts.get("objects.isLocked") : ""));
            setGraphic(line);
        }

        /** A button that doesn't take the focus from the list; its click selects nothing. */
        private static IconButton flag(String id, String name, Runnable action) {
            IconButton button = Nodes.styled(new IconButton(id, MaterialDesignE.EYE_OUTLINE, name), "object-flag");
            button.setFocusTraversable(false);
            button.setOnAction(event -> action.run());
            button.addEventHandler(MouseEvent.ANY, MouseEvent::consume);
            return button;
        }

        private static void show(IconButton button, boolean isOn, Ikon on, Ikon off) {
            ((FontIcon) button.getGraphic()).setIconCode(isOn ? on : off);
            button.setOpacity(isOn ? 1 : OFF_OPACITY);
        }

        private String text(String prefix, ObjectsModel.Row row) {
            return texts.getOr(prefix + "." + row.type() + "." + row.kind(), row.kind());
        }
    }
}
