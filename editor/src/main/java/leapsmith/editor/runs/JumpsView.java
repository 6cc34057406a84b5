package leapsmith.editor.runs;

import java.util.Locale;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.scene.VisibleTrail;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;

/** The list of jumps, each with the mark that it has in the canvas. A click or Enter plays a jump. */
final class JumpsView extends VBox {
    /** As in the style sheet. */
    private static final double LINE_HEIGHT = 42;

    private static final double PADDING = 10;

    private final JumpsModel model;
    private final Label summary = Nodes.styled(new Label(), "quiet");
    /** Says on demand what the numbers mean. */
    private final Label help;

    private final ListView<JumpsModel.Row> list;

    JumpsView(Texts texts, JumpsModel model) {
        this.model = model;
        getStyleClass().add("jumps");
        Label title = Nodes.styled(new Label(texts.get("jumps.title")), "caption");
        help = new Label(null, FontIcon.of(MaterialDesignH.HELP_CIRCLE_OUTLINE));
        help.setId("jumps-help");
        help.getStyleClass().add("quiet");
        Tooltips.on(help, model::help);
        HBox header = new HBox(6, title, help);
        header.setAlignment(Pos.CENTER_LEFT);
        summary.setWrapText(true);
        summary.setMinHeight(Region.USE_PREF_SIZE);
        list = new ListView<>(model.rows());
        list.setId("jumps-list");
        list.setAccessibleText(texts.get("jumps.title"));
        list.setCellFactory(it -> new Cell());
        list.setOnKeyPressed(event -> {
            JumpsModel.Row row = list.getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.ENTER && row != null) {
                model.play(row);
                event.consume();
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(header, summary, list);
        managedProperty().bind(visibleProperty());
        model.summaryProperty().subscribe(words -> show());
        model.stateProperty().map(OddsState::trail).subscribe(this::color);
        model.rows().addListener((ListChangeListener<JumpsModel.Row>) change -> show());
    }

    /** A ring is drawn in the color of the trail, as in the canvas. */
    private void color(VisibleTrail.Role trail) {
        list.setStyle("-trail-color: -ls-" + KebabNames.nameOf(trail.color()) + ";");
    }

    private void show() {
        String words = model.summaryProperty().get();
        summary.setText(words);
        setVisible(!words.isEmpty());
        String meaning = model.help();
        help.setAccessibleText(meaning);
        help.setVisible(!meaning.isEmpty());
        int lines = model.rows().size();
        list.setPrefHeight(lines * LINE_HEIGHT + PADDING);
        list.setMinHeight(Math.min(2, lines) * LINE_HEIGHT + PADDING);
        Nodes.show(list, lines > 0);
    }

    private final class Cell extends ListCell<JumpsModel.Row> {
        private final Region mark = Nodes.styled(new Region(), "jump-mark");
        private final Label rate = Nodes.styled(new Label(), "number", "jump-rate");
        private final Label time = Nodes.styled(new Label(), "number");
        private final Label slack = Nodes.styled(new Label(), "quiet");
        private final HBox line;

        Cell() {
            rate.setMinWidth(Region.USE_PREF_SIZE);
            line = new HBox(8, mark, rate, new VBox(time, slack));
            line.setAlignment(Pos.CENTER_LEFT);
            setPrefWidth(0);
            Tooltips.on(this, this::tooltip);
            setOnMouseClicked(event -> {
                if (getItem() != null) {
                    model.play(getItem());
                }
            });
        }

        private String tooltip() {
            JumpsModel.Row row = getItem();
            if (row == null) {
                return "";
            }
            return row.help().isEmpty() ? row.description() : row.description() + "\n" + row.help();
        }

        @Override
        protected void updateItem(JumpsModel.Row row, boolean empty) {
            super.updateItem(row, empty);
            getStyleClass().removeIf(name -> name.startsWith("difficulty-"));
            if (empty || row == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            String difficulty = row.jump().difficulty().name().toLowerCase(Locale.ROOT);
            getStyleClass().add("difficulty-" + difficulty);
            rate.setText(row.rate());
            time.setText(row.time());
            slack.setText(row.slack());
            setAccessibleText(row.description());
            setGraphic(line);
        }
    }
}
