package leapsmith.editor.runs;

import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.Action;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.EmptyNote;
import leapsmith.editor.ui.ItemCell;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.editor.ui.ValueInput;

/**
 * The list of kept runs, each with a check box for its trail, an editable name and its outcome; and the jumps of the run
 * that is looked at.
 */
public final class RunsView extends VBox {
    /** The height of a name above an outcome. */
    private static final double ROW_HEIGHT = 42;

    /** Above and below the rows, as in the style sheet. */
    private static final double PADDING = 10;

    // Of runs beside the list of jumps.
    private static final int MIN_ROWS = 2;
    private static final int MAX_ROWS = 8;

    private final Texts texts;
    private final Actions actions;
    private final RunsModel model;
    private final ListView<RunsModel.Row> list;

    public RunsView(Texts texts, Actions actions, RunsModel model, JumpsModel jumps) {
        this.texts = texts;
        this.actions = actions;
        this.model = model;
        setId("runs");
        getStyleClass().add("runs");
        list = new ListView<>(model.seen);
        list.setId("runs-list");
        list.setAccessibleText(texts.get("panel.runs"));
        list.setPlaceholder(new EmptyNote(texts.get("runs.none")));
        list.setCellFactory(it -> new Cell());
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        list.getSelectionModel().selectedItemProperty().subscribe(row -> {
            if (row != null) {
                model.choose(row.run());
            }
        });
        model.seen.addListener((ListChangeListener<RunsModel.Row>) change -> {
            fitHeight();
            follow();
        });
        model.chosenProperty().subscribe(run -> follow());
        // Beside the list of jumps it is as high as its rows.
        VBox.setVgrow(list, Priority.SOMETIMES);
        fitHeight();
        JumpsView jumpsView = new JumpsView(texts, jumps);
        VBox.setVgrow(jumpsView, Priority.ALWAYS);
        getChildren()
                .addAll(
                        bar(button(ActionId.RUN_KEEP, "runs.keep"), button(ActionId.RUN_LOAD, "runs.load")),
                        list,
                        bar(
                                button(ActionId.RUN_SAVE, "runs.save"),
                                button(ActionId.RUN_TABLE, "runs.table"),
                                button(ActionId.RUN_MOVIE, "runs.movie"),
                                button(ActionId.RUN_ITEMS, "runs.items"),
                                button(ActionId.RUN_REMOVE, "runs.remove")),
                        jumpsView);
    }

    private void fitHeight() {
        int rows = Math.max(1, model.seen.size());
        list.setMinHeight(Math.min(MIN_ROWS, rows) * ROW_HEIGHT + PADDING);
        list.setPrefHeight(Math.min(MAX_ROWS, rows) * ROW_HEIGHT + PADDING);
    }

    private void keyPressed(KeyEvent event) {
        KeptRun chosen = model.chosenProperty().get();
        // A name being edited keeps its keys.
        if (chosen == null || event.getTarget() != list) {
            return;
        }
        if (event.getCode() == KeyCode.SPACE) {
            model.show(chosen, !chosen.isShown());
            event.consume();
        } else if (event.getCode() == KeyCode.F2) {
            list.lookupAll(".list-cell").stream()
                    .filter(it -> it instanceof Cell cell && cell.isOf(chosen))
                    .forEach(it -> ((Cell) it).beginRename());
            event.consume();
        }
    }

    private void follow() {
        if (model.chosen().isEmpty()) {
            list.getSelectionModel().clearSelection();
        }
        for (RunsModel.Row row : model.seen) {
            if (row.run() == model.chosenProperty().get()) {
                list.getSelectionModel().select(row);
            }
        }
    }

    private static FlowPane bar(Node... buttons) {
        return Nodes.styled(new FlowPane(6, 6, buttons), "run-actions");
    }

    private StackPane button(ActionId id, String wordKey) {
        Action action = actions.get(id);
        Button button = new Button(texts.get(wordKey));
        button.setId("action-" + id.id().replace('.', '-'));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.disableProperty().bind(Bindings.not(action.enabled()));
        button.setOnAction(event -> action.run());
        Tooltips.on(button, texts.get(id.textKey()));
        return Tooltips.around(button);
    }

    private final class Cell extends ItemCell<RunsModel.Row> {
        private final CheckBox shown = new CheckBox();
        private final Label name = new Label();
        private final NameInput edited = new NameInput();
        private final Label outcome = Nodes.styled(new Label(), "quiet");
        private final VBox words = new VBox(name, outcome);
        private final HBox line = new HBox(8, shown, words);

        Cell() {
            line.setAlignment(Pos.CENTER_LEFT);
            setPrefWidth(0);
            shown.setOnAction(event -> model.show(getItem().run(), shown.isSelected()));
            shown.setAccessibleText(texts.get("runs.show"));
            setOnMouseClicked(event -> {
                if (event.getClickCount() == 2 && getItem() != null) {
                    beginRename();
                }
            });
            edited.setOnAction(event -> endRename(true));
            edited.focusedProperty().subscribe(focused -> {
                if (!focused && words.getChildren().get(0) == edited) {
                    endRename(true);
                }
            });
        }

        /** The input for a run's name; Escape cancels. */
        private final class NameInput extends TextField implements ValueInput {
            @Override
            public boolean isPending() {
                return true;
            }

            @Override
            public void revert() {
                endRename(false);
            }
        }

        private boolean isOf(KeptRun run) {
            return getItem() != null && getItem().run() == run;
        }

        private void beginRename() {
            edited.setText(getItem().name());
            words.getChildren().set(0, edited);
            edited.requestFocus();
            edited.selectAll();
        }

        private void endRename(boolean accept) {
            words.getChildren().set(0, name);
            if (accept && getItem() != null) {
                model.rename(getItem().run(), edited.getText());
            }
        }

        @Override
        protected void show(RunsModel.Row row) {
            words.getChildren().set(0, name);
            name.setText(row.name());
            outcome.setText(row.outcome());
            shown.setSelected(row.shown());
            setAccessibleText(row.name() + ", " + row.outcome());
            setGraphic(line);
        }
    }
}
