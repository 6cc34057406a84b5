package leapsmith.editor.inspector;

import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Message;

/** The list of history steps, the oldest first, with undone steps in a muted color; a click goes to a step. */
public final class HistoryView extends ListView<Integer> {
    private final Texts texts;
    private final HistoryModel model;
    private final ObservableList<Integer> states = FXCollections.observableArrayList();
    private boolean following;

    public HistoryView(Texts texts, HistoryModel model) {
        this.texts = texts;
        this.model = model;
        setItems(states);
        setId("history");
        setAccessibleText(texts.get("panel.history"));
        setCellFactory(list -> new Cell());
        getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (!following && now != null) {
                model.goTo(now);
            }
        });
        model.steps().addListener((ListChangeListener<Message>) change -> update());
        model.indexProperty().subscribe(now -> update());
    }

    private void update() {
        following = true;
        try {
            int wanted = model.steps().size() + 1;
            if (states.size() > wanted) {
                states.remove(wanted, states.size());
            }
            while (states.size() < wanted) {
                states.add(states.size());
            }
            int index = model.indexProperty().get();
            getSelectionModel().clearAndSelect(index);
            refresh();
            scrollTo(Math.max(0, index - 3));
        } finally {
            following = false;
        }
    }

    private final class Cell extends ListCell<Integer> {
        @Override
        protected void updateItem(Integer state, boolean empty) {
            super.updateItem(state, empty);
            getStyleClass().remove("history-undone");
            if (empty || state == null || state > model.steps().size()) {
                setText(null);
                return;
            }
            if (state > model.indexProperty().get()) {
                getStyleClass().add("history-undone");
            }
            setText(texts.get(
                    state == 0 ? Message.of("history.start") : model.steps().get(state - 1)));
        }
    }
}
