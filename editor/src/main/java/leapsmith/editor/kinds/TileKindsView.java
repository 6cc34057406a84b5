package leapsmith.editor.kinds;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.application.Platform;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import leapsmith.editor.inspector.PageView;
import leapsmith.editor.toolbars.Swatches;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.ui.EmptyNote;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.ItemCell;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.PanelScroll;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Message;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** The panel of tile kinds: the list of all kinds with buttons, and below it the fields of the chosen one. */
public final class TileKindsView extends VBox {
    private static final double WIDTH = 272;
    private static final double MIN_LIST_HEIGHT = 112;
    /** The fraction of the height for the list. */
    private static final double LIST_SHARE = 0.25;

    private final Texts texts;
    private final TileKindsModel model;
    private final ListView<TileKindsModel.Row> list;
    private final Button add;
    private final Button duplicate;
    private final Button delete;
    private final ReplacementBar replacement;
    private final EmptyNote note;
    private final MenuButton kindsFile;
    private final KindDemoView demo;
    private final Subscription subscription;
    private boolean following;

    /** @param paused whether the moving picture stands still, which the view changes */
    public TileKindsView(
            Texts texts,
            TileKindsModel model,
            Swatches swatches,
            ObservableBooleanValue shown,
            Property<Boolean> paused) {
        this.texts = texts;
        this.model = model;
        setId("tile-kinds");
        getStyleClass().add("tile-kinds");
        setMinWidth(WIDTH);
        setPrefWidth(WIDTH);
        list = new ListView<>(model.shownRows);
        list.setId("tile-kinds-list");
        list.setAccessibleText(texts.get("kinds.list"));
        list.setCellFactory(it -> new TileKindCell(texts, swatches));
        list.setMinHeight(MIN_LIST_HEIGHT);
        list.getSelectionModel().selectedItemProperty().addListener((property, before, row) -> choose(row));
        model.shownRows.addListener((ListChangeListener<TileKindsModel.Row>) change -> follow());
        add = new IconButton("kinds-add", MaterialDesignP.PLUS, texts.get("kinds.add"), model::add);
        duplicate = new IconButton(
                "kinds-duplicate", MaterialDesignC.CONTENT_DUPLICATE, texts.get("kinds.duplicate"), model::duplicate);
        delete = new IconButton(
                "kinds-delete", MaterialDesignD.DELETE_OUTLINE, texts.get("kinds.delete"), this::askReplacement);
        replacement = new ReplacementBar(texts, swatches, this::delete, list::requestFocus);
        note = new EmptyNote("");
        note.setId("kinds-note");
        kindsFile = new MenuButton(texts.get("kinds.file"));
        kindsFile.setId("kinds-file");
        kindsFile.setMaxWidth(Double.MAX_VALUE);
        kindsFile.setOnShowing(event -> fillMenu());
        VBox fields = Nodes.styled(
                new VBox(note, kindsFile, new PageView(texts, model.page().pageProperty())), "inspector-content");
        PanelScroll scroll = Nodes.styled(new PanelScroll(fields), "inspector");
        scroll.setMinHeight(0);
        // Otherwise the list would become as small as possible.
        scroll.setPrefHeight(0);
        demo = new KindDemoView(texts, model.demo(), swatches, shown, paused);
        list.prefHeightProperty().bind(heightProperty().multiply(LIST_SHARE));
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(heading(), list, replacement, demo, scroll);
        model.chosenProperty().subscribe(value -> follow());
        list.heightProperty().subscribe(this::scrollToChosen);
        Nodes.showWhile(this, shown);
        subscription = shown.subscribe(model::setShown);
    }

    public void dispose() {
        subscription.unsubscribe();
        demo.dispose();
    }

    private HBox heading() {
        Label caption = Nodes.styled(new Label(texts.get("kinds.caption")), "caption");
        caption.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(caption, Priority.ALWAYS);
        return Nodes.styled(new HBox(caption, add, duplicate, delete), "panel-heading");
    }

    /** Has what can be done with the chosen kind and the kinds file in the menu, and what can be undone. */
    private void fillMenu() {
        kindsFile.getItems().clear();
        for (TileKindsModel.Action action : TileKindsModel.Action.values()) {
            MenuItem item = new MenuItem(texts.get(action.textKey));
            item.setId("kinds-action-" + KebabNames.nameOf(action));
            item.setDisable(!model.can(action));
            item.setOnAction(event -> model.run(action));
            kindsFile.getItems().add(item);
        }
        Optional<Message> last = model.files().lastProperty().get();
        MenuItem undo = new MenuItem(last.map(it -> texts.get("kinds.action.undo", texts.get(it)))
                .orElse(texts.get("kinds.action.no-undo")));
        undo.setId("kinds-action-undo");
        undo.setDisable(last.isEmpty());
        undo.setOnAction(event -> model.files().undo());
        kindsFile.getItems().addAll(new SeparatorMenuItem(), undo);
    }

