package leapsmith.editor.reach;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.EmptyNote;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.ItemCell;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/**
 * The list of the repairs that are proposed; hidden while there is none. The one that was chosen, or that the
 * pointer moved over, is previewed in the canvas. Enter applies it.
 */
public final class RepairsView extends VBox {
    private static final double LIST_HEIGHT = 210;
    /** Padding of the list, and a scroll bar. */
    private static final double ROOM = 24;

    private final Texts texts;
    private final RepairsModel model;
    private final Label title = new Label();
    private final EmptyNote note = new EmptyNote("");
    private final ListView<ProposedRepair> list;

    /** @param close drops the repairs */
    public RepairsView(Texts texts, RepairsModel model, Runnable close) {
        this.texts = texts;
        this.model = model;
        list = new ListView<>(model.shownRepairs);
        setId("repairs");
        getStyleClass().add("repairs");
        setMinHeight(Region.USE_PREF_SIZE);
        managedProperty().bind(visibleProperty());
        title.getStyleClass().add("repairs-title");
        title.setMaxWidth(Double.MAX_VALUE);
        Tooltips.wholeText(title);
        HBox.setHgrow(title, Priority.ALWAYS);
        Button closing = new IconButton("repairs-close", MaterialDesignC.CLOSE, texts.get("repair.close"), close);
        HBox header = new HBox(6, title, closing);
        header.setAlignment(Pos.CENTER_LEFT);
        list.setId("repairs-list");
        list.setAccessibleText(texts.get("repair.list"));
        list.setPrefHeight(LIST_HEIGHT);
        list.setPlaceholder(note);
        list.setCellFactory(it -> new Cell());
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        list.getSelectionModel().selectedItemProperty().subscribe(repair -> {
            if (repair != null) {
                model.choose(repair);
            }
        });
        model.chosenProperty().subscribe(this::select);
        Button apply = new Button(texts.get("repair.apply"));
        apply.setId("repairs-apply");
        apply.disableProperty().bind(model.previewedProperty().isNull());
        apply.setOnAction(event -> model.apply());
        getChildren().addAll(header, list, apply);
        model.stateProperty().subscribe(this::show);
    }

    public void focusList() {
        list.requestFocus();
    }

    private void show(RepairState state) {
        setVisible(state.aim().isPresent());
        state.aim().ifPresent(aim -> {
            title.setText(RepairText.title(texts, aim));
            note.setText(state.isSearching() ? texts.get("repair.searching") : RepairText.none(texts, aim));
        });
    }

    private void select(ProposedRepair repair) {
        if (repair == null) {
            list.getSelectionModel().clearSelection();
        } else {
            list.getSelectionModel().select(repair);
        }
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            model.apply();
            event.consume();
        } else if (event.getCode().isNavigationKey()) {
            // Even if it selects no other row.
            model.pointAt(null);
        }
    }

    private final class Cell extends ItemCell<ProposedRepair> {
        private final Label words = new Label();

        Cell() {
            words.setWrapText(true);
            words.setMinHeight(USE_PREF_SIZE);
            // A cell as wide as the list wraps its text instead of showing a scroll bar.
            prefWidthProperty().bind(list.widthProperty().subtract(ROOM));
            // Not when it is under the pointer, because keys scroll the list under a pointer that rests.
            setOnMouseMoved(event -> {
                if (getItem() != null) {
                    model.pointAt(getItem());
                }
            });
            setOnMouseExited(event -> model.pointAt(null));
            setOnMouseClicked(event -> {
                if (getItem() == null) {
                    return;
                }
                if (event.getClickCount() == 2) {
                    model.apply();
                } else {
                    // Also if it was chosen before.
                    model.reveal();
                }
            });
        }

        @Override
        protected void show(ProposedRepair proposed) {
            words.setText(RepairText.of(texts, proposed.repair()));
            setAccessibleText(words.getText());
            setGraphic(words);
        }
    }
}
