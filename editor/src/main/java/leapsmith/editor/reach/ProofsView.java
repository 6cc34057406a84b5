package leapsmith.editor.reach;

import javafx.collections.ListChangeListener;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.ItemCell;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** The list of the proofs that goals can be reached, each with its legs; hidden while there is none. Enter plays a row. */
public final class ProofsView extends VBox {
    private static final double MAX_HEIGHT = 240;
    /** As in the style sheet. */
    private static final double ROW_HEIGHT = 28;

    private static final double PADDING = 10;
    /** Padding of the list, and a scroll bar. */
    private static final double ROOM = 24;

    private final ProofsModel model;
    private final ListView<ProofsModel.Row> list;

    public ProofsView(Texts texts, ProofsModel model) {
        this.model = model;
        setId("proofs");
        getStyleClass().add("repairs");
        setMinHeight(Region.USE_PREF_SIZE);
        Label title = Nodes.styled(new Label(texts.get("proofs.title")), "repairs-title");
        list = new ListView<>(model.shownRows);
        list.setId("proofs-list");
        list.setAccessibleText(texts.get("proofs.title"));
        list.setCellFactory(it -> new Cell());
        list.setOnKeyPressed(event -> {
            ProofsModel.Row row = list.getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.ENTER && row != null) {
                model.play(row);
                event.consume();
            }
        });
        getChildren().addAll(title, list);
        model.shownRows.addListener((ListChangeListener<ProofsModel.Row>) change -> showRows());
        showRows();
    }

    private void showRows() {
        int rows = model.shownRows.size();
        list.setPrefHeight(Math.min(MAX_HEIGHT, rows * ROW_HEIGHT + PADDING));
        Nodes.show(this, rows > 0);
    }

    private final class Cell extends ItemCell<ProofsModel.Row> {
        private final Label words = new Label();
        private final Button play = new IconButton(null, MaterialDesignP.PLAY, "", () -> model.play(getItem()));
        private final HBox line = new HBox(6, words, Nodes.spring(), play);

        Cell() {
            line.setAlignment(Pos.CENTER_LEFT);
            words.setMinWidth(0);
            HBox.setHgrow(words, Priority.SOMETIMES);
            Tooltips.wholeText(words);
            play.setFocusTraversable(false);
            play.setMinWidth(Region.USE_PREF_SIZE);
            prefWidthProperty().bind(list.widthProperty().subtract(ROOM));
        }

        @Override
        protected void show(ProofsModel.Row row) {
            words.setText(row.text());
            words.setPadding(new Insets(0, 0, 0, row.leg().isPresent() ? 14 : 0));
            Tooltips.on(play, row.action());
            play.setAccessibleText(row.action());
            setAccessibleText(row.text());
            setGraphic(line);
        }
    }
}
