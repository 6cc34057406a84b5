package leapsmith.editor.kinds;

import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import leapsmith.editor.inspector.PageView;
import leapsmith.editor.toolbars.Swatches;
import leapsmith.editor.ui.EmptyNote;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.PanelScroll;
import leapsmith.editor.ui.Texts;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** The panel of tile kinds: the list of all kinds with buttons, and below it the fields of the chosen one. */
public final class TileKindsView extends VBox {
    private static final double WIDTH = 248;
    private static final double LEAST_LIST_HEIGHT = 112;
    /** The fraction of the height for the list. */
    private static final double LIST_SHARE = 0.4;

    private final Texts texts;
    private final TileKindsModel model;
    private final ListView<TileKindsModel.Row> list;
    private final Button add;
    private final Button duplicate;
    private final Button delete;
    private final ReplacementBar replacement;
    private final EmptyNote plainNote;
    private final Subscription subscription;
    private boolean following;

    /** @param shown whether the panel is shown */
    public TileKindsView(Texts texts, TileKindsModel model, Swatches swatches, ObservableBooleanValue shown) {
        this.texts = texts;
        this.model = model;
        setId("tile-kinds");
        getStyleClass().add("tile-kinds");
        setMinWidth(WIDTH);
        setPrefWidth(WIDTH);
        setMaxWidth(WIDTH);
        list = new ListView<>(model.rows());
        list.setId("tile-kinds-list");
        list.setAccessibleText(texts.get("kinds.list"));
        list.setCellFactory(it -> new TileKindCell(texts, swatches));
        list.setMinHeight(LEAST_LIST_HEIGHT);
        list.getSelectionModel().selectedItemProperty().addListener((property, before, row) -> choose(row));
        model.rows().addListener((ListChangeListener<TileKindsModel.Row>) change -> follow());
        add = new IconButton("kinds-add", MaterialDesignP.PLUS, texts.get("kinds.add"));
        add.setOnAction(event -> model.add());
        duplicate = new IconButton("kinds-duplicate", MaterialDesignC.CONTENT_DUPLICATE, texts.get("kinds.duplicate"));
        duplicate.setOnAction(event -> model.duplicate());
        delete = new IconButton("kinds-delete", MaterialDesignD.DELETE_OUTLINE, texts.get("kinds.delete"));
        delete.setOnAction(event -> askReplacement());
        replacement = new ReplacementBar(texts, swatches, this::delete, list::requestFocus);
        plainNote = new EmptyNote(texts.get("kinds.plain"));
        plainNote.setId("kinds-plain");
        VBox fields = new VBox(new PageView(texts, model.page().pageProperty()), plainNote);
        fields.getStyleClass().add("inspector-content");
        PanelScroll scroll = new PanelScroll(fields);
        scroll.getStyleClass().add("inspector");
        scroll.setMinHeight(0);
        list.prefHeightProperty().bind(heightProperty().multiply(LIST_SHARE));
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(heading(), list, replacement, scroll);
        model.chosenProperty().subscribe(value -> follow());
        visibleProperty().bind(shown);
        managedProperty().bind(shown);
        subscription = shown.subscribe(model::setShown);
    }

    /** Stops following whether the panel is shown. */
    public void dispose() {
        subscription.unsubscribe();
    }

    private HBox heading() {
        Label caption = new Label(texts.get("kinds.caption"));
        caption.getStyleClass().add("caption");
        caption.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(caption, Priority.ALWAYS);
        HBox heading = new HBox(caption, add, duplicate, delete);
        heading.getStyleClass().add("panel-heading");
        return heading;
    }

    private void choose(TileKindsModel.Row row) {
        if (!following && row != null) {
            model.choose(row.tile().value());
        }
    }

    private void askReplacement() {
        if (model.canDelete()) {
            replacement.ask(model.count(), model.replacements());
        }
    }

    private void delete(int instead) {
        model.delete(instead);
        list.requestFocus();
    }

    /** Shows the chosen kind in the list, and what can be done with it. */
    private void follow() {
        replacement.close();
        add.setDisable(!model.canAdd());
        duplicate.setDisable(!model.canAdd());
        delete.setDisable(!model.canDelete());
        plainNote.setVisible(model.isPlain());
        plainNote.setManaged(model.isPlain());
        following = true;
        try {
            List<TileKindsModel.Row> rows = model.rows();
            for (int i = 0; i < rows.size(); i++) {
                if (rows.get(i).tile().value() == model.chosenProperty().get()) {
                    list.getSelectionModel().clearAndSelect(i);
                }
            }
        } finally {
            following = false;
        }
    }
}