    private void choose(TileKindsModel.Row row) {
        if (!following && row != null) {
            model.choose(row.tile());
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
        duplicate.setDisable(!model.canDuplicate());
        delete.setDisable(!model.canDelete());
        Optional<Message> about = model.note();
        Nodes.show(note, about.isPresent());
        note.setText(about.map(texts::get).orElse(""));
        following = true;
        try {
            List<TileKindsModel.Row> rows = model.shownRows;
            for (int i = 0; i < rows.size(); i++) {
                if (model.isChosen(rows.get(i))) {
                    list.getSelectionModel().clearAndSelect(i);
                    // Only then does the list know its lines.
                    Platform.runLater(this::scrollToChosen);
                }
            }
        } finally {
            following = false;
        }
    }

    private void scrollToChosen() {
        list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 1));
    }

    /** A line of the list of tile kinds: picture, symbol, name with shape, and the number of tiles. */
    private static final class TileKindCell extends ItemCell<TileKindsModel.Row> {
        private final Texts texts;
        private final Swatches swatches;
        private final StackPane swatch = new StackPane();
        private final Label symbol = Nodes.styled(new Label(), "symbol");
        private final Label name = new Label();
        private final Label count = Nodes.styled(new Label(), "detail");
        private final FontIcon shared = new FontIcon(MaterialDesignF.FOLDER_OUTLINE);
        private final HBox line = new HBox(6, swatch, symbol, name, shared, count);

        TileKindCell(Texts texts, Swatches swatches) {
            this.texts = texts;
            this.swatches = swatches;
            name.setMaxWidth(Double.MAX_VALUE);
            Tooltips.wholeText(name);
            // The names of slopes differ at the end.
            name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
            count.managedProperty().bind(count.textProperty().isNotEmpty());
            HBox.setHgrow(name, Priority.ALWAYS);
            count.setMinWidth(USE_PREF_SIZE);
            line.setAlignment(Pos.CENTER_LEFT);
            setPrefWidth(0);
        }

        @Override
        protected void show(TileKindsModel.Row row) {
            PaletteEntry.Tile tile = row.tile();
            swatch.getChildren().setAll(swatches.of(tile));
            symbol.setText(tile.isOffered() ? "" : Character.toString(tile.symbol()));
            boolean isShared = tile.kind().base().isPresent();
            shared.setVisible(isShared);
            shared.setManaged(isShared);
            name.setText(texts.get(PaletteEntry.Tile.shortName(tile.kind())));
            String tiles = texts.get("kinds.count", row.count());
            count.setText(row.count() == 0 ? "" : String.format(texts.locale(), "%,d", row.count()));
            String text = texts.get("kinds.cell", name.getText(), symbol.getText(), tiles);
            setAccessibleText(isShared ? texts.get("kinds.cell.shared", text) : text);
            setGraphic(line);
        }
    }

    /** The question what replaces the tiles of a kind that is deleted. */
    private static final class ReplacementBar extends VBox {
        private final Texts texts;
        private final IntConsumer delete;
        private final Runnable cancelled;
        private final Label question = new Label();
        private final ComboBox<PaletteEntry.Tile> kinds = new ComboBox<>();

        /**
         * A bar that is closed.
         *
         * @param delete receives the value that replaces the tiles
         * @param cancelled called when the user doesn't delete
         */
        ReplacementBar(Texts texts, Swatches swatches, IntConsumer delete, Runnable cancelled) {
            this.texts = texts;
            this.delete = delete;
            this.cancelled = cancelled;
            setId("kinds-replacement");
            getStyleClass().add("replacement-bar");
            question.setWrapText(true);
            question.setMinHeight(USE_PREF_SIZE);
            question.setLabelFor(kinds);
            kinds.setId("kinds-replacement-kind");
            kinds.setMaxWidth(Double.MAX_VALUE);
            kinds.setMinHeight(USE_PREF_SIZE);
            kinds.setCellFactory(it -> new Cell(swatches));
            kinds.setButtonCell(new Cell(swatches));
            Button confirm = new Button(texts.get("kinds.delete.confirm"));
            confirm.setId("kinds-replacement-delete");
            confirm.setOnAction(event -> confirm());
            Button cancel = new Button(texts.get("kinds.cancel"));
            cancel.setId("kinds-replacement-cancel");
            cancel.setOnAction(event -> cancel());
            HBox buttons = new HBox(6, cancel, confirm);
            buttons.setAlignment(Pos.CENTER_RIGHT);
            buttons.setMinHeight(USE_PREF_SIZE);
            getChildren().addAll(question, kinds, buttons);
            close();
        }

        /** Asks what replaces so many tiles; the first choice is the usual one. */
        void ask(long tiles, List<PaletteEntry.Tile> choices) {
            if (tiles == 0) {
                delete.accept(choices.get(0).value());
                return;
            }
            question.setText(texts.get("kinds.replace", tiles));
            kinds.getItems().setAll(choices);
            kinds.setValue(choices.get(0));
            kinds.setAccessibleText(question.getText());
            Nodes.show(this, true);
            kinds.requestFocus();
        }

        void close() {
            Nodes.show(this, false);
        }

        private void confirm() {
            delete.accept(kinds.getValue().value());
        }

        private void cancel() {
            close();
            cancelled.run();
        }

        private final class Cell extends ListCell<PaletteEntry.Tile> {
            private final Swatches swatches;

            Cell(Swatches swatches) {
                this.swatches = swatches;
            }

            @Override
            protected void updateItem(PaletteEntry.Tile tile, boolean empty) {
                super.updateItem(tile, empty);
                boolean isNone = empty || tile == null;
                setText(isNone ? null : texts.get(PaletteEntry.Tile.shortName(tile.kind())));
                setGraphic(isNone ? null : swatches.of(tile));
            }
        }
    }
}
